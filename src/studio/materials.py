"""Materials of the studio: every surface of a cart as a cached Cycles material.

Call a function as often as you like: the same arguments give the same material. Colors are '#rrggbb' as seen on a
screen (sRGB); the shaders get them converted to linear light. Textures use object coordinates in meters, so the grain
keeps its size on every part (apply the scale of an object before it gets a material).

    paint(color, finish='solid'|'metallic'|'matte')   body panels, clear coat over color
    vinyl(color)            seat covers, fine leather grain          stitching(color)   thread of seams
    rubber()                tire side walls                          tread_rubber()     tread blocks, drier and grayer
    mat_rubber()            floor mats, ribbed                       canvas(color)      woven cloth of tops and bags
    plastic(color)          textured trim; plastic('#1c1d1f') = black trim of flares and bumpers
    worn_plastic(color)     the same after years in the sun: dull and paler in spots
    gloss_plastic(color)    piano black, mirror caps
    wood(burl)              walnut of dash trims and steering wheels, lacquered
    chrome()  brushed_metal()  aluminum()  machined()  steel()  cast_iron()  galvanized()    metals
    powder_coat(color)      painted tubes, struts, chassis, steel wheels
    glass()                 windshields: thin, cheap, no caustics    clear_vinyl()      side curtains
    side_glass()            panes beside the seats and behind them
    lens()                  clear cover of lamps                     tail_lens(color)   red or amber lamp glass
    reflector()             silver bowl within a lamp                led(color, strength)
    glow(color, share, length, width, fade)     light that lies on the ground
    screen()                lit display of the dash
    sand()                  ground of the studio
"""

import bpy

PAGE_COLOR = '#f6f1e6'
BLACK_TRIM = '#1d1e20'


def linear(color):
    """Linear RGBA of an sRGB color '#rrggbb'."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


def mix(color, other, share):
    """Color '#rrggbb' moved towards another by a share of 0 to 1."""
    pairs = ((int(color[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return '#' + ''.join(f'{round(a + (b - a) * share):02x}' for a, b in pairs)


def luminance(color):
    """Relative luminance of a color, 0 to 1."""
    r, g, b, _ = linear(color)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


class _Tree:
    """Small helper around a material's node tree."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.links = self.material.node_tree.links
        self.nodes.clear()
        self.output = self.nodes.new('ShaderNodeOutputMaterial')

    def add(self, kind, values=None, **properties):
        """New node; `values` sets input sockets by name, keywords set node properties. A node output may be a value."""
        node = self.nodes.new('ShaderNode' + kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (values or {}).items():
            self.put(node.inputs[key], value)
        return node

    def put(self, socket, value):
        """Sets a socket to a constant or links an output into it."""
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, socket)
        else:
            socket.default_value = value

    def coordinates(self, scale=(1, 1, 1)):
        """Object coordinates in meters, times a scale per axis."""
        position = self.add('TexCoord').outputs['Object']
        return self.add('Mapping', {'Vector': position, 'Scale': scale}).outputs['Vector']

    def noise(self, scale, detail=2.0, stretch=(1, 1, 1)):
        """Noise (0 to 1) with about `scale` features per meter."""
        values = {'Vector': self.coordinates(stretch), 'Scale': scale, 'Detail': detail}
        return self.add('TexNoise', values).outputs['Fac']

    def ramp(self, factor, low, high, start=0.0, end=1.0):
        """Color ramp between two colors."""
        node = self.add('ValToRGB', {'Fac': factor})
        node.color_ramp.elements[0].position, node.color_ramp.elements[1].position = start, end
        node.color_ramp.elements[0].color, node.color_ramp.elements[1].color = low, high
        return node.outputs['Color']

    def bump(self, height, strength, distance=0.001):
        """Normal of a height field."""
        values = {'Height': height, 'Strength': strength, 'Distance': distance}
        return self.add('Bump', values).outputs['Normal']

    def fresnel(self, ior, **values):
        """Mirror share of a thin pane, alike from both sides (Blender's node would trap light behind the back)."""
        back = self.add('NewGeometry').outputs['Backfacing']
        sign = self.add('Math', {0: back, 1: -2.0, 2: 1.0}, operation='MULTIPLY_ADD').outputs[0]
        eta = self.add('Math', {0: ior, 1: sign}, operation='POWER').outputs[0]
        return self.add('Fresnel', {'IOR': eta, **values}).outputs['Fac']

    def principled(self, **values):
        """Principled shader wired to the output; keywords are socket names with _ for blanks."""
        node = self.add('BsdfPrincipled', {key.replace('_', ' '): value for key, value in values.items()})
        self.links.new(node.outputs[0], self.output.inputs['Surface'])
        return node

    def clear(self, tint):
        """See-through shader."""
        return self.add('BsdfTransparent', {'Color': linear(tint)}).outputs[0]

    def mirror(self, share, under, **values):
        """Wires a shader to the output with a mirror over it that has a share."""
        mirror = self.add('BsdfGlossy', values).outputs[0]
        self.surface(self.add('MixShader', {0: share, 1: under, 2: mirror}).outputs[0])

    def surface(self, output):
        """Wires a shader to the output."""
        self.links.new(output, self.output.inputs['Surface'])


def _cached(build):
    """Decorator: one material per function and arguments, kept under its name in the file."""

    def wrapper(*args, **kwargs):
        options = [str(a) for a in args] + [f'{k}={v}' for k, v in sorted(kwargs.items())]
        name = ' '.join([build.__name__, *options])[:60]
        material = bpy.data.materials.get(name)
        if material is None:
            tree = _Tree(name)
            build(tree, *args, **kwargs)
            material = tree.material
            material.diffuse_color = next((linear(a) for a in args if str(a).startswith('#')), (0.5, 0.5, 0.5, 1))
        return material

    wrapper.__name__, wrapper.__doc__ = build.__name__, build.__doc__
    return wrapper


@_cached
def paint(tree, color, finish='solid'):
    """Body paint: color under a clear coat. Metallic darkens and saturates towards grazing angles (the 'flop')."""
    base = linear(color)
    if finish == 'matte':
        tree.principled(Base_Color=base, Roughness=0.42, Specular=0.4, Sheen=0.05)
        return
    if finish == 'metallic':
        facing = tree.add('LayerWeight', {'Blend': 0.35}).outputs['Facing']
        bright = tuple(min(1.0, c * 1.1 + 0.006) for c in base[:3]) + (1.0,)
        deep = tuple(c * 0.55 for c in base[:3]) + (1.0,)
        color_coat = tree.principled(
            Base_Color=tree.ramp(facing, bright, deep, 0.05, 0.85), Metallic=0.45, Roughness=0.34, Specular=0.2
        )
    else:
        color_coat = tree.principled(Base_Color=base, Roughness=0.5, Specular=0.1)
    # A strong clear coat of its own: renders cleaner than Principled's weak one under brighter lamps.
    tree.mirror(tree.fresnel(1.64), color_coat.outputs[0], Roughness=0.1)


@_cached
def vinyl(tree, color):
    """Seat cover: marine vinyl with a fine leather grain and a soft sheen."""
    cells = tree.add('TexVoronoi', {'Vector': tree.coordinates(), 'Scale': 420.0})
    wear = tree.ramp(
        tree.noise(7.0, 3.0), linear(mix(color, '#000000', 0.07)), linear(mix(color, '#ffffff', 0.05)), 0.3, 0.7
    )
    tree.principled(
        Base_Color=wear, Roughness=0.44, Specular=0.42, Normal=tree.bump(cells.outputs['Distance'], 0.09, 0.0009)
    )


@_cached
def stitching(tree, color):
    """Thread of a seam."""
    tree.principled(Base_Color=linear(color), Roughness=0.8, Specular=0.2)


@_cached
def rubber(tree):
    """Tire side wall: deep gray that stays readable, with a faint satin bloom."""
    tone = tree.ramp(tree.noise(24.0, 4.0), linear('#1d1d1e'), linear('#242425'), 0.35, 0.65)
    tree.principled(Base_Color=tone, Roughness=0.43, Specular=0.55)


@_cached
def tread_rubber(tree):
    """Tread blocks: drier and a little grayer than the side wall."""
    tone = tree.ramp(tree.noise(30.0, 4.0), linear('#232323'), linear('#2d2c2b'), 0.3, 0.7)
    tree.principled(Base_Color=tone, Roughness=0.75, Specular=0.3)


@_cached
def mat_rubber(tree):
    """Floor mat: black rubber with fine ribs along the cart."""
    waves = tree.add('TexWave', {'Vector': tree.coordinates(), 'Scale': 26.0}, bands_direction='Y')
    tree.principled(
        Base_Color=linear('#2c2d2e'), Roughness=0.68, Specular=0.35, Normal=tree.bump(waves.outputs['Fac'], 0.5, 0.003)
    )


@_cached
def plastic(tree, color=BLACK_TRIM):
    """Molded trim with a fine texture, as of fender flares, bumpers and dashboards."""
    grain = tree.noise(620.0, 1.0)
    tree.principled(Base_Color=linear(color), Roughness=0.52, Specular=0.42, Normal=tree.bump(grain, 0.05, 0.0008))


@_cached
def worn_plastic(tree, color=BLACK_TRIM):
    """Molded trim after years in the sun: duller, and paler in spots and along fine scratches."""
    pale = mix(color, '#a7a398', 0.16)
    spots = tree.noise(14.0, 5.0)
    scratches = tree.noise(40.0, 4.0, stretch=(1, 0.3, 1))
    share = tree.add('Math', {0: spots, 1: 0.6, 2: scratches}, operation='MULTIPLY_ADD').outputs[0]
    tone = tree.ramp(share, linear(color), linear(pale), 0.70, 1.0)
    tree.principled(
        Base_Color=tone, Roughness=0.7, Specular=0.3, Normal=tree.bump(tree.noise(620.0, 1.0), 0.05, 0.0008)
    )


@_cached
def wood(tree, burl=False):
    """Walnut under lacquer, with a fine straight grain across the cart, or its burl, for what is bent."""
    grain = tree.noise(30.0, 5.0, stretch=(1, 1, 1) if burl else (3, 0.12, 3))
    tone = tree.ramp(grain, linear('#3a1f10'), linear('#8d5a30'), 0.32, 0.68)
    tree.principled(Base_Color=tone, Roughness=0.3, Specular=0.4, Clearcoat=0.5)


@_cached
def gloss_plastic(tree, color='#101113'):
    """Polished plastic: piano-black lamp surrounds, mirror caps."""
    tree.principled(Base_Color=linear(color), Roughness=0.08, Specular=0.5)


@_cached
def powder_coat(tree, color='#202123'):
    """Baked satin coat of tubes, struts, chassis parts and steel wheels."""
    tree.principled(Base_Color=linear(color), Roughness=0.34, Specular=0.5)


@_cached
def canvas(tree, color):
    """Woven acrylic cloth of tops, curtains' borders and golf bags."""
    weave = tree.add('TexChecker', {'Vector': tree.coordinates(), 'Scale': 640.0}).outputs['Fac']
    tone = tree.ramp(tree.noise(12.0, 3.0), linear(mix(color, '#000000', 0.08)), linear(color), 0.3, 0.7)
    tree.principled(Base_Color=tone, Roughness=0.9, Specular=0.2, Sheen=0.25, Normal=tree.bump(weave, 0.2, 0.0006))


def _metal(tree, color, roughness, **values):
    """Plain metal."""
    return tree.principled(Base_Color=linear(color), Metallic=1.0, Roughness=roughness, **values)


@_cached
def chrome(tree):
    """Polished chrome."""
    _metal(tree, '#e9eaec', 0.06)


@_cached
def machined(tree):
    """Diamond-turned face of an alloy wheel under clear lacquer: bright with fine concentric sheen."""
    _metal(tree, '#d3d6d9', 0.17)


@_cached
def aluminum(tree):
    """Extruded satin aluminum."""
    _metal(tree, '#c9cbcd', 0.34)


@_cached
def brushed_metal(tree):
    """Stainless steel brushed along X."""
    streaks = tree.noise(60.0, 3.0, stretch=(0.4, 12, 12))
    rough = tree.ramp(streaks, (0.22, 0.22, 0.22, 1), (0.42, 0.42, 0.42, 1), 0.3, 0.7)
    _metal(tree, '#c4c3bf', rough)


@_cached
def steel(tree):
    """Plain zinc-plated steel: bolts, springs' seats, brake lines."""
    _metal(tree, '#9fa1a3', 0.32)


@_cached
def cast_iron(tree):
    """Brake discs and drums."""
    _metal(tree, '#77787a', 0.38)


@_cached
def galvanized(tree):
    """Zinc-coated sheet of cargo beds, lightly mottled."""
    cells = tree.add('TexVoronoi', {'Vector': tree.coordinates(), 'Scale': 55.0}).outputs['Color']
    tone = tree.add('HueSaturation', {'Color': cells, 'Saturation': 0.0, 'Value': 1.0}).outputs['Color']
    rough = tree.ramp(tone, (0.36, 0.36, 0.36, 1), (0.5, 0.5, 0.5, 1), 0.2, 0.8)
    _metal(tree, '#b9bcbd', rough)


def _with_sky(tree, pane, share):
    """A pane with a share of pale sky in it, by which it reads as glass before a light page."""
    sky = tree.add('Emission', {'Color': linear('#b4d0dc'), 'Strength': 1.0}).outputs[0]
    tree.material.cycles.sample_as_light = False
    return tree.add('MixShader', {0: share, 1: pane, 2: sky}).outputs[0]


def _gleam(tree, least):
    """Share of sky in a pane beside the seats: the least of it all over, more in two bands aslant. The bands are the
    pane's own: what it mirrored would break into grains."""
    slope = tree.add('VectorMath', {0: tree.coordinates(), 1: (1.0, 0.8, -0.55)}, operation='DOT_PRODUCT')
    bent = tree.add('Math', {0: tree.noise(2.2, 1.0), 1: 0.22, 2: slope.outputs['Value']}, operation='MULTIPLY_ADD')
    turn = tree.add('Math', {0: bent.outputs[0], 1: 1 / 0.74}, operation='MULTIPLY').outputs[0]
    phase = tree.add('Math', {0: turn}, operation='FRACT').outputs[0]
    share = tree.add('ValToRGB', {'Fac': phase}).outputs['Color']
    ramp = share.node.color_ramp
    ramp.interpolation = 'EASE'
    for index, (at, more) in enumerate(
        ((0.0, 0), (0.10, 0.26), (0.32, 0.13), (0.42, 0), (0.52, 0), (0.57, 0.17), (0.62, 0))
    ):
        stop = ramp.elements[index] if index < 2 else ramp.elements.new(at)
        stop.position, stop.color = at, (*[least + more] * 3, 1)
    return share


@_cached
def glass(tree):
    """Thin pane with a faint green tint, and a mirror on both of its faces. Costs one transparent bounce and no
    caustics."""
    pane = _with_sky(tree, tree.clear('#edf3f3'), 0.14)
    tree.mirror(tree.fresnel(1.75), pane, Color=linear('#d3ebf7'), Roughness=0.015)


@_cached
def side_glass(tree):
    """Pane beside the seats: clearer than a windshield, since the lights on this side stand before it and would make it
    look like a wall."""
    pane = _with_sky(tree, tree.clear('#f7faf9'), _gleam(tree, 0.10))
    tree.mirror(tree.fresnel(1.28), pane, Color=linear('#d3ebf7'), Roughness=0.015)


@_cached
def clear_vinyl(tree):
    """Clear side curtain: a soft film with a slight haze."""
    haze = tree.add('BsdfDiffuse', {'Color': linear('#e4e6e4')}).outputs[0]
    film = tree.add('MixShader', {0: 0.08, 1: tree.clear('#edf1f1'), 2: haze}).outputs[0]
    tree.mirror(tree.fresnel(1.06), _with_sky(tree, film, _gleam(tree, 0)), Roughness=0.02)


@_cached
def lens(tree):
    """Clear polycarbonate cover of a lamp: stronger reflections than a windshield."""
    tree.mirror(tree.fresnel(1.6), tree.clear('#ffffff'), Roughness=0.01)


@_cached
def tail_lens(tree, color='#b3121a'):
    """Solid looking red or amber lamp glass with a faint inner glow and pressed optics."""
    cells = tree.add('TexVoronoi', {'Vector': tree.coordinates(), 'Scale': 190.0}).outputs['Distance']
    tree.principled(
        Base_Color=linear(color),
        Roughness=0.08,
        Specular=0.6,
        Clearcoat=1.0,
        Clearcoat_Roughness=0.02,
        Emission=linear(color),
        Emission_Strength=0.35,
        Normal=tree.bump(cells, 0.25, 0.002),
    )
    tree.material.cycles.sample_as_light = False


@_cached
def reflector(tree):
    """Silver bowl behind a lamp's lens."""
    _metal(tree, '#d4d6d9', 0.14)


@_cached
def led(tree, color='#f7fbff', strength=4.0):
    """Glowing diode or light guide. Not sampled as a light: it shines to the eye, not onto the cart."""
    tree.surface(tree.add('Emission', {'Color': linear(color), 'Strength': strength}).outputs[0])
    tree.material.cycles.sample_as_light = False


@_cached
def glow(tree, color, share, length, width, fade):
    """Light on the ground: even within a rectangle around the object's origin (half its length along X, half its width
    along Y), fading out over the meters `fade` around it. It covers its share of what lies below, since light added to
    the page, which is nearly white, would hardly show."""
    place = tree.add('TexCoord').outputs['Object']
    beyond = tree.add('VectorMath', {0: place}, operation='ABSOLUTE').outputs['Vector']
    beyond = tree.add('VectorMath', {0: beyond, 1: (length, width, 9)}, operation='SUBTRACT').outputs['Vector']
    beyond = tree.add('VectorMath', {0: beyond, 1: (0, 0, 0)}, operation='MAXIMUM').outputs['Vector']
    away = tree.add('VectorMath', {0: beyond}, operation='LENGTH').outputs['Value']
    soft = tree.add('MapRange', {'Value': away, 'From Min': 0.0, 'From Max': fade, 'To Min': share, 'To Max': 0.0})
    soft.interpolation_type = 'SMOOTHERSTEP'
    shine = tree.add('Emission', {'Color': linear(color), 'Strength': 1.25}).outputs[0]
    tree.surface(tree.add('MixShader', {0: soft.outputs[0], 1: tree.clear('#ffffff'), 2: shine}).outputs[0])
    tree.material.cycles.sample_as_light = False


@_cached
def screen(tree):
    """Lit display: dark blue glass (parts add the glowing figures)."""
    tree.principled(
        Base_Color=linear('#07090c'), Roughness=0.06, Specular=0.5, Emission=linear('#0d2233'), Emission_Strength=0.6
    )
    tree.material.cycles.sample_as_light = False


@_cached
def sand(tree, color='#ece4d2'):
    """Smooth ground of the studio. Mirrors see it darker, so that it does not wash out the paint above it."""
    mirrored = tree.add('LightPath').outputs['Is Glossy Ray']
    tone = tree.ramp(mirrored, linear(color), linear('#aeaca8'))
    tree.surface(tree.add('BsdfDiffuse', {'Color': tone}).outputs[0])
