"""Scene `home`: a lifted family cart on a street along dunes and surf, low sun from the sea."""

import math

import numpy as np

from geometry import empty
from scene_core import (
    Boxes,
    Clouds,
    Glow,
    add_camera,
    add_sky,
    add_sun,
    fbm,
    grid,
    material,
    place_cart,
    smoothstep,
    value_noise,
)
from scene_mats import asphalt, concrete, sand
from scene_plants import beach_grass, scatter, spread

CURB, SEA_WALL = 1.4, 2.3
WALK_Z = 0.12
SEA_LEVEL = -3.4
WATERLINE = 47.0
AIR = ('#f1dcc6', 420.0)
FAR_AIR = ('#f6dec6', 1500.0)


def build(cart, crop, _wordmark):
    """Set the scene; cart() -> Empty of the family cart. Returns the exposure."""
    _light()
    beach_street(-13.0, CURB)
    dunes()
    sea()
    place_cart(cart(), 0.0, 0.0, 193)
    _camera(crop)
    return 1.05


def _light():
    """Early light: sun low behind the camera's left shoulder, glowing horizon, a few thin clouds high up."""
    add_sky(
        [
            (0, '#fbdcc0'),
            (2.5, '#f8e4d4'),
            (6, '#e4e8ea'),
            (11, '#bfd9ea'),
            (19, '#9fc9e7'),
            (38, '#74addd'),
            (90, '#4d86c0'),
        ],
        strength=1.0,
        light_strength=0.85,
        ground='#cdbb9a',
        glow=Glow(108, 0, '#ffe0bd', 0.7, 24, 1.04),
        clouds=Clouds(
            '#fff4ea', '#e9dcd8', 0.8, scale=0.4, stretch=2.6, turn=35, low=2, high=50, cover=0.47, soft=0.26, seed=11
        ),
    )
    add_sun(202, 17, '#ffcb98', 6.0, 1.2)


def beach_street(inner, curb, start=-16):
    """Asphalt from y = `inner` to the curb towards the sea, a concrete walk behind it, a low wall before the dunes.

    It begins at x = `start`.
    """
    grid(
        'street',
        np.linspace(start, 62, 90),
        np.linspace(inner, curb, 24),
        lambda x, y: 0.008 * fbm(x * 0.2, y * 0.2, 2, 4) - 0.01,
        asphalt(),
    )
    walk, edges = Boxes(3), Boxes(5)
    for x in np.arange(start, 62, 1.5):
        walk.add((x + 0.004, curb + 0.16, -0.1), (x + 1.496, SEA_WALL, WALK_Z))
    for x in np.arange(start, 62, 3.0):
        for low, high, foot, top in ((curb, curb + 0.16, -0.2, 0.13), (SEA_WALL, SEA_WALL + 0.24, -2.4, 0.34)):
            edges.add((x + 0.004, low, foot), (x + 2.996, high, top))
    walk.build('sea walk', concrete('walk concrete', '#cbc5b8', '#b3ac9e'), 0.008)
    edges.build('sea curbs', concrete('curb', '#d6d0c4', '#bdb5a6'), 0.02)


def _ground(x, y, foot=-1.05):
    """Height of dune and beach; a saddle on the left keeps the sea in view."""
    right = smoothstep(2.0, 16.0, x + 0.25 * y)
    crest = -1.25 + 1.35 * right + 0.45 * fbm(x * 0.11 + 4, y * 0.13, 3, 4)
    near = foot + 0.25 * fbm(x * 0.3, y * 0.3, 3, 9)
    rise = smoothstep(3.0, 10.0, y)
    z = near * (1 - rise) + crest * rise
    beach = -2.35 - (y - 24.0) * 0.045
    z = z + (beach - z) * smoothstep(11.0, 23.0, y + 2.5 * fbm(x * 0.09, y * 0.05, 2, 12))
    return z + 0.05 * fbm(x * 0.9, y * 0.9, 3, 6) * (1 - smoothstep(24, 40, y))


def dunes(foot=-1.05):
    """Sand with ripples and marram grass in clumps, at the wall of the street at the height `foot`."""

    def ground(x, y):
        return _ground(x, y, foot)

    surface = sand('dune sand', '#e2cfac', '#cbb58d', haze=AIR, wet_y=(38.0, 45.0))
    grid(
        'dune',
        np.linspace(-45, 110, 520),
        np.concatenate([np.linspace(1.9, 24, 130), np.linspace(24.5, 62, 60)]),
        ground,
        surface,
    )
    random = np.random.default_rng(21)
    meshes = beach_grass(haze=AIR)
    root = empty('beach grass')

    def density(x, y):
        patch = smoothstep(
            0.40, 0.66, value_noise(x * 0.33 + 7, y * 0.42, 31) * 0.7 + 0.3 * value_noise(x * 1.3, y * 1.3, 5)
        )
        band = smoothstep(2.5, 5.0, y) * (1 - smoothstep(12.0, 17.5, y))
        thick = 0.5 + 0.5 * smoothstep(-3.0, 12.0, x)
        return patch * band * thick

    points = spread(random, 15000, (-14, 2.6), (60, 18), ground, density)
    low = 0.62 + 0.38 * smoothstep(-3.0, 8.0, points[:, 0] + 0.25 * points[:, 1])
    scatter(meshes, points, random, (0.7, 1.2), 0.14, root, low)


def sea():
    """Swell towards the beach, two breaking rows with foam, wash on the sand, far water to the horizon."""
    rows = np.concatenate([np.linspace(WATERLINE - 5.5, WATERLINE + 40, 360), np.geomspace(WATERLINE + 40.5, 6000, 90)])
    columns = np.concatenate([np.linspace(-60, 130, 620), np.geomspace(131, 7000, 60)])
    columns = np.concatenate([-np.geomspace(61, 5000, 30)[::-1], columns])
    grid('sea', columns, rows, _water, _sea_surface(), attributes={'foam': _foam})


def _breakers(x, y):
    """(profile 0..1, foam 0..1) of the breaking rows."""
    profile, foam = np.zeros_like(x), np.zeros_like(x)
    for offset, size, seed in ((6.5, 0.42, 1), (17.0, 0.75, 2), (31.0, 0.55, 3)):
        line = WATERLINE + offset + 3.2 * fbm(x * 0.028, 0 * x + seed, 3, seed)
        away = y - line + 0.5 * fbm(x * 0.35, y * 0.5, 3, seed + 20)
        strength = smoothstep(0.36, 0.66, value_noise(x * 0.035, 0 * x, seed + 40))
        shape = np.where(away < 0, np.exp(-((away / 0.55) ** 2)), np.exp(-((away / 2.6) ** 2)))
        profile += size * shape * (0.35 + 0.65 * strength)
        spill = np.where(away < 0, np.exp(-((away / (2.2 + 2.5 * strength)) ** 2)), np.exp(-((away / 0.4) ** 2)))
        foam = np.maximum(foam, spill * strength)
    return profile, foam


def _water(x, y):
    """Height of the water."""
    fade = 1 - smoothstep(120, 500, y)
    swell = 0.10 * np.sin(y * 0.62 + 2.2 * fbm(x * 0.03, y * 0.03, 2, 8)) + 0.10 * fbm(x * 0.16, y * 0.42, 3, 13)
    lap = 0.30 * fbm(x * 0.07, 0 * x, 3, 60)
    depth = smoothstep(WATERLINE - 4.0, WATERLINE + 9.0, y)
    return SEA_LEVEL + 0.07 + lap * (1 - depth) * 0.5 + (swell * fade + _breakers(x, y)[0]) * depth


def _foam(x, y):
    """Foam amount per vertex: breakers and the wash line."""
    wash = np.exp(-(((y - (WATERLINE - 1.6 + 1.6 * fbm(x * 0.05, 0 * x, 3, 71))) / 1.3) ** 2)) * 0.85
    return np.clip(np.maximum(_breakers(x, y)[1], wash), 0, 1)


def _sea_surface():
    def make(s):
        place = s.position()
        chop = s.noise(s.scaled(place, (0.45, 1.1, 1.0)), 1.0, 6.0, 0.62)
        fine = s.noise(s.scaled(place, (2.0, 4.2, 1.0)), 1.0, 4.0, 0.6)
        height = s.math('ADD', s.math('MULTIPLY', chop, 0.55), s.math('MULTIPLY', fine, 0.08))
        y = s.split(place)[1]
        deep = s.range(y, WATERLINE - 2.0, WATERLINE + 60.0)
        color = s.mix(deep, '#6fa79d', '#1f6f82')
        water = s.principled(color, s.range(y, 60.0, 400.0, 0.08, 0.3), s.bump(height, 0.55, 1.0), 0.5)
        stretched = s.scaled(place, (0.55, 1.5, 1.0))
        lumps = s.noise(stretched, 1.3, 7.0, 0.72, 0.3)
        cells = s.voronoi(
            s.vector('ADD', stretched, s.scaled(s.combine(lumps, lumps, 0.0), (1.5, 1.5, 0.0))), 1.7, 'DISTANCE_TO_EDGE'
        )
        lace = s.math('SUBTRACT', s.math('MULTIPLY', lumps, 1.0), s.math('MULTIPLY', cells, 0.75))
        amount = s.attribute('foam')
        cover = s.range(s.math('ADD', lace, s.math('MULTIPLY', amount, 0.85)), 0.70, 0.98)
        cover = s.math('MULTIPLY', cover, s.range(amount, 0.04, 0.35))
        tone = s.mix(s.range(lumps, 0.36, 0.62), '#b4bfc0', '#f2eee6')
        white = s.principled(tone, 0.9, s.bump(lumps, 1.0, 0.9), 0.2)
        return s.haze(s.mix_shader(cover, water, white), *FAR_AIR)

    return material('sea', make)


def _camera(crop):
    """Wide: cart in the right half. Tall: cart below, sky above."""
    view = math.radians(36)
    forward = np.array([math.sin(view), math.cos(view)])
    middle = np.array([-0.1, -0.1])
    height = 1.42
    distance, lens, shift = {'wide': (10.6, 55, (-0.205, -0.010)), 'tall': (10.0, 72, (0.0, 0.125))}[crop]
    eye = middle - forward * distance
    aim = eye + forward * 10
    add_camera((*eye, height), (*aim, height), lens, shift, (-1.4, -0.9, 0.8), 5.6)
