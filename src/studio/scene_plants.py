"""Plants: beach grass, meadow, leafy trees, pines, hedges, hydrangeas; all as few meshes with many linked instances."""

import math

import numpy as np

from geometry import empty
from scene_core import add_mesh, fbm, instance, mesh_data, ring_faces
from scene_mats import bark, leaf, plain


def blades(random, count, radius, height, width, lean=0.5, segments=4, droop=0.5):
    """Curved tapering blades growing from a disc: vertices, quads, tint per face (paler at the tips)."""
    angle, away = random.uniform(0, 2 * math.pi, count), radius * np.sqrt(random.random(count))
    root = np.stack([np.cos(angle) * away, np.sin(angle) * away, np.full(count, -0.04)], -1)
    heading = angle + random.normal(0, 0.9, count)
    out = np.stack([np.cos(heading), np.sin(heading), np.zeros(count)], -1)
    tall = height * random.uniform(0.55, 1.1, count)
    bend = lean * random.uniform(0.2, 1.2, count) * tall
    twist = heading + math.pi / 2 + random.normal(0, 0.5, count)
    side = np.stack([np.cos(twist), np.sin(twist), np.zeros(count)], -1)
    t = np.linspace(0, 1, segments + 1)
    rise = t[None] - droop * 0.35 * t[None] ** 3 * random.uniform(0.3, 1.6, count)[:, None]
    center = (
        root[:, None]
        + out[:, None] * (bend[:, None] * t[None] ** 2)[..., None]
        + np.array([0, 0, 1.0]) * (tall[:, None] * rise)[..., None]
    )
    half = width / 2 * random.uniform(0.7, 1.3, count)[:, None] * (1 - t[None] ** 2.2 * 0.94)
    left, right = center - side[:, None] * half[..., None], center + side[:, None] * half[..., None]
    vertices = np.stack([left, right], 2).reshape(-1, 3)
    base = (np.arange(count) * 2 * (segments + 1))[:, None] + np.arange(segments)[None] * 2
    faces = np.stack([base, base + 1, base + 3, base + 2], -1).reshape(-1, 4)
    dry = random.random(count)[:, None]
    tint = np.clip(0.15 + 0.5 * t[None, :-1] + 0.6 * (dry > 0.72) - 0.15 + 0.2 * (dry - 0.5), 0, 1)
    return vertices, faces, tint.ravel()


def grass_meshes(name, surface, kinds=5, seed=3, **shape):
    """Several clump meshes of one kind of grass."""
    random = np.random.default_rng(seed)
    made = []
    for number in range(kinds):
        vertices, faces, tint = blades(random, **shape)
        made.append(mesh_data(f'{name} {number}', vertices, faces, surface, tint=tint, smooth=True))
    return made


def beach_grass(name='beach grass', haze=None, **overrides):
    """American beachgrass: arching blades of 60-90 cm, olive to straw."""
    surface = leaf(name, '#8f8f52', '#a39a5e', '#d6c389', 0.42, 0.3, haze)
    shape = {'count': 60, 'radius': 0.16, 'height': 0.8, 'width': 0.008, 'lean': 0.55, **overrides}
    return grass_meshes(name, surface, **shape)


def lawn_tufts(name='lawn', green='#5c7a38', other='#7c9148', tip='#a9b06a', **overrides):
    """Mown lawn or meadow tufts."""
    surface = leaf(name, green, other, tip, 0.4, 0.3)
    shape = {'count': 70, 'radius': 0.14, 'height': 0.09, 'width': 0.005, 'lean': 0.5, 'segments': 2, **overrides}
    return grass_meshes(name, surface, **shape)


def scatter(meshes, points, random, scale=(0.75, 1.25), tilt=0.12, parent=None, sizes=None):
    """Place clumps on points (N, 3), turned and scaled at random."""
    for number, point in enumerate(points):
        size = random.uniform(*scale) * (1 if sizes is None else sizes[number])
        instance(
            meshes[random.integers(len(meshes))],
            point,
            random.uniform(0, 6.283),
            size,
            parent,
            tuple(random.normal(0, tilt, 2)),
        )


def spread(random, count, low, high, height, keep=None):
    """Random points in a rectangle on height(x, y); keep(x, y) -> probability."""
    x, y = random.uniform(low[0], high[0], count), random.uniform(low[1], high[1], count)
    if keep is not None:
        chosen = random.random(count) < keep(x, y)
        x, y = x[chosen], y[chosen]
    return np.stack([x, y, height(x, y)], -1)


def leaf_cards(random, centers, size, normals=None, ratio=0.55):
    """Small bent leaf quads at centers: four vertices each, folded in the middle, and tint per face."""
    count = len(centers)
    axis = random.normal(size=(count, 3))
    if normals is not None:
        axis = axis * 0.55 + normals
    axis /= np.linalg.norm(axis, axis=1, keepdims=True)
    other = np.cross(axis, random.normal(size=(count, 3)))
    other /= np.linalg.norm(other, axis=1, keepdims=True) + 1e-9
    third = np.cross(axis, other)
    length = size * random.uniform(0.6, 1.3, count)[:, None]
    along, across, fold = other * length / 2, third * length * ratio / 2, axis * length * 0.12
    vertices = np.stack([centers - along, centers - across + fold, centers + along, centers + across + fold], 1)
    return vertices, random.random(count)


def _limb(start, end, r0, r1, sides=7, bow=0.0, random=None, segments=5):
    """Tapering branch as vertices and quads."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    axis = end - start
    length = np.linalg.norm(axis)
    axis = axis / length
    side = np.cross(axis, (0.3, 0.9, 0.1))
    side /= np.linalg.norm(side)
    up = np.cross(axis, side)
    t = np.linspace(0, 1, segments + 1)
    sway = (random.normal(0, bow, (segments + 1, 3)) if random is not None else np.zeros((segments + 1, 3))) * length
    sway[0] = 0
    center = start + axis * (t * length)[:, None] + sway
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    ring = np.cos(angles)[:, None] * side + np.sin(angles)[:, None] * up
    radius = r0 + (r1 - r0) * t
    vertices = (center[:, None] + ring[None] * radius[:, None, None]).reshape(-1, 3)
    return vertices, ring_faces(segments + 1, sides), center


_BALL = np.array(
    [
        (math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise))
        for rise in np.radians((-75, -40, 0, 40, 75))
        for turn in np.linspace(0, 2 * math.pi, 9, endpoint=False)
    ]
)


class _Collected:
    """Gathers mesh pieces."""

    def __init__(self):
        self.vertices, self.faces, self.tints, self.count = [], [], [], 0

    def add(self, vertices, faces, tint=None):
        self.vertices.append(vertices)
        self.faces.append(faces + self.count)
        self.tints.append(np.zeros(len(faces)) if tint is None else tint)
        self.count += len(vertices)

    def mesh(self, name, surface, smooth=False):
        return mesh_data(
            name,
            np.concatenate(self.vertices),
            np.concatenate(self.faces),
            surface,
            tint=np.concatenate(self.tints),
            smooth=smooth,
        )


def leafy_tree(
    name='tree',
    seed=1,
    height=8.0,
    crown=3.0,
    trunk=0.16,
    foliage=None,
    leaf_size=0.14,
    leaves=44000,
    wood_surface=None,
    clump=None,
    core=0.52,
):
    """Deciduous tree: (wood mesh, leaf mesh). Branching to three orders, leaves in clusters on the twigs.

    With a `clump`, in meters, the leaves lie in rounded clumps about that wide, around a dark core, which is the last
    mesh: calmer before a bright sky, where single leaves glitter. The larger the `core`, as a part of the clump, the
    less of the sky shows through.
    """
    random = np.random.default_rng(seed)
    wood, twigs = _Collected(), []
    clear = height * 0.24

    def grow(start, heading, length, radius, order):
        end = np.asarray(start) + heading * length
        vertices, faces, line = _limb(start, end, radius, radius * (0.55 if order else 0.45), 8 - order, 0.018, random)
        wood.add(vertices, faces)
        if order == 3:
            twigs.append(line[2:])
            return
        for _ in range((11, 6, 4)[order]):
            where = random.uniform(0.3 if order == 0 else 0.35, 1.0)
            origin = line[int(where * (len(line) - 1))]
            turn = random.normal(size=3)
            turn -= heading * turn.dot(heading)
            turn /= np.linalg.norm(turn)
            spread_out = random.uniform(0.5, 1.05)
            onward = heading * math.cos(spread_out) + turn * math.sin(spread_out)
            onward[2] = max(onward[2], -0.05) + 0.12
            onward /= np.linalg.norm(onward)
            grow(origin, onward, length * random.uniform(0.42, 0.68), radius * 0.42, order + 1)
        twigs.append(line[3:])

    grow((0, 0, -0.1), np.array([0.03, 0.02, 1.0]), height * 0.66, trunk, 0)
    tips = np.concatenate(twigs)
    tips = tips[tips[:, 2] > clear]
    flat = np.hypot(tips[:, 0], tips[:, 1])
    tips[:, :2] *= (np.minimum(flat, crown) / np.maximum(flat, 0.01))[:, None]
    surface = foliage or leaf('tree leaf', '#4f6b2e', '#6c8440', '#8fa050')
    wood_mesh = wood.mesh(f'{name} wood', wood_surface or bark(), True)
    if clump:
        return wood_mesh, *_clumps(name, random, tips, clump, leaves, leaf_size, surface, core)
    chosen = tips[random.integers(len(tips), size=leaves)] + random.normal(0, 0.24, (leaves, 3))
    vertices, tint = leaf_cards(random, chosen, leaf_size)
    return wood_mesh, mesh_data(f'{name} leaves', vertices, None, surface, tint=tint * 0.8)


def _clumps(name, random, tips, width, leaves, leaf_size, surface, part):
    """Leaves on rounded clumps where the tips of twigs crowd, paler on top, and the dark cores: (leaf, core) meshes."""
    _, cell, crowd = np.unique(np.floor(tips / width), axis=0, return_inverse=True, return_counts=True)
    middle = np.stack([np.bincount(cell.ravel(), tips[:, axis]) for axis in range(3)], -1) / crowd[:, None]
    share = crowd / np.median(crowd)
    # A cell with few tips, or with few others beside it, is a stray twig, whose leaves would hover as a ball.
    near = np.linalg.norm(middle[:, None] - middle[None], axis=2) < 1.8 * width
    stray = (share < 0.3) | (near.sum(1) < 8)
    radius = width * np.where(stray, 0.3, np.clip(share**0.33, 0.7, 1.2) * 0.7)
    core = _Collected()
    for center, size in zip(middle[~stray], radius[~stray]):
        core.add(center + _BALL * size * (part, part, part - 0.12), ring_faces(5, 9))
    # Smaller ones on each, since balls alone look clipped.
    sprigs = 6
    toward = random.normal(size=(len(middle) * sprigs, 3)) * (1, 1, 0.8)
    toward /= np.linalg.norm(toward, axis=1, keepdims=True)
    beside = (
        np.repeat(middle, sprigs, 0)
        + toward * (np.repeat(radius, sprigs) * random.uniform(0.7, 1.15, len(toward)))[:, None]
    )
    middle = np.concatenate([middle, beside])
    radius = np.concatenate([radius, np.repeat(radius, sprigs) * random.uniform(0.35, 0.6, len(toward))])
    chosen = random.choice(len(middle), leaves, p=radius**2 / (radius**2).sum())
    out = random.normal(size=(leaves, 3))
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    away = (1.08 - 0.5 * random.random(leaves)) * radius[chosen]
    centers = middle[chosen] + out * away[:, None] * (1, 1, 0.75)
    vertices, tint = leaf_cards(random, centers, leaf_size, out, 0.62)
    tint = np.clip(0.25 + 0.25 * out[:, 2] + 0.2 * tint, 0, 0.8)
    mesh = mesh_data(f'{name} leaves', vertices, None, surface, tint=tint, smooth=True)
    # All leaves of a clump are shaded as its round side: each by its own slant sparkles in the sun.
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(np.repeat(out, 4, 0))
    return mesh, core.mesh(f'{name} core', plain('crown core', '#34461f', 0.95), True)


def pine(name='pine', seed=1, height=9.0, spread_=1.9, foliage=None, needles=16000):
    """Pitch or loblolly pine: bare lower trunk, irregular whorls, tufts of needles. (wood, needles) meshes."""
    random = np.random.default_rng(seed)
    wood, tufts = _Collected(), []
    vertices, faces, line = _limb((0, 0, -0.1), (0.15, 0.1, height), 0.17, 0.03, 8, 0.006, random, 10)
    wood.add(vertices, faces)
    for level in np.arange(0.36, 1.0, 0.07):
        origin = np.array([0.15 * level, 0.1 * level, height * level])
        reach = spread_ * (1.06 - level) ** 0.6 * random.uniform(0.6, 1.1)
        for turn in random.uniform(0, 6.283) + np.arange(random.integers(3, 6)) * 6.283 / 4.5 + random.normal(0, 0.3):
            if random.random() < 0.18:
                continue
            length = reach * random.uniform(0.55, 1.1)
            tip = origin + np.array(
                [math.cos(turn) * length, math.sin(turn) * length, length * random.uniform(0.05, 0.4)]
            )
            vertices, faces, bough = _limb(origin, tip, 0.035 * (1.2 - level), 0.008, 5, 0.03, random)
            wood.add(vertices, faces)
            for point in bough[2:]:
                tufts.extend(point + random.normal(0, 0.11, (3, 3)))
    tufts = np.array(tufts)
    pick = tufts[random.integers(len(tufts), size=needles)]
    out = random.normal(size=(needles, 3))
    out[:, 2] = np.abs(out[:, 2]) * 0.9
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    side = np.cross(out, random.normal(size=(needles, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    length = random.uniform(0.18, 0.34, needles)[:, None]
    # As wide as a bundle of needles: finer ones are less than a pixel and smear to a gray veil.
    quads = np.stack(
        [
            pick - side * 0.032,
            pick + side * 0.032,
            pick + out * length + side * 0.012,
            pick + out * length - side * 0.012,
        ],
        1,
    ).reshape(-1, 3)
    surface = foliage or leaf('pine needle', '#3d5230', '#50653a', '#7f8a4c', 0.25)
    mesh = mesh_data(f'{name} needles', quads, None, surface, tint=random.random(needles) * 0.7)
    return wood.mesh(f'{name} wood', bark('pine bark', '#7a5d49'), True), mesh


def plant(meshes, location, rotation=0.0, scale=1.0, parent=None):
    """Set a tree made of several meshes."""
    for mesh in meshes:
        instance(mesh, location, rotation, scale, parent)


def distant_trees(meters, crown=4.6, leaf_size=0.22, leaves=50000):
    """Two kinds of tree for woods behind a street, each (wood mesh, leaf mesh), in air that hides them at `meters`."""
    haze = ('#dfe6e6', meters)
    foliage = leaf('wood leaf', '#5c7443', '#72874e', '#9aa263', 0.3, 0.3, haze)
    wood = bark('wood bark', '#75695a', haze)
    return [leafy_tree(f'wood {seed}', seed, 10.0, crown, 0.2, foliage, leaf_size, leaves, wood) for seed in (14, 21)]


def grove(trees, places, turn, ground=0.0):
    """Set trees at places (x, y, size) on level ground, one kind after the other, each turned further by `turn`."""
    for number, (x, y, size) in enumerate(places):
        plant(trees[number % len(trees)], (x, y, ground), number * turn, size)


def bush(
    name,
    seed=1,
    size=(0.9, 0.9, 0.8),
    foliage=None,
    leaf_size=0.07,
    leaves=5200,
    flowers=0,
    flower_surface=None,
    lumps=0.22,
):
    """Rounded shrub of leaf cards on a lumpy ellipsoid; `flowers`: number of hydrangea heads."""
    random = np.random.default_rng(seed)
    normal = random.normal(size=(leaves, 3))
    normal[:, 2] = np.where(normal[:, 2] < -0.3, -normal[:, 2], normal[:, 2])
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    swell = 1 + lumps * fbm(normal[:, 0] * 2.6 + normal[:, 2] * 1.7, normal[:, 1] * 2.6 - normal[:, 2], 3, seed)
    depth = 1 - 0.35 * random.random(leaves) ** 2
    extent = np.array(size) / 2
    centers = normal * extent * (swell * depth)[:, None] + (0, 0, size[2] * 0.46)
    surface = foliage or leaf('shrub leaf', '#47642f', '#5b7a3c', '#8aa055')
    vertices, tint = leaf_cards(random, centers, leaf_size, normal, 0.62)
    made = [mesh_data(f'{name} leaves', vertices, None, surface, tint=tint * 0.7)]
    if flowers:
        heads = random.normal(size=(flowers, 3))
        heads[:, 2] = np.abs(heads[:, 2]) * 0.9 + 0.1
        heads /= np.linalg.norm(heads, axis=1, keepdims=True)
        middle = heads * extent * 1.06 + (0, 0, size[2] * 0.46)
        petals = 150
        around = random.normal(size=(flowers, petals, 3))
        around /= np.linalg.norm(around, axis=2, keepdims=True)
        radius = random.uniform(0.06, 0.1, flowers)[:, None, None]
        points = (middle[:, None] + around * radius * (1, 1, 0.8)).reshape(-1, 3)
        vertices, tint = leaf_cards(random, points, 0.036, around.reshape(-1, 3) * 2, 0.95)
        made.append(mesh_data(f'{name} flowers', vertices, None, flower_surface, tint=tint))
    return made


def hedge(name, low, high, seed=1, foliage=None, density=1500, leaf_size=0.05):
    """Clipped hedge: leaf cards over the faces of a box."""
    random = np.random.default_rng(seed)
    low, high = np.asarray(low, float), np.asarray(high, float)
    extent = high - low
    centers, normals = [], []
    for axis, sign in ((0, -1), (0, 1), (1, -1), (1, 1), (2, 1)):
        others = [a for a in range(3) if a != axis]
        count = int(density * extent[others[0]] * extent[others[1]])
        points = low + random.random((count, 3)) * extent
        points[:, axis] = (high if sign > 0 else low)[axis] - sign * np.abs(random.normal(0, 0.045, count))
        points[:, axis] += sign * 0.07 * fbm(points[:, others[0]] * 1.6, points[:, others[1]] * 1.6, 3, seed + axis)
        direction = np.zeros((count, 3))
        direction[:, axis] = sign
        centers.append(points)
        normals.append(direction)
    surface = foliage or leaf('hedge leaf', '#3f5a2b', '#4d6b34', '#7d9450')
    vertices, tint = leaf_cards(random, np.concatenate(centers), leaf_size, np.concatenate(normals), 0.6)
    return add_mesh(name, vertices, None, surface, empty(name), tint=tint * 0.7)
