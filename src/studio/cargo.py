"""What a cart carries behind its last forward seat: rear-facing seat platform, storage box, racks, beds."""

import cabin
import geometry as g
import materials as m

BEDS = {'none': 0.0, 'box': 0.72, 'medium': 0.92, 'long': 1.18}


def overhang(spec):
    """Reach behind the rear axle in meters."""
    if spec.rear_facing:
        return 1.02
    if spec['bed'] != 'none':
        return BEDS[spec['bed']] + 0.04 - spec.shift
    return {'storage-box': 0.62, 'bag-rack': 0.72, 'cargo-rack': 0.78}.get(spec['rear'], 0.50)


def build(spec, parent):
    """Add the rear equipment of the spec."""
    if spec.rear_facing:
        foot_platform(spec, parent)
    elif spec['bed'] != 'none':
        bed(spec, parent)
    elif spec['rear'] == 'storage-box':
        storage_box(spec, parent)
    elif spec['rear'] == 'bag-rack':
        bag_rack(spec, parent)
    elif spec['rear'] == 'trunk':
        # A closed cab has its hatch there.
        if not spec['doors']:
            trunk(spec, parent)
    elif spec['rear'] == 'cargo-rack':
        cargo_rack(spec, parent)
    else:
        deck_rail(spec, parent)
    tow_hitch(spec, parent)


def tow_hitch(spec, parent):
    """Receiver below the rear bumper."""
    g.rounded_box('receiver', (0.16, 0.065, 0.065), (-0.44, 0, 0.27), 0.006, spec.frame, parent)
    g.rounded_box('receiver mouth', (0.01, 0.048, 0.048), (-0.522, 0, 0.27), 0.004, m.plastic('#050505'), parent)


def foot_platform(spec, parent):
    """Foot rest of the rear-facing row: a ribbed plate in a tube frame, with stays and a grab bar."""
    back, front, z = -0.97, -0.50, 0.375
    w = spec.half_width - 0.10
    g.tube(
        'platform frame',
        [(front, -w, z), (back, -w, z), (back, w, z), (front, w, z)],
        0.018,
        spec.frame,
        parent,
        bend=0.08,
    )
    g.rounded_box(
        'foot plate',
        (front - back - 0.02, 2 * w - 0.01, 0.022),
        ((front + back) / 2, 0, z + 0.004),
        0.008,
        m.aluminum(),
        parent,
    )
    for k in range(9):
        x = front - 0.06 - k * 0.045
        g.rounded_box('plate rib', (0.020, 2 * w - 0.10, 0.010), (x, 0, z + 0.019), 0.004, m.mat_rubber(), parent, 1)
    for y in (-w, w):
        g.tube('platform stay', [(back + 0.14, y, z - 0.01), (-0.42, y, 0.24)], 0.014, spec.frame, parent)
    bar = [(back + 0.03, -0.30, z), (back - 0.005, -0.30, 0.66), (back - 0.005, 0.30, 0.66), (back + 0.03, 0.30, z)]
    g.tube('rear grab bar', bar, 0.0155, spec.frame, parent, bend=0.09)


def storage_box(spec, parent):
    """A lidded box on the rear deck."""
    w = spec.half_width - 0.09
    g.rounded_box('storage box', (0.46, 2 * w, 0.28), (-0.27, 0, 0.83), 0.035, spec.black, parent, 4)
    g.rounded_box('storage lid', (0.49, 2 * w + 0.03, 0.06), (-0.27, 0, 0.985), 0.025, spec.black, parent, 4, 0.012)
    for y in (-0.28, 0.28):
        g.rounded_box('latch', (0.016, 0.06, 0.07), (-0.512, y, 0.95), 0.005, m.brushed_metal(), parent)


def bag_rack(spec, parent):
    """Golf bag well with a tube rack, straps and a basket behind the seat."""
    w = spec.half_width - 0.14
    g.rounded_box('bag well', (0.34, 2 * w + 0.12, 0.10), (-0.49, 0, 0.43), 0.03, spec.black, parent, 4)
    frame = [(-0.20, -w, 0.66), (-0.20, -w, 1.12), (-0.20, w, 1.12), (-0.20, w, 0.66)]
    g.tube('bag frame', frame, 0.014, spec.frame, parent, bend=0.08)
    g.tube(
        'bag bar',
        [(-0.20, -w, 0.98), (-0.30, -w + 0.02, 1.0), (-0.33, 0, 1.0), (-0.30, w - 0.02, 1.0), (-0.20, w, 0.98)],
        0.012,
        spec.frame,
        parent,
        bend=0.06,
    )
    for y in (-0.22, 0.22):
        g.tube(
            'bag strap',
            [
                (-0.21, y - 0.13, 0.90),
                (-0.37, y - 0.10, 0.90),
                (-0.40, y, 0.90),
                (-0.37, y + 0.10, 0.90),
                (-0.21, y + 0.13, 0.90),
            ],
            0.012,
            spec.rubber,
            parent,
            bend=0.06,
            flatten=1.8,
        )
    basket(spec, parent, (-0.09, 0, 0.72), (0.17, 2 * w - 0.1, 0.14))
    # One bag only: a second one of the same make looks copied.
    g.place(cabin.golf_bag('#1f2d3d', parent=parent), (-0.47, 0.22, 0.47), (0, 12, 0))


def basket(spec, parent, corner, size):
    """A wire basket (center of its floor, size)."""
    cx, cy, cz = corner
    sx, sy, sz = (s / 2 for s in size)
    for z in (cz, cz + sz, cz + 2 * sz):
        loop = [(cx - sx, cy - sy, z), (cx + sx, cy - sy, z), (cx + sx, cy + sy, z), (cx - sx, cy + sy, z)]
        g.tube('basket ring', loop, 0.005, spec.frame, parent, bend=0.03, closed=True, segments=8)
    for k in range(15):
        y = cy - sy + 0.03 + k * (size[1] - 0.06) / 14
        g.tube(
            'basket wire',
            [(cx - sx, y, cz + 2 * sz), (cx - sx, y, cz), (cx + sx, y, cz), (cx + sx, y, cz + 2 * sz)],
            0.0032,
            spec.frame,
            parent,
            bend=0.02,
            segments=6,
        )


def trunk(spec, parent):
    """Closed luggage trunk on the rear deck with a crowned lid and a handle."""
    w = spec.half_width - 0.075
    g.rounded_box('trunk', (0.40, 2 * w, 0.22), (-0.215, 0, 0.77), 0.06, spec.paint, parent, 6)
    g.rounded_box(
        'trunk lid', (0.42, 2 * w + 0.015, 0.06), (-0.215, 0, 0.895), 0.028, spec.second or spec.black, parent, 5, 0.02
    )
    g.place(cabin.handle(0.20, material=spec.metal, parent=parent), (-0.424, 0, 0.86), (0, -90, 90))


def cargo_rack(spec, parent):
    """Open steel rack with slats and rails."""
    w = spec.half_width - 0.06
    x0, x1, z = -0.76, 0.00, 0.735
    g.tube(
        'rack frame',
        [(x1, -w, z), (x0, -w, z), (x0, w, z), (x1, w, z)],
        0.018,
        spec.frame,
        parent,
        bend=0.06,
        closed=True,
    )
    for k in range(12):
        y = -w + 0.07 + k * (2 * w - 0.14) / 11
        g.tube('rack slat', [(x0, y, z), (x1, y, z)], 0.009, spec.frame, parent, segments=8)
    for level in (0.11, 0.22):
        g.tube(
            'rack rail',
            [(x1, -w, z + level), (x0, -w, z + level), (x0, w, z + level), (x1, w, z + level)],
            0.013,
            spec.frame,
            parent,
            bend=0.06,
        )
    for x, y in [(x, y) for y in (-w, w) for x in (x0 + 0.08, x0 + 0.36, x1 - 0.04)] + [(x0, -0.2), (x0, 0.2)]:
        g.tube('rack post', [(x, y, z), (x, y, z + 0.22)], 0.011, spec.frame, parent, segments=10)


def deck_rail(spec, parent):
    """Low rail around the small deck behind the seat."""
    w = spec.half_width - 0.10
    g.rounded_box('deck mat', (0.34, 2 * w - 0.06, 0.02), (-0.20, 0, 0.705), 0.008, m.mat_rubber(), parent)
    g.tube(
        'deck rail',
        [(-0.02, -w, 0.70), (-0.02, -w, 0.80), (-0.38, -w, 0.78), (-0.38, w, 0.78), (-0.02, w, 0.80), (-0.02, w, 0.70)],
        0.014,
        spec.frame,
        parent,
        bend=0.06,
    )


def bed(spec, parent):
    """Dump bed of pressed sheet: ribbed sides, rolled rim, tail gate with hinges, slatted floor."""
    length = BEDS[spec['bed']]
    x1, x0 = spec.shift - 0.02, spec.shift - 0.02 - length
    w = spec.half_width + 0.005
    # The floor lies above the crown of the rear body, or paint would show through it.
    z0, height, t = 0.72, 0.27, 0.022
    sheet = m.powder_coat('#2a2c2d') if spec['bed'] == 'box' else m.galvanized()
    g.rounded_box('bed floor', (length, 2 * w, 0.04), ((x0 + x1) / 2, 0, z0), 0.01, sheet, parent)
    for k in range(9):
        y = -w + 0.10 + k * (2 * w - 0.2) / 8
        g.rounded_box(
            'floor swage', (length - 0.08, 0.05, 0.012), ((x0 + x1) / 2, y, z0 + 0.022), 0.005, sheet, parent, 1
        )
    walls = [
        ('side', (length, t, height), ((x0 + x1) / 2, w - t / 2, z0 + height / 2), True),
        ('side', (length, t, height), ((x0 + x1) / 2, t / 2 - w, z0 + height / 2), True),
        ('head board', (t, 2 * w, height + 0.05), (x1 - t / 2, 0, z0 + height / 2 + 0.02), False),
        ('tail gate', (t, 2 * w - 0.03, height - 0.01), (x0 + t / 2 - 0.012, 0, z0 + height / 2), False),
    ]
    for name, size, center, _ in walls:
        g.rounded_box('bed ' + name, size, center, 0.007, sheet, parent)
    ribs = max(3, round(length / 0.2))
    for k in range(ribs):
        x = g.lerp(x0 + 0.09, x1 - 0.09, k / (ribs - 1))
        for side in (-1, 1):
            g.rounded_box(
                'side rib',
                (0.05, 0.022, height - 0.06),
                (x, side * (w + 0.006), z0 + height / 2 - 0.005),
                0.009,
                sheet,
                parent,
            )
    for k in range(5):
        y = -w + 0.16 + k * (2 * w - 0.32) / 4
        g.rounded_box('gate rib', (0.022, 0.07, height - 0.09), (x0 - 0.018, y, z0 + height / 2), 0.009, sheet, parent)
    rim = [
        (x0 + 0.0, -w + 0.011, z0 + height),
        (x1, -w + 0.011, z0 + height),
        (x1, w - 0.011, z0 + height),
        (x0, w - 0.011, z0 + height),
    ]
    g.tube('bed rim', rim, 0.018, spec.frame, parent, bend=0.03)
    g.tube(
        'gate rim',
        [(x0 - 0.012, -w + 0.05, z0 + height - 0.005), (x0 - 0.012, w - 0.05, z0 + height - 0.005)],
        0.016,
        spec.frame,
        parent,
    )
    for side in (-1, 1):
        g.rounded_box(
            'gate latch',
            (0.05, 0.02, 0.05),
            (x0 + 0.01, side * (w + 0.008), z0 + height - 0.05),
            0.006,
            m.brushed_metal(),
            parent,
        )
        g.rod(
            'gate hinge',
            (x0 - 0.02, side * (w - 0.18) - 0.05, z0 - 0.005),
            (x0 - 0.02, side * (w - 0.18) + 0.05, z0 - 0.005),
            0.014,
            m.brushed_metal(),
            parent,
            0.003,
        )
        g.rounded_box(
            'bed rail',
            (length - 0.15, 0.05, 0.06),
            ((x0 + x1) / 2 + 0.03, side * 0.30, z0 - 0.045),
            0.008,
            spec.frame,
            parent,
        )
