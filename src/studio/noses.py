"""The faces of the carts: stations, sculpting and lamps of each nose. x = 0 is the front axle, +x forward.

A nose is a function of the spec that returns a dict:
  stations   rows (center (x, z), shoulder (x, y, z), fullness, edge) as in shells.py
  features   sculpting functions
  fittings   function(face, parent, spec, shell) that adds lamps and grilles
  corner, low          x of the lower front corner, height of the lower edge (optional)
  bumperSize, bumperSlot, bumperPath, hoodLine, hoodGap    optional
"""

from mathutils import Vector

import geometry as g
import lamps as l
import materials as m
import shells as s


def _rear_rows(w, fullness=3.0, height=0.0):
    """The last two stations, shared by all noses: the cowl under the windshield."""
    return [
        ((-0.240, 0.950 + height), (-0.350, w - 0.025, 0.880), fullness, 3.3),
        ((-0.290, 0.965 + height), (-0.410, w - 0.035, 0.905), fullness + 0.2, 4.0),
    ]


def _round(y, z, radius, count=48):
    """A circular outline."""
    return [Vector((y + p.x, z + p.y)) for p in g.circle(radius, count)]


def _ring(name, face, y, z, radius, wire, material, parent, depth=-0.006):
    """A trim ring around a round lamp, on both sides."""
    side = g.empty(name, parent)
    points = [face.point(p, depth) for p in _round(y, z, radius, 40)]
    g.tube(name, points, wire, material, side, closed=True, segments=10)
    g.mirrored(side, parent)


def wedge(spec):
    """Smooth wedge with large swept lamps (modern street cart)."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        outline = l.sharp_outline(
            [
                (0.225, 0.598),
                (0.300, 0.645),
                (0.43, 0.690),
                (0.535, 0.738),
                (0.562, 0.70),
                (0.552, 0.60),
                (0.520, 0.545),
                (0.40, 0.532),
                (0.29, 0.552),
            ],
            0.03,
        )
        l.lamp(
            face,
            outline,
            parent,
            guides=[
                [(0.258, 0.605), (0.315, 0.633), (0.43, 0.672), (0.53, 0.710)],
                [(0.30, 0.570), (0.40, 0.550), (0.505, 0.560), (0.532, 0.60)],
            ],
            projectors=[(0.365, 0.603, 0.036), (0.462, 0.622, 0.036)],
            guide_width=0.013,
        )
        mouth = l.symmetric_outline([(0.30, 0.475), (0.36, 0.44), (0.33, 0.395)], 0.02)
        l.grille(face, mouth, parent, 'horizontal', 3, 0.010)

    return {
        'stations': [
            ((0.450, 0.345), (0.350, 0.500, 0.345), 2.6, 0.0),
            ((0.478, 0.460), (0.375, 0.540, 0.455), 2.7, 0.6),
            ((0.470, 0.580), (0.355, 0.568, 0.560), 2.7, 1.0),
            ((0.425, 0.675), (0.290, 0.590, 0.645), 2.6, 1.25),
            ((0.320, 0.748), (0.160, w - 0.004, 0.705), 2.5, 1.6),
            ((0.130, 0.825), (-0.02, w, 0.755), 2.5, 2.0),
            ((-0.080, 0.898), (-0.20, w - 0.005, 0.815), 2.7, 2.5),
            *_rear_rows(w),
        ],
        'features': [
            s.ridge([(-0.30, 0.33), (0.0, 0.34), (0.25, 0.30), (0.42, 0.19)], 0.010, 0.06, 'Z'),
            s.terrace(0.012, 0.16, 0.27, 'Y', (-0.35, -0.15), (0.25, 0.45)),
        ],
        'fittings': fittings,
    }


def rugged(spec):
    """Upright black grille with vertical bars between angular lamps; silver skid lip."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        panel = l.symmetric_outline([(0.275, 0.690), (0.300, 0.655), (0.250, 0.445)], 0.022)
        l.grille(face, panel, parent, 'vertical', 8, 0.022, 0.055, bar_material=m.plastic('#1b1c1d'))
        lamp = l.sharp_outline(
            [
                (0.325, 0.700),
                (0.535, 0.715),
                (0.560, 0.690),
                (0.550, 0.575),
                (0.500, 0.545),
                (0.330, 0.560),
                (0.312, 0.60),
            ],
            0.018,
        )
        l.lamp(
            face,
            lamp,
            parent,
            guides=[
                [(0.345, 0.680), (0.530, 0.694)],
                [(0.345, 0.580), (0.343, 0.665)],
                [(0.36, 0.575), (0.505, 0.566), (0.535, 0.59)],
            ],
            projectors=[(0.440, 0.632, 0.044)],
            guide_width=0.015,
        )
        fog = l.sharp_outline([(0.34, 0.495), (0.50, 0.500), (0.515, 0.44), (0.36, 0.43)], 0.018)
        l.lamp(
            face, fog, parent, projectors=[(0.43, 0.467, 0.025)], depth=0.035, floor=m.plastic('#121212'), clear=False
        )

    return {
        'stations': [
            ((0.425, 0.350), (0.345, 0.520, 0.350), 3.2, 0.0),
            ((0.455, 0.450), (0.372, 0.562, 0.450), 3.4, 0.6),
            ((0.462, 0.600), (0.365, 0.582, 0.585), 3.4, 1.0),
            ((0.448, 0.725), (0.335, 0.592, 0.695), 3.2, 1.25),
            ((0.355, 0.800), (0.200, w - 0.004, 0.762), 2.8, 1.6),
            ((0.140, 0.850), (-0.02, w, 0.803), 2.9, 2.0),
            ((-0.080, 0.908), (-0.20, w - 0.004, 0.848), 3.0, 2.5),
            *_rear_rows(w, 3.2, 0.004),
        ],
        'features': [
            s.terrace(0.024, 0.20, 0.29, 'Y', (-0.32, -0.14), (0.30, 0.42)),
            s.ridge([(-0.25, 0.40), (0.05, 0.42), (0.28, 0.40)], 0.008, 0.05, 'Z'),
        ],
        'fittings': fittings,
        'low': 0.35,
        'bumperSize': (0.14, 0.045),
    }


def muscle(spec):
    """Muscular hood over a black lamp band with bright brows and a deep mesh grille."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        band = l.sharp_outline(
            [
                (0.150, 0.668),
                (0.40, 0.702),
                (0.545, 0.755),
                (0.570, 0.720),
                (0.560, 0.645),
                (0.500, 0.602),
                (0.330, 0.592),
                (0.190, 0.610),
            ],
            0.022,
        )
        l.lamp(
            face,
            band,
            parent,
            guides=[[(0.170, 0.655), (0.40, 0.685), (0.538, 0.732)], [(0.538, 0.732), (0.548, 0.69), (0.530, 0.648)]],
            projectors=[(0.335, 0.637, 0.028), (0.410, 0.645, 0.028), (0.485, 0.660, 0.028)],
            guide_width=0.016,
        )
        mouth = l.symmetric_outline([(0.235, 0.555), (0.365, 0.50), (0.330, 0.385)], 0.03)
        l.grille(face, mouth, parent, 'mesh', 17, 0.006, 0.05, bar_material=m.plastic('#17181a'))
        vent = l.sharp_outline([(0.420, 0.560), (0.535, 0.585), (0.545, 0.50), (0.525, 0.43), (0.455, 0.43)], 0.02)
        l.lamp(
            face,
            vent,
            parent,
            guides=[[(0.515, 0.565), (0.525, 0.51), (0.505, 0.455)]],
            guide_width=0.012,
            depth=0.035,
            floor=m.plastic('#101010'),
            clear=False,
        )

    return {
        'stations': [
            ((0.430, 0.345), (0.345, 0.525, 0.345), 3.0, 0.0),
            ((0.468, 0.450), (0.372, 0.562, 0.450), 3.0, 0.6),
            ((0.462, 0.585), (0.360, 0.584, 0.590), 2.9, 1.0),
            ((0.445, 0.705), (0.320, 0.594, 0.708), 2.7, 1.25),
            ((0.350, 0.812), (0.190, w - 0.002, 0.785), 2.4, 1.6),
            ((0.140, 0.872), (-0.02, w + 0.004, 0.818), 2.4, 2.0),
            ((-0.080, 0.922), (-0.20, w, 0.850), 2.6, 2.5),
            *_rear_rows(w, 3.0, 0.006),
        ],
        'features': [
            s.terrace(0.032, 0.11, 0.20, 'Y', (-0.34, -0.14), (0.34, 0.46)),
            s.ridge([(-0.28, 0.36), (0.05, 0.39), (0.30, 0.34)], -0.012, 0.07, 'Z'),
            s.ridge([(0.30, 0.745), (0.05, 0.79), (-0.30, 0.80)], 0.010, 0.05, 'Y'),
        ],
        'fittings': fittings,
        'bumperSize': (0.14, 0.04),
    }


def sleek(spec):
    """Low sloping nose with one slim light strip across its whole width."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        strip = l.sharp_outline(
            [
                (-0.548, 0.628),
                (-0.40, 0.604),
                (0.40, 0.604),
                (0.548, 0.628),
                (0.553, 0.588),
                (0.40, 0.560),
                (-0.40, 0.560),
                (-0.553, 0.588),
            ],
            0.012,
            128,
        )
        l.lamp(
            face,
            strip,
            parent,
            guides=[[(-0.535, 0.612), (-0.40, 0.588), (0.0, 0.586), (0.40, 0.588), (0.535, 0.612)]],
            guide_width=0.014,
            depth=0.03,
            both=False,
            flange=0.009,
        )
        pod = l.sharp_outline([(0.385, 0.530), (0.535, 0.550), (0.545, 0.505), (0.510, 0.465), (0.405, 0.470)], 0.022)
        l.lamp(face, pod, parent, projectors=[(0.437, 0.503, 0.024), (0.498, 0.510, 0.024)], depth=0.035, flange=0.009)
        slot = l.symmetric_outline([(0.29, 0.420), (0.33, 0.385)], 0.014)
        l.grille(face, slot, parent, 'horizontal', 2, 0.006, 0.03, flange=0.009)

    return {
        'stations': [
            ((0.465, 0.345), (0.352, 0.480, 0.345), 2.3, 0.0),
            ((0.505, 0.430), (0.378, 0.525, 0.435), 2.3, 0.6),
            ((0.500, 0.535), (0.358, 0.560, 0.535), 2.3, 1.0),
            ((0.445, 0.635), (0.285, 0.588, 0.625), 2.3, 1.25),
            ((0.320, 0.720), (0.150, w - 0.004, 0.690), 2.4, 1.6),
            ((0.120, 0.810), (-0.03, w, 0.752), 2.6, 2.0),
            ((-0.085, 0.893), (-0.20, w - 0.006, 0.818), 2.8, 2.5),
            *_rear_rows(w),
        ],
        'features': [
            s.ridge([(-0.28, 0.42), (0.05, 0.43), (0.28, 0.38), (0.40, 0.24)], 0.008, 0.05, 'Z'),
            s.terrace(-0.014, 0.12, 0.30, 'Y', (-0.30, 0.0), (0.20, 0.42)),
        ],
        'fittings': fittings,
        'bumperSize': (0.10, 0.018),
    }


def egg(spec):
    """Tall rounded city-car front with friendly oval lamps and a smiling mouth."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        eye = l.smooth_outline(
            [
                (0.330, 0.640),
                (0.355, 0.715),
                (0.430, 0.760),
                (0.512, 0.768),
                (0.540, 0.715),
                (0.530, 0.630),
                (0.480, 0.570),
                (0.390, 0.572),
            ]
        )
        l.lamp(
            face,
            eye,
            parent,
            projectors=[(0.415, 0.640, 0.034), (0.480, 0.672, 0.030)],
            guide_width=0.014,
            depth=0.05,
            guides=[[(0.350, 0.640), (0.370, 0.705), (0.435, 0.742), (0.508, 0.748), (0.525, 0.705)]],
        )
        band = l.symmetric_outline([(0.285, 0.690), (0.300, 0.662), (0.285, 0.634)], 0.022, 110)
        l.pocket(face, band, 0.008, spec.gloss, spec.gloss, parent, False, 0.008)
        l.strip('daytime strip', face, 0.255, 0.662, 0.002, 0.005, m.led('#f7fbff', 3.0), parent)
        mouth = l.symmetric_outline([(0.30, 0.485), (0.335, 0.455), (0.300, 0.420)], 0.022)
        l.grille(face, mouth, parent, 'horizontal', 3, 0.007, 0.03)

    return {
        'stations': [
            ((0.400, 0.330), (0.320, 0.470, 0.330), 2.3, 0.0),
            ((0.442, 0.430), (0.352, 0.520, 0.430), 2.3, 0.6),
            ((0.450, 0.560), (0.345, 0.555, 0.560), 2.3, 1.0),
            ((0.420, 0.700), (0.300, 0.578, 0.690), 2.3, 1.25),
            ((0.335, 0.815), (0.190, w - 0.006, 0.790), 2.4, 1.6),
            ((0.170, 0.905), (0.00, w, 0.850), 2.5, 2.0),
            ((-0.060, 0.950), (-0.19, w - 0.003, 0.880), 2.7, 2.5),
            ((-0.220, 0.975), (-0.350, w - 0.020, 0.905), 3.0, 3.3),
            ((-0.290, 0.980), (-0.410, w - 0.030, 0.915), 3.2, 4.0),
        ],
        'features': [s.bulge((0.30, 0.44, 0.67), (None, 0.17, 0.17), 0.018)],
        'fittings': fittings,
        'low': 0.33,
        'bumperPath': [(0.412, 0.0), (0.402, 0.22), (0.372, 0.40), (0.338, 0.52), (0.306, 0.588)],
        'hoodLine': [(0.33, 0.0), (0.318, 0.22), (0.26, 0.36), (0.12, 0.45), (-0.10, 0.48), (-0.27, 0.475)],
    }


def round_(spec):
    """Soft round cowl of the traditional golf cart: oval lamps in dark recesses, a slatted panel between them."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        eye = [Vector((0.395 + p.x, 0.560 + p.y + 0.18 * p.x)) for p in g.circle(0.110, 64, 0.066)]
        l.lamp(
            face,
            eye,
            parent,
            bowls=[(0.352, 0.552, 0.046), (0.444, 0.570, 0.040)],
            depth=0.042,
            flange=0.020,
            floor=m.plastic('#2a2b2c'),
        )
        panel = l.symmetric_outline([(0.235, 0.590), (0.245, 0.560), (0.205, 0.505)], 0.022, 110)
        l.grille(face, panel, parent, 'horizontal', 3, 0.010, 0.022, surround=spec.black)
        side = g.empty('turn signal', parent)
        amber = l.smooth_outline([(0.375, 0.445), (0.465, 0.452), (0.468, 0.424), (0.378, 0.418)], 40)
        l.cover(face, amber, side, m.tail_lens('#e8871e'), -0.004)
        g.mirrored(side, parent)

    return {
        'stations': [
            ((0.385, 0.350), (0.320, 0.440, 0.350), 2.1, 0.0),
            ((0.425, 0.430), (0.340, 0.485, 0.430), 2.1, 0.6),
            ((0.420, 0.530), (0.325, 0.525, 0.525), 2.1, 1.0),
            ((0.395, 0.660), (0.270, 0.562, 0.635), 2.05, 1.25),
            ((0.318, 0.775), (0.155, w - 0.012, 0.725), 2.0, 1.6),
            ((0.165, 0.872), (-0.01, w - 0.003, 0.798), 2.05, 2.0),
            ((-0.050, 0.930), (-0.19, w - 0.006, 0.850), 2.3, 2.5),
            *_rear_rows(w, 2.6, 0.008),
        ],
        'features': [s.terrace(0.022, 0.22, 0.27, 'Y', (-0.34, -0.2), (0.26, 0.36))],
        'fittings': fittings,
        'low': 0.35,
        'bumperSize': (0.110, 0.050),
        'bumperSlot': False,
        'hoodLine': [(0.335, 0.0), (0.325, 0.20), (0.27, 0.33), (0.12, 0.44), (-0.12, 0.49), (-0.27, 0.475)],
        'hoodGap': 0.006,
    }


def flat(spec):
    """Flat upright shuttle front with rectangular lamps in a black band."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        band = l.symmetric_outline([(0.555, 0.605), (0.560, 0.470)], 0.035, 128)
        l.pocket(face, band, 0.012, m.plastic('#17181a'), m.plastic('#17181a'), parent, False, 0.010)
        side = g.empty('shuttle lamp', parent)
        for y, z, wide, high in ((0.435, 0.538, 0.185, 0.095),):
            box = [Vector((y + p.x, z + p.y)) for p in g.rounded_rectangle(wide, high, 0.02, 5)]
            box = g.resample(box, 64, closed=True)
            face.rings(
                'lamp rim',
                box,
                [(-0.012, 0.010), (-0.012, -0.006), (-0.006, -0.010), (0.0, -0.006), (0.004, 0.010)],
                m.chrome(),
                side,
            )
            face.rings('lamp floor', box, [(0.002, 0.009)], m.plastic('#1d1e20'), side, cap=True)
            l.cover(face, box, side, depth=-0.005)
        l.bowl(face, (0.395, 0.538), 0.038, 0.012, side, 0.018)
        l.bowl(face, (0.476, 0.538), 0.038, 0.012, side, 0.018)
        l.light_guide(face, [(0.345, 0.588), (0.515, 0.588)], 0.009, -0.004, m.led('#f7fbff', 4.0), side)
        g.mirrored(side, parent)
        visor = l.symmetric_outline([(0.42, 0.800), (0.40, 0.852)], 0.018, 140)
        l.pocket(face, visor, 0.006, spec.black, spec.black, parent, False, 0.008)
        for z in (0.812, 0.826, 0.840):
            l.strip('air louvre', face, 0.38, z, 0.003, 0.005, spec.dark, parent, 12)
        face.drape.line(
            'panel gap', [(-0.57, 0.690), (0.0, 0.690), (0.57, 0.690)], 0.003, m.plastic('#0a0a0a'), parent, sink=0.7
        )
        for k in range(5):
            l.strip('band louvre', face, 0.28, 0.496 + k * 0.021, 0.006, 0.0055, spec.gloss, parent)

    return {
        'stations': [
            ((0.405, 0.345), (0.350, 0.560, 0.345), 4.5, 0.0),
            ((0.428, 0.430), (0.372, 0.585, 0.430), 4.8, 0.6),
            ((0.430, 0.580), (0.372, 0.596, 0.575), 4.8, 1.0),
            ((0.405, 0.740), (0.340, 0.602, 0.725), 4.6, 1.25),
            ((0.350, 0.870), (0.250, w - 0.004, 0.842), 4.4, 1.6),
            ((0.200, 0.945), (0.05, w, 0.900), 4.2, 2.0),
            ((-0.050, 0.965), (-0.18, w - 0.003, 0.915), 4.2, 2.5),
            ((-0.220, 0.975), (-0.350, w - 0.012, 0.925), 4.2, 3.3),
            ((-0.290, 0.978), (-0.410, w - 0.020, 0.930), 4.2, 4.0),
        ],
        'features': [],
        'fittings': fittings,
        'bumperSize': (0.16, 0.075),
        'bumperSlot': False,
        'hoodLine': [(0.20, 0.0), (0.198, 0.30), (0.18, 0.50), (0.10, 0.535), (-0.05, 0.545), (-0.27, 0.535)],
    }


def truck(spec):
    """High square hood, black mesh grille and round lamps in black housings (hunting cart)."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        panel = l.symmetric_outline([(0.545, 0.725), (0.560, 0.685), (0.545, 0.535), (0.300, 0.505)], 0.028, 128)
        l.grille(face, panel, parent, 'mesh', 34, 0.006, 0.05, bar_material=m.plastic('#19191a'), surround=spec.black)
        side = g.empty('round lamp', parent)
        for y, radius in ((0.435, 0.072),):
            box = _round(y, 0.630, radius)
            face.rings(
                'lamp can',
                box,
                [(-0.014, 0.048), (-0.014, -0.004), (-0.007, -0.012), (0.0, -0.006), (0.004, 0.02), (0.008, 0.045)],
                spec.black,
                side,
            )
            face.rings('lamp floor', box, [(0.008, 0.044)], m.plastic('#161616'), side, cap=True)
            l.projector(face, (y, 0.630), 0.040, 0.036, side)
            halo = [(p.x, p.y) for p in _round(y, 0.630, radius - 0.014, 24)]
            l.light_guide(face, halo, 0.010, 0.008, m.led('#fff4e0', 4.0), side, closed=True)
            l.cover(face, box, side, depth=-0.004)
        g.mirrored(side, parent)

    return {
        'stations': [
            ((0.405, 0.360), (0.340, 0.545, 0.360), 4.0, 0.0),
            ((0.430, 0.450), (0.366, 0.575, 0.450), 4.2, 0.6),
            ((0.440, 0.600), (0.370, 0.590, 0.595), 4.2, 1.0),
            ((0.430, 0.745), (0.350, 0.598, 0.730), 4.0, 1.25),
            ((0.345, 0.825), (0.230, w - 0.004, 0.800), 3.6, 1.6),
            ((0.140, 0.870), (-0.01, w, 0.832), 3.5, 2.0),
            ((-0.080, 0.920), (-0.20, w - 0.003, 0.862), 3.5, 2.5),
            *_rear_rows(w, 3.5, 0.006),
        ],
        'features': [
            s.terrace(0.030, 0.27, 0.34, 'Y', (-0.33, -0.2), (0.33, 0.40)),
            s.terrace(-0.014, 0.10, 0.14, 'Y', (-0.33, -0.2), (0.28, 0.36)),
        ],
        'fittings': fittings,
        'low': 0.36,
        'bumperSize': (0.15, 0.05),
        'bumperSlot': False,
    }


def utility(spec):
    """Plain sloping work front: two simple round lamps in a black lower half."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        panel = l.sharp_outline(
            [
                (-0.550, 0.615),
                (-0.30, 0.615),
                (-0.24, 0.560),
                (0.24, 0.560),
                (0.30, 0.615),
                (0.550, 0.615),
                (0.555, 0.395),
                (-0.555, 0.395),
            ],
            0.03,
            160,
        )
        l.pocket(face, panel, 0.010, spec.black, spec.black, parent, False, 0.012)
        side = g.empty('work lamp', parent)
        outline = _round(0.430, 0.510, 0.070)
        face.rings(
            'lamp can',
            outline,
            [(-0.013, 0.012), (-0.013, -0.012), (-0.006, -0.020), (0.0, -0.014), (0.003, 0.004)],
            m.chrome(),
            side,
        )
        face.rings('lamp floor', outline, [(0.001, 0.004)], m.reflector(), side, cap=True)
        l.bowl(face, (0.430, 0.510), 0.062, 0.004, side, 0.020)
        l.cover(face, outline, side, depth=-0.014)
        g.mirrored(side, parent)
        for k in range(4):
            l.strip('intake louvre', face, 0.24, 0.428 + k * 0.032, 0.006, 0.008, spec.dark, parent)

    return {
        'stations': [
            ((0.400, 0.350), (0.340, 0.545, 0.350), 3.8, 0.0),
            ((0.425, 0.440), (0.362, 0.572, 0.440), 4.0, 0.6),
            ((0.420, 0.560), (0.355, 0.588, 0.555), 4.0, 1.0),
            ((0.370, 0.670), (0.290, 0.597, 0.650), 3.8, 1.25),
            ((0.265, 0.755), (0.160, w - 0.004, 0.725), 3.6, 1.6),
            ((0.110, 0.835), (-0.02, w, 0.785), 3.6, 2.0),
            ((-0.080, 0.905), (-0.20, w - 0.003, 0.842), 3.6, 2.5),
            *_rear_rows(w, 3.6),
        ],
        'features': [s.terrace(-0.014, 0.30, 0.34, 'Y', (-0.30, -0.22), (0.22, 0.28))],
        'fittings': fittings,
        'low': 0.35,
        'bumperSize': (0.13, 0.05),
        'bumperSlot': False,
    }


def suv(spec):
    """Tall SUV face: full-width light bar, T-shaped lamps, big gloss grille with cross bars."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        mask = l.symmetric_outline(
            [(0.560, 0.775), (0.572, 0.735), (0.560, 0.610), (0.470, 0.585), (0.330, 0.600), (0.285, 0.470)], 0.022, 168
        )
        l.lamp(
            face,
            mask,
            parent,
            guides=[[(-0.545, 0.752), (-0.25, 0.748), (0.25, 0.748), (0.545, 0.752)]],
            guide_width=0.016,
            depth=0.04,
            both=False,
            clear=False,
        )
        side = g.empty('suv lamp', parent)
        led = m.led('#f7fbff', 5.0)
        l.light_guide(face, [(0.552, 0.742), (0.548, 0.68), (0.538, 0.628)], 0.014, 0.012, led, side)
        l.light_guide(face, [(0.352, 0.735), (0.347, 0.67), (0.358, 0.622)], 0.012, 0.012, led, side)
        for y in (0.402, 0.452, 0.502):
            l.projector(face, (y, 0.680), 0.025, 0.030, side)
        g.mirrored(side, parent)
        for k in range(6):
            half, material = 0.265 + 0.028 * k / 5, m.chrome() if k % 2 else spec.gloss
            z = 0.496 + k * 0.040
            l.strip('grille bar', face, half, z, 0.010, 0.009, material, parent, segments=10, flatten=0.6)
        vent = l.sharp_outline([(0.425, 0.535), (0.545, 0.555), (0.555, 0.45), (0.44, 0.43)], 0.02)
        l.lamp(
            face,
            vent,
            parent,
            guides=[[(0.455, 0.452), (0.535, 0.468)]],
            depth=0.035,
            floor=m.plastic('#0f0f10'),
            clear=False,
            guide_width=0.011,
        )

    return {
        'stations': [
            ((0.420, 0.345), (0.345, 0.535, 0.345), 3.6, 0.0),
            ((0.456, 0.450), (0.376, 0.575, 0.450), 3.8, 0.6),
            ((0.466, 0.620), (0.376, 0.592, 0.620), 3.8, 1.0),
            ((0.455, 0.780), (0.350, 0.600, 0.765), 3.4, 1.25),
            ((0.365, 0.868), (0.220, w - 0.002, 0.835), 3.0, 1.6),
            ((0.140, 0.908), (-0.01, w + 0.003, 0.858), 3.0, 2.0),
            ((-0.080, 0.945), (-0.20, w, 0.880), 3.2, 2.5),
            ((-0.230, 0.970), (-0.350, w - 0.016, 0.908), 3.4, 3.3),
            ((-0.290, 0.982), (-0.410, w - 0.024, 0.922), 3.6, 4.0),
        ],
        'features': [
            s.terrace(0.022, 0.24, 0.33, 'Y', (-0.34, -0.18), (0.33, 0.43)),
            s.ridge([(0.30, 0.80), (0.0, 0.815), (-0.38, 0.815)], 0.009, 0.045, 'Y'),
        ],
        'fittings': fittings,
        'bumperSize': (0.14, 0.04),
    }


def angular(spec):
    """Short plain angular nose with small lamps (compact cart)."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        eye = l.sharp_outline([(0.350, 0.585), (0.515, 0.640), (0.535, 0.600), (0.510, 0.548), (0.375, 0.540)], 0.012)
        l.lamp(
            face,
            eye,
            parent,
            projectors=[(0.425, 0.578, 0.027)],
            guides=[[(0.375, 0.583), (0.505, 0.623)]],
            guide_width=0.010,
            depth=0.035,
            flange=0.010,
        )
        slot = l.symmetric_outline([(0.20, 0.545), (0.165, 0.485)], 0.012)
        l.grille(face, slot, parent, 'horizontal', 3, 0.007, 0.03, flange=0.009)

    return {
        'stations': [
            ((0.360, 0.350), (0.310, 0.500, 0.350), 4.6, 0.0),
            ((0.395, 0.440), (0.332, 0.535, 0.440), 4.6, 0.6),
            ((0.398, 0.545), (0.325, 0.560, 0.545), 4.6, 1.0),
            ((0.355, 0.650), (0.265, 0.578, 0.640), 4.4, 1.25),
            ((0.235, 0.735), (0.130, w - 0.008, 0.712), 4.2, 1.6),
            ((0.095, 0.820), (-0.03, w - 0.002, 0.776), 4.2, 2.0),
            ((-0.080, 0.905), (-0.20, w - 0.005, 0.842), 4.0, 2.5),
            *_rear_rows(w, 3.8),
        ],
        'features': [
            s.ridge([(-0.36, 0.45), (0.05, 0.42), (0.30, 0.34)], 0.016, 0.04, 'Z'),
            s.ridge([(0.34, 0.62), (0.05, 0.70), (-0.40, 0.72)], 0.008, 0.03, 'Y'),
            s.terrace(-0.012, 0.20, 0.30, 'Y', (-0.3, -0.2), (0.20, 0.33)),
        ],
        'fittings': fittings,
        'bumperSize': (0.11, 0.03),
        'bumperSlot': False,
    }


def banded(spec):
    """Squared front: a dark band across its whole width joins two thin lamps, over crisp-edged fenders."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        band = l.symmetric_outline([(0.562, 0.692), (0.570, 0.655), (0.560, 0.598), (0.270, 0.588)], 0.012, 168)
        thin = [(0.285, 0.668), (0.42, 0.668), (0.548, 0.672)]
        l.lamp(
            face,
            band,
            parent,
            guides=[thin, [(-y, z) for y, z in thin]],
            guide_width=0.017,
            depth=0.030,
            both=False,
            clear=False,
            flange=0.008,
        )
        side = g.empty('band lamp', parent)
        for y in (0.425, 0.475, 0.525):
            l.projector(face, (y, 0.627), 0.020, 0.022, side)
        g.mirrored(side, parent)
        for z in (0.618, 0.645):
            l.strip('band louvre', face, 0.24, z, 0.018, 0.0055, m.plastic('#2b2d2f'), parent)
        intake = l.symmetric_outline([(0.330, 0.535), (0.395, 0.410)], 0.010, 128)
        l.grille(face, intake, parent, 'horizontal', 4, 0.007, 0.035, flange=0.009)

    return {
        'stations': [
            ((0.415, 0.345), (0.348, 0.545, 0.345), 5.0, 0.0),
            ((0.446, 0.440), (0.376, 0.575, 0.440), 5.2, 0.6),
            ((0.452, 0.580), (0.378, 0.592, 0.575), 5.2, 1.0),
            ((0.440, 0.720), (0.355, 0.600, 0.712), 5.0, 1.25),
            ((0.350, 0.800), (0.250, w - 0.001, 0.785), 4.6, 1.6),
            ((0.120, 0.848), (-0.01, w + 0.002, 0.826), 4.2, 2.0),
            ((-0.080, 0.905), (-0.20, w - 0.002, 0.858), 4.0, 2.5),
            *_rear_rows(w, 3.8),
        ],
        'features': [
            s.terrace(-0.018, 0.300, 0.335, 'Y', (-0.34, -0.22), (0.26, 0.34)),
            s.ridge([(-0.36, 0.50), (0.0, 0.50), (0.20, 0.50), (0.36, 0.49)], 0.018, 0.040, 'Z'),
            s.ridge([(0.36, 0.71), (0.10, 0.735), (-0.40, 0.740)], 0.012, 0.030, 'Y'),
        ],
        'fittings': fittings,
        'bumperSize': (0.11, 0.035),
        'bumperSlot': False,
    }


def crest(spec):
    """Low, wide golf front: a crest along its middle, slanted lamps placed high, a slatted panel between them."""
    w = spec.half_width
    middle = s.terrace(0.022, 0.085, 0.125, 'Y', (-0.26, -0.06))

    def fittings(face, parent, spec, shell):
        eye = l.sharp_outline([(0.325, 0.590), (0.345, 0.648), (0.515, 0.664), (0.545, 0.612), (0.505, 0.572)], 0.030)
        l.lamp(
            face,
            eye,
            parent,
            bowls=[(0.392, 0.614, 0.034), (0.474, 0.620, 0.034)],
            depth=0.036,
            flange=0.014,
            floor=m.plastic('#2a2b2c'),
        )
        panel = l.symmetric_outline([(0.215, 0.560), (0.230, 0.535), (0.190, 0.478)], 0.020, 110)
        l.grille(face, panel, parent, 'horizontal', 3, 0.010, 0.022, surround=spec.black)

    return {
        'stations': [
            ((0.430, 0.335), (0.345, 0.500, 0.335), 3.0, 0.0),
            ((0.462, 0.410), (0.368, 0.545, 0.410), 3.0, 0.6),
            ((0.460, 0.505), (0.355, 0.572, 0.500), 3.0, 1.0),
            ((0.415, 0.595), (0.295, 0.588, 0.590), 3.0, 1.25),
            ((0.290, 0.672), (0.150, w - 0.002, 0.662), 3.2, 1.6),
            ((0.100, 0.762), (-0.03, w + 0.002, 0.738), 3.2, 2.0),
            ((-0.090, 0.868), (-0.21, w - 0.004, 0.815), 3.2, 2.5),
            ((-0.240, 0.940), (-0.350, w - 0.022, 0.870), 3.2, 3.3),
            ((-0.290, 0.960), (-0.410, w - 0.032, 0.900), 3.4, 4.0),
        ],
        'features': [
            lambda p: middle(p) * g.smoothstep(0.43, 0.50, p.z),
            s.bulge((0.12, 0.47, 0.62), (0.36, 0.14, None), 0.020),
        ],
        'fittings': fittings,
        'low': 0.335,
        'bumperSize': (0.10, 0.045),
        'bumperSlot': False,
        'hoodLine': [(0.20, 0.0), (0.19, 0.20), (0.14, 0.35), (0.02, 0.45), (-0.14, 0.49), (-0.27, 0.485)],
        'hoodGap': 0.006,
    }


def upright(spec):
    """Tall tapered cowl: a V-shaped center between tall slanted lamps set wide."""
    w = spec.half_width

    def half(z):
        return g.lerp(0.045, 0.300, max(0.0, min(1.0, (z - 0.50) / 0.36)))

    def keel(p):
        level = 1 - g.smoothstep(half(p.z) - 0.010, half(p.z) + 0.012, abs(p.y))
        return 0.028 * level * g.smoothstep(-0.34, -0.20, p.x) * g.smoothstep(0.44, 0.49, p.z)

    def fittings(face, parent, spec, shell):
        crease = [(half(z) + 0.014, z) for z in (0.500, 0.59, 0.68, 0.77, 0.86)]
        line = face.drape.line('crease', crease, 0.0035, m.plastic('#050505'), parent, sink=0.6)
        g.mirrored(line, parent)
        eye = l.sharp_outline([(0.262, 0.590), (0.350, 0.812), (0.446, 0.806), (0.476, 0.735), (0.398, 0.602)], 0.020)
        l.lamp(
            face,
            eye,
            parent,
            bowls=[(0.345, 0.648, 0.043), (0.398, 0.745, 0.043)],
            depth=0.045,
            flange=0.010,
            floor=m.plastic('#1d1e20'),
            surround=spec.gloss,
            ambers=[[(0.420, 0.665), (0.448, 0.725), (0.436, 0.775)]],
        )

    return {
        'stations': [
            ((0.405, 0.350), (0.325, 0.430, 0.350), 3.4, 0.0),
            ((0.435, 0.440), (0.345, 0.465, 0.440), 3.5, 0.6),
            ((0.430, 0.545), (0.335, 0.490, 0.545), 3.6, 1.0),
            ((0.388, 0.680), (0.290, 0.508, 0.680), 3.7, 1.25),
            ((0.330, 0.820), (0.215, 0.530, 0.806), 3.8, 1.6),
            ((0.215, 0.905), (0.060, w - 0.038, 0.872), 3.8, 2.0),
            ((-0.050, 0.946), (-0.180, w - 0.018, 0.900), 3.8, 2.5),
            ((-0.220, 0.968), (-0.350, w - 0.022, 0.914), 3.8, 3.3),
            ((-0.290, 0.976), (-0.410, w - 0.030, 0.922), 3.8, 4.0),
        ],
        'features': [keel],
        'fittings': fittings,
        'low': 0.35,
        'bumperSize': (0.15, 0.045),
        'hoodLine': [(0.06, 0.0), (0.055, 0.22), (0.02, 0.38), (-0.06, 0.46), (-0.16, 0.49), (-0.27, 0.49)],
    }


def retro(spec):
    """Retro muscle front: pontoon fenders with round lamps, chrome oval grille, chrome bumper."""
    w = spec.half_width

    def fittings(face, parent, spec, shell):
        oval = [Vector((p.x, 0.550 + p.y)) for p in g.circle(0.235, 96, 0.105)]
        l.grille(
            face, oval, parent, 'vertical', 15, 0.008, 0.045, surround=m.chrome(), bar_material=m.chrome(), flange=0.016
        )
        eye = _round(0.432, 0.590, 0.078)
        l.lamp(
            face,
            eye,
            parent,
            bowls=[(0.432, 0.590, 0.066)],
            depth=0.030,
            surround=m.chrome(),
            floor=m.reflector(),
            flange=0.014,
        )
        side = g.empty('parking lamp', parent)
        l.cover(face, _round(0.440, 0.450, 0.030, 32), side, m.tail_lens('#e8871e'), -0.006)
        g.mirrored(side, parent)
        _ring('parking lamp ring', face, 0.440, 0.450, 0.031, 0.005, m.chrome(), parent)
        path = [above for above in (face.point((0.0, 0.668 + k * 0.012), -0.004) for k in range(10))]
        g.tube('hood spear', path, 0.009, m.chrome(), parent, segments=10)

    return {
        'stations': [
            ((0.420, 0.350), (0.350, 0.520, 0.350), 2.8, 0.0),
            ((0.455, 0.440), (0.385, 0.556, 0.440), 2.9, 0.6),
            ((0.460, 0.560), (0.390, 0.578, 0.570), 2.9, 1.0),
            ((0.435, 0.690), (0.350, 0.592, 0.695), 2.7, 1.25),
            ((0.350, 0.775), (0.210, w, 0.770), 2.4, 1.6),
            ((0.130, 0.840), (-0.01, w + 0.006, 0.800), 2.3, 2.0),
            ((-0.080, 0.905), (-0.20, w + 0.002, 0.838), 2.5, 2.5),
            *_rear_rows(w, 3.0, 0.004),
        ],
        'features': [
            s.bulge((0.20, 0.44, 0.62), (0.45, 0.13, None), 0.030),
            s.terrace(0.026, 0.12, 0.20, 'Y', (-0.34, -0.12), (0.30, 0.44)),
            s.ridge([(0.36, 0.28), (0.1, 0.30), (-0.30, 0.33)], -0.012, 0.06, 'Z'),
        ],
        'fittings': fittings,
        'bumperSize': (0.085, 0.045),
        'bumperSlot': False,
    }


NOSES = {
    'wedge': wedge,
    'rugged': rugged,
    'muscle': muscle,
    'sleek': sleek,
    'egg': egg,
    'round': round_,
    'flat': flat,
    'truck': truck,
    'utility': utility,
    'suv': suv,
    'angular': angular,
    'banded': banded,
    'crest': crest,
    'upright': upright,
    'retro': retro,
}
