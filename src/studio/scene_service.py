"""Scene `service`: bright workshop bay, cart on a low scissor lift, tool wall, tire rack, open roll-up door."""

import math

import numpy as np

from geometry import empty
from scene_arch import Frame, sheathing
from scene_core import Boxes, add_camera, add_mesh, add_sky, add_sun, box, grid, instance, lathe, place_cart, tube
from scene_mats import concrete, epoxy, glow, leaf, metal, painted, plain, weathered_wood
from scene_plants import grove, hedge, leafy_tree
from studio import area_light

LEFT, RIGHT, BACK, HIGH = -5.6, 6.4, 5.0, 4.5
FLOOR_START = -7.5
DOOR = (0.4, 4.2, 3.25)
LIFT = 0.56
SPOT, HEADING = (0.0, 0.2), 241
# Wide: cart, door on the left, tool wall behind. Tall: closer, cart low, lamps above.
CAMERAS = {
    'wide': ((3.0, -6.9, 1.5), (-0.62, 1.0, 1.5), 31, (0.0, 0.01), (-0.3, -0.6, 1.2), 7.0),
    'tall': ((2.9, -7.0, 1.5), (-0.45, 1.0, 1.5), 42, (0.0, 0.05), (-0.3, -0.6, 1.2), 7.0),
}


def build(cart, crop, _wordmark):
    """cart: () -> Empty of the cart on the lift. Returns the exposure."""
    add_sky(
        [(0, '#f7efdf'), (8, '#dfeaf0'), (25, '#a9cdea'), (90, '#6ea6da')],
        strength=0.95,
        light_strength=1.2,
        ground='#93a06a',
    )
    add_sun(172, 30, '#ffe6c4', 5.5, 1.0)
    _shell()
    _yard()
    _lights()
    _tool_wall()
    _tire_rack()
    _lift()
    _extras()
    place_cart(cart(), *SPOT, HEADING, LIFT)
    add_camera(*CAMERAS[crop])
    return 0.86


def _shell():
    """Floor, walls with wainscot of ribbed steel, ceiling with joists, roll-up door in the left wall."""
    grid(
        'floor',
        np.linspace(LEFT - 0.02, RIGHT, 12),
        np.linspace(FLOOR_START, BACK, 12),
        lambda x, y: 0 * x,
        epoxy('epoxy floor', '#b4babc'),
        False,
    )
    white = painted('shop wall', '#eeeeea', 0.6, 0.05)
    back = Frame((LEFT, BACK, 0))
    clerestory = [(0.9 + 2.1 * i, 3.0, 2.5 + 2.1 * i, 3.9) for i in range(5)]
    sheathing('back wall', back, RIGHT - LEFT, HIGH, white, clerestory)
    frames = Boxes(2)
    for u0, v0, u1, v1 in clerestory:
        for a, b, c, d in (
            (u0, v0, u0 + 0.05, v1),
            (u1 - 0.05, v0, u1, v1),
            (u0, v0, u1, v0 + 0.05),
            (u0, v1 - 0.05, u1, v1),
            ((u0 + u1) / 2 - 0.02, v0, (u0 + u1) / 2 + 0.02, v1),
        ):
            frames.add((a, b, -0.12), (c, d, 0.02), 0.5, back.matrix)
    frames.build('clerestory', painted('shop frame', '#3b4347', 0.4, 0.03), 0.005)
    left = Frame((LEFT, FLOOR_START, 0), (0, 1, 0))
    hole = (DOOR[0] - FLOOR_START, 0.0, DOOR[1] - FLOOR_START, DOOR[2])
    sheathing('left wall', left, BACK - FLOOR_START, HIGH, white, [hole])
    right = Frame((RIGHT, BACK, 0), (0, -1, 0))
    sheathing('right wall', right, BACK - FLOOR_START, HIGH, white)
    ribs = Boxes(3)
    for u in np.arange(0.02, RIGHT - LEFT, 0.2):
        ribs.add((u, 0.1, 0.0), (u + 0.13, 1.15, 0.022), 0.5, back.matrix)
    for u in np.arange(0.02, BACK - FLOOR_START - 0.1, 0.2):
        if not hole[0] - 0.2 < u < hole[2] + 0.05:
            ribs.add((u, 0.1, 0.0), (u + 0.13, 1.15, 0.022), 0.5, left.matrix)
        ribs.add((u, 0.1, 0.0), (u + 0.13, 1.15, 0.022), 0.5, right.matrix)
    ribs.build('wainscot', painted('wainscot', '#9db4b6', 0.35, 0.05), 0.008)
    rail = Boxes(4)
    for frame, length in ((back, RIGHT - LEFT), (right, BACK - FLOOR_START)):
        rail.add((0, 1.15, 0), (length, 1.21, 0.035), 0.5, frame.matrix).add(
            (0, 0, 0), (length, 0.1, 0.03), 0.5, frame.matrix
        )
    for a, b in ((0, hole[0]), (hole[2], BACK - FLOOR_START)):
        rail.add((a, 1.15, 0), (b, 1.21, 0.035), 0.5, left.matrix).add((a, 0, 0), (b, 0.1, 0.03), 0.5, left.matrix)
    for a, b in ((hole[0] - 0.12, hole[0]), (hole[2], hole[2] + 0.12)):
        rail.add((a, 0, -0.05), (b, DOOR[2] + 0.1, 0.05), 0.5, left.matrix)
    rail.build('rails', painted('shop frame', '#3b4347', 0.4, 0.03), 0.006)
    slats = Boxes(5)
    for v in np.arange(DOOR[2] - 0.42, DOOR[2] + 0.1, 0.085):
        slats.add((hole[0] - 0.03, v, -0.03), (hole[2] + 0.03, v + 0.081, 0.0), 0.5, left.matrix)
    slats.build('roll-up slats', painted('slat', '#c9cfd0', 0.35, 0.05), 0.012, None, 2)
    drum = lathe(
        'roll',
        [(0, 0), (0.24, 0), (0.24, DOOR[1] - DOOR[0] + 0.3), (0, DOOR[1] - DOOR[0] + 0.3)],
        painted('slat', '#c9cfd0', 0.35, 0.05),
    )
    drum.rotation_euler[0], drum.location = math.pi / 2, (LEFT + 0.22, DOOR[1] + 0.15, DOOR[2] + 0.32)
    top = [(LEFT, FLOOR_START, HIGH), (RIGHT, FLOOR_START, HIGH), (RIGHT, BACK, HIGH), (LEFT, BACK, HIGH)]
    add_mesh('ceiling', top, [[0, 3, 2, 1]], painted('ceiling', '#f3f3f0', 0.7, 0.03))
    joists = Boxes(6)
    for y in np.arange(-6.5, BACK, 1.6):
        joists.add((LEFT, y - 0.05, HIGH - 0.32), (RIGHT, y + 0.05, HIGH - 0.3)).add(
            (LEFT, y - 0.06, HIGH - 0.03), (RIGHT, y + 0.06, HIGH)
        )
        joists.add((LEFT, y - 0.006, HIGH - 0.31), (RIGHT, y + 0.006, HIGH - 0.02))
    joists.build('joists', painted('joist', '#dfe2e1', 0.5, 0.05))


def _yard():
    """Sunny yard seen through the door and the high windows."""
    grid(
        'yard',
        np.linspace(-60, LEFT - 0.02, 10),
        np.linspace(-20, 40, 10),
        lambda x, y: 0 * x - 0.01,
        concrete('yard', '#cfc9bd', '#b8b1a3'),
        False,
    )
    lawn = Boxes(8)
    lawn.add((-90, -30, -0.2), (-13.0, 70, 0.04))
    lawn.build('yard lawn', plain('yard lawn', '#7d9450', 0.95))
    hedge(
        'yard hedge',
        (-21.0, -4, 0.0),
        (-19.6, 32, 1.5),
        2,
        leaf('yard hedge leaf', '#6a894a', '#7a9957', '#93a960', 0.4, 0.1),
        420,
        0.14,
    )
    core = Boxes(9)
    core.add((-20.85, -3.9, 0.0), (-19.75, 31.9, 1.36))
    core.build('yard hedge core', plain('hedge core', '#3f552c', 0.95))
    green = leaf('yard leaf', '#7d9d52', '#8caa60', '#b2c27a', 0.45, 0.1)
    trees = leafy_tree('yard tree', 4, 8.0, 3.2, 0.16, green, 0.11, 110000, clump=0.95)
    places = ((-27, 9, 1.0), (-29, 15, 1.2), (-31, 3, 1.1), (-25, 21, 1.1), (-30, 27, 1.2), (1, 15, 1.0), (6, 18, 1.2))
    grove([trees], places, 2.0)


def _lights():
    """Hanging industrial lamps and soft light from above."""
    shade = painted('dome', '#2e5f66', 0.3, 0.02)
    bulb = glow('shop bulb', '#fff1dc', 9.0)
    for x in (-3.2, 0.4, 4.0):
        for y in (-1.6, 2.3):
            dome = lathe(
                'dome',
                [
                    (0.03, 0.3),
                    (0.06, 0.26),
                    (0.08, 0.18),
                    (0.2, 0.12),
                    (0.29, 0.02),
                    (0.3, -0.02),
                    (0.285, -0.02),
                    (0.19, 0.1),
                    (0.05, 0.16),
                ],
                shade,
            )
            dome.location = (x, y, 3.25)
            lamp = lathe('lamp', [(0.0, -0.005), (0.16, 0.0), (0.2, 0.06), (0.05, 0.13)], bulb)
            lamp.location = (x, y, 3.25)
            tube('cord', [(x, y, 3.5), (x, y, HIGH)], 0.008, plain('cord', '#22272a'), None, 2)
    area_light('area', (0.4, -0.5, HIGH - 0.4), (0.4, -0.5, 0), (10, 9), 540, '#fff6ea')
    area_light('area', (4.5, -7.0, 2.6), (-0.5, 0.5, 0.9), (4, 2.5), 190, '#fff8f0')
    area_light('area', (LEFT + 0.05, 2.3, 1.8), (2, 1.2, 0.8), (3.4, 2.8), 320, '#f3f7ff')


def _drawers(parts, grips, x0, x1, y, low, high, heights):
    """Drawer fronts with full-width grips."""
    z = high
    for share in heights:
        drop = (high - low) * share
        parts.add((x0 + 0.006, y - 0.022, z - drop + 0.006), (x1 - 0.006, y, z - 0.004))
        grips.add((x0 + 0.04, y - 0.045, z - 0.035), (x1 - 0.04, y - 0.022, z - 0.018))
        z -= drop


def _tool_wall():
    """Run of drawer cabinets with a maple top, pegboard with spanners, shelf with boxes."""
    y = BACK - 0.62
    bodies, fronts, grips = Boxes(2), Boxes(3), Boxes(4)
    for number in range(5):
        x0 = -0.9 + number * 0.92
        bodies.add((x0, y, 0.1), (x0 + 0.91, BACK - 0.03, 0.92))
        _drawers(
            fronts,
            grips,
            x0,
            x0 + 0.91,
            y,
            0.12,
            0.91,
            (0.14, 0.14, 0.18, 0.24, 0.3) if number % 2 else (0.2, 0.2, 0.2, 0.4),
        )
    bodies.add((-0.86, y + 0.06, 0.0), (3.66, BACK - 0.05, 0.1))
    bodies.build('cabinets', painted('cabinet body', '#2b3437', 0.35, 0.03), 0.006)
    fronts.build('drawers', painted('drawer', '#c8553f', 0.25, 0.03), 0.006, None, 2)
    grips.build('grips', metal('grip metal', '#cfd3d4', 0.25), 0.006)
    top = Boxes(5)
    for strip in np.arange(y - 0.05, BACK - 0.03, 0.06):
        top.add((-0.93, strip, 0.92), (3.72, strip + 0.0595, 0.965))
    top.build('bench top', weathered_wood('maple', '#c79a62', '#ddb682', nails=False), 0.001)
    peg = Boxes(6)
    peg.add((-0.8, BACK - 0.05, 1.3), (3.6, BACK - 0.03, 2.5))
    peg.build('pegboard', painted('pegboard', '#d9d4c8', 0.6, 0.05), 0.005)
    tools, handles = Boxes(7), Boxes(8)
    for number in range(12):
        x, long = -0.62 + number * 0.15, 0.5 - number * 0.026
        tools.beam(
            (x, BACK - 0.07, 2.35), (x, BACK - 0.07, 2.35 - long), 0.02 + 0.01 * (12 - number) / 12, 0.008, up=(0, 1, 0)
        )
        tools.add((x - 0.026, BACK - 0.078, 2.33), (x + 0.026, BACK - 0.062, 2.385))
        tools.add((x - 0.022, BACK - 0.078, 2.35 - long - 0.03), (x + 0.022, BACK - 0.062, 2.35 - long + 0.015))
    for number in range(8):
        x = 1.45 + number * 0.12
        tools.add((x - 0.005, BACK - 0.075, 2.0), (x + 0.005, BACK - 0.065, 2.2))
        handles.add((x - 0.016, BACK - 0.086, 2.2), (x + 0.016, BACK - 0.054, 2.33))
    for number in range(3):
        x = 2.6 + number * 0.3
        tools.add((x - 0.06, BACK - 0.09, 2.28), (x + 0.09, BACK - 0.05, 2.34))
        handles.add((x - 0.014, BACK - 0.08, 1.98), (x + 0.014, BACK - 0.06, 2.28))
    for number in range(5):
        handles.add((1.5 + number * 0.22, BACK - 0.16, 1.42), (1.68 + number * 0.22, BACK - 0.05, 1.56))
    tools.build('tools', metal('tool steel', '#c3c7c9', 0.28), 0.006)
    handles.build('tool handles', painted('handle', '#e0b13c', 0.4, 0.03), 0.008)
    shelf = Boxes(9)
    shelf.add((-0.9, BACK - 0.36, 2.68), (3.7, BACK - 0.03, 2.72))
    shelf.build('shelf', metal('shelf steel', '#aeb5b7', 0.4), 0.004)
    for tone, spots in (('#2f7a82', (-0.7, 0.6, 2.2)), ('#e9e4d8', (-0.2, 1.1, 2.9)), ('#c7a468', (1.65, 3.3))):
        crates = Boxes(10)
        for x in spots:
            crates.add((x, BACK - 0.34, 2.72), (x + 0.4, BACK - 0.06, 2.95))
        crates.build('crates', painted(f'crate {tone}', tone, 0.45, 0.05), 0.015, None, 2)


def _tire(outer=0.28, wide=0.2, rim=0.16):
    """Mesh object of one tire with circumferential grooves."""
    half = wide / 2
    profile = [
        (rim, -half * 0.8),
        (rim + 0.012, -half * 0.95),
        (rim + 0.05, -half),
        (outer - 0.045, -half * 0.98),
        (outer - 0.012, -half * 0.86),
    ]
    for groove in (-0.45, 0.0, 0.45):
        profile += [
            (outer, half * (groove - 0.12)),
            (outer - 0.012, half * (groove - 0.10)),
            (outer - 0.012, half * (groove + 0.10)),
            (outer, half * (groove + 0.12)),
        ]
    profile += [
        (outer - 0.012, half * 0.86),
        (outer - 0.045, half * 0.98),
        (rim + 0.05, half),
        (rim + 0.012, half * 0.95),
        (rim, half * 0.8),
    ]
    return lathe('tire', profile, plain('shop rubber', '#232425', 0.75, 0.0, 0.3), None, 48, 30)


def _tire_rack():
    """Steel rack with three rows of tires on the back wall, left."""
    x0, x1, y0, y1 = -4.9, -1.7, BACK - 0.72, BACK - 0.12
    frame = Boxes(2)
    for x in (x0, (x0 + x1) / 2, x1):
        for y in (y0, y1):
            frame.add((x - 0.03, y - 0.03, 0), (x + 0.03, y + 0.03, 2.55))
    for z in (0.25, 1.02, 1.79):
        for y in (y0 + 0.16, y1 - 0.16):
            frame.add((x0, y - 0.025, z - 0.06), (x1, y + 0.025, z))
        for y in (y0, y1):
            frame.add((x0, y - 0.02, z - 0.06), (x1, y + 0.02, z - 0.01))
    frame.build('tire rack', painted('rack paint', '#2f6f78', 0.35, 0.04), 0.005)
    first = _tire()
    random = np.random.default_rng(3)
    meshes = first.data
    first.hide_render = True
    for z in (0.25, 1.02, 1.79):
        x = x0 + 0.17
        while x < x1 - 0.12:
            if not (abs(x - (x0 + x1) / 2) < 0.12):
                made = instance(meshes, (x, (y0 + y1) / 2 + random.normal(0, 0.01), z + 0.215))
                made.rotation_euler = (random.uniform(0, 6), math.pi / 2 + random.normal(0, 0.02), 0)
            x += 0.222


def _lift():
    """Scissor lift under the cart, and the two tires that go on next, stacked beside it."""
    root = empty('lift', None, (*SPOT, 0), (0, 0, HEADING))
    steel = painted('lift paint', '#27577a', 0.35, 0.05)
    parts = Boxes(3)
    for y in (-0.3, 0.3):
        parts.add((-1.35, y - 0.06, 0.0), (1.35, y + 0.06, 0.07))
        parts.beam((-1.0, y, 0.07), (1.0, y, LIFT + 0.06), 0.07, 0.05, up=(0, 1, 0))
        parts.beam((1.0, y + 0.07, 0.07), (-1.0, y + 0.07, LIFT + 0.06), 0.07, 0.05, up=(0, 1, 0))
    for x in (-1.35, 1.27):
        parts.add((x, -0.36, 0.0), (x + 0.08, 0.36, 0.06))
    parts.build('lift frame', steel, 0.008, root)
    deck = Boxes(4)
    for y in (-0.5, 0.5):
        deck.add((-1.65, y - 0.24, LIFT - 0.07), (1.65, y + 0.24, LIFT - 0.003))
    for x in (-0.9, 0.0, 0.9):
        deck.add((x - 0.05, -0.5, LIFT - 0.08), (x + 0.05, 0.5, LIFT - 0.02))
    deck.build('lift deck', metal('deck plate', '#9ea5a8', 0.42), 0.01, root)
    edge = Boxes(5)
    for y in (-0.745, 0.745):
        edge.add((-1.66, y - 0.006, LIFT - 0.075), (1.66, y + 0.006, LIFT - 0.002))
    edge.build('lift edge', painted('safety yellow', '#e8b32e', 0.4, 0.05), 0.003, root)
    for x, z in ((-2.2, 0.1), (-2.185, 0.3)):
        _tire().location = (x, -0.5, z)


def _extras():
    """Tool trolley, stool, hose reel, floor lines."""
    root = empty('trolley', None, (2.35, 1.7, 0), (0, 0, -14))
    parts, fronts, grips = Boxes(6), Boxes(7), Boxes(8)
    parts.add((-0.36, -0.23, 0.16), (0.36, 0.23, 0.88)).add((-0.39, -0.26, 0.88), (0.39, 0.26, 0.93))
    _drawers(fronts, grips, -0.35, 0.35, -0.23, 0.18, 0.86, (0.14, 0.14, 0.18, 0.22, 0.32))
    parts.build('trolley body', painted('cabinet body', '#2b3437', 0.35, 0.03), 0.012, root, 2)
    fronts.build('trolley drawers', painted('drawer', '#c8553f', 0.25, 0.03), 0.006, root, 2)
    grips.build('trolley grips', metal('grip metal', '#cfd3d4', 0.25), 0.006, root)
    for x in (-0.28, 0.28):
        for y in (-0.17, 0.17):
            caster = lathe(
                'caster',
                [(0, -0.02), (0.06, -0.02), (0.065, 0), (0.06, 0.02), (0, 0.02)],
                plain('caster rubber', '#26282a'),
                root,
                20,
            )
            caster.location, caster.rotation_euler = (x, y, 0.066), (math.pi / 2, 0, 0)
    loose = Boxes(9)
    loose.beam((-0.25, -0.1, 0.938), (0.05, 0.05, 0.938), 0.026, 0.012).beam(
        (-0.1, 0.12, 0.938), (0.25, 0.0, 0.938), 0.022, 0.012
    )
    loose.add((0.1, 0.08, 0.93), (0.3, 0.2, 0.99))
    loose.build('loose tools', metal('tool steel', '#c3c7c9', 0.28), 0.004, root)
    stool = lathe(
        'stool',
        [
            (0.0, 0.5),
            (0.17, 0.5),
            (0.18, 0.48),
            (0.17, 0.44),
            (0.03, 0.43),
            (0.03, 0.12),
            (0.2, 0.07),
            (0.2, 0.05),
            (0, 0.05),
        ],
        plain('stool', '#26282a', 0.5),
    )
    stool.location = (2.2, 0.35, 0)
    reel = lathe(
        'hose reel',
        [
            (0.07, -0.09),
            (0.24, -0.09),
            (0.24, -0.075),
            (0.09, -0.07),
            (0.09, 0.07),
            (0.24, 0.075),
            (0.24, 0.09),
            (0.07, 0.09),
        ],
        painted('reel', '#c8553f', 0.35, 0.04),
    )
    reel.location, reel.rotation_euler = (4.7, BACK - 0.24, 2.3), (math.pi / 2, 0, 0)
    hose = plain('hose', '#e0b13c', 0.5)
    for turn in np.linspace(0.11, 0.2, 4):
        for depth in (-0.05, -0.017, 0.017, 0.05):
            tube(
                'hose coil',
                [
                    (4.7 + turn * math.cos(a), BACK - 0.24 + depth, 2.3 + turn * math.sin(a))
                    for a in np.linspace(0, 6.283, 28)
                ],
                0.013,
                hose,
                None,
                3,
                True,
            )
    tube(
        'hose end',
        [(4.9, BACK - 0.24, 2.3), (4.91, BACK - 0.26, 1.7), (4.89, BACK - 0.3, 1.2), (4.93, BACK - 0.32, 0.95)],
        0.013,
        hose,
        None,
        3,
    )
    lines = Boxes(10)
    for a, b, c, d in ((-2.6, -2.4, 4.6, -2.3), (-2.6, 2.75, 4.6, 2.85)):
        lines.add((a, b, 0.0005), (c, d, 0.0022))
    lines.build('floor lines', painted('floor yellow', '#e3b53a', 0.35, 0.1))
    box(
        'parts cabinet',
        np.array([4.3, BACK - 0.75, 0.0]),
        np.array([5.6, BACK - 0.08, 0.95]),
        painted('cabinet body', '#2b3437', 0.35, 0.03),
        0.02,
    )
