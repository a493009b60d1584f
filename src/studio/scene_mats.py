"""Procedural surfaces of the scenes: wood, sand, masonry, paving, leaves.

Boards made with scene_core.Boxes carry UVs in meters (u along the grain) and a 'tint' 0..1 per board.
"""

from scene_core import NAILING, material


def _repeat(s, value, pitch):
    """Distance of a value from the middle of its repeat, -pitch/2..pitch/2."""
    part = s.math('FRACT', s.math('DIVIDE', value, pitch))
    return s.math('MULTIPLY', s.math('SUBTRACT', part, 0.5), pitch)


def weathered_wood(name='weathered wood', dark='#7d7266', light='#b5a896', nails=True):
    """Silvery boards bleached by salt air; two nails across each board at every joist (NAILING)."""

    def make(s):
        uv = s.uv()
        tint = s.attribute('tint')
        grain = s.noise(s.scaled(uv, (1.6, 46.0, 1.0)), 1.0, 6.0, 0.62, 0.6)
        streak = s.noise(s.scaled(uv, (0.5, 9.0, 1.0)), 1.0, 4.0, 0.6, 0.3)
        stain = s.noise(s.scaled(uv, (0.9, 2.2, 1.0)), 1.0, 3.0, 0.5)
        base = s.mix(s.range(tint, 0.0, 1.0, smooth=False), dark, light)
        base = s.mix(s.range(streak, 0.35, 0.75, 0.0, 0.45), base, '#8a7b68')
        base = s.mix(s.range(grain, 0.38, 0.7, 0.0, 0.7), base, '#574d43')
        base = s.mix(s.range(stain, 0.52, 0.8, 0.0, 0.35), base, '#cfc3ae')
        height = s.math('ADD', s.math('MULTIPLY', grain, -0.0016), s.math('MULTIPLY', streak, 0.002))
        if nails:
            u, v = s.split(uv)[:2]
            along = _repeat(s, u, NAILING[0])
            across = _repeat(s, v, NAILING[1] / 2)
            away = s.math('SQRT', s.math('ADD', s.math('MULTIPLY', along, along), s.math('MULTIPLY', across, across)))
            head = s.range(away, 0.0035, 0.0055, 1.0, 0.0)
            rust = s.range(away, 0.004, 0.022, 0.45, 0.0)
            base = s.mix(rust, base, '#5a4434')
            base = s.mix(head, base, '#3a3532')
            height = s.math('SUBTRACT', height, s.math('MULTIPLY', head, 0.002))
        rough = s.range(grain, 0.3, 0.7, 0.62, 0.85)
        return s.principled(base, rough, s.bump(height, 1.0, 1.0), 0.35)

    return material(name, make)


def sand(name='sand', color='#d9c5a0', shade='#bfa77f', haze=None, ripple=0.011, wet_y=None, grain=True):
    """Beach sand with wind ripples; wet_y: (dry, wet) world Y over which it turns damp; haze: (color, meters)."""

    def make(s):
        place = s.position()
        warp = s.noise(place, 0.35, 2.0)
        bent = s.vector('ADD', s.scaled(place, (1.0, 2.2, 1.0)), s.combine(0.0, s.math('MULTIPLY', warp, 5.0), 0.0))
        waves = s.node(
            'TexWave',
            Vector=bent,
            Scale=1.35,
            Distortion=3.2,
            Detail=2.0,
            Detail_Scale=1.4,
            props={'bands_direction': 'Y'},
        ).outputs['Fac']
        patch = s.range(s.noise(place, 0.22, 2.0), 0.38, 0.6)
        lumps = s.noise(place, 1.6, 5.0, 0.6)
        height = s.math(
            'ADD', s.math('MULTIPLY', s.math('MULTIPLY', waves, patch), ripple), s.math('MULTIPLY', lumps, 0.06)
        )
        if grain:
            height = s.math('ADD', height, s.math('MULTIPLY', s.noise(place, 90.0, 2.0), 0.003))
        base = s.mix(s.range(s.noise(place, 0.5, 5.0, 0.65), 0.3, 0.7), color, shade)
        base = s.mix(s.range(s.noise(place, 260.0, 1.0), 0.45, 0.75, 0.0, 0.35), base, '#f0e4cb')
        rough, specular = 0.9, 0.2
        if wet_y:
            y = s.math('ADD', s.split(place)[1], s.math('MULTIPLY', s.noise(place, 0.12, 2.0), 6.0))
            wet = s.range(y, wet_y[0] + 3.0, wet_y[1] + 3.0)
            base = s.mix(wet, base, '#7e6a50')
            rough, specular = s.range(wet, 0.0, 1.0, 0.9, 0.18), s.range(wet, 0.0, 1.0, 0.2, 0.5)
            height = s.math('MULTIPLY', height, s.range(wet, 0.0, 0.8, 1.0, 0.05))
        surface = s.principled(base, rough, s.bump(height, 1.0, 1.0), specular)
        return s.haze(surface, *haze) if haze else surface

    return material(name, make)


def leaf(name, color, other, tip=None, translucency=0.4, gloss=0.35, haze=None):
    """Leaves or blades: color varies per instance and per blade ('tint'); light shines through."""

    def make(s):
        chance = s.node('ObjectInfo').outputs['Random']
        base = s.mix(chance, color, other)
        tint = s.attribute('tint')
        base = s.mix(s.math('MULTIPLY', tint, 0.85), base, tip or other)
        front = s.principled(base, 0.5, specular=gloss)
        through = s.node('BsdfTranslucent', Color=s.mix(1.0, base, '#fff2c0', 'MULTIPLY')).outputs[0]
        surface = s.mix_shader(translucency, front, through)
        return s.haze(surface, *haze) if haze else surface

    return material(name, make)


def bark(name='bark', color='#6a5a4c', haze=None):
    """Rough trunk; far off as pale as its leaves."""

    def make(s):
        place = s.scaled(s.object_space(), (9.0, 9.0, 1.6))
        cracks = s.noise(place, 2.0, 5.0, 0.65, 0.8)
        base = s.mix(s.range(cracks, 0.35, 0.65), '#3b3029', color)
        surface = s.principled(base, 0.9, s.bump(cracks, 0.9, 0.04), 0.2)
        return s.haze(surface, *haze) if haze else surface

    return material(name, make)


def painted(name, color, roughness=0.42, wear=0.12, specular=0.45, grain=0.0006):
    """Painted wood or metal trim: slight unevenness, faint dirt."""

    def make(s):
        place = s.object_space()
        cloud = s.noise(place, 1.3, 5.0, 0.6)
        fine = s.noise(place, 40.0, 3.0)
        base = s.mix(s.math('MULTIPLY', s.range(cloud, 0.45, 0.8), wear), color, '#6f675c')
        return s.principled(base, roughness, s.bump(s.math('MULTIPLY', fine, grain), 1.0, 1.0), specular)

    return material(name, make)


def siding(name, color, variation=0.07):
    """Painted clapboard: boards ('tint') differ slightly, fine wood grain under the paint."""

    def make(s):
        uv = s.uv()
        grain = s.noise(s.scaled(uv, (1.2, 60.0, 1.0)), 1.0, 4.0, 0.6)
        base = s.mix(s.math('MULTIPLY', s.attribute('tint'), variation), color, '#8d8577')
        base = s.mix(s.range(s.noise(s.position(), 0.7, 5.0, 0.6), 0.5, 0.85, 0.0, 0.16), base, '#a39a88')
        return s.principled(base, 0.5, s.bump(s.math('MULTIPLY', grain, 0.0008), 1.0, 1.0), 0.4)

    return material(name, make)


def shingle(name='cedar shingle', dark='#77695a', light='#b39b7c', accent='#94887a'):
    """Cedar shingles, each with its own weathering ('tint'); vertical grain (v in meters up)."""

    def make(s):
        place = s.position()
        tint = s.attribute('tint')
        x, y, z = s.split(place)[:3]
        along = s.math('ADD', x, s.math('MULTIPLY', y, 0.73))
        strand = s.combine(s.math('MULTIPLY', along, 70.0), s.math('MULTIPLY', tint, 90.0), s.math('MULTIPLY', z, 3.0))
        grain = s.noise(strand, 1.0, 4.0, 0.6)
        base = s.mix(tint, dark, light)
        other = s.math('FRACT', s.math('MULTIPLY', tint, 7.31))
        base = s.mix(s.range(other, 0.5, 0.95, 0.0, 0.7), base, accent)
        base = s.mix(s.range(grain, 0.4, 0.72, 0.0, 0.5), base, '#54483b')
        base = s.mix(s.range(s.noise(place, 0.45, 4.0), 0.45, 0.8, 0.0, 0.25), base, '#8d8880')
        return s.principled(base, 0.8, s.bump(s.math('MULTIPLY', grain, 0.0022), 1.0, 1.0), 0.25)

    return material(name, make)


def asphalt_shingle(name='roof shingle', dark='#4c4f52', light='#7a7b7a'):
    """Mineral roof shingles: granules, tint per tab."""

    def make(s):
        place = s.position()
        base = s.mix(s.attribute('tint'), dark, light)
        specks = s.noise(place, 140.0, 2.0)
        base = s.mix(s.range(specks, 0.4, 0.7, 0.0, 0.5), base, '#92908a')
        return s.principled(base, 0.9, s.bump(s.math('MULTIPLY', specks, 0.002), 1.0, 1.0), 0.2)

    return material(name, make)


def pane(name='window pane', tint='#dfe9ea', reflect=0.09):
    """Window glass: sheet that mirrors by angle and lets the rest through without refraction."""

    def make(s):
        waver = s.bump(s.noise(s.position(), 0.9, 2.0), 0.008, 0.5)
        fresnel = s.node('Fresnel', IOR=1.5, Normal=waver).outputs[0]
        amount = s.math('ADD', s.math('MULTIPLY', fresnel, 1.6), reflect, clamp=True)
        clear = s.node('BsdfTransparent', Color=tint).outputs[0]
        mirror = s.node('BsdfGlossy', Color='#ffffff', Roughness=0.0, Normal=waver).outputs[0]
        return s.mix_shader(amount, clear, mirror)

    return material(name, make)


def glow(name, color, strength):
    """Lamp, screen or lit ceiling. It only looks lit: area lamps do the lighting, which is free of fireflies."""

    def make(s):
        lit = s.math('SUBTRACT', 1.0, s.node('LightPath').outputs['Is Diffuse Ray'])
        return s.node('Emission', Color=color, Strength=s.math('MULTIPLY', lit, strength)).outputs[0]

    made = material(name, make)
    made.cycles.sample_as_light = False
    return made


def plain(name, color, roughness=0.6, metallic=0.0, specular=0.5):
    """Uniform surface."""
    return material(name, lambda s: s.principled(color, roughness, None, specular, metallic))


def metal(name='galvanized', color='#b9bdc0', roughness=0.38):
    """Sheet metal with faint clouding."""

    def make(s):
        cloud = s.noise(s.object_space(), 6.0, 4.0)
        return s.principled(color, s.range(cloud, 0.3, 0.7, roughness - 0.08, roughness + 0.14), None, 0.5, 1.0)

    return material(name, make)


def crushed_shell(name='crushed shell', bright='#e6dfd0', dark='#b3a894'):
    """Drive of crushed oyster shell: pale flakes, worn wheel tracks."""

    def make(s):
        place = s.position()
        chips = s.voronoi(place, 34.0, output='Color')
        shade = s.split(chips)[0]
        edge = s.voronoi(place, 34.0, 'DISTANCE_TO_EDGE')
        large = s.voronoi(place, 11.0)
        base = s.mix(shade, dark, bright)
        base = s.mix(s.range(s.split(chips)[1], 0.75, 1.0, 0.0, 0.6), base, '#8f8578')
        base = s.mix(s.range(edge, 0.0, 0.12, 0.65, 0.0), base, '#7c705e')
        base = s.mix(s.range(s.noise(place, 0.35, 4.0, 0.6), 0.4, 0.75, 0.0, 0.4), base, '#a89a82')
        height = s.math('ADD', s.math('MULTIPLY', shade, 0.012), s.math('MULTIPLY', large, -0.012))
        height = s.math('ADD', height, s.math('MULTIPLY', s.noise(place, 0.8, 3.0), 0.06))
        return s.principled(base, 0.85, s.bump(height, 0.9, 1.0), 0.25)

    return material(name, make)


def asphalt(name='asphalt', color='#6a6866', dark='#55534f'):
    """Worn asphalt: aggregate, patches, hairline cracks."""

    def make(s):
        place = s.position()
        specks = s.noise(place, 120.0, 2.0)
        base = s.mix(s.range(s.noise(place, 0.4, 5.0, 0.6), 0.35, 0.7), color, dark)
        base = s.mix(s.range(specks, 0.5, 0.75, 0.0, 0.4), base, '#9a968f')
        bent = s.vector(
            'ADD', place, s.scaled(s.node('TexNoise', Vector=place, Scale=1.2).outputs['Color'], (0.9,) * 3)
        )
        crack = s.range(s.voronoi(bent, 0.22, 'DISTANCE_TO_EDGE'), 0.0, 0.004, 0.55, 0.0)
        base = s.mix(crack, base, '#33312e')
        return s.principled(base, 0.8, s.bump(s.math('MULTIPLY', specks, 0.006), 1.0, 1.0), 0.3)

    return material(name, make)


def concrete(name='concrete', color='#b7b2a8', dark='#9c968b', roughness=0.75):
    """Broom-finished concrete."""

    def make(s):
        place = s.position()
        broom = s.noise(s.scaled(place, (3.0, 160.0, 3.0)), 1.0, 2.0)
        cloud = s.noise(place, 0.7, 6.0, 0.62)
        base = s.mix(s.range(cloud, 0.35, 0.7), color, dark)
        base = s.mix(s.range(s.noise(place, 60.0, 2.0), 0.55, 0.8, 0.0, 0.3), base, '#857f74')
        return s.principled(base, roughness, s.bump(s.math('MULTIPLY', broom, 0.0015), 1.0, 1.0), 0.35)

    return material(name, make)


def paver(name='paver', dark='#a89c8a', light='#c9bfae', dirt='#8d8272'):
    """Paving stones, each in a tone of its own ('tint')."""

    def make(s):
        place = s.position()
        base = s.mix(s.attribute('tint'), dark, light)
        base = s.mix(s.range(s.noise(place, 14.0, 4.0, 0.6), 0.4, 0.75, 0.0, 0.5), base, dirt)
        specks = s.noise(place, 150.0, 2.0)
        return s.principled(base, 0.85, s.bump(s.math('MULTIPLY', specks, 0.002), 1.0, 1.0), 0.25)

    return material(name, make)


def calm_water(name, color, deep, haze, ripple=0.35):
    """Water of rivers and bays under a light breeze; haze: (color, meters)."""

    def make(s):
        place = s.position()
        wave = s.noise(s.scaled(place, (0.5, 1.6, 1.0)), 1.3, 5.0, 0.6)
        fine = s.noise(s.scaled(place, (2.2, 5.0, 1.0)), 1.5, 3.0, 0.6)
        height = s.math('ADD', s.math('MULTIPLY', wave, 0.30), s.math('MULTIPLY', fine, 0.05))
        patch = s.range(s.noise(s.scaled(place, (0.02, 0.09, 1.0)), 1.0, 3.0), 0.35, 0.65)
        surface = s.principled(s.mix(patch, color, deep), 0.12, s.bump(height, ripple, 1.0), 0.5)
        return s.haze(surface, *haze)

    return material(name, make)


def brick(name='brick', light='#a5624a', dark='#7d4534', mortar='#b8ad9f', plane='XZ'):
    """Brick veneer in world meters: course 67 mm + joint; on walls along X ('XZ') or Y ('YZ')."""

    def make(s):
        place = s.position()
        x, y, z = s.split(place)[:3]
        flat = s.combine(x if plane == 'XZ' else y, z, 0.0)
        made = s.node(
            'TexBrick',
            Vector=flat,
            Scale=1.0,
            Color1=light,
            Color2=dark,
            Mortar=mortar,
            Mortar_Size=0.006,
            Mortar_Smooth=0.25,
            Bias=-0.1,
            Brick_Width=0.204,
            Row_Height=0.0675,
        )
        color, joint = made.outputs['Color'], made.outputs['Fac']
        color = s.mix(s.range(s.noise(place, 0.6, 4.0), 0.4, 0.75, 0.0, 0.3), color, '#5f3a2e')
        color = s.mix(s.range(s.noise(place, 24.0, 4.0, 0.6), 0.45, 0.75, 0.0, 0.35), color, '#c08a6d')
        height = s.math('ADD', s.math('MULTIPLY', joint, -0.007), s.math('MULTIPLY', s.noise(place, 70.0, 3.0), 0.003))
        return s.principled(color, 0.85, s.bump(height, 1.0, 1.0), 0.25)

    return material(name, make)


def epoxy(name='epoxy floor', color='#aab2b6'):
    """Glossy flake-epoxy workshop floor."""

    def make(s):
        place = s.position()
        flakes = s.voronoi(place, 130.0, output='Color')
        r, g = s.split(flakes)[:2]
        base = s.mix(s.range(r, 0.72, 0.8, 0.0, 0.55), color, '#5d666b')
        base = s.mix(s.range(g, 0.78, 0.85, 0.0, 0.6), base, '#e9ecec')
        rough = s.range(s.noise(place, 0.8, 5.0, 0.6), 0.35, 0.7, 0.12, 0.3)
        return s.principled(base, rough, s.bump(s.noise(place, 9.0, 2.0), 0.02, 0.05), 0.5)

    return material(name, make)


def fabric(name, color, stripe=None, period=0.12):
    """Woven cloth, striped across u when `stripe` is a color (uses object X)."""

    def make(s):
        place = s.object_space()
        base = color
        if stripe:
            band = s.math('GREATER_THAN', s.math('FRACT', s.math('DIVIDE', s.split(place)[0], period)), 0.5)
            base = s.mix(band, color, stripe)
        weave = s.noise(place, 380.0, 1.0)
        return s.principled(base, 0.95, s.bump(s.math('MULTIPLY', weave, 0.002), 1.0, 1.0), 0.15, Sheen=0.4)

    return material(name, make)
