"""Ladder frame, axles, suspension and drive under a cart."""

from mathutils import Vector

import geometry as g
import materials as m


def build(spec, root, body):
    """Frame in body coordinates, axles and suspension in ground coordinates."""
    frame = g.empty('chassis', body)
    x0, x1 = -0.40, spec.wheelbase + 0.36
    for y in (-0.27, 0.27):
        g.rounded_box('frame rail', (x1 - x0, 0.055, 0.085), ((x0 + x1) / 2, y, 0.255), 0.008, spec.frame, frame)
    count = max(3, round(spec.wheelbase / 0.5))
    for k in range(count + 1):
        x = g.lerp(x0 + 0.06, x1 - 0.06, k / count)
        g.rounded_box('cross member', (0.05, 0.54, 0.06), (x, 0, 0.25), 0.008, spec.frame, frame)
    g.rounded_box('battery tray', (0.62, 0.72, 0.17), (0.50, 0, 0.25), 0.02, spec.dark, frame)
    rear_axle(spec, root)
    front_suspension(spec, root)


def rear_axle(spec, root):
    """Axle tube with differential, motor, leaf springs and shock absorbers."""
    hub = spec.tire_diameter / 2
    axle = g.empty('rear axle', root, (0, 0, hub))
    reach = spec.track - 0.06
    g.rod('axle tube', (0, -reach, 0), (0, reach, 0), 0.036, spec.frame, axle, 0.01)
    g.lathe(
        'differential',
        [(0, -0.10), (0.08, -0.09), (0.105, -0.03), (0.105, 0.03), (0.08, 0.09), (0, 0.10)],
        m.cast_iron(),
        axle,
        'Y',
    )
    g.rod('motor', (0.06, 0.0, 0.02), (0.34, 0.0, 0.06), 0.10, spec.dark, axle, 0.02)
    seat = 0.255 + spec.lift - hub
    for side in (-1, 1):
        y = side * 0.31
        for leaf in range(4):
            reach_x = 0.40 - leaf * 0.075
            z = 0.055 + 0.010 * leaf - 0.02
            path = [
                (-reach_x, y, z + 0.075 * (reach_x / 0.40) ** 2),
                (0, y, z),
                (reach_x, y, z + 0.075 * (reach_x / 0.40) ** 2),
            ]
            g.sweep(
                'leaf spring',
                g.rounded_rectangle(0.05, 0.009, 0.003),
                g.catmull(path, 8),
                spec.frame,
                axle,
                up=(0, 0, 1),
            )
        g.rounded_box('spring seat', (0.13, 0.075, 0.045), (0, y, 0.035), 0.008, m.steel(), axle)
        shock(spec, axle, (-0.11, side * 0.37, -0.02), (-0.20, side * 0.34, max(0.2, seat + 0.16)))


def shock(spec, parent, low, high, spring=False, color='#c9332b'):
    """A shock absorber, with a coil spring around it on request."""
    low, high = Vector(low), Vector(high)
    middle = low.lerp(high, 0.52)
    g.rod('shock body', low, middle, 0.023, spec.dark, parent, 0.004)
    g.rod('shock rod', middle, high, 0.010, m.chrome(), parent)
    if spring:
        g.helix(
            'coil spring', low.lerp(high, 0.16), low.lerp(high, 0.94), 0.040, 0.0075, 7, m.powder_coat(color), parent
        )
        for t in (0.15, 0.95):
            p = low.lerp(high, t)
            axis = (high - low).normalized() * 0.006
            g.rod('spring plate', p - axis, p + axis, 0.048, m.steel(), parent, 0.002)


def front_suspension(spec, root):
    """Double A-arms with coil-over shocks, knuckles and tie rods."""
    hub = spec.tire_diameter / 2
    front = g.empty('front suspension', root, (spec.wheelbase, 0, hub))
    frame = 0.255 + spec.lift - hub
    outer = spec.track - 0.10
    arm = m.powder_coat('#70757a') if spec.lift > 0.05 else spec.frame
    side = g.empty('suspension side', front)
    for z_in, z_out, radius in ((frame - 0.035, -0.055, 0.017), (frame + 0.085, 0.075, 0.014)):
        for x in (-0.14, 0.14):
            g.tube(
                'a-arm',
                [(x, 0.22, z_in), (x * 0.7, 0.30, g.lerp(z_in, z_out, 0.4)), (0.0, outer, z_out)],
                radius,
                arm,
                side,
                bend=0.05,
            )
        g.rod('ball joint', (0, outer, z_out - 0.02), (0, outer, z_out + 0.02), 0.024, m.steel(), side, 0.006)
    g.rounded_box('knuckle', (0.06, 0.05, 0.19), (0, outer + 0.03, 0.01), 0.015, m.cast_iron(), side)
    g.rod('spindle', (0, outer, 0), (0, spec.track + 0.02, 0), 0.03, m.cast_iron(), side, 0.004)
    g.tube('tie rod', [(-0.10, 0.08, frame + 0.02), (-0.10, outer, 0.01)], 0.010, m.steel(), side)
    shock(
        spec,
        side,
        (0.0, outer - 0.12, -0.03),
        (-0.02, 0.27, frame + 0.27),
        spring=True,
        color='#d8a62a' if spec.lift > 0.05 else '#2b2d2f',
    )
    g.mirrored(side, front)
    g.tube('steering rack', [(-0.10, -0.12, frame + 0.02), (-0.10, 0.12, frame + 0.02)], 0.022, spec.dark, front)
