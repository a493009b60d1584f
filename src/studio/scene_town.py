"""What settings share: shop fronts with signs, street benches, railings, pavers, far banks."""

import math

import numpy as np

from geometry import empty
from scene_arch import band, corner_board, courses, door, lettering, sheathing, window
from scene_core import Boxes, add_mesh, box, tube
from scene_mats import fabric, painted, plain
from scene_plants import grove

STONE = '#d5ccbb'


def awning(frame, u0, u1, v, reach, color, stripe='#f7f1e3'):
    """Striped awning over a window: a slope with a scalloped edge."""
    width = u1 - u0
    stripes = max(5, int(width / 0.22) | 1)
    tones = (fabric(f'awning {color}', color), fabric(f'awning {stripe}', stripe))
    drop = reach * 0.55
    for number in range(stripes):
        a, b = u0 + width * number / stripes, u0 + width * (number + 1) / stripes
        top = [frame.at(a, v, 0.02), frame.at(b, v, 0.02), frame.at(b, v - drop, reach), frame.at(a, v - drop, reach)]
        ts = np.linspace(0, math.pi, 7)
        hem = [
            frame.at(a + (b - a) * (0.5 - 0.5 * math.cos(t)), v - drop - 0.12 - 0.07 * math.sin(t), reach) for t in ts
        ]
        add_mesh('awning', top, [[0, 1, 2, 3]], tones[number % 2])
        add_mesh('awning hem', [top[3], top[2], *reversed(hem)], [list(range(2 + len(hem)))], tones[number % 2])


def shop(frame, width, height, surface, words, seed, awning_color, sign='#1f4a57', boards=True):
    """A shop: two windows beside a door below a fascia with `words`, an awning over each window, a cornice.

    Its wall is clad in `boards`, or else, as of brick, `surface` itself with stone above and below the upper windows.
    """
    middle = width / 2
    openings = [
        (0.5, 0.55, middle - 0.75, 2.45),
        (middle - 0.5, 0.03, middle + 0.5, 2.2),
        (middle + 0.75, 0.55, width - 0.5, 2.45),
    ]
    upper = []
    if height > 5.2:
        upper = [(at - 0.45, 4.0, at + 0.45, 5.5) for at in (width * 0.22, width * 0.5, width * 0.78)]
    holes = [*openings, *upper]
    sheathing('shop wall', frame, width, height, plain('backing', '#6d7676') if boards else surface, holes)
    if boards:
        clapboard = (0.115, (1.9, 4.2), 0.014, 0.003, 0.001)
        courses('shop siding', frame, width, height, surface, holes, *clapboard, seed=seed)
    for low_u, low_v, high_u, high_v in (openings[0], openings[2]):
        window(frame, low_u, low_v, high_u - low_u, high_v - low_v, 3, 1, 0.12, double_hung=False)
    for low_u, low_v, high_u, high_v in upper:
        window(frame, low_u, low_v, high_u - low_u, high_v - low_v, 2, 2, curtain=fabric('curtain', '#f4efe4'))
        if not boards:
            band(frame, low_u - 0.2, high_u + 0.2, high_v + 0.13, high_v + 0.38, out=0.05, color=STONE)
            band(frame, low_u - 0.2, high_u + 0.2, low_v - 0.18, low_v - 0.04, out=0.08, color=STONE)
    door(frame, openings[1][0] + 0.04, 0.03, 0.92, 2.1, awning_color)
    if boards:
        for u in (0.03, width - 0.03):
            corner_board(frame, u, height)
    band(frame, 0, width, 2.75, 3.5, out=0.05)
    board = Boxes(3).add((width * 0.10, 2.84, 0.03), (width * 0.90, 3.41, 0.075), 0.5, frame.matrix)
    board.build('sign board', painted(f'sign {sign}', sign, 0.4, 0.04), 0.006)
    lettering(frame, words, middle, 3.12, width * 0.72, 0.50, 0.078)
    band(frame, -0.06, width + 0.06, height - 0.02, height + 0.26, out=0.14)
    for low_u, _, high_u, high_v in (openings[0], openings[2]):
        awning(frame, low_u - 0.15, high_u + 0.15, high_v + 0.24, 0.95, awning_color)


def bench(location, rotation, color='#f1efe8'):
    """A slatted street bench; it faces -Y before turning."""
    root = empty('bench', None, location, (0, 0, rotation))
    slats = Boxes(3)
    for k in range(4):
        slats.add((-0.75, -0.22 + 0.115 * k, 0.43), (0.75, -0.125 + 0.115 * k, 0.455))
    for k in range(3):
        slats.beam((-0.75, 0.24 + 0.03 * k, 0.55 + 0.13 * k), (0.75, 0.24 + 0.03 * k, 0.55 + 0.13 * k), 0.022, 0.1)
    for x in (-0.62, 0.62):
        slats.add((x - 0.03, -0.22, 0), (x + 0.03, -0.15, 0.43)).add((x - 0.03, 0.17, 0), (x + 0.03, 0.24, 0.43))
        slats.add((x - 0.03, -0.22, 0.38), (x + 0.03, 0.24, 0.43))
        slats.beam((x, 0.2, 0.40), (x, 0.33, 0.92), 0.06, 0.05, up=(0, 1, 0))
        slats.add((x - 0.035, -0.24, 0.62), (x + 0.035, 0.26, 0.65)).add(
            (x - 0.03, -0.22, 0.45), (x + 0.03, -0.16, 0.62)
        )
    slats.build('bench slats', painted(f'bench {color}', color, 0.4, 0.1), 0.006, root, 2)
    return root


def iron_railing(x0, x1, y, height=1.05, step=2.4, z=0.0):
    """Railing of painted iron along X with balusters between posts."""
    surface = painted('railing', '#23302f', 0.4, 0.05)
    bars = Boxes(4)
    for x in np.arange(x0, x1 + 0.01, step):
        bars.add((x - 0.035, y - 0.035, z), (x + 0.035, y + 0.035, z + height + 0.07))
    for level in (0.12, height - 0.16, height):
        bars.add((x0, y - 0.02, z + level - 0.018), (x1, y + 0.02, z + level + 0.018))
    for x in np.arange(x0, x1, 0.12):
        bars.add((x - 0.008, y - 0.008, z + 0.12), (x + 0.008, y + 0.008, z + height - 0.16))
    bars.build('railing', surface, 0.004)


def street_lamp(x, y, z=0.0, height=3.7):
    """Lamp on a post, without a banner: a public street carries no dealer's name, and an empty one looks unfinished."""
    iron = painted('lamp iron', '#23302f', 0.4, 0.05)
    tube('lamp post', [(x, y, z), (x, y, z + height)], 0.055, iron, resolution=8)
    tube('lamp foot', [(x, y, z), (x, y, z + 0.55)], 0.10, iron, resolution=8)
    tube('lamp neck', [(x, y, z + height), (x, y, z + height + 0.12)], 0.10, iron, resolution=8)
    box(
        'lamp glass',
        (x - 0.13, y - 0.13, z + height + 0.12),
        (x + 0.13, y + 0.13, z + height + 0.50),
        plain('lamp milk', '#f3ecd8', 0.3),
        0.05,
    )
    box('lamp hat', (x - 0.18, y - 0.18, z + height + 0.50), (x + 0.18, y + 0.18, z + height + 0.58), iron, 0.03)


def pavers(name, low, high, surface, size=(0.21, 0.105), seed=3):
    """Brick walk in running bond between two corners (x, y), top at z = 0."""
    random = np.random.default_rng(seed)
    bricks = Boxes(seed)
    for row, y in enumerate(np.arange(low[1], high[1], size[1])):
        for x in np.arange(low[0] - (row % 2) * size[0] / 2, high[0], size[0]):
            sink = random.normal(0, 0.0012)
            bricks.add((x + 0.003, y + 0.003, -0.05), (x + size[0] - 0.003, y + size[1] - 0.003, sink))
    bricks.build(name, surface, 0.003)


def far_bank(trees, y, x0, x1, count, seed, ground=0.0, size=(0.8, 1.3)):
    """A row of trees far away along X."""
    random = np.random.default_rng(seed)
    places = [
        (x + random.normal(0, 1.5), y + random.uniform(-4, 9), random.uniform(*size))
        for x in np.linspace(x0, x1, count)
    ]
    grove(trees, places, 1.9, ground)
