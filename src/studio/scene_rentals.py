"""Scenes `rentals` and `home-rentals`: the lane before a beach cottage with porch and picket fence beside the dunes."""

import math

import numpy as np

from geometry import empty
from scene_arch import (
    FRONT,
    Frame,
    band,
    column,
    corner_board,
    courses,
    door,
    gable,
    gable_roof,
    gutter,
    picket_fence,
    porch_rail,
    roof,
    room,
    sand_fence,
    sheathing,
    trim,
    window,
)
from scene_core import (
    Boxes,
    Clouds,
    add_camera,
    add_sky,
    add_sun,
    fbm,
    grid,
    instance,
    place_cart,
    smoothstep,
    value_noise,
)
from scene_mats import asphalt_shingle, crushed_shell, fabric, leaf, painted, plain, sand, siding, weathered_wood
from scene_plants import beach_grass, bush, lawn_tufts, scatter, spread
from scene_props import (
    adirondack,
    beach_bag,
    cooler,
    draped_towel,
    folded_chair,
    folded_umbrella,
    surfboard,
    towel_roll,
)

HOUSE_LEFT, HOUSE_WIDTH, HOUSE_FRONT = -0.9, 8.4, 6.2
DECK, EAVE, PEAK = 0.52, 3.92, 7.3
PORCH_FRONT = 4.0
FENCE_Y = 2.35
AIR = ('#dfe6ea', 260.0)
# Wide: both carts before the cottage. Tall: from the dune side, the carts one behind the other.
CAMERAS = {
    'wide': ((-0.5, -11.6, 1.5), (-0.05, 0, 1.5), 37, (0.0, 0.07), (-1.6, -2.2, 0.9), 6.3),
    'tall': ((-7.2, -8.0, 1.5), (0.25, 0.2, 1.5), 57, (-0.03, 0.1), (-2.4, -2.0, 0.9), 6.3),
}
# The home page's picture: one cart, seen along the porch towards the dune path.
PACKED_CAMERAS = {
    'wide': ((3.9, -6.6, 1.5), (-1.6, 1.9, 1.5), 36, (-0.01, -0.02), (-0.4, -1.4, 0.9), 6.3),
    'tall': ((3.9, -6.6, 1.5), (-1.6, 1.9, 1.5), 46, (-0.064, 0.08), (-0.4, -1.4, 0.9), 6.3),
}


def build(long_cart, small_cart, crop, _wordmark):
    """long_cart, small_cart: () -> Empty. Returns the exposure."""
    _place(232)
    place_cart(long_cart(), 2.9, 0.05, 214)
    # Turned to the side, so that the bench that faces back is seen.
    place_cart(small_cart(), -1.75, -1.35, 200)
    _props()
    add_camera(*CAMERAS[crop])
    return 0.92


def build_packed(cart, crop, _wordmark):
    """One cart (() -> Empty) packed for the beach. Returns the exposure."""
    _place(280)
    _pack(place_cart(cart(), -0.5, -1.3, 172))
    add_camera(*PACKED_CAMERAS[crop])
    return 0.92


def _place(sun):
    """Cottage, garden and dunes under a sun from an azimuth."""
    add_sky(
        [(0, '#f3ead9'), (4, '#e3ebee'), (10, '#c3dcec'), (25, '#8fbfe6'), (60, '#5c98d6'), (90, '#4a86c8')],
        light_strength=0.9,
        ground='#c9bda4',
        clouds=Clouds(
            '#ffffff', '#d5dbe2', 0.9, scale=0.34, stretch=1.7, turn=20, low=1, high=70, cover=0.5, soft=0.2, seed=23
        ),
    )
    add_sun(sun, 34, '#ffe0b8', 5.6, 1.0)
    _ground()
    cottage()
    _garden()


def _height(x, y):
    """Lane flat, dunes rise on the left behind the fence line."""
    dune = smoothstep(-3.2, -8.0, x) * smoothstep(3.0, 12.0, y)
    path = np.exp(-(((x + 4.6 + 0.16 * (y - 3)) / 1.1) ** 2))
    z = dune * (1.5 + 0.5 * fbm(x * 0.2, y * 0.2, 3, 3)) * (1 - 0.75 * path)
    back = smoothstep(9, 22, y) * 1.0 * smoothstep(2.0, -3.0, x) * (1 - 0.8 * path)
    return z + back + 0.035 * fbm(x * 0.7, y * 0.7, 3, 5) * smoothstep(1.0, 3.0, y)


def _ground():
    """Shell lane, lawn behind the fence, dune path."""
    grid(
        'dune sand',
        np.linspace(-40, 30, 240),
        np.linspace(1.2, 70, 260),
        lambda x, y: _height(x, y) - 0.015,
        sand('path sand', '#e4d3b1', '#cdb88f', haze=AIR),
    )
    lane = grid(
        'lane',
        np.linspace(-30, 30, 60),
        np.linspace(-16, 2.2, 30),
        lambda x, y: 0.012 * fbm(x * 0.4, y * 0.4, 2, 2) - 0.008,
        crushed_shell('lane shell'),
    )
    lane.location.z = 0.0
    random = np.random.default_rng(12)
    tufts = lawn_tufts('yard', '#6d8a42', '#88994f', '#b9b377', count=90, radius=0.15, height=0.11)

    def yard(x, y):
        return smoothstep(-3.4, -2.6, x) * (0.35 + 0.65 * value_noise(x * 1.2, y * 1.2, 8)) * (np.abs(x - 3.3) > 0.75)

    scatter(tufts, spread(random, 5200, (-3.4, 1.9), (12, 4.0), _height, yard), random, (0.7, 1.3), 0.1, empty('yard'))

    def verge(x, y):
        return smoothstep(0.5, 0.75, value_noise(x * 1.1, y * 1.9, 18)) * smoothstep(1.5, 2.0, y)

    scatter(
        tufts,
        spread(random, 1500, (-12, 1.45), (12, 2.4), lambda x, y: 0 * x, verge),
        random,
        (0.6, 1.2),
        0.1,
        empty('verge'),
    )
    marram = beach_grass('dune grass', haze=AIR)

    def dune(x, y):
        path = np.exp(-(((x + 4.6 + 0.16 * (y - 3)) / 0.95) ** 2))
        return (
            smoothstep(0.3, 0.55, value_noise(x * 0.5, y * 0.5, 14))
            * (1 - path) ** 3
            * smoothstep(-2.8, -3.8, x + 0.0 * y)
        )

    scatter(
        marram,
        spread(random, 4200, (-26, 2.6), (-2.4, 30), _height, dune),
        random,
        (0.65, 1.1),
        0.13,
        empty('dune grass'),
    )


def cottage():
    """Front-gabled cottage: clapboard, white trim, shingled gable, shed-roofed porch."""
    boards = siding('clapboard', '#b9cbd0')
    u, v = FRONT
    front = Frame((HOUSE_LEFT, HOUSE_FRONT, DECK), u, v)
    height = EAVE - DECK
    openings = [(1.0, 0.75, 2.0, 2.2), (3.72, 0.03, 4.66, 2.13), (5.5, 0.75, 6.4, 2.2), (6.72, 0.75, 7.62, 2.2)]
    half = HOUSE_WIDTH / 2

    top = gable(HOUSE_WIDTH, height, PEAK - EAVE)
    attic = (half - 0.55, 3.85, half + 0.55, 5.15)
    sheathing('front wall', front, HOUSE_WIDTH, height, plain('gable backing', '#c3c9c7'), [*openings, attic], top)
    courses('front siding', front, HOUSE_WIDTH, height, boards, openings, 0.115, (1.9, 4.2), 0.014, 0.003, 0.001)
    upper = Frame((HOUSE_LEFT, HOUSE_FRONT - 0.004, DECK + height), u, v)
    courses(
        'gable shingle',
        upper,
        HOUSE_WIDTH,
        PEAK - DECK - height,
        siding('gable paint', '#dfe4e2', 0.12),
        [(attic[0], attic[1] - height, attic[2], attic[3] - height)],
        0.13,
        (0.09, 0.17),
        0.013,
        0.004,
        0.003,
        lambda at: top(at) - height,
    )
    band(front, 0, HOUSE_WIDTH, height - 0.02, height + 0.16, out=0.035)
    for at in (0.02, HOUSE_WIDTH - 0.02):
        corner_board(front, at, height)
    curtain = fabric('curtain', '#f4efe4')
    for low_u, low_v, high_u, high_v in (openings[0], openings[2], openings[3]):
        window(front, low_u, low_v, high_u - low_u, high_v - low_v, 2, 2, curtain=curtain)
    window(front, attic[0], attic[1], 1.1, 1.3, 2, 2, curtain=curtain)
    door(front, openings[1][0] + 0.01, 0.03, 0.92, 2.1, '#2c7780')
    room(
        (HOUSE_LEFT + 0.1, HOUSE_FRONT + 0.12, DECK),
        (HOUSE_LEFT + HOUSE_WIDTH - 0.1, HOUSE_FRONT + 3.2, EAVE + 0.1),
        wall='#8f8677',
        light=2.0,
    )
    side = Frame((HOUSE_LEFT, HOUSE_FRONT + 9.0, DECK - 0.3), (0, -1, 0), (0, 0, 1))
    sheathing('side wall', side, 9.0, 3.3, plain('backing', '#6d7676'), [(4.6, 1.1, 5.6, 2.5)])
    courses(
        'side siding', side, 9.0, 3.3, boards, [(4.6, 1.1, 5.6, 2.5)], 0.115, (1.9, 4.2), 0.014, 0.003, 0.001, seed=3
    )
    window(side, 4.6, 1.1, 1.0, 1.4, curtain=curtain)
    _roofs(half)
    _porch()


def _roofs(half):
    """Two slopes of the gable with rake boards, ridge along Y."""
    tabs = asphalt_shingle('cottage roof', '#5d6266', '#858887')
    rise = math.atan2(PEAK - EAVE, half)
    gable_roof('gable roof', HOUSE_LEFT + half, HOUSE_FRONT - 0.45, EAVE, half, rise, 10.0, 0.42, tabs, 5)


def _porch():
    """Deck, columns, rail, beam, ceiling, shed roof with gutter, steps."""
    x0, x1 = HOUSE_LEFT - 0.1, HOUSE_LEFT + HOUSE_WIDTH + 0.1
    deck = Boxes(3)
    for x in np.arange(x0, x1 - 0.05, 0.095):
        deck.add((x, PORCH_FRONT - 0.05, DECK - 0.03), (x + 0.091, HOUSE_FRONT, DECK))
    deck.build('porch deck', weathered_wood('porch boards', '#9a9284', '#bdb4a5', nails=False), 0.003)
    skirt = Boxes(4)
    skirt.add((x0, PORCH_FRONT, DECK - 0.26), (x1, PORCH_FRONT + 0.03, DECK - 0.03))
    for x in np.arange(x0 + 0.02, x1, 0.11):
        skirt.add((x, PORCH_FRONT + 0.02, 0.0), (x + 0.075, PORCH_FRONT + 0.04, DECK - 0.26))
    skirt.add((x0, PORCH_FRONT - 0.03, 2.86), (x1, PORCH_FRONT + 0.16, 3.1))
    skirt.add((x0, PORCH_FRONT - 0.05, 3.1), (x1, PORCH_FRONT + 0.18, 3.14))
    skirt.build('porch trim', trim(), 0.006)
    back = Boxes(5).add((x0, PORCH_FRONT + 0.06, 0), (x1, PORCH_FRONT + 0.09, DECK - 0.26))
    back.build('porch foot', plain('porch foot', '#9a968a', 0.9))
    for x in (x0 + 0.14, 1.05, 3.02 - 0.6, 3.9 + 0.58, 6.0, x1 - 0.14):
        column(x, PORCH_FRONT + 0.07, DECK, 2.86, 0.17)
    for a, b in ((x0 + 0.22, 0.96), (1.14, 2.33), (4.57, 5.91), (6.09, x1 - 0.22)):
        porch_rail((a, PORCH_FRONT + 0.07, DECK), (b, PORCH_FRONT + 0.07, DECK))
    steps = Boxes(5)
    for i in range(3):
        steps.add(
            (2.55, PORCH_FRONT - 0.3 * (i + 1), DECK - 0.17 * (i + 1) - 0.035),
            (4.35, PORCH_FRONT - 0.3 * i + 0.02, DECK - 0.17 * (i + 1)),
        )
    steps.build('step treads', weathered_wood('porch boards', nails=False), 0.006)
    risers = Boxes(6)
    for i in range(3):
        risers.add(
            (2.58, PORCH_FRONT - 0.3 * i - 0.03, max(DECK - 0.17 * (i + 2), 0)),
            (4.32, PORCH_FRONT - 0.3 * i - 0.01, DECK - 0.17 * (i + 1) - 0.035),
        )
    risers.build('risers', trim(), 0.004)
    ceiling = Boxes(7)
    for y in np.arange(PORCH_FRONT, HOUSE_FRONT, 0.09):
        ceiling.add((x0, y, 3.02), (x1, y + 0.087, 3.035))
    ceiling.build('porch ceiling', painted('porch ceiling', '#c4dcdf', 0.5, 0.05), 0.002)
    rise = math.atan2(0.62, HOUSE_FRONT - PORCH_FRONT + 0.3)
    frame = Frame((x0 - 0.25, PORCH_FRONT - 0.3, 3.16), (1, 0, 0), (0, math.cos(rise), math.sin(rise)))
    roof(
        'porch roof',
        frame,
        x1 - x0 + 0.5,
        (HOUSE_FRONT - PORCH_FRONT + 0.32) / math.cos(rise),
        asphalt_shingle('cottage roof', '#5d6266', '#858887'),
        9,
    )
    gutter((x0 - 0.25, PORCH_FRONT - 0.37, 3.14), (x1 + 0.25, PORCH_FRONT - 0.37, 3.14))
    adirondack((0.25, 5.15, DECK), 12, '#f0eee6')
    adirondack((5.35, 5.2, DECK), -10, '#f0eee6')
    draped_towel((5.3, PORCH_FRONT + 0.07, DECK + 0.94), 0, '#e9785f', '#fbf3e4', 0.62, 0.55, 0.4)
    draped_towel((1.75, PORCH_FRONT + 0.07, DECK + 0.94), 0, '#3f98a0', '#fbf3e4', 0.55, 0.5, 0.4)


def _garden():
    """Fence with a gate opening at the steps, hydrangeas, dune fence by the path."""
    picket_fence((-3.0, FENCE_Y, 0), (12.0, FENCE_Y, 0), 0.92, gate=(5.6, 7.3))
    blue = leaf('hydrangea', '#7f9fd8', '#a4b6e2', '#c9cdee', 0.3, 0.2)
    made = [bush(f'hydrangea {i}', i, (1.15, 0.95, 0.95), None, 0.1, 4200, 26, blue) for i in (1, 2)]
    random = np.random.default_rng(6)
    for number, x in enumerate((-2.3, -1.2, 0.1, 1.35, 5.1, 6.2, 7.4, 8.5)):
        for mesh in made[number % 2]:
            instance(
                mesh,
                (x + random.normal(0, 0.08), 3.3 + random.normal(0, 0.1), 0),
                number * 1.3,
                random.uniform(0.8, 1.05),
            )
    line = np.array([[-3.15 - 0.16 * t * 14, 2.5 + 14 * t, 0] for t in np.linspace(0, 1, 12)])
    line[:, 0] -= 0.15
    other = line - (2.6, -0.4, 0)
    for points in (line, other):
        points[:, 2] = _height(points[:, 0], points[:, 1])
        sand_fence(points, 0.95, weathered_wood('slat wood', '#8b7f70', '#b3a590', nails=False))


def _props():
    """Beach things around the carts."""
    surfboard((-0.15, FENCE_Y - 0.32, 0.0), 8, 13)
    surfboard((0.52, FENCE_Y - 0.34, 0.0), -5, 12, '#8fc4c1', '#f6efe0', 2.0)
    beach_bag((0.2, -1.6, 0), -18, '#f0e6d2', '#d9654f', 1.05)


def _pack(cart):
    """Chairs, cooler, umbrella, bag and towels on the foot rest and the bench that face back."""
    body = next(part for part in cart.children if part.name.startswith('body'))
    cooler((-0.80, 0.2, 0.40), 90, parent=body)
    towel_roll((-0.80, 0.2, 0.745), 84, '#f2c14e', '#fbf4e4', body)
    folded_chair((-0.22, -0.21, 0.83), (-14, 0, -90), '#2f8c96', body)
    folded_chair((-0.33, -0.19, 0.83), (-14, 0, -90), '#e0714f', body)
    umbrella = folded_umbrella((-0.93, -0.12, 0.40), (0, 28), '#2d8791', body)
    umbrella.scale = (0.75,) * 3
    beach_bag((-0.34, 0.28, 0.835), 82, '#f0e6d2', '#d9654f', 0.8, body)
