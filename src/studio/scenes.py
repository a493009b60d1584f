"""Environments: photographs of carts on a street by the beach, at a cottage, workshop and carport, at both showrooms,
and in the settings of towns.

    build(shot, cart_builder)   shot: {'scene': one of SCENES, 'crop': 'wide' | 'tall', 'bodies': {id: parameters},
                                'wordmark': the dealer's name, for signs, 'town': of a showroom, below the name}

Each scene chooses its own carts and paints: on the public streets of towns (ocean, suburb, bungalows, downtown) the EV
City, whose record in data/vehicles says that it is a low-speed vehicle.
"""

import importlib

import bpy
from mathutils import Vector

import scene_core
import studio

LAGOON = {'color': '#17788a', 'finish': 'metallic'}
WHITE = {'color': '#f2f1ec', 'finish': 'solid'}
CORAL = {'color': '#e2674f', 'finish': 'solid'}
NAVY = {'color': '#21364f', 'finish': 'metallic'}
SAGE = {'color': '#7f9a82', 'finish': 'solid'}
SILVER = {'color': '#b9bec1', 'finish': 'metallic'}
SAND = {'color': '#cdb892', 'accent': '#4a3b2c'}
CHARCOAL = {'color': '#2c2f32', 'accent': '#8b8f92'}
CARAMEL = {'color': '#b8956f', 'accent': '#4a3628'}
STONE = {'color': '#d8cdb8', 'accent': '#7d6a55'}
GRAPHITE = {'color': '#3b3d40', 'accent': '#85786a'}
CRANBERRY = {'color': '#8a1c25', 'finish': 'metallic'}
MOSS = {'color': '#5d6645', 'finish': 'matte'}
PINE = {'color': '#1f4d3b', 'finish': 'metallic'}
BAY = {'color': '#7fb0c9', 'finish': 'solid'}
SADDLE = {'color': '#96643e', 'accent': '#2b2522'}
GOLD = {'color': '#dba32c', 'finish': 'solid'}


def cart(body, paint, upholstery, rows=2, rear=False, trim='plus', **overrides):
    """Description of a cart for one place of a scene ('body' is an id until build looks it up)."""
    return {
        'body': body,
        'rows': rows,
        'rearFacingRow': rear,
        'paint': paint,
        'secondPaint': None,
        'upholstery': upholstery,
        'trim': trim,
        **overrides,
    }


# The file of each scene, with a function of its own behind a dot where it has two views, and the carts in it.
SCENES = {
    'home': ('scene_home', [cart('d5-maverick', LAGOON, CARAMEL)]),
    'home-rentals': ('scene_rentals.build_packed', [cart('d5-ranger', GOLD, STONE, rows=1, rear=True)]),
    'home-shore': ('scene_ocean.build_shops', [cart('ev-city', CORAL, SAND, rows=1)]),
    # The carts that data/rental-plans.yaml rents out, each as its own pictures show it.
    'rentals': (
        'scene_rentals',
        [
            cart('ev-rover', LAGOON, SAND, rows=3, lifted=True),
            cart('ev-nomad', CORAL, CHARCOAL, rows=1, rear=True, trim='base'),
        ],
    ),
    'showroom-lewes': (
        'scene_lewes',
        [cart('ev-nomad', SAGE, CARAMEL), cart('d6-max', WHITE, STONE), cart('d5-maverick', LAGOON, CARAMEL)],
    ),
    'showroom-cherry-hill': (
        'scene_cherry',
        [
            cart('d6-max', NAVY, CARAMEL, rows=3),
            cart('classic', WHITE, STONE, rows=1, trim='base'),
            cart('turfman', PINE, GRAPHITE, rows=1, trim='base', bed='medium'),
            cart('ev-city', CORAL, STONE, rows=1),
            cart('d5-maverick', SAGE, CARAMEL),
        ],
    ),
    'service': ('scene_service', [cart('d5-ranger', SILVER, CARAMEL)]),
    'eco': ('scene_eco', [cart('d5-ranger', WHITE, CARAMEL)]),
    'setting-ocean': ('scene_ocean', [cart('ev-city', LAGOON, STONE, rows=1)]),
    'setting-river': ('scene_river', [cart('classic', CRANBERRY, STONE, rows=1, rear=True)]),
    'setting-bay': ('scene_bay', [cart('d5-ranger', BAY, STONE)]),
    'setting-woods': ('scene_woods', [cart('forester', MOSS, CARAMEL, rows=1, rear=True)]),
    'setting-farmland': ('scene_farmland', [cart('turfman', PINE, GRAPHITE, rows=1, trim='base', bed='medium')]),
    'setting-bungalows': ('scene_bungalows', [cart('ev-city', GOLD, STONE, rows=1)]),
    'setting-downtown': ('scene_downtown', [cart('ev-city', BAY, SADDLE, rows=1)]),
    'setting-suburb': ('scene_suburb', [cart('ev-city', SAGE, SADDLE, rows=1)]),
}


def build(shot, cart_builder):
    """Build the scene named by shot['scene'] with world, light and a camera for shot['crop']; returns the exposure."""
    module, carts = SCENES[shot['scene']]
    scene_core.forget_materials()
    bodies = shot['bodies']
    signed = {'wordmark': shot['wordmark']}
    places = [
        lambda wanted=wanted: cart_builder({**wanted, **signed, 'body': bodies[wanted['body']]}) for wanted in carts
    ]
    words = '\n'.join(line for line in (shot['wordmark'], shot.get('town')) if line)
    module, _, view = module.partition('.')
    exposure = getattr(importlib.import_module(module), view or 'build')(*places, shot['crop'], words)
    _light_windshields()
    return exposure


def _light_windshields():
    """A strip of light for every windshield to mirror toward the camera: one that mirrors plain sky looks missing."""
    bpy.context.view_layer.update()
    eye = bpy.context.scene.camera.location
    for pane in [thing for thing in bpy.data.objects if thing.name.startswith('screen pane')]:
        center = pane.matrix_world @ (sum((Vector(corner) for corner in pane.bound_box), Vector()) / 8)
        faces = sum((face.normal * face.area for face in pane.data.polygons), Vector())
        normal = (pane.matrix_world.to_3x3() @ faces).normalized()
        toward = (eye - center).normalized()
        mirrored = 2 * normal.dot(toward) * normal - toward
        studio.light_card('glass card', center + mirrored * 7, center, (1.5, 5), 1.6, 24)
