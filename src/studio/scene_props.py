"""Small things that tell the story: surfboard, beach bag, towels, umbrella, wicker chair."""

import math

import numpy as np
from mathutils import Vector

from geometry import empty, rounded_box, solidify
from geometry import tube as round_tube
from scene_core import Boxes, add_mesh, grid_faces, lathe, material, ring_faces, tube
from scene_mats import fabric, painted, plain


def _board_surface(color, stripe):
    def make(s):
        x, y, z = s.split(s.object_space())[:3]
        off = s.math('ABSOLUTE', x)
        line = s.math('LESS_THAN', s.math('ABSOLUTE', s.math('SUBTRACT', off, 0.075)), 0.016)
        stringer = s.math('LESS_THAN', off, 0.004)
        nose = s.math('GREATER_THAN', s.math('ADD', z, s.math('MULTIPLY', off, 0.6)), 1.62)
        base = s.mix(s.math('MAXIMUM', line, nose), color, stripe)
        base = s.mix(stringer, base, '#8a6a45')
        return s.principled(base, 0.22, None, 0.5, Clearcoat=0.6)

    return material(f'surfboard {color} {stripe}', make)


def surfboard(location, rotation, lean, color='#f3ecdc', stripe='#2d8f96', length=2.2, parent=None):
    """Longboard standing on its tail; rotation about Z and lean backwards in degrees."""
    t = np.linspace(0, 1, 41)
    half = 0.285 * (np.sin(np.pi * np.clip(t, 0.001, 0.999) ** 0.9)) ** 0.5 * (0.86 + 0.14 * t)
    thick = 0.036 * np.sin(np.pi * np.clip(t * 0.96 + 0.02, 0, 1)) ** 0.5
    rocker = 0.10 * (np.abs(t - 0.45) / 0.55) ** 2.6
    around = np.linspace(0, 2 * math.pi, 24, endpoint=False)
    ring = np.stack([np.sign(np.cos(around)) * np.abs(np.cos(around)) ** 0.75, np.sin(around)], -1)
    vertices = np.concatenate(
        [
            np.column_stack([ring[:, 0] * h, ring[:, 1] * d - r, np.full(24, u * length)])
            for h, d, r, u in zip(half, thick, rocker, t)
        ]
    )
    board = add_mesh('surfboard', vertices, ring_faces(41, 24), _board_surface(color, stripe), parent, smooth=True)
    board.location = location
    board.rotation_euler = (math.radians(-lean), 0, math.radians(rotation))
    return board


def beach_bag(location, rotation=0.0, color='#e9dfc8', base='#27606b', scale=1.0, parent=None):
    """Canvas tote with a colored bottom, rope handles and a towel looking out."""
    root = empty('beach bag', parent, location, (0, 0, rotation))
    root.scale = (scale,) * 3
    levels = np.linspace(0, 0.36, 12)
    around = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    rings = []
    for z in levels:
        t = z / 0.36
        a, b = 0.21 + 0.045 * t + 0.02 * math.sin(t * math.pi), 0.11 - 0.005 * t + 0.03 * math.sin(t * math.pi)
        x = np.sign(np.cos(around)) * np.abs(np.cos(around)) ** 0.55 * a
        y = np.sign(np.sin(around)) * np.abs(np.sin(around)) ** 0.55 * b
        wrinkle = 1 + 0.018 * np.sin(around * 5 + z * 22) + 0.012 * np.sin(around * 11 - z * 31)
        rings.append(np.column_stack([x * wrinkle, y * wrinkle, z + 0.012 * np.sin(around * 2) * t]))

    def make(s):
        z = s.split(s.object_space())[2]
        tone = s.mix(s.math('LESS_THAN', z, 0.12), color, base)
        weave = s.noise(s.object_space(), 300.0, 1.0)
        return s.principled(tone, 0.95, s.bump(s.math('MULTIPLY', weave, 0.003), 1.0, 1.0), 0.1)

    canvas = material(f'bag {color} {base}', make)
    bag = add_mesh('bag', np.concatenate(rings), ring_faces(12, 40), canvas, root, smooth=True)
    solidify(bag, 0.006)
    rope = plain('rope', '#cbb78f', 0.9)
    for side in (-1, 1):
        arc = [
            (0.12 * math.cos(a), side * (0.115 + 0.03 * math.sin(a)), 0.33 + 0.17 * math.sin(a))
            for a in np.linspace(0, math.pi, 17)
        ]
        tube('bag handle', arc, 0.009, rope, root, 3)
    towel_roll((0.04, 0.0, 0.34), 20, '#f2c14e', '#fbf4e4', root, 0.36)
    towel_roll((-0.06, 0.02, 0.36), -12, '#d9654f', '#fbf4e4', root, 0.32)
    return root


def towel_roll(location, rotation, color, stripe, parent=None, length=0.42):
    """Rolled striped towel lying on its side."""
    turns = np.linspace(0, 5.2 * math.pi, 90)
    radius = 0.018 + 0.0034 * turns
    path = np.column_stack([np.cos(turns) * radius, np.sin(turns) * radius])
    left = np.column_stack([np.full(90, -length / 2), path])
    right = np.column_stack([np.full(90, length / 2), path])
    faces = [[i, i + 1, i + 91, i + 90] for i in range(89)]
    roll = add_mesh(
        'towel roll',
        np.concatenate([left, right]),
        faces,
        fabric(f'towel {color}', color, stripe, 0.11),
        parent,
        smooth=True,
    )
    solidify(roll, 0.009)
    roll.location = Vector(location) + Vector((0, 0, 0.07))
    roll.rotation_euler[2] = math.radians(rotation)
    return roll


def draped_towel(
    location, rotation=0.0, color='#4fa3a8', stripe='#f7f0e2', width=0.6, front=0.6, back=0.4, parent=None
):
    """Towel hung over a rail at `location` (top of the rail), falling `front` and `back` meters."""
    us = np.linspace(-width / 2, width / 2, 36)
    ts = np.linspace(-back, front, 50)
    gu, gt = np.meshgrid(us, ts)
    hang = np.abs(gt)
    y = -np.sign(gt) * (0.05 * np.tanh(hang / 0.05)) - np.sign(gt) * 0.012 * np.sin(gu * 22 + 1) * hang
    z = -np.maximum(hang - 0.045, 0) + 0.006 + 0.01 * np.sin(gu * 9) * hang
    cloth = add_mesh(
        'draped towel',
        np.stack([gu, y, z], -1),
        grid_faces(*gu.shape),
        fabric(f'towel {color}', color, stripe, 0.11),
        parent,
        smooth=True,
    )
    solidify(cloth, 0.006)
    cloth.location, cloth.rotation_euler[2] = location, math.radians(rotation)
    return cloth


def adirondack(location, rotation=0.0, color='#2f7a82', parent=None):
    """Slatted garden chair; it faces -Y before turning."""
    root = empty('chair', parent, location, (0, 0, rotation))
    parts = Boxes(11)
    for i in range(6):
        x = -0.25 + i * 0.1
        tall = 0.80 + 0.12 * math.cos((i - 2.5) * 0.55)
        parts.beam((x, 0.14, 0.26), (x * 1.2, 0.14 + tall * 0.36, 0.26 + tall * 0.9), 0.085, 0.02, up=(0, 1, 0))
    for i in range(6):
        y = -0.36 + i * 0.09
        parts.beam((-0.28, y, 0.40 - i * 0.024), (0.28, y, 0.40 - i * 0.024), 0.08, 0.02)
    for x in (-0.31, 0.31):
        parts.beam((x, -0.38, 0.0), (x, -0.38, 0.56), 0.1, 0.026, up=(1, 0, 0))
        parts.beam((x, -0.36, 0.34), (x, 0.52, 0.02), 0.1, 0.026, up=(1, 0, 0))
        parts.beam((x * 1.12, -0.5, 0.575), (x * 1.12, 0.34, 0.575), 0.14, 0.024)
        parts.beam((x, 0.28, 0.2), (x, 0.28, 0.56), 0.08, 0.026, up=(1, 0, 0))
    parts.build('chair slats', painted(f'chair {color}', color, 0.4, 0.1), 0.006, root, 2)
    return root


def folded_umbrella(location, lean=(12, 0), color='#e9785f', parent=None):
    """Closed beach umbrella leaning at something."""
    root = empty('umbrella', parent, location, (*lean, 0))
    lathe('umbrella pole', [(0.016, 0), (0.016, 2.1), (0, 2.1)], painted('pole', '#e8ddc8', 0.4), root, 12)
    around = 40
    levels = np.linspace(0.75, 2.08, 24)
    rings = []
    angles = np.linspace(0, 2 * math.pi, around, endpoint=False)
    for z in levels:
        t = (z - 0.75) / 1.33
        radius = 0.075 * math.sin(min(1, t * 1.2 + 0.32) * math.pi * 0.92) ** 0.8 + 0.012
        fold = 1 + 0.28 * np.sin(angles * 8 + t * 3) * (1 - t * 0.6)
        rings.append(
            np.column_stack([np.cos(angles) * radius * fold, np.sin(angles) * radius * fold, np.full(around, z)])
        )
    cloth = fabric(f'umbrella {color}', color)
    add_mesh('umbrella cloth', np.concatenate(rings), ring_faces(24, around), cloth, root, smooth=True)
    tube(
        'umbrella strap',
        [(math.cos(a) * 0.09, math.sin(a) * 0.09, 1.25) for a in np.linspace(0, 6.28, 20)],
        0.006,
        plain('strap', '#f3ead8'),
        root,
        2,
    )
    return root


def folded_chair(location, rotation, color, parent=None):
    """Beach chair folded flat, on its feet: two tube frames a hand apart with striped cloth; it faces -Y."""
    root = empty('beach chair', parent, location, rotation)
    frame = painted('chair tube', '#e9e6dd', 0.35, 0.05)
    for y, low, high in ((0.0, 0.0, 0.92), (0.055, 0.06, 0.74)):
        loop = [(-0.23, y, low), (0.23, y, low), (0.23, y, high), (-0.23, y, high)]
        round_tube('chair frame', loop, 0.0125, frame, root, bend=0.05, closed=True)
    for y, low, high in ((-0.004, 0.34, 0.90), (0.06, 0.12, 0.60)):
        us, vs = np.meshgrid(np.linspace(-0.215, 0.215, 12), np.linspace(low, high, 16))
        slack = 0.012 * np.sin((vs - low) / (high - low) * math.pi) * np.cos(us * 5)
        cloth = fabric(f'chair cloth {color}', color, '#fbf4e4', 0.105)
        sheet = add_mesh('chair cloth', np.stack([us, y - slack, vs], -1), grid_faces(16, 12), cloth, root, smooth=True)
        solidify(sheet, 0.004)
    return root


def cooler(location, rotation=0.0, color='#2f8c96', parent=None):
    """Box for ice with a white lid and a handle."""
    root = empty('cooler', parent, location, (0, 0, rotation))
    shell, white = painted(f'cooler {color}', color, 0.35, 0.03), painted('cooler lid', '#f2efe6', 0.35, 0.03)
    rounded_box('cooler tub', (0.50, 0.29, 0.27), (0, 0, 0.135), 0.035, shell, root, 4)
    rounded_box('cooler top', (0.52, 0.31, 0.075), (0, 0, 0.305), 0.03, white, root, 4, 0.008)
    for x in (-0.258, 0.258):
        rounded_box('cooler grip', (0.03, 0.17, 0.035), (x, 0, 0.20), 0.012, white, root)
    return root
