"""Seats: bench of a cushion and a back rest with bolsters, seams, piping, stitching, arm and head rests.

    bench(width, upholstery, ...) -> Empty      one row of seats
    cushion_pad(size, color, ...) -> object     a plain soft pad (lids, foot rests, arm rests)

Origin of a bench: floor of the cushion (its under side), middle of its front edge; the sitter faces +X, so the cushion
lies at x = -depth to 0 and z = 0 to about 0.15. For a row that looks back turn the bench by 180 degrees about Z.
"""

import math

from mathutils import Matrix, Vector, noise

import geometry as g
import materials as m

STEP = 0.0048


def _snapped(low, high, step, stops):
    """Even samples from low to high of which the nearest ones sit exactly on the stops."""
    count = max(2, round((high - low) / step))
    samples = [g.lerp(low, high, k / count) for k in range(count + 1)]
    for stop in stops:
        if low < stop < high:
            samples[min(range(1, count), key=lambda k: abs(samples[k] - stop))] = stop
    return sorted(samples)


def _end_samples(width, radius, stops):
    """Samples across a slab, dense and round towards both ends."""
    half = width / 2
    arc = [half - radius + radius * math.sin(math.pi / 2 * k / 7) for k in range(1, 8)]
    return [-a for a in reversed(arc)] + _snapped(radius - half, half - radius, STEP * 1.4, stops) + arc


class _Slab:
    """A soft slab: cross sections in (x, z) strung along y, top side shaped by a relief function.

    x runs from -depth (rear) to 0 (front), y across, z from 0 to thickness. `relief(x, y)` lifts the top side,
    `reach(y)` (0 to 1) shortens the slab towards its front."""

    def __init__(self, width, depth, thickness, radius, front, rear, relief, cuts_x, cuts_y, reach=None):
        self.width, self.depth, self.thickness, self.radius = width, depth, thickness, radius
        self.front, self.rear, self.relief = front, rear, relief
        self.reach = reach or (lambda y: 0.0)
        self.top_x = _snapped(rear - depth, -front, STEP, cuts_x)
        self.ys = _end_samples(width, radius, cuts_y)
        self.rows = [self._section(y) for y in self.ys]
        self.start = 7 + 8

    def _section(self, y):
        gap = max(0.0, self.radius - (self.width / 2 - abs(y)))
        inset = self.radius - math.sqrt(max(0.0, self.radius**2 - gap**2))
        cut = inset + self.reach(y)
        span = (self.depth - 2 * inset - self.reach(y)) / self.depth
        low, high = min(inset * 0.35, 0.02), self.thickness - inset * 0.9
        tall = high - low
        under, front, rear = min(0.018, tall * 0.3), min(self.front, tall * 0.6), min(self.rear, tall * 0.6)

        def px(x):
            return -cut + x * span

        points = [(px(g.lerp(under - self.depth, -under, k / 6)), low) for k in range(7)]
        points += [
            (px(-under + under * math.sin(a)), low + under - under * math.cos(a))
            for a in (math.pi / 2 * k / 3 for k in range(1, 4))
        ]
        points += [(px(0), g.lerp(low + under, high - front, 0.5))]
        arc = [math.pi / 2 * k / 8 for k in range(9)]
        points += [(px(-self.front * (1 - math.cos(a))), high - front + front * math.sin(a)) for a in arc[:-1]]
        self.start = len(points)
        for x in reversed(self.top_x):
            ends = min(1.0, (-x - self.front) / 0.03 + 0.35, (x + self.depth - self.rear) / 0.03 + 0.35)
            fade = max(0.0, 1 - inset / self.radius) ** 0.5
            points.append((px(x), high + self.relief(x, y) * fade * max(0.0, ends)))
        points += [(px(self.rear * (1 - math.sin(a)) - self.depth), high - rear + rear * math.cos(a)) for a in arc[1:]]
        points += [(px(-self.depth), g.lerp(low + under, high - rear, 0.5))]
        points += [
            (px(under * (1 - math.cos(a)) - self.depth), low + under - under * math.sin(a))
            for a in (math.pi / 2 * k / 3 for k in range(0, 3))
        ]
        return [Vector((x, y, z)) for x, z in points]

    def top_point(self, x, y):
        """Point of the top side nearest to a plan position."""
        row = self.rows[min(range(len(self.ys)), key=lambda k: abs(self.ys[k] - y))]
        index = self.start + min(range(len(self.top_x)), key=lambda k: abs(self.top_x[-1 - k] - x))
        return row[index]

    def mesh(self, name, color, accent, is_accent, parent):
        """The slab's object; faces for whose plan center is_accent(x, y) holds get the second color."""
        obj = g.grid(name, self.rows, m.vinyl(color), parent, close_columns=True, cap=True, smooth=60)
        g.recalc_normals(obj)
        obj.data.materials.append(m.vinyl(accent))
        n, last = len(self.rows[0]), self.start + len(self.top_x) - 1
        for i in range(len(self.rows) - 1):
            y = (self.ys[i] + self.ys[i + 1]) / 2
            for j in range(self.start, last):
                k = j - self.start
                x = (self.top_x[-1 - k] + self.top_x[-2 - k]) / 2
                if is_accent(x, y):
                    obj.data.polygons[i * n + j].material_index = 1
        return obj

    def edge_loop(self, lift=0.002):
        """Closed path around the rim of the top side, for piping."""
        front, rear = self.start - 4, self.start + len(self.top_x) + 3
        first = next(k for k, y in enumerate(self.ys) if y > -self.width / 2 + self.radius * 0.3)
        last = len(self.ys) - 1 - first
        path = [self.rows[i][front] for i in range(first, last + 1, 3)]
        path += [self.rows[last][j] for j in range(front, rear, 4)]
        path += [self.rows[i][rear] for i in range(last, first - 1, -3)]
        path += [self.rows[first][j] for j in range(rear, front, -4)]
        return [p + Vector((0, 0, lift)) for p in path]


def _valley(distance, width=0.006):
    """Profile of a seam: 1 in its line, 0 beyond a few millimeters."""
    return math.exp(-((distance / width) ** 2))


class _Places:
    """Layout of the places on a bench: insert panels between bolsters, seams and relief of one slab."""

    def __init__(self, width, count, low, high, pattern, bolster, sink, share=0.31):
        """share: half of an insert panel's width as a part of its place."""
        self.pitch = width / count
        self.centers = [width * ((k + 0.5) / count - 0.5) for k in range(count)]
        self.half = self.pitch * share
        self.low, self.high = low, high  # x range of the inserts
        self.pattern, self.bolster, self.sink = pattern, bolster, sink
        self.count = count

    def seams_y(self):
        """Lines across which inserts and bolsters meet."""
        lines = [c + s * self.half for c in self.centers for s in (-1, 1)]
        return lines + [a + self.pitch / 2 for a in self.centers[:-1]]

    def in_insert(self, x, y):
        """Is a plan position on an insert panel?"""
        return self.low < x < self.high and any(abs(y - c) < self.half for c in self.centers)

    def _quilt(self, x, dy):
        if self.pattern == 'channel':
            pitch = (self.high - self.low) / 6
            phase = ((x - self.low) / pitch) % 1
            return 0.0045 * math.sin(math.pi * phase) ** 0.5 - 0.0035 * (_valley(min(phase, 1 - phase) * pitch, 0.004))
        if self.pattern == 'diamond':
            pitch = 0.055
            a, b = ((x + dy) / pitch) % 1, ((x - dy) / pitch) % 1
            near = min(min(a, 1 - a), min(b, 1 - b)) * pitch * 0.7
            return 0.0035 - 0.0055 * _valley(near, 0.0045)
        return 0.004

    def relief(self, x, y):
        """Lift of the slab's top at a plan position."""
        center = min(self.centers, key=lambda c: abs(y - c))
        dy = y - center
        t = abs(dy) / (self.pitch / 2)
        lift = self.bolster * g.smoothstep(0.5, 0.8, t) * (1 - 0.45 * g.smoothstep(0.84, 1.0, t))
        along = max(0.0, min(1.0, (x - self.low) / (self.high - self.low)))
        lift -= self.sink * math.exp(-((dy / (self.half * 0.8)) ** 2)) * math.sin(math.pi * along)
        if self.in_insert(x, y):
            inside = min(1.0, (self.half - abs(dy)) / 0.012, (x - self.low) / 0.012, (self.high - x) / 0.012)
            lift += self._quilt(x, dy) * inside
        if self.low - 0.02 < x < self.high + 0.02:
            lift -= 0.008 * _valley(abs(abs(dy) - self.half))
        if abs(dy) < self.half + 0.004:
            lift -= 0.007 * max(_valley(x - self.low), _valley(x - self.high))
        if self.count > 1:
            lift -= 0.016 * max((_valley(y - c - self.pitch / 2, 0.009) for c in self.centers[:-1]), default=0)
        return lift + 0.0016 * noise.noise(Vector((x * 9, y * 9, 3.1)))


def _stitch(slab, places, color, parent):
    """Thread beside every insert seam: short dashes on the bolster's side."""
    vertices, faces = [], []

    def dash(a, b):
        along = b - a
        if along.length < 1e-6:
            return
        along.normalize()
        side = along.cross(Vector((0, 0, 1))).normalized() * 0.0008
        up = Vector((0, 0, 0.0011))
        base = len(vertices)
        vertices.extend([a - side, a + side, b + side, b - side, g.lerp(a, b, 0.2) + up, g.lerp(a, b, 0.8) + up])
        faces.extend(
            [
                (base, base + 4, base + 5, base + 3),
                (base + 1, base + 2, base + 5, base + 4),
                (base, base + 1, base + 4),
                (base + 2, base + 3, base + 5),
            ]
        )

    for center in places.centers:
        for y in (center - places.half - 0.009, center + places.half + 0.009):
            x = places.low
            while x + 0.006 < places.high:
                dash(slab.top_point(x, y), slab.top_point(x + 0.0055, y))
                x += 0.0096
        for x in (places.low - 0.009, places.high + 0.009):
            y = center - places.half
            while y + 0.006 < center + places.half:
                dash(slab.top_point(x, y), slab.top_point(x, y + 0.0067))
                y += 0.0134
    g.mesh_object('stitching', vertices, faces, m.stitching(color), parent, 30)


def _slab_with_trim(name, slab, places, colors, piping, parent):
    """Slab mesh with stitching and piping."""
    color, accent, thread = colors
    slab.mesh(name, color, accent, places.in_insert, parent)
    _stitch(slab, places, thread, parent)
    if piping:
        g.tube('piping', slab.edge_loop(), 0.0038, m.vinyl(piping), parent, closed=True, segments=8)


def cushion_pad(size, color, center=(0, 0, 0), parent=None, piping=None):
    """A plain soft pad of size (x, y, z) around a center, slightly domed; piping: color of its cord or None."""
    sx, sy, sz = size
    radius = min(0.045, sz * 0.42, sx * 0.3, sy * 0.3)
    slab = _Slab(
        sy,
        sx,
        sz,
        radius,
        radius,
        radius,
        lambda x, y: 0.05 * sz * (1 - (2 * y / sy) ** 2) + 0.0012 * noise.noise(Vector((x * 9, y * 9, 0))),
        (),
        (),
    )
    obj = slab.mesh('pad', color, color, lambda x, y: False, parent)
    obj.location = Vector(center) + Vector((sx / 2, 0, -sz / 2))
    if piping:
        cord = g.tube('piping', slab.edge_loop(), 0.0035, m.vinyl(piping), parent, closed=True, segments=8)
        cord.location = obj.location
    return obj


def head_rest(color, accent, parent=None):
    """Head rest on two chrome posts; origin where the posts leave the back rest, leaning with its parent.
    Axes as the back rest's slab: x down to the rest is negative, z toward the sitter."""
    root = g.empty('head rest', parent)
    places = _Places(0.27, 1, -0.13, -0.03, 'plain', 0.006, 0.004)
    slab = _Slab(0.27, 0.16, 0.095, 0.045, 0.045, 0.035, places.relief, (-0.13, -0.03), places.seams_y())
    obj = slab.mesh('head rest pad', color, accent, places.in_insert, root)
    obj.location = (0.235, 0, -0.045)
    for y in (-0.06, 0.06):
        g.tube('head rest post', [(-0.02, y, 0), (0.10, y, 0)], 0.0065, m.chrome(), root)
    return root


def arm_rest(color, length=0.30, parent=None):
    """Padded arm rest on a black bracket: origin at its rear mount, the pad runs toward +X at z = 0.03."""
    root = g.empty('arm rest', parent)
    cushion_pad((length, 0.062, 0.048), color, (length / 2 + 0.02, 0, 0.03), root)
    g.rounded_box(
        'arm rest plate', (length * 0.9, 0.045, 0.012), (length / 2 + 0.02, 0, 0.003), 0.005, m.plastic(), root
    )
    return root


def hip_bar(depth, height=0.20, parent=None, color='#202123', pad=None):
    """Hip restraint of a bench's end: a bent tube loop in the plane y = 0, from the cushion's front (x = 0) to its
    rear; with a padded top when `pad` is a color."""
    root = g.empty('hip bar', parent)
    path = [
        (-0.14, 0, -0.02),
        (-0.13, 0, height * 0.75),
        (-0.19, 0, height),
        (-depth + 0.02, 0, height * 1.12),
        (-depth - 0.01, 0, height * 0.2),
    ]
    g.tube('hip bar tube', path, 0.0125, m.powder_coat(color), root, bend=0.06, segments=16)
    if pad:
        obj = cushion_pad((depth * 0.52, 0.056, 0.046), pad, (0, 0, 0), root)
        obj.location = (-0.19, 0, height + 0.004)
        obj.rotation_euler.y = math.radians(2)
    return root


def bench(
    width,
    upholstery,
    depth=0.50,
    thickness=0.135,
    back_height=0.50,
    recline=13,
    pattern='channel',
    places=2,
    head_rests=False,
    arm_rests=False,
    hip_bars=True,
    piping=True,
    buckets=True,
    parent=None,
):
    """A row of seats, facing +X.

    width        meters over all of the cushion (1.05 to 1.2 for two places)
    upholstery   {'color': main, 'accent': insert panels and piping}
    depth, thickness, back_height   meters; back_height counts from the cushion's top
    recline      degrees the back rest leans back
    pattern      relief of the insert panels: 'plain' | 'channel' (cross pipes) | 'diamond' (quilted)
    places       number of sitters side by side
    head_rests, arm_rests (folding pads at the ends), hip_bars (tube loops at the ends), piping    on or off
    buckets      back rest with a shoulder outline per place (True) or one straight bench (False)
    Space: x from -depth - 0.16 (top of the leaning back) to 0; z from -0.02 (pan) to thickness + back_height.
    """
    root = g.empty('bench', parent)
    color, accent = upholstery['color'], upholstery.get('accent') or upholstery['color']
    bright = m.luminance(color) > 0.2
    thread = m.mix(accent, '#000000' if bright else '#ffffff', 0.15)
    cord = accent if piping else None

    seat = _Places(width, places, -depth + 0.10, -0.085, pattern, 0.020, 0.012)
    slab = _Slab(width, depth, thickness, 0.05, 0.058, 0.035, seat.relief, (seat.low, seat.high), seat.seams_y())
    _slab_with_trim('cushion', slab, seat, (color, accent, thread), cord, root)
    g.rounded_box('cushion pan', (depth - 0.05, width - 0.05, 0.03), (-depth / 2, 0, -0.004), 0.010, m.plastic(), root)

    back = g.empty('back rest', root, (-depth + 0.075, 0, thickness - 0.035))
    tall, deep = back_height + 0.035, 0.115
    rest = _Places(width, places, -tall + 0.075, -0.085, pattern, 0.024, 0.010)

    def shoulders(y):
        if not buckets:
            return 0.0
        t = min(abs(y - c) for c in rest.centers) / (rest.pitch / 2)
        return 0.10 * max(0.0, (t - 0.42) / 0.6) ** 2.4

    slab = _Slab(width, tall, deep, 0.045, 0.048, 0.04, rest.relief, (rest.low, rest.high), rest.seams_y(), shoulders)
    holder = _stand_up(back, recline, tall, deep)
    _slab_with_trim('back rest', slab, rest, (color, accent, thread), cord, holder)
    shell_inset = 0.03
    shell = _Slab(
        width - shell_inset, tall - shell_inset, 0.05, 0.03, 0.022, 0.022, lambda x, y: 0.0, (), (), shoulders
    )
    cover = shell.mesh('seat back shell', color, color, lambda x, y: False, holder)
    cover.data.materials.clear()
    cover.data.materials.append(m.plastic())
    cover.location = (-shell_inset / 2, 0, -0.016)
    for y in rest.centers if head_rests else ():
        post = head_rest(color, accent, holder)
        post.location = (-0.01, y, deep * 0.45)
    for side in (-1, 1):
        if arm_rests:
            pad = arm_rest(color, 0.31, root)
            pad.location = (-depth + 0.09, side * (width / 2 + 0.012), thickness + 0.175)
            g.rod(
                'arm rest pivot',
                (-depth + 0.08, side * (width / 2 - 0.05), thickness + 0.18),
                (-depth + 0.08, side * (width / 2 + 0.03), thickness + 0.18),
                0.014,
                m.powder_coat(),
                root,
                0.004,
            )
        if hip_bars:
            bar = hip_bar(depth, 0.30, root, pad=None if arm_rests else color)
            bar.location = (0, side * (width / 2 + 0.016), 0)
    return root


def _stand_up(back, recline, tall, deep):
    """Frame of a back rest: its slab lies on its back (front edge = top of the rest), and is stood up in here, its top
    side toward the sitter."""
    holder = g.empty('back rest frame', back)
    holder.matrix_local = (
        Matrix.Rotation(math.radians(-recline), 4, 'Y')
        @ Matrix.Rotation(math.radians(90), 4, 'Y')
        @ Matrix.Rotation(math.pi, 4, 'Z')
        @ Matrix.Translation((tall, 0, -deep + 0.02))
    )
    return holder


def one_piece_bench(width, upholstery, two_tone=False, recline=12, parent=None):
    """The bench of a fleet's golf car, facing +X: one cushion and one slim, low back rest over the whole width, with a
    gap between them, and at both ends a loop of bent tube that holds the hips and rests the arms. Origin and
    upholstery as of bench(); with two_tone the panels inside the seams have the accent's color.
    """
    root = g.empty('one-piece bench', parent)
    color, accent = upholstery['color'], upholstery.get('accent') or upholstery['color']
    thread = m.mix(accent, '#000000' if m.luminance(color) > 0.2 else '#ffffff', 0.15)
    colors = (color, accent if two_tone else color, thread)
    depth, thickness, tall, deep, gap = 0.50, 0.118, 0.335, 0.085, 0.055
    share = 0.5 - 0.055 / width

    seat = _Places(width, 1, -depth + 0.075, -0.075, 'plain', 0.0, 0.010, share)
    slab = _Slab(width, depth, thickness, 0.060, 0.062, 0.040, seat.relief, (seat.low, seat.high), seat.seams_y())
    _slab_with_trim('cushion', slab, seat, colors, None, root)
    g.rounded_box('cushion pan', (depth - 0.05, width - 0.05, 0.03), (-depth / 2, 0, -0.004), 0.010, m.plastic(), root)

    rest = _Places(width, 1, -tall + 0.055, -0.060, 'plain', 0.0, 0.006, share)
    slab = _Slab(width, tall, deep, 0.042, 0.042, 0.040, rest.relief, (rest.low, rest.high), rest.seams_y())
    back = g.empty('back rest', root, (-depth + 0.055, 0, thickness + gap))
    holder = _stand_up(back, recline, tall, deep)
    _slab_with_trim('back rest', slab, rest, colors, None, holder)
    shell = _Slab(width - 0.03, tall - 0.03, 0.034, 0.03, 0.016, 0.016, lambda x, y: 0.0, (), ())
    cover = shell.mesh('seat back shell', color, color, lambda x, y: False, holder)
    cover.data.materials.clear()
    cover.data.materials.append(m.plastic())
    cover.location = (-0.015, 0, -0.014)
    steel = m.powder_coat('#202123')
    for y in (-width * 0.30, width * 0.30):
        bracket = [(-depth + 0.10, y, -0.01), (-depth - 0.005, y, 0.005), (-depth - 0.085, y, thickness + gap + 0.20)]
        g.tube('back rest bracket', bracket, 0.024, steel, root, bend=0.05, flatten=0.35, up=(0, 1, 0.01))
    end = width / 2 + 0.018
    loop = [(-0.115, end, 0.0), (-0.105, end, 0.245), (-depth - 0.045, end, 0.285), (-depth - 0.005, end, 0.0)]
    for side in (-1, 1):
        path = [(x, side * y, z) for x, y, z in loop]
        g.tube('hip loop', path, 0.0145, steel, root, bend=0.075, segments=16)
    return root
