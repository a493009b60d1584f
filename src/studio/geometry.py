"""Mesh helpers for the studio: every function makes one object, links it to the scene and returns it.

Lengths are meters, angles degrees. Points are any sequences of three numbers. Where a function takes
`material`, it is a bpy Material or None; where it takes `parent`, an object or None.
"""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import tessellate_polygon

SMOOTH_ANGLE = 35.0


# ---------------------------------------------------------------- objects


def link(obj, parent=None):
    """Put an object into the scene (and under a parent, keeping its local transform)."""
    bpy.context.scene.collection.objects.link(obj)
    if parent is not None:
        obj.parent = parent
    return obj


def empty(name, parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A parent Empty; rotation in degrees."""
    obj = bpy.data.objects.new(name, None)
    obj.empty_display_size = 0.05
    obj.location = location
    obj.rotation_euler = [math.radians(a) for a in rotation]
    return link(obj, parent)


def place(obj, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1)):
    """Set location, rotation (degrees) and scale; returns the object."""
    obj.location = location
    obj.rotation_euler = [math.radians(a) for a in rotation]
    obj.scale = scale
    return obj


def copy_linked(obj, parent=None):
    """A copy of an object and its children that shares the mesh data."""
    twin = obj.copy()
    link(twin, parent)
    for child in obj.children:
        grandchild = copy_linked(child, twin)
        grandchild.matrix_parent_inverse = child.matrix_parent_inverse.copy()
    return twin


def mirrored(obj, parent=None):
    """A linked copy mirrored across the plane y = 0 of its parent (for the other side of the cart)."""
    holder = empty(obj.name + ' mirror', parent if parent is not None else obj.parent)
    holder.scale = (1, -1, 1)
    copy_linked(obj, holder)
    return holder


def shade_smooth(obj, angle=SMOOTH_ANGLE):
    """Smooth shading; edges sharper than `angle` stay crisp."""
    mesh = obj.data
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = angle < 180
    mesh.auto_smooth_angle = math.radians(min(angle, 180))
    return obj


def mesh_object(name, vertices, faces, material=None, parent=None, smooth=SMOOTH_ANGLE):
    """An object from vertices and faces; smooth is the auto-smooth angle (None: flat)."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.validate()
    if material is not None:
        mesh.materials.append(material)
    obj = link(bpy.data.objects.new(name, mesh), parent)
    if smooth is not None:
        shade_smooth(obj, smooth)
    return obj


def recalc_normals(obj):
    """Make the normals of a closed mesh point outwards."""
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(obj.data)
    bm.free()
    return obj


# ---------------------------------------------------------------- modifiers


def bevel(obj, width, segments=3, angle=30.0):
    """Live bevel of edges sharper than `angle`."""
    modifier = obj.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = math.radians(angle)
    modifier.harden_normals = False
    return obj


def solidify(obj, thickness, offset=-1.0):
    """Live thickness; offset -1 grows inwards (against the normals), 1 outwards."""
    modifier = obj.modifiers.new('solidify', 'SOLIDIFY')
    modifier.thickness = thickness
    modifier.offset = offset
    return obj


# ---------------------------------------------------------------- curves


def lerp(a, b, t):
    """Linear interpolation of numbers."""
    return a + (b - a) * t


def smoothstep(edge0, edge1, x):
    """0 below edge0, 1 above edge1, smooth between."""
    t = max(0.0, min(1.0, (x - edge0) / (edge1 - edge0)))
    return t * t * (3 - 2 * t)


def lengths(points):
    """Running arc length of a polyline, beginning with 0."""
    run = [0.0]
    for a, b in zip(points, points[1:]):
        run.append(run[-1] + (Vector(b) - Vector(a)).length)
    return run


def resample(points, count, closed=False):
    """`count` points at equal arc length along a polyline (any dimension)."""
    points = [Vector(p) for p in points]
    if closed:
        points = points + [points[0]]
    run = lengths(points)
    steps = count if closed else count - 1
    result, i = [], 0
    for k in range(count):
        s = run[-1] * k / steps
        while i < len(run) - 2 and run[i + 1] < s:
            i += 1
        span = run[i + 1] - run[i]
        result.append(points[i].lerp(points[i + 1], 0 if span == 0 else min(1, (s - run[i]) / span)))
    return result


def catmull(points, per_span=12, closed=False):
    """A centripetal-like Catmull-Rom curve through the points (any dimension)."""
    p = [Vector(q) for q in points]
    n = len(p)
    spans = n if closed else n - 1
    result = []
    for i in range(spans):
        p1, p2 = p[i], p[(i + 1) % n]
        p0 = p[i - 1] if closed or i > 0 else p1 * 2 - p2
        p3 = p[(i + 2) % n] if closed or i + 2 < n else p2 * 2 - p1
        d0 = max(1e-6, (p1 - p0).length ** 0.5)
        d1 = max(1e-6, (p2 - p1).length ** 0.5)
        d2 = max(1e-6, (p3 - p2).length ** 0.5)
        m1 = (p2 - p1) + d1 * ((p1 - p0) / d0 - (p2 - p0) / (d0 + d1))
        m2 = (p2 - p1) + d1 * ((p3 - p2) / d2 - (p3 - p1) / (d1 + d2))
        for k in range(per_span):
            t = k / per_span
            t2, t3 = t * t, t * t * t
            result.append(p1 * (2 * t3 - 3 * t2 + 1) + m1 * (t3 - 2 * t2 + t) + p2 * (3 * t2 - 2 * t3) + m2 * (t3 - t2))
    if not closed:
        result.append(p[-1])
    return result


def round_corners(points, radius, segments=6, closed=False):
    """Polyline with its corners rounded by arcs of about `radius` (number, or one per point)."""
    p = [Vector(q) for q in points]
    n = len(p)
    radii = list(radius) if hasattr(radius, '__len__') else [radius] * n
    result = []
    for i in range(n):
        if not closed and i in (0, n - 1):
            result.append(p[i])
            continue
        a, b, c = p[i - 1], p[i], p[(i + 1) % n]
        u, v = a - b, c - b
        if u.length < 1e-9 or v.length < 1e-9 or radii[i] <= 0:
            result.append(b)
            continue
        angle = u.angle(v)
        if angle > math.pi - 0.02:
            result.append(b)
            continue
        cut = min(radii[i] / math.tan(angle / 2), u.length * 0.49, v.length * 0.49)
        start, end = b + u.normalized() * cut, b + v.normalized() * cut
        for k in range(segments + 1):
            t = k / segments
            result.append(start * (1 - t) ** 2 + b * 2 * t * (1 - t) + end * t * t)
    return result


def rounded_rectangle(width, height, radius, segments=6):
    """Closed 2D outline, centerd, counter-clockwise."""
    w, h = width / 2, height / 2
    radius = min(radius, w * 0.999, h * 0.999)
    result = []
    for cx, cy, start in (
        (w - radius, h - radius, 0),
        (radius - w, h - radius, 90),
        (radius - w, radius - h, 180),
        (w - radius, radius - h, 270),
    ):
        for k in range(segments + 1):
            a = math.radians(start + 90 * k / segments)
            result.append(Vector((cx + radius * math.cos(a), cy + radius * math.sin(a))))
    return result


def circle(radius, segments=24, radius_y=None):
    """Closed 2D circle or ellipse, counter-clockwise."""
    ry = radius if radius_y is None else radius_y
    return [
        Vector((radius * math.cos(2 * math.pi * k / segments), ry * math.sin(2 * math.pi * k / segments)))
        for k in range(segments)
    ]


def keyed(keys, x):
    """Smooth monotone interpolation of a table [(x, value), ...]; values numbers."""
    if x <= keys[0][0]:
        return keys[0][1]
    for (x0, v0), (x1, v1) in zip(keys, keys[1:]):
        if x <= x1:
            t = (x - x0) / (x1 - x0)
            return lerp(v0, v1, t * t * (3 - 2 * t))
    return keys[-1][1]


# ---------------------------------------------------------------- surfaces


def relax(obj, rounds=4):
    """Evens out the waves of one or two cells that resampled sections leave; the rim stays where it is.

    A clear coat shows them as zigzag reflections, although they are far below a millimeter."""
    sheet = bmesh.new()
    sheet.from_mesh(obj.data)
    inner = [vertex for vertex in sheet.verts if not vertex.is_boundary]
    for _ in range(rounds):
        bmesh.ops.smooth_vert(sheet, verts=inner, factor=0.5, use_axis_x=True, use_axis_y=True, use_axis_z=True)
    sheet.to_mesh(obj.data)
    sheet.free()
    return obj


def grid(
    name,
    rows,
    material=None,
    parent=None,
    close_rows=False,
    close_columns=False,
    cap=False,
    flip=False,
    smooth=SMOOTH_ANGLE,
):
    """A quad surface from rows of points (all of one length).

    close_rows joins the last row to the first, close_columns each row's end to its start; cap closes the
    first and last row with n-gons (for rows that are closed loops)."""
    n = len(rows[0])
    vertices = [tuple(p) for row in rows for p in row]
    faces = []
    for i in range(len(rows) if close_rows else len(rows) - 1):
        a, b = i * n, ((i + 1) % len(rows)) * n
        for j in range(n if close_columns else n - 1):
            k = (j + 1) % n
            faces.append((a + j, a + k, b + k, b + j))
    if cap:
        faces.append(tuple(reversed(range(n))))
        faces.append(tuple(range((len(rows) - 1) * n, len(rows) * n)))
    if flip:
        faces = [tuple(reversed(f)) for f in faces]
    return mesh_object(name, vertices, faces, material, parent, smooth)


def loft(name, sections, material=None, parent=None, closed=True, cap=True, per_span=6, smooth=SMOOTH_ANGLE):
    """A skin over cross sections (lists of 3D points of one length), smoothed between them.

    per_span rows are interpolated between two sections (1: straight)."""
    if per_span > 1 and len(sections) > 2:
        columns = [catmull([s[j] for s in sections], per_span) for j in range(len(sections[0]))]
        sections = [[column[i] for column in columns] for i in range(len(columns[0]))]
    obj = grid(name, sections, material, parent, close_columns=closed, cap=cap and closed, smooth=smooth)
    return recalc_normals(obj) if cap and closed else obj


def frames(path, closed=False, up=None):
    """Rotation-minimizing frames along a path: list of (tangent, side, up)."""
    path = [Vector(p) for p in path]
    n = len(path)
    tangents = []
    for i in range(n):
        before = path[i - 1] if i > 0 or closed else path[i]
        after = path[(i + 1) % n] if i < n - 1 or closed else path[i]
        tangents.append((after - before).normalized())
    start = Vector(up) if up is not None else (Vector((0, 0, 1)) if abs(tangents[0].z) < 0.9 else Vector((1, 0, 0)))
    result = []
    normal = (start - tangents[0] * start.dot(tangents[0])).normalized()
    for i, tangent in enumerate(tangents):
        if up is not None:
            fixed = Vector(up) - tangent * Vector(up).dot(tangent)
            if fixed.length > 1e-4:
                normal = fixed.normalized()
        elif i > 0:
            normal = tangents[i - 1].rotation_difference(tangent) @ normal
            normal = (normal - tangent * normal.dot(tangent)).normalized()
        result.append((tangent, tangent.cross(normal).normalized() * -1, normal))
    return result


def sweep(
    name,
    profile,
    path,
    material=None,
    parent=None,
    closed_profile=True,
    closed_path=False,
    up=None,
    cap=True,
    scales=None,
    smooth=SMOOTH_ANGLE,
):
    """A 2D profile (side, up) carried along a 3D path; `up` fixes the roll; scales one factor per point."""
    rows = []
    for i, ((_, side, normal), point) in enumerate(zip(frames(path, closed_path, up), path)):
        s = 1.0 if scales is None else scales[i]
        rows.append([Vector(point) + side * (q[0] * s) + normal * (q[1] * s) for q in profile])
    obj = grid(
        name,
        rows,
        material,
        parent,
        close_rows=closed_path,
        close_columns=closed_profile,
        cap=cap and closed_profile and not closed_path,
        smooth=smooth,
    )
    return recalc_normals(obj) if closed_profile else obj


def tube(name, points, radius, material=None, parent=None, bend=None, closed=False, segments=14, flatten=1.0, up=None):
    """A round tube along points; bend rounds the corners (radius); flatten < 1 makes it oval along `up`."""
    path = round_corners(points, bend, 7, closed) if bend else [Vector(p) for p in points]
    return sweep(name, circle(radius, segments, radius * flatten), path, material, parent, closed_path=closed, up=up)


def rod(name, start, end, radius, material=None, parent=None, edge=0.0, segments=28):
    """A straight cylinder between two points with rounded rims (edge radius)."""
    start, end = Vector(start), Vector(end)
    axis = end - start
    edge = min(edge, radius * 0.95, axis.length * 0.49)
    profile = [(radius, 0.0), (radius, axis.length)]
    if edge > 0:
        arc = [math.radians(90 * k / 4) for k in range(5)]
        profile = [(radius - edge + edge * math.sin(a), edge - edge * math.cos(a)) for a in arc] + [
            (radius - edge + edge * math.cos(a), axis.length - edge + edge * math.sin(a)) for a in arc
        ]
    profile = [(0.0, 0.0)] + profile + [(0.0, axis.length)]
    obj = lathe(name, profile, material, parent, segments=segments)
    turn = Vector((0, 0, 1)).rotation_difference(axis.normalized()).to_matrix().to_4x4()
    obj.data.transform(Matrix.Translation(start) @ turn)
    return obj


def lathe(name, profile, material=None, parent=None, axis='Z', segments=48, smooth=SMOOTH_ANGLE):
    """A profile [(radius, height), ...] turned about an axis through the origin (X, Y or Z)."""
    vertices, rings = [], []
    for radius, height in profile:
        if radius < 1e-6:
            rings.append([len(vertices)] * segments)
            vertices.append((0.0, 0.0, height))
        else:
            rings.append(list(range(len(vertices), len(vertices) + segments)))
            for k in range(segments):
                a = 2 * math.pi * k / segments
                vertices.append((radius * math.cos(a), radius * math.sin(a), height))
    faces = []
    for a, b in zip(rings, rings[1:]):
        for k in range(segments):
            m = (k + 1) % segments
            face = list(dict.fromkeys((a[k], a[m], b[m], b[k])))
            if len(face) > 2:
                faces.append(tuple(face))
    obj = recalc_normals(mesh_object(name, vertices, faces, material, parent, smooth))
    if axis == 'Y':
        obj.data.transform(Matrix.Rotation(math.radians(-90), 4, 'X'))
    elif axis == 'X':
        obj.data.transform(Matrix.Rotation(math.radians(90), 4, 'Y'))
    return obj


def rounded_box(name, size, center=(0, 0, 0), radius=0.01, material=None, parent=None, segments=3, crown=0.0):
    """A box with rounded edges; crown > 0 bulges its top by that many meters."""
    sx, sy, sz = (s / 2 for s in size)
    cuts = 8 if crown else 1
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2.0)
    if crown:
        bmesh.ops.subdivide_edges(
            bm,
            edges=[e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 0.1],
            cuts=cuts,
            use_grid_fill=True,
        )
    for v in bm.verts:
        lift = crown * (1 - v.co.x**2) * (1 - v.co.y**2) if v.co.z > 0 else 0
        v.co = Vector((v.co.x * sx, v.co.y * sy, v.co.z * sz + lift)) + Vector(center)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    if material is not None:
        mesh.materials.append(material)
    obj = link(bpy.data.objects.new(name, mesh), parent)
    shade_smooth(obj, 50)
    radius = min(radius, min(size) * 0.499)
    return bevel(obj, radius, segments, 40) if radius > 0 else obj


def extrude(name, outline, depth, plane='XZ', offset=0.0, material=None, parent=None, edge=0.0, segments=3):
    """A closed 2D outline extruded by `depth`, centerd at `offset` on the axis across its plane.

    plane 'XZ' extrudes along Y, 'XY' along Z, 'YZ' along X; edge is the bevel width of its rims."""
    place_point = {'XZ': lambda a, b, d: (a, d, b), 'XY': lambda a, b, d: (a, b, d), 'YZ': lambda a, b, d: (d, a, b)}[
        plane
    ]
    n = len(outline)
    vertices = [place_point(q[0], q[1], offset + side * depth / 2) for side in (-1, 1) for q in outline]
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    obj = recalc_normals(mesh_object(name, vertices, faces, material, parent, 40))
    return bevel(obj, edge, segments, 50) if edge > 0 else obj


# ---------------------------------------------------------------- draping on a surface


class Drape:
    """Projects 2D shapes onto an object's mesh along one axis (object coordinates, modifiers not counted).

    axis '-X' looks from the front (2D = y, z), '+X' from behind (y, z), '-Y' from the left (x, z),
    '-Z' from above (x, y)."""

    FAR = 20.0

    def __init__(self, obj, axis='-X'):
        mesh = obj.data
        self.tree = BVHTree.FromPolygons([v.co for v in mesh.vertices], [tuple(p.vertices) for p in mesh.polygons])
        self.axis = axis
        self.direction = Vector({'-X': (-1, 0, 0), '+X': (1, 0, 0), '-Y': (0, -1, 0), '-Z': (0, 0, -1)}[axis])

    def _start(self, a, b):
        return Vector(
            {'-X': (self.FAR, a, b), '+X': (-self.FAR, a, b), '-Y': (a, self.FAR, b), '-Z': (a, b, self.FAR)}[self.axis]
        )

    def hit(self, a, b):
        """(point, outward normal) on the surface or (None, None)."""
        point, normal, _, _ = self.tree.ray_cast(self._start(a, b), self.direction)
        if point is None:
            nearest = self.tree.find_nearest(self._start(a, b) + self.direction * (self.FAR - 0.5))
            point, normal = nearest[0], nearest[1]
        if point is None:
            return None, None
        if normal.dot(self.direction) > 0:
            normal = -normal
        return point, normal

    def line(self, name, points, radius, material=None, parent=None, closed=False, sink=0.5, count=60):
        """A thin bead or panel gap that follows a 2D polyline; sink 0.5 buries half of it."""
        path = resample([Vector((p[0], p[1])) for p in points], count, closed)
        lifted = []
        for p in path:
            point, normal = self.hit(p.x, p.y)
            lifted.append(point + normal * radius * (1 - 2 * sink))
        return tube(name, lifted, radius, material, parent, closed=closed, segments=8)


def cut_hole(obj, outline, axis='-X', limit=None):
    """Delete the faces whose centers lie in a 2D outline seen along an axis; limit(center) may spare faces."""
    pick = {
        '-X': lambda c: (c.y, c.z),
        '+X': lambda c: (c.y, c.z),
        '-Y': lambda c: (c.x, c.z),
        '-Z': lambda c: (c.x, c.y),
    }[axis]
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    doomed = []
    for face in bm.faces:
        center = face.calc_center_median()
        if inside(pick(center), outline) and (limit is None or limit(center)):
            doomed.append(face)
    bmesh.ops.delete(bm, geom=doomed, context='FACES')
    bm.to_mesh(obj.data)
    bm.free()
    return obj


def inside(point, outline):
    """True if a 2D point lies in a closed polygon."""
    x, y = point
    result = False
    n = len(outline)
    for i in range(n):
        x0, y0 = outline[i][0], outline[i][1]
        x1, y1 = outline[i - 1][0], outline[i - 1][1]
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            result = not result
    return result


def inset(outline, distance):
    """A closed 2D outline moved inwards by a distance (negative: outwards); no cleanup of loops."""
    points = [Vector((p[0], p[1])) for p in outline]
    area = sum(a.x * b.y - b.x * a.y for a, b in zip(points, points[1:] + points[:1]))
    sign = 1 if area > 0 else -1
    result = []
    n = len(points)
    for i in range(n):
        before, after = (points[i] - points[i - 1]), (points[(i + 1) % n] - points[i])
        if before.length < 1e-9 or after.length < 1e-9:
            tangent = before + after
        else:
            tangent = before.normalized() + after.normalized()
        if tangent.length < 1e-9:
            result.append(points[i].copy())
            continue
        tangent.normalize()
        result.append(points[i] + Vector((-tangent.y, tangent.x)) * distance * sign)
    return result


def fill(name, outline, material=None, parent=None):
    """A flat face set over a closed 3D outline (triangulated, may be concave)."""
    points = [Vector(p) for p in outline]
    return mesh_object(name, points, [tuple(t) for t in tessellate_polygon([points])], material, parent)


def helix(name, start, end, radius, wire, turns, material=None, parent=None):
    """A coil spring between two points: coil radius, wire radius, number of turns."""
    start, end = Vector(start), Vector(end)
    axis = end - start
    turn = Vector((0, 0, 1)).rotation_difference(axis.normalized())
    steps = int(turns * 18)
    path = [
        start
        + turn
        @ Vector(
            (
                radius * math.cos(2 * math.pi * turns * k / steps),
                radius * math.sin(2 * math.pi * turns * k / steps),
                axis.length * k / steps,
            )
        )
        for k in range(steps + 1)
    ]
    return tube(name, path, wire, material, parent, segments=8)
