"""Groundwork of the scenes: numpy noise, mesh building, shader-node shorthand, sky, sun, camera.

Every scene module builds on these. Lengths are meters, angles degrees, colors '#rrggbb' in sRGB.
"""

import math
from typing import NamedTuple

import bpy
import numpy as np
from mathutils import Vector

import studio
from geometry import bevel, link
from materials import linear
from shader import Shader
from studio import direction

# ---------------------------------------------------------------- noise on numpy arrays


def _lattice(ix, iy, seed):
    """Repeatable pseudo-random value 0..1 of an integer lattice point."""
    h = (ix.astype(np.int64) * 374761393 + iy.astype(np.int64) * 668265263 + seed * 144665) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((h ^ (h >> 16)) & 0xFFFF) / 65535.0


def value_noise(x, y, seed=0):
    """Smooth noise 0..1 with features one unit wide."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    ix, iy = np.floor(x), np.floor(y)
    fx, fy = x - ix, y - iy
    fx, fy = fx * fx * fx * (fx * (fx * 6 - 15) + 10), fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    a, b = _lattice(ix, iy, seed), _lattice(ix + 1, iy, seed)
    c, d = _lattice(ix, iy + 1, seed), _lattice(ix + 1, iy + 1, seed)
    return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy


def fbm(x, y, octaves=4, seed=0):
    """Fractal noise, about -1..1, first octave one unit wide."""
    total, amplitude, norm = 0.0, 1.0, 0.0
    for octave in range(octaves):
        total = total + amplitude * (value_noise(x * 2**octave, y * 2**octave, seed + octave * 17) * 2 - 1)
        norm += amplitude
        amplitude *= 0.5
    return total / norm


def smoothstep(edge0, edge1, x):
    """Hermite step from 0 at edge0 to 1 at edge1."""
    t = np.clip((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)


# ---------------------------------------------------------------- meshes


def mesh_data(name, vertices, faces, material=None, tint=None, smooth=False, uv=None):
    """Mesh from arrays; `tint` is a float per face (attribute 'tint'), `uv` an array per face corner.

    Without `faces` every four vertices are one.
    """
    mesh = bpy.data.meshes.new(name)
    vertices = np.asarray(vertices, float).reshape(-1, 3)
    if faces is None:
        faces = np.arange(len(vertices)).reshape(-1, 4)
    if isinstance(faces, np.ndarray):
        count, corners = faces.shape
        mesh.vertices.add(len(vertices))
        mesh.vertices.foreach_set('co', vertices.ravel())
        mesh.loops.add(count * corners)
        mesh.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
        mesh.polygons.add(count)
        mesh.polygons.foreach_set('loop_start', np.arange(0, count * corners, corners, dtype=np.int32))
        mesh.polygons.foreach_set('loop_total', np.full(count, corners, dtype=np.int32))
        mesh.update(calc_edges=True)
    else:
        mesh.from_pydata(vertices.tolist(), [], faces)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), dtype=bool))
    if tint is not None:
        attribute = mesh.attributes.new('tint', 'FLOAT', 'FACE')
        attribute.data.foreach_set('value', np.asarray(tint, np.float32).ravel())
    if uv is not None:
        layer = mesh.uv_layers.new(name='UVMap')
        layer.data.foreach_set('uv', np.asarray(uv, np.float32).ravel())
    for item in material if isinstance(material, (list, tuple)) else [material]:
        if item is not None:
            mesh.materials.append(item)
    return mesh


def add_mesh(name, vertices, faces, material=None, parent=None, **options):
    """Mesh object in the scene; see mesh_data."""
    return link(bpy.data.objects.new(name, mesh_data(name, vertices, faces, material, **options)), parent)


def grid_faces(rows, columns):
    """Faces over the vertices of a grid, row by row."""
    index = np.arange(rows * columns).reshape(rows, columns)
    return np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)


def ring_faces(rings, sides):
    """Faces of a pipe: rings of `sides` vertices each, every ring joined to the next one."""
    i, j = np.arange(rings - 1)[:, None] * sides, np.arange(sides)[None]
    k = (j + 1) % sides
    return np.stack([i + j, i + k, i + sides + k, i + sides + j], -1).reshape(-1, 4)


def box_corners(low, high):
    """The eight corners of a box: the lower four counterclockwise, then the upper ones."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    return [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]


def grid(name, xs, ys, height, material, smooth=True, attributes=None):
    """Height field over the lines xs, ys; height(X, Y) -> Z; attributes: name -> f(X, Y) per vertex."""
    gx, gy = np.meshgrid(xs, ys)
    gz = height(gx, gy)
    obj = add_mesh(name, np.stack([gx, gy, gz], -1), grid_faces(*gx.shape), material, smooth=smooth)
    for key, values in (attributes or {}).items():
        attribute = obj.data.attributes.new(key, 'FLOAT', 'POINT')
        attribute.data.foreach_set('value', np.asarray(values(gx, gy), np.float32).ravel())
    return obj


_BOX_FACES = np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])


NAILING = np.array([0.61, 0.14])


class Boxes:
    """Collects boxes (boards, trims, bricks) and writes them as ONE mesh.

    Each box gets its own 'tint' 0..1 and UVs in meters: u along its longest side, v across, shifted per box so that
    no two boards show the same grain, but by whole joist and board pitches so that rows of nails line up.
    """

    def __init__(self, seed=1):
        self.random = np.random.default_rng(seed)
        self.corners, self.tints, self.uvs = [], [], []

    def add(self, low, high, tint=None, matrix=None):
        """Box between two corners; `matrix` (3x3 rotation, offset) turns it afterwards."""
        low, high = np.minimum(low, high).astype(float), np.maximum(low, high).astype(float)
        points = np.array(box_corners(low, high))
        self.tints.append(self.random.random() if tint is None else tint)
        longest = int(np.argmax(high - low))
        shift = self.random.integers(0, 60, 2) * NAILING
        local = points - low
        start = low[longest] if matrix is None else 0.0
        uv = np.zeros((6, 4, 2))
        for number, face in enumerate(_BOX_FACES):
            span = np.ptp(local[face], axis=0)
            others = [axis for axis in range(3) if axis != longest and span[axis] > 1e-9]
            uv[number, :, 0] = local[face][:, longest] + start + shift[0]
            uv[number, :, 1] = (local[face][:, others[0]] if others else 0) + shift[1] + number * 10 * NAILING[1]
        self.uvs.append(uv)
        if matrix is not None:
            points = points @ np.asarray(matrix[0]).T + np.asarray(matrix[1])
        self.corners.append(points)
        return self

    def beam(self, start, end, width, thickness, tint=None, up=(0, 0, 1)):
        """Board from start to end (axis through its middle), `width` across, `thickness` along `up`."""
        start, end = np.asarray(start, float), np.asarray(end, float)
        length = np.linalg.norm(end - start)
        ex = (end - start) / length
        up = np.asarray(up, float)
        ey = np.cross(up if abs(up.dot(ex)) < 0.99 else (0.0, 1.0, 0.0), ex)
        ey /= np.linalg.norm(ey)
        rotation = np.stack([ex, ey, np.cross(ex, ey)], 1)
        return self.add((0, -width / 2, -thickness / 2), (length, width / 2, thickness / 2), tint, (rotation, start))

    def build(self, name, material, rounding=0.0, parent=None, segments=1):
        """One object of all boxes, edges bevelled by `rounding` meters."""
        count = len(self.corners)
        faces = (np.arange(count)[:, None, None] * 8 + _BOX_FACES[None]).reshape(-1, 4)
        obj = add_mesh(
            name,
            np.concatenate(self.corners),
            faces,
            material,
            parent,
            tint=np.repeat(self.tints, 6),
            uv=np.concatenate(self.uvs),
        )
        if rounding:
            bevel(obj, rounding, segments)
        return obj


def box(name, low, high, material, rounding, segments=2):
    """A single bevelled box between two corners; its origin is its middle."""
    low, high = np.minimum(low, high), np.maximum(low, high)
    half, middle = (high - low) / 2, (low + high) / 2
    obj = Boxes().add(-half, half, 0.5).build(name, material, rounding, None, segments)
    obj.location = middle
    return obj


def tube(name, points, radius, material, parent=None, resolution=6, cyclic=False):
    """Round bar, cable or rope along points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, resolution
    curve.use_fill_caps = True
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for point, position in zip(spline.points, points):
        point.co = (*position, 1)
    spline.use_cyclic_u, spline.use_smooth = cyclic, True
    curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve), parent)


def lathe(name, profile, material, parent=None, segments=32, smooth_angle=40):
    """Turned body: profile of (radius, z) about Z."""
    profile = np.asarray(profile, float)
    angles = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    ring = np.stack([np.cos(angles), np.sin(angles)], -1)
    vertices = np.concatenate([np.column_stack([ring * r, np.full(segments, z)]) for r, z in profile])
    obj = add_mesh(name, vertices, ring_faces(len(profile), segments), material, parent, smooth=True)
    obj.data.use_auto_smooth, obj.data.auto_smooth_angle = True, math.radians(smooth_angle)
    return obj


def instance(mesh, location, rotation_z=0.0, scale=1.0, parent=None, tilt=(0.0, 0.0)):
    """Linked copy of a mesh; rotation and tilt in radians."""
    obj = link(bpy.data.objects.new(mesh.name, mesh), parent)
    obj.location, obj.rotation_euler = location, (*tilt, rotation_z)
    obj.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return obj


# ---------------------------------------------------------------- shader nodes


_MATERIALS = {}


def material(name, make):
    """Material of that name, made once per Blender session by make(Shader) -> surface socket."""
    if name not in _MATERIALS:
        made = bpy.data.materials.new(name)
        made.use_nodes = True
        shader = Shader(made.node_tree)
        shader.output(make(shader))
        _MATERIALS[name] = made
    return _MATERIALS[name]


def forget_materials():
    """Drop the cache (a new scene starts from an empty file)."""
    _MATERIALS.clear()


# ---------------------------------------------------------------- light and camera


def add_sun(azimuth, elevation, color='#ffd2a0', strength=4.0, softness=1.5):
    """Sun lamp; softness is its apparent diameter in degrees."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, math.radians(softness), linear(color)[:3]
    lamp = link(bpy.data.objects.new('sun', data))
    lamp.rotation_euler = studio.look(-direction(azimuth, elevation))
    return lamp


class Glow(NamedTuple):
    """Brighter air, e.g. towards the sun; degrees."""

    azimuth: float
    elevation: float
    color: str
    amount: float
    spread: float
    gain: float = 1.0


class Clouds(NamedTuple):
    """A flat sheet of clouds between two elevations (low, high, in degrees)."""

    color: str
    shade: str
    amount: float
    scale: float
    stretch: float
    turn: float
    low: float
    high: float
    cover: float
    soft: float
    seed: int


def add_sky(stops, light_strength, ground, strength=1.0, glow=None, clouds=None):
    """Sky painted into an equirectangular picture (cheap to sample and free of banding).

    stops: (elevation in degrees, color) from the horizon up. light_strength: for all rays but the camera's.
    """
    width, height = 2048, 1024
    dip = 8
    azimuth = (np.arange(width) + 0.5) / width * 2 * math.pi - math.pi
    elevation = (np.arange(height // 2 - dip, height) + 0.5) / height * math.pi - math.pi / 2
    ca, ce = np.meshgrid(azimuth, elevation)
    x, y, z = np.cos(ca) * np.cos(ce), np.sin(ca) * np.cos(ce), np.sin(ce)
    degrees = np.degrees(ce)
    heights = [stop[0] for stop in stops]
    tones = np.array([_tone(stop[1]) for stop in stops])
    color = np.stack([np.interp(degrees, heights, tones[:, c]) for c in range(3)], -1)
    if glow:
        toward = direction(glow.azimuth, glow.elevation)
        away = np.degrees(np.arccos(np.clip(x * toward.x + y * toward.y + z * toward.z, -1, 1)))
        share = glow.amount * np.exp(-((away / glow.spread) ** 2))[..., None]
        color = color * (1 - share) + _tone(glow.color) * share * glow.gain
    if clouds:
        share, lit = (part[..., None] for part in _cloud_sheet(clouds, x, y, z, degrees))
        color = color * (1 - share) + (_tone(clouds.shade) * (1 - lit) + _tone(clouds.color) * lit) * share
    below = np.broadcast_to(_tone(ground), (height - len(color), width, 3))
    color = np.concatenate([below, color])
    image = bpy.data.images.new('sky', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([color, np.ones((height, width, 1))], -1).astype(np.float32).ravel())
    image.pack()
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    bpy.context.scene.world = world
    s = Shader(world.node_tree)
    painted = s.node('TexEnvironment', props={'image': image}).outputs[0]
    seen = s.node('Background', Color=painted, Strength=strength)
    lighting = s.node('Background', Color=painted, Strength=light_strength)
    s.node('OutputWorld', s.mix_shader(s.node('LightPath').outputs['Is Camera Ray'], lighting, seen))
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 256


def _tone(color):
    """Linear red, green and blue of a color."""
    return np.array(linear(color)[:3])


def _cloud_sheet(sheet, x, y, z, degrees):
    """(cover, brightness) of a flat sheet of clouds seen from below, both 0..1 per pixel."""
    turn = math.radians(sheet.turn)
    over = np.maximum(z, 0) + 0.10
    u = (x * math.cos(turn) + y * math.sin(turn)) / over * sheet.scale
    v = (y * math.cos(turn) - x * math.sin(turn)) / over * sheet.scale * sheet.stretch
    seed = sheet.seed
    bend = fbm(u * 0.7, v * 0.7, 4, seed + 50) * 0.9
    body = fbm(u + bend, v + bend * 0.6, 7, seed) * 0.5 + 0.5
    cover = smoothstep(sheet.cover, sheet.cover + sheet.soft, body)
    lit = 1 - smoothstep(0.5, 0.85, body + 0.12 * fbm(u * 1.7, v * 1.7, 3, seed + 9)) * 0.8
    band = smoothstep(sheet.low, sheet.low + 3, degrees) * (1 - smoothstep(sheet.high * 0.6, sheet.high, degrees))
    return cover * band * sheet.amount, lit


def add_camera(location, target, lens, shift, focus, fstop):
    """Level camera: it looks horizontally towards `target` and is framed by `shift`.

    shift is in parts of the picture's wider side, as Blender counts it; focus is a point.
    """
    aim = Vector(target) - Vector(location)
    aim.z = 0
    camera = studio.add_camera(location, aim, lens, 6000)
    data = camera.data
    data.shift_x, data.shift_y = shift
    data.dof.use_dof, data.dof.aperture_fstop = True, fstop
    data.dof.focus_distance = (Vector(focus) - Vector(location)).dot(aim.normalized())


def place_cart(cart, x, y, heading, z=0.0):
    """Set a cart so that the middle of its bounding box stands over (x, y); heading in degrees from +X."""
    xs = [corner.x for corner in studio.corners(cart)]
    middle, turn = (min(xs) + max(xs)) / 2, math.radians(heading)
    cart.rotation_euler[2] = turn
    cart.location = (x - math.cos(turn) * middle, y - math.sin(turn) * middle, z)
    return cart
