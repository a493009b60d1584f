"""Roof shell, struts and windshield."""

from mathutils import Vector

import cabin
import geometry as g
import materials as m
from spec import FLOOR

#               thickness, crown, corner radius, half width less, ribs
SHAPES = {
    'modern': (0.062, 0.034, 0.16, 0.005, 0.010),
    'thin': (0.036, 0.040, 0.20, 0.015, 0.006),
    'suv': (0.085, 0.036, 0.13, -0.005, 0.014),
    'cab': (0.060, 0.060, 0.24, 0.020, 0.0),
    'flat': (0.055, 0.022, 0.09, 0.0, 0.008),
    'sleek': (0.048, 0.042, 0.19, 0.005, 0.008),
    'crisp': (0.058, 0.022, 0.08, 0.010, 0.014),
    'slab': (0.040, 0.014, 0.07, 0.010, 0.0),
    'lipped': (0.034, 0.046, 0.15, 0.020, 0.0),
}
# How far a post's head stands behind its foot, as a part of its height.
LEAN = {'leaning': 0.29, 'straight': 0.23, 'upright': 0.07}


def build(spec, parent):
    """Everything above the belt line."""
    top = g.empty('superstructure', parent)
    windshield(spec, top)
    if spec.has_roof:
        shell(spec, top)
        struts(spec, top)
        if spec['lightBar']:
            light_bar(spec, top)
        if spec['roofRack']:
            roof_rack(spec, top)
        if spec['speakers']:
            overhead_console(spec, top)
    else:
        screen_posts(spec, top)
    return top


def extent(spec):
    """(rear, front) x of the roof."""
    front = spec.wheelbase - 0.30
    if spec.rear_facing:
        return -0.62, front
    if spec['bed'] != 'none':
        return spec.shift - 0.06, front
    return (-0.30 if spec.rows == 1 else -0.34), front


def shell(spec, parent):
    """Crowned roof with a drip gutter, raised ribs and a headliner."""
    thickness, crown, corner, less, rib = SHAPES[spec['roofShape']]
    x0, x1 = extent(spec)
    half = spec.half_width - less
    base = spec.roof_z - thickness - crown
    size = (x1 - x0, 2 * half)
    middle = (x0 + x1) / 2

    def ring(inset, z, dome=0.0):
        outline = g.rounded_rectangle(size[0] - 2 * inset, size[1] - 2 * inset, max(corner - inset, 0.004), 10)
        row = []
        for p in _densify(outline):
            across, along = p.y / half, p.x / (size[0] / 2)
            lift = dome * (1 - across * across) * max(0.0, 1 - along**4)
            nose = -0.018 * g.smoothstep(0.80, 1.0, along)
            ridge = rib * dome / crown * _rib(p.y, half) * g.smoothstep(1.0, 0.86, abs(along)) if dome else 0.0
            row.append(Vector((p.x + middle, p.y, z + lift + nose + ridge)))
        return row

    t = thickness
    rows = [ring(max(0.06, half * (1 - k / 6) - 0.0003), base + 0.02, crown * 0.7) for k in range(6)]
    rows += [
        ring(0.045, base + 0.016),
        ring(0.03, base),
        ring(0.012, base - 0.003),
        ring(0.003, base + 0.003),
        ring(0.0, base + 0.012),
        ring(0.0, base + t * 0.55),
        ring(0.005, base + t * 0.82),
        ring(0.014, base + t * 0.97),
        ring(0.020, base + t),
        ring(0.026, base + t - 0.001),
        ring(0.030, base + t - 0.009),
        ring(0.042, base + t - 0.010),
        ring(0.048, base + t - 0.002),
        ring(0.060, base + t + 0.004, crown),
    ]
    for k in range(1, 27):
        inset = g.lerp(0.060, half - 0.0003, k / 26)
        rows.append(ring(inset, base + t + 0.004, crown * 1.0))
    roof = g.grid('roof', rows, spec.roof_material, parent, close_columns=True, smooth=50)
    roof.data.materials.append(m.plastic('#2a2b2c'))
    columns = len(rows[0])
    for index, polygon in enumerate(roof.data.polygons):
        if index // columns < 6:
            polygon.material_index = 1
    g.recalc_normals(roof)
    if spec['roofShape'] == 'lipped':
        edge = [Vector((p.x + middle, p.y, base)) for p in g.rounded_rectangle(*size, corner, 10)]
        lip = g.sweep(
            'roof lip',
            g.rounded_rectangle(0.026, 0.020, 0.008, 4),
            [p + Vector((0, 0, 0.004 - 0.018 * g.smoothstep(0.80, 1.0, (p.x - middle) / (size[0] / 2)))) for p in edge],
            spec.roof_material,
            parent,
            closed_path=True,
            up=(0, 0, 1),
        )
        g.shade_smooth(lip, 60)
    if spec['roofShape'] in ('modern', 'suv', 'crisp'):
        drip_handles(spec, parent, base)
    return roof


def _densify(outline):
    """More points along the straight sides (between the four corner arcs) so that ribs and ends are smooth."""
    result = []
    corner = len(outline) // 4
    for index, (a, b) in enumerate(zip(outline, outline[1:] + outline[:1])):
        count = {0: 48, 1: 24}[(index // corner) % 2] if index % corner == corner - 1 else 1
        result += [a.lerp(b, k / count) for k in range(count)]
    return result


def _rib(y, half):
    """Height share of the raised pads of a roof at lateral place y."""
    v = abs(y) / half
    return g.smoothstep(0.10, 0.16, v) * (1 - g.smoothstep(0.62, 0.70, v))


def drip_handles(spec, parent, base):
    """Grab handles below the roof edge beside each row."""
    for x in spec.cushions:
        y = spec.half_width - 0.06
        path = [
            (x - 0.28, y, base + 0.01),
            (x - 0.26, y, base - 0.045),
            (x - 0.06, y, base - 0.045),
            (x - 0.04, y, base + 0.01),
        ]
        g.mirrored(g.tube('roof handle', path, 0.011, spec.black, parent, bend=0.03), parent)


def rail_height(spec):
    """Height of the roof frame under the shell."""
    thickness, crown, *_ = SHAPES[spec['roofShape']]
    return spec.roof_z - thickness - crown + 0.004


def strut_feet(spec):
    """Front foot and head, rear foot and head of the side frame (x, z)."""
    top = rail_height(spec)
    front_foot = (spec.wheelbase - 0.375, 0.90)
    front_head = (spec.wheelbase - 0.375 - LEAN[spec['posts']] * (top - 0.90), top)
    rear_head, rear_foot = (0.02 + spec.shift, top), (0.045 + spec.shift, 0.66)
    return front_foot, front_head, rear_head, rear_foot


def struts(spec, parent):
    """Side frames: front strut, roof rail and rear strut in one bent tube; mid struts on long carts."""
    (fx, fz), (hx, hz), (rx, rz), (bx, bz) = strut_feet(spec)
    y0, y1 = spec.half_width - 0.075, spec.half_width - 0.095
    side = g.empty('strut', parent)
    path = [(fx + 0.02, y0, fz - 0.12), (fx, y0, fz), (hx, y1, hz), (rx, y1, rz), (bx, y1 + 0.012, bz)]
    if spec['posts'] == 'leaning':
        g.tube('roof frame', path, 0.0185, spec.strut_material, side, bend=0.10, segments=18)
    else:
        # Square posts with tight corners.
        section = g.rounded_rectangle(0.046, 0.032, 0.008, 3)
        frame = g.round_corners([Vector(p) for p in path], 0.035, 6)
        g.sweep('roof frame', section, frame, spec.strut_material, side, up=(0, 1, 0))
    g.rounded_box('strut foot', (0.075, 0.05, 0.05), (fx + 0.005, y0, fz - 0.01), 0.016, spec.black, side)
    g.rounded_box('strut foot', (0.075, 0.055, 0.07), (bx, y1 + 0.012, bz + 0.05), 0.016, spec.black, side)
    g.mirrored(side, parent)
    for x in spec.cushions[:-1] if spec.rows > 2 or spec['grabRails'] else []:
        mid = g.empty('mid strut', parent)
        foot = (x - 0.50, y1 + 0.01, FLOOR + 0.02)
        g.tube('mid post', [(x - 0.52, y1, hz), foot], 0.0165, spec.strut_material, mid)
        g.rounded_box('strut foot', (0.075, 0.05, 0.05), foot, 0.016, spec.black, mid)
        g.mirrored(mid, parent)
    rear, front = extent(spec)
    for x in (hx - 0.10, rx + 0.05):
        g.tube('roof bow', [(x, -y1, hz), (x, y1, hz)], 0.015, spec.strut_material, parent)
    if spec.rear_facing:
        tail = [(rx, y1, rz), (rear + 0.14, y1, rz)]
        g.mirrored(g.tube('roof rail', tail, 0.0165, spec.strut_material, parent), parent)
        stay = g.tube(
            'rear stay', [(rear + 0.30, y1, rz), (0.03, y1 + 0.01, rz - 0.42)], 0.012, spec.strut_material, parent
        )
        g.mirrored(stay, parent)


def windshield(spec, parent):
    """Split windshield: two slightly bowed panes in rubber, with a hinge line, clamps and a base rail."""
    if spec['windshield'] == 'none':
        return
    (fx, fz), (hx, hz), *_ = strut_feet(spec)
    low, high = (fx + 0.028, 0.945), (hx + 0.028, hz - 0.022)
    if spec['windshield'] == 'low' or not spec.has_roof:
        t = (1.36 - low[1]) / (high[1] - low[1])
        high = (g.lerp(low[0], high[0], t), 1.36)
    half = spec.half_width - 0.062
    split = 0.50 if spec['windshield'] == 'split' and spec.has_roof else None
    spans = [(0.0, split - 0.006), (split + 0.006, 1.0)] if split else [(0.0, 1.0)]
    for a, b in spans:
        pane(spec, parent, low, high, half, a, b)
    if split:
        for y in (-half + 0.10, 0.0, half - 0.10):
            p = _pane_point(low, high, half, split, y)
            g.rounded_box('hinge', (0.022, 0.075, 0.035), (p.x + 0.004, p.y, p.z), 0.008, spec.black, parent)
    base = [_pane_point(low, high, half, -0.012, half * (k / 8 - 1)) for k in range(17)]
    g.tube('screen base', [p + Vector((-0.004, 0, 0)) for p in base], 0.016, spec.black, parent)
    if spec['doors']:
        wiper(spec, parent, lambda t, y, out: _pane_point(low, high, half, t, y) + Vector((out, 0, out * 0.3)))


def wiper(spec, parent, at):
    """One wiper of a closed cab, parked low; at(share of the height, y, distance) is a point before the windshield."""
    g.rod('wiper pivot', at(-0.02, 0.30, 0.0), at(-0.02, 0.30, 0.040), 0.015, spec.black, parent, 0.005)
    arm = [at(-0.02, 0.30, 0.034), at(0.01, 0.22, 0.034), at(0.085, -0.06, 0.026)]
    g.tube('wiper arm', g.catmull(arm, 8), 0.0065, spec.black, parent, segments=10)
    blade = [at(0.065 + 0.035 * k / 10, 0.20 - 0.50 * k / 10, 0.014) for k in range(11)]
    g.tube('wiper blade', blade, 0.009, spec.black, parent, segments=10)


def _pane_point(low, high, half, t, y):
    """Point of the bowed screen at height share t and lateral y."""
    bow = 0.030 * (1 - (y / half) ** 2)
    return Vector((g.lerp(low[0], high[0], t) + bow, y * (1 - 0.025 * t), g.lerp(low[1], high[1], t)))


def pane(spec, parent, low, high, half, a, b):
    """One pane with rounded corners and a rubber rim."""
    height = (high[1] - low[1]) * (b - a)
    outline = g.rounded_rectangle(2 * half, height, 0.05, 6)

    def point(p):
        return _pane_point(low, high, half, a + (b - a) * (p.y / height + 0.5), p.x)

    rim = [point(p) for p in g.resample(outline, 140, closed=True)]
    g.tube('screen rubber', rim, 0.0085, spec.black, parent, closed=True, segments=8)
    rows = []
    for k in range(13):
        s = 1 - k / 12
        rows.append([point(Vector((p.x * max(s, 1e-5), p.y))) for p in g.resample(outline, 140, closed=True)])
    g.grid('screen pane', rows, m.glass(), parent, close_columns=True, smooth=80)


def screen_posts(spec, parent):
    """Short posts that hold a low windshield on carts without a roof."""
    y = spec.half_width - 0.075
    x = spec.wheelbase - 0.375
    for side in (-1, 1):
        g.tube(
            'screen post',
            [(x + 0.02, side * y, 0.78), (x, side * y, 0.90), (x - 0.13, side * y, 1.36)],
            0.016,
            spec.strut_material,
            parent,
            bend=0.05,
        )
    back = spec.shift + 0.02
    g.tube(
        'roll bar',
        [(back, -y, 0.66), (back, -y, 1.22), (back, y, 1.22), (back, y, 0.66)],
        0.02,
        spec.strut_material,
        parent,
        bend=0.10,
    )


def light_bar(spec, parent):
    """A row of lamps across the front of the roof."""
    bar = cabin.light_bar(1.6 * spec.half_width, parent=parent)
    bar.location = (extent(spec)[1] - 0.10, 0, spec.roof_z - 0.040)


def roof_rack(spec, parent):
    """Tube rack on the roof."""
    x0, x1 = extent(spec)
    w = spec.half_width - 0.10
    z = spec.roof_z + 0.05
    x0, x1 = x0 + 0.20, x1 - 0.22
    g.tube(
        'rack ring',
        [(x0, -w, z), (x1, -w, z), (x1, w, z), (x0, w, z)],
        0.014,
        spec.frame,
        parent,
        bend=0.10,
        closed=True,
    )
    count = max(3, round((x1 - x0) / 0.28))
    for k in range(count + 1):
        x = g.lerp(x0 + 0.08, x1 - 0.08, k / count)
        g.tube('rack bar', [(x, -w, z - 0.02), (x, w, z - 0.02)], 0.010, spec.frame, parent, segments=10)
        for side in (-1, 1):
            g.tube('rack foot', [(x, side * w, z), (x, side * w, z - 0.075)], 0.010, spec.frame, parent, segments=10)


def overhead_console(spec, parent):
    """Sound bar with two speakers under the front of the roof."""
    x, z = strut_feet(spec)[1][0] - 0.20, rail_height(spec) - 0.02
    g.rounded_box('overhead console', (0.20, 0.86, 0.07), (x, 0, z), 0.03, spec.black, parent, 4)
    for y in (-0.30, 0.30):
        g.place(cabin.speaker(parent=parent), (x - 0.01, y, z - 0.034), (180, 0, 0))
