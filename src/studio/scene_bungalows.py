"""Scene `setting-bungalows`: a cart at the curb of a street of porch houses with front lawns and old trees."""

import math

import bpy
import numpy as np

from geometry import empty
from scene_core import Boxes, Clouds, add_camera, add_sky, add_sun, fbm, grid, instance, place_cart, value_noise
from scene_mats import asphalt, concrete, leaf, plain, siding, weathered_wood
from scene_plants import bush, distant_trees, grove, hedge, lawn_tufts, leafy_tree, plant, scatter, spread
from scene_rentals import HOUSE_LEFT, HOUSE_WIDTH, PORCH_FRONT, cottage

CURB_Y = -0.9
WALK = (0.5, 1.7)
# From the middle of one house to that of the next.
LOT = 13.4
STEPS_X = (2.75, 4.15)
FENCE_Y = 15.5
CAMERAS = {
    'wide': ((-6.6, -10.2, 1.5), (0.9, 1.2, 1.5), 37, (0.0, 0.03), (-1.0, -2.2, 1.0), 6.3),
    'tall': ((-6.6, -10.2, 1.5), (-0.1, -0.4, 1.5), 58, (0.0, 0.1), (-1.0, -2.2, 1.0), 6.3),
}


def build(cart, crop, _wordmark):
    """cart: () -> Empty. Returns the exposure."""
    add_sky(
        [(0, '#f2e9da'), (4, '#e6ebeb'), (10, '#c6ddec'), (25, '#92c0e6'), (60, '#5e9ad6'), (90, '#4a85c8')],
        light_strength=0.9,
        ground='#98a07c',
        clouds=Clouds(
            '#ffffff', '#d5dce3', 0.85, scale=0.36, stretch=1.8, turn=15, low=2, high=70, cover=0.5, soft=0.22, seed=61
        ),
    )
    add_sun(240, 35, '#ffe0b8', 5.4, 1.0)
    _street()
    _houses()
    _garden()
    place_cart(cart(), -0.6, -2.3, 192)
    add_camera(*CAMERAS[crop])
    return 0.94


def _street():
    """Asphalt, curb, verge, sidewalk and a path to each porch, with lawn between them."""
    grid(
        'street',
        np.linspace(-60, 70, 100),
        np.linspace(-22, CURB_Y, 30),
        lambda x, y: 0.008 * fbm(x * 0.2, y * 0.2, 2, 4) - 0.01,
        asphalt(),
    )
    walks, curb = Boxes(3), Boxes(5)
    for x in np.arange(-48, 60, 1.5):
        walks.add((x + 0.004, WALK[0], -0.1), (x + 1.496, WALK[1], 0.115))
    for number in (0, 1):
        for y in np.arange(WALK[1] + 0.005, PORCH_FRONT - 0.95, 0.7):
            walks.add((STEPS_X[0] + LOT * number, y, -0.1), (STEPS_X[1] + LOT * number, y + 0.69, 0.112))
    for x in np.arange(-60, 69, 3.0):
        curb.add((x + 0.004, CURB_Y, -0.2), (x + 2.996, CURB_Y + 0.16, 0.13))
    walks.build('walks', concrete('walk concrete', '#cbc5b8', '#b3ac9e'), 0.008)
    curb.build('curb', concrete('curb', '#cdc8bd', '#b5aea1'), 0.02)
    soil = Boxes(6).add((-300, CURB_Y + 0.1, -0.3), (300, 400, 0.075))
    soil.build('lawn ground', plain('lawn ground', '#647b3e', 0.95))
    random = np.random.default_rng(19)
    tufts = lawn_tufts('lawn', '#5f7f3a', '#7b9548', '#a7b068', count=80, radius=0.17, height=0.09)

    def lawn(x, y):
        path = np.abs((x - HOUSE_LEFT + 2.5) % LOT - 2.5 - (sum(STEPS_X) / 2 - HOUSE_LEFT)) < 0.8
        free = (np.abs(y - sum(WALK) / 2) > 0.75) & ~(path & (y > WALK[1]))
        return free * (0.65 + 0.35 * value_noise(x * 0.8, y * 0.8, 8))

    points = spread(random, 15000, (-16, CURB_Y + 0.25), (20, PORCH_FRONT - 0.2), lambda x, y: 0 * x + 0.075, lawn)
    scatter(tufts, points, random, (0.7, 1.2), 0.1, empty('lawn'))
    yard = spread(random, 7000, (-26, WALK[1] + 0.2), (HOUSE_LEFT - 0.3, FENCE_Y), lambda x, y: 0 * x + 0.075)
    scatter(tufts, yard, random, (0.7, 1.2), 0.1, empty('yard'))
    fence = Boxes(8)
    for x in np.arange(-46, HOUSE_LEFT + 2, 0.15):
        fence.add((x, FENCE_Y, 0.1), (x + 0.143, FENCE_Y + 0.025, 1.85 + random.normal(0, 0.006)))
    fence.build('yard fence', weathered_wood('fence cedar', '#93795c', '#b99d7c', nails=False), 0.004)


def _houses():
    """The rentals' cottage twice in a row, the second in a paint of its own."""
    before = set(bpy.data.objects)
    cottage()
    parts = [thing for thing in bpy.data.objects if thing not in before]
    for part in parts:
        twin = part.copy()
        twin.location.x += LOT
        bpy.context.scene.collection.objects.link(twin)
        if part.type == 'MESH' and any(slot.name.startswith('clapboard') for slot in part.data.materials):
            twin.data = part.data.copy()
            twin.data.materials[0] = siding('clapboard green', '#b7c6a9')


def _garden():
    """Old street trees, hydrangeas at the porches, hedges between the lots, crowns behind the roofs."""
    random = np.random.default_rng(16)
    crown = leaf('maple leaf', '#56753a', '#6a8a45', '#8aa456', 0.2, 0.1)
    maple = leafy_tree('maple', 9, 8.2, 3.0, 0.2, crown, 0.11, 130000, clump=0.9, core=0.68)
    linden = leafy_tree('linden', 5, 8.8, 2.9, 0.18, crown, 0.11, 110000, clump=1.0, core=0.68)
    for tree, x, y, turn, size in (
        (linden, 9.6, 0.0, 2.2, 0.9),
        (maple, 22.4, 0.0, 4.0, 1.0),
        (linden, 36.0, 0.0, 1.0, 1.0),
        (maple, -5.6, 12.5, 0.5, 1.0),
    ):
        plant(tree, (x, y, 0.07), turn, size)
    woods = distant_trees(300.0, crown=4.2)
    grove(woods, [(x, 24 + 3 * math.sin(x), random.uniform(0.95, 1.25)) for x in np.arange(-40, 62, 5.4)], 1.9, -1.0)
    blue = leaf('hydrangea', '#7f9fd8', '#a4b6e2', '#c9cdee', 0.3, 0.2)
    kinds = [
        bush('hydrangea', 8, (1.0, 0.9, 0.8), None, 0.06, 3600, 22, blue),
        bush('boxwood', 3, (0.9, 0.8, 0.75), None, 0.045, 4600),
    ]
    for number in (0, 1):
        for place, x in enumerate((-0.6, 0.5, 1.6, 5.2, 6.3, 7.3)):
            for mesh in kinds[place % 2]:
                instance(
                    mesh, (x + LOT * number, PORCH_FRONT - 0.55, 0.07), place * 1.7 + number, random.uniform(0.8, 1.0)
                )
    x = HOUSE_LEFT + HOUSE_WIDTH + 2.2
    hedge('hedge', (x, WALK[1] + 0.5, 0.0), (x + 0.7, PORCH_FRONT + 4, 0.9), 5)
