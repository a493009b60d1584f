"""The darkroom: turns Cycles' linear light into the final picture with numpy.

Lays the cart over the page's color, multiplies the caught shadow in, applies exposure, a soft shoulder for the
highlights and a little contrast, and writes an 8-bit PNG.
"""

import os
import tempfile

import bpy
import numpy as np

import denoise
from materials import PAGE_COLOR

KNEE = 0.62
CONTRAST = 0.55
SHADOW_DEPTH = 1.5
SHADOW_TOE = 0.10
SATURATION = 1.10
ALBEDO_SIGMA, NORMAL_SIGMA, ALPHA_SIGMA = 0.07, 0.30, 0.12
PASSES = {'Image': 'image', 'Shadow Catcher': 'shadow', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}


def _request_passes(folder, studio_shot):
    """Compositor nodes that save the passes as EXR files into a folder."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.cycles.use_pass_shadow_catcher = studio_shot
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new('CompositorNodeRLayers')
    target = nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '32'
    target.format.exr_codec = 'NONE'
    target.file_slots.clear()
    for socket, name in PASSES.items():
        if socket in source.outputs and source.outputs[socket].enabled:
            target.file_slots.new(name)
            links.new(source.outputs[socket], target.inputs[name])


def _read(folder, name):
    """Pixels of a saved pass as an array of height x width x 4, bottom row first; None if it was not rendered."""
    files = [f for f in os.listdir(folder) if f.startswith(name)]
    if not files:
        return None
    image = bpy.data.images.load(os.path.join(folder, files[0]))
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def _render(studio_shot, seed):
    """Renders the scene once and returns its passes by name."""
    bpy.context.scene.cycles.seed = seed
    with tempfile.TemporaryDirectory() as folder:
        _request_passes(folder, studio_shot)
        bpy.ops.render.render(write_still=False)
        return {name: _read(folder, name) for name in PASSES.values()}


def expose(studio_shot, exposure):
    """Renders the scene as two halves with half the samples each; returns the light of the whole picture, on the
    page's color for studio shots, without noise."""
    cycles = bpy.context.scene.cycles
    cycles.samples = max(2, cycles.samples // 2)
    cycles.adaptive_min_samples = min(6, cycles.samples)
    halves = [_render(studio_shot, seed) for seed in (1, 2)]
    albedo, normal, image = ((halves[0][name] + halves[1][name]) * 0.5 for name in ('albedo', 'normal', 'image'))
    alpha = (image[..., 3:4], ALPHA_SIGMA)
    guides = [(albedo[..., :3], ALBEDO_SIGMA), (normal[..., :3], NORMAL_SIGMA), alpha]
    light = [saturated(half['image'][..., :3] * exposure) for half in halves]
    if studio_shot:
        shadow = denoise.filtered(*(half['shadow'][..., :1] for half in halves), [alpha], 6)
        # The dashboard runs out of the picture, and so does its shadow.
        cropped = alpha[0][:, (0, -1)].max() > 0 or alpha[0][(0, -1), :].max() > 0
        shadow = np.clip(shadow, 0.0, 1.0) ** SHADOW_DEPTH if cropped else grounded(shadow)
        light = [over_page(part, half['image'][..., 3:4], shadow) for part, half in zip(light, halves)]
    return denoise.filtered(*light, guides)


def shoulder(light):
    """Rolls values above the knee off towards 1 so that highlights keep their color and never clip hard."""
    room = 1.0 - KNEE
    return np.where(light > KNEE, 1.0 - room * np.exp(-(np.maximum(light, KNEE) - KNEE) / room), light)


def encode(light):
    """sRGB transfer curve."""
    light = np.clip(light, 0.0, 1.0)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.power(np.maximum(light, 1e-8), 1 / 2.4) - 0.055)


def contrast(value):
    """Gentle S-curve around a middle gray that deepens shadows more than it lifts lights."""
    return value + CONTRAST * value * (1.0 - value) * (value - 0.55)


SCENE = np.concatenate(
    [np.linspace(0, 0.1, 500, endpoint=False), np.linspace(0.1, 1, 2000, endpoint=False), np.geomspace(1, 40, 1500)]
)
PICTURE = contrast(encode(shoulder(SCENE)))


def tone(light):
    """Scene light to picture values of 0 to 1."""
    return np.interp(light, SCENE, PICTURE)


def untone(value):
    """Scene light that gives a picture value."""
    return np.interp(value, PICTURE, SCENE)


def grounded(shadow):
    """Deepened shadow that ends within the picture. The light that a cart takes from all the ground around it is taken
    as given, so that the borders are the page's color and what is left lies as close as the shadow of a cloudy day."""
    rims = (shadow[(0, -1), :].ravel(), shadow[:, (0, -1)].ravel())
    darkness = 1.0 - np.clip(shadow / max(0.5, min(rim.min() for rim in rims)), 0.0, 1.0)
    # Begins flat, so that nobody sees where.
    return (1.0 - darkness**2 / (darkness + SHADOW_TOE) * (1.0 + SHADOW_TOE)) ** SHADOW_DEPTH


def saturated(light):
    """Colors a little stronger, as a camera's profile for products does."""
    gray = (light * np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)).sum(axis=2, keepdims=True)
    return np.maximum(gray + (light - gray) * SATURATION, 0.0)


def over_page(light, alpha, shadow):
    """Cart and shadow over the page's color, in scene light. The page's color survives the tone curve exactly."""
    page = untone(np.array([int(PAGE_COLOR[i : i + 2], 16) / 255 for i in (1, 3, 5)])).astype(np.float32)
    return light + (1.0 - alpha) * page * shadow


def write_png(pixels, path):
    """Saves values of 0 to 1 (bottom row first) as an 8-bit PNG."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new('picture', width, height, alpha=False)
    solid = np.ones((height, width, 4), dtype=np.float32)
    solid[..., :3] = pixels
    image.pixels.foreach_set(solid.ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    bpy.data.images.remove(image)


def develop(path, studio_shot, exposure=1.0):
    """Renders the current scene and writes the finished picture in the scene's resolution. Studio shots lie on the
    page's color. The render itself is smaller (resolution percentage) and enlarged after the noise is gone."""
    render = bpy.context.scene.render
    picture = tone(expose(studio_shot, exposure)).astype(np.float32)
    # A picture in full size keeps its edges smooth.
    crispness = 0.0
    if picture.shape[:2] != (render.resolution_y, render.resolution_x):
        picture = denoise.resized(picture, render.resolution_x, render.resolution_y)
        crispness = 0.22
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    write_png(denoise.sharpened(picture, crispness), path)
