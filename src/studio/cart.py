"""Puts a whole golf cart together from a job's `cart` entry."""

import accessories
import chassis
import cowl
import fittings
import geometry as g
import roof
import tail
from spec import Spec


def build(cart):
    """Build the cart (rear axle at x = 0, front axle at x = wheelbase, ground z = 0); returns its Empty."""
    spec = Spec(cart)
    root = g.empty('cart')
    body = g.empty('body', root, (0, 0, spec.lift))
    chassis.build(spec, root, body)
    cowl.build(spec, body)
    tail.build(spec, body)
    roof.build(spec, body)
    fittings.build(spec, root, body)
    accessories.build(spec, root, body)
    return root


def length(cart):
    """Length from tail to nose in meters (for framing)."""
    spec = Spec(cart)
    return spec.wheelbase + 0.48 + tail.overhang(spec)
