"""Brush guards, bull bars and other steel in front of a cart (local to the front axle)."""

from mathutils import Vector

import cabin
import geometry as g
import materials as m


def build(spec, parent, reach):
    """Add the spec's guard; reach is the x of the nose's foremost point."""
    kind = {'hoop': hoop, 'bull': bull, 'work': work, 'rail': rail}.get(spec['brushGuard'])
    if kind:
        kind(spec, g.empty('brush guard', parent), reach)


def hoop(spec, parent, reach):
    """Two hoops with a cross bar and an aluminum skid plate."""
    x = reach + 0.055
    outer = [
        (x - 0.10, -0.30, 0.19),
        (x + 0.01, -0.30, 0.24),
        (x, -0.285, 0.56),
        (x, 0.285, 0.56),
        (x + 0.01, 0.30, 0.24),
        (x - 0.10, 0.30, 0.19),
    ]
    g.tube('guard hoop', outer, 0.021, spec.frame, parent, bend=0.09)
    g.tube('guard bar', [(x + 0.008, -0.29, 0.40), (x + 0.008, 0.29, 0.40)], 0.016, spec.frame, parent)
    for y in (-0.12, 0.12):
        g.tube('guard post', [(x + 0.01, y, 0.24), (x + 0.004, y, 0.55)], 0.013, spec.frame, parent)
    skid(parent, x - 0.03, 0.25, 0.19)


def skid(parent, x, half, low):
    """Aluminum skid plate with slots under the bumper."""
    rows = []
    for dx, z in ((0.035, 0.085), (0.03, 0.06), (-0.02, 0.0), (-0.16, -0.03)):
        rows.append(
            [Vector((x + dx, y * half * (1 - 0.12 * (z < 0.03)), low + z)) for y in [k / 6 - 1 for k in range(13)]]
        )
    g.bevel(g.solidify(g.grid('skid plate', rows, m.brushed_metal(), parent, smooth=30), 0.006), 0.002, 2, 50)
    for y in (-0.14, -0.07, 0.0, 0.07, 0.14):
        g.rounded_box(
            'skid slot', (0.006, 0.028, 0.012), (x + 0.012, y, low + 0.030), 0.002, m.plastic('#080808'), parent, 1
        )


def bull(spec, parent, reach):
    """Full-width bull bar with lamp wings, spot lamps and a winch fairlead."""
    x = reach + 0.065
    main = [
        (x - 0.12, -0.23, 0.17),
        (x + 0.01, -0.23, 0.22),
        (x + 0.005, -0.225, 0.66),
        (x - 0.01, -0.19, 0.775),
        (x - 0.01, 0.19, 0.775),
        (x + 0.005, 0.225, 0.66),
        (x + 0.01, 0.23, 0.22),
        (x - 0.12, 0.23, 0.17),
    ]
    g.tube('bull bar', main, 0.024, spec.frame, parent, bend=0.07)
    side = g.empty('lamp wing', parent)
    wing = [
        (x + 0.01, 0.23, 0.30),
        (x - 0.02, 0.52, 0.33),
        (x - 0.16, 0.62, 0.40),
        (x - 0.15, 0.62, 0.63),
        (x - 0.03, 0.52, 0.735),
        (x + 0.003, 0.225, 0.72),
    ]
    g.tube('wing tube', wing, 0.019, spec.frame, side, bend=0.10)
    lamp = cabin.round_lamp(0.125, parent=side)
    lamp.location = (x + 0.02, 0.12, 0.60)
    g.mirrored(side, parent)
    for z in (0.34, 0.52):
        g.tube('bull cross bar', [(x + 0.008, -0.23, z), (x + 0.008, 0.23, z)], 0.017, spec.frame, parent)
    g.rounded_box('winch plate', (0.02, 0.30, 0.11), (x + 0.005, 0, 0.285), 0.006, spec.dark, parent)
    g.rounded_box('fairlead', (0.03, 0.19, 0.05), (x + 0.02, 0, 0.29), 0.014, m.brushed_metal(), parent)
    g.tube(
        'winch hook',
        [(x + 0.035, 0, 0.29), (x + 0.055, 0, 0.27), (x + 0.05, 0.02, 0.245), (x + 0.05, -0.015, 0.235)],
        0.008,
        m.powder_coat('#b3241d'),
        parent,
        bend=0.01,
    )
    skid(parent, x - 0.03, 0.23, 0.17)


def work(spec, parent, reach):
    """Stout tube bumper with a rubber face for a work cart."""
    x = reach + 0.05
    low = [
        (x - 0.20, -0.56, 0.27),
        (x - 0.04, -0.50, 0.27),
        (x, -0.40, 0.27),
        (x, 0.40, 0.27),
        (x - 0.04, 0.50, 0.27),
        (x - 0.20, 0.56, 0.27),
    ]
    g.tube('bumper tube', low, 0.032, spec.frame, parent, bend=0.06)
    high = [(x - 0.02, -0.27, 0.27), (x - 0.015, -0.26, 0.58), (x - 0.015, 0.26, 0.58), (x - 0.02, 0.27, 0.27)]
    g.tube('guard hoop', high, 0.020, spec.frame, parent, bend=0.06)
    g.rounded_box('rubber face', (0.03, 0.62, 0.06), (x + 0.024, 0, 0.27), 0.012, spec.rubber, parent)
    for y in (-0.09, 0.09):
        g.tube('guard post', [(x - 0.012, y, 0.29), (x - 0.015, y, 0.58)], 0.014, spec.frame, parent)


def rail(spec, parent, reach):
    """Deep rubber-faced bumper of a shuttle with a polished bar above."""
    x = reach + 0.075
    w = spec.half_width
    path = [
        (x - 0.30, -w - 0.01, 0.30),
        (x - 0.10, -w + 0.015, 0.30),
        (x - 0.02, -w + 0.14, 0.30),
        (x, -0.30, 0.30),
        (x, 0.30, 0.30),
        (x - 0.02, w - 0.14, 0.30),
        (x - 0.10, w - 0.015, 0.30),
        (x - 0.30, w + 0.01, 0.30),
    ]
    path = g.catmull([Vector(p) for p in path], 8)
    g.sweep('shuttle bumper', g.rounded_rectangle(0.075, 0.15, 0.028, 5), path, spec.black, parent, up=(0, 0, 1))
    bead = [p + Vector((0.034, 0, 0.0)) for p in path[10:-10]]
    g.sweep('bumper bead', g.rounded_rectangle(0.022, 0.045, 0.01), bead, m.rubber(), parent, up=(0, 0, 1))
    bar = [(x - 0.055, -0.26, 0.36), (x - 0.02, -0.26, 0.445), (x - 0.02, 0.26, 0.445), (x - 0.055, 0.26, 0.36)]
    g.tube('shuttle bar', bar, 0.014, m.brushed_metal(), parent, bend=0.04)
