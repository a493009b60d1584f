"""Shorthand for shader-node trees of scenes, sky and studio."""

import math

import bpy

from materials import linear


class Shader:
    """Shorthand for node trees: inputs may be constants or sockets."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind, *args, props=None, **inputs):
        """New node; positional args fill inputs in order, keywords by name ('Base_Color' = 'Base Color')."""
        made = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (props or {}).items():
            setattr(made, key, value)
        for position, value in enumerate(args):
            self._set(made.inputs[position], value)
        for key, value in inputs.items():
            self._set(made.inputs[key.replace('_', ' ')], value)
        return made

    def _set(self, socket, value):
        if value is None:
            return
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif isinstance(value, str):
            socket.default_value = linear(value)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        """Arithmetic on two values."""
        return self.node('Math', a, b, props={'operation': operation, 'use_clamp': clamp}).outputs[0]

    def vector(self, operation, a, b=None):
        """Arithmetic on two vectors."""
        made = self.node('VectorMath', a, b, props={'operation': operation})
        return made.outputs['Value' if operation in ('DOT_PRODUCT', 'LENGTH') else 'Vector']

    def scaled(self, vector, scale):
        """Vector multiplied by a 3-tuple."""
        return self.vector('MULTIPLY', vector, scale)

    def mix(self, factor, a, b, blend='MIX'):
        """Mix of two colors."""
        return self.node('MixRGB', factor, a, b, props={'blend_type': blend}).outputs[0]

    def range(self, value, low, high, to_low=0.0, to_high=1.0, smooth=True):
        """Map value from low..high to to_low..to_high, clamped."""
        return self.node(
            'MapRange',
            value,
            low,
            high,
            to_low,
            to_high,
            props={'interpolation_type': 'SMOOTHSTEP' if smooth else 'LINEAR'},
        ).outputs[0]

    def noise(self, vector, scale, detail=3.0, roughness=0.5, distortion=0.0):
        """Perlin noise, about 0..1."""
        return self.node(
            'TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        ).outputs['Fac']

    def voronoi(self, vector, scale, feature='F1', output='Distance'):
        """Cell pattern."""
        return self.node('TexVoronoi', Vector=vector, Scale=scale, props={'feature': feature}).outputs[output]

    def bump(self, height, strength=0.5, distance=0.01, normal=None):
        """Normal from a height (meters when distance is 1)."""
        return self.node('Bump', Strength=strength, Distance=distance, Height=height, Normal=normal).outputs[0]

    def attribute(self, name):
        """Named mesh attribute as a value."""
        return self.node('Attribute', props={'attribute_name': name}).outputs['Fac']

    def position(self):
        """World position."""
        return self.node('NewGeometry').outputs['Position']

    def object_space(self):
        """Object coordinates."""
        return self.node('TexCoord').outputs['Object']

    def uv(self):
        """UV coordinates (meters on boards)."""
        return self.node('TexCoord').outputs['UV']

    def split(self, vector):
        """The x, y, z of a vector."""
        return self.node('SeparateXYZ', vector).outputs

    def combine(self, x=0.0, y=0.0, z=0.0):
        """Vector of three values."""
        return self.node('CombineXYZ', x, y, z).outputs[0]

    def principled(self, color, roughness=0.6, normal=None, specular=0.5, metallic=0.0, **more):
        """Principled surface."""
        return self.node(
            'BsdfPrincipled',
            Base_Color=color,
            Roughness=roughness,
            Normal=normal,
            Specular=specular,
            Metallic=metallic,
            **more,
        ).outputs[0]

    def mix_shader(self, factor, a, b):
        """Mix of two surfaces."""
        return self.node('MixShader', factor, a, b).outputs[0]

    def haze(self, surface, color, distance):
        """Fade a surface into the air's color; after `distance` meters 63 % of it is air."""
        depth = self.node('CameraData').outputs['View Distance']
        clear = self.math('POWER', math.e, self.math('DIVIDE', depth, -distance))
        return self.mix_shader(
            self.math('SUBTRACT', 1.0, clear), surface, self.node('Emission', Color=color, Strength=1.0).outputs[0]
        )

    def output(self, surface):
        """Finish a material."""
        self.node('OutputMaterial', surface)
