"""The measures and materials of one cart, worked out once from the job's `cart` entry."""

import materials as m

INCH = 0.0254
ROW_PITCH = 0.79
FLOOR = 0.335
CUSHION = 0.685
BED_SHIFT = {'none': 0.0, 'box': 0.0, 'medium': 0.18, 'long': 0.44}  # how much further forward the seats sit
DEFAULTS = {
    'nose': 'wedge',
    'wheelbase': 1.67,
    'halfWidth': 0.61,
    'tire': 20.5,
    'tireWidth': 7.5,
    'rim': 12,
    'rimStyle': 'multi-spoke',
    'tread': 'street',
    'liftInches': 0,
    'roofShape': 'modern',
    'roofColor': 'black',
    'roofHeight': 1.90,
    'struts': 'black',
    'posts': 'leaning',
    'windshield': 'split',
    'fascia': 0,
    'tailLamps': 'wrapped',
    'bumper': 'black',
    'flares': 'none',
    'brushGuard': 'none',
    'rear': 'deck',
    'bed': 'none',
    'doors': False,
    'lightBar': False,
    'roofRack': False,
    'seatStyle': 'modern',
    'headrests': False,
    'mirrors': True,
    'runningBoards': 'step',
    'rocker': 'paint',
    'grabRails': False,
    'speakers': False,
    'screen': 'built-in',
    'dash': 'molded',
    'dashTrim': 'none',
    'dashColor': 'black',
    'steeringWheel': 'three-spoke',
    'rimFinish': 'machined',
    'steer': 0,
}


class Spec:
    """Measures (meters, in body coordinates: before the lift) and materials of a cart."""

    def __init__(self, cart):
        body = {**DEFAULTS, **cart.get('body', {})}
        lifted = cart.get('lifted')
        if lifted and 'lifted' in body:
            body.update(body['lifted'])
        elif lifted is False and 'street' in body:
            body.update(body['street'])
        if cart.get('trim') == 'plus':
            body.update(body.get('plus', {}))
        for key in (
            'bed',
            'rear',
            'roofShape',
            'rimStyle',
            'tread',
            'tire',
            'rim',
            'liftInches',
            'brushGuard',
            'lightBar',
            'windshield',
            'roofColor',
            'headrests',
            'roofRack',
            'flares',
            'screen',
        ):
            if key in cart:
                body[key] = cart[key]
        self.body = body
        self.rows = int(cart.get('rows', 1))
        self.rear_facing = bool(cart.get('rearFacingRow'))
        self.accessories = frozenset(cart.get('accessories', ()))
        self.wordmark = cart.get('wordmark', '')
        self.plus = cart.get('trim') == 'plus'
        self.has_roof = cart.get('roof', True) is not False and body['roofShape'] != 'none'
        self._measure()
        self._materials(cart)

    def __getitem__(self, key):
        return self.body[key]

    def _measure(self):
        body = self.body
        self.lift = body['liftInches'] * INCH
        self.tire_diameter = body['tire'] * INCH
        self.tire_width = body['tireWidth'] * INCH
        self.rim_diameter = body['rim'] * INCH
        self.shift = 0.0 if self.rear_facing else BED_SHIFT[body['bed']]
        self.wheelbase = body['wheelbase'] + ROW_PITCH * (self.rows - 1) + self.shift
        self.half_width = body['halfWidth']
        self.hub = self.tire_diameter / 2 - self.lift
        clearance = 0.058 + 0.25 * self.lift
        self.arch = self.tire_diameter / 2 + clearance
        self.roof_z = body['roofHeight']
        self.cushions = [0.64 + self.shift + ROW_PITCH * k for k in range(self.rows)][::-1]
        self.windshield_x = self.wheelbase - 0.36
        self.track = self.half_width - self.tire_width / 2 + 0.02 + 0.3 * self.lift

    def _materials(self, cart):
        color = cart.get('paint') or {'color': '#2b6a72', 'finish': 'metallic'}
        second = cart.get('secondPaint')
        self.paint = m.paint(color['color'], color.get('finish', 'solid'))
        self.second = m.paint(second['color'], second.get('finish', 'solid')) if second else None
        self.upholstery = cart.get('upholstery') or {'color': '#cdb892', 'accent': '#4a3b2c'}
        if 'two-tone-covers' in self.accessories:
            self.upholstery = {**self.upholstery, 'accent': '#e9dec8'}
        if 'custom-upholstery' in self.accessories:
            self.upholstery = {'color': '#e9dec8', 'accent': '#7d3326'}
        dash = {'black': '#232426', 'gray': '#55575a', 'beige': '#9a917f'}[self.body['dashColor']]
        self.dash = m.worn_plastic(dash) if cart.get('used') else m.plastic(dash)
        self.black = m.plastic()
        self.gloss = m.gloss_plastic()
        self.frame = m.powder_coat()
        self.dark = m.powder_coat('#141415')
        self.rubber = m.rubber()
        self.metal = m.chrome() if self.plus else m.aluminum()
        self.white = m.paint('#eef0ee', 'solid')
        self.roof_material = {
            'paint': self.paint,
            'white': self.white,
            'black': m.paint('#1a1b1d', 'matte'),
            'beige': m.paint('#ddd3bd', 'solid'),
        }[self.body['roofColor']]
        if self.second:
            self.roof_material = self.second
        self.strut_material = {
            'black': self.frame,
            'white': m.powder_coat('#e8e8e4'),
            'silver': m.powder_coat('#a9acad'),
            'beige': m.powder_coat('#cfc3a8'),
            'paint': self.paint,
        }[self.body['struts']]
        self.rocker_material = {'paint': self.paint, 'black': self.black}[self.body['rocker']]
        if self.second and self.body['rocker'] == 'paint':
            self.rocker_material = self.second
