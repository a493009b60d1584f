"""Groundwork of the scenes: numpy noise, mesh building, shader-node shorthand, sky, sun, camera.

Every scene module builds on these. Lengths are metres, angles degrees, colours '#rrggbb' in sRGB.
"""

import math

import bpy
import numpy as np
from mathutils import Vector

# ---------------------------------------------------------------- colour


def linear(color):
    """'#rrggbb' (sRGB) as a linear RGBA tuple; tuples pass through."""
    if not isinstance(color, str):
        return tuple(color) if len(color) == 4 else (*color, 1.0)
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], 1.0)


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


def link(obj, parent=None):
    """Put an object in the scene's collection, optionally under a parent."""
    bpy.context.scene.collection.objects.link(obj)
    if parent is not None:
        obj.parent = parent
    return obj


def mesh_data(name, vertices, faces, material=None, tint=None, smooth=False, uv=None):
    """Mesh from arrays; `tint` is a float per face (attribute 'tint'), `uv` an array per face corner."""
    mesh = bpy.data.meshes.new(name)
    vertices = np.asarray(vertices, float).reshape(-1, 3)
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


def grid(name, xs, ys, height, material, smooth=True, attributes=None):
    """Height field over the lines xs, ys; height(X, Y) -> Z; attributes: name -> f(X, Y) per vertex."""
    gx, gy = np.meshgrid(xs, ys)
    gz = height(gx, gy)
    rows, columns = gx.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    obj = add_mesh(name, np.stack([gx, gy, gz], -1).reshape(-1, 3), faces, material, smooth=smooth)
    for key, values in (attributes or {}).items():
        attribute = obj.data.attributes.new(key, 'FLOAT', 'POINT')
        attribute.data.foreach_set('value', np.asarray(values(gx, gy), np.float32).ravel())
    return obj


_BOX_FACES = np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])


NAILING = np.array([0.61, 0.14])


class Boxes:
    """Collects boxes (boards, trims, bricks) and writes them as ONE mesh.

    Each box gets its own 'tint' 0..1 and UVs in metres: u along its longest side, v across, shifted per box so that
    no two boards show the same grain, but by whole joist and board pitches so that rows of nails line up.
    """

    def __init__(self, seed=1):
        self.random = np.random.default_rng(seed)
        self.corners, self.tints, self.uvs = [], [], []

    def add(self, low, high, tint=None, matrix=None):
        """Box between two corners; `matrix` (3x3 rotation, offset) turns it afterwards."""
        low, high = np.minimum(low, high).astype(float), np.maximum(low, high).astype(float)
        x0, y0, z0 = low
        x1, y1, z1 = high
        points = np.array(
            [
                [x0, y0, z0],
                [x1, y0, z0],
                [x1, y1, z0],
                [x0, y1, z0],
                [x0, y0, z1],
                [x1, y0, z1],
                [x1, y1, z1],
                [x0, y1, z1],
            ]
        )
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

    def build(self, name, material, bevel=0.0, parent=None, segments=1):
        """One object of all boxes, edges bevelled by `bevel` metres."""
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
        if bevel:
            add_bevel(obj, bevel, segments)
        return obj


def add_bevel(obj, width, segments=2):
    """Bevel all sharp edges of an object (metres)."""
    modifier = obj.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments, modifier.limit_method = width, segments, 'ANGLE'
    modifier.harden_normals = False
    return obj


def box(name, low, high, material, bevel=0.0, parent=None, segments=2, rotation=None):
    """A single bevelled box between two corners; its origin is its middle (for rotation, degrees about Z)."""
    low, high = np.minimum(low, high), np.maximum(low, high)
    half, middle = (high - low) / 2, (low + high) / 2
    obj = Boxes().add(-half, half, 0.5).build(name, material, bevel, parent, segments)
    obj.location = middle
    if rotation:
        obj.rotation_euler[2] = math.radians(rotation)
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
    i = np.arange(len(profile) - 1)[:, None] * segments
    j, k = np.arange(segments)[None], (np.arange(segments)[None] + 1) % segments
    faces = np.stack([i + j, i + k, i + segments + k, i + segments + j], -1).reshape(-1, 4)
    obj = add_mesh(name, vertices, faces, material, parent, smooth=True)
    obj.data.use_auto_smooth, obj.data.auto_smooth_angle = True, math.radians(smooth_angle)
    return obj


def instance(mesh, location, rotation_z=0.0, scale=1.0, parent=None, tilt=(0.0, 0.0)):
    """Linked copy of a mesh; rotation and tilt in radians."""
    obj = link(bpy.data.objects.new(mesh.name, mesh), parent)
    obj.location, obj.rotation_euler = location, (*tilt, rotation_z)
    obj.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return obj


def group(name, parent=None, location=(0, 0, 0), rotation_z=0.0):
    """Parent Empty; rotation in degrees."""
    obj = link(bpy.data.objects.new(name, None), parent)
    obj.empty_display_size, obj.location = 0.1, location
    obj.rotation_euler[2] = math.radians(rotation_z)
    return obj


# ---------------------------------------------------------------- shader nodes


class Shader:
    """Shorthand for node trees: inputs may be constants or sockets."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind, *args, props=None, **inputs):
        """New node; positional args fill inputs in order, keywords by name ('Base_Color' = 'Base Color')."""
        made = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (props or {}).items():
            setattr(made, key, value)
        for position, value in enumerate(args):
            self._set(made.inputs[position], value)
        for key, value in inputs.items():
            self._set(made.inputs[key.replace('_', ' ')], value)
        return made

    def _set(self, socket, value):
        if value is None:
            return
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif isinstance(value, str):
            socket.default_value = linear(value)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        """Arithmetic on two values."""
        return self.node('Math', a, b, props={'operation': operation, 'use_clamp': clamp}).outputs[0]

    def vector(self, operation, a, b=None):
        """Arithmetic on two vectors."""
        made = self.node('VectorMath', a, b, props={'operation': operation})
        return made.outputs['Value' if operation in ('DOT_PRODUCT', 'LENGTH') else 'Vector']

    def scaled(self, vector, scale):
        """Vector multiplied by a 3-tuple."""
        return self.vector('MULTIPLY', vector, scale)

    def mix(self, factor, a, b, blend='MIX'):
        """Mix of two colours."""
        return self.node('MixRGB', factor, a, b, props={'blend_type': blend}).outputs[0]

    def range(self, value, low, high, to_low=0.0, to_high=1.0, smooth=True):
        """Map value from low..high to to_low..to_high, clamped."""
        return self.node(
            'MapRange',
            value,
            low,
            high,
            to_low,
            to_high,
            props={'interpolation_type': 'SMOOTHSTEP' if smooth else 'LINEAR'},
        ).outputs[0]

    def ramp(self, factor, stops):
        """Colour ramp from (position, colour) pairs."""
        made = self.node('ValToRGB', factor)
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position, element.color = position, linear(color)
        return made.outputs[0]

    def noise(self, vector, scale, detail=3.0, roughness=0.5, distortion=0.0):
        """Perlin noise, about 0..1."""
        return self.node(
            'TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        ).outputs['Fac']

    def voronoi(self, vector, scale, feature='F1', output='Distance'):
        """Cell pattern."""
        return self.node('TexVoronoi', Vector=vector, Scale=scale, props={'feature': feature}).outputs[output]

    def bump(self, height, strength=0.5, distance=0.01, normal=None):
        """Normal from a height (metres when distance is 1)."""
        return self.node('Bump', Strength=strength, Distance=distance, Height=height, Normal=normal).outputs[0]

    def attribute(self, name):
        """Named mesh attribute as a value."""
        return self.node('Attribute', props={'attribute_name': name}).outputs['Fac']

    def position(self):
        """World position."""
        return self.node('NewGeometry').outputs['Position']

    def object_space(self):
        """Object coordinates."""
        return self.node('TexCoord').outputs['Object']

    def uv(self):
        """UV coordinates (metres on boards)."""
        return self.node('TexCoord').outputs['UV']

    def split(self, vector):
        """The x, y, z of a vector."""
        return self.node('SeparateXYZ', vector).outputs

    def combine(self, x=0.0, y=0.0, z=0.0):
        """Vector of three values."""
        return self.node('CombineXYZ', x, y, z).outputs[0]

    def principled(self, color, roughness=0.6, normal=None, specular=0.5, metallic=0.0, **more):
        """Principled surface."""
        return self.node(
            'BsdfPrincipled',
            Base_Color=color,
            Roughness=roughness,
            Normal=normal,
            Specular=specular,
            Metallic=metallic,
            **more,
        ).outputs[0]

    def mix_shader(self, factor, a, b):
        """Mix of two surfaces."""
        return self.node('MixShader', factor, a, b).outputs[0]

    def haze(self, surface, color, distance):
        """Fade a surface into the air's colour; after `distance` metres 63 % of it is air."""
        depth = self.node('CameraData').outputs['View Distance']
        clear = self.math('POWER', math.e, self.math('DIVIDE', depth, -distance))
        return self.mix_shader(
            self.math('SUBTRACT', 1.0, clear), surface, self.node('Emission', Color=color, Strength=1.0).outputs[0]
        )

    def output(self, surface):
        """Finish a material."""
        self.node('OutputMaterial', surface)


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


def direction(azimuth, elevation):
    """Unit vector towards a point of the sky; azimuth counts from +X anticlockwise."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))


def add_sun(azimuth, elevation, color='#ffd2a0', strength=4.0, softness=1.5):
    """Sun lamp; softness is its apparent diameter in degrees."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, math.radians(softness), linear(color)[:3]
    lamp = link(bpy.data.objects.new('sun', data))
    lamp.rotation_euler = (-direction(azimuth, elevation)).to_track_quat('-Z', 'Y').to_euler()
    return lamp


def add_area(location, target, size, power, color='#ffffff', camera_visible=False):
    """Area lamp (size: metres or (x, y)), pointing at a target, watts."""
    data = bpy.data.lights.new('area', 'AREA')
    if not np.isscalar(size):
        data.shape, data.size, data.size_y = 'RECTANGLE', size[0], size[1]
    else:
        data.size = size
    data.energy, data.color = power, linear(color)[:3]
    lamp = link(bpy.data.objects.new('area', data))
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = camera_visible
    return lamp


def add_sky(stops, strength=1.0, glow=(), clouds=(), ground='#b9a98c', light_strength=None, width=2048):
    """Sky painted into an equirectangular picture (cheap to sample and free of banding).

    stops: (elevation in degrees, colour) from the horizon up. glow: dicts (azimuth, elevation, color, amount, spread in
    degrees) that brighten the air, e.g. towards the sun. clouds: dicts (color, shade, amount, scale, stretch, turn,
    low, high, cover, soft, seed) of cloud sheets between two elevations. light_strength: for all rays but the camera's.
    """
    height = width // 2
    dip = 8
    azimuth = (np.arange(width) + 0.5) / width * 2 * math.pi - math.pi
    elevation = (np.arange(height // 2 - dip, height) + 0.5) / height * math.pi - math.pi / 2
    ca, ce = np.meshgrid(azimuth, elevation)
    x, y, z = np.cos(ca) * np.cos(ce), np.sin(ca) * np.cos(ce), np.sin(ce)
    degrees = np.degrees(ce)
    heights = [stop[0] for stop in stops]
    tones = np.array([linear(stop[1])[:3] for stop in stops])
    color = np.stack([np.interp(degrees, heights, tones[:, c]) for c in range(3)], -1)
    for light in glow:
        toward = direction(light['azimuth'], light['elevation'])
        away = np.degrees(np.arccos(np.clip(x * toward.x + y * toward.y + z * toward.z, -1, 1)))
        share = light['amount'] * np.exp(-((away / light['spread']) ** 2))[..., None]
        color = color * (1 - share) + np.array(linear(light['color'])[:3]) * share * light.get('gain', 1.0)
    for sheet in clouds:
        share, lit = _cloud_sheet(sheet, x, y, z, degrees)
        tone = (
            np.array(linear(sheet['shade'])[:3]) * (1 - lit[..., None])
            + np.array(linear(sheet['color'])[:3]) * lit[..., None]
        )
        color = color * (1 - share[..., None]) + tone * share[..., None]
    below = np.broadcast_to(np.array(linear(ground)[:3]), (height - len(color), width, 3))
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
    background = s.node('Background', Color=painted, Strength=strength).outputs[0]
    if light_strength is not None:
        lighting = s.node('Background', Color=painted, Strength=light_strength).outputs[0]
        background = s.mix_shader(s.node('LightPath').outputs['Is Camera Ray'], lighting, background)
    s.node('OutputWorld', background)
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 256
    return world


def _cloud_sheet(sheet, x, y, z, degrees):
    """(cover, brightness) of a flat sheet of clouds seen from below, both 0..1 per pixel."""
    turn = math.radians(sheet.get('turn', 0))
    over = np.maximum(z, 0) + 0.10
    u = (x * math.cos(turn) + y * math.sin(turn)) / over * sheet['scale']
    v = (y * math.cos(turn) - x * math.sin(turn)) / over * sheet['scale'] * sheet.get('stretch', 1.0)
    seed = sheet.get('seed', 0)
    bend = fbm(u * 0.7, v * 0.7, 4, seed + 50) * 0.9
    body = fbm(u + bend, v + bend * 0.6, 7, seed) * 0.5 + 0.5
    cover = smoothstep(sheet.get('cover', 0.5), sheet.get('cover', 0.5) + sheet.get('soft', 0.25), body)
    lit = 1 - smoothstep(0.5, 0.85, body + 0.12 * fbm(u * 1.7, v * 1.7, 3, seed + 9)) * 0.8
    low, high = sheet['low'], sheet['high']
    band = smoothstep(low, low + 3, degrees) * (1 - smoothstep(high * 0.6, high, degrees))
    return cover * band * sheet['amount'], lit


def add_camera(location, target, lens, shift=(0.0, 0.0), focus=None, fstop=8.0, level=True):
    """Camera at `location` (36 mm sensor, wider side). level: look horizontally, frame by shift.

    shift is in parts of the picture's wider side, as Blender counts it; focus is a point.
    """
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.shift_x, data.shift_y = lens, 36.0, shift[0], shift[1]
    data.clip_end = 6000
    camera = link(bpy.data.objects.new('camera', data))
    camera.location = location
    aim = Vector(target) - Vector(location)
    if level:
        aim.z = 0
    camera.rotation_euler = aim.to_track_quat('-Z', 'Y').to_euler()
    if focus is not None:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        view = aim.normalized()
        data.dof.focus_distance = (Vector(focus) - Vector(location)).dot(view)
    bpy.context.scene.camera = camera
    return camera


def place_cart(cart, x, y, heading, z=0.0):
    """Set a cart so that the middle of its bounding box stands over (x, y); heading in degrees from +X."""
    bpy.context.view_layer.update()
    xs = [
        (thing.matrix_world @ Vector(corner)).x
        for thing in cart.children_recursive
        if thing.type in {'MESH', 'CURVE'} and not thing.hide_render
        for corner in thing.bound_box
    ]
    middle, turn = (min(xs) + max(xs)) / 2, math.radians(heading)
    cart.rotation_euler[2] = turn
    cart.location = (x - math.cos(turn) * middle, y - math.sin(turn) * middle, z)
    return cart


def copy_tree(root):
    """Second cart like the first: copies of its objects with shared mesh data."""
    twins = {}
    for thing in [root, *root.children_recursive]:
        twins[thing] = link(thing.copy())
    for thing, twin in twins.items():
        if thing is not root:
            twin.parent = twins[thing.parent]
            twin.matrix_parent_inverse = thing.matrix_parent_inverse.copy()
    return twins[root]
