"""Scene `eco`: a cart on charge beside a small house with solar panels, meadow, marsh and pines in morning light."""

import math

import numpy as np
from mathutils import Vector

from geometry import bevel, empty
from scene_arch import Frame, band, corner_board, downspout, gable, gutter, house_roof, sheathing, trim, window
from scene_core import (
    Boxes,
    Clouds,
    Glow,
    add_camera,
    add_sky,
    add_sun,
    box,
    fbm,
    grid,
    instance,
    lathe,
    material,
    place_cart,
    smoothstep,
    tube,
    value_noise,
)
from scene_mats import asphalt_shingle, fabric, glow, leaf, painted, paver, plain
from scene_plants import bush, grass_meshes, leafy_tree, pine, plant, scatter, spread
from studio import corners

WALL_Y, WALL_LEFT, WALL_WIDTH, EAVE = 3.2, -0.5, 10.5, 2.95
RISE = math.radians(34)
AIR = ('#eadfcd', 380.0)
# Wide: cart right of the middle, meadow and pines to the left. Tall: cart below the panels.
CAMERAS = {
    'wide': ((-4.2, -8.9, 1.5), (-0.75, 1.0, 1.5), 39, (0.0, 0.036), (-0.4, -0.8, 1.0), 6.3),
    'tall': ((-3.9, -8.6, 1.5), (1.0, 1.0, 1.5), 54, (0.0, 0.125), (-0.4, -0.8, 1.0), 6.3),
}


def build(cart, crop, _wordmark):
    """cart: () -> Empty. Returns the exposure."""
    add_sky(
        [(0, '#fae6c8'), (4, '#f6ebdb'), (10, '#dfe8ea'), (22, '#b2d2e8'), (50, '#7db0de'), (90, '#5c95ce')],
        light_strength=0.85,
        ground='#a7a27e',
        glow=Glow(128, 4, '#ffe6b8', 0.8, 34),
        clouds=Clouds(
            '#fff8ee', '#dcdfe3', 0.75, scale=0.36, stretch=2.6, turn=30, low=3, high=60, cover=0.5, soft=0.25, seed=63
        ),
    )
    add_sun(214, 24, '#ffd6a6', 5.4, 1.1)
    _ground()
    _house()
    _meadow()
    _backdrop()
    placed = place_cart(cart(), 0.55, -0.1, 212)
    _charger(_socket(placed))
    add_camera(*CAMERAS[crop])
    return 0.95


def _land(x, y):
    """Gentle meadow that falls to the marsh."""
    away = smoothstep(-1.5, -4.5, x)
    return (
        -0.02
        + 0.12 * fbm(x * 0.12, y * 0.12, 3, 2) * smoothstep(4, 14, np.hypot(x - 2, y))
        - 0.5 * smoothstep(16, 46, y)
    ) - 0.02 * away


def _ground():
    """Paver drive, meadow soil, a winding tidal creek."""
    pavers = Boxes(3)
    random = np.random.default_rng(4)
    for row, y in enumerate(np.arange(-8.0, WALL_Y - 0.02, 0.2)):
        for x in np.arange(-3.0 - 0.2 * (row % 2), 10.0, 0.4):
            sink = random.normal(0, 0.0012)
            pavers.add((x + 0.004, y + 0.004, -0.06), (x + 0.396, y + 0.196, 0.0 + sink))
    pavers.build('pavers', paver(), 0.006)
    base = Boxes(4)
    base.add((-3.4, -9, -0.2), (10.5, WALL_Y + 0.2, -0.012))
    base.build('joint sand', plain('joint sand', '#8f8470', 0.95))
    edge = Boxes(5)
    for y in np.arange(-8.0, WALL_Y, 1.0):
        edge.add((-3.36, y + 0.004, -0.1), (-3.22, y + 0.994, 0.035))
    edge.build('edging', paver(), 0.012)
    grid(
        'meadow',
        np.concatenate([-np.geomspace(40, 700, 20)[::-1], np.linspace(-39, 39, 110), np.geomspace(40, 700, 20)]),
        np.concatenate([np.linspace(-10, 50, 120), np.geomspace(51, 900, 30)]),
        lambda x, y: _land(x, y) - 0.06,
        _soil(),
    )


def _soil():
    def make(s):
        place = s.position()
        x, y, z = s.split(place)[:3]
        base = s.mix(s.range(s.noise(place, 0.08, 4.0), 0.35, 0.65), '#7c8747', '#a9a060')
        bend = s.math('ADD', s.math('MULTIPLY', s.math('SINE', s.math('MULTIPLY', x, 0.09)), 5.0), 44.0)
        creek = s.range(s.math('ABSOLUTE', s.math('SUBTRACT', y, bend)), 3.2, 4.2, 1.0, 0.0)
        ground = s.principled(base, 0.95, s.bump(s.noise(place, 2.0, 5.0), 0.8, 0.2), 0.1)
        water = s.principled('#5f7f88', 0.06, s.bump(s.noise(place, 1.5, 3.0), 0.06, 0.2), 0.5)
        return s.haze(s.mix_shader(creek, ground, water), *AIR)

    return material('meadow soil', make)


def _house():
    """Board-and-batten wall, window, white trim, roof with two rows of panels."""
    front = Frame((WALL_LEFT, WALL_Y, 0))
    height = EAVE
    opening = (6.6, 1.0, 8.0, 2.25)
    blue = painted('batten blue', '#57707b', 0.5, 0.12)
    sheathing('front wall', front, WALL_WIDTH, height, blue, [opening])
    side = Frame((WALL_LEFT, WALL_Y + 7.6, 0), (0, -1, 0))
    top = gable(7.6, height, 3.8 * math.tan(RISE))
    small = (4.6, 1.0, 5.6, 2.3)
    sheathing('side wall', side, 7.6, height, blue, [small], top)
    battens = Boxes(2)
    for frame, width, hole, limit in ((front, WALL_WIDTH, opening, None), (side, 7.6, small, top)):
        for u in np.arange(0.2, width, 0.4):
            ceiling = limit(u) - 0.05 if limit else height
            spans = (
                [(0.3, hole[1] - 0.1), (hole[3] + 0.15, ceiling)]
                if hole[0] - 0.14 < u < hole[2] + 0.14
                else [(0.3, ceiling)]
            )
            for low, high in spans:
                battens.add((u - 0.022, low, 0), (u + 0.022, high, 0.02), 0.5, frame.matrix)
    battens.build('battens', blue, 0.003)
    for frame, width in ((front, WALL_WIDTH), (side, 7.6)):
        band(frame, 0, width, 0.06, 0.3, out=0.03)
        corner_board(frame, 0.05 if frame is front else width - 0.05, height, base=0.06)
    band(front, 0, WALL_WIDTH, height - 0.2, height, out=0.035)
    cloth = fabric('curtain', '#f4efe4')
    window(front, opening[0], opening[1], 1.4, 1.25, 2, 2, curtain=cloth)
    window(side, small[0], small[1], 1.0, 1.3, 2, 2, curtain=cloth)
    dark = Boxes(3)
    dark.add((WALL_LEFT + 0.1, WALL_Y + 0.5, 0.1), (WALL_LEFT + WALL_WIDTH, WALL_Y + 0.55, 2.8)).add(
        (WALL_LEFT + 0.5, WALL_Y + 0.1, 0.1), (WALL_LEFT + 0.55, WALL_Y + 7.0, 2.8)
    )
    dark.build('dark room', plain('dark room', '#4a463f', 0.9))
    over = 0.45
    low = EAVE - over * math.sin(RISE) + 0.1
    eave_y = WALL_Y - over * math.cos(RISE)
    tabs = asphalt_shingle('eco roof', '#54585b', '#787b7c')
    frame = house_roof(WALL_LEFT, WALL_WIDTH, WALL_Y, 7.6, low, RISE, over, tabs, (4, 6))
    gutter((WALL_LEFT - 0.4, eave_y - 0.065, low - 0.02), (WALL_LEFT + WALL_WIDTH + 0.4, eave_y - 0.065, low - 0.02))
    downspout((WALL_LEFT + 0.12, eave_y - 0.065, low - 0.05), (WALL_LEFT + 0.12, WALL_Y - 0.08, 0.02))
    soffit = Boxes(7)
    soffit.add((WALL_LEFT - 0.35, eave_y + 0.02, low - 0.14), (WALL_LEFT + WALL_WIDTH, WALL_Y, low - 0.12))
    soffit.build('soffit', trim())
    _panels(frame)


def _panels(frame):
    """Two rows of photovoltaic panels on rails."""
    glass, rim = Boxes(3), Boxes(4)
    wide, tall = 1.05, 1.75
    for row in range(2):
        for number in range(8):
            u, v = 1.25 + number * (wide + 0.02), 0.55 + row * (tall + 0.02)
            glass.add((u + 0.012, v + 0.012, 0.09), (u + wide - 0.012, v + tall - 0.012, 0.118), 0.5, frame.matrix)
            for a, b, c, d in (
                (u, v, u + wide, v + 0.014),
                (u, v + tall - 0.014, u + wide, v + tall),
                (u, v, u + 0.014, v + tall),
                (u + wide - 0.014, v, u + wide, v + tall),
            ):
                rim.add((a, b, 0.085), (c, d, 0.123), 0.5, frame.matrix)
    for v in (0.95, 1.9, 2.75, 3.65):
        rim.add((1.2, v, 0.03), (1.25 + 8 * (wide + 0.02) + 0.05, v + 0.05, 0.085), 0.5, frame.matrix)

    def make(s):
        place = s.position()
        x, y, z = s.split(place)[:3]
        up = s.math('DIVIDE', z, math.sin(RISE))
        lines = None
        for value, pitch in ((x, 0.172), (up, 0.172)):
            near = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('FRACT', s.math('DIVIDE', value, pitch)), 0.5))
            line = s.range(near, 0.485, 0.492)
            lines = line if lines is None else s.math('MAXIMUM', lines, line)
        base = s.mix(lines, '#0d1a2e', '#7d8ba0')
        return s.principled(base, 0.12, None, 0.6, Clearcoat=0.6, Clearcoat_Roughness=0.04)

    glass.build('solar glass', material('solar cells', make), 0.003)
    rim.build('solar rims', plain('solar rim', '#23272b', 0.35, 0.8), 0.002)


def _socket(cart):
    """Place of the charging socket: the rear corner on the driver's side, 0.62 m up."""
    # First, because it brings the cart's matrix up to date.
    edges = corners(cart)
    inverse = cart.matrix_world.inverted()
    tail = min((inverse @ corner).x for corner in edges)
    return np.array(cart.matrix_world @ Vector((tail + 0.06, 0.3, 0.66)))


def _charger(end):
    """Wall box with a lit ring, holster and a cable to the cart's rear."""
    x, z = 4.35, 1.25
    y = WALL_Y - 0.03
    plate = Boxes(2)
    plate.add((x - 0.21, y - 0.01, z - 0.34), (x + 0.21, y + 0.03, z + 0.34))
    plate.build('charger back', painted('charger back', '#e9e9e5', 0.35, 0.02), 0.012)
    box(
        'wall charger',
        np.array([x - 0.145, y - 0.14, z - 0.25]),
        np.array([x + 0.145, y - 0.008, z + 0.25]),
        painted('charger shell', '#f4f4f1', 0.22, 0.01),
        0.045,
        5,
    )
    box(
        'charger face',
        np.array([x - 0.105, y - 0.148, z - 0.02]),
        np.array([x + 0.105, y - 0.135, z + 0.2]),
        plain('charger face', '#15191c', 0.12),
        0.02,
        4,
    )
    ring = [
        (x + 0.045 * math.cos(a), y - 0.151, z + 0.09 + 0.045 * math.sin(a))
        for a in np.linspace(0, 6.283, 40, endpoint=False)
    ]
    tube('charger light', ring, 0.006, glow('charge light', '#37e08a', 7.0), None, 3, True)
    rubber = plain('cable rubber', '#1b1d1f', 0.5)
    holster = lathe('holster', [(0.0, -0.09), (0.05, -0.09), (0.058, 0.02), (0.045, 0.03), (0, 0.03)], rubber, None, 20)
    holster.location, holster.rotation_euler = (x + 0.0, y - 0.15, z - 0.14), (math.pi / 2.4, 0, 0)
    start = np.array([x, y - 0.12, z - 0.25])
    away = np.array([start[0] - end[0], start[1] - end[1], 0.0])
    foot = end + away * 0.28
    path = [
        start,
        start + (0, -0.05, -0.15),
        start + (-0.02, -0.1, -0.5),
        start + (-0.06, -0.22, -0.85),
        (start[0] - 0.12, start[1] - 0.5, 0.04),
        (start[0] + 0.05, start[1] - 0.95, 0.014),
        (foot[0] + 0.3, foot[1] - 0.15, 0.014),
        (foot[0], foot[1], 0.05),
        end + away * 0.16 - (0, 0, 0.3),
        end + away * 0.06 - (0, 0, 0.06),
        end,
    ]
    tube('charge cable', _smooth(np.array([np.asarray(p, float) for p in path])), 0.013, rubber, None, 4)
    for turn in range(3):
        drop = 0.4 + 0.05 * turn
        loop = [
            (x + 0.27 + 0.13 * math.cos(a), y - 0.06 - 0.02 * turn, z - 0.16 + drop * 0.5 * math.sin(a))
            for a in np.linspace(0, 6.283, 36, endpoint=False)
        ]
        tube('cable loop', loop, 0.013, rubber, None, 3, True)
    box('cable hook', np.array([x + 0.2, y - 0.13, z + 0.02]), np.array([x + 0.34, y + 0.02, z + 0.06]), rubber, 0.01)
    conduit = painted('conduit', '#cfd2d0', 0.4, 0.03)
    tube('conduit', [(x, y + 0.0, z + 0.3), (x, y + 0.0, EAVE - 0.05)], 0.016, conduit, None, 3)
    grip = lathe(
        'plug', [(0, -0.13), (0.022, -0.13), (0.028, -0.02), (0.036, 0.0), (0.036, 0.05), (0, 0.05)], rubber, None, 18
    )
    grip.location, grip.rotation_euler = end, (math.radians(-70), 0, math.radians(62))
    bevel(grip, 0.004, 2)


def _smooth(points, steps=10):
    """Catmull-Rom curve through points."""
    padded = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    made = []
    for a, b, c, d in zip(padded[:-3], padded[1:-2], padded[2:-1], padded[3:]):
        for t in np.linspace(0, 1, steps, endpoint=False):
            made.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    made.append(points[-1])
    return made


def _meadow():
    """Meadow grasses with seed heads and flowers left of the drive, marsh grass behind, shrubs at the wall."""
    random = np.random.default_rng(17)
    green = leaf('meadow grass', '#7f9448', '#9aa556', '#d0c078', 0.45, 0.3, AIR)
    meadow = grass_meshes('meadow', green, 5, 5, count=64, radius=0.2, height=0.6, width=0.007, lean=0.5)
    reed = leaf('marsh grass', '#9fa356', '#b7ad62', '#d9c684', 0.45, 0.3, AIR)
    marsh = grass_meshes('marsh', reed, 4, 6, count=70, radius=0.34, height=1.0, width=0.012, lean=0.35)

    def near(x, y):
        return np.maximum(smoothstep(-3.3, -3.7, x), (y > WALL_Y + 0.1) * (x < WALL_LEFT - 0.4)) * (
            0.45 + 0.55 * value_noise(x * 0.7, y * 0.7, 3)
        )

    scatter(
        meadow, spread(random, 11000, (-17, -6.5), (-0.7, 16), _land, near), random, (0.55, 1.15), 0.12, empty('meadow')
    )

    def far(x, y):
        bend = 5 * np.sin(x * 0.09) + 44
        return (np.abs(y - bend) > 4.5) * (0.35 + 0.65 * value_noise(x * 0.12, y * 0.12, 5)) * ((y > 14) | (x < -1))

    scatter(marsh, spread(random, 5200, (-52, 13), (14, 75), _land, far), random, (0.8, 1.5), 0.1, empty('marsh'))
    petals = {
        'daisy': leaf('daisy', '#fbf7ea', '#f4ecd4', '#f6d35f', 0.3),
        'gold': leaf('goldenrod', '#e8bb3d', '#f0cd5e', '#d79f2c', 0.3),
    }
    for number, surface in enumerate(petals.values()):
        heads = [bush(f'flower {number}', 6 + number, (0.3, 0.3, 0.3), surface, 0.035, 36)[0]]
        points = spread(random, 120, (-12, -4), (-3.6, 10), lambda x, y: _land(x, y) + 0.36, near)
        scatter(heads, points, random, (0.7, 1.2), 0.2, empty('flowers'))
    shrubs = [
        bush('inkberry', 3, (0.95, 0.8, 0.75), None, 0.055, 5200),
        bush('sweetspire', 8, (0.8, 0.75, 0.6), leaf('shrub light', '#6c8a42', '#85a052', '#b2bb6c'), 0.06, 4200),
    ]
    for number, x in enumerate((5.4, 6.3, 7.15, 8.0, 8.9)):
        instance(shrubs[number % 2][0], (x, WALL_Y - 0.5, 0), number * 1.4, random.uniform(0.8, 1.05))


def _backdrop():
    """Pines at the marsh's far side and one oak near the house."""
    random = np.random.default_rng(29)
    needle = leaf('pine needle', '#35502f', '#56743d', '#93a05a', 0.25, 0.3, AIR)
    pines = [
        pine('pine a', 1, 10.5, 2.2, needle),
        pine('pine b', 2, 8.6, 2.0, needle),
        pine('pine c', 5, 12.0, 2.4, needle),
    ]
    for _ in range(70):
        x, y = random.uniform(-75, 45), random.uniform(58, 84)
        plant(pines[random.integers(3)], (x, y, -0.6), random.uniform(0, 6.28), random.uniform(0.75, 1.25))
    for x, y, size in (
        (-15.5, 23, 0.85),
        (-18.2, 27, 1.0),
        (-11.8, 31, 0.95),
        (-24, 26, 1.05),
        (-28.5, 33, 1.1),
        (-8.6, 36, 1.0),
    ):
        plant(pines[random.integers(3)], (x, y, -0.3), random.uniform(0, 6.28), size)
    plant(
        leafy_tree('oak', 12, 8.5, 3.4, 0.18, leaf('oak leaf', '#5f7a3a', '#7b914a', '#a5ab5f')),
        (14.5, 12, 0),
        0.4,
        1.1,
    )
