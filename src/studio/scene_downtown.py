"""Scene `setting-downtown`: a cart at the curb of a main street of brick shops with street trees and a steeple."""

import math

import numpy as np

from scene_arch import Frame, planter
from scene_core import Boxes, Clouds, Glow, add_camera, add_mesh, add_sky, add_sun, fbm, grid, instance, place_cart
from scene_mats import asphalt, brick, concrete, glow, leaf, painted, paver, plain, siding
from scene_plants import bush, distant_trees, grove, leafy_tree, plant
from scene_town import bench, shop, street_lamp

SHOPS_Y = 7.4
CURB_Y = 2.6
DEPTH = 9.0
CAMERAS = {
    'wide': ((-8.4, -3.9, 1.5), (1.5, 2.3, 1.5), 34, (-0.01, 0.01), (-1.2, 0.3, 1.0), 7.0),
    'tall': ((-8.4, -3.9, 1.5), (-0.3, 1.1, 1.5), 50, (0.0, 0.12), (-1.2, 0.3, 1.0), 7.0),
}


def build(cart, crop, _wordmark):
    """cart: () -> Empty. Returns the exposure."""
    add_sky(
        [(0, '#f1e7d8'), (4, '#e6ebeb'), (10, '#c6ddec'), (25, '#92c0e6'), (60, '#5e9ad6'), (90, '#4a85c8')],
        light_strength=0.9,
        ground='#a09a8c',
        glow=Glow(20, 3, '#fff0d8', 0.5, 30),
        clouds=Clouds(
            '#ffffff', '#d5dce3', 0.85, scale=0.36, stretch=1.9, turn=55, low=2, high=65, cover=0.5, soft=0.22, seed=37
        ),
    )
    add_sun(246, 36, '#ffe2bd', 5.4, 1.0)
    _street()
    _shops()
    _church()
    _things()
    place_cart(cart(), -2.0, 1.45, 180)
    add_camera(*CAMERAS[crop])
    return 0.95


def _street():
    """Asphalt with parking stalls along the curb, a walk of concrete and brick before the shops."""
    grid(
        'street',
        np.linspace(-20, 90, 110),
        np.linspace(-14, CURB_Y, 30),
        lambda x, y: 0.008 * fbm(x * 0.2, y * 0.2, 2, 4) - 0.01,
        asphalt(),
    )
    walks, edges = Boxes(3), Boxes(5)
    for x in np.arange(-20, 90, 1.5):
        walks.add((x + 0.004, CURB_Y + 0.95, -0.1), (x + 1.496, 5.4, 0.12))
        walks.add((x + 0.004, 5.41, -0.1), (x + 1.496, SHOPS_Y + 0.2, 0.12))
    for x in np.arange(-20, 90, 3.0):
        edges.add((x + 0.004, CURB_Y, -0.2), (x + 2.996, CURB_Y + 0.16, 0.13))
    walks.build('walks', concrete('walk concrete', '#cbc5b8', '#b3ac9e'), 0.008)
    edges.build('curbs', concrete('curb', '#d6d0c4', '#bdb5a6'), 0.02)
    strip = Boxes(8).add((-20, CURB_Y + 0.16, -0.1), (90, CURB_Y + 0.94, 0.118))
    strip.build('tree strip', concrete('strip brick', '#a8735c', '#8d5c48'), 0.0)
    marks = Boxes(6)
    for x in np.arange(-17.6, 80, 6.2):
        marks.add((x, CURB_Y - 2.3, -0.02), (x + 0.1, CURB_Y, 0.004))
    marks.build('parking marks', painted('parking white', '#e9e7e0', 0.7, 0.3), 0.0)
    land = Boxes(4).add((-300, -300, -0.4), (300, 300, -0.12))
    land.build('land', plain('land', '#7d8a5c', 0.95))


def _shops():
    """Seven shops in brick and clapboard along the walk, none of them the dealer's."""
    red, tan, dark = (
        brick('brick red', '#a5624a', '#86493a'),
        brick('brick tan', '#bd9f7d', '#a08263', '#cdc3b3'),
        brick('brick dark', '#8a5546', '#6c3f35'),
    )
    left = -11.2
    for width, height, surface, boards, canopy, words, sign, seed in (
        (8.0, 7.0, tan, False, '#3f6d4f', 'Bakery', '#274b39', 21),
        (7.6, 7.8, red, False, '#2d6f86', 'Hardware', '#1f4a57', 5),
        (7.2, 6.6, siding('shop cream', '#e4dcc8'), True, '#b5533f', 'Barber', '#7a3228', 3),
        (8.2, 8.2, dark, False, '#c79a45', 'Books', '#4a3626', 9),
        (7.4, 7.0, siding('shop blue', '#a9bcc4'), True, '#43698a', 'Florist', '#2c4f6d', 15),
        (8.4, 7.8, tan, False, '#7a3f52', 'Coffee', '#5a2b3b', 8),
        (8.0, 6.8, red, False, '#3f6d4f', 'Antiques', '#274b39', 12),
    ):
        frame = Frame((left, SHOPS_Y, 0.1))
        shop(frame, width, height, surface, words, seed, canopy, sign, boards)
        side = siding('shop side', '#b9b3a6') if boards else brick('brick side', plane='YZ')
        for x, turn, y in ((left, -1, SHOPS_Y + DEPTH), (left + width, 1, SHOPS_Y)):
            Frame((x, y, 0.1), (0, turn, 0)).sheet('shop end', (0, 0), (DEPTH, height), 0.0, side)
        top = Boxes(2).add((left, SHOPS_Y + 0.02, height - 0.25), (left + width, SHOPS_Y + DEPTH, height - 0.05))
        top.build('flat roof', plain('flat roof', '#6c6a66', 0.9))
        _display(frame, width, seed)
        left += width + 0.02
    step = Boxes(4).add((-11.2, SHOPS_Y - 0.25, -0.02), (left, SHOPS_Y, 0.20))
    step.build('shop step', concrete('step stone', '#c9c2b4', '#b1a99a'), 0.01)


def _display(frame, width, seed):
    """Behind the glass of a shop: a lit wall, and goods before it."""
    frame.sheet('shop light', (0.3, 0.2), (width - 0.3, 2.6), -1.5, glow('shop light', '#f2d9ad', 0.6))
    random = np.random.default_rng(seed)
    goods = Boxes(seed)
    for low, high in ((0.6, width / 2 - 0.85), (width / 2 + 0.85, width - 0.6)):
        for u in np.arange(low, high - 0.3, 0.42):
            tall = random.uniform(0.25, 0.8)
            goods.add((u, 0.6, -0.9), (u + random.uniform(0.2, 0.38), 0.6 + tall, -0.5), None, frame.matrix)
    goods.build('goods', paver('goods', '#9c5a42', '#c9b48c', '#5f7f86'), 0.01)


def _church():
    """A white steeple beyond the last shop."""
    white = siding('steeple white', '#eceae2')
    x, y = 62.0, 15.0
    tower = (
        Boxes(3)
        .add((x - 1.7, y - 1.7, 0), (x + 1.7, y + 1.7, 11.5))
        .add((x - 1.3, y - 1.3, 11.5), (x + 1.3, y + 1.3, 14))
    )
    tower.build('tower', white, 0.02)
    ledge = (
        Boxes(4)
        .add((x - 1.9, y - 1.9, 11.4), (x + 1.9, y + 1.9, 11.7))
        .add((x - 1.5, y - 1.5, 13.9), (x + 1.5, y + 1.5, 14.2))
    )
    ledge.build('tower ledge', painted('tower trim', '#f2f0ea'), 0.02)
    corners = [(x + 1.35 * math.cos(a), y + 1.35 * math.sin(a), 14.2) for a in np.radians(np.arange(22.5, 360, 45))]
    add_mesh('spire', [*corners, (x, y, 21.5)], [[k, (k + 1) % 8, 8] for k in range(8)], plain('spire', '#5b6468', 0.5))
    louver = Boxes(5)
    for z in np.arange(12.2, 13.5, 0.16):
        louver.add((x - 1.36, y - 0.45, z), (x - 1.29, y + 0.45, z + 0.09))
        louver.add((x - 0.45, y - 1.36, z), (x + 0.45, y - 1.29, z + 0.09))
    louver.build('louver', painted('louver', '#3c4a4a'), 0.0)


def _things():
    """Street trees in the strip, lamps, a bench, planters at doors, green at the end of the street."""
    green = leaf('street leaf', '#56753a', '#688645', '#86a052', 0.2, 0.1)
    trees = [
        leafy_tree(f'street tree {seed}', seed, 6.4, 2.1, 0.1, green, 0.1, 70000, clump=0.8, core=0.66)
        for seed in (5, 9)
    ]
    for number, x in enumerate((7.2, 19.6, 32.0, 44.4)):
        plant(trees[number % 2], (x, CURB_Y + 0.55, 0.1), x, 0.86 + 0.05 * (number % 3))
    for x in (3.0, 13.4, 25.8):
        street_lamp(x, CURB_Y + 0.55, 0.1)
    bench((2.6, SHOPS_Y - 0.75, 0.12), 0, '#7d5a3c')
    bloom = leaf('geranium', '#c9483c', '#dd6a55', '#f0a08c', 0.3, 0.2)
    for number, x in enumerate((-4.6, 2.0, 9.2, 16.6)):
        top = planter(x, SHOPS_Y - 0.5, 0.5, 0.5, '#57534c')
        for mesh in bush(f'geranium {number % 2}', 6 + number % 2, (0.62, 0.62, 0.5), None, 0.05, 2600, 16, bloom):
            instance(mesh, (x, SHOPS_Y - 0.5, top + 0.1))
    woods = distant_trees(320.0, leaf_size=0.34, leaves=22000)
    grove(woods, [(x, y, 1.2) for x in (84, 92) for y in np.arange(-46, 40, 6.5)], 1.9, 0.0)
    grove(woods, [(x, -44 - (x % 5), 1.1) for x in np.arange(0, 90, 6)], 1.9, 0.0)
