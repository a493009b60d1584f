"""Scene `setting-suburb`: a cart at the curb of a leafy street, a house with a porch and its neighbors."""

import math

import numpy as np

from geometry import empty
from scene_arch import (
    Frame,
    band,
    column,
    corner_board,
    courses,
    door,
    gable,
    gable_roof,
    house_roof,
    room,
    sheathing,
    trim,
    window,
)
from scene_core import Boxes, Clouds, add_camera, add_sky, add_sun, box, fbm, grid, instance, place_cart, value_noise
from scene_mats import asphalt, asphalt_shingle, concrete, fabric, leaf, painted, plain, siding
from scene_plants import bush, distant_trees, hedge, lawn_tufts, leafy_tree, plant, scatter, spread

CURB_Y = 0.35
HOUSE_Y = 11.0
RISE = math.radians(36)
CAMERAS = {
    'wide': ((-3.4, -10.6, 1.55), (-0.9, 2.0, 1.55), 40, (-0.02, 0.035), (-0.8, -2.0, 1.0), 6.3),
    'tall': ((-4.4, -10.0, 1.55), (0.1, -1.2, 1.55), 70, (0.0, 0.10), (-0.8, -2.0, 1.0), 6.3),
}


def build(cart, crop, _wordmark):
    """cart: () -> Empty. Returns the exposure."""
    add_sky(
        [(0, '#f0eadd'), (4, '#e6ebeb'), (10, '#c8deec'), (25, '#94c1e6'), (60, '#609cd7'), (90, '#4c87c8')],
        light_strength=0.9,
        ground='#98a07c',
        clouds=Clouds(
            '#ffffff', '#d5dce3', 0.85, scale=0.38, stretch=1.8, turn=40, low=2, high=70, cover=0.5, soft=0.22, seed=52
        ),
    )
    add_sun(228, 33, '#ffdfb6', 5.4, 1.0)
    _street()
    _house(-5.6, 8.6, '#dcd7c8', '#23453f', '#5f6467', 3)
    _garage(3.0, 5.2, '#dcd7c8', '#5f6467')
    _neighbors()
    _garden()
    place_cart(cart(), 0.3, -1.55, 207)
    add_camera(*CAMERAS[crop])
    return 0.95


def _street():
    """Asphalt, curb, sidewalk, drive, and lawn between and behind them."""
    grid(
        'street',
        np.linspace(-60, 60, 90),
        np.linspace(-22, CURB_Y, 30),
        lambda x, y: 0.008 * fbm(x * 0.2, y * 0.2, 2, 4) - 0.01,
        asphalt(),
    )
    stone = concrete('walk concrete', '#cbc5b8', '#b3ac9e')
    parts = Boxes(3)
    for x in np.arange(-45, 45, 1.5):
        parts.add((x + 0.004, 2.3, -0.1), (x + 1.496, 3.7, 0.115))
    for y in (*np.arange(CURB_Y + 0.2, 2.2, 0.95), *np.arange(3.72, HOUSE_Y, 1.8)):
        parts.add((3.7, y, -0.1), (7.5, y + (0.94 if y < 2.2 else 1.79), 0.11))
    for y in np.arange(3.72, HOUSE_Y - 2.2, 0.9):
        parts.add((-1.85, y, -0.1), (-0.65, y + 0.89, 0.112))
    parts.build('walks', stone, 0.008)
    curb = Boxes(5)
    for x in np.arange(-60, 60, 3.0):
        curb.add((x + 0.004, CURB_Y, -0.2), (x + 2.996, CURB_Y + 0.16, 0.03 if 3.6 <= x < 7.5 else 0.13))
    curb.build('curb', concrete('curb', '#cdc8bd', '#b5aea1'), 0.02)
    soil = Boxes(6)
    soil.add((-300, CURB_Y + 0.1, -0.3), (300, 400, 0.075))
    soil.build('lawn ground', plain('lawn ground', '#647b3e', 0.95))
    random = np.random.default_rng(9)
    tufts = lawn_tufts('lawn', '#5f7f3a', '#7b9548', '#a7b068', count=80, radius=0.17, height=0.09)

    def lawn(x, y):
        free = (np.abs(y - 3.0) > 0.8) & ~((x > 3.6) & (x < 7.6)) & ~((np.abs(x + 1.25) < 0.68) & (y > 3.0))
        return free * (0.65 + 0.35 * value_noise(x * 0.8, y * 0.8, 8))

    points = spread(random, 17000, (-13, CURB_Y + 0.2), (14, HOUSE_Y - 0.8), lambda x, y: 0 * x + 0.075, lawn)
    scatter(tufts, points, random, (0.7, 1.2), 0.1, empty('lawn'))


def _walls(name, frame, width, height, surface, openings, seed, top=None):
    """Clapboard over sheathing with corner boards; shingles of the same paint in a gable."""
    sheathing(name, frame, width, height, plain('backing', '#6d7676'), openings, top)
    courses(
        f'{name} siding', frame, width, height, surface, openings, 0.115, (1.9, 4.2), 0.014, 0.003, 0.001, seed=seed
    )
    if top:
        upper = Frame(frame.at(0, height), frame.u, frame.v)
        above = [(a, b - height, c, d - height) for a, b, c, d in openings if d > height]
        peak = top(width / 2) - height
        shape = (0.13, (0.09, 0.17), 0.013, 0.004, 0.003)
        courses(f'{name} gable', upper, width, peak, surface, above, *shape, lambda u: top(u) - height, seed)
    for u in (0.02, width - 0.02):
        corner_board(frame, u, height)


def _house(left, width, wall, front_door, tabs, seed):
    """Two stories along the street with a porch over the door and four windows with shutters."""
    height, depth = 5.5, 8.0
    boards = siding(f'siding {wall}', wall)
    front = Frame((left, HOUSE_Y, 0.1))
    low = [(0.8, 1.0, 1.9, 2.6), (6.6, 1.0, 7.7, 2.6)]
    entry = (4.05, 0.03, 5.0, 2.15)
    high = [(0.8, 3.6, 1.8, 5.0), (3.75, 3.6, 4.75, 5.0), (6.7, 3.6, 7.7, 5.0)]
    _walls('house', front, width, height, boards, [*low, entry, *high], seed)
    curtain = fabric('curtain', '#f4efe4')
    shutters = Boxes(4)
    for a, b, c, d in (*low, *high):
        window(front, a, b, c - a, d - b, 2, 3, curtain=curtain)
        for u in (a - 0.56, c + 0.16):
            shutters.add((u, b - 0.04, 0.02), (u + 0.4, d + 0.04, 0.05), 0.5, front.matrix)
            for v in np.arange(b + 0.05, d - 0.02, 0.075):
                shutters.add((u + 0.04, v, 0.04), (u + 0.36, v + 0.05, 0.062), 0.5, front.matrix)
    shutters.build('shutters', painted(f'shutters {front_door}', front_door, 0.4, 0.06), 0.003)
    door(front, entry[0] + 0.01, 0.03, 0.92, 2.1, '#a83a2c')
    band(front, 0, width, height - 0.02, height + 0.2, out=0.04)
    room((left + 0.1, HOUSE_Y + 0.12, 0.1), (left + width - 0.1, HOUSE_Y + 3.0, height), wall='#8f8677', light=2.0)
    roof = asphalt_shingle(f'roof {tabs}', tabs, '#85888a')
    house_roof(left, width, HOUSE_Y, depth, height + 0.12, RISE, 0.45, roof, (5, 6))
    for x, u in ((left, (0, -1, 0)), (left + width, (0, 1, 0))):
        side = Frame((x, HOUSE_Y + (depth if u[1] < 0 else 0), 0.1), u)
        _walls(
            'gable end',
            side,
            depth,
            height,
            boards,
            [(3.2, 3.4, 4.2, 4.8)],
            seed + 4,
            gable(depth, height, depth / 2 * math.tan(RISE)),
        )
        window(side, 3.2, 3.4, 1.0, 1.4, curtain=curtain)
    _porch(left + entry[0] - 1.0, left + entry[2] + 1.0, roof)


def _porch(x0, x1, roof):
    """Deck, two columns and a gabled roof before the door."""
    y = HOUSE_Y - 2.0
    deck = Boxes(3)
    deck.add((x0, y, 0.0), (x1, HOUSE_Y, 0.30)).add((x0 + 0.8, y - 0.32, 0.0), (x1 - 0.8, y, 0.18))
    deck.build('porch deck', painted('deck gray', '#8f9492', 0.5, 0.1), 0.01)
    for x in (x0 + 0.16, x1 - 0.16):
        column(x, y + 0.16, 0.30, 2.75, 0.16)
    beam = Boxes(4)
    beam.add((x0, y + 0.04, 2.75), (x1, y + 0.30, 3.0))
    # From behind the front one: two faces in one plane render black.
    beam.add((x0, y + 0.3, 2.75), (x0 + 0.2, HOUSE_Y, 3.0)).add((x1 - 0.2, y + 0.3, 2.75), (x1, HOUSE_Y, 3.0))
    beam.build('porch beam', trim(), 0.006)
    half = (x1 - x0) / 2
    rise = math.radians(24)
    face = Frame((x0, y + 0.06, 3.0))
    sheathing('porch gable', face, x1 - x0, 0.02, trim(), (), gable(x1 - x0, 0.02, half * math.tan(rise)))
    gable_roof('porch roof', x0 + half, y - 0.25, 3.0, half, rise, 2.4, 0.3, roof, 11)


def _garage(left, width, wall, tabs):
    """Gabled wing with a panelled double door."""
    y, height, depth = HOUSE_Y + 0.6, 3.0, 7.0
    rise = math.radians(38)
    front = Frame((left, y, 0.1))
    opening = (0.55, 0.0, width - 0.55, 2.4)
    _walls(
        'garage',
        front,
        width,
        height,
        siding(f'siding {wall}', wall),
        [opening],
        15,
        gable(width, height, width / 2 * math.tan(rise)),
    )
    leaves = Boxes(5)
    for row in range(4):
        for k in range(4):
            u = opening[0] + 0.04 + k * (opening[2] - opening[0] - 0.04) / 4
            leaves.add(
                (u, 0.02 + row * 0.595, -0.12),
                (u + (opening[2] - opening[0]) / 4 - 0.05, 0.57 + row * 0.595, -0.07),
                0.5,
                front.matrix,
            )
    leaves.build('garage door', painted('garage door', '#f0eee6', 0.4, 0.05), 0.02)
    back = Boxes(6).add((opening[0], 0.0, -0.16), (opening[2], 2.4, -0.12), 0.5, front.matrix)
    back.build('garage back', painted('garage back', '#dedbd1', 0.5, 0.05), 0.0)
    band(front, opening[0] - 0.14, opening[2] + 0.14, 2.4, 2.58, out=0.03)
    roof = asphalt_shingle(f'roof {tabs}', tabs, '#85888a')
    gable_roof('garage roof', left + width / 2, y - 0.4, height + 0.1, width / 2, rise, depth, 0.4, roof, 21)


def _neighbors():
    """Two more houses, each of its own color, half hidden by trees."""
    for left, width, y, wall, tabs, seed in (
        (-21.0, 8.0, 14.0, '#a8b8bd', '#6f5a4d', 31),
        (14.5, 8.8, 13.0, '#c9a98a', '#4f5356', 41),
    ):
        front = Frame((left, y, 0.1))
        openings = [(1.0, 1.0, 2.2, 2.6), (3.4, 0.9, 4.6, 2.6), (6.0, 1.0, 7.2, 2.6)]
        _walls('neighbor', front, width, 3.1, siding(f'siding {wall}', wall), openings, seed)
        for a, b, c, d in openings:
            window(front, a, b, c - a, d - b, 2, 2, curtain=fabric('curtain', '#f4efe4'))
        room((left + 0.1, y + 0.12, 0.1), (left + width - 0.1, y + 2.6, 3.1), wall='#8f8677', light=1.6)
        house_roof(
            left, width, y, 7.0, 3.2, RISE, 0.45, asphalt_shingle(f'roof {tabs}', tabs, '#8a8d8e'), (seed, seed + 1)
        )
        for x, u in ((left, (0, -1, 0)), (left + width, (0, 1, 0))):
            side = Frame((x, y + (7.0 if u[1] < 0 else 0), 0.1), u)
            _walls(
                'neighbor end',
                side,
                7.0,
                3.1,
                siding(f'siding {wall}', wall),
                (),
                seed + 3,
                gable(7.0, 3.1, 3.5 * math.tan(RISE)),
            )


def _garden():
    """Street trees, shrubs at the house, a hedge, a mailbox, woods behind."""
    random = np.random.default_rng(6)
    crown = leaf('maple leaf', '#56753a', '#6a8a45', '#8aa456', 0.2, 0.1)
    maple = leafy_tree('maple', 9, 8.6, 3.5, 0.19, crown, 0.11, 170000, clump=0.9, core=0.68)
    linden = leafy_tree('linden', 5, 9.2, 3.3, 0.17, crown, 0.13, 90000, clump=1.0, core=0.68)
    for tree, x, y, turn, size in (
        (linden, 10.4, 1.4, 2.2, 0.95),
        (maple, 20.0, 1.5, 4.0, 1.1),
        (linden, -16.5, 8.0, 1.1, 1.0),
    ):
        plant(tree, (x, y, 0.07), turn, size)
    woods = distant_trees(300.0)
    for y, step in ((30, 3.2), (40, 3.6)):
        for x in np.arange(-52, 60, step):
            size = random.uniform(0.85, 1.25)
            plant(woods[int(x) % 2], (x + random.normal(0, 1.0), y + random.uniform(0, 6), -2.4 * size), x * 2.1, size)
    kinds = [
        bush('boxwood', 3, (0.85, 0.8, 0.75), None, 0.045, 4600),
        bush(
            'azalea',
            8,
            (0.95, 0.85, 0.7),
            None,
            0.05,
            3400,
            22,
            leaf('azalea bloom', '#d46a8c', '#e494ad', '#f3cdd8', 0.3, 0.2),
        ),
        bush('spirea', 12, (0.8, 0.8, 0.6), leaf('spirea', '#7c9a48', '#96ad58', '#c2c77c'), 0.05, 3600),
    ]
    for number, x in enumerate((-5.3, -4.3, -3.3, 1.2, 2.2)):
        for mesh in kinds[number % 3]:
            instance(mesh, (x, HOUSE_Y - 0.75, 0.07), number * 1.7, random.uniform(0.85, 1.05))
    # A bed beside the walk to the door.
    for x, y in ((-3.5, 4.6), (-2.6, 4.7), (-3.1, 5.4)):
        for mesh in kinds[1]:
            instance(mesh, (x, y, 0.07), x, 0.85)
    hedge('hedge', (8.6, 4.4, 0.0), (9.3, 11.0, 0.95), 4)
    post = Boxes(7)
    post.add((3.35, 0.85, 0), (3.45, 0.95, 1.02)).add((3.28, 0.62, 1.0), (3.52, 1.02, 1.04))
    post.build('mailbox post', trim(), 0.008)
    box('mailbox', (3.29, 0.58, 1.04), (3.51, 1.02, 1.28), painted('mailbox', '#23453f', 0.3, 0.03), 0.06, 4)
