"""Wheels, seats, dash and the driver's controls put into a cart."""

import math

import cabin
import dash
import geometry as g
import roof
import seats
import wheels
from spec import CUSHION

BACK_HEIGHT = {'classic': 0.42, 'modern': 0.47, 'premium': 0.50}
ONE_PIECE = ('bench', 'two-tone-bench')
SEAT_PATTERN = {'classic': 'plain', 'modern': 'channel', 'premium': 'diamond'}


def build(spec, root, body):
    """Everything that comes from the parts shelf."""
    put_wheels(spec, root)
    put_seats(spec, body)
    dash.build(spec, body)
    put_mirrors(spec, body)


def put_wheels(spec, root):
    """Four wheels, the front pair turned slightly to the left as in catalog pictures."""
    first = wheels.wheel(
        spec.tire_diameter,
        spec.tire_width,
        spec.rim_diameter,
        spec['rimStyle'],
        spec['tread'],
        spec['rimFinish'],
        parent=root,
    )
    hub = spec.tire_diameter / 2
    for index, (x, side, turn) in enumerate(
        ((0, 1, 0), (0, -1, 0), (spec.wheelbase, 1, spec['steer']), (spec.wheelbase, -1, spec['steer']))
    ):
        wheel = first if index == 0 else g.copy_linked(first, root)
        spin = (17, 40, 66, 5)[index]
        wheel.location = (x, side * spec.track, hub)
        wheel.rotation_euler = (0, math.radians(spin), math.radians(turn + (0 if side > 0 else 180)))


def first_bench(spec, width, body):
    """The bench of one row, of which the other rows are copies."""
    style = spec['seatStyle']
    if style in ONE_PIECE:
        return seats.one_piece_bench(width, spec.upholstery, style == 'two-tone-bench', parent=body)
    return seats.bench(
        width,
        spec.upholstery,
        pattern=SEAT_PATTERN[style],
        back_height=BACK_HEIGHT[style],
        head_rests=bool(spec['headrests']),
        arm_rests=style != 'classic',
        parent=body,
    )


def put_seats(spec, body):
    """Benches of every row."""
    width = 2 * spec.half_width - 0.17
    base = CUSHION + 0.012
    built = None
    for x in spec.cushions:
        if built is None:
            built = first_bench(spec, width, body)
            seat = built
        else:
            seat = g.copy_linked(built, body)
        seat.location = (x + 0.035, 0, base)
    if spec.rear_facing:
        rear = g.copy_linked(built, body)
        g.place(rear, (-0.585, 0, base), (0, 0, 180))
    # A one-piece bench, as of golf cars, has no belts.
    for x in spec.cushions if spec['seatStyle'] not in ONE_PIECE else ():
        cabin.seat_belts(width, parent=body).location = (x + 0.035, 0, base)


def put_mirrors(spec, body):
    """Outside mirrors on the front struts and a wide inside mirror."""
    if not spec['mirrors'] or spec['windshield'] == 'none':
        return
    (fx, fz), (hx, hz), *_ = roof.strut_feet(spec)
    t = (1.13 - fz) / (hz - fz)
    cover = spec.paint if spec.plus else None
    for side in (1, -1):
        mirror = cabin.mirror(side, cover, parent=body)
        mirror.location = (g.lerp(fx, hx, t), side * (spec.half_width - 0.085), 1.13)
    if spec.has_roof:
        cabin.cabin_mirror(parent=body).location = (hx + 0.01, 0, hz - 0.02)
