"""Dashboard: molded body across the cart, binnacle, screen, cup holders, gloves' bins, and the driver's controls."""

from mathutils import Vector

import cabin
import geometry as g
import materials as m
from spec import FLOOR

DRIVER_Y = 0.28


def build(spec, parent):
    """The dash behind the windshield, what is mounted on it, and the driver's controls."""
    dash = g.empty('dash', parent, (spec.wheelbase - 0.375, 0, 0))
    body(spec, dash)
    bins(spec, dash)
    instruments(spec, dash)
    controls(spec, dash)
    return dash


def instruments(spec, parent):
    """Screen or gauge, key, vents and cup holders."""
    if spec['screen']:
        cabin.dash_screen(parent=parent).location = (-0.285, 0.0, 0.955)
    else:
        cabin.gauge(parent=parent).location = (-0.282, 0.02, 0.880)
    key = cabin.key_switch(parent=parent)
    g.place(key, (-0.252, 0.13, 0.82), (0, -100, 0))
    for y, z in ((-0.45, 0.942), (-0.325, 0.938), (0.43, 0.948)):
        g.place(cabin.cup_holder(parent=parent), (-0.155, y, z), (0, -7, 0))


def controls(spec, parent):
    """Steering wheel and pedals."""
    g.place(cabin.steering_wheel(parent=parent), (-0.355, DRIVER_Y, 0.985))
    g.place(cabin.pedals(parent=parent), (-0.17, DRIVER_Y, FLOOR + 0.02))


def body(spec, parent):
    """Sweep of the dash section; the middle carries a raised console."""
    w = spec.half_width - 0.085
    section = g.round_corners(
        [
            Vector(p)
            for p in (
                (0.04, 0.925),
                (-0.06, 0.945),
                (-0.215, 0.925),
                (-0.255, 0.88),
                (-0.225, 0.80),
                (-0.20, 0.70),
                (-0.13, 0.64),
                (-0.02, 0.62),
            )
        ],
        [0, 0.06, 0.045, 0.03, 0.05, 0.05, 0.05, 0],
        6,
    )
    rows = []
    count = 48
    for j in range(count + 1):
        y = w * (2 * j / count - 1)
        end = g.smoothstep(w, w - 0.07, abs(y))
        center = 1 - g.smoothstep(0.12, 0.19, abs(y))
        hump = 0.022 * (1 - g.smoothstep(0.10, 0.20, abs(y - DRIVER_Y)))
        row = []
        for p in section:
            x = p.x * (0.86 + 0.14 * end) - 0.022 * center * g.smoothstep(0.93, 0.86, p.y)
            shift = 0.075 * (abs(y) / w) ** 3
            row.append(Vector((x - shift, y, p.y - 0.02 * (1 - end) + hump * g.smoothstep(0.90, 0.935, p.y))))
        rows.append(row)
    g.grid('dash body', rows, m.plastic('#232426'), parent, smooth=50)
    for sign in (-1, 1):
        points = [p for p in rows[-1 if sign > 0 else 0]]
        g.fill('dash end', points, m.plastic('#232426'), parent)


def bins(spec, parent):
    """Gloves' bin lips and an accent strip along the dash."""
    w = spec.half_width - 0.10
    strip = [
        (-0.252, -w, 0.868),
        (-0.258, -w * 0.5, 0.868),
        (-0.276, 0, 0.868),
        (-0.258, w * 0.5, 0.868),
        (-0.252, w, 0.868),
    ]
    g.tube('dash strip', g.catmull([Vector(p) for p in strip], 8), 0.007, m.brushed_metal(), parent)
    g.rounded_box('glove bin', (0.02, 0.26, 0.11), (-0.222, -0.22, 0.755), 0.01, m.plastic('#0c0c0d'), parent)
