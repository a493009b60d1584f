"""Wheels: tire with side-wall relief and tread blocks, rim, hub, lug nuts and brake disc.

    wheel(tire_diameter, tire_width, rim_diameter, rim_style, tread, finish) -> Empty

Hub at the origin, axle along Y, OUTER face toward +Y. For the other side of the cart turn the wheel by 180 degrees
about Z (never mirror: the side-wall lettering would read backwards). Build each size once and use
geometry.copy_linked for the other three.
"""

import math

import bpy
from mathutils import Vector

import geometry as g
import materials as m

INCH = 0.0254
SEGMENTS = 144


class _Carcass:
    """Cross section of a tire without tread: positions by arc length `u` from the crown's middle (outer side +)."""

    def __init__(self, radius, width, rim, square):
        h = radius - rim
        half = [
            (0, radius),
            (0.22 * width, radius - 0.001),
            (0.34 * width, radius - 0.004 - 0.004 * (1 - square)),
            (0.425 * width, radius - 0.10 * h - 0.006 * (1 - square)),
            (0.474 * width, radius - 0.26 * h),
            (0.5 * width, rim + 0.52 * h),
            (0.482 * width, rim + 0.30 * h),
            (0.432 * width, rim + 0.12 * h),
            (0.392 * width, rim + 0.003),
            (0.365 * width, rim - 0.004),
        ]
        curve = g.catmull([(y, r, 0) for y, r in half], 10)
        self.points = [Vector((p.x, p.y)) for p in curve]
        self.run = g.lengths([(p.x, p.y, 0) for p in self.points])
        self.length = self.run[-1]

    def at(self, u):
        """(y, radius) and outward normal (y, radius) at an arc length; negative lengths are the inner side."""
        side, s = (1, u) if u >= 0 else (-1, -u)
        s = min(s, self.length - 1e-6)
        i = next(k for k in range(len(self.run) - 1) if self.run[k + 1] >= s)
        span = self.points[i + 1] - self.points[i]
        p = self.points[i] + span * ((s - self.run[i]) / (self.run[i + 1] - self.run[i]))
        n = Vector((-span.y, span.x)).normalized()
        return Vector((p.x * side, p.y)), Vector((n.x * side, n.y))

    def u_of_radius(self, radius):
        """Arc length where the outer side wall has a radius."""
        falling = [k for k, p in enumerate(self.points) if p.y <= radius]
        return self.run[falling[0]]

    def lift(self, angle, u, height):
        """3D point over the carcass: angle clockwise as the outer viewer sees it, arc length, height."""
        p, n = self.at(u)
        p = p + n * height
        return (-math.sin(angle) * p.y, p.x, math.cos(angle) * p.y)


def _bumps(u, rings):
    """Height of rounded rings (center, half width, height) at an arc length."""
    return sum(
        height * math.cos(math.pi / 2 * (u - center) / half) ** 0.5 if abs(u - center) < half else 0
        for center, half, height in rings
    )


def _casing(carcass, depth, shoulder, rings, parent):
    """The tire's body: carcass lowered by the tread's depth between the shoulders, rings on both side walls."""
    steps = 110
    profile = []
    for k in range(-steps, steps + 1):
        u = carcass.length * k / steps
        p, n = carcass.at(u)
        sunk = -depth * (1 - g.smoothstep(shoulder * 0.9, shoulder * 1.06, abs(u)))
        p = p + n * (sunk + _bumps(abs(u), rings))
        profile.append((p.y, p.x))
    return g.lathe('tire', profile, m.rubber(), parent, axis='Y', segments=SEGMENTS, smooth=60)


def _blocks(name, carcass, plans, pitch_count, height, chamfer, parent):
    """Tread blocks all round. A plan is (left, right): two lists of (share of a pitch, arc length u) of one length;
    the block lies between them."""
    vertices, faces = [], []
    pitch = 2 * math.pi / pitch_count
    reach = carcass.points[0].y
    for left, right in plans:
        outline = [(s * pitch * reach, u) for s, u in left] + [(s * pitch * reach, u) for s, u in reversed(right)]
        tops = g.inset(outline, chamfer)
        count, n = len(outline), len(left)
        for step in range(pitch_count):
            base = len(vertices)
            for ring, lift in ((outline, -height), (outline, -chamfer), (tops, 0.0)):
                vertices += [carcass.lift(step * pitch + s / reach, u, lift) for s, u in ring]
            for row in (0, 1):
                for k in range(count):
                    a, b = base + row * count + k, base + row * count + (k + 1) % count
                    faces.append((a, b, b + count, a + count))
            top = base + 2 * count
            faces += [(top + k, top + k + 1, top + count - 2 - k, top + count - 1 - k) for k in range(n - 1)]
    return g.recalc_normals(g.mesh_object(name, vertices, faces, m.tread_rubber(), parent, 30))


def _row(s0, s1, u0, u1, slant=0.0, steps=5, bow=0.0):
    """Plan of a block: from share s0 to s1 of a pitch, from u0 to u1, its ends slanted by a share and bowed."""
    spots = [(k / steps) for k in range(steps + 1)]
    drift = [slant * t + bow * math.sin(math.pi * t) for t in spots]
    return (
        [(s0 + d, g.lerp(u0, u1, t)) for t, d in zip(spots, drift)],
        [(s1 + d, g.lerp(u0, u1, t)) for t, d in zip(spots, drift)],
    )


def _street_tread(carcass, width, parent):
    """Road tread: three grooves, a middle rib with notches, slanted blocks, slotted shoulders that wrap the edge."""
    w = width / 2
    plans = []
    for side in (1, -1):
        plans.append(_row(0.02, 0.90, side * 0.055 * w, side * 0.30 * w, side * 0.35))
        plans.append(_row(0.10, 0.96, side * 0.37 * w, side * 0.60 * w, side * 0.45, bow=0.06))
        plans.append(_row(0.0, 0.86, side * 0.67 * w, side * 1.06 * w, side * 0.22, steps=8))
    _blocks('tread', carcass, plans, 52, 0.0075, 0.0009, parent)
    return 0.0075, 0.99 * w


def _terrain_tread(carcass, width, parent):
    """Knobby off-road tread: interlocking middle lugs, shoulder lugs in two lengths that reach down the side wall."""
    w = width / 2
    plans = []
    for side, shift in ((1, 0.0), (-1, 0.5)):
        plans.append(_row(0.06 + shift / 2, 0.50 + shift / 2, side * 0.03 * w, side * 0.44 * w, side * 0.22, bow=0.05))
        plans.append(_row(0.60 + shift / 2, 0.94 + shift / 2, side * 0.10 * w, side * 0.52 * w, side * -0.20))
        plans.append(_row(0.04 + shift, 0.44 + shift, side * 0.60 * w, side * 1.46 * w, side * 0.06, steps=10))
        plans.append(_row(0.54 + shift, 0.92 + shift, side * 0.66 * w, side * 1.24 * w, side * 0.06, steps=8))
    _blocks('tread', carcass, plans, 21, 0.0135, 0.0018, parent)
    return 0.0135, 1.02 * w


def _serration(carcass, u0, u1, count, spans, parent):
    """Fine radial ribs pressed into the outer side wall over arcs (start, end in degrees)."""
    vertices, faces = [], []
    angles = [math.radians(g.lerp(start, end, k / count)) for start, end in spans for k in range(count)]
    half = math.radians(0.35)
    for angle in angles:
        base = len(vertices)
        for lift in (-0.001, 0.0012):
            for u in (u0, (u0 + u1) / 2, u1):
                vertices += [carcass.lift(angle - half, u, lift), carcass.lift(angle + half, u, lift)]
        for k in (0, 2):
            a, b = base + k, base + 6 + k
            faces += [(b, b + 1, b + 3, b + 2), (a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1)]
        faces += [(base, base + 1, base + 7, base + 6), (base + 4, base + 10, base + 11, base + 5)]
    return g.recalc_normals(g.mesh_object('serration', vertices, faces, m.tread_rubber(), parent, 30))


def _lettering(carcass, text, size, radius, angle, parent):
    """Raised letters on the outer side wall, centerd at an angle in degrees (0 up, clockwise)."""
    data = bpy.data.curves.new('lettering', 'FONT')
    data.body, data.size, data.extrude, data.align_x = text, size, 0.0008, 'CENTER'
    data.resolution_u = 2
    data.space_character = 1.15
    flat = g.link(bpy.data.objects.new('lettering', data))
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    middle = carcass.u_of_radius(radius)
    for vertex in mesh.vertices:
        x, y, z = vertex.co
        vertex.co = carcass.lift(math.radians(angle) + x / radius, middle - (y - size * 0.35), 0.0006 + z)
    mesh.materials.append(m.tread_rubber())
    return g.shade_smooth(g.link(bpy.data.objects.new('lettering', mesh), parent), 20)


def tire(diameter, width, rim_diameter, tread='street', parent=None):
    """A tire of outer diameter, section width and rim diameter in meters; tread 'street' or 'off-road'."""
    radius, rim = diameter / 2, rim_diameter / 2
    rough = tread == 'off-road'
    carcass = _Carcass(radius, width, rim, 1.0 if rough else 0.6)
    depth, shoulder = (_terrain_tread if rough else _street_tread)(carcass, width, parent)
    wall = radius - rim
    rings = [
        (carcass.u_of_radius(rim + 0.15 * wall), 0.0055, 0.0032),
        (carcass.u_of_radius(rim + 0.27 * wall), 0.0016, 0.0012),
        (carcass.u_of_radius(rim + 0.62 * wall), 0.0018, 0.0013),
    ]
    if not rough:
        rings.append((carcass.u_of_radius(rim + 0.78 * wall), 0.0022, 0.0014))
    _casing(carcass, depth, shoulder, rings, parent)
    low, high = carcass.u_of_radius(rim + 0.34 * wall), carcass.u_of_radius(rim + 0.56 * wall)
    _serration(carcass, low, high, 34, ((62, 118), (242, 298)), parent)
    size = 0.24 * wall
    text = f'{round(diameter / INCH * 2) / 2:g}x{round(width / INCH * 2) / 2:g}-{round(rim_diameter / INCH):g}'
    for angle, words in ((0, 'ALL TERRAIN' if rough else 'STREET TOUR'), (180, text)):
        _lettering(carcass, words, size, rim + 0.45 * wall, angle, parent)
    return parent


# ---------------------------------------------------------------- rims


class Face:
    """Drawing of a wheel's face: radii as shares of the rim radius, depths in meters (0 = outer lip plane)."""

    def __init__(self, windows, repeat, profile, face, pocket, depth=0.03, chamfer=0.0012):
        # Windows of a sector: (center as a share of the sector, start, end, open share, length of the inner and of the
        # outer rounding, sweep in radians per radius).
        self.windows = windows
        self.repeat = repeat  # number of sectors
        self.profile = profile  # [(radius share, depth)] of the face
        self.face, self.pocket = face, pocket
        self.depth, self.chamfer = depth, chamfer


def _opening(window, sector, rho):
    """Angles (left, right) of a window at a radius share; both alike outside of it."""
    center, start, end, width, inner, outer, sweep = window
    middle = center * sector + sweep * (min(max(rho, start), end) - start)
    if rho <= start or rho >= end:
        return middle, middle
    near, far = min(1.0, (rho - start) / inner), min(1.0, (end - rho) / outer)
    half = width(rho) * sector / 2 * math.sqrt(1 - (1 - near) ** 2) * math.sqrt(1 - (1 - far) ** 2)
    return middle - half, middle + half


def _polar(rho, angle, y):
    """Point of the wheel's face; angles clockwise for the outer viewer, from the top."""
    return (-math.sin(angle) * rho, y, math.cos(angle) * rho)


def _face_mesh(face, radius, lip, parent):
    """The pierced face: machined skin between the windows, chamfers and pocket walls behind it."""

    def depth(rho):
        return lip - g.keyed(face.profile, rho / radius)

    inner, outer = face.profile[0][0] * radius, face.profile[-1][0] * radius
    sector = 2 * math.pi / face.repeat
    cuts = sorted({w[1] for w in face.windows} | {w[2] for w in face.windows})
    spans = [inner] + [c * radius for c in cuts] + [outer]
    radii = []
    for a, b in zip(spans, spans[1:]):
        count = 22 if a > inner + 1e-6 and b < outer - 1e-6 else 6
        radii += [g.lerp(a, b, 0.5 - 0.5 * math.cos(math.pi * k / count)) for k in range(count)]
    radii.append(outer)
    order = sorted(face.windows, key=lambda w: w[0])
    across = 7
    skin_v, skin_f, wall_v, wall_f = [], [], [], []

    for step in range(face.repeat):
        turn = step * sector
        for i, window in enumerate(order):
            following = order[(i + 1) % len(order)]
            wrap = sector if i + 1 == len(order) else 0.0
            base = len(skin_v)
            for rho in radii:
                a = _opening(window, sector, rho / radius)[1] + turn
                b = _opening(following, sector, rho / radius)[0] + turn + wrap
                skin_v += [_polar(rho, g.lerp(a, b, k / across), depth(rho)) for k in range(across + 1)]
            for r in range(len(radii) - 1):
                for k in range(across):
                    p = base + r * (across + 1) + k
                    skin_f.append((p, p + 1, p + across + 2, p + across + 1))
            shares = [g.lerp(window[1], window[2], 0.5 - 0.5 * math.cos(math.pi * k / 26)) for k in range(27)]
            sides = [(share * radius, *_opening(window, sector, share)) for share in shares]
            ring = [(rho, a) for rho, a, _ in sides] + [(rho, b) for rho, _, b in reversed(sides[1:-1])]
            flat = [Vector((a * rho, rho)) for rho, a in ring]
            grown = [(q.y, q.x / max(q.y, 1e-4)) for q in g.inset(flat, face.chamfer)]
            base, n = len(wall_v), len(ring)
            wall_v += [_polar(rho, a + turn, depth(rho)) for rho, a in ring]
            wall_v += [_polar(rho, a + turn, depth(rho) - face.chamfer) for rho, a in grown]
            wall_v += [_polar(rho, a + turn, depth(rho) - face.depth) for rho, a in grown]
            for row in (0, 1):
                for k in range(n):
                    p, q = base + row * n + k, base + row * n + (k + 1) % n
                    wall_f.append((p, q, q + n, p + n))
    g.mesh_object('rim face', skin_v, skin_f, face.face, parent, 40)
    g.mesh_object('rim pockets', wall_v, wall_f, face.pocket, parent, 40)


def _barrel(radius, width, lip, lip_material, barrel_material, parent):
    """Rim ring: rounded outer flange, and the barrel with its drop center behind it."""
    flange = radius + 0.011
    g.lathe(
        'rim flange',
        [
            (radius * 0.955, lip - 0.010),
            (radius * 0.965, lip - 0.003),
            (radius - 0.002, lip),
            (flange - 0.004, lip + 0.004),
            (flange - 0.001, lip + 0.003),
            (flange, lip - 0.002),
            (flange - 0.003, lip - 0.009),
            (radius - 0.004, lip - 0.014),
        ],
        lip_material,
        parent,
        axis='Y',
        segments=SEGMENTS,
        smooth=50,
    )
    inner = lip - width
    g.lathe(
        'rim barrel',
        [
            (radius * 0.955, lip - 0.010),
            (radius * 0.93, lip - 0.035),
            (radius * 0.88, lip - 0.06),
            (radius * 0.86, inner + 0.05),
            (radius * 0.94, inner + 0.02),
            (flange, inner),
            (flange - 0.004, inner - 0.003),
            (radius * 0.9, inner + 0.015),
        ],
        barrel_material,
        parent,
        axis='Y',
        segments=SEGMENTS,
        smooth=40,
    )


def _lug_nuts(count, circle, y, parent, material):
    """Hexagonal nuts with washers' cones on a bolt circle."""
    nut = g.empty('lug nut')
    g.lathe(
        'nut hex',
        [
            (0.0, 0.016),
            (0.0055, 0.0158),
            (0.0092, 0.013),
            (0.0098, 0.0118),
            (0.0098, 0.0),
            (0.0125, -0.001),
            (0.0125, -0.004),
        ],
        material,
        nut,
        axis='Y',
        segments=6,
        smooth=20,
    )
    for k in range(count):
        angle = 2 * math.pi * (k + 0.5) / count
        twin = nut if k == 0 else g.copy_linked(nut)
        twin.parent = parent
        twin.location = _polar(circle, angle, y)


def _center_cap(radius, y, material, ring, parent):
    """Domed cap over the axle's end with a bright ring, without any emblem."""
    g.lathe(
        'center cap',
        [
            (0, y + 0.010),
            (radius * 0.4, y + 0.0096),
            (radius * 0.74, y + 0.0075),
            (radius * 0.80, y + 0.0060),
            (radius * 0.80, y - 0.012),
        ],
        material,
        parent,
        axis='Y',
        segments=64,
        smooth=40,
    )
    g.lathe(
        'cap ring',
        [
            (radius * 0.80, y + 0.003),
            (radius * 0.82, y + 0.0075),
            (radius * 0.9, y + 0.0085),
            (radius * 0.98, y + 0.006),
            (radius, y),
            (radius, y - 0.012),
        ],
        ring,
        parent,
        axis='Y',
        segments=64,
        smooth=40,
    )


def _brake(radius, parent):
    """Brake disc with its hat, caliper and dust shield behind the face."""
    r = radius * 0.72
    g.lathe(
        'brake disc',
        [
            (r * 0.45, -0.030),
            (r * 0.52, -0.030),
            (r * 0.55, -0.046),
            (r * 0.99, -0.046),
            (r, -0.047),
            (r, -0.053),
            (r * 0.5, -0.053),
        ],
        m.cast_iron(),
        parent,
        axis='Y',
        segments=96,
        smooth=30,
    )
    g.lathe(
        'dust shield',
        [(r * 0.3, -0.062), (radius * 0.84, -0.066), (radius * 0.95, -0.060)],
        m.plastic('#161718'),
        parent,
        axis='Y',
        segments=64,
    )
    caliper = g.rounded_box(
        'caliper', (0.045, 0.055, 0.10), (r * 0.86, -0.05, 0.02), 0.012, m.powder_coat('#3a3c3f'), parent
    )
    caliper.rotation_euler.y = math.radians(-25)
    g.lathe(
        'hub',
        [(0, -0.02), (0.036, -0.02), (0.04, -0.024), (0.04, -0.11), (0, -0.11)],
        m.cast_iron(),
        parent,
        axis='Y',
        segments=40,
    )


def _taper(hub_width, lip_width, start, end):
    """Open share of a sector so that the spoke keeps about a width that goes from hub to lip (shares of radius)."""

    def open_share(rho, repeat):
        width = g.lerp(hub_width, lip_width, (rho - start) / (end - start))
        return max(0.05, 1 - width / (2 * math.pi * rho / repeat))

    return open_share


def _style(name, finish):
    """The drawing of a rim style; finish 'machined' (bright face, black pockets), 'black' or 'silver'."""
    skin = {
        'machined': m.machined(),
        'black': m.powder_coat('#1b1c1e'),
        'silver': m.paint('#b9bdc2', 'metallic'),
        'white': m.powder_coat('#e9e7e0'),
        'chrome': m.chrome(),
    }[finish]
    black = m.gloss_plastic('#141517')
    pocket = black if finish in ('machined', 'black') else skin
    dish = [(0.14, 0.012), (0.26, 0.014), (0.34, 0.020), (0.62, 0.017), (0.88, 0.006), (0.97, 0.004)]
    if name == 'multi-spoke':
        share = _taper(0.105, 0.075, 0.30, 0.92)
        fork = _taper(0.10, 0.075, 0.30, 0.92)
        return Face(
            [
                (0.25, 0.32, 0.925, lambda r: 0.5 * share(r, 20), 0.12, 0.05, 0.0),
                (0.75, 0.40, 0.925, lambda r: 0.5 * fork(r, 20), 0.12, 0.05, 0.0),
            ],
            10,
            dish,
            skin,
            pocket,
            0.030,
        )
    if name == 'twin-spoke':
        return Face(
            [
                (0.5, 0.33, 0.925, lambda r: max(0.1, 0.62 - 0.11 / r), 0.14, 0.06, 0.0),
                (0.0, 0.46, 0.925, lambda r: max(0.04, 0.40 - 0.12 / r), 0.2, 0.06, 0.0),
            ],
            5,
            dish,
            skin,
            pocket,
            0.034,
        )
    if name == 'five-spoke':
        share = _taper(0.36, 0.27, 0.30, 0.92)
        return Face([(0.5, 0.34, 0.925, lambda r: share(r, 5), 0.2, 0.08, 0.0)], 5, dish, skin, pocket, 0.036)
    if name == 'turbine':
        share = _taper(0.17, 0.14, 0.30, 0.92)
        return Face([(0.5, 0.34, 0.925, lambda r: share(r, 12), 0.16, 0.06, 0.45)], 12, dish, skin, pocket, 0.03)
    if name == 'hex':
        share = _taper(0.30, 0.26, 0.30, 0.92)
        deep = [(0.14, 0.024), (0.30, 0.026), (0.40, 0.034), (0.66, 0.028), (0.86, 0.010), (0.97, 0.004)]
        return Face([(0.5, 0.44, 0.86, lambda r: share(r, 6), 0.05, 0.04, 0.0)], 6, deep, skin, pocket, 0.03, 0.003)
    if name == 'steel':
        dished = [
            (0.14, 0.012),
            (0.30, 0.012),
            (0.40, 0.018),
            (0.52, 0.034),
            (0.66, 0.032),
            (0.82, 0.014),
            (0.90, 0.018),
            (0.97, 0.020),
        ]
        return Face([(0.5, 0.66, 0.82, lambda r: 0.52, 0.08, 0.08, 0.0)], 8, dished, skin, skin, 0.008, 0.0015)
    if name == 'hub-cap':
        dome = [
            (0.14, -0.014),
            (0.34, -0.012),
            (0.42, -0.004),
            (0.50, -0.002),
            (0.74, -0.004),
            (0.88, 0.0),
            (1.02, 0.006),
        ]
        return Face(
            [(0.5, 0.56, 0.84, lambda r: 0.40, 0.05, 0.10, 0.35)], 14, dome, skin, m.plastic('#2a2b2d'), 0.007, 0.0015
        )
    raise ValueError(f'unknown rim style: {name}')


def rim(diameter, width, style, finish, parent):
    """A rim with hub, nuts, cap and brake: diameter and width in meters; outer lip at y = +width / 2."""
    radius, lip = diameter / 2, width / 2
    face = _style(style, finish)
    _face_mesh(face, radius, lip, parent)
    lip_material = {'machined': m.machined(), 'chrome': m.chrome()}.get(finish, face.face)
    barrel = m.powder_coat('#26272a') if style != 'steel' else face.face
    _barrel(radius, width, lip, lip_material, barrel, parent)
    hub = lip - g.keyed(face.profile, 0.2)
    if style == 'hub-cap':
        _center_cap(radius * 0.17, hub - 0.002, face.face, m.chrome(), parent)
        g.lathe(
            'cap backing',
            [(0, lip - 0.012), (radius * 0.97, lip - 0.012)],
            m.plastic('#17181a'),
            parent,
            axis='Y',
            segments=48,
        )
        return
    nuts = m.steel() if style == 'steel' else m.chrome()
    if finish == 'black':
        nuts = m.gloss_plastic('#141517')
    cap = m.gloss_plastic('#17181a') if finish != 'chrome' else m.chrome()
    _lug_nuts(4 if style == 'steel' else 5, radius * 0.245 + 0.004, hub - 0.003, parent, nuts)
    _center_cap(radius * 0.155, hub + 0.002, cap, lip_material if finish != 'black' else m.brushed_metal(), parent)
    if style == 'hex':
        for k in range(24):
            spot = _polar(radius * 0.925, 2 * math.pi * k / 24, lip)
            g.rod(
                'lip bolt',
                (spot[0], lip - 0.012, spot[2]),
                (spot[0], lip + 0.001, spot[2]),
                0.0042,
                m.steel(),
                parent,
                0.001,
                12,
            )
    _brake(radius, parent)


def wheel(
    tire_diameter, tire_width, rim_diameter, rim_style='multi-spoke', tread='street', finish='machined', parent=None
):
    """A complete wheel.

    tire_diameter, tire_width, rim_diameter  meters (0.0254 x inches)
    rim_style   'multi-spoke' | 'twin-spoke' | 'five-spoke' | 'turbine' | 'hex' (off-road, bolted lip) | 'steel' |
                'hub-cap'
    tread       'street' | 'off-road'
    finish      'machined' | 'black' | 'silver' | 'white' (steel wheels) | 'chrome'
    """
    root = g.empty('wheel', parent)
    tire(tire_diameter, tire_width, rim_diameter, tread, root)
    rim(rim_diameter, tire_width * 0.77, rim_style, finish, root)
    return root
