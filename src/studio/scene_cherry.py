"""Scene `showroom-cherry-hill`: suburban showroom of brick and glass with a flat canopy, a row of carts, morning."""

import math

import numpy as np

from geometry import copy_linked, empty
from scene_arch import Frame, band, lettering, planter, room, sheathing
from scene_core import Boxes, Clouds, Glow, add_camera, add_mesh, add_sky, add_sun, fbm, grid, instance, place_cart
from scene_mats import asphalt, brick, concrete, glow, leaf, metal, painted, pane, plain, weathered_wood
from scene_plants import bush, grove, hedge, lawn_tufts, leafy_tree, scatter, spread
from studio import area_light, direction

FRONT_Y = 6.0
GLASS = (-5.0, 9.0)
GLASS_TOP = 3.55
BRICK_LEFT = (-12.0, -5.0)
BRICK_RIGHT = (9.0, 13.5)
CANOPY_Y = 3.9
HEADING, PITCH = 282, 2.75
# Wide: row of carts before the glass. Tall: the row from its near end under the canopy's line.
CAMERAS = {
    'wide': ((-8.3, -10.6, 1.6), (-0.6, 2.5, 1.6), 34, (0.03, 0.06), (-4.5, 0, 1), 8.0),
    'tall': ((-9.3, -7.2, 1.5), (-2.6, 2.6, 1.5), 47, (0.0, 0.13), (-4.8, 0, 1), 8.0),
}


def build(*carts_crop_wordmark):
    """Carts of the row (() -> Empty each), then the crop and the words of the sign. Returns the exposure."""
    *carts, crop, wordmark = carts_crop_wordmark
    add_sky(
        [(0, '#f4ead8'), (4, '#eaeceb'), (10, '#cfe0eb'), (25, '#9cc4e6'), (60, '#649fd8'), (90, '#4f8aca')],
        light_strength=0.85,
        ground='#a8a294',
        glow=Glow(170, 8, '#fff0d6', 0.6, 36),
        clouds=Clouds(
            '#ffffff', '#d6dde4', 0.85, scale=0.4, stretch=1.8, turn=60, low=1, high=70, cover=0.5, soft=0.22, seed=77
        ),
    )
    add_sun(226, 27, '#ffdcb0', 5.2, 1.0)
    _ground()
    _building(wordmark)
    _planting()
    row = [place_cart(cart(), -5.4 + PITCH * number, 0.3, HEADING) for number, cart in enumerate(carts)]
    place_cart(copy_linked(row[4]), -2.6, 9.0, 215, 0.1)
    place_cart(copy_linked(row[1]), 4.6, 9.2, 215, 0.1)
    add_camera(*CAMERAS[crop])
    return 0.95


def _ground():
    """Asphalt lot with stall lines, concrete curb and walk, lawn around."""
    grid(
        'lot',
        np.linspace(-40, 40, 60),
        np.linspace(-20, 2.6, 24),
        lambda x, y: 0.008 * fbm(x * 0.2, y * 0.2, 2, 4) - 0.01,
        asphalt(),
    )
    lines = Boxes(2)
    for number in range(9):
        # Beside each cart, along it.
        foot = np.array([-8.98 + PITCH * number, -2.2, 0.001])
        lines.beam(foot, foot - 4.6 * np.array(direction(HEADING)), 0.1, 0.006)
    lines.build('stall lines', painted('line paint', '#e4e2da', 0.8, 0.5), 0.0)
    walk = Boxes(3)
    for x in np.arange(-13.5, 15, 1.5):
        walk.add((x, 2.62, -0.1), (x + 1.49, 4.3, 0.1))
        walk.add((x, 4.31, -0.1), (x + 1.49, FRONT_Y, 0.1))
    walk.build('walk', concrete('walk concrete', '#c9c4b9', '#b0aa9c'), 0.008)
    land = Boxes(4)
    land.add((-200, 2.61, -0.2), (-13.51, 260, 0.06)).add((15.01, 2.61, -0.2), (200, 260, 0.06)).add(
        (-14, 16, -0.2), (15.5, 260, 0.05)
    )
    land.build('land', plain('land', '#6f8549', 0.95))
    curb = Boxes(5)
    for x in np.arange(-42, 42, 3.0):
        if not -13.6 < x < 14:
            curb.add((x, 2.5, -0.1), (x + 2.99, 2.64, 0.12))
    curb.build('curb', concrete('curb', '#cbc6bb', '#b3ac9f'), 0.015)


def _building(wordmark):
    """Two brick wings, glass front between, canopy with wooden soffit, sign panel."""
    bricks, sides = brick(), brick('brick side', plane='YZ')
    cap = painted('coping', '#3a3f42', 0.35, 0.03)
    coping = Boxes(2)
    for (x0, x1), top in ((BRICK_LEFT, 4.9), (BRICK_RIGHT, 6.1)):
        front = Frame((x0, FRONT_Y - 0.5, 0))
        openings = [(1.1, 0.7, 2.5, 3.1), (2.9, 0.7, 4.3, 3.1), (4.7, 0.7, 6.1, 3.1)] if x0 < 0 else []
        sheathing('brick wing', front, x1 - x0, top, bricks, openings)
        for side in (Frame((x0, FRONT_Y + 9, 0), (0, -1, 0)), Frame((x1, FRONT_Y - 0.5, 0), (0, 1, 0))):
            sheathing('brick return', side, 9.5, top, sides)
        coping.add((x0 - 0.06, FRONT_Y - 0.57, top - 0.12), (x1 + 0.06, FRONT_Y + 9, top + 0.06))
        for low in openings:
            _storefront(front, low[0], low[2], low[1], low[3], 2, (1.75,), 0.12)
            band(front, low[0] - 0.1, low[2] + 0.1, low[1] - 0.1, low[1], out=0.06, color='#c9c3b6')
            band(front, low[0] - 0.14, low[2] + 0.14, low[3], low[3] + 0.22, out=0.012, color='#c9c3b6')
            for u in (low[0], low[2]):
                reveal = np.array([[u, low[1], 0], [u, low[3], 0], [u, low[3], -0.2], [u, low[1], -0.2]])
                add_mesh('reveal', front.all(reveal), [[0, 1, 2, 3]], sides)
        if x0 < 0:
            band(front, 0, x1 - x0, 0.0, 0.42, out=0.03, color='#b9b2a5')
    coping.add((GLASS[0], FRONT_Y - 0.1, 4.72), (GLASS[1], FRONT_Y + 9, 4.9))
    coping.build('coping', cap, 0.012)
    upper = Boxes(3)
    for z in np.arange(GLASS_TOP + 0.05, 4.7, 0.28):
        for x in np.arange(GLASS[0], GLASS[1] - 0.1, 3.5):
            upper.add((x + 0.004, FRONT_Y - 0.06, z + 0.006), (x + 3.496, FRONT_Y + 0.05, min(z + 0.276, 4.71)))
    upper.build('fiber panels', painted('fiber panel', '#d9d6cd', 0.6, 0.1), 0.006)
    front = Frame((GLASS[0], FRONT_Y, 0.1))
    _storefront(front, 0, GLASS[1] - GLASS[0], 0.0, GLASS_TOP - 0.1, 9, (2.42,), 0.0, doors=(4, 5))
    _canopy()
    sign = Boxes(6)
    sign.add((9.7, FRONT_Y - 0.66, 4.72), (12.8, FRONT_Y - 0.56, 5.82))
    sign.build('sign', painted('sign teal', '#1f5560', 0.35, 0.03), 0.015)
    lettering(Frame((9.7, FRONT_Y - 0.66, 4.72)), wordmark, 1.55, 0.55, 2.8, 0.86, 0.004)
    rim = Boxes(7)
    rim.add((9.62, FRONT_Y - 0.6, 4.64), (12.88, FRONT_Y - 0.52, 5.90))
    rim.build('sign rim', metal('sign rim metal', '#c9ccca', 0.3), 0.01)
    room((-11.8, FRONT_Y + 0.16, 0.1), (13.3, FRONT_Y + 8.6, 3.75), wall='#ece8df', floor='#b7b3aa', light=20.0)
    area_light('area', (1.5, FRONT_Y + 3.4, 3.6), (1.5, FRONT_Y + 3.4, 0), (15, 4), 1500, '#fff0dc')
    fit = Boxes(8)
    fit.add((-4.2, 13.2, 0.1), (-0.6, 13.9, 1.15)).add((-4.3, 13.1, 1.15), (-0.5, 14.0, 1.2))
    fit.build('counter', painted('counter', '#a47f55', 0.4), 0.01)
    wall = Boxes(9)
    for x in np.arange(0.6, 8.6, 2.7):
        wall.add((x, 14.5, 0.9), (x + 2.1, 14.56, 2.7))
    wall.build('wall panels', painted('wall panel', '#5f959a', 0.5), 0.01)


def _storefront(frame, u0, u1, v0, v1, bays, transoms, back, doors=()):
    """Dark aluminum mullions with glass between; `doors`: bays with a door leaf."""
    bars = Boxes(12)
    wide = 0.06

    def bar(a, b, c, d, depth=0.1):
        bars.add((a, b, -back - depth), (c, d, -back + 0.02), 0.5, frame.matrix)

    for u in np.linspace(u0, u1, bays + 1):
        low = min(max(u - wide / 2, u0), u1 - wide)
        bar(low, v0, low + wide, v1)
    for v in (v0, v1 - wide, *transoms):
        bar(u0, v, u1, v + wide, 0.095)
    step = (u1 - u0) / bays
    for number in doors:
        a, b = u0 + number * step + wide / 2, u0 + (number + 1) * step - wide / 2
        top = transoms[0]
        for low, high in ((a, a + 0.08), (b - 0.08, b)):
            bar(low, v0, high, top, 0.06)
        bar(a, v0, b, v0 + 0.22, 0.06)
        bar(a, top - 0.1, b, top, 0.06)
        grip = b - 0.14 if number == doors[0] else a + 0.14
        bars.add((grip - 0.015, v0 + 0.85, -back + 0.05), (grip + 0.015, v0 + 1.35, -back + 0.08), 0.5, frame.matrix)
    bars.build('mullions', painted('mullion', '#2c3134', 0.32, 0.02), 0.005)
    glass = pane('store glass', '#dde8e8', 0.06)
    frame.sheet('glass', (u0, v0), (u1, v1), -back - 0.04, glass)


def _canopy():
    """Flat canopy: metal fascia, wooden soffit with downlights, slim steel columns."""
    x0, x1 = GLASS[0] - 0.6, GLASS[1] + 0.0
    edge = Boxes(4)
    edge.add((x0, CANOPY_Y - 0.7, 3.62), (x1, FRONT_Y, 3.98))
    edge.add((x0 - 0.03, CANOPY_Y - 0.73, 3.94), (x1 + 0.03, FRONT_Y, 4.02))
    edge.build('canopy', painted('canopy metal', '#33393c', 0.3, 0.03), 0.01)
    soffit = Boxes(5)
    for y in np.arange(CANOPY_Y - 0.62, FRONT_Y - 0.05, 0.11):
        soffit.add((x0 + 0.05, y, 3.6), (x1 - 0.05, y + 0.104, 3.625))
    soffit.build('soffit', weathered_wood('soffit wood', '#a8743f', '#c8935a', nails=False), 0.003)
    lamp = glow('downlight', '#fff0d0', 14.0)
    for x in np.arange(x0 + 1.2, x1, 1.8):
        angles = np.linspace(0, 2 * math.pi, 16, endpoint=False)
        add_mesh(
            'downlight',
            [(x + 0.07 * math.cos(a), 4.6 + 0.07 * math.sin(a), 3.597) for a in angles],
            [list(range(15, -1, -1))],
            lamp,
        )
    posts = Boxes(6)
    for x in np.linspace(x0 + 0.35, x1 - 0.35, 4):
        posts.add((x - 0.06, CANOPY_Y - 0.45, 0.1), (x + 0.06, CANOPY_Y - 0.33, 3.62))
        posts.add((x - 0.13, CANOPY_Y - 0.52, 0.1), (x + 0.13, CANOPY_Y - 0.26, 0.13))
    posts.build('canopy posts', painted('canopy metal', '#33393c', 0.3, 0.03), 0.006)


def _planting():
    """Street trees, clipped hedges, planters at the doors, woods behind."""
    random = np.random.default_rng(31)
    green = leaf('crown leaf', '#56753a', '#617f3e', '#768f4b', 0.1, 0.05)
    trees = [
        leafy_tree('linden', 5, 9.0, 3.2, 0.17, green, 0.13, 150000, clump=1.0, core=0.72),
        leafy_tree('maple', 9, 8.2, 3.3, 0.18, green, 0.13, 150000, clump=1.0, core=0.72),
    ]
    places = (
        (-15.6, 6.5, 0.95),
        (-19.5, 13, 1.15),
        (-12, 22, 1.25),
        (-5.5, 24, 1.3),
        (2, 25, 1.3),
        (9.2, 24, 1.4),
        (16.8, 7.5, 0.95),
        (19.5, 15, 1.15),
        (26, 22, 1.3),
        (-27, 21, 1.35),
        (-34, 12, 1.2),
        (33, 13, 1.2),
        (14.5, 28, 1.35),
    )
    grove(trees, places, 2.1, 0.02)
    foliage = leaf('hedge leaf', '#3f5f2d', '#4f7236', '#83a057')
    hedge('wing hedge', (BRICK_LEFT[0] + 0.2, 4.55, 0.1), (BRICK_LEFT[1] - 0.3, 5.25, 0.75), 3, foliage, 2200)
    core = Boxes(3)
    core.add((BRICK_LEFT[0] + 0.3, 4.64, 0.1), (BRICK_LEFT[1] - 0.4, 5.16, 0.62)).add(
        (9.5, 4.64, 0.1), (13.1, 5.16, 0.62)
    )
    core.build('hedge core', plain('hedge core', '#1f2b16', 0.95))
    hedge('right hedge', (9.4, 4.55, 0.1), (13.2, 5.25, 0.75), 4, foliage, 2200)
    for x in (0.35, 3.75):
        top = planter(x, 5.25, 0.6, 0.7, '#8f8a80')
        for mesh in bush('planter ball', 4, (0.72, 0.72, 0.7), None, 0.045, 4200, lumps=0.08):
            instance(mesh, (x, 5.25, top + 0.02))
    tufts = lawn_tufts('lawn', '#58793a', '#739048', '#a3ad62', count=80)
    scatter(
        tufts,
        spread(random, 6500, (-24, 2.7), (-13.6, 9), lambda x, y: 0.05 + 0 * x),
        random,
        (0.8, 1.3),
        0.1,
        empty('lawn'),
    )
    scatter(
        tufts,
        spread(random, 5000, (15.1, 2.7), (24, 10), lambda x, y: 0.05 + 0 * x),
        random,
        (0.8, 1.3),
        0.1,
        empty('lawn'),
    )
