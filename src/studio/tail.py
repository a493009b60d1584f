"""The rear of a cart: body around the last seat, pods, rockers, floor and what is carried behind."""

import math

from mathutils import Vector

import cabin
import cargo
import cowl
import geometry as g
import lamps
import materials as m
import roof
import shells
from spec import CUSHION, FLOOR

DOOR_OVERLAP = 0.12  # how far a door reaches back beside the seat


def build(spec, parent):
    """Rear body, floor, seat pods and rear equipment; returns the rear body's Empty."""
    rear = g.empty('rear body', parent)
    shell, skin, edge = rear_shell(spec, rear)
    tail_lamps(spec, skin, rear)
    cowl.wheel_wells(spec, edge, rear, flip=True)
    if spec['flares'] != 'none':
        cowl.flares(spec, edge, rear, flip=True)
    rear_bumper(spec, shell, rear)
    seat_skirt(spec, rear, 0.655 + spec.shift)
    for x in spec.cushions[:-1]:
        seat_pod(spec, rear, x)
    floor_pan(spec, rear)
    rockers(spec, rear)
    if spec['doors']:
        doors(spec, rear)
        quarter_panels(spec, rear)
    cargo.build(spec, rear)
    return rear


def overhang(spec):
    """How far the cart reaches behind the rear axle, meters."""
    return cargo.overhang(spec)


def rear_shell(spec, parent):
    """Rear body with fenders flowing around the seat."""
    w = spec.half_width
    stations = [
        ((0.430, 0.345), (0.345, 0.480, 0.345), 2.6, 0.0),
        ((0.465, 0.450), (0.365, 0.530, 0.450), 2.7, 0.6),
        ((0.460, 0.560), (0.345, 0.570, 0.555), 2.7, 1.0),
        ((0.425, 0.650), (0.280, 0.592, 0.635), 2.7, 1.3),
        ((0.300, 0.695), (0.130, w - 0.004, 0.672), 2.8, 1.8),
        ((0.060, 0.700), (-0.08, w, 0.680), 3.4, 2.3),
        ((-0.200, 0.690), (-0.30, w - 0.008, 0.668), 3.6, 3.0),
        ((-0.450, 0.680), (-0.50, w - 0.014, 0.650), 3.6, 3.5),
        ((-0.640, 0.672), (-0.655, w - 0.022, 0.635), 3.6, 4.0),
    ]
    stations = [
        ((c[0] - (spec.shift if e > 2.5 else 0), c[1]), (h[0] - (spec.shift if e > 2.5 else 0), *h[1:]), f, e)
        for c, h, f, e in stations
    ]
    edge = shells.LowerEdge(spec.hub, spec.arch, 0.335, -0.685 - spec.shift, w, 0.345, 0.228, 0.02)
    shell = shells.Shell(stations, edge, flip=True)
    shell.sculpt(
        shells.arch_lip(edge, 0.010, 0.055),
        shells.ridge([(0.36, 0.60), (0.16, 0.645), (-0.10, 0.625), (-0.35, 0.56), (-0.66, 0.50)], 0.006, 0.045, 'Y'),
    )
    skin = shell.mesh('rear body', spec.paint, parent)
    shells.fascia(shell, skin, spec['fascia'], spec.black, parent)
    return shell, skin, edge


# A tail lamp's outline and its strip of light, on the left.
TAIL_LAMPS = {
    'wrapped': (
        [(0.36, 0.60), (0.36, 0.535), (0.52, 0.52), (0.545, 0.56), (0.53, 0.605)],
        [(0.375, 0.588), (0.52, 0.59), (0.532, 0.56)],
    ),
    'upright': (
        [(0.455, 0.625), (0.468, 0.475), (0.530, 0.475), (0.538, 0.56), (0.520, 0.625)],
        [(0.482, 0.60), (0.492, 0.50)],
    ),
    'small': ([(0.415, 0.60), (0.415, 0.545), (0.505, 0.545), (0.505, 0.60)], [(0.43, 0.572), (0.49, 0.572)]),
    'strip': ([(0.29, 0.600), (0.29, 0.562), (0.545, 0.552), (0.538, 0.598)], [(0.305, 0.582), (0.53, 0.578)]),
}


def tail_lamps(spec, skin, parent):
    """Tail lamps, number plate holder and tow hitch on the tail."""
    face = lamps.Face(skin, '+X', parent)
    points, light = TAIL_LAMPS[spec['tailLamps']]
    outline = lamps.sharp_outline(points, 0.02)
    lamps.pocket(face, outline, 0.02, spec.gloss, m.plastic('#101010'), parent, True, 0.010)
    g.place(cabin.tow_eye(parent=parent), (-0.455, 0.22, 0.31), (0, 0, 180))
    side = g.empty('tail lamp', parent)
    lamps.cover(face, outline, side, m.tail_lens(), -0.004)
    lamps.light_guide(face, light, 0.008, -0.006, m.led('#ff2a22', 1.6), side)
    g.mirrored(side, parent)
    g.place(cabin.license_plate(spec.wordmark, parent), (-0.476, 0, 0.50))
    if spec['doors']:
        g.rounded_box('plate lamp', (0.050, 0.11, 0.022), (-0.462, 0, 0.600), 0.008, spec.black, parent)
    port = 0.425 if spec['doors'] else 0.50
    g.place(cabin.charger_port(parent=parent), (port, spec.half_width - 0.012, 0.52))


def rear_bumper(spec, shell, parent):
    """Rear bumper that follows the tail."""
    row = g.resample(shell.row(0)[12:-12], 50)
    path = [Vector((p.x - 0.004, p.y, p.z - 0.02)) for p in row]
    g.sweep('rear bumper', g.rounded_rectangle(0.05, 0.09, 0.02), path, spec.black, parent, up=(0, 0, 1))


def seat_skirt(spec, parent, x, inset=0.045):
    """Front of the pod under a seat, crowned, with a shadow gap under the cushion."""
    w = spec.half_width - inset
    top = CUSHION - 0.012
    rows = []
    for k in range(13):
        t = k / 12
        z = g.lerp(FLOOR - 0.01, top, t)
        lean = 0.018 * math.sin(math.pi * t) - 0.03 * (1 - t)
        rows.append(
            [
                Vector((x + lean + 0.012 * (1 - (j / 10 - 1) ** 2), w * (j / 10 - 1) * (1 - 0.01 * (1 - t)), z))
                for j in range(21)
            ]
        )
    g.solidify(g.grid('seat skirt', rows, spec.black, parent, smooth=50), 0.02)
    for z in (FLOOR + 0.10, FLOOR + 0.24):
        g.tube('skirt rib', [(x + 0.022, y, z) for y in (-w * 0.8, 0, w * 0.8)], 0.004, spec.dark, parent)


def seat_pod(spec, parent, x):
    """Box under a front row: painted side panels with a sculpted outline around a black core."""
    w = spec.half_width - 0.03
    seat_skirt(spec, parent, x + 0.03, 0.085)
    g.rounded_box(
        'pod core',
        (0.42, 2 * (w - 0.03), CUSHION - FLOOR),
        (x - 0.19, 0, (CUSHION + FLOOR) / 2),
        0.02,
        spec.black,
        parent,
    )
    outline = g.round_corners(
        [
            Vector(p)
            for p in (
                (x + 0.055, FLOOR - 0.02),
                (x + 0.035, CUSHION - 0.04),
                (x - 0.10, CUSHION - 0.005),
                (x - 0.34, CUSHION - 0.03),
                (x - 0.47, CUSHION - 0.16),
                (x - 0.50, FLOOR - 0.02),
            )
        ],
        [0, 0.06, 0.1, 0.1, 0.1, 0],
        7,
    )
    crowned_panel('pod panel', outline, w - 0.035, 0.055, spec.paint, parent)


def crowned_panel(name, outline, y, height, material, parent, rings=9):
    """A side panel over a closed (x, z) outline that bulges outwards with a soft rim, on both sides."""
    outline = g.resample(outline, 96, closed=True)
    center = sum(outline, Vector((0, 0))) / len(outline)
    rows = [[Vector((p.x, y - 0.01, p.y)) for p in outline]]
    for k in range(rings + 1):
        s = k / rings
        reach = 1 - s
        rise = height * (1 - (1 - min(1.0, s * 3.2)) ** 2.6) * (0.86 + 0.14 * s)
        rows.append(
            [
                Vector((g.lerp(center.x, p.x, max(reach, 0.01)), y + rise, g.lerp(center.y, p.y, max(reach, 0.01))))
                for p in outline
            ]
        )
    panel = g.recalc_normals(g.grid(name, rows, material, parent, close_columns=True, smooth=60))
    g.mirrored(panel, parent)
    return panel


def floor_pan(spec, parent):
    """Floor with a ribbed mat, from the toe board to the last pod."""
    start, end = 0.60 + spec.shift, spec.wheelbase - 0.44
    w = spec.half_width - (0.045 if spec['doors'] else 0.012)
    g.rounded_box(
        'floor pan', (end - start, 2 * w, 0.05), ((start + end) / 2, 0, FLOOR - 0.03), 0.015, spec.dark, parent
    )
    rooms = _foot_wells(spec)
    for x0, x1 in rooms:
        g.rounded_box(
            'floor mat', (x1 - x0, 2 * w - 0.05, 0.012), ((x0 + x1) / 2, 0, FLOOR), 0.005, m.mat_rubber(), parent
        )
        count = int((2 * w - 0.14) / 0.028)
        rib = None
        for k in range(count + 1):
            y = -w + 0.06 + k * (2 * w - 0.12) / count
            if rib is None:
                rib = g.rounded_box('mat rib', (x1 - x0 - 0.08, 0.013, 0.010), (0, 0, 0), 0.004, m.mat_rubber(), parent)
                rib.location = ((x0 + x1) / 2, y, FLOOR + 0.008)
            else:
                twin = g.copy_linked(rib, parent)
                twin.location = ((x0 + x1) / 2, y, FLOOR + 0.008)
        sill = g.tube(
            'floor edge',
            [(x0, w - 0.008, FLOOR + 0.003), (x1, w - 0.008, FLOOR + 0.003)],
            0.009,
            m.aluminum(),
            parent,
            segments=8,
        )
        g.mirrored(sill, parent)


def _foot_wells(spec):
    """(start, end) in x of the floor in front of each row."""
    fronts = [spec.wheelbase - 0.44] + [x - 0.46 for x in spec.cushions[:-1]]
    return [(x + 0.05, end) for x, end in zip(spec.cushions, fronts)]


def rockers(spec, parent):
    """Rocker panels between the front and the rear body, with a step on lifted carts."""
    x0, x1 = 0.675 + spec.shift, spec.wheelbase - 0.405
    if spec['doors']:
        # One sill from wheel to wheel.
        x0, x1 = 0.375, spec.wheelbase - 0.375
    w = spec.half_width
    section = g.round_corners(
        [
            Vector(p)
            for p in (
                (w - 0.10, 0.345),
                (w - 0.03, 0.348),
                (w - 0.004, 0.325),
                (w - 0.006, 0.27),
                (w - 0.045, 0.225),
                (w - 0.12, 0.215),
            )
        ],
        [0, 0.02, 0.02, 0.03, 0.03, 0],
        5,
    )
    rows = []
    for x in (x0, x0 + 0.012, (x0 + x1) / 2, x1 - 0.012, x1):
        tuck = 0.012 if x in (x0, x1) else 0.0
        rows.append([Vector((x, p.x - tuck, p.y)) for p in section])
    g.mirrored(g.solidify(g.grid('rocker panel', rows, spec.rocker_material, parent, smooth=50), 0.012), parent)
    if spec.plus:
        strip = [(x0 + 0.02, w - 0.002, 0.30), (x1 - 0.02, w - 0.002, 0.30)]
        g.mirrored(g.tube('rocker strip', strip, 0.007, spec.metal, parent, segments=10), parent)
    if spec['runningBoards'] == 'tube':
        nerf_bars(spec, parent, x0 + 0.02, x1 - 0.02)
    elif spec['runningBoards'] == 'step':
        step_boards(spec, parent, x0 + 0.04, x1 - 0.03)


def nerf_bars(spec, parent, x0, x1):
    """Tubular side steps below the rockers."""
    y, z = spec.half_width + 0.055, 0.215
    path = [(x0, y - 0.14, z + 0.02), (x0 + 0.07, y, z), (x1 - 0.07, y, z), (x1, y - 0.14, z + 0.02)]
    side = g.empty('nerf bar', parent)
    g.tube('nerf bar tube', path, 0.026, spec.frame, side, bend=0.07)
    count = max(1, round((x1 - x0) / 0.8))
    for k in range(count):
        x = g.lerp(x0 + 0.1, x1 - 0.1, (k + 0.5) / count)
        g.rounded_box('step pad', (0.30, 0.10, 0.016), (x, y - 0.015, z + 0.024), 0.006, m.aluminum(), side)
        for j in range(7):
            g.rounded_box(
                'step cleat',
                (0.018, 0.075, 0.008),
                (x - 0.12 + j * 0.04, y - 0.015, z + 0.034),
                0.003,
                spec.rubber,
                side,
                1,
            )
    g.mirrored(side, parent)


def step_boards(spec, parent, x0, x1):
    """Low molded running boards with a ribbed top."""
    y = spec.half_width - 0.005
    side = g.empty('running board', parent)
    g.rounded_box('running board', (x1 - x0, 0.12, 0.032), ((x0 + x1) / 2, y, 0.222), 0.014, spec.black, side)
    for k in range(4):
        yy = y - 0.028 + k * 0.022
        g.tube('board rib', [(x0 + 0.03, yy, 0.2385), (x1 - 0.03, yy, 0.2385)], 0.004, spec.rubber, side, segments=8)
    g.mirrored(side, parent)


def doors(spec, parent):
    """Doors of a closed cab from the sill to the roof, with a shut line all around, and the windows."""
    side = g.empty('door', parent)
    rear, front = spec.cushions[0] - DOOR_OVERLAP, spec.wheelbase - 0.43
    _, (hx, hz), *_ = roof.strut_feet(spec)
    top, head = hz - 0.022, hx - 0.035
    lean = (front - head) / (top - 0.90)
    outline = [(rear, 0.352), (front, 0.352), (front, 0.90), (head, top), (rear, top)]
    window = [
        (rear + 0.045, 0.74),
        (front - 0.085, 0.805),
        (front - 0.047 + 0.03 * lean, 0.87),
        (head - 0.047 + 0.045 * lean, top - 0.045),
        (rear + 0.045, top - 0.045),
    ]

    def at(x, z, depth):
        """Point of the door's skin: the panel below the belt, the frame of its window above, which leans inwards
        and joins the cowl in front."""
        panel = spec.half_width + 0.002 - 0.008 * g.smoothstep(0.43, 0.34, z)
        belt = g.keyed([(rear, 0.74), (front - 0.10, 0.80), (front, 0.96)], x)
        inwards = g.smoothstep(belt - 0.07, belt - 0.01, z)
        return Vector((x, g.lerp(panel, glass_y(spec, z) + 0.012, inwards) - depth, z))

    outer, inner = (_dense(g.round_corners([Vector(p) for p in o], 0.045, 6, closed=True)) for o in (outline, window))
    rows = [[at(*p, 0.016) for p in outer], [at(*p, 0.004) for p in outer]]
    rows += [[at(*p, depth) for p in g.inset(outer, inset)] for inset, depth in ((0.0012, 0.0012), (0.004, 0.0))]
    edge = g.inset(outer, 0.004)
    rows += [[at(*p.lerp(q, k / 24), 0.0) for p, q in zip(edge, inner)] for k in range(1, 25)]
    rows.append([at(*p, 0.014) for p in inner])
    g.grid('door skin', rows, spec.paint, side, close_columns=True, smooth=60)
    # The line, its depth, and the seal behind it.
    gap = ((0.003, 0.0015), (-0.006, -0.001), (-0.006, 0.016), (-0.024, 0.060))
    line = [[at(*p, depth) for p in g.inset(outer, inset)] for inset, depth in gap]
    g.grid('shut line', line, m.plastic('#050505'), side, close_columns=True)
    window_pane(inner, lambda x, z: at(x, z, 0.012), side)
    g.tube('window rubber', [at(*p, 0.003) for p in inner], 0.008, spec.black, side, closed=True)
    y = spec.half_width + 0.002
    place = (rear + 0.135, y, 0.655)
    g.rounded_box('handle cup', (0.15, 0.006, 0.050), place, 0.003, spec.gloss, side)
    g.place(cabin.handle(0.12, 0.026, spec.metal, side), place, (-90, 0, 0))
    for z in (0.46, 0.72):
        g.rounded_box('door hinge', (0.034, 0.016, 0.050), (front + 0.004, y, z), 0.005, spec.black, side)
    quarter_window(spec, side, rear - 0.024, top)
    g.mirrored(side, parent)


def _dense(outline):
    """A closed outline with eight points for one: two outlines with the same corners stay point by point beside each
    other."""
    return [a.lerp(b, k / 8) for a, b in zip(outline, outline[1:] + outline[:1]) for k in range(8)]


def glass_y(spec, z):
    """Distance of a side window from the middle plane: it leans inwards and bows outwards a little."""
    up = (z - 0.70) / (roof.rail_height(spec) - 0.712)
    bow = 0.014 * math.sin(math.pi * min(1.0, max(0.0, up)))
    return g.lerp(spec.half_width - 0.040, spec.half_width - 0.092, up) + bow


def window_pane(rim, at, parent):
    """The glass within a closed (x, z) outline; at(x, z) is a point of it."""
    center = sum(rim, Vector((0, 0))) / len(rim)
    rows = [[at(*center.lerp(p, max(0.001, 1 - k / 10))) for p in rim] for k in range(11)]
    g.grid('side pane', rows, m.side_glass(), parent, close_columns=True, smooth=80)


def quarter_window(spec, parent, front, top):
    """The window behind the door in its black frame."""
    outline = [(0.11, 0.705), (front, 0.705), (front, top), (0.085, top), (0.05, 1.08)]
    rim = g.resample(g.round_corners([Vector(p) for p in outline], 0.045, 6, closed=True), 150, closed=True)

    def at(x, z):
        return Vector((x, glass_y(spec, z), z))

    window_pane(rim, at, parent)
    g.tube('window frame', [at(*p) for p in rim], 0.015, spec.black, parent, closed=True, segments=12)


def quarter_panels(spec, parent):
    """Painted pillars behind the seat and a rear window: the cab of a city cart."""
    top = spec.roof_z - 0.115
    outline = g.round_corners(
        [
            Vector(p)
            for p in (
                (-0.40, 0.66),
                (0.20, 0.66),
                (0.13, 0.78),
                (0.06, 1.05),
                (0.075, top),
                (-0.20, top),
                (-0.34, 1.10),
            )
        ],
        [0.10, 0.02, 0.15, 0.2, 0.06, 0.06, 0.2],
        8,
        closed=True,
    )
    crowned_panel('quarter panel', outline, spec.half_width - 0.085, 0.050, spec.paint, parent)
    w = spec.half_width - 0.075

    def back(z):
        return g.keyed([(0.66, -0.405), (1.10, -0.335), (top, -0.205)], z)

    # Narrower at its foot, where the body below it is rounded.
    wide = [(0.66, w - 0.055), (0.80, w), (1.02, w)]
    rows = [
        [Vector((back(z) - 0.03 * (1 - (j / 8 - 1) ** 2), g.keyed(wide, z) * (j / 8 - 1), z)) for j in range(17)]
        for z in [g.lerp(0.66, 1.02, k / 10) for k in range(11)]
    ]
    g.solidify(g.grid('rear hatch', rows, spec.paint, parent, smooth=50), 0.02)
    rows = [
        [Vector((back(z) - 0.03 * (1 - (j / 8 - 1) ** 2), (w - 0.01) * (j / 8 - 1), z)) for j in range(17)]
        for z in [g.lerp(1.03, top, k / 10) for k in range(11)]
    ]
    g.grid('rear window', rows, m.side_glass(), parent, smooth=80)
    g.place(cabin.handle(0.20, material=spec.metal, parent=parent), (back(0.94) - 0.046, 0, 0.94), (0, -90, 90))
