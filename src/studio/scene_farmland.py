"""Scene `setting-farmland`: a utility cart with baskets on a farm lane, a red barn and rows of young corn behind."""

import math

import numpy as np

from geometry import empty
from scene_arch import Frame, band, gable, gable_roof, sheathing, trim, window
from scene_core import (
    Boxes,
    Clouds,
    Glow,
    add_camera,
    add_sky,
    add_sun,
    fbm,
    grid,
    lathe,
    place_cart,
    smoothstep,
    value_noise,
)
from scene_mats import asphalt_shingle, crushed_shell, leaf, metal, painted, plain, weathered_wood
from scene_plants import grass_meshes, leafy_tree, plant, scatter, spread

BARN_LEFT, BARN_Y, BARN_WIDTH = 3.4, 15.0, 9.0
AIR = ('#ece4d0', 420.0)
CAMERAS = {
    'wide': ((-3.0, -9.8, 1.5), (-0.7, 2.0, 1.5), 39, (-0.02, 0.05), (-0.9, -1.2, 1.0), 6.3),
    'tall': ((-3.4, -9.4, 1.5), (0.2, -0.8, 1.5), 68, (0.0, 0.145), (-0.9, -1.2, 1.0), 6.3),
}


def build(cart, crop, _wordmark):
    """cart: () -> Empty. Returns the exposure."""
    add_sky(
        [(0, '#f8e6c9'), (4, '#f3ead9'), (10, '#dae7ea'), (24, '#a5cbe6'), (55, '#6fa6da'), (90, '#5590cb')],
        light_strength=0.9,
        ground='#9c9468',
        glow=Glow(110, 5, '#ffe7bd', 0.7, 36),
        clouds=Clouds(
            '#fffaf0', '#d9dde2', 0.85, scale=0.34, stretch=2.2, turn=50, low=2, high=65, cover=0.5, soft=0.22, seed=71
        ),
    )
    add_sun(216, 26, '#ffd8a8', 5.6, 1.0)
    _ground()
    _barn()
    _fence()
    _trees()
    placed = place_cart(cart(), 0.3, -0.8, 209)
    _baskets(placed)
    add_camera(*CAMERAS[crop])
    return 0.95


def _lane(x, y):
    """How much of a point belongs to the gravel lane, which runs along X and turns to the barn."""
    along = 1 - smoothstep(2.3, 3.0, np.abs(y + 1.2) + 0.2 * fbm(x * 0.5, y * 0.5, 3, 3))
    turn = (1 - smoothstep(1.6, 2.3, np.abs(x - BARN_LEFT - 4.5))) * (y > -1.2)
    return np.maximum(along, turn * (y < BARN_Y))


def _rows(x, y):
    """1 in the middle of a row of corn, left of the barn."""
    return (np.abs((x / 0.76) % 1.0 - 0.5) < 0.12) * (x < BARN_LEFT - 2.0) * (y > 6.0)


def _ground():
    """Lane, verge, soil of the field and its corn."""
    xs = np.concatenate([-np.geomspace(40, 700, 16)[::-1], np.linspace(-39, 39, 140), np.geomspace(40, 700, 16)])
    ys = np.concatenate([np.linspace(-14, 60, 150), np.geomspace(61, 900, 24)])
    grid('soil', xs, ys, lambda x, y: -0.03 + 0.04 * fbm(x * 0.2, y * 0.2, 3, 2), plain('soil', '#8d7a55', 0.95))
    grid(
        'lane',
        np.linspace(-30, 30, 120),
        np.linspace(-3.9, 1.5, 40),
        lambda x, y: 0.02 - 0.12 * (1 - _lane(x, y)),
        crushed_shell('gravel', '#d9d0be', '#a79b87'),
    )
    grid(
        'barn lane',
        np.linspace(BARN_LEFT + 2.4, BARN_LEFT + 6.6, 40),
        np.linspace(1.2, BARN_Y, 60),
        lambda x, y: 0.02 - 0.10 * (1 - _lane(x, y)),
        crushed_shell('gravel', '#d9d0be', '#a79b87'),
    )
    random = np.random.default_rng(3)
    grass = grass_meshes(
        'verge grass',
        leaf('verge grass', '#768f42', '#93a553', '#c6b874', 0.42, 0.3, AIR),
        5,
        4,
        count=70,
        radius=0.2,
        height=0.36,
        width=0.006,
        lean=0.5,
    )
    corn = grass_meshes(
        'corn',
        leaf('corn', '#5f8a38', '#79a046', '#a9b964', 0.45, 0.35, AIR),
        5,
        7,
        count=13,
        radius=0.06,
        height=1.1,
        width=0.055,
        lean=0.75,
        droop=0.9,
    )

    def verge(x, y):
        return (
            (1 - _lane(x, y))
            * (_rows(x, y) < 0.5)
            * ((y < 5.6) | (x > BARN_LEFT - 1.8))
            * (0.5 + 0.5 * value_noise(x * 0.7, y * 0.7, 3))
            * (y < BARN_Y + 1)
        )

    scatter(
        grass,
        spread(random, 15000, (-15, -7), (17, 18), lambda x, y: 0 * x - 0.02, verge),
        random,
        (0.5, 1.1),
        0.12,
        empty('verge'),
    )
    scatter(
        corn,
        spread(
            random,
            60000,
            (-34, 6),
            (1.4, 46),
            lambda x, y: 0 * x - 0.04,
            lambda x, y: _rows(x, y) * (0.25 + 0.75 * (y < 20)),
        ),
        random,
        (0.8, 1.15),
        0.08,
        empty('corn'),
    )


def _barn():
    """Red barn of vertical boards with white trim, crossed doors, a loft window and a tin roof; a silo beside it."""
    front = Frame((BARN_LEFT, BARN_Y, 0))
    height, rise = 4.2, math.radians(40)
    half = BARN_WIDTH / 2
    top = gable(BARN_WIDTH, height, half * math.tan(rise))
    red = painted('barn red', '#8f2f26', 0.6, 0.3)
    opening = (half - 1.7, 0.0, half + 1.7, 3.3)
    attic = (half - 0.55, 5.0, half + 0.55, 6.1)
    sheathing('barn front', front, BARN_WIDTH, height, red, [opening, attic], top)
    battens = Boxes(4)
    for u in np.arange(0.15, BARN_WIDTH, 0.3):
        if not opening[0] - 0.1 < u < opening[2] + 0.1:
            battens.add((u - 0.02, 0, 0), (u + 0.02, top(u), 0.025), 0.5, front.matrix)
        elif not attic[0] - 0.1 < u < attic[2] + 0.1:
            battens.add((u - 0.02, opening[3], 0), (u + 0.02, top(u), 0.025), 0.5, front.matrix)
    battens.build('battens', red, 0.004)
    for side in (Frame((BARN_LEFT, BARN_Y + 12, 0), (0, -1, 0)), Frame((BARN_LEFT + BARN_WIDTH, BARN_Y, 0), (0, 1, 0))):
        sheathing('barn side', side, 12, height, red)
    white = trim()
    doors = Boxes(5)
    for u0, u1 in ((opening[0], half - 0.02), (half + 0.02, opening[2])):
        for at in (0.02, 1.58, 3.12):
            doors.add((u0, at, 0.03), (u1, at + 0.16, 0.06), 0.5, front.matrix)
        for u in (u0, u1 - 0.16):
            doors.add((u, 0.02, 0.03), (u + 0.16, 3.28, 0.06), 0.5, front.matrix)
        for a, b in ((0.1, 1.62), (1.66, 3.16)):
            doors.beam(front.at(u0 + 0.08, a, 0.045), front.at(u1 - 0.08, b, 0.045), 0.03, 0.14)
            doors.beam(front.at(u0 + 0.08, b, 0.045), front.at(u1 - 0.08, a, 0.045), 0.03, 0.14)
    doors.build('door trim', white, 0.005)
    leaves = Boxes(6).add((opening[0], 0, 0.0), (opening[2], 3.3, 0.03), 0.5, front.matrix)
    leaves.build('barn doors', painted('barn door red', '#a23a2e', 0.55, 0.25), 0.004)
    window(front, attic[0], attic[1], 1.1, 1.1, 2, 2)
    front.sheet(
        'loft dark', (attic[0] - 0.1, attic[1] - 0.1), (attic[2] + 0.1, attic[3] + 0.1), -0.3, plain('loft', '#33291f')
    )
    band(front, opening[0] - 0.2, opening[2] + 0.2, 3.3, 3.5, out=0.06)
    gable_roof(
        'barn roof',
        BARN_LEFT + half,
        BARN_Y - 0.5,
        height,
        half,
        rise,
        13.0,
        0.5,
        asphalt_shingle('barn roof', '#6d706f', '#8d8f8c'),
        31,
    )
    silo = metal('silo', '#b4b8b6', 0.45)
    body = lathe('silo', [(1.9, 0), (1.9, 8.4), (1.85, 8.5), (1.5, 9.5), (0.8, 10.1), (0, 10.3)], silo, segments=40)
    body.location = (BARN_LEFT + BARN_WIDTH + 3.0, BARN_Y + 4.5, 0)
    for z in np.arange(0.8, 8.4, 0.8):
        ring = lathe('silo hoop', [(1.91, z), (1.93, z + 0.02), (1.93, z + 0.05), (1.91, z + 0.07)], silo, segments=40)
        ring.location = body.location


def _fence():
    """Split rails along the field."""
    rails = Boxes(8)
    random = np.random.default_rng(13)
    for x in np.arange(-18.0, 1.0, 2.8):
        rails.add((x - 0.07, 3.33, -0.2), (x + 0.07, 3.47, 1.25 + random.normal(0, 0.03)))
        for z in (0.42, 0.75, 1.08):
            rails.beam(
                (x - 0.2, 3.4 + random.normal(0, 0.02), z + random.normal(0, 0.02)),
                (x + 3.0, 3.4 + random.normal(0, 0.02), z + random.normal(0, 0.03)),
                0.10,
                0.075,
            )
    rails.build('split rails', weathered_wood('rail', '#7d7062', '#a89a86', nails=False), 0.02)


def _trees():
    """A windbreak at the field's end and a maple at the barn."""
    random = np.random.default_rng(19)
    green = leaf('windbreak', '#5c7642', '#768c4e', '#a0a766', 0.3, 0.3, AIR)
    trees = [leafy_tree(f'windbreak {seed}', seed, 10.0, 4.0, 0.2, green, 0.28, 11000) for seed in (4, 11)]
    for x in np.arange(-74, 44, 3.1):
        plant(
            trees[int(x) % 2],
            (x + random.normal(0, 1.2), 66 + random.uniform(-3, 6), -1.6),
            x,
            random.uniform(0.7, 1.15),
        )
    maple = leafy_tree('barn maple', 9, 8.4, 3.4, 0.19)
    plant(maple, (1.0, 13.6, 0), 1.2, 0.9)


def _baskets(cart):
    """Bushel baskets with apples and squash in the cart's bed."""
    slat = weathered_wood('basket slat', '#a98a5f', '#d0b483', nails=False)
    for number, (x, y, fruit) in enumerate(
        ((-0.30, 0.24, '#a8322a'), (-0.30, -0.26, '#d9a03a'), (-0.72, 0.05, '#6f8f3a'))
    ):
        basket = lathe('bushel', [(0.15, 0.0), (0.20, 0.26), (0.215, 0.27), (0.20, 0.275), (0.17, 0.2)], slat, cart, 28)
        basket.location = (x, y, 0.86)
        skin = plain(f'fruit {number}', fruit, 0.25)
        random = np.random.default_rng(number)
        for k in range(16):
            angle, away = k * 2.4, 0.045 * math.sqrt(k)
            profile = [(0.0, -0.04), (0.035, -0.022), (0.042, 0.0), (0.036, 0.026), (0.0, 0.034)]
            apple = lathe('fruit', profile, skin, cart, 14)
            apple.location = (
                x + away * math.cos(angle),
                y + away * math.sin(angle),
                1.115 + 0.03 - away * 0.18 + random.normal(0, 0.004),
            )
