"""What lies beyond the deck: garden, palms, desert, lake, hillside, forest or courtyard."""
import math
import random
import bpy
from mathutils import Vector, noise
from . import light, planting
from .city import neighbors
from . import materials as m
from .mesh import box, fill, grid, inside, offset, rectangle, solid
from .nodes import material, once
from .rocks import boulder
from .water import lake
import numpy as np

dice = random.Random(17)
HAZE = {'morning': (.52, .57, .64), 'noon': (.46, .58, .74), 'golden': (.60, .50, .47), 'dusk': (.13, .10, .14), 'night': (.010, .012, .022)}
CLEAR = {'morning': 800., 'noon': 1100., 'golden': 1050., 'dusk': 800., 'night': 800.}
GRASS = ((.02, .038, .01), (.05, .10, .026))


class Place:
    """The plan that surroundings must respect."""
    def __init__(self, pool, deck, eye, hour, house, art):
        self.pool, self.deck, self.eye, self.hour, self.house, self.art = pool, deck, eye, hour, house, art
        xs, ys = [p[0] for p in deck], [p[1] for p in deck]
        self.x0, self.x1, self.y0, self.y1 = min(xs), max(xs), min(ys), max(ys)
        self.hole = offset(pool.outline, .25)
        self.mix = art.get('plants', 'garden')

    def free(self, x, y, margin=.3):
        p = np.array([[x, y]])
        if inside(p, offset(self.deck, margin))[0]:
            return False
        if self.house and inside(p, self.footprint(1., 3.5))[0]:
            return False
        return math.hypot(x - self.eye[0], y - self.eye[1]) > 2.2

    def taken(self, x, y, room=2.1):
        """Whether somebody sits or lies there."""
        seats = ('lounger', 'chair', 'sofa', 'dining', 'table', 'umbrella')
        return any(kind in seats and math.hypot(x - at[0], y - at[1]) < room for kind, *at in self.art.get('props', []))

    def shades(self, x, y, tall):
        """Whether something that tall at (x, y) would put the pool in shadow."""
        sun = self.art.get('sun', {})
        elevation = sun.get('elevation') or light.HOURS[self.hour]['elevation']
        if light.dark(self.hour):
            return False
        a = math.radians(sun.get('azimuth', 232))
        along, across = x * math.sin(a) + y * math.cos(a), abs(x * math.cos(a) - y * math.sin(a))
        return along > 0 and across < 15 and tall / math.tan(math.radians(elevation)) > along - 7

    def footprint(self, side=.3, front=.2):
        """The house's ground, turned as it is, with some room beside and before it."""
        x, y, half, turn = self.house
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return [(x + a * c - b * s, y + a * s + b * c) for a, b in rectangle(-half - side, half + side, -front, 12)]

    def apron(self):
        """How far paving reaches before the house: under its porch, but not over the deck."""
        if not self.house:
            return 0.
        x, y, _, turn = self.house
        gap = {0: y - self.y1, -90: x - self.x1}.get(turn, 0.)
        return max(0., min(2.9, gap + .02))

    def behind(self, x, y):
        """Whether (x, y) lies at the back of the camera."""
        ex, ey = self.eye[:2]
        lx, ly = self.art['camera']['look'][:2]
        return (x - ex) * (lx - ex) + (y - ey) * (ly - ey) < 0

    def sight(self, x, y, wide=1.6):
        """Whether (x, y) stands between the eye and the pool."""
        a, b, p = Vector(self.eye[:2]), Vector(self.art['camera']['look'][:2]), Vector((x, y))
        d = b - a
        t = (p - a).dot(d) / max(.01, d.length_squared)
        return 0 < t < 1 and (p - (a + d * t)).length < wide + t * d.length * .55


def ground(place, dark, light_, pebbles=0.):
    fill('ground', rectangle(-220, 220, -220, 220), [place.hole], -.05, m.earth(dark, light_, pebbles))


def ridge(distance, height, color, hour, seed=0., base=-6., spread=math.pi * .75, toward=0.):
    """A far range across the view, with spurs and gullies for the light; toward = 0 faces +y."""
    across, up, verts, faces = 340, 16, [], []
    for i in range(across + 1):
        a = toward - spread + 2 * spread * i / across
        # a range sinks into the plain at its ends
        end = min(1., (spread - abs(a - toward)) / .4) if spread < 3.1 else 1.
        crest = end * height * max(.1, noise.fractal(Vector((a * 2.7 + seed * 9.7, seed, 0)), .9, 2.1, 6) * .5 + .55)
        for j in range(up + 1):
            f = j / up
            r = distance * (.58 + .42 * f)
            x, y = math.sin(a) * r, math.cos(a) * r
            q = Vector((x, y, seed * 40)) / (height * 1.5)
            gully = 1 - 2 * abs(noise.noise(q)) + .5 * (1 - 2 * abs(noise.noise(q * 2.3))) + .22 * noise.fractal(q * 6, .9, 2.1, 3)
            verts.append((x, y, base + crest * f ** 1.35 * (1 - .30 * (1 - f * .75)) + end * gully * height * .13 * f ** .7))
        if i:
            k, w = (i - 1) * (up + 1), up + 1
            faces += [(k + j, k + w + j, k + w + j + 1, k + j + 1) for j in range(up)]
    solid('ridge', verts, faces, m.hill(color, HAZE[hour], CLEAR[hour]), None, True)


def mist(hour, distance, low, high, strength, toward=0., spread=1.7, seed=0.):
    """A veil of bright air across the view, thickest at its foot."""
    made, g = material('mist')
    v = g.uv()
    up = g.ramp(g.axis(v, 1), [(0., 1.), (.35, .6), (1., 0.)], 'EASE')
    drift = g.ramp(g.noise(g.mapped(v, (distance * .035, .8, 1)), 1., 5, .6, .3), [(.38, .1), (.66, 1.)])
    color = tuple(min(1., channel * 1.3) for channel in HAZE[hour])
    g.surface(g.blend(g.mul(g.mul(up, drift), strength), g.node('ShaderNodeBsdfTransparent').outputs[0], g.node('ShaderNodeEmission', {0: color, 1: 1.}).outputs[0]))
    verts, faces, uv, n = [], [], [], 60
    for i in range(n + 1):
        a = toward - spread + 2 * spread * i / n
        verts += [(math.sin(a) * distance, math.cos(a) * distance, z) for z in (low, high)]
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
            uv += [((i - 1) * .2 + seed, 0), (i * .2 + seed, 0), (i * .2 + seed, 1), ((i - 1) * .2 + seed, 1)]
    veil = solid('mist', verts, faces, made, uv)
    veil.visible_shadow = veil.visible_diffuse = False


def belt(place, near, far, count, kinds, low, high, start=-math.pi, end=math.pi, z=-.1):
    """A wood's edge on the arc from start to end (0 = +y, clockwise), whatever stands before it."""
    for i in range(count):
        a = start + (end - start) * (i + dice.random()) / count
        r = near + (far - near) * dice.random()
        x, y = math.sin(a) * r, math.cos(a) * r
        if not place.free(x, y, 1.5) or math.hypot(x - place.eye[0], y - place.eye[1]) < 5:
            continue
        tall = dice.uniform(low, high)
        if place.art.get('shady') or not place.shades(x, y, tall):
            _any_tree(dice.choice(kinds), (x, y, z), tall)


def _any_tree(kind, at, tall):
    if kind == 'fir':
        planting.conifer(at, tall * 1.15, dice.randrange(3))
    elif kind == 'palm':
        planting.palm(at, dice.choice((4.6, 5.6, 6.8)), dice.randrange(3))
    elif kind == 'birch':
        planting.tree(at, dice.choice((2, 5)), tall * 1.1, preset='white_birch')
    else:
        planting.tree(at, int(kind), tall)


def litter(place, reach=13., count=26000):
    """A wood's floor: fallen leaves, cushions of moss and ferns instead of lawn."""
    rng, p = np.random.RandomState(4), place
    spots = np.stack([p.eye[0] + rng.uniform(-reach, reach, count), p.eye[1] + rng.uniform(-reach, reach, count)], 1)
    spots = spots[~inside(spots, offset(p.deck, .0))]
    points = np.concatenate([spots, np.full((len(spots), 1), -.045)], 1)
    planting.scatter(points)
    for i in range(190):
        a, r = dice.uniform(0, 6.28), dice.uniform(.15, 8.5) 
        x, y = math.cos(a) * (p.x1 + r), math.sin(a) * (p.y1 + r)
        if p.free(x, y, .12) and not p.sight(x, y, -.3):
            (planting.fern if i % 3 else planting.cover)((x, y, -.05), dice.uniform(.7, 1.35), i)


def stones(place, reach, count, color, sizes=(.02, .09)):
    """Loose stones near the eye, where gravel drawn on the ground would look drawn."""
    p = place
    for i in range(count):
        a, r = dice.uniform(0, 6.28), reach * dice.random() ** .7
        x, y = p.eye[0] + math.cos(a) * r, p.eye[1] + math.sin(a) * r
        if not inside(np.array([[x, y]]), p.deck)[0]:
            size = sizes[0] + (sizes[1] - sizes[0]) * dice.random() ** 3
            planting.instance(pebble(i % 5, color), (x, y, -.05), dice.uniform(0, 6.28), (size, size * dice.uniform(.6, 1.), size * .6))


@once
def pebble(seed, color):
    made = boulder((0, 0, 0), .3, 900 + seed, m.rock(*color, -9., 0.))
    mesh = made.data
    bpy.data.objects.remove(made)
    return mesh


def trees_around(place, near, far, count, kinds, low, high, where=lambda x, y: True, z=-.1):
    put = 0
    for _ in range(count * 8):
        if put >= count:
            return
        a, r = dice.uniform(0, 2 * math.pi), dice.uniform(near, far)
        x, y = math.cos(a) * r * 1.05, math.sin(a) * r + 1.5
        if not where(x, y) or not place.free(x, y, 2.) or place.sight(x, y, 2.5) or math.hypot(x - place.eye[0], y - place.eye[1]) < 6:
            continue
        put += 1
        kind = dice.choice(kinds)
        tall = dice.uniform(low, high)
        if place.shades(x, y, tall) and not place.art.get('shady'):
            continue
        _any_tree(kind, (x, y, z), tall)


MAPLES = ('1', '4', '7')


def beds(place, mix):
    """Planted strips along the deck's outer sides, away from the eye."""
    p = place
    bare = m.plain((.035, .024, .016), 1., 0., 0, .02, 40)
    top = min(p.y1, p.house[1] - .2) if p.house and p.house[3] == 0 else p.y1
    for a, b in ((p.x1 + .05, p.x1 + 1.35), (p.x0 - 1.35, p.x0 - .05)):
        if abs((a + b) / 2 - p.eye[0]) < 1.2:
            continue
        box(a, b, p.y0 + 1.5, top, -.1, -.015, bare)
        planting.bed(a + .1, b - .1, p.y0 + 1.7, top - .2, mix)


def lawn_around(place, z=-.05, **look):
    p = place
    holes = [offset(p.deck, .02)]
    if p.house:
        holes.append(p.footprint(.3, max(.2, p.apron())))
    if p.art.get('beds', True) and p.pool.straight:
        top = min(p.y1, p.house[1] - .2) if p.house and p.house[3] == 0 else p.y1
        holes += [rectangle(p.x1 + .02, p.x1 + 1.38, p.y0 + 1.48, top + .02), rectangle(p.x0 - 1.38, p.x0 - .02, p.y0 + 1.48, top + .02)]
    planting.lawn(rectangle(p.x0 - 14, p.x1 + 14, p.y0 - 12, p.y1 + 16), holes, p.eye, z, 20., **look)


def hedges(place, height=2.3, gap=4.2):
    p = place
    x0, x1 = min(p.x0 - gap, p.eye[0] - 2.5), max(p.x1 + gap, p.eye[0] + 2.5)
    back = p.y1 + gap
    if p.house:
        reach = p.footprint(1.5, 1.)
        x0, x1 = min(x0, *(q[0] for q in reach)), max(x1, *(q[0] for q in reach))
        back = max(back, *(q[1] for q in reach))
    y0 = min(p.y0 - 4, p.eye[1] - 3, *(q[1] for q in reach)) if p.house else min(p.y0 - 4, p.eye[1] - 3)
    for a, b in (((x1, y0), (x1, back)), ((x0, back), (x0, y0)), ((x0, back), (x1, back)), ((x0, y0), (x1, y0))):
        unseen = place.behind((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) and not place.art['camera'].get('panorama')
        if unseen and place.shades((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, height):
            continue
        planting.hedge(a, b, height)


def garden(place):
    ground(place, *GRASS)
    hedges(place)
    if place.art['camera'].get('panorama'):
        # whoever looks all round must find the garden closed
        belt(place, 19, 26, 34, MAPLES, 6, 9)
        belt(place, 27, 44, 80, MAPLES + ('birch',), 9, 14)
    else:
        trees_around(place, 19, 36, 40, MAPLES, 7., 12.5)
    if place.pool.straight and place.art.get('beds', True):
        beds(place, place.mix)
    lawn_around(place)
    _uplights(place)


def palms(place):
    garden(place)
    p = place
    spots = [(p.x1 + .75, p.y0 + 3), (p.x1 + .8, p.y1 - 1.5), (p.x0 - .8, p.y1 - 2), (p.x0 - 2.2, p.y0 + 3.5), (p.x1 + 2.6, p.y0 + 5), (p.x0 - .9, p.y0 + 6.2)]
    for i, (x, y) in enumerate(spots):
        if p.free(x, y, 0) and not p.sight(x, y, .6):
            planting.palm((x, y, -.05), (5.2, 6.4, 5.6, 6.6, 4.4, 7.2)[i], i % 3)
    if not p.pool.straight:
        shore(p, 'tropical', 13)
        for i in range(9):
            a = .35 + i * .32
            x, y = math.cos(a) * (p.x1 + 1.4), math.sin(a) * (p.y1 + 1.6)
            if p.free(x, y, 0) and not p.sight(x, y, .5):
                planting.palm((x, y, -.05), dice.choice((5., 5.8, 6.6, 7.4)), i % 3)


def shore(place, mix, count, scale=1.):
    """Clusters of planting just off the deck of a curved pool, leaving the view open."""
    p = place
    for i in range(count):
        a = 2 * math.pi * i / count + dice.uniform(-.12, .12)
        x, y = math.cos(a) * (p.x1 + .5), math.sin(a) * (p.y1 + .6)
        if not p.taken(x, y) and not p.sight(x, y, 1.) and math.hypot(x - p.eye[0], y - p.eye[1]) > 2.6:
            planting.cluster(x, y, 9, 1.15, mix, scale=scale)


def desert(place):
    p = place
    ground(p, (.24, .165, .10), (.42, .31, .205), .55)
    for distance, height, seed in ((620, 105, 4.), (330, 46, 2.), (170, 14, 7.)):
        ridge(distance, height, (.34, .19, .115), p.hour, seed, -2.)
    stone = m.rock((.26, .15, .095), (.48, .32, .21), -9., 0.)
    for i in range(900):
        a, r = dice.uniform(0, 6.28), 1. + 75 * dice.random() ** 1.5
        x, y = math.cos(a) * (r + p.x1), math.sin(a) * (r + p.y1)
        # brush stands where water once ran
        if not p.free(x, y, .3) or noise.noise(Vector((x * .09, y * .09, 4.))) < -.05 - .1 * (r > 30):
            continue
        if r < 14 and p.sight(x, y, -.2):
            continue
        kind, scale = i % 9, dice.uniform(.5, 1.25)
        if kind == 0 and r > 9 and not p.sight(x, y, 1.) and i % 27 == 0:
            planting.saguaro((x, y, -.05), dice.choice((2.4, 3.6, 4.6, 5.4)), dice.choice((0, 1, 2, 3)), dice.randrange(4))
        elif kind == 1 and i % 2:
            planting.ocotillo((x, y, -.05), scale, i)
        elif kind == 2:
            boulder((x, y, -.1), dice.uniform(.2, .9), 500 + i, stone, (1.2, 1., .6))
        elif kind in (3, 4):
            planting.prickly((x, y, -.05), scale, i)
        elif kind == 5:
            planting.agave((x, y, -.05), scale, i)
        elif kind == 6:
            planting.ornamental((x, y, -.05), scale * .7, i, True)
        else:
            planting.bush_of_the_desert((x, y, -.05), scale * 1.3, i)
    stones(p, 9., 1500, ((.26, .15, .095), (.52, .36, .24)))
    if p.pool.straight and p.art.get('beds', True):
        for a, b in ((p.x1 + .2, p.x1 + 1.6), (p.x0 - 1.6, p.x0 - .2)):
            planting.bed(a, b, p.y0 + 1, p.y1 - .5, 'desert', .7)
    _uplights(p)


def canyon(place):
    """Desert that falls away beyond a vanishing edge."""
    p = place
    height = _falling_land(p, 18., p.pool.y + .5, ((.24, .165, .10), (.42, .31, .205)))
    for distance, high, seed, base in ((800, 150, 4., -40), (460, 80, 2., -32), (250, 38, 7., -24)):
        ridge(distance, high, (.34, .19, .115), p.hour, seed, base)
    stone = m.rock((.26, .15, .095), (.48, .32, .21), -99., 0.)
    for i in range(60):
        x, y = dice.uniform(-30, 30), p.pool.y + dice.uniform(1.5, 20)
        boulder((x, y, height(x, y) - .1), dice.uniform(.4, 1.5), 700 + i, stone, (1.2, 1., .75))
    for i in range(40):
        a = dice.uniform(0, 6.28)
        x, y = math.cos(a) * (p.x1 + dice.uniform(.6, 9)), math.sin(a) * (p.pool.y + dice.uniform(1, 8))
        if y < p.pool.y and p.free(x, y, .3) and not p.sight(x, y, .4):
            dice.choice(planting.MIXES['desert'])((x, y, -.05), dice.uniform(.7, 1.3), i)
    for x in (p.x0 - 2.4, p.x1 + 2.6):
        planting.saguaro((x, p.pool.y - 1.5, -.05), 4.2, 2, 1)


def meadow(place):
    """Tall grass up to the water in drifts of one kind each, a wood close behind."""
    p = place
    ground(p, (.06, .058, .02), (.13, .115, .045))
    ridge(420, 46, (.075, .095, .04), p.hour, 5., -4., math.pi)
    kinds = ('birch', 'birch', 'fir') + MAPLES
    belt(p, 22, 31, 44, kinds, 6, 10)
    belt(p, 32, 50, 90, kinds, 9, 14)
    mist(p.hour, 31, -.2, 6.5, .30, 0., math.pi, 1.)
    mist(p.hour, 48, -.2, 12, .5, 0., math.pi, 5.)
    for i in range(120):
        a, r = dice.uniform(0, 6.28), dice.uniform(19, 33)
        planting.bush((math.sin(a) * r, math.cos(a) * r, -.1), dice.uniform(1.6, 4.2), i, i % 3 == 0)
    dry, wet = (lambda at, s, k: planting.ornamental(at, s * 1.1, k, True)), planting.ornamental
    for i in range(1500):
        a, r = dice.uniform(0, 6.28), 11 * dice.random() ** 1.4
        x, y = math.cos(a) * (p.x1 + .1 + r), math.sin(a) * (p.y1 + .1 + r)
        if not p.free(x, y, .06) or p.sight(x, y, -.75):
            continue
        drift = noise.noise(Vector((x * .28, y * .28, 9.)))
        kind = planting.lavender if drift > .24 else dry if drift > .0 else wet if drift > -.22 else planting.daisies
        kind((x, y, -.06), dice.uniform(.5, 1.05) * (.62 if p.sight(x, y, .3) else 1), i)
    lawn_around(p, dark=(.09, .095, .03), light=(.19, .17, .06), tall=3.2, dense=.6)


def _falling_land(place, drop, start, color, reach=160., over=26.):
    """Level ground up to y = start, then a slope down to -drop."""
    p = place
    def height(x, y):
        t = min(1, max(0, (y - start) / over))
        rough = noise.noise(Vector((x * .12, y * .12, 3.))) * .8 * t
        return -.05 - drop * (t ** .8) + rough
    xs = list(np.concatenate([np.linspace(-reach, -30, 12), np.linspace(-28, 28, 40), np.linspace(30, reach, 12)]))
    ys = list(np.concatenate([[start], np.linspace(start + .4, start + 30, 30), np.linspace(start + 36, reach, 12)]))
    grid('slope', xs, ys, height, m.earth(*color))
    hole = [q for q in p.hole]
    outer = rectangle(-220, 220, -220, start)
    fill('ground', outer, [[(x, min(y, start - .01)) for x, y in hole]], -.05, m.earth(*color))
    return height


def hillside(place):
    p = place
    height = _falling_land(p, 46., p.pool.y + .5, ((.03, .036, .014), (.075, .085, .032)), 200., 90.)
    for distance, high, seed, base in ((1300, 190, 1., -80), (800, 118, 5., -70), (480, 74, 8., -60), (300, 40, 3., -54)):
        ridge(distance, high, (.085, .10, .045), p.hour, seed, base)
    for i in range(110):
        x, y = dice.uniform(-60, 60), p.pool.y + dice.uniform(9, 95)
        z = height(x, y)
        tall = -z - .12 * (y - 9) + dice.uniform(-2.4, .6)
        if tall > 3.2:
            planting.tree((x, y, z - .3), int(dice.choice(MAPLES)), min(tall, 13))
    for x in (p.x0 - 1., p.x1 + 1.):
        planting.cluster(x, p.pool.y - .6, 8, 1., p.mix)
        planting.cluster(x + (1.6 if x > 0 else -1.6), p.pool.y - 2.6, 8, 1.2, p.mix)
    if p.art.get('frameTree', True):
        for x, s in ((p.x0 - 3.5, 1), (p.x1 + 3.8, 4)):
            planting.tree((x, p.pool.y - 1., -.1), s, 6.5)
    trees_around(p, 17, 34, 16, MAPLES, 6, 10, lambda x, y: y < p.pool.y - 2)
    beds(p, p.mix)
    holes = [offset(p.deck, .02), rectangle(-300, 300, p.pool.y + .3, 400)]
    planting.lawn(rectangle(p.x0 - 12, p.x1 + 12, p.y0 - 10, p.pool.y + .4), holes, p.eye, -.05, 18.)


def _far_shore(p, z, other):
    """A bank with a wood on it, its foot in the water, hills behind."""
    seeds = (4., 11., 2.) if other else (3., 6., 9.)
    ridge(1100, 210 if other else 130, (.06, .085, .05), p.hour, seeds[0], z - 8)
    ridge(620, 84 if other else 58, (.055, .08, .042), p.hour, seeds[1], z - 8)
    ridge(420, 34, (.045, .07, .03), p.hour, seeds[2], z - 3)
    radii = (176, 180, 186, 200, 230, 290)
    angles = np.linspace(-1.62, 1.62, 150)
    verts, faces = [], []
    for i, a in enumerate(angles):
        bay = 16 * noise.noise(Vector((a * 4., 7. + other, 0))) + 5 * noise.noise(Vector((a * 19., 2., 0)))
        for j, r in enumerate(radii):
            verts.append((math.sin(a) * (r + bay), math.cos(a) * (r + bay), z + (-.4, .25, .9, 2.2, 5., 11.)[j]))
        if i:
            k, w = (i - 1) * len(radii), len(radii)
            faces += [(k + j, k + w + j, k + w + j + 1, k + j + 1) for j in range(w - 1)]
    solid('bank', verts, faces, m.earth((.022, .030, .012), (.06, .07, .028)), None, True)
    for i in range(2300):
        a, depth = dice.uniform(-1.55, 1.55), dice.random() ** 1.3
        bay = 16 * noise.noise(Vector((a * 4., 7. + other, 0))) + 5 * noise.noise(Vector((a * 19., 2., 0)))
        r = 180 + 62 * depth + bay
        stand = noise.fractal(Vector((a * 7., 2. + other * 3, 0)), .8, 2.1, 3)
        tall = max(4., (10 + 8 * stand) * dice.uniform(.6, 1.25)) * (.55 if depth < .03 else 1)
        at = (math.sin(a) * r, math.cos(a) * r, z + .1 + 7 * depth - .3)
        if i % 3 == 0 or depth < .03:
            planting.tree(at, int(dice.choice(MAPLES)), tall * .85)
        else:
            planting.conifer(at, tall * 1.15, dice.randrange(3))
    mist(p.hour, 168, z - .1, z + 5, .26 if p.hour == 'morning' else .1, 0., 1.62, 3.)
    mist(p.hour, 300, z, z + 40, .3, 0., 1.8, 8.)


def lake_shore(place):
    p = place
    start = p.y1 + .3 if not p.pool.vanishing else p.pool.y + .5
    height = _falling_land(p, 3.2, start, ((.030, .042, .013), (.075, .088, .030)), 220.)
    z = -2.6
    solid('lake', [(-600, start + 9, z), (600, start + 9, z), (600, 420, z), (-600, 420, z)], [(0, 1, 2, 3)], lake())
    _far_shore(p, z, bool(p.art.get('otherShore')))
    ridge(520, 70, (.05, .075, .035), p.hour, 12., -6., 2.1, math.pi)
    stone = m.rock((.20, .175, .15), (.42, .375, .32), -9., .5)
    for i in range(1500):
        x, y = dice.uniform(-56, 56), start + .3 + 21 * dice.random() ** .8
        h = height(x, y)
        if h < z - .25:
            continue
        if i % 17 == 0 and h < z + .7:
            boulder((x, y, h - .05), dice.uniform(.3, .9), 800 + i, stone, (1.2, 1., .6))
        elif i % 5 == 0:
            planting.bush((x, y, h), dice.uniform(.4, .9), i, i % 2 == 0)
        else:
            drift = noise.noise(Vector((x * .2, y * .2, 3.)))
            planting.ornamental((x, y, h - .03), dice.uniform(.35, .8), i, drift > .1)
    # land all round behind the viewer: meadow, then a wood, down to the water on both sides
    woods = MAPLES + ('fir', 'birch')
    for side in (-1, 1):
        for i in range(26):
            x, y = side * dice.uniform(24, 80), start + dice.uniform(-14, 6)
            if not p.shades(x, y, 11):
                _any_tree(dice.choice(woods), (x, y, height(x, y) - .2), dice.uniform(6, 12))
    belt(p, 26, 46, 70, woods, 8, 14, math.pi / 2 + .12, math.pi * 1.5 - .12)
    belt(p, 46, 70, 70, woods, 11, 17, math.pi / 2 + .1, math.pi * 1.5 - .1)
    trees_around(p, 13, 30, 12, MAPLES + ('birch',), 7, 12, lambda x, y: y < start + 1 and (abs(x) > p.x1 + 4 or y < p.y0 - 5))
    if p.pool.straight and p.art.get('beds', True):
        beds(p, p.mix)
    elif not p.pool.straight:
        shore(p, p.mix, 9)
    holes = [offset(p.deck, .02), rectangle(-300, 300, start, 400)]
    if p.house:
        holes.append(p.footprint(.3, max(.2, p.apron())))
    planting.lawn(rectangle(p.x0 - 14, p.x1 + 14, p.y0 - 12, start), holes, p.eye, -.05, 18.)


def forest(place):
    p = place
    ground(p, (.020, .022, .010), (.055, .062, .026))
    far = p.art.get('woodsFrom', 11)
    trees_around(p, far, far + 14, 46, ('fir', 'fir', 'birch') + MAPLES, 9, 16)
    trees_around(p, far + 14, far + 34, 60, ('fir', 'fir', '1'), 12, 19)
    if not p.pool.straight:
        shore(p, p.mix, 11, 1.)
    elif p.art.get('beds', True) and not p.pool.vanishing:
        beds(p, p.mix)
    if p.art.get('floor') == 'leaves':
        belt(p, far + 9, far + 30, 130, ('fir', 'fir', 'birch', '1'), 13, 20)
        litter(p)
        for distance, strength in ((far + 5, .16), (far + 13, .32), (far + 24, .55)):
            mist(p.hour, distance, -.2, 9, strength, 0., math.pi, distance)
        return
    for i in range(90):
        a, r = dice.uniform(0, 6.28), dice.uniform(1, 12)
        x, y = math.cos(a) * (p.x1 + r), math.sin(a) * (p.y1 + r)
        if p.free(x, y, .4) and not p.sight(x, y, .2):
            dice.choice(planting.MIXES['woodland'])((x, y, -.06), dice.uniform(.7, 1.3), i)
    lawn_around(p, dark=(.030, .058, .014), light=(.075, .115, .03), tall=1.5)
    _uplights(p)


def treetops(place):
    """Forest on a falling slope: crowns level with a vanishing edge, mist between them, trunks beside the deck."""
    p = place
    height = _falling_land(p, 17., p.pool.y + .5, ((.020, .022, .010), (.05, .058, .024)), 160., 34.)
    for i in range(170):
        x, y = dice.uniform(-60, 60), p.pool.y + 5 + 75 * dice.random() ** 1.2
        z = height(x, y)
        # crowns rise and sink in groups, so that the sky line is a wood's and no hedge's
        rise = 2.6 * noise.noise(Vector((x * .07, y * .06, 2.))) + max(0, y - 22) * .07
        tall = -z + rise + dice.uniform(-2.2, .9)
        if tall < 5:
            continue
        kind = dice.choice(('fir', 'fir', 'birch', 'birch') + MAPLES)
        _any_tree(kind, (x, y, z - .2), tall + (1.8 if kind == 'fir' else 0))
    ridge(1000, 190, (.06, .085, .045), p.hour, 2., -60)
    ridge(520, 92, (.05, .075, .038), p.hour, 6., -50)
    ridge(270, 44, (.045, .07, .03), p.hour, 3., -40)
    for distance, strength in ((16, .16), (30, .34), (52, .5), (120, .55)):
        mist(p.hour, distance, -18, 3.2 + distance * .05, strength, 0., 1.5, distance * .3)
    belt(p, 11, 24, 34, ('fir', 'birch') + MAPLES, 9, 15, math.pi / 2 + .25, math.pi * 1.5 - .25)
    for x in (p.x0 - 2.2, p.x1 + 2.4):
        planting.cluster(x, p.pool.y - 2, 8, 1.2, 'woodland')


def courtyard(place):
    """Four walls, beds at their feet, and crowns looking over."""
    p = place
    ground(p, (.05, .045, .035), (.09, .08, .06))
    kind = p.art.get('walls', 'brick')
    skin = {'brick': m.brick, 'stucco': m.stucco, 'cedar': lambda: m.wood((.20, .105, .05), (.36, .20, .105), .12),
            'cream': lambda: m.stucco((.72, .64, .52)), 'concrete': lambda: m.concrete((.40, .39, .375), 1.2, True)}[kind]()
    high = p.art.get('wallHeight', 2.8)
    room = p.art.get('room', (1.2, 1.2, 1.2, 1.2))
    x0, x1 = p.x0 - room[3], p.x1 + room[1]
    y0, y1 = min(p.y0 - room[2], p.eye[1] - .6), p.y1 + room[0]
    cap = m.stone('limestone', .6, .6)
    walls = [(x0 - .3, x1 + .3, y1, y1 + .3), (x0 - .3, x0, y0, y1), (x1, x1 + .3, y0, y1)]
    if p.eye[2] < 4:
        walls.append((x0 - .3, x1 + .3, y0 - .3, y0))
    for a, b, c, d in walls:
        if p.art.get('openWest') and b <= x0:
            continue
        box(a, b, c, d, -.1, high, skin)
        box(a - .03, b + .03, c - .03, d + .03, high, high + .07, cap, .01)
    soil = m.plain((.035, .024, .016), 1., 0., 0, .02, 40)
    for a, b, c, d in ((x0, x1, p.y1, y1), (x0, p.x0, y0, p.y1), (p.x1, x1, y0, p.y1)):
        if min(b - a, d - c) > .25:
            box(a, b, c, d, -.1, -.01, soil)
            planting.bed(a + .15, b - .15, c + .15, d - .15, p.mix, 1.9)
    if p.art.get('climbers'):
        planting.hedge((x0 + .12, y1 - .12), (x1 - .12, y1 - .12), high * .92, .34)
    if p.art.get('neighbors'):
        neighbors(x0, x1, y0, y1, p.hour)
        trees_around(p, max(x1, y1) + 1.5, max(x1, y1) + 4, 3, MAPLES, 6, 8, lambda x, y: y > 2)
    else:
        trees_around(p, max(x1, y1) + 4, max(x1, y1) + 14, 12, MAPLES, 6, 10, lambda x, y: y > -2)
    _uplights(p)


def _uplights(place):
    """After dark: warm light up the planting beside the deck, and wide along the hedges or the wood's edge."""
    p = place
    if not light.dark(p.hour):
        return
    for x, y in ((p.x1 + .5, p.y0 + 2.5), (p.x1 + .5, p.y1 - 2), (p.x0 - .5, p.y0 + 3), (p.x0 - .5, p.y1 - 2)):
        light.spot((x, y, .02), (x * 1.06, y, 5), 150, (1, .72, .42), 60)
    if p.art.get('setting') == 'courtyard':
        return
    for x, y, dx, dy in ((p.x1 + 2.6, p.y1 + 1, 1, 0), (p.x1 + 2.6, p.y0 + 3, 1, 0), (p.x0 - 2.6, p.y1 + 1, -1, 0), (p.x0 - 2.6, p.y0 + 3, -1, 0),
                         (p.x0 + 2, p.y1 + 2.4, 0, 1), (p.x1 - 2, p.y1 + 2.4, 0, 1)):
        if p.free(x, y, .2):
            light.spot((x, y, .05), (x + dx * 2.4, y + dy * 2.4, 2.6), 190, (1, .74, .45), 120, .1)


SETTINGS = {'garden': garden, 'palms': palms, 'desert': desert, 'hillside': hillside, 'lake': lake_shore,
            'forest': forest, 'treetops': treetops, 'courtyard': courtyard, 'canyon': canyon, 'meadow': meadow}
