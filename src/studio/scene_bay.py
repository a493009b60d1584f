"""Scene `setting-bay`: a cart on a shell lane at a wooden dock, marsh grass and calm water to the horizon, evening."""

import math

import numpy as np

from geometry import empty
from scene_core import (
    Boxes,
    Clouds,
    Glow,
    add_camera,
    add_mesh,
    add_sky,
    add_sun,
    fbm,
    grid,
    lathe,
    place_cart,
    smoothstep,
    tube,
    value_noise,
)
from scene_mats import calm_water, crushed_shell, leaf, painted, plain, sand, weathered_wood
from scene_plants import grass_meshes, scatter, spread
from scene_props import adirondack
from scene_town import street_lamp

SHORE_Y = 6.0
LEVEL = -0.75
DOCK = (-6.4, -4.2)
AIR = ('#f3dcc4', 600.0)
CAMERAS = {
    'wide': ((-3.4, -9.6, 1.6), (-1.1, 2.0, 1.6), 38, (-0.03, 0.03), (-0.9, -1.2, 1.0), 6.3),
    'tall': ((-3.6, -9.3, 1.6), (-1.2, -0.6, 1.6), 41, (0.0, 0.13), (-0.9, -1.2, 1.0), 6.3),
}


def build(cart, crop, _wordmark):
    """cart: () -> Empty. Returns the exposure."""
    add_sky(
        [
            (0, '#fbd9b4'),
            (2.5, '#f8dfc6'),
            (7, '#eadfd6'),
            (14, '#c4d3df'),
            (28, '#93b8d8'),
            (60, '#6495c4'),
            (90, '#4f80b2'),
        ],
        light_strength=0.95,
        ground='#a79470',
        glow=Glow(104, 1, '#ffd9a0', 0.75, 28, 1.05),
        clouds=Clouds(
            '#ffeedd', '#d9c9c6', 0.85, scale=0.36, stretch=2.8, turn=20, low=2, high=55, cover=0.48, soft=0.24, seed=17
        ),
    )
    add_sun(212, 20, '#ffc890', 5.8, 1.2)
    _shore()
    _dock()
    _marsh()
    _boat((-2.5, 14.6, LEVEL), 84)
    street_lamp(-3.5, 3.3, height=3.6)
    place_cart(cart(), 0.5, -0.6, 208)
    add_camera(*CAMERAS[crop])
    return 1.0


def _height(x, y):
    """Flat land that ends in a low bank; the marsh reaches further out on the right."""
    edge = (
        SHORE_Y + 9.0 * smoothstep(2.0, 14.0, x) + 3.0 * smoothstep(-9.0, -16.0, x) + 0.8 * fbm(x * 0.3, y * 0.1, 3, 4)
    )
    fall = smoothstep(edge - 1.6, edge + 2.4, y)
    return -0.02 * smoothstep(2, 4, y) - fall * 1.4 + 0.03 * fbm(x * 0.8, y * 0.8, 3, 5) * smoothstep(2.0, 4.0, y)


def _shore():
    """Lane of crushed shell, sandy bank, water to the horizon with a low line of land."""
    grid(
        'bank',
        np.linspace(-45, 45, 260),
        np.linspace(1.6, 30, 160),
        _height,
        sand('bank sand', '#d3bf98', '#a8926a', haze=AIR, wet_y=(SHORE_Y, SHORE_Y + 2.0)),
    )
    grid(
        'lane',
        np.linspace(-40, 40, 80),
        np.linspace(-16, 2.2, 30),
        lambda x, y: 0.012 * fbm(x * 0.4, y * 0.4, 2, 2) - 0.002,
        crushed_shell('lane shell'),
    )
    rows = np.concatenate([np.linspace(SHORE_Y - 2, 60, 90), np.geomspace(61, 5000, 50)])
    columns = np.concatenate([-np.geomspace(60, 4000, 24)[::-1], np.linspace(-59, 59, 90), np.geomspace(60, 4000, 24)])
    grid(
        'bay',
        columns,
        rows,
        lambda x, y: LEVEL + 0 * x,
        calm_water('bay', '#7f9a9c', '#5b7f8c', ('#f6dcc0', 1600.0), 0.16),
    )
    # It rises out of the water and has no end that the sun could light.
    grid(
        'far land',
        np.linspace(-2600, 2600, 260),
        np.linspace(1700, 1900, 6),
        lambda x, y: -3 + 12 * smoothstep(200, 900, np.abs(x - 100) - 300 * fbm(x * 0.002, 0 * y, 2, 3)),
        plain('far land', '#c6beac', 0.95),
    )


def _dock():
    """Planks on piles out over the water, rope between the piles, two chairs of different colors at its end."""
    boards, piles = Boxes(5), Boxes(6)
    x0, x1 = DOCK
    for y in np.arange(2.4, 17.0, 0.15):
        boards.add((x0, y + 0.004, 0.12), (x1, y + 0.146, 0.165))
    boards.build('dock boards', weathered_wood('dock wood', '#8d8376', '#beb2a1'), 0.004)
    for x in (x0 + 0.1, x1 - 0.25):
        piles.add((x, 2.4, -0.08), (x + 0.15, 17.0, 0.12))
    piles.build('dock stringers', weathered_wood('dock beam', '#766b5e', '#9a8d7c', nails=False), 0.008)
    pile = weathered_wood('pile', '#6b5f50', '#95866f', nails=False)
    for number, y in enumerate(np.arange(3.4, 17.2, 2.7)):
        for side, x in enumerate((x0 - 0.1, x1 + 0.1)):
            top = 0.95 + 0.07 * ((number * 2 + side) % 3)
            tube('pile', [(x, y, -2.4), (x, y, top)], 0.115, pile, resolution=8)
            lathe(
                'pile cap', [(0.14, 0), (0.14, 0.03), (0, 0.10)], painted('pile cap', '#e7e4da', 0.5, 0.1), segments=20
            ).location = (x, y, top)
    adirondack((-5.85, 14.6, 0.165), 170, '#2f7a82')
    adirondack((-4.75, 14.9, 0.165), 196, '#c9583b')


def _marsh():
    """Cordgrass along the shore."""
    random = np.random.default_rng(27)
    reed = leaf('cordgrass', '#8f9a4e', '#a8a75a', '#d6bf7c', 0.45, 0.3, AIR)
    tall = grass_meshes('cordgrass', reed, 5, 6, count=60, radius=0.24, height=0.85, width=0.008, lean=0.4)

    def keep(x, y):
        clear = (x < DOCK[0] - 0.6) | (x > DOCK[1] + 2.4)
        return (
            clear
            * smoothstep(2.4, 3.4, y)
            * (_height(x, y) > LEVEL - 0.05)
            * (0.35 + 0.65 * value_noise(x * 0.5, y * 0.5, 9))
        )

    scatter(tall, spread(random, 14000, (-26, 2.4), (30, 22), _height, keep), random, (0.6, 1.2), 0.12, empty('marsh'))


def _boat(location, turn):
    """A moored skiff with a painted stripe."""
    stations = np.linspace(0, 1, 24)
    rows = []
    for t in stations:
        half = 0.78 * (1 - max(0.0, (t - 0.45) / 0.55) ** 2.2) ** 0.9
        depth = 0.12 + 0.24 * t**2
        rows.append(
            [
                (
                    t * 4.6 - 2.3,
                    half * math.sin(a) * 1.0,
                    0.42 + depth * 0.9 - (0.55 + depth * 0.4) * max(0.0, math.cos(a)) ** 0.8,
                )
                for a in np.linspace(-math.pi / 2, math.pi / 2, 17)
            ]
        )
    root = empty('skiff', None, location, (0, 0, turn))
    faces = [(i * 17 + j, i * 17 + j + 1, (i + 1) * 17 + j + 1, (i + 1) * 17 + j) for i in range(23) for j in range(16)]
    hull = add_mesh(
        'hull', np.array(rows).reshape(-1, 3), faces, painted('hull white', '#eceae2', 0.3, 0.05), root, smooth=True
    )
    transom = add_mesh('transom', rows[0], [list(range(17))], painted('hull blue', '#2f5d7c', 0.35, 0.05), root)
    hull.location.z = transom.location.z = -0.18
    seat = Boxes(9)
    for x in (-1.3, 0.1):
        seat.add((x, -0.68, 0.16), (x + 0.28, 0.68, 0.20))
    seat.build('thwarts', weathered_wood('thwart', '#8a6f4f', '#b0916a', nails=False), 0.01, root)
