"""Sculpted body shells: the front cowl and the rear body are skins over a table of stations.

A station is a row (center, shoulder, fullness, edge): the point of the skin on the cart's middle plane (x, z),
the point where the skin turns into the side (x, y, z), the fullness of the curve between them (2 is an
ellipse, higher is boxier), and where the section ends on the lower edge. The lower edge runs around the wheel
arch: 0 the front corner, 1 the arch's front foot, 2 its top, 3 its rear foot, 4 the rear corner. Shells are
described with +x pointing away from the cart's middle and the axle at x = 0; a flip turns one into a tail.
"""

import math

from mathutils import Vector

import geometry as g
import materials as m

SPACING = 0.011
ACROSS = 64
SHEET = 0.014


class LowerEdge:
    """The lower edge of a shell with its wheel arch (meters, axle at x = 0)."""

    def __init__(self, hub, radius, front, rear, half_width, low_front, low_rear, tuck=0.0):
        """hub: height of the axle; radius: of the arch; front, rear: x of the corners; low_*: heights of the edge."""
        self.hub, self.radius = hub, radius
        self.low_front, self.low_rear = low_front, low_rear
        self.front, self.rear = front, rear
        self.half_width, self.tuck = half_width, tuck
        self.start = self._foot(low_front)
        self.end = math.pi - self._foot(low_rear)

    def _foot(self, low):
        """Angle on the arch at a height."""
        return math.asin(max(-0.9, min(0.95, (low - self.hub) / self.radius)))

    def _point(self, x, z):
        """3D point with the side's slight tuck under towards the sill."""
        y = self.half_width - self.tuck * g.smoothstep(0.62, 0.28, z)
        return Vector((x, y, z))

    def at(self, b):
        """Point at edge parameter b (0 to 4)."""
        if b <= 1:
            foot = math.cos(self.start) * self.radius
            return self._point(g.lerp(max(self.front, foot + 0.012), foot, b), self.low_front)
        if b >= 3:
            return self._point(g.lerp(math.cos(self.end) * self.radius, self.rear, b - 3), self.low_rear)
        angle = g.lerp(self.start, self.end, (b - 1) / 2)
        return self._point(math.cos(angle) * self.radius, self.hub + math.sin(angle) * self.radius)

    def arch(self, start=1.0, end=3.0, steps=48):
        """Points along the wheel arch."""
        return [self.at(g.lerp(start, end, k / steps)) for k in range(steps + 1)]


class Shell:
    """A mirrored skin over stations; keeps the section points for parts that follow it."""

    def __init__(self, stations, edge, flip=False):
        self.edge, self.flip = edge, flip
        self.sections = self._sections(stations)

    def _sections(self, stations):
        """Half sections (from the middle plane to the lower edge), evenly spaced along the shell."""
        keys = [tuple(row) for row in stations]
        spans = []
        for a, b in zip(keys, keys[1:]):
            reach = max((Vector(a[0]) - Vector(b[0])).length, (Vector(a[1]) - Vector(b[1])).length)
            spans.append(max(3, int(reach / SPACING)))
        center = _spaced([Vector((k[0][0], 0, k[0][1])) for k in keys], spans)
        shoulder = _spaced([Vector(k[1]) for k in keys], spans)
        sections, i = [], 0
        for (a, b), steps in zip(zip(keys, keys[1:]), spans):
            for k in range(steps + (1 if b is keys[-1] else 0)):
                t = k / steps
                fullness = g.lerp(a[2], b[2], g.smoothstep(0, 1, t))
                sections.append(_section(center[i], shoulder[i], self.edge.at(g.lerp(a[3], b[3], t)), fullness))
                i += 1
        return sections

    def sculpt(self, *features):
        """Move the skin along its normals by the sum of features(point) (meters outwards)."""
        moved = []
        for i, row in enumerate(self.sections):
            before, after = self.sections[max(i - 1, 0)], self.sections[min(i + 1, len(self.sections) - 1)]
            new = []
            for j, p in enumerate(row):
                across = row[min(j + 1, len(row) - 1)] - row[max(j - 1, 0)]
                normal = across.cross(after[j] - before[j])
                if normal.length > 1e-9:
                    normal.normalize()
                amount = sum(f(p) for f in features)
                q = p + normal * amount
                new.append(Vector((q.x, 0.0 if j == 0 else q.y, q.z)))
            moved.append(new)
        self.sections = moved
        return self

    def row(self, index, half=False):
        """A section across the whole cart (right to left), or its left half."""
        left = [self._turn(p) for p in self.sections[index]]
        return left if half else [Vector((p.x, -p.y, p.z)) for p in reversed(left[1:])] + left

    def _turn(self, p):
        return Vector((-p.x, p.y, p.z)) if self.flip else p.copy()

    def mesh(self, name, material, parent=None, thickness=SHEET):
        """The skin as an object with thickness and rounded rims."""
        rows = [self.row(i) for i in range(len(self.sections))]
        obj = g.relax(g.grid(name, rows, material, parent, flip=self.flip, smooth=60))
        if thickness:
            g.solidify(obj, thickness)
            g.bevel(obj, 0.004, 2, 50)
        return obj


def _spaced(points, spans):
    """Catmull-Rom through points with a given number of steps per span."""
    fine = g.catmull(points, 24)
    result = []
    for i, steps in enumerate(spans):
        part = fine[i * 24 : (i + 1) * 24 + 1]
        count = steps + 1
        span = g.resample(part, count)
        result += span if i == len(spans) - 1 else span[:-1]
    return result


def _section(center, shoulder, edge, fullness):
    """Half section: a superellipse from the middle to the shoulder, then a soft curve to the lower edge."""
    fine = []
    power = 2 / fullness
    for k in range(61):
        a = math.pi / 2 * k / 60
        f, h = math.sin(a) ** power, 1 - max(0.0, math.cos(a)) ** power
        fine.append(Vector((g.lerp(center.x, shoulder.x, h), shoulder.y * f, g.lerp(center.z, shoulder.z, h))))
    fall = Vector((shoulder.x - center.x, 0, shoulder.z - center.z))
    drop = edge - shoulder
    reach = drop.length / 3
    start = fall.normalized() if fall.length > 1e-6 else drop.normalized()
    end = Vector((drop.x, drop.y * 0.2, drop.z)).normalized()
    p1, p2 = shoulder + start * reach, edge - end * reach
    for k in range(1, 61):
        t = k / 60
        s = 1 - t
        fine.append(shoulder * s**3 + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + edge * t**3)
    return g.resample(fine, ACROSS)


# ---------------------------------------------------------------- sculpting features


def ridge(points, height, width, axis='Z', softness=1.0):
    """A raised (or, with negative height, pressed) line along a 2D polyline, mirrored left and right.

    axis names the direction one looks along: Z (x, |y|), X (|y|, z), Y (x, z)."""
    path = [Vector(p) for p in g.catmull([Vector(p) for p in points], 8)]

    def amount(p):
        q = Vector({'Z': (p.x, abs(p.y)), 'X': (abs(p.y), p.z), 'Y': (p.x, p.z)}[axis])
        distance = min(_to_segment(q, a, b) for a, b in zip(path, path[1:]))
        if distance > width:
            return 0.0
        return height * (0.5 + 0.5 * math.cos(math.pi * distance / width)) ** softness

    return amount


def bulge(center, size, height, power=2.0):
    """A swelling of an elliptical region (center and size x, y, z; size None leaves an axis out)."""

    def amount(p):
        total = 0.0
        for value, middle, extent in zip((p.x, abs(p.y), p.z), center, size):
            if extent is not None:
                total += abs((value - middle) / extent) ** power
        return height * g.smoothstep(1.0, 0.0, total) if total < 1 else 0.0

    return amount


def terrace(height, inner, outer, axis='Y', start=None, end=None):
    """A raised plateau |y| < inner that falls off to |y| > outer (a power dome on a hood); start, end limit x."""

    def amount(p):
        value = abs(p.y) if axis == 'Y' else p.z
        level = 1 - g.smoothstep(inner, outer, value)
        if start is not None:
            level *= g.smoothstep(start[0], start[1], p.x)
        if end is not None:
            level *= 1 - g.smoothstep(end[0], end[1], p.x)
        return height * level

    return amount


def calm(feature):
    """A feature of a nose that fades out on the last of the hood: its rear edge stays one clean line."""

    def amount(p):
        share = g.smoothstep(0.84, 0.90, p.z) * g.smoothstep(-0.14, -0.27, p.x)
        return feature(p) * (1 - share) if share < 1 else 0.0

    return amount


def arch_lip(edge, height, width):
    """A raised band around the wheel arch, fading out over its width."""

    def amount(p):
        if p.y < edge.half_width - 0.16:
            return 0.0
        distance = math.hypot(p.x, p.z - edge.hub) - edge.radius
        return height * g.smoothstep(width, width * 0.45, distance) if distance < width else 0.0

    return amount


def _to_segment(q, a, b):
    """Distance of a 2D point from a segment."""
    ab = b - a
    length = ab.length_squared
    t = 0.0 if length == 0 else max(0.0, min(1.0, (q - a).dot(ab) / length))
    return (q - a - ab * t).length


# ---------------------------------------------------------------- parts that follow an edge


def fascia(shell, skin, height, material, parent):
    """Gives the skin's lower part, up to a height on the middle plane, a material of its own, with a gap above it;
    height 0 leaves the skin as it is."""
    below = sum(1 for row in shell.sections if row[0].z < height)
    if height == 0 or below == 0:
        return
    skin.data.materials.append(material)
    for polygon in skin.data.polygons[: below * (2 * ACROSS - 2)]:
        polygon.material_index = 1
    g.tube('fascia gap', shell.row(below), 0.003, m.plastic('#050505'), parent, segments=8)


def flare(name, edge, width, lip, material, parent=None, start=1.0, end=3.0, flip=False):
    """A wheel arch flare: a molded band of `width` meters that stands out by `lip` around the arch."""
    path = edge.arch(start, end, 56)
    outline = [
        (lip, -0.006),
        (lip * 0.98, 0.0),
        (lip * 0.93, 0.004),
        (lip * 0.6, width * 0.45),
        (0.012, width * 0.92),
        (0.006, width),
        (-0.006, width),
        (-0.012, width * 0.6),
        (-0.012, -0.006),
    ]
    # At its feet it stays outside the body's own raised lip, or paint shows through.
    least = max(0.35, 0.020 / lip)
    rows = []
    for p in path:
        radial = Vector((p.x, 0, p.z - edge.hub))
        radial = radial.normalized() if radial.length > 1e-6 else Vector((0, 0, 1))
        rows.append([p + Vector((0, o[0], 0)) + radial * o[1] for o in outline])
    count = len(rows)
    for i, row in enumerate(rows):
        s = i / (count - 1)
        fade = g.smoothstep(0.0, 0.10, s) * g.smoothstep(1.0, 0.90, s)
        base = path[i]
        for k, point in enumerate(row):
            row[k] = Vector((point.x, base.y + (point.y - base.y) * g.lerp(least, 1, fade), point.z))
    if flip:
        rows = [[Vector((-p.x, p.y, p.z)) for p in row] for row in rows]
    obj = g.grid(name, rows, material, parent, close_columns=True, cap=True, smooth=40)
    g.recalc_normals(obj)
    return g.bevel(obj, 0.003, 2, 40)
