"""Lamp housings, grilles and badges let into a shell. Outlines are seen along an axis (from the front: y, z)."""

import math

from mathutils import Vector

import geometry as g
import materials as m

SLACK = 0.007


class Face:
    """The skin of a shell ready to take lamps: remembers the whole surface while holes are cut into it."""

    def __init__(self, skin, axis='-X', parent=None):
        self.skin, self.axis, self.parent = skin, axis, parent
        self.drape = g.Drape(skin, axis)
        self.inward = self.drape.direction

    def point(self, p, depth=0.0):
        """3D point of the surface under a 2D point, sunk by depth."""
        return self.drape.hit(p[0], p[1])[0] + self.inward * depth

    def cut(self, outline, both=True):
        """Open the skin under an outline (and under its mirror image)."""
        wide = g.inset(outline, -SLACK)
        facing = {
            '-X': lambda n: n.x > 0.02,
            '+X': lambda n: n.x < -0.02,
            '-Y': lambda n: True,
            '-Z': lambda n: n.z > 0,
        }[self.axis]
        mesh = self.skin.data
        spare = {tuple(round(v, 5) for v in p.center): facing(p.normal) for p in mesh.polygons}

        def keep(center):
            return spare.get(tuple(round(v, 5) for v in center), True)

        g.cut_hole(self.skin, wide, self.axis, keep)
        if both:
            g.cut_hole(self.skin, [(-p[0], p[1]) for p in wide], self.axis, keep)

    def rings(self, name, outline, steps, material, parent, cap=False):
        """A skin of rings: steps are (inset, depth) of an outline; cap fills the last ring."""
        rows = []
        for distance, depth in steps:
            rows.append([self.point(p, depth) for p in g.inset(outline, distance)])
        if cap:
            center = sum((Vector(p) for p in outline), Vector((0, 0))) / len(outline)
            last, depth = g.inset(outline, steps[-1][0]), steps[-1][1]
            for k in range(1, 5):
                rows.append([self.point(center + (p - center) * max(0.01, 1 - k / 4), depth) for p in last])
        return g.grid(name, rows, material, parent, close_columns=True, flip=self.axis == '-X', smooth=45)


def smooth_outline(points, count=72):
    """A closed outline rounded through its points."""
    return g.resample(g.catmull([Vector(p) for p in points], 10, closed=True), count, closed=True)


def sharp_outline(points, radius=0.012, count=88):
    """A closed polygon outline with corners of a radius."""
    return g.resample(g.round_corners([Vector(p) for p in points], radius, 5, closed=True), count, closed=True)


def symmetric_outline(half, radius=0.012, count=88):
    """A closed polygon outline across the middle from its points on the left side (y > 0), top first."""
    other = [(-y, z) for y, z in half]
    return sharp_outline([other[0], *half, *reversed(other[1:])], radius, count)


def strip(name, face, half, z, depth, radius, material, parent, steps=10, segments=8, flatten=1.0):
    """A level bar across the middle of a face, `half` to both sides, sunk by depth."""
    path = [face.point((half * (k / steps - 1), z), depth) for k in range(2 * steps + 1)]
    g.tube(name, path, radius, material, parent, segments=segments, flatten=flatten)


def pocket(face, outline, depth, surround, floor, parent, both=True, flange=0.013):
    """A recess in the skin with a rounded surround and a floor."""
    face.cut(outline, both)
    face.rings(
        'surround',
        outline,
        [
            (-flange, 0.002),
            (-flange + 0.001, -0.003),
            (-flange + 0.004, -0.005),
            (-0.002, -0.005),
            (0.002, -0.002),
            (0.004, 0.004),
            (0.008, depth),
        ],
        surround,
        parent,
    )
    face.rings('housing floor', outline, [(0.004, depth)], floor, parent, cap=True)


def light_guide(face, points, width, depth, material, parent, flat=0.5, closed=False):
    """A glowing strip along a 2D polyline inside a housing (width in meters)."""
    path = g.resample(g.catmull([Vector(p) for p in points], 10, closed), 44, closed)
    lifted = [face.point(p, depth) for p in path]
    g.tube('light guide', lifted, width / 2, material, parent, segments=10, closed=closed)


def projector(face, center, radius, depth, parent, ring=None):
    """A projector lamp: chrome ring, black throat and a ball lens."""
    holder = g.empty('projector', parent, face.point(center, depth))
    if face.axis == '+X':
        holder.rotation_euler = (0, 0, math.pi)
    ring = ring or m.chrome()
    g.lathe(
        'projector bezel',
        [(radius * 0.74, 0.018), (radius * 0.8, 0.026), (radius * 0.9, 0.028), (radius, 0.022), (radius * 1.02, 0.0)],
        ring,
        holder,
        'X',
        40,
    )
    g.lathe(
        'projector throat',
        [(0, 0.002), (radius * 0.6, 0.004), (radius * 0.74, 0.018)],
        m.gloss_plastic(),
        holder,
        'X',
        32,
    )
    ball = [
        (radius * 0.66 * math.sin(math.radians(a)), 0.006 + radius * 0.45 * math.cos(math.radians(a)))
        for a in range(90, -1, -10)
    ]
    ball[-1] = (0.0, ball[-1][1])
    g.lathe('projector lens', ball, m.led('#dfeaff', 0.9), holder, 'X', 32)
    return holder


def bowl(face, center, radius, depth, parent, reach=0.05):
    """A silver reflector bowl with a bulb for round lamps of older carts."""
    holder = g.empty('bowl', parent, face.point(center, depth))
    if face.axis == '+X':
        holder.rotation_euler = (0, 0, math.pi)
    profile = [(radius * math.sin(math.radians(a)), reach * (1 - math.cos(math.radians(a)))) for a in range(0, 91, 10)]
    profile[0] = (0.0, 0.0)
    g.lathe('reflector', profile, m.reflector(), holder, 'X', 40)
    g.lathe('bulb', [(0, 0.045), (0.008, 0.042), (0.011, 0.034), (0.011, 0.0)], m.led('#fff6e4', 2.0), holder, 'X', 20)
    return holder


def cover(face, outline, parent, material=None, depth=-0.001):
    """The clear lens over a housing."""
    return face.rings(
        'lamp lens',
        outline,
        [(0.002, depth + 0.004), (0.004, depth), (0.012, depth - 0.002)],
        material or m.lens(),
        parent,
        cap=True,
    )


def lamp(
    face,
    outline,
    parent,
    guides=(),
    projectors=(),
    bowls=(),
    ambers=(),
    depth=0.045,
    guide_width=0.012,
    surround=None,
    floor=None,
    clear=True,
    both=True,
    strength=5.0,
    flange=0.013,
):
    """A whole lamp on the left side (and mirrored): housing, light guides, projectors and lens.

    guides, ambers: 2D polylines; projectors, bowls: (y, z, radius)."""
    side = g.empty('lamp', parent)
    floor = floor or m.gloss_plastic('#1b1c1f')
    pocket(face, outline, depth, surround or m.gloss_plastic(), floor, side, both, flange)
    for points in guides:
        light_guide(face, points, guide_width, depth * 0.35, m.led('#f7fbff', strength), side)
    for points in ambers:
        light_guide(face, points, guide_width * 0.8, depth * 0.4, m.led('#ff9a2e', 1.2), side)
    for y, z, radius in projectors:
        projector(face, (y, z), radius, depth * 0.8, side)
    for y, z, radius in bowls:
        bowl(face, (y, z), radius, depth * 1.2, side)
    if clear:
        cover(face, outline, side)
    if both:
        g.mirrored(side, parent)
    return side


def grille(
    face,
    outline,
    parent,
    bars='vertical',
    count=9,
    bar=0.012,
    depth=0.05,
    surround=None,
    material=None,
    bar_material=None,
    both=False,
    flange=0.013,
):
    """An opening with bars ('vertical', 'horizontal', 'mesh')."""
    side = g.empty('grille', parent)
    surround = surround or m.gloss_plastic()
    pocket(face, outline, depth, surround, material or m.plastic('#0c0c0d'), side, both, flange)
    inner = g.inset(outline, 0.004)
    ys, zs = [p[0] for p in inner], [p[1] for p in inner]
    bar_material = bar_material or m.gloss_plastic()
    spans = []
    if bars in ('vertical', 'mesh'):
        spans += [(0, min(ys) + (max(ys) - min(ys)) * (k + 0.5) / count) for k in range(count)]
    if bars in ('horizontal', 'mesh'):
        lines = count if bars == 'horizontal' else max(2, int(count * (max(zs) - min(zs)) / (max(ys) - min(ys))))
        spans += [(1, min(zs) + (max(zs) - min(zs)) * (k + 0.5) / lines) for k in range(lines)]
    for direction, value in spans:
        crossing = _crossings(inner, direction, value)
        for a, b in zip(crossing[::2], crossing[1::2]):
            ends = [(value, a), (value, b)] if direction == 0 else [(a, value), (b, value)]
            path = [face.point(Vector(ends[0]).lerp(Vector(ends[1]), k / 16), depth * 0.35) for k in range(17)]
            g.tube('grille bar', path, bar / 2, bar_material, side, segments=8)
    if both:
        g.mirrored(side, parent)
    return side


def _crossings(outline, direction, value):
    """Sorted crossings of a closed outline with a straight line (direction 0: y fixed, 1: z fixed)."""
    result = []
    for a, b in zip(outline, list(outline[1:]) + [outline[0]]):
        u0, u1 = a[direction], b[direction]
        if (u0 > value) != (u1 > value):
            t = (value - u0) / (u1 - u0)
            result.append(g.lerp(a[1 - direction], b[1 - direction], t))
    return sorted(result)
