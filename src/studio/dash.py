"""Dashboard: its body in three shapes, what is mounted on it, and the driver's controls."""

from mathutils import Vector

import cabin
import geometry as g
import materials as m
from spec import FLOOR

DRIVER_Y = 0.28
SET_BACK = 0.375  # behind the front axle
# Per shape: side view (x, z) from below its edge under the windshield, which is the second point, over the top and the
# front down to the firewall; how round its corners are, and how much it bows.
SHAPES = {
    'molded': (
        (
            (0.03, 0.895),
            (0.03, 0.925),
            (-0.06, 0.945),
            (-0.215, 0.925),
            (-0.255, 0.88),
            (-0.225, 0.80),
            (-0.20, 0.70),
            (-0.13, 0.64),
            (-0.02, 0.62),
        ),
        0.045,
        1.0,
    ),
    # A golf car's: a shelf with a wall behind it, as high as the bins on it.
    'low': (
        (
            (0.03, 0.88),
            (0.03, 0.91),
            (-0.055, 0.905),
            (-0.07, 0.825),
            (-0.21, 0.815),
            (-0.20, 0.72),
            (-0.10, 0.66),
            (-0.02, 0.64),
        ),
        0.022,
        0.0,
    ),
    'flat': (((0.03, 0.895), (0.03, 0.925), (-0.19, 0.915), (-0.205, 0.72), (-0.16, 0.69), (-0.02, 0.66)), 0.014, 0.0),
}
# Heights between which a trim covers the front of a molded dash.
TRIMS = {'metal': (0.855, 0.872), 'wood': (0.805, 0.88), 'paint': (0.80, 0.885)}
# A screen's width and height, its middle and its lean; on a flat dash it sits in the front.
SCREENS = {
    'built-in': (0.235, 0.140, (-0.285, -0.03, 0.955), 12),
    'wide': (0.340, 0.135, (-0.285, -0.055, 0.955), 12),
    'tablet': (0.255, 0.160, (-0.165, -0.045, 1.035), 14),
    'flat': (0.235, 0.140, (-0.206, -0.06, 0.825), 4),
}


def build(spec, parent):
    """The dash behind the windshield, what is mounted on it, and the driver's controls."""
    dash = g.empty('dash', parent, (spec.wheelbase - SET_BACK, 0, 0))
    body(spec, dash)
    {'molded': molded, 'low': low, 'flat': flat}[spec['dash']](spec, dash)
    if spec['screen'] != 'none':
        width, height, place, lean = SCREENS['flat' if spec['dash'] == 'flat' else spec['screen']]
        cabin.dash_screen(width, height, lean, dash).location = place
    wheel = cabin.steering_wheel(style=spec['steeringWheel'], clip=spec['dash'] == 'low', parent=dash)
    wheel.location = (-0.355, DRIVER_Y, 0.985)
    g.place(cabin.pedals(parent=dash), (-0.17, DRIVER_Y, FLOOR + 0.02))
    return dash


def bent(spec, p, y):
    """Where a point (x, z) of the side view lies at a lateral place: a molded dash bows, and its ends are smaller."""
    bow = SHAPES[spec['dash']][2]
    w = half_width(spec)
    narrow = bow * (1 - g.smoothstep(w, w - 0.07, abs(y)))
    console = bow * (1 - g.smoothstep(0.135, 0.165, abs(y)))
    shift = bow * 0.075 * (abs(y) / w) ** 3
    x = p[0] * (1 - 0.14 * narrow) - 0.022 * console * g.smoothstep(0.93, 0.86, p[1]) - shift
    return Vector((x, y, p[1] - 0.02 * narrow))


def edge_height(spec):
    """Height of its edge under the windshield."""
    return SHAPES[spec['dash']][0][1][1]


def half_width(spec):
    """From the middle of the cart to the end of the dash."""
    return spec.half_width - 0.085


def body(spec, parent):
    """Sweep of the dash's side view; the middle of a molded one carries a raised console and, on its front, a trim."""
    profile, radius, _ = SHAPES[spec['dash']]
    w = half_width(spec)
    section = g.resample(g.round_corners([Vector(p) for p in profile], radius, 6), 90)
    count = 160
    rows = [[bent(spec, p, w * (2 * j / count - 1)) for p in section] for j in range(count + 1)]
    g.grid('dash body', rows, spec.dash, parent, smooth=50)
    for row in (rows[0], rows[-1]):
        g.fill('dash end', row, spec.dash, parent)
    if spec['dashTrim'] != 'none':
        low, high = TRIMS[spec['dashTrim']]
        band = [k for k, p in enumerate(section) if p.x < -0.2 and low < p.y < high]
        out = Vector((-0.002, 0, 0))
        material = {'metal': m.brushed_metal(), 'wood': m.wood(), 'paint': spec.paint}[spec['dashTrim']]
        strip = g.grid('dash trim', [[row[k] + out for k in band] for row in rows[10:-10]], material, parent, smooth=50)
        g.solidify(strip, 0.008, 0)


def molded(spec, parent):
    """Gauge where there is no screen, key and cup holders."""
    if spec['screen'] == 'none':
        cabin.gauge(parent=parent).location = (-0.282, 0.02, 0.880)
    g.place(cabin.key_switch(parent=parent), (-0.252, 0.13, 0.82), (0, -100, 0))
    for y, z in ((-0.45, 0.942), (-0.325, 0.938), (0.43, 0.948)):
        g.place(cabin.cup_holder(parent=parent), (-0.155, y, z), (0, -7, 0))


def low(spec, parent):
    """Open bins left and right, cup holders between them, and a small charge meter beside the key."""
    w = spec.half_width - 0.10
    g.rounded_box('bin mat', (0.125, 2 * w, 0.006), (-0.135, 0, 0.824), 0.002, m.rubber(), parent)
    g.rounded_box('bin lip', (0.016, 2 * w, 0.062), (-0.203, 0, 0.842), 0.006, spec.dash, parent)
    for y in (-w, -0.14, 0.14, w):
        g.rounded_box('bin wall', (0.14, 0.014, 0.062), (-0.135, y, 0.842), 0.006, spec.dash, parent)
    for y in (-0.068, 0.068):
        cabin.cup_holder(0.047, 0.045, False, parent).location = (-0.135, y, 0.874)
    g.rounded_box('instrument panel', (0.03, 0.26, 0.10), (-0.207, 0, 0.82), 0.012, spec.dash, parent)
    cabin.gauge(0.062, parent).location = (-0.223, -0.02, 0.825)
    g.place(cabin.key_switch(parent=parent), (-0.222, -0.085, 0.825), (0, -90, 0))


def flat(spec, parent):
    """Gauge where there is no screen, key, rocker switches, hour meter, and a grab bar before the passenger."""
    if spec['screen'] == 'none':
        cabin.gauge(parent=parent).location = (-0.205, 0.03, 0.855)
        cabin.hour_meter(parent=parent).location = (-0.203, -0.075, 0.855)
        g.place(cabin.key_switch(parent=parent), (-0.206, 0.03, 0.765), (0, -90, 0))
    for k in range(4):
        cabin.rocker_switch(parent=parent).location = (-0.203, -0.225 - 0.042 * k, 0.855)
    bar = [(-0.20, -0.18, 0.775), (-0.265, -0.18, 0.78), (-0.265, -0.46, 0.78), (-0.20, -0.46, 0.775)]
    g.tube('grab bar', bar, 0.012, spec.frame, parent, bend=0.035)
    for y in (-0.45, -0.325):
        cabin.cup_holder(parent=parent).location = (-0.11, y, 0.921)
