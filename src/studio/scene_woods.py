"""Scene `setting-woods`: a trail cart on a sandy lane between pitch pines, ferns and blueberry at its edges."""

import numpy as np

from geometry import empty
from scene_core import (
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
from scene_mats import leaf
from scene_plants import bush, grass_meshes, leafy_tree, pine, plant, scatter, spread

AIR = ('#e3e4d6', 260.0)
CAMERAS = {
    'wide': ((-3.2, -9.8, 1.5), (-1.0, 2.0, 1.5), 38, (-0.03, 0.075), (-0.9, -1.2, 1.0), 5.6),
    'tall': ((-3.6, -9.4, 1.5), (0.2, -0.7, 1.5), 70, (0.0, 0.15), (-0.9, -1.2, 1.0), 5.6),
}


def build(cart, crop, _wordmark):
    """cart: () -> Empty. Returns the exposure."""
    add_sky(
        [(0, '#f2ead6'), (6, '#e6ebe4'), (16, '#c4dbe6'), (40, '#8dbbe0'), (90, '#5f97cd')],
        light_strength=1.0,
        ground='#8d8a63',
        glow=Glow(62, 12, '#fff0cf', 0.6, 34),
        clouds=Clouds(
            '#fffaf0', '#d8dcdd', 0.7, scale=0.4, stretch=1.6, turn=25, low=4, high=70, cover=0.52, soft=0.24, seed=35
        ),
    )
    add_sun(224, 36, '#ffe0b0', 5.6, 1.0)
    _ground()
    _trees()
    _undergrowth()
    place_cart(cart(), 0.35, -0.7, 210)
    add_camera(*CAMERAS[crop])
    return 1.0


def _lane(x, y):
    """How much of a point belongs to the lane, which bends away to the right behind the cart."""
    middle = -0.6 + 0.10 * np.maximum(y - 2.0, 0) ** 1.35 * 0.9
    return 1 - smoothstep(2.7, 3.7, np.abs(x - middle) + 0.35 * fbm(x * 0.5, y * 0.4, 3, 7))


def _height(x, y):
    """The lane lies a hand lower than the forest floor."""
    return 0.16 * (1 - _lane(x, y)) + 0.07 * fbm(x * 0.35, y * 0.35, 3, 5) * smoothstep(2.5, 5.0, np.hypot(x, y)) - 0.01


def _ground():
    """Sand in the lane, brown litter under the pines."""
    grid('lane', np.linspace(-34, 44, 340), np.linspace(-14, 70, 340), _height, _soil(), attributes={'lane': _lane})
    floor = leaf('needle litter', '#a07a4d', '#b58d5c', '#c9a675', 0.1, 0.2, AIR)
    random = np.random.default_rng(5)
    litter = grass_meshes('litter', floor, 4, 8, count=60, radius=0.30, height=0.05, width=0.005, lean=1.2)

    def keep(x, y):
        return (1 - _lane(x, y)) * 0.95 + 0.04

    scatter(litter, spread(random, 15000, (-20, -9), (22, 30), _height, keep), random, (0.8, 1.4), 0.1, empty('litter'))


def _soil():
    def make(s):
        place = s.position()
        patch = s.noise(place, 0.9, 5.0, 0.6)
        crumbs = s.noise(place, 34.0, 4.0, 0.7)
        share = s.range(
            s.math('ADD', s.attribute('lane'), s.math('MULTIPLY', s.math('SUBTRACT', crumbs, 0.5), 0.9)), 0.3, 0.7
        )
        litter = s.mix(s.range(crumbs, 0.35, 0.65), '#6d5034', '#94704a')
        litter = s.mix(s.range(patch, 0.5, 0.7, 0.0, 0.7), litter, '#66703c')
        lane = s.mix(s.range(patch, 0.35, 0.65), '#c9b48c', '#b39a70')
        bump = s.bump(s.math('MULTIPLY', crumbs, 0.02), 1.0, 1.0)
        return s.haze(s.principled(s.mix(share, litter, lane), 0.95, bump, 0.15), *AIR)

    return material('forest floor', make)


def _trees():
    """Pines on both sides, near ones with their trunks in view, thicker and paler further away; two oaks."""
    random = np.random.default_rng(23)
    needle = leaf('pitch needle', '#48613a', '#5d7543', '#8a9356', 0.25, 0.3, AIR)
    pines = [
        pine(f'pitch pine {seed}', seed, high, wide, needle)
        for seed, high, wide in ((1, 10.5, 2.3), (2, 8.8, 2.1), (5, 12.0, 2.5), (8, 9.6, 2.2))
    ]
    near = (
        (-6.2, 2.6, 1.0),
        (-8.6, 6.2, 1.1),
        (-4.6, 8.4, 0.9),
        (5.6, 3.4, 1.05),
        (8.4, 1.2, 1.1),
        (4.3, 7.2, 0.85),
        (10.8, 6.0, 1.15),
        (-11.6, 3.2, 1.1),
    )
    for number, (x, y, size) in enumerate(near):
        plant(pines[number % 4], (x, y, 0.1), number * 2.3, size)
    count = 0
    while count < 190:
        x, y = random.uniform(-36, 50), random.uniform(9, 68)
        if _lane(x, y) > 0.02:
            continue
        plant(pines[count % 4], (x, y, 0.05), random.uniform(0, 6.28), random.uniform(0.8, 1.3))
        count += 1
    oak = leafy_tree(
        'scrub oak', 12, 6.5, 2.8, 0.14, leaf('scrub leaf', '#67843c', '#84994a', '#b0b466', 0.4, 0.3, AIR)
    )
    for x, y, size in ((-7.4, 10.0, 0.8), (7.6, 9.4, 0.9)):
        plant(oak, (x, y, 0.1), x, size)


def _undergrowth():
    """Ferns in the shade, blueberry along the lane, grass on its verge."""
    random = np.random.default_rng(31)
    fern = grass_meshes(
        'fern',
        leaf('fern', '#7c9a45', '#93ad55', '#b7c374', 0.45, 0.3),
        4,
        9,
        count=34,
        radius=0.10,
        height=0.55,
        width=0.035,
        lean=0.9,
        droop=0.8,
    )
    berry = [
        bush(
            'blueberry', 3, (0.7, 0.7, 0.5), leaf('berry leaf', '#5d7d3c', '#7a944a', '#b2855a', 0.35, 0.3), 0.04, 2600
        )[0]
    ]
    tufts = grass_meshes(
        'verge grass',
        leaf('verge grass', '#8b9a4c', '#a3aa5b', '#cdbf80', 0.4, 0.3),
        4,
        4,
        count=50,
        radius=0.14,
        height=0.32,
        width=0.006,
        lean=0.5,
    )

    def verge(x, y):
        lane = _lane(x, y)
        return smoothstep(0.02, 0.2, lane) * (1 - smoothstep(0.35, 0.75, lane)) * value_noise(x * 0.9, y * 0.9, 4)

    def shade(x, y):
        return (_lane(x, y) < 0.02) * smoothstep(0.25, 0.6, value_noise(x * 0.4, y * 0.4, 6))

    scatter(tufts, spread(random, 4200, (-14, -7), (16, 26), _height, verge), random, (0.7, 1.3), 0.15, empty('verge'))
    scatter(fern, spread(random, 3600, (-16, -4), (18, 24), _height, shade), random, (0.7, 1.3), 0.15, empty('ferns'))
    scatter(berry, spread(random, 420, (-16, 0), (18, 26), _height, shade), random, (0.6, 1.2), 0.1, empty('berries'))
