"""Scene `showroom-lewes`: cedar-shingled coastal showroom with white trim and big windows, late light, shell drive."""

import math

import numpy as np

from geometry import bevel, copy_linked, empty
from scene_arch import (
    Frame,
    band,
    bollard_lamp,
    corner_board,
    courses,
    door,
    downspout,
    gable,
    gable_roof,
    gooseneck_lamp,
    gutter,
    house_roof,
    lettering,
    planter,
    room,
    sheathing,
    trim,
    window,
)
from scene_core import (
    Boxes,
    Clouds,
    Glow,
    add_camera,
    add_sky,
    add_sun,
    fbm,
    grid,
    instance,
    lathe,
    place_cart,
    value_noise,
)
from scene_mats import asphalt_shingle, concrete, crushed_shell, leaf, metal, painted, plain, shingle
from scene_plants import beach_grass, bush, grove, lawn_tufts, leafy_tree, scatter, spread
from studio import area_light

WIDTH, DEPTH, EAVE = 21.0, 9.0, 3.75
LEFT, FRONT_Y = -9.2, 5.4
RISE = math.radians(35)
PAVILION = (7.2, 13.8)
PAVILION_OUT, PAVILION_EAVE = 1.5, 4.3
AIR = ('#f3dfc8', 320.0)
# Wide: whole front, three-quarter. Tall: entrance with the nearest cart.
CAMERAS = {
    'wide': ((-7.2, -13.0, 1.65), (-0.6, 3.0, 1.65), 33, (-0.01, 0.068), (-2.0, -0.5, 1), 8.0),
    'tall': ((-6.4, -11.4, 1.5), (-0.9, 3.0, 1.5), 39, (-0.035, 0.14), (-2.5, 0, 1), 8.0),
}


def build(first, second, third, crop, wordmark):
    """first, second, third: () -> Empty of the carts on the drive. Returns the exposure."""
    add_sky(
        [(0, '#fbd9b4'), (4, '#f8e3cf'), (10, '#dfe4e8'), (22, '#a9cbe6'), (55, '#6fa3d6'), (90, '#5488c4')],
        light_strength=0.8,
        ground='#b5a68c',
        glow=Glow(150, 2, '#ffdcab', 0.7, 34),
        clouds=Clouds(
            '#fff0df', '#d9cdd0', 0.85, scale=0.36, stretch=2.4, turn=15, low=2, high=60, cover=0.48, soft=0.25, seed=41
        ),
    )
    add_sun(222, 19, '#ffc995', 5.4, 1.2)
    _ground()
    _building(wordmark)
    _planting()
    outside = [
        place_cart(cart(), x, y, 222)
        for cart, (x, y) in zip((first, second, third), ((-4.9, -2.9), (-0.5, -1.2), (4.2, 0.0)))
    ]
    place_cart(copy_linked(outside[1]), -5.6, 8.0, 235, 0.12)
    place_cart(copy_linked(outside[2]), 7.6, 8.2, 215, 0.12)
    add_camera(*CAMERAS[crop])
    return 1.06


def _ground():
    """Shell drive, timber edge, lawn and far marsh."""
    grid(
        'drive',
        np.linspace(-45, 45, 90),
        np.linspace(-22, 4.2, 40),
        lambda x, y: 0.02 * fbm(x * 0.25, y * 0.25, 3, 2) - 0.012,
        crushed_shell(),
    )
    grid(
        'land',
        np.linspace(-220, 220, 60),
        np.linspace(4.15, 300, 60),
        lambda x, y: -0.03 + 0 * x,
        plain('land', '#8f9160', 0.95),
    )
    walk = Boxes(4)
    for x in np.arange(LEFT - 0.6, LEFT + WIDTH + 0.6, 1.5):
        walk.add((x, 2.7, -0.1), (x + 1.492, 4.2, 0.09))
    walk.build('walk', concrete('walk concrete', '#cfc8bb', '#b6ae9f'), 0.008)
    edge = Boxes(5)
    for x in np.arange(-40, 40, 3.0):
        edge.add((x, 2.52, -0.1), (x + 2.985, 2.68, 0.11))
    edge.build('curb', concrete('curb', '#d6d0c4', '#bdb5a6'), 0.015)


def _building(wordmark):
    """Main house along X with front roof slope, gabled entrance pavilion, cupola."""
    front = Frame((LEFT, FRONT_Y, 0.12))
    height = EAVE - 0.12
    left_windows = [(0.75, 0.5, 2.55, 2.9), (2.85, 0.5, 4.65, 2.9), (4.95, 0.5, 6.75, 2.9)]
    right_windows = [(a + 13.5, b, c + 13.5, d) for a, b, c, d in left_windows]
    hidden = (PAVILION[0] + 0.1, 0, PAVILION[1] - 0.1, height)
    openings = [*left_windows, *right_windows, hidden]
    _wall('front wall', front, WIDTH, height, 2, openings)
    for low in (*left_windows, *right_windows):
        window(front, low[0], low[1], low[2] - low[0], low[3] - low[1], 3, 2, 0.12, double_hung=False, upper_only=True)
    for u0, u1 in ((0, PAVILION[0]), (PAVILION[1], WIDTH)):
        band(front, u0, u1, 0.0, 0.24, out=0.04)
        band(front, u0, u1, height - 0.3, height, out=0.045)
    for u in (0.03, WIDTH - 0.03):
        corner_board(front, u, height)
    _pavilion(wordmark)
    _main_roof()
    room(
        (LEFT + 0.15, FRONT_Y + 0.18, 0.11),
        (LEFT + WIDTH - 0.15, FRONT_Y + DEPTH - 1.0, 3.6),
        wall='#e6dfd0',
        floor='#a58b6a',
        light=22.0,
    )
    _furnish()
    lamps = [1.65 + 0.0, 3.75, 5.85, 15.15, 17.25, 19.35]
    for u in lamps:
        gooseneck_lamp(front, u, 3.02)
    for heading in (1, -1):
        side = (
            Frame((LEFT, FRONT_Y + DEPTH, 0.12), (0, -1, 0))
            if heading > 0
            else Frame((LEFT + WIDTH, FRONT_Y, 0.12), (0, 1, 0))
        )
        _wall('side wall', side, DEPTH, height, 5, top=gable(DEPTH, height, DEPTH / 2 * math.tan(RISE)))
        corner_board(side, DEPTH - 0.03 if heading > 0 else 0.03, height)


def _pavilion(wordmark):
    """Entrance: gabled front of glass doors and transoms, shingled gable, a sign whose letters no lamp may shade."""
    u0, u1 = PAVILION
    span = u1 - u0
    y = FRONT_Y - PAVILION_OUT
    front = Frame((LEFT + u0, y, 0.12))
    height = PAVILION_EAVE - 0.12
    rise = math.radians(42)

    glazed = [(0.4, 0.42, 2.05, 2.92), (2.25, 0.02, 4.35, 2.92), (4.55, 0.42, 6.2, 2.92)]
    attic = (span / 2 - 0.45, height + 1.55, span / 2 + 0.45, height + 2.3)
    top = gable(span, height, math.tan(rise) * (span / 2))
    _wall('pavilion wall', front, span, height, 8, [*glazed, attic], top)
    for at in (glazed[0], glazed[2]):
        window(front, at[0], at[1], at[2] - at[0], at[3] - at[1], 2, 2, 0.12, double_hung=False, upper_only=True)
    door(front, 2.3, 0.02, 1.0, 2.2, '#f1f0ea', double=True)
    window(front, 2.3, 2.42, 2.0, 0.5, 4, 1, 0.1, double_hung=False, sill=False)
    band(front, 0, span, height - 0.62, height - 0.42, out=0.045)
    for u in (0.03, span - 0.03):
        corner_board(front, u, height, width=0.18)
    sign = Boxes(3)
    sign.add((span / 2 - 1.9, height - 0.22, 0.02), (span / 2 + 1.9, height + 0.98, 0.07), 0.5, front.matrix)
    sign.build('sign rim', trim(), 0.01)
    inner = Boxes(3)
    inner.add((span / 2 - 1.82, height - 0.14, 0.06), (span / 2 + 1.82, height + 0.9, 0.078), 0.5, front.matrix)
    inner.build('sign board', painted('sign navy', '#1f4a57', 0.4, 0.04), 0.004)
    lettering(front, wordmark, span / 2, height + 0.38, 3.4, 0.84, 0.08)
    window(front, span / 2 - 0.45, height + 1.55, 0.9, 0.75, 2, 2, 0.1, double_hung=False)
    dark = ((span / 2 - 0.6, height + 1.4), (span / 2 + 0.6, height + 2.4))
    front.sheet('attic dark', *dark, -0.25, plain('attic', '#39322b'))
    for sign_ in (-1, 1):
        side = (
            Frame((LEFT + u0, FRONT_Y + 0.2, 0.12), (0, -1, 0)) if sign_ < 0 else Frame((LEFT + u1, y, 0.12), (0, 1, 0))
        )
        _wall('pavilion side', side, PAVILION_OUT + 0.2, height, 12)
        corner_board(side, PAVILION_OUT + 0.17 if sign_ < 0 else 0.03, height)
    gable_roof('pavilion roof', LEFT + u0 + span / 2, y - 0.4, PAVILION_EAVE, span / 2, rise, 6.2, 0.45, _tabs(), 20)


def _wall(name, frame, width, height, seed, openings=(), top=None):
    """Wall of cedar shingles over a dark backing."""
    sheathing(name, frame, width, height, plain('backing', '#5d5348', 0.9), openings, top)
    cedar = shingle('cedar shingle', '#756b5f', '#aa9a83', '#9b948a')
    whole = top(width / 2) if top else height
    courses(
        f'{name} shingles', frame, width, whole, cedar, openings, 0.125, (0.08, 0.19), 0.014, 0.005, 0.005, top, seed
    )


def _tabs():
    return asphalt_shingle('showroom roof', '#565a5c', '#7d7f7d')


def _main_roof():
    """Front slope (and the back one for the silhouette), gutters, cupola with vane."""
    over = 0.5
    low = EAVE - over * math.sin(RISE) + 0.08
    y = FRONT_Y - over * math.cos(RISE)
    house_roof(LEFT, WIDTH, FRONT_Y, DEPTH, low, RISE, over, _tabs(), (3, 4))
    for a, b in ((LEFT - 0.4, LEFT + PAVILION[0] - 0.5), (LEFT + PAVILION[1] + 0.5, LEFT + WIDTH + 0.4)):
        gutter((a, y - 0.06, low - 0.03), (b, y - 0.06, low - 0.03))
    for x in (LEFT + 0.12, LEFT + WIDTH - 0.12):
        downspout((x, y - 0.06, low - 0.06), (x, FRONT_Y - 0.09, 0.12))
    ridge = EAVE + DEPTH / 2 * math.tan(RISE)
    _cupola(LEFT + WIDTH / 2 + 6.4, FRONT_Y + DEPTH / 2, ridge)


def _cupola(x, y, z):
    """Louvred cupola with a copper hat."""
    parts = Boxes(6)
    parts.add((x - 0.62, y - 0.62, z - 0.6), (x + 0.62, y + 0.62, z + 0.3))
    for dx in (-0.5, 0.5):
        for dy in (-0.5, 0.5):
            parts.add((x + dx - 0.09, y + dy - 0.09, z + 0.3), (x + dx + 0.09, y + dy + 0.09, z + 1.15))
    parts.add((x - 0.7, y - 0.7, z + 0.26), (x + 0.7, y + 0.7, z + 0.34))
    parts.add((x - 0.72, y - 0.72, z + 1.12), (x + 0.72, y + 0.72, z + 1.24))
    for level in np.arange(0.38, 1.1, 0.085):
        parts.add((x - 0.44, y - 0.5, z + level), (x + 0.44, y - 0.44, z + level + 0.06))
        parts.add((x - 0.5, y - 0.44, z + level), (x - 0.44, y + 0.44, z + level + 0.06))
    parts.build('cupola', trim(), 0.008)
    hat = lathe(
        'cupola hat',
        [(1.1, 1.24), (0.95, 1.3), (0.62, 1.52), (0.32, 1.9), (0.06, 2.2), (0.0, 2.25)],
        metal('copper', '#7d9a8a', 0.55),
        None,
        4,
        20,
    )
    hat.location, hat.rotation_euler[2] = (x, y, z), math.pi / 4
    pole = lathe(
        'vane', [(0.018, 2.2), (0.018, 2.75), (0.05, 2.78), (0.0, 2.84)], metal('vane metal', '#3f3a33', 0.5), None, 10
    )
    pole.location = (x, y, z)
    bevel(hat, 0.01, 2)


def _furnish():
    """Counter, back wall panels and warm lamps seen through the glass."""
    parts = Boxes(9)
    parts.add((-0.6, 10.6, 0.12), (2.6, 11.3, 1.15))
    parts.add((-0.7, 10.5, 1.15), (2.7, 11.4, 1.2))
    parts.build('counter', painted('counter', '#9a7650', 0.4), 0.01)
    panels = Boxes(10)
    for x in np.arange(LEFT + 0.6, LEFT + WIDTH - 2, 2.9):
        panels.add((x, FRONT_Y + DEPTH - 1.1, 1.0), (x + 2.1, FRONT_Y + DEPTH - 1.04, 2.6))
    panels.build('panels', painted('panel', '#7fa5a5', 0.5), 0.01)
    area_light('area', (0.5, FRONT_Y + 3.0, 3.4), (0.5, FRONT_Y + 3.0, 0), (18, 4), 1500, '#ffdcae')


def _planting():
    """Hydrangeas and grasses along the walls, planters at the doors, trees and pines behind."""
    random = np.random.default_rng(15)
    blue = leaf('hydrangea', '#7f9fd8', '#a4b6e2', '#c9cdee', 0.3, 0.2)
    made = [bush(f'hydrangea {i}', i, (1.1, 0.9, 0.85), None, 0.1, 3800, 24, blue) for i in (1, 2)]
    green = bush('boxwood', 3, (0.9, 0.9, 0.7), None, 0.05, 6000)
    tall = beach_grass('fountain grass', height=0.95, count=90)
    for u in np.arange(0.5, WIDTH, 0.95):
        if PAVILION[0] - 0.4 < u < PAVILION[1] + 0.4:
            continue
        x, y = LEFT + u + random.normal(0, 0.08), 4.65 + random.normal(0, 0.08)
        pick = random.random()
        meshes = made[0] if pick < 0.35 else made[1] if pick < 0.6 else green if pick < 0.85 else [tall[0], tall[1]]
        for mesh in meshes:
            instance(mesh, (x, y, 0.02), random.uniform(0, 6), random.uniform(0.75, 0.95))
    mulch = Boxes(3)
    mulch.add((LEFT, 4.2, -0.05), (LEFT + WIDTH, FRONT_Y, 0.05))
    mulch.build('mulch', plain('mulch', '#5a4636', 0.95))
    for x in (LEFT + PAVILION[0] + 1.2, LEFT + PAVILION[1] - 1.2):
        top = planter(x, 3.45)
        for mesh in bush('planter box', 5, (0.62, 0.62, 0.6), None, 0.045, 3600):
            instance(mesh, (x, 3.45, top - 0.08))
    crown = leaf('crown leaf', '#56753a', '#6a8a45', '#8aa456', 0.2, 0.1)
    trees = [
        leafy_tree(name, seed, height, width, wood, crown, 0.13, 110000, clump=1.0, core=0.7)
        for name, seed, height, width, wood in (('oak', 3, 9.5, 3.6, 0.2), ('maple', 7, 8.0, 3.0, 0.16))
    ]
    places = ((-17.5, 10, 1.0), (-23, 19, 1.15), (17, 19, 1.1), (22, 12, 0.95), (-31, 30, 1.3), (29, 26, 1.3))
    grove(trees, places, 1.7)
    tufts = lawn_tufts('lawn', count=80)

    def keep(x, y):
        return ((x < LEFT - 0.7) | (x > LEFT + WIDTH + 0.7)) * (0.6 + 0.4 * value_noise(x, y, 4))

    scatter(
        tufts,
        spread(random, 9000, (-22, 2.75), (22, 12), lambda x, y: -0.03 + 0 * x, keep),
        random,
        (0.8, 1.4),
        0.1,
        empty('lawn'),
    )
    bollard_lamp(LEFT - 1.9, 3.3)
    bollard_lamp(LEFT + WIDTH + 1.6, 3.3)
