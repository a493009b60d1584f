"""The photo studio: seamless sand ground, soft boxes, cameras of the shots `front`, `rear`, `side` and `dashboard`.

The ground is a shadow catcher: develop.py lays cart and shadow on the page's color, so that a picture's borders are
exactly that color. Distances in meters; X forward, Y to the driver's side, Z up.
"""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import materials
from geometry import link
from shader import Shader

SENSOR = 36.0
REFERENCE_LENGTH = 4.6
AMBIENT = '#fffaf2'
# Not in the driver's view: the glass, in which the steering wheel is mirrored, and the steps' bright edge at the sill.
UNSEEN_BY_DRIVER = ('screen pane', 'step ')
WIDEST = 0.91  # share of the width that a cart takes together with what lies beside it


def descendants(root):
    """The object and everything parented below it."""
    return [root, *root.children_recursive]


def set_beside(thing):
    """Marks an object and what is below it as lying beside the cart: the camera stands as near as if it were not
    there, as long as it fits into the picture."""
    for part in descendants(thing):
        part['beside'] = True


def corners(root, beside=False):
    """World corners of the bounding boxes of all visible geometry below an object; of what lies beside it on request
    only, and never of light, which casts no shadow."""
    bpy.context.view_layer.update()
    kinds = {'MESH', 'CURVE', 'SURFACE', 'FONT'}
    things = (t for t in descendants(root) if t.type in kinds and not t.hide_render and t.visible_shadow)
    framed = (t for t in things if beside or 'beside' not in t)
    return [thing.matrix_world @ Vector(corner) for thing in framed for corner in thing.bound_box]


def extent(points):
    """Lowest and highest corner of a cloud of points."""
    low = Vector(min(p[axis] for p in points) for axis in range(3))
    high = Vector(max(p[axis] for p in points) for axis in range(3))
    return low, high


def render_settings(shot, transparent=True):
    """Cycles settings for a picture: adaptive, few bounces, no caustics. `shot` gives width, height, samples and
    `renderScale`, the part of its size at which it is rendered before develop.py enlarges it."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = shot['width'], shot['height']
    scene.render.resolution_percentage = round(100 * shot['renderScale'])
    scene.render.film_transparent = transparent
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = shot['samples']
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = shot.get('threshold', 0.05)
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 2
    cycles.transparent_max_bounces = 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    # What is brighter is white all the same, and an edge of lamps or chrome keeps its steps of gray.
    cycles.sample_clamp_direct = 2.5
    cycles.sample_clamp_indirect = 2.0
    cycles.light_sampling_threshold = 0.02
    cycles.filter_width = 1.4
    cycles.use_auto_tile = False
    cycles.use_denoising = False


def direction(azimuth, elevation=0):
    """Unit vector towards a point of the sky; degrees, azimuth counts from +X counterclockwise."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))


def look(toward):
    """Rotation of a lamp, card or camera that looks along a direction."""
    return Vector(toward).to_track_quat('-Z', 'Y').to_euler()


def area_light(name, position, target, size, power, color='#ffffff'):
    """Soft box: an unseen area light of size (width, height) in meters that looks at a target; power in watts."""
    data = bpy.data.lights.new(name, 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', size[0], size[1]
    data.energy, data.color = power, materials.linear(color)[:3]
    light = link(bpy.data.objects.new(name, data))
    light.location, light.rotation_euler = position, look(Vector(target) - Vector(position))
    light.visible_camera = False
    return light


def world_light(diffuse, low, high, sky):
    """Ambient light. Diffuse surfaces see one tone; mirrors see a gradient from a dark horizon to a lighter sky of a
    color of its own, which keeps contrast in the paint."""
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    s = Shader(world.node_tree)
    height = s.split(s.node('TexCoord').outputs['Generated'])['Z']
    mirrored = s.range(height, 0.0, 1.0, low, high, smooth=False)
    is_diffuse = s.node('LightPath').outputs['Is Diffuse Ray']
    strength = s.node('Mix', A=mirrored, B=diffuse, Factor=is_diffuse)
    s.node('OutputWorld', s.node('Background', Color=s.mix(is_diffuse, sky, AMBIENT), Strength=strength))
    world.cycles.sampling_method = 'NONE'


def ground(center):
    """Sand ground that catches the shadow."""
    bpy.ops.mesh.primitive_plane_add(size=60, location=(center.x, center.y, 0))
    plane = bpy.context.object
    plane.name = 'ground'
    plane.data.materials.append(materials.sand())
    plane.is_shadow_catcher = True
    return plane


def light_card(name, position, target, size, strength, tilt=0):
    """Reflector card that only mirrors see: draws a bright strip into paint, chrome and glass and lights nothing,
    hence costs no samples. Size (along the cart or across, height) in meters; a card that is tilted by degrees fades
    out on one side, as a window does in glass."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = Shader(material.node_tree)
    if tilt:
        across = shader.split(shader.node('TexCoord').outputs['Generated'])['X']
        strength = shader.range(across, 0.0, 1.0, 0.0, strength)
    shader.output(shader.node('Emission', Strength=strength))
    material.cycles.sample_as_light = False
    bpy.ops.mesh.primitive_plane_add(size=1, location=position)
    card = bpy.context.object
    card.name, card.scale = name, (size[0], size[1], 1)
    card.rotation_euler = look(Vector(target) - Vector(position))
    card.rotation_euler.rotate_axis('Z', math.radians(tilt))
    card.data.materials.append(material)
    card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False
    return card


def stage(root, kind='front'):
    """Ground and lights around an object for a kind of shot; the light cards grow with its length."""
    low, high = extent(corners(root))
    center = (low + high) / 2
    middle = Vector((center.x, center.y, 0.8))
    length = max(3.0, high.x - low.x)
    # Seen from behind, the lights stand as before a mirror.
    way = -1 if kind == 'rear' else 1
    end = low.x if kind == 'rear' else high.x
    # Seen by the driver the hood mirrors what is before the cart: blue sky down to the horizon and no sand, which would
    # gray dark paint, and bright, since else metallic paint would lose its color.
    driver = kind == 'dashboard'
    ground(center).visible_glossy = not driver
    world_light(0.42, *((0.30, 1.0, '#dfe9f8') if driver else (0.10, 0.55, AMBIENT)))
    # From the side the key stands nearer to the camera, else the flank would be in the shade.
    spot = (center.x + 2.2, 5.6, 4.6) if kind == 'side' else (end + way * 2.8, 2.7, 4.9)
    area_light('key', spot, middle + Vector((0.2 * way, 0, 0)), (3.4, 2.4), 36 * 3.4 * 2.4, '#fff9f1')
    wide, back = length + 2.5, (center.x - way * 1.4, -4.8, 3.9)
    area_light('rim', back, middle + Vector((0, 0, 0.6)), (wide, 0.75), 42 * wide * 0.75, '#f4f8ff')
    light_card('top strip', (center.x, 0.5, 4.6), middle, (length + 2.0, 0.7), 4)
    # The cards stand where flank, nose, glass and corners mirror them toward the cameras: azimuth from the front (or
    # from the tail), distance, height, width, depth, strength, tilt.
    half = length / 2
    if kind == 'side':
        light_card('wheel card', (center.x, 6.5, 0.55), (center.x, 0, 0.5), (length + 3.0, 0.9), 0.9)
    for name, azimuth, distance, height, width, depth, strength, tilt in (
        ('flank strip', 136, half + 5.0, 1.45, length + 1.5, 0.34, 4.5, 0),
        ('flank card', 138, half + 5.6, 2.9, 4.5, 1.3, 1.3, 0),
        ('side strip', 90, 6.4, 2.1, length + 2.0, 0.40, 4, 0),
        ('nose strip', -42, half + 4.2, 1.5, 3.2, 0.36, 4.5, 0),
        ('nose card', -36, half + 4.8, 2.9, 3.4, 1.2, 1.3, 0),
        ('corner card', 14, half + 5.0, 2.3, 0.5, 2.2, 3.5, 0),
        ('glass card', -50, half + 6.4, 4.4, 1.5, 5.0, 4.5, 24),
        ('glass strip', -63, half + 6.4, 4.4, 0.3, 5.0, 3.0, 24),
    ):
        spot = Vector((center.x, center.y, height)) + direction(azimuth if way > 0 else 180 - azimuth) * distance
        light_card(name, spot, middle, (width, depth), strength, tilt)


def add_camera(position, toward, lens, reach=200):
    """Camera at a position that looks along a direction; lens in mm, reach in meters."""
    data = bpy.data.cameras.new('camera')
    data.sensor_width, data.lens = SENSOR, lens
    data.clip_start, data.clip_end = 0.1, reach
    camera = link(bpy.data.objects.new('camera', data))
    camera.location, camera.rotation_euler = position, look(toward)
    bpy.context.scene.camera = camera
    return camera


def _projected(camera, points):
    """Extent of points in the picture: left, right, bottom, top as shares of width and height."""
    bpy.context.view_layer.update()
    flat = [world_to_camera_view(bpy.context.scene, camera, point) for point in points]
    return min(p.x for p in flat), max(p.x for p in flat), min(p.y for p in flat), max(p.y for p in flat)


def _level_camera(root, azimuth, height, lens, fill, ground_line):
    """Level camera (verticals stay upright) around an object, at an azimuth in degrees from its front.

    The distance is a soft fit: a cart as long as REFERENCE_LENGTH fills the share `fill` of the width, a shorter one
    fills less, but never so little that it looks lost. `ground_line`: where the lowest point stands in the frame.
    """
    points = corners(root)
    low, high = extent(points)
    center = (low + high) / 2
    toward = direction(azimuth)
    share = fill * min(1.0, (high.x - low.x) / REFERENCE_LENGTH) ** 0.3
    distance = 10.0 * lens / 80
    camera = add_camera((0, 0, 0), -toward, lens)
    for _ in range(5):
        camera.location = Vector((center.x, center.y, height)) + toward * distance
        left, right, bottom, top = _projected(camera, points)
        distance *= max((right - left) / share, (top - bottom) / 0.84)
    camera.location = Vector((center.x, center.y, height)) + toward * distance
    whole = corners(root, beside=True)
    left, right, bottom, top = _projected(camera, whole)
    if right - left > WIDEST:
        distance *= (right - left) / WIDEST
        camera.location = Vector((center.x, center.y, height)) + toward * distance
        left, right, bottom, top = _projected(camera, whole)
    render = bpy.context.scene.render
    aspect = render.resolution_y / render.resolution_x
    camera.data.shift_x = (left + right) / 2 - 0.5
    camera.data.shift_y = (bottom - ground_line) * aspect
    return camera


def front_camera(root, rows):
    """Three-quarter view, front to the left; of several rows of seats from so far aside that people can count them. Of
    two rows, four backs at even distances would look like three or four rows: there each row's two stand together."""
    return _level_camera(root, {1: 42, 2: 61}.get(rows, 54), 1.42, 78, 0.86, 0.105)


def rear_camera(root):
    """Three-quarter view from behind, tail to the right."""
    return _level_camera(root, 138, 1.50, 78, 0.86, 0.105)


def side_camera(root):
    """Driver's side, front to the left, almost without perspective."""
    return _level_camera(root, 90, 1.0, 260, 0.94, 0.16)


def dashboard_camera(root):
    """What the driver sees: wheel and dash, and the painted hood beyond, with a shallow depth of field."""
    bpy.context.view_layer.update()
    for thing in descendants(root):
        thing.hide_render = thing.name.startswith(UNSEEN_BY_DRIVER)
    dash = next(thing for thing in descendants(root) if thing.type == 'EMPTY' and thing.name == 'dash')
    focus = dash.matrix_world.translation + Vector((-0.16, 0.10, 0.90))
    toward = direction(168, 34)
    width, lens = 1.2, 28
    camera = add_camera(focus + toward * (width * lens / SENSOR), -toward, lens)
    camera.data.dof.use_dof = True
    camera.data.dof.focus_distance = (camera.location - focus).length - 0.10
    camera.data.dof.aperture_fstop = 5.6
    area_light('camera fill', camera.location + Vector((0, 0.3, 0.25)), focus, (0.9, 0.6), 30 * 0.9 * 0.6)
    return camera


def build(shot, root, rows):
    """Sets up the stage and the camera for a shot of a cart with so many rows of seats that face forward."""
    kind = shot['kind']
    render_settings(shot)
    stage(root, kind)
    if kind == 'front':
        return front_camera(root, rows)
    return {'rear': rear_camera, 'side': side_camera, 'dashboard': dashboard_camera}[kind](root)
