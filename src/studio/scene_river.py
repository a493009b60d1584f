"""Scene `setting-river`: a vintage cart on a brick promenade above a wide river, a bridge in the haze."""

import math

import numpy as np

from geometry import empty
from scene_arch import planter
from scene_core import Boxes, Clouds, add_camera, add_sky, add_sun, grid, instance, place_cart, tube
from scene_mats import bark, calm_water, concrete, leaf, paver, plain
from scene_plants import bush, leafy_tree, plant
from scene_town import bench, far_bank, iron_railing, pavers, street_lamp

EDGE_Y = 2.3
LEVEL = -1.7
BANK_Y = 240.0
AIR = ('#dfe5e6', 420.0)
CAMERAS = {
    'wide': ((-3.2, -9.6, 1.5), (-0.9, 2.0, 1.5), 40, (-0.05, 0.035), (-0.9, -1.2, 1.0), 6.3),
    'tall': ((-3.3, -9.2, 1.5), (0.2, -0.75, 1.5), 74, (0.0, 0.10), (-0.9, -1.2, 1.0), 6.3),
}


def build(cart, crop, _wordmark):
    """cart: () -> Empty. Returns the exposure."""
    add_sky(
        [(0, '#f3e9db'), (4, '#e9ebe9'), (10, '#cbdfea'), (24, '#98c3e4'), (60, '#659fd6'), (90, '#4f89c6')],
        light_strength=0.9,
        ground='#a79c8a',
        clouds=Clouds(
            '#fffaf2', '#d3d9df', 0.85, scale=0.38, stretch=2.1, turn=12, low=2, high=65, cover=0.5, soft=0.22, seed=41
        ),
    )
    add_sun(222, 30, '#ffdcb2', 5.4, 1.0)
    _promenade()
    _river()
    _bridge()
    _furniture()
    place_cart(cart(), 0.35, -0.75, 209)
    add_camera(*CAMERAS[crop])
    return 0.95


def _promenade():
    """Brick walk with a granite curb and an iron railing above the water."""
    pavers('promenade', (-11.0, -10.0), (15.0, EDGE_Y - 0.4), paver('brick paver', '#8d5742', '#b27a5f', '#6f5145'))
    base = Boxes(2)
    base.add((-40, -20, -0.4), (60, EDGE_Y - 0.4, -0.02))
    base.build('joint sand', plain('joint sand', '#8b7a66', 0.95))
    curb = Boxes(5)
    for x in np.arange(-24, 40, 1.6):
        curb.add((x + 0.004, EDGE_Y - 0.4, -2.6), (x + 1.596, EDGE_Y + 0.12, 0.05))
    curb.build('quay', concrete('granite', '#b9b4aa', '#9d978c'), 0.015)
    iron_railing(-14.4, 26.0, EDGE_Y - 0.14, 1.02, z=0.05)


def _river():
    """Water to the far bank, which carries trees."""
    rows = np.concatenate([np.linspace(EDGE_Y + 0.1, 40, 60), np.linspace(41, BANK_Y + 4, 40)])
    water = calm_water('river', '#5f7f84', '#496a74', AIR, 0.22)
    grid('river', np.linspace(-320, 380, 120), rows, lambda x, y: LEVEL + 0 * x, water)
    bank = Boxes(6)
    bank.add((-600, BANK_Y, LEVEL - 1), (700, BANK_Y + 500, LEVEL + 0.9))
    # As pale as the trees on it, which the haze covers.
    bank.build('far bank', plain('far bank', '#87937f', 0.95))
    green = leaf('bank leaf', '#66804a', '#7f9455', '#a6ad6c', 0.3, 0.3, AIR)
    wood = bark('bank bark', '#75695a', AIR)
    trees = [leafy_tree(f'bank {seed}', seed, 10.0, 4.8, 0.2, green, 0.5, 20000, wood) for seed in (3, 7, 15)]
    far_bank(trees, BANK_Y + 4, -170, 240, 90, 8, LEVEL - 2.6, (1.1, 1.8))
    far_bank(trees, BANK_Y + 20, -170, 240, 60, 9, LEVEL - 2.2, (1.6, 2.6))


def _bridge():
    """A suspension bridge far up the river, pale with distance."""
    pale = plain('bridge steel', '#b9c7cc', 0.8)
    parts = Boxes(7)
    y, deck, top, towers = 420.0, 26.0, 78.0, (-40.0, 190.0)
    parts.add((-420, y - 8, deck), (520, y + 8, deck + 4))
    for x in towers:
        for side in (-9, 9):
            parts.add((x - 4, y + side - 3, -4), (x + 4, y + side + 3, top))
        for z in (deck + 22, top - 5):
            parts.add((x - 3, y - 9, z), (x + 3, y + 9, z + 4))
    middle, half = sum(towers) / 2, (towers[1] - towers[0]) / 2
    main = [(middle + half * t, y, deck + 7 + (top - deck - 7) * t * t) for t in np.linspace(-1, 1, 41)]
    tube('main cable', main, 0.9, pale, resolution=2)
    for x, z in [(p[0], p[2]) for p in main[1:-1]]:
        parts.add((x - 0.25, y - 0.25, deck), (x + 0.25, y + 0.25, z))
    for tower, end in zip(towers, (-300.0, 450.0)):
        tube('side cable', [(tower, y, top), (end, y, deck)], 0.9, pale, resolution=2)
    for x in (-260, -160, 300, 400):
        parts.add((x - 5, y - 7, -4), (x + 5, y + 7, deck))
    parts.build('bridge', pale)


def _furniture():
    """Lamps, two benches that look at the water, flowers, a tree with shade."""
    street_lamp(-4.9, 1.35, height=3.1)
    street_lamp(6.2, 1.35, height=3.1)
    bench((-2.75, 1.15, 0), 180, '#4f3b2c')
    bench((4.2, 1.05, 0), 172, '#2f4a42')
    colors = (('#c8455f', '#d8708a', '#f0c2cf'), ('#e2a63a', '#edc06a', '#f6e2ae'))
    for number, (x, tones) in enumerate(zip((-6.4, 7.6), colors)):
        planter(x, 1.2, 0.8, 0.5, '#5b5f58' if number else '#6b4a3c')
        bloom = leaf(f'bloom {number}', *tones, 0.3, 0.2)
        for mesh in bush(f'flowers {number}', 4 + number, (0.85, 0.85, 0.5), None, 0.05, 1600, 14, bloom):
            instance(mesh, (x, 1.2, 0.46), number * 2.0, 1.0)
    linden = leafy_tree('linden', 5, 8.4, 3.4, 0.17)
    plant(linden, (9.6, -1.6, 0), 0.6, 1.0, empty('shade tree'))
    well = Boxes(8)
    well.add((8.9, -2.3, -0.02), (10.3, -0.9, 0.006))
    well.build('tree well', plain('mulch', '#5b4a3b', 0.95))
    tube(
        'mooring rope',
        [(-12 + t * 7, EDGE_Y + 0.16, -0.35 - 0.5 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 20)],
        0.022,
        plain('rope', '#cbb78f', 0.9),
        resolution=3,
    )
