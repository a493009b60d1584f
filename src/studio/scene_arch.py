"""Buildings of the scenes: shingled and clapboarded walls, windows, doors, roofs, gutters, fences, lamps.

A wall stands in a frame (origin, u, v): u runs along it, v up; the outside is u x v (for u = +X, v = +Z: towards -Y).
Openings are (u0, v0, u1, v1). Lengths in meters.
"""

import math

import bpy
import numpy as np
from mathutils import Matrix

from geometry import bevel, link
from scene_core import Boxes, add_mesh, box_corners, lathe, tube
from scene_mats import glow, metal, painted, pane, plain

WHITE_TRIM = '#efeee8'
FRONT = (np.array([1.0, 0, 0]), np.array([0, 0, 1.0]))


def trim(color=WHITE_TRIM):
    """Painted trim."""
    return painted(f'trim {color}', color)


class Frame:
    """Plane of a wall or roof: maps (u, v, out) to the scene."""

    def __init__(self, origin, u=(1, 0, 0), v=(0, 0, 1)):
        self.origin = np.asarray(origin, float)
        self.u, self.v = (np.asarray(a, float) / np.linalg.norm(a) for a in (u, v))
        self.out = np.cross(self.u, self.v)

    def at(self, u, v, out=0.0):
        """Point in the scene."""
        return self.origin + self.u * u + self.v * v + self.out * out

    def all(self, points):
        """Points (N, 3) of (u, v, out) in the scene."""
        return self.origin + points @ np.stack([self.u, self.v, self.out])

    def sheet(self, name, low, high, out, surface):
        """Flat rectangle between two corners (u, v)."""
        (u0, v0), (u1, v1) = low, high
        points = np.array([[u0, v0, out], [u1, v0, out], [u1, v1, out], [u0, v1, out]])
        return add_mesh(name, self.all(points), None, surface)

    @property
    def matrix(self):
        """(rotation, offset) for Boxes.add."""
        return np.stack([self.u, self.v, self.out], 1), self.origin


def _clip(u0, u1, v, openings):
    """Parts of [u0, u1] at height v outside all openings."""
    parts = [(u0, u1)]
    for a0, b0, a1, b1 in openings:
        if not b0 <= v <= b1:
            continue
        parts = [
            piece
            for low, high in parts
            for piece in ((low, min(high, a0)), (max(low, a1), high))
            if piece[1] - piece[0] > 0.012
        ]
    return parts


def courses(
    name,
    frame,
    width,
    height,
    surface,
    openings=(),
    exposure=0.14,
    sizes=(0.09, 0.2),
    proud=0.015,
    gap=0.004,
    jitter=0.004,
    top=None,
    seed=1,
):
    """Overlapping rows of shingles, clapboards or roof tabs; top(u) limits the height (gables)."""
    random = np.random.default_rng(seed)
    quads, tints = [], []
    for row in range(int(math.ceil(height / exposure))):
        v0 = row * exposure
        u = -random.uniform(0, sizes[1])
        while u < width:
            size = random.uniform(*sizes)
            low, high = max(u, 0.0), min(u + size - gap, width)
            u += size
            if high - low < 0.012:
                continue
            middle = v0 + exposure / 2
            tint = random.random()
            for a, b in _clip(low, high, middle, openings):
                ceiling = min(height, (top(a) + top(b)) / 2) if top else height
                if ceiling <= v0 + 0.02:
                    continue
                down = v0 - abs(random.normal(0, jitter))
                up = min(v0 + exposure * 1.12, ceiling)
                lift = proud * random.uniform(0.85, 1.2)
                quads.append([[a, down, lift], [b, down, lift], [b, up, 0.003], [a, up, 0.003]])
                quads.append([[a, down, 0], [b, down, 0], [b, down, lift], [a, down, lift]])
                quads.append([[a, down, 0], [a, down, lift], [a, up, 0.003], [a, up, 0]])
                quads.append([[b, down, lift], [b, down, 0], [b, up, 0], [b, up, 0.003]])
                tints.extend([tint] * 4)
    quads = np.array(quads)
    uv = quads[..., :2] + np.array(tints)[:, None, None] * 37
    return add_mesh(name, frame.all(quads.reshape(-1, 3)), None, surface, tint=tints, uv=uv.reshape(-1, 2))


def sheathing(name, frame, width, height, surface, openings=(), top=None):
    """Flat wall with holes (behind shingles, or plain brick and plaster)."""
    low = [o for o in openings if o[1] < height]
    us = sorted({0.0, width, *(u for o in low for u in (o[0], o[2]))})
    vs = sorted({0.0, height, *(min(v, height) for o in low for v in (o[1], o[3]))})
    quads = []
    for u0, u1 in zip(us[:-1], us[1:]):
        for v0, v1 in zip(vs[:-1], vs[1:]):
            mu, mv = (u0 + u1) / 2, (v0 + v1) / 2
            if any(o[0] < mu < o[2] and o[1] < mv < o[3] for o in low):
                continue
            quads.append([[u0, v0, 0], [u1, v0, 0], [u1, v1, 0], [u0, v1, 0]])
    if top:
        high = [o for o in openings if o[3] > height]
        steps = np.array(sorted({*np.linspace(0, width, 41), *(u for o in high for u in (o[0], o[2]))}))
        for a, b in zip(steps[:-1], steps[1:]):
            hole = next((o for o in high if o[0] < (a + b) / 2 < o[2]), None)
            foot = height
            if hole:
                if hole[1] > height:
                    quads.append([[a, height, 0], [b, height, 0], [b, hole[1], 0], [a, hole[1], 0]])
                foot = hole[3]
            quads.append([[a, foot, 0], [b, foot, 0], [b, max(top(b), foot), 0], [a, max(top(a), foot), 0]])
    quads = np.array(quads)
    return add_mesh(name, frame.all(quads.reshape(-1, 3)), None, surface)


def window(
    frame,
    u,
    v,
    width,
    height,
    columns=2,
    rows=2,
    casing=0.11,
    double_hung=True,
    upper_only=False,
    curtain=None,
    sill=True,
):
    """Window in an opening with its low left corner at (u, v): casing, head, sill, sash, muntins, pane set back.

    `upper_only`: muntins in the upper part of a pane that does not open.
    """
    depth, muntin = 0.09, 0.024
    parts = Boxes(int(u * 100 + v * 10) % 1000)
    frame_at = frame.matrix

    def bar(u0, v0, u1, v1, back, front):
        parts.add((u0, v0, back), (u1, v1, front), 0.5, frame_at)

    u1, v1 = u + width, v + height
    bar(u - casing, v, u, v1, -0.02, 0.03)
    bar(u1, v, u1 + casing, v1, -0.02, 0.03)
    bar(u - casing - 0.015, v1, u1 + casing + 0.015, v1 + casing * 1.15, -0.02, 0.036)
    bar(u - casing - 0.035, v1 + casing * 1.15, u1 + casing + 0.035, v1 + casing * 1.15 + 0.028, -0.02, 0.062)
    if sill:
        bar(u - casing - 0.03, v - 0.05, u1 + casing + 0.03, v, -depth, 0.065)
    for a, b in ((u, u + 0.02), (u1 - 0.02, u1)):
        bar(a, v, b, v1, -depth - 0.05, 0.0)
    bar(u, v1 - 0.02, u1, v1, -depth - 0.05, 0.0)
    halves = [(v, v + height / 2, -depth), (v + height / 2, v1, -depth + 0.035)] if double_hung else [(v, v1, -depth)]
    stile = 0.05
    for low, high, back in halves:
        bar(u + 0.02, low, u + 0.02 + stile, high, back, back + 0.035)
        bar(u1 - 0.02 - stile, low, u1 - 0.02, high, back, back + 0.035)
        # Between the stiles: two faces in one plane render black.
        bar(u + 0.02 + stile, low, u1 - 0.02 - stile, low + stile, back, back + 0.035)
        bar(u + 0.02 + stile, high - stile, u1 - 0.02 - stile, high, back, back + 0.035)
        bottom = low + (high - low) * 0.62 if upper_only else low
        for i in range(1, columns):
            at = u + width * i / columns
            bar(at - muntin / 2, bottom, at + muntin / 2, high, back + 0.008, back + 0.03)
        for i in range(0 if upper_only else 1, rows):
            at = bottom + (high - bottom) * i / rows
            bar(u + 0.02, at - muntin / 2, u1 - 0.02, at + muntin / 2, back + 0.008, back + 0.03)
    parts.build('window', trim(), 0.004)
    frame.sheet('pane', (u, v), (u1, v1), -depth + 0.015, pane())
    if curtain:
        _curtain(frame, u, v, width, height, curtain)


def _curtain(frame, u, v, width, height, surface):
    """Two gathered curtains behind the pane."""
    for left in (True, False):
        span = np.linspace(0, width * 0.3, 40)
        wave = 0.025 * np.sin(span * 55) + 0.012 * np.sin(span * 131 + 1)
        us = u + span if left else u + width - span
        low = np.stack([us, np.full(40, v + 0.02), -0.2 + wave], -1)
        high = low + (0, height - 0.04, 0)
        vertices = frame.all(np.concatenate([low, high]))
        faces = [[i, i + 1, i + 41, i + 40] for i in range(39)]
        add_mesh('curtain', vertices, faces, surface, smooth=True)


def door(frame, u, v, width, height, color, double=False):
    """Panelled front door with a glazed upper half, casing, threshold and lever."""
    at = frame.matrix
    whole, casing = width * (2 if double else 1), 0.12
    case = Boxes(3)
    case.add((u - casing, v, -0.03), (u, v + height, 0.032), 0.5, at)
    case.add((u + whole, v, -0.03), (u + whole + casing, v + height, 0.032), 0.5, at)
    case.add((u - casing - 0.02, v + height, -0.03), (u + whole + casing + 0.02, v + height + 0.15, 0.04), 0.5, at)
    case.add(
        (u - casing - 0.05, v + height + 0.15, -0.03), (u + whole + casing + 0.05, v + height + 0.18, 0.075), 0.5, at
    )
    case.build('door casing', trim(), 0.005)
    metal_parts = Boxes(4)
    metal_parts.add((u, v, -0.09), (u + whole, v + 0.025, 0.05), 0.5, at)
    for leaf in range(2 if double else 1):
        u0 = u + leaf * width
        slab = Boxes(5)
        stile, split = 0.115, v + height * 0.46
        for a, b, c, d in (
            (u0, v + 0.03, u0 + stile, v + height),
            (u0 + width - stile, v + 0.03, u0 + width, v + height),
            # Between the stiles: two faces in one plane render black.
            (u0 + stile, v + 0.03, u0 + width - stile, v + 0.27),
            (u0 + stile, v + height - 0.13, u0 + width - stile, v + height),
            (u0 + stile, split - 0.07, u0 + width - stile, split + 0.07),
        ):
            slab.add((a, b, -0.075), (c, d, -0.03), 0.5, at)
        slab.add((u0 + stile, v + 0.27, -0.07), (u0 + width - stile, split - 0.07, -0.052), 0.5, at)
        slab.add((u0 + stile + 0.05, v + 0.32, -0.06), (u0 + width - stile - 0.05, split - 0.12, -0.038), 0.5, at)
        middle = u0 + width / 2
        slab.add((middle - 0.012, split, -0.065), (middle + 0.012, v + height - 0.1, -0.04), 0.5, at)
        across = (split + 0.07 + v + height - 0.13) / 2
        slab.add((u0 + stile, across - 0.012, -0.065), (u0 + width - stile, across + 0.012, -0.04), 0.5, at)
        slab.build('door', painted(f'door {color}', color, 0.3, 0.05), 0.006)
        frame.sheet('pane', (u0 + stile, split), (u0 + width - stile, v + height - 0.1), -0.055, pane())
        grip = u0 + (0.06 if leaf else width - 0.06)
        metal_parts.add((grip - 0.02, split - 0.02, -0.03), (grip + 0.02, split + 0.18, -0.022), 0.5, at)
        metal_parts.add((grip - 0.01, split + 0.05, -0.03), (grip + 0.01, split + 0.075, 0.04), 0.5, at)
        toward = -1 if not leaf else 1
        metal_parts.add((grip - 0.01, split + 0.05, 0.02), (grip + toward * 0.11, split + 0.073, 0.04), 0.5, at)
    metal_parts.build('door fittings', metal('door metal', '#8c8478', 0.3), 0.004)


def gable(width, height, peak):
    """Height of a wall at u that rises from `height` at its ends by `peak` in its middle."""
    half = width / 2
    return lambda at: height + peak * (1 - abs(at - half) / half)


def gutter(start, end):
    """Half-round gutter between two points with brackets."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    axis = (end - start) / np.linalg.norm(end - start)
    side = np.cross(axis, (0, 0, 1.0))
    angles = np.linspace(math.pi, 2 * math.pi, 13)
    radius = 0.06
    outer = [side * math.cos(a) * radius + np.array([0, 0, math.sin(a) * radius]) for a in angles]
    inner = [p * 0.92 + np.array([0, 0, 0.002]) for p in outer[::-1]]
    ring = np.array(outer + inner)
    count = len(ring)
    vertices = np.concatenate([start + ring, end + ring])
    faces = [[i, (i + 1) % count, (i + 1) % count + count, i + count] for i in range(count)]
    add_mesh('gutter', vertices, faces, painted('gutter', WHITE_TRIM, 0.3))


def downspout(top, bottom):
    """Rain pipe with a kick at its foot."""
    top, bottom = np.asarray(top, float), np.asarray(bottom, float)
    tube(
        'downspout',
        [
            top,
            top + (0, 0.0, -0.08),
            (bottom[0], bottom[1], top[2] - 0.35),
            bottom + (0, 0, 0.18),
            bottom + (0, -0.16, 0.06),
        ],
        0.04,
        painted('gutter', WHITE_TRIM, 0.3),
        resolution=4,
    )


def roof(name, frame, width, slope, surface, seed):
    """Roof plane: tabs over decking with fascia; frame.v runs up the slope, frame.u along the eave."""
    courses(name, frame, width, slope, surface, (), 0.135, (0.28, 0.36), 0.010, 0.004, 0.001, None, seed)
    thickness = 0.16
    edge = Boxes(seed)
    edge.add((0, 0, -0.04), (width, slope, -0.002), 0.5, frame.matrix)
    edge.build(f'{name} deck', plain('roof deck', '#4a4b4c', 0.9))
    # Seen from below, where bare decking is a black line along a gable.
    soffit = Boxes(seed).add((0, 0, -0.06), (width, slope, -0.042), 0.5, frame.matrix)
    soffit.build(f'{name} soffit', trim())
    rake = Boxes(seed + 1)
    rake.add((-0.005, 0.0, -thickness - 0.04), (width + 0.005, 0.035, -0.012), 0.5, frame.matrix)
    for u in (-0.03, width):
        rake.add((u, 0, -thickness - 0.04), (u + 0.03, slope, -0.006), 0.5, frame.matrix)
    rake.build(f'{name} fascia', trim(), 0.004)


def gable_roof(name, x, y, eave, half, rise, length, over, surface, seed):
    """Two slopes with a capped ridge along Y at x, from y on; its walls are `half` away on both sides, `eave` high."""
    low = eave - over * math.sin(rise) + 0.1
    for side in (-1, 1):
        corner = (x + side * (half + over * math.cos(rise)), y if side > 0 else y + length, low)
        plane = Frame(corner, (0, side, 0), (-side * math.cos(rise), 0, math.sin(rise)))
        roof(name, plane, length, half / math.cos(rise) + over, surface, seed + side)
    top = (x, y, eave + half * math.tan(rise) + 0.1)
    ridge(top, (x, y + length, top[2]), rise, surface)


def house_roof(left, width, front, depth, low, rise, over, surface, seeds):
    """Front and back slope over a house along X, eaves at the height `low`, 0.4 m longer than its walls; returns the
    plane of the front one."""
    slope = depth / 2 / math.cos(rise) + over
    reach, up = over * math.cos(rise), (math.cos(rise), math.sin(rise))
    plane = Frame((left - 0.4, front - reach, low), (1, 0, 0), (0, *up))
    back = Frame((left + width + 0.4, front + depth + reach, low), (-1, 0, 0), (0, -up[0], up[1]))
    roof('front roof', plane, width + 0.8, slope, surface, seeds[0])
    roof('back roof', back, width + 0.8, slope, surface, seeds[1])
    top = low + slope * up[1]
    ridge((left - 0.4, front + depth / 2, top), (left + width + 0.4, front + depth / 2, top), rise, surface)
    return plane


def ridge(start, end, rise, surface):
    """Cap tabs along a ridge of two slopes of `rise` radians and the block where the rake boards meet at `start`."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    along = (end - start) / np.linalg.norm(end - start)
    level = np.cross(along, (0, 0, 1.0))
    caps = Boxes(13)
    for side in (-1, 1):
        fall = level * side * math.cos(rise) - np.array([0, 0, math.sin(rise)])
        normal = np.array([0, 0, math.cos(rise)]) + level * side * math.sin(rise)
        for at in np.arange(0, np.linalg.norm(end - start), 0.2):
            low = start + along * at + fall * 0.075 + normal * 0.008
            caps.beam(low, low + along * 0.215, 0.16, 0.014, up=normal)
    caps.build('ridge caps', surface)
    block = Boxes(14)
    block.beam(start - along * 0.035 - (0, 0, 0.13), start + along * 0.03 - (0, 0, 0.13), 0.24, 0.22)
    block.build('apex block', trim(), 0.01)


def lettering(frame, words, u, v, width, height, out, color='#f6efdf'):
    """Raised letters centerd at (u, v) on a wall, as large as `width` and `height` let them be."""
    data = bpy.data.curves.new('letters', 'FONT')
    data.body, data.extrude, data.bevel_depth, data.offset = words, 0.006, 0.0015, 0.006
    data.align_x, data.align_y = 'CENTER', 'CENTER'
    data.materials.append(painted(f'letters {color}', color, 0.4, 0.02))
    letters = link(bpy.data.objects.new('letters', data))
    bpy.context.view_layer.update()
    scale = min(width / letters.dimensions.x, height / letters.dimensions.y)
    rotation, _ = frame.matrix
    turn = Matrix(rotation.tolist()).to_4x4()
    letters.matrix_world = Matrix.Translation(frame.at(u, v, out)) @ turn @ Matrix.Scale(scale, 4)
    return letters


def corner_board(frame, u, height, width=0.14, base=0.0):
    """Vertical trim on a corner."""
    Boxes(2).add((u - width / 2, base, -0.05), (u + width / 2, height, 0.034), 0.5, frame.matrix).build(
        'corner board', trim(), 0.004
    )


def band(frame, u0, u1, v0, v1, out=0.04, color=WHITE_TRIM):
    """Horizontal trim (frieze, skirt, water table)."""
    Boxes(2).add((u0, v0, -0.03), (u1, v1, out), 0.5, frame.matrix).build('band', trim(color), 0.005)


def picket_fence(start, end, height, gate):
    """White fence between two ground points; gate: (from, to) distances left open between posts."""
    spacing = 0.125
    start, end = np.asarray(start, float), np.asarray(end, float)
    length = float(np.linalg.norm(end - start))
    along = (end - start) / length
    side = np.array([along[1], -along[0], 0])
    spans = [(0.0, gate[0]), (gate[1], length)]
    parts = Boxes(7)
    random = np.random.default_rng(5)
    posts = []
    for low, high in spans:
        stations = np.linspace(low, high, max(2, int(round((high - low) / 2.1)) + 1))
        posts.extend(stations)
        for at in (0.24, height * 0.78):
            parts.beam(start + along * low + (0, 0, at), start + along * high + (0, 0, at), 0.038, 0.085)
        for at in np.arange(low + 0.1, high - 0.06, spacing):
            base = start + along * at + side * 0.032
            lift = 0.06 + random.normal(0, 0.003)
            parts.beam(
                base + (0, 0, lift), base + (0, 0, height - 0.05 + random.normal(0, 0.002)), 0.068, 0.019, up=side
            )
    surface = painted('fence paint', WHITE_TRIM, 0.45, 0.2)
    parts.build('fence', surface, 0.003)
    tips, faces = [], []
    for low, high in spans:
        for at in np.arange(low + 0.1, high - 0.06, spacing):
            base = start + along * at + side * 0.032 + (0, 0, height - 0.052)
            index = len(tips)
            for out in (-0.0095, 0.0095):
                tips.extend(
                    [
                        base - along * 0.034 + side * out,
                        base + along * 0.034 + side * out,
                        base + side * out + (0, 0, 0.06),
                    ]
                )
            faces.extend(
                [
                    [index + 3, index + 4, index + 5],
                    [index + 2, index + 1, index],
                    [index, index + 3, index + 5, index + 2],
                    [index + 1, index + 2, index + 5, index + 4],
                ]
            )
    add_mesh('picket tips', tips, faces, surface)
    caps = Boxes(8)
    for at in posts:
        base = start + along * at
        caps.beam(base, base + (0, 0, height + 0.08), 0.1, 0.1, up=side)
        caps.beam(base + (0, 0, height + 0.08), base + (0, 0, height + 0.105), 0.14, 0.14, up=side)
        caps.beam(base + (0, 0, height + 0.105), base + (0, 0, height + 0.14), 0.09, 0.09, up=side)
    caps.build('fence posts', surface, 0.006, segments=2)


def sand_fence(points, height, surface):
    """Dune fence of slats and wire along ground points (N, 3)."""
    random = np.random.default_rng(3)
    points = np.asarray(points, float)
    steps = np.linalg.norm(np.diff(points, axis=0), axis=1)
    traveled = np.concatenate([[0], np.cumsum(steps)])
    parts = Boxes(3)
    for at in np.arange(0, traveled[-1], 0.085):
        base = np.array([np.interp(at, traveled, points[:, c]) for c in range(3)])
        lean = random.normal(0, 0.018, 3) * (1, 1, 0)
        parts.beam(base + (0, 0, -0.1), base + lean + (0, 0, height + random.normal(0, 0.03)), 0.038, 0.011)
    for at in np.arange(0, traveled[-1], 2.6):
        base = np.array([np.interp(at, traveled, points[:, c]) for c in range(3)])
        parts.beam(base + (0, 0, -0.3), base + random.normal(0, 0.02, 3) + (0, 0, height + 0.2), 0.09, 0.09)
    parts.build('sand fence', surface, 0.003)
    for level in (0.2, 0.5, 0.82):
        tube('fence wire', points + (0, 0, level * height), 0.004, metal('wire', '#8a8078', 0.6), resolution=2)


def porch_rail(start, end):
    """Top and bottom rail with square balusters between two points of the deck."""
    height = 0.92
    start, end = np.asarray(start, float), np.asarray(end, float)
    parts = Boxes(9)
    parts.beam(start + (0, 0, height), end + (0, 0, height), 0.085, 0.04)
    parts.beam(start + (0, 0, height - 0.05), end + (0, 0, height - 0.05), 0.04, 0.06)
    parts.beam(start + (0, 0, 0.1), end + (0, 0, 0.1), 0.04, 0.06)
    length = np.linalg.norm(end - start)
    for at in np.arange(0.06, length - 0.03, 0.105):
        base = start + (end - start) * at / length
        parts.beam(base + (0, 0, 0.1), base + (0, 0, height - 0.05), 0.032, 0.032)
    parts.build('porch rail', painted('rail paint', WHITE_TRIM, 0.4, 0.15), 0.003)


def column(x, y, low, high, size):
    """Square boxed column with base and capital moldings."""
    parts = Boxes(10)
    half = size / 2
    parts.add((x - half, y - half, low), (x + half, y + half, high))
    for bottom, top, more in (
        (low, low + 0.16, 0.025),
        (low + 0.16, low + 0.185, 0.012),
        (high - 0.14, high - 0.02, 0.018),
        (high - 0.03, high, 0.04),
    ):
        parts.add((x - half - more, y - half - more, bottom), (x + half + more, y + half + more, top))
    parts.build('column', trim(), 0.006, segments=2)


def gooseneck_lamp(frame, u, v):
    """Barn lamp on a bent arm."""
    surface = painted('lamp', '#22282b', 0.35, 0.02)
    points = [
        frame.at(u, v, 0.0),
        frame.at(u, v + 0.05, 0.12),
        frame.at(u, v + 0.16, 0.26),
        frame.at(u, v + 0.2, 0.4),
        frame.at(u, v + 0.14, 0.52),
        frame.at(u, v + 0.02, 0.55),
    ]
    tube('lamp arm', points, 0.012, surface, resolution=3)
    shade = lathe(
        'lamp shade',
        [
            (0.025, 0.09),
            (0.045, 0.06),
            (0.07, 0.0),
            (0.17, -0.09),
            (0.2, -0.13),
            (0.195, -0.13),
            (0.16, -0.085),
            (0.05, 0.0),
        ],
        surface,
    )
    shade.location = frame.at(u, v, 0.55)
    bulb = lathe(
        'lamp bulb',
        [(0.0, -0.11), (0.03, -0.1), (0.045, -0.07), (0.03, -0.03), (0.0, -0.02)],
        glow('bulb', '#ffd9a0', 6.0),
        segments=16,
    )
    bulb.location = frame.at(u, v, 0.55)


def room(low, high, light, wall, floor='#b59c7c'):
    """Interior behind windows: floor, walls and ceiling between two corners; open towards -Y."""
    (x0, y0, _), (x1, y1, z1) = low, high
    corner = box_corners(low, high)
    add_mesh('room floor', corner, [[0, 1, 2, 3]], plain(f'room floor {floor}', floor, 0.35))
    walls = [[1, 5, 6, 2], [2, 6, 7, 3], [3, 7, 4, 0]]
    add_mesh('room walls', corner, walls, plain(f'room wall {wall}', wall, 0.8))
    add_mesh('room ceiling', corner, [[4, 7, 6, 5]], plain('room ceiling', '#f2f0ea', 0.9))
    surface = glow(f'room light {light}', '#ffe6c0', light)
    for x in np.arange(x0 + 1.2, x1 - 0.6, 2.4):
        for y in np.arange(y0 + 1.4, y1 - 0.4, 2.6):
            lamp = box_corners((x - 0.5, y - 0.1, z1 - 0.03), (x + 0.5, y + 0.1, z1 - 0.03))[:4]
            add_mesh('ceiling light', lamp, [[0, 3, 2, 1]], surface)


def planter(x, y, size=0.55, height=0.6, color='#39444a'):
    """Tapered square planter, filled with soil."""
    half = size / 2
    surface = painted(f'planter {color}', color, 0.5, 0.1)
    body = lathe(
        'planter',
        [(half * 0.82, 0), (half, height), (half * 0.9, height), (half * 0.88, height - 0.06), (0, height - 0.06)],
        surface,
        segments=4,
        smooth_angle=20,
    )
    body.rotation_euler[2], body.location = math.pi / 4, (x, y, 0)
    body.scale = (1.35, 1.35, 1)
    bevel(body, 0.01, 2)
    return height - 0.06


def bollard_lamp(x, y):
    """Street lamp: post with base and lantern."""
    height = 3.6
    surface = painted('post', '#2a3033', 0.35, 0.03)
    post = lathe(
        'post',
        [
            (0.14, 0),
            (0.14, 0.12),
            (0.09, 0.2),
            (0.075, 0.7),
            (0.05, 0.8),
            (0.042, height),
            (0.08, height + 0.03),
            (0.08, height + 0.06),
        ],
        surface,
        segments=20,
    )
    post.location = (x, y, 0)
    shade = lathe(
        'lantern',
        [(0.1, height + 0.06), (0.16, height + 0.4), (0.2, height + 0.42), (0.05, height + 0.58), (0, height + 0.62)],
        surface,
        segments=8,
        smooth_angle=20,
    )
    shade.location = (x, y, 0)
