"""What the dealer fits to a cart on top of its list price, as data/featured-carts.yaml names it (`drawnAs`).

    four-sided-enclosure, three-sided-enclosure    curtains of clear film; the driver's of three is rolled up
    sound-bar, four-speakers                       under the roof
    street-wheels                                  a second set of wheels beside the cart
    underbody-lights                               strips of light and their glow on the ground
    bag-holder, cargo-basket                       behind the cart

Covers and upholstery (`two-tone-covers`, `custom-upholstery`) are colors of the seats: see spec.py.
"""

import math

import bpy
from mathutils import Vector

import cabin
import geometry as g
import materials as m
import roof
import studio
import wheels
from spec import FLOOR

CURTAIN_FOOT, SKIRT, HEM = 0.40, 0.64, 0.075
CLOTH, ZIP = '#2b3036', '#b9bdc0'
GLOW = '#ffe6bd'
GLOW_ON_GROUND = '#ffe2b4'


def build(spec, root, body):
    """The accessories of the spec; `root` stands on the ground, `body` as high as the lift sets it."""
    fitted = {
        'four-sided-enclosure': lambda: enclosure(spec, body, front=True),
        'three-sided-enclosure': lambda: enclosure(spec, body),
        'sound-bar': lambda: sound_bar(spec, body),
        'four-speakers': lambda: speakers(spec, body),
        'street-wheels': lambda: second_wheels(spec, root),
        'underbody-lights': lambda: underbody_lights(spec, root, body),
        'bag-holder': lambda: bag_holder(body),
        'cargo-basket': lambda: cargo_basket(spec, body),
    }
    for name, fit in fitted.items():
        if name in spec.accessories:
            fit()


def _panel(name, outline, parent, skirt=None, zips=()):
    """A curtain over a closed outline of 3D points: film with a hem of canvas, below the height `skirt` canvas alone,
    and a zip down each line of `zips`."""
    cloth = m.canvas(CLOTH)
    rim = g.resample(outline, 140, closed=True)
    film = g.fill(name, rim, m.clear_vinyl(), parent)
    film.visible_shadow = False
    g.sweep(f'{name} hem', g.rounded_rectangle(0.010, HEM, 0.004), rim, cloth, parent, closed_path=True)
    if skirt is not None:
        # Off the film's plane, or both would show in turn.
        low = [Vector((p.x, p.y + math.copysign(0.004, p.y), min(p.z, skirt))) for p in rim]
        g.fill(f'{name} skirt', low, cloth, parent)
    for start, end in zips:
        start, end = Vector(start), Vector(end)
        for part, width, depth, surface in (
            ('zip band', 0.050, 0.014, cloth),
            ('zip teeth', 0.013, 0.022, m.plastic(ZIP)),
        ):
            path = [start.lerp(end, k / 6) for k in range(7)]
            g.sweep(f'{name} {part}', g.rounded_rectangle(width, depth, 0.003), path, surface, parent, up=(0, 1, 0))
        g.rounded_box(f'{name} zip pull', (0.024, 0.030, 0.075), end.lerp(start, 0.12), 0.006, m.steel(), parent)


def enclosure(spec, parent, front=False):
    """Curtains on both sides and behind the last row; with `front` around the windshield too, and the driver's is
    closed."""
    (fx, fz), (hx, hz), (rx, rz), _ = roof.strut_feet(spec)
    y = spec.half_width - 0.055
    top = hz - 0.012
    for row, x in enumerate(spec.cushions):
        first = row == 0
        back = x - 0.50 if row < spec.rows - 1 else rx - 0.01
        low = fx - 0.02 if first else spec.cushions[row - 1] - 0.47
        corners = [(low, CURTAIN_FOOT), (back, CURTAIN_FOOT), (back, top), (hx - 0.03 if first else low, top)]
        if first:
            corners.append((fx - 0.01, fz))
        outline = g.round_corners([Vector(c) for c in corners], 0.05, 5, closed=True)
        for side in (1, -1):
            if first and side > 0 and not front:
                _rolled(back + 0.06, hx - 0.08, y, top, parent)
                continue
            zip_x = back + 0.09
            zips = [((zip_x, side * y, top), (zip_x, side * y, CURTAIN_FOOT))]
            _panel('curtain', [Vector((p.x, side * y, p.y)) for p in outline], parent, SKIRT, zips)
    _rear_curtain(spec, parent, rx, top)
    if front:
        _front_curtain(spec, parent)


def _rolled(x0, x1, y, top, parent):
    """A curtain rolled up below the roof and held by three straps."""
    cloth, z = m.canvas(CLOTH), top - 0.065
    path = [Vector((g.lerp(x0, x1, k / 40), y, z - 0.012 * math.sin(math.pi * ((k / 40 * 2) % 1)))) for k in range(41)]
    g.tube('curtain roll', path, 0.045, cloth, parent, segments=24)
    for end, sign in ((path[0], -1), (path[-1], 1)):
        coil = [
            end + Vector((sign * 0.002, 0.0025 * k * math.cos(k * 0.5), 0.0025 * k * math.sin(k * 0.5)))
            for k in range(17)
        ]
        g.tube('roll end', coil, 0.004, m.canvas('#3a3e43'), parent, segments=6)
    for t in (0.04, 0.5, 0.96):
        x = g.lerp(x0, x1, t)
        loop = [(x, y + 0.05 * math.cos(a), z + 0.052 * math.sin(a)) for a in (k * math.pi / 12 for k in range(24))]
        g.tube('roll strap', loop, 0.011, m.canvas('#101214'), parent, closed=True, segments=8, flatten=0.3)


def _rear_curtain(spec, parent, rx, top):
    """The curtain behind the last row, which hangs outside whatever stands there."""
    w = spec.half_width - 0.075
    outline = g.round_corners([Vector(p) for p in ((-w, 0.72), (w, 0.72), (w, top), (-w, top))], 0.05, 5, closed=True)
    _panel('rear curtain', [Vector((rx - 0.02 - 0.05 * (top - p.y), p.x, p.y)) for p in outline], parent)


def _front_curtain(spec, parent):
    """Canvas between the windshield and the roof, and along both posts down to the cowl."""
    (fx, fz), (hx, hz), *_ = roof.strut_feet(spec)
    cloth = m.canvas(CLOTH)
    w = spec.half_width - 0.070
    g.rounded_box('front valance', (0.014, 2 * w, 0.085), (hx + 0.052, 0, hz - 0.020), 0.006, cloth, parent)
    for side in (-1, 1):
        path = [
            Vector((g.lerp(fx, hx, t) + 0.036, side * w, g.lerp(fz + 0.03, hz, t))) for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        g.sweep('front flap', g.rounded_rectangle(0.052, 0.008, 0.003), path, cloth, parent, up=(1, 0, 0.3))


def sound_bar(spec, parent):
    """A round bar with four speakers and two rings of light under the rear of the roof, which plays forwards."""
    x, z = roof.strut_feet(spec)[2][0] + 0.14, roof.rail_height(spec) - 0.105
    half = spec.half_width - 0.17
    g.rod('sound bar', (x, -half, z), (x, half, z), 0.062, m.gloss_plastic('#15171a'), parent, 0.02, 40)
    for k in range(4):
        y = half * (0.75 - 0.5 * k)
        g.place(cabin.speaker(0.056, parent), (x + 0.050, y, z - 0.012), (0, 100, 0))
    for side in (-1, 1):
        ring = [
            (x + 0.064 * math.cos(a), side * half * 0.5, z + 0.064 * math.sin(a))
            for a in (2 * math.pi * k / 32 for k in range(32))
        ]
        g.tube('bar light', ring, 0.004, m.led(GLOW, 1.6), parent, closed=True, segments=8)
        g.tube(
            'bar mount',
            [(x, side * half * 0.85, z + 0.05), (x, side * half * 0.85, z + 0.13)],
            0.014,
            spec.frame,
            parent,
        )


def speakers(spec, parent):
    """Four pods under the corners of the roof, turned to the seats."""
    (_, _), (hx, _), (rx, _), _ = roof.strut_feet(spec)
    z, y = roof.rail_height(spec) - 0.105, spec.half_width - 0.20
    for x, turn in ((hx - 0.12, 180), (rx + 0.16, 0)):
        for side in (-1, 1):
            pod = g.empty('speaker pod', parent, (x, side * y, z), (0, 0, turn))
            shape = [(0, -0.10), (0.05, -0.095), (0.085, -0.06), (0.098, 0.0), (0.098, 0.03), (0.088, 0.042)]
            g.lathe('pod shell', shape, m.gloss_plastic('#15171a'), pod, axis='X', segments=48)
            g.place(cabin.speaker(0.086, pod), (0.038, 0, 0), (0, 90, 0))
            g.tube('pod mount', [(-0.02, 0, 0.08), (-0.02, 0, 0.135)], 0.013, spec.frame, pod)


def second_wheels(spec, root):
    """Four wheels for paved streets, clear of the tail, not to look like an axle: three in a pile, one leans on it.
    They do not count for the camera, which stands as near to the cart as without them."""
    diameter, width = 0.55, 0.205
    made = wheels.wheel(diameter, width, spec.rim_diameter, 'turbine', 'street', 'machined', parent=root)
    x, y = -0.72, 0.68
    places = (
        ((x, y, width * 0.5), (90, 0, 20)),
        ((x + 0.012, y - 0.01, width * 1.5), (90, 0, 75)),
        ((x - 0.008, y + 0.012, width * 2.5), (90, 0, 140)),
        ((x + 0.14, y + 0.34, diameter / 2 - 0.030), (-28, 0, -20)),
    )
    for index, (location, rotation) in enumerate(places):
        wheel = made if index == 0 else g.copy_linked(made, root)
        g.place(wheel, location, rotation)
        studio.set_beside(wheel)


def underbody_lights(spec, root, body):
    """Strips of light below both sides, their glow on the ground under the whole body, and its shine from below."""
    x0, x1 = 0.72 + spec.shift, spec.wheelbase - 0.52
    out, z = (0.075, 0.193) if spec['runningBoards'] == 'tube' else (0.050, 0.202)
    for side in (-1, 1):
        y = side * (spec.half_width + out)
        g.tube('light strip', [(x0, y, z), (x1, y, z)], 0.008, m.led(GLOW, 2.2), body, segments=10)
    # From tail to nose, and a little beyond both sides, where it fades out: before the picture ends, since develop.py
    # would take light on a border for a picture that is cut, and leave its shadow there.
    low, high, half, fade = -0.14, spec.wheelbase, spec.half_width - 0.27, 0.62
    center, reach = (low + high) / 2, (high - low) / 2
    edge = [(sx * (reach + fade), sy * (half + fade), 0) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    pool = g.mesh_object('light pool', edge, [(0, 1, 2, 3)], m.glow(GLOW_ON_GROUND, 0.12, reach, half, fade), root)
    g.place(pool, (center, 0, 0.004))
    pool.visible_shadow = pool.visible_diffuse = pool.visible_glossy = False
    light = bpy.data.lights.new('underbody light', 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', 2 * reach, spec.half_width
    light.energy, light.color = 4 * reach, m.linear(GLOW_ON_GROUND)[:3]
    shine = g.link(bpy.data.objects.new('underbody light', light), root)
    g.place(shine, (center, 0, 0.02), (180, 0, 0))
    shine.visible_camera = False


def bag_holder(parent):
    """A stand with two straps behind the driver, with a golf bag in it."""
    y = 0.30
    frame = m.powder_coat()
    g.rounded_box('bag tray', (0.30, 0.32, 0.05), (-0.62, y, 0.56), 0.02, m.plastic(), parent)
    for side in (-0.13, 0.13):
        g.tube(
            'bag arm',
            [(-0.40, y + side, 0.62), (-0.44, y + side, 1.14), (-0.49, y + side, 1.16)],
            0.012,
            frame,
            parent,
            bend=0.05,
        )
    for z in (0.84, 1.12):
        strap = [
            Vector((-0.62 + 0.05 * (z - 0.56) + 0.145 * math.cos(a), y + 0.14 * math.sin(a), z))
            for a in (2 * math.pi * k / 36 for k in range(36))
        ]
        g.tube('bag strap', strap, 0.012, m.rubber(), parent, closed=True, segments=8, flatten=1.8)
    g.place(cabin.golf_bag('#27424f', '#c9a56f', parent=parent), (-0.63, y, 0.585), (0, 3, 0))


def cargo_basket(spec, parent):
    """A basket of steel on the hitch, with a cooler and a folded blanket."""
    x0, x1, z = -1.16, -0.66, FLOOR - 0.02
    w = spec.half_width - 0.10
    frame = spec.frame
    g.rounded_box('hitch bar', (0.34, 0.05, 0.05), (-0.66, 0, 0.27), 0.006, frame, parent)
    for level, radius in ((0.0, 0.015), (0.10, 0.010), (0.20, 0.015)):
        loop = [(x1, -w, z + level), (x0, -w, z + level), (x0, w, z + level), (x1, w, z + level)]
        g.tube('basket rail', loop, radius, frame, parent, bend=0.05, closed=True)
    for k in range(14):
        y = g.lerp(-w + 0.05, w - 0.05, k / 13)
        g.tube(
            'basket slat',
            [(x0, y, z + 0.2), (x0, y, z), (x1, y, z), (x1, y, z + 0.2)],
            0.006,
            frame,
            parent,
            segments=8,
        )
    for side in (-w, w):
        for k in range(5):
            x = g.lerp(x0 + 0.06, x1 - 0.06, k / 4)
            g.tube('basket post', [(x, side, z), (x, side, z + 0.2)], 0.007, frame, parent, segments=8)
    box = (0.40, 0.52, 0.27)
    g.rounded_box('cooler', box, (-0.91, -0.16, z + 0.15), 0.04, m.plastic('#e9e6dc'), parent, 5)
    g.rounded_box('cooler lid', (0.42, 0.54, 0.07), (-0.91, -0.16, z + 0.31), 0.03, m.plastic('#2b6a72'), parent, 5)
    g.tube(
        'cooler handle',
        [(-0.91, 0.10, z + 0.24), (-0.91, 0.135, z + 0.20), (-0.91, 0.10, z + 0.16)],
        0.012,
        m.plastic(),
        parent,
    )
