"""The front of a cart: cowl with lamps, bumper, wheel arches, firewall, windshield and dash."""

import math

from mathutils import Vector

import cabin
import dash
import geometry as g
import guards
import lamps
import materials as m
import shells
from noses import NOSES


def build(spec, parent):
    """The front body at the front axle; returns its Empty."""
    front = g.empty('front body', parent, (spec.wheelbase, 0, 0))
    nose = NOSES[spec['nose']](spec)
    edge = shells.LowerEdge(
        spec.hub,
        spec.arch,
        nose.get('corner', 0.335),
        nose.get('rear', -0.43),
        spec.half_width,
        nose.get('low', 0.345),
        0.228,
        0.02,
    )
    shell = shells.Shell(nose['stations'], edge)
    shell.sculpt(
        shells.arch_lip(edge, 0.010, 0.055),
        *(shells.calm(feature) for feature in nose['features']),
        # Behind the wheel it draws in, or comes out to meet a door.
        shells.bulge((-0.385, spec.half_width, 0.53), (0.075, 0.10, 0.20), 0.006 if spec['doors'] else -0.010),
    )
    skin = shell.mesh('cowl', spec.paint, front)
    shells.fascia(shell, skin, spec['fascia'], spec.black, front)
    face = lamps.Face(skin, '-X', front)
    nose['fittings'](face, front, spec, shell)
    hood_gap(spec, skin, nose, front)
    wheel_wells(spec, edge, front)
    if spec['flares'] != 'none':
        flares(spec, edge, front)
    if spec['brushGuard'] != 'rail':
        bumper(spec, shell, front, nose)
    guards.build(spec, front, max(row[0][0] for row in nose['stations']))
    side_markers(skin, front)
    cowl_vent(spec, shell, front)
    if spec.plus:
        bright_trim(spec, face, nose, front)
    cowl_return(spec, shell, front)
    firewall(spec, front)
    return front


def hood_gap(spec, skin, nose, parent):
    """Shut lines of the hood: across the cowl and along its sides."""
    above = g.Drape(skin, '-Z')
    gap = m.plastic('#050505')
    path = nose.get(
        'hoodLine', [(0.27, 0.0), (0.262, 0.25), (0.22, 0.40), (0.10, 0.475), (-0.10, 0.49), (-0.27, 0.475)]
    )
    left = g.catmull([Vector(p) for p in path], 10)
    line = above.line('hood gap', left, nose.get('hoodGap', 0.0032), gap, parent, sink=0.72, count=90)
    g.mirrored(line, parent)


def wheel_wells(spec, edge, parent, flip=False):
    """Dark liners inside the arches."""
    outer, inner = spec.half_width - 0.022, 0.24
    rows = []
    points = edge.arch(0.75, 3.25, 40)
    for y in (outer, inner):
        rows.append([Vector((p.x, y, p.z)) * 1.0 for p in points])
    rows.append([Vector((p.x * 0.02, inner, edge.hub + (p.z - edge.hub) * 0.02)) for p in points])
    if flip:
        rows = [[Vector((-p.x, p.y, p.z)) for p in row] for row in rows]
    well = g.grid('wheel well', rows, spec.dark, parent, smooth=40)
    g.mirrored(well, parent)


def flares(spec, edge, parent, flip=False):
    """Molded arch flares on both sides."""
    wide = {'slim': (0.045, 0.034), 'wide': (0.075, 0.055), 'paint': (0.05, 0.03)}[spec['flares']]
    material = spec.paint if spec['flares'] == 'paint' else spec.black
    flare = shells.flare('fender flare', edge, wide[0], wide[1], material, parent, flip=flip)
    g.mirrored(flare, parent)


def bumper(spec, shell, parent, nose):
    """Front bumper: a molded apron that follows the lower edge of the nose and tapers around its corners."""
    material = {'black': spec.black, 'paint': spec.paint, 'chrome': m.chrome(), 'silver': m.aluminum()}[spec['bumper']]
    if 'bumperPath' in nose:
        bumper_bar(nose['bumperPath'], material, parent)
        return
    drop, out = nose.get('bumperSize', (0.125, 0.030))
    section = g.catmull(
        [
            Vector(p)
            for p in (
                (-0.045, 0.012),
                (0.002, 0.010),
                (out * 0.75, -0.012),
                (out, -drop * 0.36),
                (out * 0.86, -drop * 0.72),
                (0.0, -drop),
                (-0.05, -drop - 0.008),
            )
        ],
        5,
    )
    path = g.resample(shell.row(0), 90)
    rows = []
    for i, p in enumerate(path):
        along = (path[min(i + 1, 89)] - path[max(i - 1, 0)]).normalized()
        outward = Vector((along.y, -along.x, 0)).normalized()
        size = 0.12 + 0.88 * g.smoothstep(0.0, 0.17, min(i, 89 - i) / 89)
        rows.append([p + outward * (q.x * size) + Vector((0, 0, q.y * size)) for q in section])
    skin = g.grid('front bumper', rows, material, parent, smooth=60)
    face = lamps.Face(skin, '-X', parent)
    if nose.get('bumperSlot', True):
        z = nose.get('low', 0.345) - drop * 0.52
        slot = lamps.symmetric_outline([(0.25, z + 0.022), (0.29, z - 0.022)], 0.012)
        lamps.grille(face, slot, parent, 'horizontal', 2, 0.006, 0.03, flange=0.010)
    g.solidify(skin, 0.012)
    for side in (-1, 1):
        tow = lamps.sharp_outline(g.circle(0.017, 20), 0.001, 20)
        z = nose.get('low', 0.345) - drop * 0.5
        lamps.pocket(
            face,
            [Vector((p.x + side * 0.37, p.y + z)) for p in tow],
            0.02,
            spec.gloss,
            m.plastic('#050505'),
            parent,
            False,
            0.006,
        )


def bumper_bar(left, material, parent):
    """Bumper of a city cart: one level bar along the (x, y) points of its left half, which wraps the corners of the
    nose and ends in a round; before it a blank plate in its holder."""
    z, cap = 0.308, 8
    right = [(x, -y) for x, y in left[:0:-1]]
    path = g.resample(g.catmull([(x, y, z) for x, y in right + left], 12), 180)
    ends = [min(1.0, (min(i, 179 - i) + 0.3) / cap) for i in range(180)]
    scales = [math.sqrt(1 - (1 - t) ** 2) for t in ends]
    section = g.rounded_rectangle(0.076, 0.136, 0.036, 8)
    g.sweep('front bumper', section, path, material, parent, up=(0, 0, 1), scales=scales, smooth=60)
    g.place(cabin.license_plate(parent=parent), (left[0][0] + 0.044, 0, z + 0.014), (0, 0, 180))


def bright_trim(spec, face, nose, parent):
    """Bright strip along the lower edge of the nose on the better trim."""
    z = nose.get('low', 0.345) + 0.022
    lamps.strip('bright strip', face, 0.40, z, -0.003, 0.006, spec.metal, parent, 15, 10)


def side_markers(skin, parent):
    """Amber side markers behind the front wheels."""
    flank = g.Drape(skin, '-Y')
    point, _ = flank.hit(-0.335, 0.70)
    side = g.empty('side marker', parent)
    cabin.side_marker(0.07, parent=side).location = point
    g.mirrored(side, parent)


def cowl_return(spec, shell, parent):
    """Trim of the cowl's rear edge: it turns in to the kick panel beside the driver's feet."""
    side = [p for p in shell.row(-1, half=True) if p.y > spec.half_width - 0.09 and p.z < 0.86]
    rows = [side]
    for dx, dy in ((-0.012, -0.004), (-0.018, -0.018), (-0.008, -0.04), (0.02, -0.052), (0.08, -0.056)):
        rows.append([Vector((p.x + dx, p.y + dy, p.z - 0.01 * (dx > 0))) for p in side])
    g.mirrored(g.grid('cowl return', rows, spec.black, parent, smooth=60), parent)


def cowl_vent(spec, shell, parent):
    """Black panel under the windshield: straight from under the hood's rear edge to under the edge of the dash."""
    width = spec.half_width - 0.075
    hidden = (0.0, dash.edge_height(spec) - 0.025)
    rim = [p for p in g.resample(shell.row(-1), 240) if abs(p.y) < width]
    front = [p + Vector((0.03, 0, -0.026)) for p in rim]
    back = [dash.bent(spec, hidden, p.y) - Vector((dash.SET_BACK, 0, 0)) for p in rim]
    g.grid('cowl panel', [front, back], spec.black, parent, smooth=60, flip=True)


def firewall(spec, parent):
    """Inner wall behind the cowl from the floor to the dash, with the sloping toe board."""
    y = spec.half_width - 0.05
    profile = [(-0.40, 0.87), (-0.36, 0.72), (-0.355, 0.52), (-0.50, 0.36), (-0.62, 0.335)]
    path = g.round_corners([Vector((x, 0, z)) for x, z in profile], 0.06, 6)
    rows = [[Vector((p.x, side * y, p.z)) for side in (-1, -0.33, 0.33, 1)] for p in path]
    g.grid('firewall', rows, spec.dark, parent, smooth=50)
