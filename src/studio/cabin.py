"""Small parts of the cabin and the body. Every function returns a parent Empty; X forward, Y left, Z up.

steering_wheel(diameter, angle, column, style, clip)   origin: middle of the wheel; column runs forward and down from it
pedals()                    origin: on the floor between brake and accelerator; pads face the driver (-X)
dash_screen(width, height)  origin: middle of the glass; the picture faces -X, leaning back (up) by `lean` degrees
gauge(diameter)             round instrument, same axes as the screen
hour_meter(), rocker_switch()   origin in the surface they sit in, facing -X
key_switch(), cup_holder(), speaker(radius)    origin in the surface they sit in, opening toward +Z
mirror(side)                outside mirror; origin at its foot on the strut; side 1 left, -1 right
cabin_mirror(width)         wide inside mirror below the roof's front; origin at its mount, hangs down
handle(length)              short grab handle; origin: middle of its feet, along X, stands toward +Z
seat_belts(width, places, depth, thickness)    buckles and retractors at a bench's origin (see seats.bench)
light_bar(width)            LED bar for a roof, faces +X; origin: middle of its feet
round_lamp(diameter)        spot lamp with bowl and lens, faces +X; origin: middle of its back
side_marker(length)         amber marker, faces +Y; origin: in the panel
tow_eye()                   forged eye on a plate, points to +X; origin: middle of the plate
license_plate(wordmark)     the dealer's plate in a bracket, or a blank one, faces -X
golf_bag(color, accent)     standing bag with clubs; origin: middle of its base
charger_port()              round flap, faces +Y
"""

import math

import bpy
from mathutils import Matrix, Vector

import geometry as g
import materials as m
import seats


def _text(words, size, location, material, parent, rotation=(90, 0, -90), extrude=0.0002):
    """Flat lettering; the default rotation makes it readable from behind (looking to +X)."""
    data = bpy.data.curves.new('figures', 'FONT')
    data.body, data.size, data.extrude = words, size, extrude
    data.align_x, data.align_y = 'CENTER', 'CENTER'
    data.materials.append(material)
    obj = g.link(bpy.data.objects.new('figures', data), parent)
    return g.place(obj, location, rotation)


# Per style of steering wheel: the spokes' angles, and how far down the rim reaches, as a share of its radius.
STEERING_WHEELS = {
    'three-spoke': ((0, 180, 270), 1.0),
    'wood-rim': ((0, 180, 270), 1.0),
    'two-spoke': ((-14, 194), 1.0),
    'flat-bottom': ((-20, 200), 0.76),
}


def steering_wheel(diameter=0.34, angle=38, column=0.42, style='three-spoke', clip=False, parent=None):
    """Steering wheel with grips, spokes, horn pad, stalk and column, and a scorecard clip on request. angle: degrees
    the column rises from the horizontal. Origin: middle of the wheel."""
    root = g.empty('steering wheel', parent)
    a = math.radians(angle)
    turn = Matrix(((0, math.sin(a), -math.cos(a)), (-1, 0, 0), (0, math.cos(a), math.sin(a)))).to_4x4()
    plane = g.empty('steering frame', root)
    plane.matrix_local = turn
    radius = diameter / 2 - 0.014
    angles, bottom = STEERING_WHEELS[style]
    spokes = m.plastic() if style == 'two-spoke' else m.brushed_metal()
    steps = 72
    ring, scales = [], []
    for k in range(steps):
        t = 2 * math.pi * k / steps
        ring.append(Vector((radius * math.cos(t), radius * max(math.sin(t), -bottom), 0)))
        grip = sum(math.exp(-(((math.degrees(t) - at + 180) % 360 - 180) ** 2) / 260) for at in (35, 145))
        scales.append(1.0 + 0.10 * grip)
    g.sweep(
        'rim',
        g.circle(0.0145, 16, 0.0165),
        ring,
        m.wood(burl=True) if style == 'wood-rim' else m.vinyl('#1c1c1d'),
        plane,
        closed_path=True,
        up=(0, 0, 1),
        scales=scales,
    )
    for at in angles:
        t = math.radians(at)
        out = Vector((math.cos(t), math.sin(t), 0))
        path = [
            out * 0.03 + Vector((0, 0, -0.022)),
            out * 0.075 + Vector((0, 0, -0.020)),
            out * (radius - 0.04) + Vector((0, 0, -0.008)),
            out * (radius - 0.006),
        ]
        g.sweep(
            'spoke',
            g.rounded_rectangle(0.034 if at != 270 else 0.028, 0.0065, 0.003),
            g.catmull(path, 6),
            spokes,
            plane,
            up=(0, 0, 1),
            scales=[1.35 - 0.45 * math.sin(math.pi * k / 18) for k in range(19)],
        )
        if style != 'two-spoke':
            thumb = g.rounded_box(
                'thumb pad', (0.05, 0.018, 0.004), (0.078, 0, -0.0115), 0.002, m.gloss_plastic(), plane
            )
            thumb.rotation_euler.z = t
    pad = g.lathe(
        'horn pad',
        [(0, 0.004), (0.022, 0.003), (0.040, -0.002), (0.049, -0.010), (0.052, -0.02), (0.050, -0.036)],
        m.plastic(),
        plane,
        segments=48,
    )
    pad.scale = (1.12, 0.94, 1)
    if clip:
        g.rounded_box('clip board', (0.070, 0.088, 0.006), (0, -0.004, 0.008), 0.003, m.plastic('#3a3b3d'), plane)
        g.rounded_box('scorecard clip', (0.05, 0.016, 0.008), (0, 0.034, 0.014), 0.003, m.steel(), plane)
    else:
        g.lathe('horn ring', [(0.0305, 0.0018), (0.0315, 0.003), (0.0335, 0.0018)], m.chrome(), plane, segments=48)
    g.lathe(
        'column',
        [(0.036, -0.034), (0.042, -0.044), (0.042, -0.13), (0.034, -0.15), (0.029, -0.16), (0.029, -column)],
        m.plastic(),
        plane,
        segments=40,
    )
    g.lathe(
        'column boot',
        [
            (0.03, -column + 0.07),
            (0.04, -column + 0.05),
            (0.037, -column + 0.042),
            (0.047, -column + 0.03),
            (0.043, -column + 0.022),
            (0.056, -column),
        ],
        m.rubber(),
        plane,
        segments=40,
    )
    g.tube(
        'stalk',
        [(-0.03, 0, -0.085), (-0.085, 0.010, -0.08), (-0.135, 0.028, -0.066)],
        0.0065,
        m.plastic(),
        plane,
        bend=0.03,
    )
    g.rod('stalk knob', (-0.125, 0.0245, -0.069), (-0.155, 0.035, -0.06), 0.0095, m.plastic(), plane, 0.004)
    return root


def pedals(parent=None):
    """Wide brake pedal (left) and tall accelerator (right) with ribbed rubber pads on arms."""
    root = g.empty('pedals', parent)
    for name, y, width, height, low in (
        ('brake', 0.075, 0.12, 0.085, 0.10),
        ('accelerator', -0.085, 0.062, 0.19, 0.025),
    ):
        pad = g.empty(name, root, (0, y, low + height / 2), (0, 28, 0))
        g.rounded_box('pedal plate', (0.008, width, height), (0.004, 0, 0), 0.0035, m.brushed_metal(), pad)
        rows = max(4, round(height / 0.019))
        for k in range(rows):
            z = g.lerp(-height / 2 + 0.013, height / 2 - 0.013, k / (rows - 1))
            g.rounded_box('pedal rib', (0.007, width * 0.84, 0.0085), (-0.002, 0, z), 0.003, m.rubber(), pad, 2)
        g.tube(
            'pedal arm',
            [(0.006, 0, height * 0.2), (0.05, 0, height * 0.25), (0.11, 0, 0.16)],
            0.0085,
            m.powder_coat(),
            pad,
            bend=0.03,
        )
    return root


def dash_screen(width=0.235, height=0.140, lean=12, parent=None):
    """Lit touch screen with speed, charge and map in a slim black housing."""
    root = g.empty('dash screen', parent)
    tilt = g.empty('screen frame', root, rotation=(0, lean, 0))
    g.rounded_box('screen housing', (0.024, width + 0.022, height + 0.022), (0.0125, 0, 0), 0.008, m.plastic(), tilt)
    g.rounded_box(
        'screen bezel', (0.006, width + 0.010, height + 0.010), (0.0015, 0, 0), 0.0028, m.gloss_plastic(), tilt
    )
    g.extrude('screen glass', g.rounded_rectangle(width, height, 0.006), 0.001, 'YZ', -0.0018, m.screen(), tilt)
    white, teal, dim = m.led('#eef6fa', 1.3), m.led('#35d0c0', 1.2), m.led('#4d7f92', 0.5)
    x = -0.0027
    dial = width * 0.26
    _text('19', height * 0.34, (x, dial, height * 0.05), white, tilt)
    _text('MPH', height * 0.085, (x, dial, -height * 0.20), dim, tilt)

    def arc(start, end, radius, thickness, material):
        path = [
            (x, dial - radius * math.sin(t), radius * math.cos(t))
            for t in (math.radians(g.lerp(start, end, k / 30)) for k in range(31))
        ]
        g.tube('dial arc', path, thickness, material, tilt, segments=6, flatten=0.3, up=(1, 0, 0))

    arc(-130, 130, height * 0.40, 0.0011, dim)
    arc(-130, 20, height * 0.40, 0.0022, teal)
    for k in range(4):
        bar = g.extrude(
            'charge bar', g.rounded_rectangle(0.012, 0.010, 0.002), 0.0004, 'YZ', x, teal if k < 3 else dim, tilt
        )
        bar.location = (0, -width * 0.16 - 0.0145 * k, height * 0.36)
    road = [(0, 0.30), (-0.06, 0.1), (0.05, -0.05), (-0.03, -0.2), (0.04, -0.40)]
    g.tube(
        'route',
        [(x, -width * 0.26 + a * width, b * height) for a, b in road],
        0.0016,
        teal,
        tilt,
        bend=0.02,
        segments=6,
        flatten=0.3,
        up=(1, 0, 0),
    )
    for a, b, c, d in ((-0.10, 0.16, 0.13, 0.2), (-0.14, -0.1, 0.15, -0.12), (-0.12, -0.33, 0.14, -0.28)):
        g.tube(
            'street',
            [(x + 0.0002, -width * 0.26 + a * width, b * height), (x + 0.0002, -width * 0.26 + c * width, d * height)],
            0.0009,
            dim,
            tilt,
            segments=6,
            flatten=0.3,
            up=(1, 0, 0),
        )
    g.rod('screen mount', (0.02, 0, -height * 0.2), (0.075, 0, -height * 0.45), 0.014, m.plastic(), tilt, 0.003)
    return root


def gauge(diameter=0.085, parent=None):
    """Round charge meter with a chrome ring, ticks and needle."""
    root = g.empty('gauge', parent)
    r = diameter / 2
    face = g.empty('gauge face', root, rotation=(0, -90, 0))
    g.lathe(
        'gauge ring',
        [(r * 0.84, 0.004), (r * 0.86, 0.009), (r * 0.95, 0.010), (r, 0.005), (r, -0.006)],
        m.chrome(),
        face,
        segments=56,
    )
    g.lathe('gauge dial', [(0, 0.002), (r * 0.86, 0.002)], m.gloss_plastic('#0e1012'), face, segments=40)
    for k in range(11):
        t = math.radians(-120 + 24 * k)
        out = Vector((math.cos(t), math.sin(t), 0))
        g.tube(
            'gauge tick',
            [out * r * 0.62 + Vector((0, 0, 0.0028)), out * r * 0.76 + Vector((0, 0, 0.0028))],
            0.0009,
            m.led('#e8eef0', 0.9),
            face,
            segments=6,
        )
    t = math.radians(48)
    g.tube(
        'needle',
        [(0, 0, 0.004), (math.cos(t) * r * 0.66, math.sin(t) * r * 0.66, 0.004)],
        0.0011,
        m.led('#ff5a36', 1.0),
        face,
        segments=6,
    )
    g.lathe('gauge glass', [(0, 0.0075), (r * 0.5, 0.007), (r * 0.86, 0.005)], m.lens(), face, segments=40)
    return root


def hour_meter(parent=None):
    """Hour meter: black figures on a gray display in a black frame."""
    root = g.empty('hour meter', parent)
    g.rounded_box('meter frame', (0.014, 0.074, 0.044), (0, 0, 0), 0.006, m.gloss_plastic(), root)
    g.rounded_box('meter display', (0.004, 0.060, 0.024), (-0.006, 0, 0.003), 0.001, m.plastic('#a9b09c'), root)
    _text('0012.4', 0.019, (-0.0085, 0, 0.003), m.plastic('#101210'), root)
    _text('HOURS', 0.008, (-0.0075, 0, -0.015), m.led('#d8dcdc', 0.6), root)
    return root


def rocker_switch(parent=None):
    """Rocker switch in its frame, with a pale mark."""
    root = g.empty('rocker switch', parent)
    g.rounded_box('switch frame', (0.010, 0.032, 0.052), (0, 0, 0), 0.004, m.gloss_plastic(), root)
    rocker = g.rounded_box('rocker', (0.014, 0.023, 0.042), (-0.004, 0, 0), 0.003, m.plastic('#2f3032'), root)
    rocker.rotation_euler.y = math.radians(9)
    g.rounded_box('switch mark', (0.002, 0.010, 0.003), (-0.0125, 0, 0.010), 0.0005, m.led('#dfe6e6', 0.8), root)
    return root


def key_switch(parent=None):
    """Key switch with key."""
    root = g.empty('key switch', parent)
    g.lathe(
        'key bezel',
        [(0, 0.003), (0.009, 0.003), (0.0095, 0.006), (0.014, 0.006), (0.016, 0.0)],
        m.chrome(),
        root,
        segments=32,
    )
    g.rounded_box('key blade', (0.010, 0.003, 0.016), (0, 0, 0.010), 0.001, m.steel(), root)
    g.rounded_box('key head', (0.022, 0.0065, 0.022), (0, 0, 0.027), 0.003, m.plastic(), root)
    return root


def cup_holder(radius=0.041, depth=0.07, sunk=True, parent=None):
    """Well for a cup with a soft rim, sunk in a surface or open to its floor."""
    root = g.empty('cup holder', parent)
    g.lathe(
        'cup well',
        [
            (0, -depth),
            (radius * 0.86, -depth),
            (radius * 0.93, -depth + 0.008),
            (radius, -0.004),
            (radius + 0.002, 0.003),
            (radius + 0.007, 0.0045),
            (radius + 0.011, 0.002),
            (radius + 0.012, -0.004),
        ],
        m.rubber(),
        root,
        segments=48,
    )
    # A dash has no hole below a sunk one, so a black floor stands for the depth.
    if sunk:
        g.lathe('cup floor', [(0, 0.002), (radius, 0.002)], m.plastic('#040404'), root, segments=48)
    return root


def speaker(radius=0.065, parent=None):
    """Round speaker grille with a ring."""
    root = g.empty('speaker', parent)
    g.lathe(
        'speaker ring',
        [(radius * 0.86, 0.002), (radius * 0.88, 0.007), (radius * 0.97, 0.007), (radius, 0)],
        m.plastic(),
        root,
        segments=48,
    )
    g.lathe(
        'speaker mesh',
        [(0, 0.006), (radius * 0.5, 0.005), (radius * 0.88, 0.001)],
        m.plastic('#101112'),
        root,
        segments=48,
    )
    for k in range(1, 7):
        r = radius * 0.86 * k / 7
        z = 0.0065 - 0.004 * (k / 7) ** 2
        g.tube(
            'speaker rib',
            [(r * math.cos(2 * math.pi * t / 40), r * math.sin(2 * math.pi * t / 40), z) for t in range(40)],
            0.0014,
            m.plastic('#2a2b2d'),
            root,
            closed=True,
            segments=6,
        )
    return root


def _mirror_head(width, height, cover, parent):
    """Mirror housing: domed cap toward +X, glass toward -X, centerd at the origin."""
    outline = g.rounded_rectangle(width, height, min(width, height) * 0.32, 8)

    def ring(scale, x):
        return [(x, p.x * scale, p.y * scale) for p in outline]

    rows = [
        ring(0.93, -0.008),
        ring(0.965, -0.014),
        ring(1.0, -0.010),
        ring(1.0, 0.006),
        ring(0.97, 0.026),
        ring(0.86, 0.046),
        ring(0.62, 0.060),
        ring(0.3, 0.066),
        ring(0.02, 0.067),
    ]
    g.loft('mirror cap', rows, cover, parent, per_span=4, smooth=60)
    g.extrude('mirror glass', [p * 0.94 for p in outline], 0.002, 'YZ', -0.0085, m.chrome(), parent)


def mirror(side=1, cover=None, reach=0.16, parent=None):
    """Outside mirror on a bent arm. side 1: left, -1: right; cover: material of the cap (black trim by default)."""
    root = g.empty('mirror', parent)
    tilt = g.empty('mirror head', root, (0.03, side * reach, 0.05), (0, -4, side * -9))
    _mirror_head(0.155, 0.105, cover or m.gloss_plastic('#17181a'), tilt)
    g.tube(
        'mirror arm',
        [
            (0, 0, 0),
            (0.025, side * 0.04, 0.005),
            (0.045, side * (reach - 0.05), 0.03),
            (0.05, side * (reach - 0.01), 0.045),
        ],
        0.009,
        m.plastic(),
        root,
        bend=0.03,
    )
    g.rounded_box('mirror clamp', (0.04, 0.034, 0.05), (0, 0, 0), 0.010, m.plastic(), root)
    return root


def cabin_mirror(width=0.32, parent=None):
    """Panoramic inside mirror."""
    root = g.empty('cabin mirror', parent)
    head = g.empty('cabin mirror head', root, (-0.02, 0, -0.07), (0, 8, 0))
    _mirror_head(width, 0.065, m.plastic(), head)
    g.tube(
        'cabin mirror arm', [(0.02, 0, 0), (0.025, 0, -0.04), (0.01, 0, -0.065)], 0.007, m.plastic(), root, bend=0.02
    )
    return root


def handle(length=0.22, height=0.045, material=None, parent=None):
    """Short grab handle along X."""
    root = g.empty('handle', parent)
    half = length / 2
    g.tube(
        'handle bar',
        [(-half, 0, 0), (-half * 0.86, 0, height), (half * 0.86, 0, height), (half, 0, 0)],
        0.0095,
        material or m.plastic(),
        root,
        bend=0.03,
    )
    for x in (-half, half):
        g.rounded_box('handle foot', (0.04, 0.026, 0.012), (x, 0, 0.003), 0.005, material or m.plastic(), root)
    return root


def seat_belts(width, places=2, depth=0.50, thickness=0.135, parent=None):
    """Lap belts at a bench: retractors with webbing at the outer hips, buckles on stalks between the places."""
    root = g.empty('seat belts', parent)
    rear = -depth + 0.11
    webbing = m.canvas('#1e1f21')
    pitch = width / places
    for k in range(places):
        center = width * ((k + 0.5) / places - 0.5)
        side = 1 if center > 0 else -1
        outer, inner = center + side * pitch * 0.40, center - side * pitch * 0.36
        ribbon = [
            (rear + 0.02, outer, thickness - 0.01),
            (rear + 0.035, outer, thickness + 0.05),
            (rear + 0.055, outer - side * 0.02, thickness + 0.085),
        ]
        g.sweep(
            'webbing', g.rounded_rectangle(0.046, 0.0022, 0.001, 2), g.catmull(ribbon, 6), webbing, root, up=(1, 0, 0.2)
        )
        tongue = g.rounded_box('tongue', (0.004, 0.05, 0.05), (0, 0, 0), 0.0015, m.chrome(), root)
        g.place(tongue, (rear + 0.062, outer - side * 0.026, thickness + 0.105), (0, 14, side * 12))
        grip = g.rounded_box('tongue grip', (0.009, 0.054, 0.026), (0, 0, 0), 0.004, m.plastic(), root)
        g.place(grip, (rear + 0.058, outer - side * 0.023, thickness + 0.09), (0, 14, side * 12))
        buckle = g.empty('buckle', root, (rear + 0.035, inner, thickness + 0.045), (0, 18, 0))
        g.rounded_box('buckle body', (0.018, 0.045, 0.066), (0, 0, 0), 0.007, m.plastic(), buckle)
        g.rounded_box(
            'buckle button', (0.016, 0.034, 0.012), (-0.001, 0, 0.0285), 0.003, m.gloss_plastic('#b5221f'), buckle
        )
        g.rounded_box('buckle stalk', (0.009, 0.03, 0.09), (0, 0, -0.06), 0.004, m.plastic(), buckle)
    return root


def light_bar(width=0.9, parent=None):
    """LED light bar: finned housing, rows of lit cells behind a clear lens, two feet."""
    root = g.empty('light bar', parent)
    z = 0.058
    g.extrude(
        'bar housing', g.rounded_rectangle(0.062, 0.066, 0.014), width, 'XZ', 0, m.powder_coat('#191a1b'), root
    ).location = (0, 0, z)
    count = int(width / 0.03)
    for k in range(count):
        y = width * ((k + 0.5) / count - 0.5) * 0.96
        for dz in (-0.0135, 0.0135):
            g.lathe(
                'bar cell', [(0.004, -0.004), (0.0125, 0.004)], m.reflector(), root, axis='X', segments=14
            ).location = (0.030, y, z + dz)
            g.lathe(
                'bar diode', [(0, 0.001), (0.0042, 0.0)], m.led('#f4f9ff', 3.0), root, axis='X', segments=10
            ).location = (0.0305, y, z + dz)
    g.extrude(
        'bar lens', g.rounded_rectangle(width * 0.985, 0.056, 0.010), 0.002, 'YZ', 0.037, m.lens(), root
    ).location = (0, 0, z)
    path = [(0.036, p.x, p.y + z) for p in g.rounded_rectangle(width * 0.99, 0.058, 0.010)]
    g.tube('bar bezel', path, 0.003, m.gloss_plastic(), root, closed=True, segments=8)
    for k in range(7):
        g.rounded_box(
            'bar fin',
            (0.010, width * 0.96, 0.003),
            (-0.034, 0, z + (k - 3) * 0.008),
            0.001,
            m.powder_coat('#191a1b'),
            root,
            1,
        )
    for y in (-width * 0.36, width * 0.36):
        g.rounded_box('bar foot', (0.045, 0.03, 0.034), (0, y, 0.012), 0.006, m.powder_coat(), root)
    return root


def round_lamp(diameter=0.15, ring=None, strength=2.6, parent=None):
    """Round spot lamp: shell, bright ring, silver bowl, LED ring light, projector and a domed lens; faces +X."""
    root = g.empty('headlamp round', parent)
    r = diameter / 2
    g.lathe(
        'lamp shell',
        [(0, -0.004), (r * 0.5, 0.0), (r * 0.92, 0.03), (r, 0.055), (r, 0.07)],
        m.plastic(),
        root,
        axis='X',
        segments=56,
    )
    g.lathe(
        'lamp ring',
        [(r * 0.86, 0.066), (r * 0.89, 0.075), (r * 0.97, 0.076), (r * 1.02, 0.069), (r * 1.01, 0.058)],
        ring or m.chrome(),
        root,
        axis='X',
        segments=56,
    )
    g.lathe(
        'lamp bowl',
        [(r * 0.25, 0.022), (r * 0.5, 0.03), (r * 0.75, 0.048), (r * 0.88, 0.07)],
        m.reflector(),
        root,
        axis='X',
        segments=56,
    )
    halo = [
        (0.062, r * 0.74 * math.cos(2 * math.pi * k / 48), r * 0.74 * math.sin(2 * math.pi * k / 48)) for k in range(48)
    ]
    g.tube('lamp halo', halo, r * 0.05, m.led('#f6faff', strength), root, closed=True, segments=8)
    g.lathe(
        'projector ring',
        [(r * 0.33, 0.03), (r * 0.35, 0.052), (r * 0.31, 0.055), (r * 0.29, 0.05)],
        m.chrome(),
        root,
        axis='X',
        segments=40,
    )
    g.lathe(
        'projector lens',
        [(0, 0.058), (r * 0.16, 0.055), (r * 0.3, 0.045)],
        m.gloss_plastic('#2b3138'),
        root,
        axis='X',
        segments=40,
    )
    g.lathe(
        'lamp lens',
        [(0, 0.088), (r * 0.4, 0.085), (r * 0.7, 0.079), (r * 0.88, 0.071)],
        m.lens(),
        root,
        axis='X',
        segments=56,
    )
    return root


def side_marker(length=0.07, color='#e08a1a', parent=None):
    """Small amber (or red) marker lamp along X, faces +Y."""
    root = g.empty('side marker', parent)
    g.rounded_box('marker base', (length + 0.01, 0.008, 0.026), (0, 0.002, 0), 0.0035, m.gloss_plastic(), root)
    g.rounded_box('marker lens', (length, 0.012, 0.018), (0, 0.005, 0), 0.005, m.tail_lens(color), root)
    return root


def tow_eye(material=None, parent=None):
    """Forged towing eye on a bolted plate, points to +X."""
    root = g.empty('tow eye', parent)
    steel = material or m.powder_coat('#2a2b2d')
    g.rounded_box('tow plate', (0.010, 0.09, 0.06), (0.004, 0, 0), 0.004, steel, root)
    for y in (-0.034, 0.034):
        g.lathe(
            'tow bolt',
            [(0, 0.007), (0.008, 0.007), (0.0092, 0.0055), (0.0092, 0)],
            m.steel(),
            root,
            axis='X',
            segments=6,
            smooth=20,
        ).location = (0.009, y, 0)
    g.rod('tow shank', (0.008, 0, 0), (0.045, 0, 0), 0.012, steel, root, 0.002)
    ring = [
        (0.066 + 0.024 * math.cos(2 * math.pi * k / 32), 0, 0.024 * math.sin(2 * math.pi * k / 32)) for k in range(32)
    ]
    g.tube('tow ring', ring, 0.0085, steel, root, closed=True, segments=14)
    return root


def license_plate(wordmark='', parent=None):
    """The dealer's plate in a bracket, faces -X: the first word large, the others below; blank without words."""
    root = g.empty('license plate', parent)
    g.rounded_box('plate bracket', (0.008, 0.318, 0.168), (0, 0, 0), 0.003, m.plastic(), root)
    g.extrude('plate', g.rounded_rectangle(0.304, 0.152, 0.012), 0.002, 'YZ', -0.0055, m.powder_coat('#e6e7e4'), root)
    if not wordmark:
        return root
    ink = m.powder_coat('#1f4a57')
    name, _, rest = wordmark.partition(' ')
    _text(name, min(0.064, 0.40 / len(name)), (-0.0067, 0, 0.018 if rest else 0), ink, root)
    _text(rest.upper(), min(0.026, 0.34 / max(1, len(rest))), (-0.0067, 0, -0.040), ink, root)
    return root


def charger_port(parent=None):
    """Round charging flap with a finger notch, faces +Y."""
    root = g.empty('charger port', parent)
    g.lathe(
        'port ring',
        [(0.036, 0.002), (0.038, 0.006), (0.044, 0.006), (0.047, 0.0)],
        m.plastic(),
        root,
        axis='Y',
        segments=48,
    )
    g.lathe(
        'port flap',
        [(0, 0.005), (0.028, 0.0045), (0.0355, 0.003), (0.0358, -0.002)],
        m.plastic('#26272a'),
        root,
        axis='Y',
        segments=48,
    )
    return root


def golf_bag(color='#23384a', accent='#cdb892', clubs=6, parent=None):
    """Standing golf bag with pockets, strap, collar and clubs (heads up)."""
    root = g.empty('golf bag', parent)
    cloth, trim = m.canvas(color), m.vinyl(accent)
    rings = [(0.0, 0.112), (0.02, 0.120), (0.10, 0.116), (0.45, 0.110), (0.78, 0.118), (0.84, 0.124)]
    sections = [
        [(r * math.cos(t) * 1.06, r * math.sin(t), z) for t in (2 * math.pi * k / 40 for k in range(40))]
        for z, r in rings
    ]
    g.loft('bag body', sections, cloth, root, per_span=5, cap=False)
    g.lathe(
        'bag base', [(0, 0), (0.118, 0), (0.128, 0.012), (0.124, 0.05), (0.117, 0.055)], m.plastic(), root, segments=48
    )
    g.lathe(
        'bag collar',
        [(0.120, 0.80), (0.132, 0.815), (0.134, 0.86), (0.128, 0.875), (0.112, 0.872), (0.108, 0.80)],
        trim,
        root,
        segments=48,
    )
    g.lathe('bag floor', [(0, 0.79), (0.115, 0.79)], m.plastic('#111213'), root, segments=32)
    for angle, z, tall, wide, deep in (
        (180, 0.18, 0.26, 0.17, 0.07),
        (180, 0.52, 0.18, 0.16, 0.055),
        (90, 0.16, 0.46, 0.13, 0.05),
        (-90, 0.16, 0.46, 0.13, 0.05),
    ):
        t = math.radians(angle)
        pocket = seats.cushion_pad((tall, wide, deep), color, (0, 0, 0), None)
        pocket.data.materials[0] = cloth
        pocket.parent = root
        out = Vector((math.cos(t), math.sin(t), 0))
        side = Vector((-math.sin(t), math.cos(t), 0))
        frame = Matrix((Vector((0, 0, 1)), -side, out)).transposed().to_4x4()
        pocket.matrix_local = (
            Matrix.Translation(out * (0.105 + deep / 2) + Vector((0, 0, z + tall / 2)))
            @ frame
            @ Matrix.Translation((tall / 2, 0, -deep / 2))
        )
    g.sweep(
        'bag strap',
        g.rounded_rectangle(0.045, 0.008, 0.003, 3),
        g.catmull([(0.115, 0, 0.76), (0.19, 0.02, 0.66), (0.20, 0.02, 0.45), (0.115, 0, 0.30)], 8),
        trim,
        root,
        up=(0, 1, 0),
    )
    for k in range(clubs):
        t = 2 * math.pi * k / clubs + 0.4
        foot = Vector((0.05 * math.cos(t), 0.05 * math.sin(t), 0.5))
        tip = Vector((0.088 * math.cos(t), 0.088 * math.sin(t), 0.99 + 0.05 * (k % 3)))
        g.rod('club shaft', foot, tip, 0.0048, m.chrome(), root, 0.001, 12)
        if k % 3 == 2:
            head = g.lathe(
                'club cover',
                [
                    (0, 0.10),
                    (0.026, 0.095),
                    (0.043, 0.065),
                    (0.042, 0.03),
                    (0.026, -0.02),
                    (0.02, -0.10),
                    (0.018, -0.10),
                ],
                m.canvas(m.mix(color, '#000000', 0.35)),
                root,
            )
            head.location = tip
        else:
            blade = g.rounded_box('club head', (0.075, 0.018, 0.042), (0.026, 0, 0), 0.007, m.chrome(), root)
            g.place(blade, tip, (8, -24, math.degrees(t) + 60))
    return root
