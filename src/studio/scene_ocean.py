"""Scenes `setting-ocean`, `home-shore`: a street between beach shops and dunes, seen from either end."""

import numpy as np

import scene_home
from scene_arch import Frame, room
from scene_core import Boxes, Clouds, Glow, add_camera, add_sky, add_sun, place_cart
from scene_home import WALK_Z
from scene_mats import concrete, painted, siding, weathered_wood
from scene_plants import distant_trees, grove
from scene_props import folded_umbrella, surfboard
from scene_town import bench, shop, street_lamp

SHOPS_Y = -7.2
START = -61
SHOP_CURB, SEA_CURB = -5.3, 0.9
# Parked: from the sea's side over the curb, with the shops behind the cart.
CAMERAS = {
    'wide': ((-8.2, 4.0, 1.9), (0.94, -0.07, 1.9), 33, (0.0, -0.065), (-2.9, 0.2, 1.0), 7.0),
    'tall': ((-8.2, 4.0, 1.5), (0.2, -1.2, 1.5), 44, (0.0, 0.12), (-2.9, 0.2, 1.0), 7.0),
}
# The home page's picture: the other way, a cart on the lane before the shops.
SHOP_CAMERAS = {
    'wide': ((11.6, 1.2, 1.5), (3.2, -4.25, 1.5), 36, (0.0, -0.01), (5.6, -3.4, 1.0), 7.0),
    'tall': ((11.6, 1.2, 1.5), (4.6, -3.6, 1.5), 44, (0.0, 0.12), (5.6, -3.4, 1.0), 7.0),
}


def build(cart, crop, _wordmark):
    """cart: () -> Empty. Returns the exposure."""
    _place(140, -0.2)
    place_cart(cart(), -2.6, -0.15, 180)
    add_camera(*CAMERAS[crop])
    return 1.0


def build_shops(cart, crop, _wordmark):
    """The same street from its other end. Returns the exposure."""
    _place(40, -1.05)
    place_cart(cart(), 5.0, -3.6, 0)
    add_camera(*SHOP_CAMERAS[crop])
    return 0.95


def _place(sun, foot):
    """The street with its shops, dunes and sea, under a sun from an azimuth, with the sand at the wall at the height
    `foot`: a wall that is seen from the beach stands deep in it."""
    add_sky(
        [(0, '#eef0ea'), (4, '#dfeaee'), (10, '#bcd9ec'), (24, '#8abce5'), (60, '#5896d4'), (90, '#4684c4')],
        light_strength=0.9,
        ground='#cdbb9a',
        glow=Glow(60, 4, '#fff3dc', 0.5, 30),
        clouds=Clouds(
            '#ffffff', '#d6dee5', 0.85, scale=0.36, stretch=2.2, turn=70, low=2, high=60, cover=0.5, soft=0.22, seed=29
        ),
    )
    add_sun(sun, 33, '#ffe4c0', 5.2, 1.0)
    _street()
    scene_home.dunes(foot)
    scene_home.sea()
    _shops()
    woods = distant_trees(300.0, leaf_size=0.34, leaves=22000)
    grove(woods, [(x, y, 0.7) for x in (66, 72) for y in np.arange(-24, 0, 4.6)], 1.9)
    _things()


def _street():
    """The street along the dunes, with parking on the side of the sea, and a walk before the shops."""
    scene_home.beach_street(SHOP_CURB, SEA_CURB, START)
    walks, edges = Boxes(3), Boxes(5)
    for x in np.arange(START, 62, 1.5):
        for low, high in ((-13.0, -9.4), (-9.39, -7.4), (-7.39, SHOP_CURB - 0.16)):
            walks.add((x + 0.004, low, -0.1), (x + 1.496, high, WALK_Z))
    for x in np.arange(START, 62, 3.0):
        edges.add((x + 0.004, SHOP_CURB - 0.16, -0.2), (x + 2.996, SHOP_CURB, 0.13))
    walks.build('walks', concrete('walk concrete', '#cbc5b8', '#b3ac9e'), 0.008)
    edges.build('curbs', concrete('curb', '#d6d0c4', '#bdb5a6'), 0.02)
    marks = Boxes(6)
    for x in np.arange(-52, 60, 5.2):
        marks.add((x, SEA_CURB - 2.0, -0.02), (x + 0.1, SEA_CURB, 0.004))
        marks.add((x - 0.35, SEA_CURB - 2.1, -0.02), (x + 0.45, SEA_CURB - 2.0, 0.004))
    marks.build('parking marks', painted('parking white', '#e9e7e0', 0.7, 0.3), 0.0)


def _shops():
    """Eight clapboard shops along the inner edge, none of them the dealer's, who has none here."""
    for right, width, height, color, canopy, words, seed, sign in (
        (-9.4, 8.2, 6.5, '#c8bcc4', '#7a5a86', 'Books', 21, '#4d3a5a'),
        (-0.6, 8.4, 5.8, '#d7c9a4', '#3f6d8c', 'Surf & Sail', 5, '#2c4f6d'),
        (8.4, 8.6, 6.6, '#e6e2d6', '#2d8791', 'Beach Supply', 3, '#1f4a57'),
        (16.6, 7.8, 6.0, '#a9c4c0', '#d9654f', 'Taffy & Fudge', 9, '#8c3b32'),
        (25.2, 8.2, 6.8, '#dfe3df', '#e0a63f', 'Ice Cream', 15, '#7a4a2a'),
        (33.6, 8.0, 5.9, '#d9c3b0', '#3f6d8c', 'Bakery', 25, '#2c4f6d'),
        (42.0, 8.2, 6.5, '#b9c9b4', '#c4574a', 'Bike Shop', 31, '#5c3a2a'),
        (50.4, 8.2, 6.0, '#e6e2d6', '#2d8791', 'Books', 37, '#1f4a57'),
    ):
        frame = Frame((right, SHOPS_Y, 0.0), (-1, 0, 0))
        shop(frame, width, height, siding(f'shop {color}', color), words, seed, canopy, sign)
        side = Frame((right - width, SHOPS_Y, 0.0), (0, -1, 0))
        side.sheet('shop side', (0, 0), (7.0, height + 0.2), 0.0, siding(f'shop {color}', color))
        room((right - width + 0.1, SHOPS_Y - 3.2, 0.0), (right - 0.1, SHOPS_Y - 0.12, 3.2), 10.0, wall='#cdbfa6')
    porch = Boxes(4)
    porch.add((-17.8, SHOPS_Y, -0.02), (50.6, SHOPS_Y + 0.25, 0.10))
    porch.build('shop step', weathered_wood('step wood', nails=False), 0.01)


def _things():
    """Benches towards the sea, lamps, what people bring to the beach."""
    bench((9.5, 1.7, WALK_Z), 179, '#7d5a3c')
    bench((22.0, 1.7, WALK_Z), 181, '#7d5a3c')
    street_lamp(13.6, 1.75)
    street_lamp(30.0, 1.75)
    surfboard((1.05, SHOPS_Y + 0.32, 0.1), 188, 12, '#f3ecdc', '#e0714f')
    surfboard((8.05, SHOPS_Y + 0.34, 0.1), 172, 13, '#9cc9c2', '#f6efe0', 2.0)
    folded_umbrella((8.7, SHOPS_Y + 0.30, 0.1), (9, 4), '#f0b94a')
