"""The pool itself: outline, shell, water, coping, and what is built into it."""
import math
import random
import numpy as np
from mathutils import Vector
from . import light, water
from . import materials as m
from .falls import bubbler, fall_sheet, lip, spray, strands
from .mesh import box, curve_through, cylinder, fill, grid, inside, offset, rectangle, solid, sweep
from .rocks import boulder

FOOT = .3048
FINISHES = {
    'white': ((.84, .88, .88), .08), 'blue': ((.42, .64, .74), .22), 'aqua': ((.72, .83, .85), .22),
    'pebble': ((.56, .56, .46), .5), 'dark': ((.085, .10, .105), .4),
}


def outline_of(shape, length, width):
    """Counter-clockwise, centred on the origin, the long side along x."""
    x, y = length / 2, width / 2
    if shape == 'l':
        return [(-x, -y), (x, -y), (x, y * .1), (-x * .15, y * .1), (-x * .15, y), (-x, y)]
    if shape == 'geometric':
        return [(-x, -y), (x * .55, -y), (x * .55, -y * .55), (x, -y * .55), (x, y), (-x * .45, y), (-x * .45, y * .6), (-x, y * .6)]
    if shape == 'oval':
        return [(x * math.cos(a), y * math.sin(a)) for a in (2 * math.pi * i / 120 for i in range(120))]
    control = {
        'kidney': [(-1, -.05), (-.78, -.82), (-.30, -.98), (.12, -.62), (.45, -.55), (.80, -.62), (1, .05), (.78, .80), (.25, 1), (-.35, .98), (-.82, .72)],
        'freeform': [(-1, -.1), (-.8, -.85), (-.3, -1), (.05, -.7), (.5, -.78), (.95, -.45), (.98, .35), (.6, .98), (.1, .72), (-.4, .92), (-.85, .75)],
        'lagoon': [(-1, -.18), (-.79, -.86), (-.29, -.98), (.10, -.66), (.52, -.87), (.95, -.45), (.98, .42), (.58, .98), (.05, .80), (-.45, 1), (-.87, .66)],
    }.get(shape)
    if control:
        return curve_through([(a * x, b * y) for a, b in control], 12)
    return rectangle(-x, x, -y, y)


class Pool:
    def __init__(self, design, art):
        self.length, self.width = design['lengthFt'] * FOOT, design['widthFt'] * FOOT
        self.x, self.y = self.length / 2, self.width / 2
        self.shape = art['shape']
        self.outline = outline_of(self.shape, self.length, self.width)
        self.straight = len(self.outline) <= 8
        self.shallow, self.deep = max(design['shallowFt'], 0) * FOOT, design['deepFt'] * FOOT
        self.flush = art.get('flush', False)
        self.features = design['features']
        self.vanishing = 'Infinity Edge' in self.features
        # at a vanishing edge the water stands level with what it falls over
        self.level = -.012 if self.flush else -.028 if self.vanishing else -.09
        self.beach = 'Beach Entry' in self.features
        color, pebble = FINISHES[design['finish']]
        # a photographer's choice of a tone within the finish
        color = tuple(channel * art.get('finishTone', 1.) for channel in color)
        self.finish = m.plaster(color, self.level, pebble)
        self.tile = m.tile(art.get('tile', 'blue'), art.get('tileSize', .048 if self.straight else .10), self.level)
        self.stone = art.get('coping', 'ivory')
        self.coping = .30 if self.straight else .42
        self.foam = []
        self.art = art

    def floor(self, x, y):
        t = (x + self.x) / self.length
        if self.beach:
            # the water's edge follows the shore, not a ruler
            t = min(1, max(0, (t - .03 - .13 * (y / self.y) ** 2 - .012 * math.sin(y * 2.3)) / .62))
            return -.03 - (self.deep - .03) * (t * t * (3 - 2 * t)) ** .85
        t = min(1, max(0, (t - .25) / .6))
        return -(self.shallow + (self.deep - self.shallow) * t * t * (3 - 2 * t))

    def edge_north(self, x):
        near = [p for p in self.outline if abs(p[0] - x) < max(.5, self.length / 40)]
        return max(p[1] for p in near) if near else self.y

    def build(self, hour):
        self.hour = hour
        self._shell()
        self._edge()
        for feature, make in (('Sunshelf', self._shelf), ('Raised Spa', self._spa), ('Scuppers', self._scuppers), ('Deck Jets', self._jets),
                              ('Swim-Up Bar', self._bar), ('Waterfall', self._fall), ('Grotto', self._grotto)):
            if feature in self.features:
                make()
        if self.straight and 'Sunshelf' not in self.features and not self.vanishing:
            self._steps(-self.x, 3 if self.width < 3 else 4)
        waves = self.art.get('waves', .25 if self.flush else 1.)
        caustics = 0. if light.dark(hour) else .8
        # over a vanishing edge the one surface runs on to where it falls
        over = rectangle(-self.x, self.x, -self.y, self.y + .225) if self.vanishing else self.outline
        fill('water', over, [], self.level, water.surface(self.level, waves, caustics, self.foam))
        if light.dark(hour) and 'LED Lighting' in self.features:
            self._lamps()

    def _shell(self):
        low = self.level - .15
        if self.vanishing:
            self._waterline_of_three_sides(low)
        else:
            sweep('waterline', self.outline, [(0, 0.), (0, low)], self.tile)
        sweep('wall', self.outline, [(0, low), (0, -self.deep - .4)], self.finish)
        if self.straight and self.shape != 'l' and self.shape != 'geometric':
            xs = np.linspace(-self.x - .05, self.x + .05, 60)
            ys = [-self.y - .05, self.y + .05]
            grid('floor', list(xs), ys, self.floor, self.finish)
            return
        step = .14
        xs = np.arange(-self.x - .2, self.x + .2 + step, step)
        ys = np.arange(-self.y - .2, self.y + .2 + step, step)
        ring = np.array(self.outline)
        nxt = np.roll(ring, -1, 0)

        def height(x, y):
            d = nxt - ring
            t = np.clip(((x - ring[:, 0]) * d[:, 0] + (y - ring[:, 1]) * d[:, 1]) / (d ** 2).sum(1), 0, 1)
            away = np.hypot(ring[:, 0] + d[:, 0] * t - x, ring[:, 1] + d[:, 1] * t - y).min()
            cove = .45 * (1 - min(1., away / .45)) ** 2 if not self.straight and not self.beach else 0.
            return self.floor(x, y) + cove
        around = offset(self.outline, .15)
        cells = np.array([[(x + step / 2, y + step / 2) for x in xs] for y in ys]).reshape(-1, 2)
        mask = inside(cells, around).reshape(len(ys), len(xs))
        lookup = {(round(x + step / 2, 4), round(y + step / 2, 4)): mask[j, i] for j, y in enumerate(ys) for i, x in enumerate(xs)}
        grid('floor', list(xs), list(ys), height, self.finish, True, lambda x, y: lookup.get((round(x, 4), round(y, 4)), False))

    def _waterline_of_three_sides(self, low):
        x, y = self.x, self.y
        for (ax, ay), (bx, by) in (((-x, y), (-x, -y)), ((-x, -y), (x, -y)), ((x, -y), (x, y))):
            run = math.hypot(bx - ax, by - ay)
            solid('waterline', [(ax, ay, 0), (bx, by, 0), (bx, by, low), (ax, ay, low)], [(0, 1, 2, 3)], self.tile,
                  [(0, 0), (run, 0), (run, low), (0, low)])

    def _edge(self):
        """Bullnose coping; none along a vanishing edge, level stone round a flush pool."""
        stone = m.stone(self.stone, .61, 5., uv=True, offset=0., joint=.003)
        if self.vanishing:
            flat = m.stone(self.stone, .61, .61)
            x, y, c = self.x, self.y, self.coping
            box(-x - c, x + c, -y - c, -y + .03, -.05, .035, flat, .012)
            for a, b in ((-x - c, -x + .03), (x - .03, x + c)):
                box(a, b, -y + .03, y + .26, -.05, .035, flat, .012)
            weir = m.tile(self.art.get('tile', 'deep'), .048, self.level)
            box(-x, x, y - .01, y + .22, -3., self.level - .006, weir)
            fall_sheet((-x, y + .225), (x, y + .225), self.level, -2.6, (0, 1), water.falling(.25, 14.), .05)
            return
        if self.flush:
            sweep('coping', self.outline, [(.0, -.2), (.0, .0), (self.coping, .0), (self.coping, -.03)], stone)
            return
        h, r, c = .018, .0225, self.coping
        nose = [(-.03 - r * math.sin(a) + r, r * math.cos(a) + h - r) for a in (i * math.pi / 6 for i in range(7))]
        sweep('coping', self.outline, ([(c, -.02), (c, h - .006), (c - .006, h)] + nose + [(0, 0)])[::-1], stone, True).data.flip_normals()

    def _steps(self, x0, count, bottom=None):
        for i in range(count):
            box(x0 + .001, x0 + .36 * (i + 1), -self.y + .001, self.y - .001, -3, self.level - .20 - .24 * i, self.finish, .03, 3)

    def _shelf(self):
        from .furniture import shelf_lounger
        deep, end = .24, -self.x + 2.4
        y1 = self.y - .001
        box(-self.x + .001, end, -self.y + .001, y1, -3, self.level - deep, self.finish, .03, 3)
        for i in range(3):
            box(end, end + .35 * (i + 1), -self.y + .001, y1, -3, self.level - deep - .27 * (i + 1), self.finish, .03, 3)
        box(end - .06, end + .004, -self.y + .002, y1, self.level - deep - .05, self.level - deep + .003, self.tile)
        for x in self.art.get('shelfLoungers', (.75, 1.75)):
            shelf_lounger((-self.x + x, self.art.get('shelfY', .5), self.level - deep), -math.pi / 2)
        if 'Bubblers' in self.features:
            for y in (-self.y + .6, -self.y + 1.35, -self.y + 2.1):
                x = -self.x + 1.2
                self.foam.append((x, y, .42, 1.))
                bubbler((x, y, self.level - .02))

    def _spa(self):
        """Raised, eight feet square outside, spilling over a notch into the pool."""
        side, top = 2.45, .50
        x0 = self.art.get('spaX', self.x - 2.9)
        x1, y0 = x0 + side, self.y - .12
        y1, t, level = y0 + 2.42, .3, top - .055
        skin = m.ledger() if self.art.get('spaSkin') == 'ledger' else m.tile(self.art.get('tile', 'blue'), .024, self.level)
        cap = m.stone(self.stone, .61, .61)
        walls = ((x0, x1, y0, y0 + t), (x0, x1, y1 - t, y1), (x0, x0 + t, y0 + t, y1 - t), (x1 - t, x1, y0 + t, y1 - t))
        for a, b, c, d in walls:
            front = c == y0
            # stacked stone ends at the water, below it the pool's finish knows how depth colours it
            dry = self.level - .04 if self.art.get('spaSkin') == 'ledger' else -1.5
            box(a, b, c, d, dry if front else 0, level - .012 if front else top - .045, skin)
            if front and dry > -1.5:
                box(a, b, c, d, -1.5, dry, self.finish)
        n0, n1 = x0 + .55, x1 - .55
        for a, b, c, d in ((x0 - .03, n0, y0 - .03, y0 + t + .03), (n1, x1 + .03, y0 - .03, y0 + t + .03), (x0 - .03, x1 + .03, y1 - t - .03, y1 + .03),
                           (x0 - .03, x0 + t + .03, y0 + t + .03, y1 - t - .03), (x1 - t - .03, x1 + .03, y0 + t + .03, y1 - t - .03)):
            box(a, b, c, d, top - .045, top, cap, .012, 3)
        box(n0, n1, y0 - .035, y0 + t, level - .03, level - .012, cap, .006)
        inner = m.plaster((.72, .83, .85), level)
        a, b, c, d = x0 + t, x1 - t, y0 + t, y1 - t
        box(a, b, c, d, -.55, -.5, inner)
        for p in ((a, b, d - .45, d), (a, a + .45, c, d), (b - .45, b, c, d)):
            box(*p, -.5, -.02, inner, .02)
        for p in ((a, b, c - .002, c + .002), (a, b, d - .002, d + .002), (a - .002, a + .002, c, d), (b - .002, b + .002, c, d)):
            box(*p, -.6, level - .02, inner)
        fill('spa-water', rectangle(a - .01, b + .01, c - .01, d + .01), [], level,
             water.surface(level, 1.6, 0. if light.dark(self.hour) else .5, [((x0 + x1) / 2, (y0 + y1) / 2, 1.1, .45)]))
        fill('lip', rectangle(n0, n1, y0 - .03, y0 + t), [], level - .004, water.surface(level - .004, .6, 0.))
        fall_sheet((n0, y0 - .035), (n1, y0 - .035), level - .004, self.level - .01, (0, -1), water.falling(.75, 22.), .16)
        mid = (n0 + n1) / 2
        self.foam += [(mid - .45, y0 - .2, .5, 1.), (mid, y0 - .2, .6, 1.), (mid + .45, y0 - .2, .5, 1.)]
        if light.dark(self.hour):
            light.pool_lamp(((x0 + x1) / 2, d - .5, -.12), (0, -1, 0), 26)

    def _scuppers(self):
        """A wall on the north side with three mouths."""
        high, wide = self.art.get('scupperHeight', 1.15), min(self.length * .7, 7.)
        # in front of the coping's nose, which runs on behind the wall
        y0 = self.y - .07
        skin = {'concrete': m.concrete((.40, .39, .375), 1.2, True), 'ledger': m.ledger()}.get(self.art.get('scupperSkin', 'ledger')) or m.tile(self.art.get('tile', 'blue'), .05, self.level)
        # under water the wall wears the pool's own finish, which knows how depth colours it
        box(-wide / 2, wide / 2, y0, y0 + .55, self.level - .04, high, skin, .006)
        box(-wide / 2, wide / 2, y0, y0 + .55, -self.deep - .4, self.level - .04, self.finish)
        box(-wide / 2 - .04, wide / 2 + .04, y0 - .04, y0 + .54, high, high + .05, m.stone(self.stone, .61, .61), .012)
        metal = m.plain((.21, .115, .06), .38, .5, .9)
        for x in (-wide / 3, 0, wide / 3):
            z = high - .34
            self._spout(x, y0, z, metal)
            strands((x - .29, y0 - .255), (x + .29, y0 - .255), z + .03, self.level, (0, -1), .34, round(x * 10) + 50)
            self.foam += [(x - .2, y0 - .58, .42, 1.), (x + .2, y0 - .58, .42, 1.), (x, y0 - .75, 1.1, .42)]
            spray((x, y0 - .58, self.level), (.34, .13), .16, 260, round(x * 10) + 90)
            if light.dark(self.hour):
                light.spot((x, y0 - .5, self.level - .3), (x, y0, z), 30, (.8, .95, 1.), 60)

    @staticmethod
    def _spout(x, y0, z, metal):
        """A bronze trough that stands out of the wall, behind a plate."""
        box(x - .40, x + .40, y0 - .018, y0 + .01, z - .05, z + .17, metal, .004)
        box(x - .33, x + .33, y0 - .25, y0 + .1, z - .022, z, metal, .004)
        for a in (x - .33, x + .31):
            box(a, a + .02, y0 - .25, y0 + .1, z, z + .10, metal, .004)
        fill('trough', rectangle(x - .31, x + .31, y0 - .255, y0 + .05), [], z + .032, water.surface(z + .032, .8, 0.))

    def _jets(self):
        """Thin arcs from the deck to the middle of the pool."""
        for i in range(3):
            x = -self.x * .5 + i * self.x * .5
            for side in (-1, 1):
                y0 = side * (self.y + .22)
                reach, top, n, k = self.y * .85, 1.15, 26, 6
                verts, faces = [], []
                for s in range(n + 1):
                    t = s / n
                    y, z = y0 - side * reach * t, .03 + 4 * top * t * (1 - t) + (self.level - .03) * t
                    r = .010 + .012 * t
                    verts += [(x + r * math.cos(a), y, z + r * math.sin(a)) for a in (2 * math.pi * j / k for j in range(k))]
                    if s:
                        faces += [((s - 1) * k + j, (s - 1) * k + (j + 1) % k, s * k + (j + 1) % k, s * k + j) for j in range(k)]
                solid('jet', verts, faces, m.plain((.86, .92, .94), .15, .8), None, True)
                self.foam.append((x, y0 - side * reach, .26, .9))

    def _bar(self):
        """A counter on the north edge with seats in the water."""
        wide, x = 4.6, self.art.get('barX', 0.)
        y0 = self.y - .05
        box(x - wide / 2, x + wide / 2, y0, y0 + .25, -1.5, .62, m.ledger((.32, .28, .23), (.55, .49, .40)))
        box(x - wide / 2 - .1, x + wide / 2 + .1, y0 - .32, y0 + .45, .62, .68, m.plain((.62, .58, .52), .3, .5), .012)
        for i in range(4):
            sx = x - wide / 2 + wide * (i + .5) / 4
            cylinder((sx, y0 - .75, -1.8), .13, 1.8 + self.level - .16, self.finish, 24)
            cylinder((sx, y0 - .75, self.level - .16), .24, .10, m.stone(self.stone, 2, 2), 32)
        for i in range(3):
            cylinder((x - 1.2 + i * 1.1, y0 + .1, .68), .04, .14, m.plain((.8, .45, .15), .1, .8), 16, .05)

    def _fall(self):
        """Stacked boulders on the north shore with water in two steps."""
        fx = self.art.get('fallX', self.length * .13)
        fy, size = self.edge_north(fx) - .1, self.art.get('fallSize', 1.)
        stone, r, k = self._rock(), random.Random(11), 0
        courses = ((-.15, 13, 6.4, .55, 1.0, .25), (.30, 11, 5.2, .55, .95, .75), (.75, 9, 4.2, .5, .9, 1.15), (1.15, 6, 3.2, .45, .75, 1.5), (1.5, 4, 2.0, .4, .6, 1.8))
        for course, (z, n, span, s0, s1, back) in enumerate(courses):
            for i in range(n):
                x = fx + size * (-span / 2 + span * i / (n - 1) + r.uniform(-.15, .15))
                away = abs(x - fx) / size
                y = fy + size * (back + .10 * away + r.uniform(-.1, .15) - (.12 if away > 1.6 else 0))
                if course in (1, 2, 3) and away < .75:
                    y += .42 * size
                if course == 4 and away < .6:
                    continue
                k += 1
                boulder((x, y, z * size), r.uniform(s0, s1) * size, k, stone, (1.1, .9, .62))
        boulder((fx, fy + .95 * size, 1.16 * size), .80 * size, 77, stone, (1.15, .75, .16))
        boulder((fx - .2 * size, fy + .45 * size, .40 * size), .7 * size, 78, stone, (1.2, .62, .16))
        for seed, dx in ((79, -1.25), (80, 1.3)):
            boulder((fx + dx * size, fy + .55 * size, .95 * size), .62 * size, seed, stone, (.8, .9, .9))
        strands((fx - .62 * size, fy + .42 * size), (fx + .62 * size, fy + .40 * size), 1.30 * size, .50 * size, (0, -1), .26 * size, 31)
        strands((fx - .85 * size, fy + .02), (fx + .62 * size, fy), .52 * size, self.level - .02, (0, -1), .22 * size, 32)
        spray((fx - .1 * size, fy - .25 * size, self.level), (.75 * size, .14), .18, 320, 33)
        fill('spring', rectangle(fx - .62 * size, fx + .62 * size, fy + .40 * size, fy + 1.6 * size), [], 1.305 * size,
             water.surface(1.3 * size, 1.6, 0., [(fx + d * size, fy + .55 * size, .55 * size, 1.) for d in (-.35, .1, .45)]))
        self.foam += [(fx + d * size, fy - .35 * size, .8 * size, 1.) for d in (-.55, 0, .5)] + [(fx, fy - 1. * size, 1.6 * size, .35)]
        if light.dark(self.hour):
            light.spot((fx, fy - 1.6, self.level - .4), (fx, fy + .5, 1.), 260, (1, .82, .62), 75)
            light.point((fx - .1, fy + .2, .75 * size), 14, (1, .8, .6), .05)

    def _grotto(self):
        """A cave of boulders beside the fall, its mouth behind a veil of water."""
        gx = self.art.get('grottoX', -self.length * .2)
        gy, stone, r = min(self.edge_north(gx + d) for d in (-1.5, -.75, 0, .75, 1.5)) - .62, self._rock(), random.Random(21)
        box(gx - 1.5, gx + 1.5, gy + 1.5, gy + 1.9, -1.5, 1.7, m.plain((.012, .011, .009), .9, .1, 0, .05, 6))
        for side in (-1, 1):
            for i, (dx, dy, z, s) in enumerate(((1.55, .1, -.2, .85), (1.75, .6, .5, .85), (1.6, .25, 1.0, .72), (2.4, .5, -.1, .9), (2.5, 1., .7, .8), (1.7, 1.3, .3, 1.), (2.0, .9, 1.5, .75), (3.2, .8, -.1, .8))):
                boulder((gx + side * dx, gy + dy, z), s, 40 + i + (20 if side > 0 else 0), stone, (1., .95, .8))
        for i in range(5):
            boulder((gx - 1.3 + i * .65, gy + .62 + .1 * (i % 2), 1.72 + .1 * r.random()), .78, 90 + i, stone, (1.05, .9, .52))
            boulder((gx - 1.4 + i * .7, gy + 1.35, 2.05), .8, 100 + i, stone, (1.1, .9, .6))
        # the coping runs on through the cave: stones in its dark hide it
        for i in range(6):
            boulder((gx - 1.25 + i * .5, gy + .95 + .1 * (i % 2), -.05), .52, 130 + i, stone, (1.1, .9, .75))
        ledge = boulder((gx, gy + .25, 1.42), 1.1, 120, stone, (1.45, .62, .15))
        ledge.rotation_euler = (0, 0, .1)
        for i, (a, b) in enumerate(self.art.get('veils', ((-1.0, -.62), (-.46, .30), (.52, .86)))):
            # the lip is not straight: every hand's breadth of water leaves it where the stone ends there
            pieces = max(1, round((b - a) / .16))
            for k in range(pieces):
                c, d = gx + a + (b - a) * k / pieces, gx + a + (b - a) * (k + 1) / pieces
                front, top = lip(ledge, c, d)
                strands((c, front), (d + .03, front), top, self.level, (0, -1), .16, 60 + i * 10 + k)
            middle, half = gx + (a + b) / 2, (b - a) / 2
            spray((middle, front - .16, self.level), (half, .14), .2, int(420 * half) + 60, 70 + i)
            self.foam += [(middle + e * half, front - .2, .36, 1.) for e in (-.6, .6)] + [(middle, front - .5, .95, .4)]
        if light.dark(self.hour):
            light.point((gx, gy + 1.1, .9), 30, (1, .72, .42), .1)

    def _rock(self):
        low, high, moss = {'grey': ((.20, .175, .15), (.42, .375, .32), .6), 'red': ((.26, .13, .08), (.46, .28, .18), 0.),
                           'tan': ((.30, .22, .145), (.52, .42, .30), .15), 'dark': ((.07, .07, .068), (.19, .185, .175), .9)}[self.art.get('rock', 'grey')]
        return m.rock(low, high, self.level, moss)

    def rock_at(self, x, y, size, seed, z=0.):
        """One half-buried boulder where the picture wants it."""
        boulder((x, y, z - .18 * size), size, 400 + seed, self._rock(), (1.15, 1., .62))

    def edge_boulders(self, count, seed=5, spare=None, size=(.22, .6)):
        """Boulders on the shore, except where spare(x, y) keeps it free."""
        r, stone, ring = random.Random(seed), self._rock(), self.outline
        for k in range(count):
            p = offset(ring, r.uniform(-.05, .5))[r.randrange(len(ring))]
            if not (spare and spare(*p)):
                boulder((p[0], p[1], -.04), r.uniform(*size), 300 + k, stone, (1.1, .95, .65))

    def _lamps(self):
        x, y = self.x, self.y
        strength = self.art.get('lamps', 1.) * self.width / 4.9
        if self.straight:
            count = max(1, round(self.length / 3.6))
            for i in range(count):
                at = -x + self.length * (i + .5) / count
                if self.shape not in ('l', 'geometric'):
                    light.pool_lamp((at, y - .06, -.62), (0, -1, 0), 42 * strength)
                light.pool_lamp((at, -y + .06, -.62), (0, 1, 0), 50 * strength)
            light.pool_lamp((x - .06, 0, -.7), (-1, 0, 0), 40 * strength)
            return
        ring = offset(self.outline, -.08)
        for i in range(0, len(ring), max(1, len(ring) // 7)):
            p, q = Vector(ring[i]), Vector(ring[(i + 1) % len(ring)])
            d = (q - p).normalized()
            light.pool_lamp((p.x, p.y, -.55), (-d.y, d.x, 0), 46 * strength)
