"""What grows where it hardly rains: saguaro, prickly pear, ocotillo."""
import math
import random
import numpy as np
from . import materials as m
from .foliage import leaves_at
from .mesh import instance, mesh_of
from .nodes import once

dice = random.Random(9)


@once
def _saguaro(height, arms, seed):
    """Ribbed, a little crooked, waisted at the foot, round at the tips, with pale spines along every rib."""
    r = random.Random(seed * 31 + arms)
    verts, faces, spines = [], [], []

    def limb(path, radius, foot):
        ribs, per = 19, 4
        sides, base = ribs * per, len(verts)
        path = [np.array(q, float) for q in path]
        run = np.concatenate([[0], np.cumsum([np.linalg.norm(b - a) for a, b in zip(path, path[1:])])])
        for i, q in enumerate(path):
            left = max(0., run[-1] - run[i])
            dome = math.sqrt(max(0., 1 - max(0., 1 - left / (radius * 1.5)) ** 2))
            waist = 1 - foot * math.exp(-run[i] / (radius * 3.2)) + .05 * math.sin(run[i] * 2.1 + seed)
            for j in range(sides):
                a = 2 * math.pi * j / sides
                rr = radius * dome * waist * (1 + .12 * math.cos(a * ribs))
                p = q + np.array([rr * math.cos(a), rr * math.sin(a), 0])
                verts.append(p)
                if j % per == 0 and dome > .1:
                    spines.append((p, np.array([math.cos(a), math.sin(a), .35])))
        for i in range(len(path) - 1):
            for j in range(sides):
                faces.append((base + i * sides + j, base + i * sides + (j + 1) % sides, base + (i + 1) * sides + (j + 1) % sides, base + (i + 1) * sides + j))

    def tipped(path, radius):
        """More rings where the tip rounds off."""
        a, b = np.array(path[-2]), np.array(path[-1])
        d = (b - a) / np.linalg.norm(b - a)
        return list(path) + [tuple(b + d * radius * 1.5 * t) for t in (.25, .45, .62, .76, .87, .94, .98, 1.)]
    lean, sway = r.uniform(-.05, .05), r.uniform(0, 6)
    def trunk(z):
        return (lean * z + .05 * math.sin(z * .9 + sway), .05 * math.cos(z * .8 + sway), z)
    steps = int(height / .075)
    limb(tipped([trunk((height - .3) * i / steps) for i in range(steps + 1)], .2), .2, .28)
    for k in range(arms):
        angle, start = 2.2 * k + r.uniform(0, 1.2), height * r.uniform(.34, .60)
        length, out = height * r.uniform(.16, .40), r.uniform(.40, .58)
        x0, y0, _ = trunk(start)
        path = []
        for i in range(30):
            t = i / 29
            s = min(1, t * 2.3)
            bow = 1 - .10 * max(0, t - .5)
            path.append((x0 + math.cos(angle) * out * math.sin(s * math.pi / 2) * bow, y0 + math.sin(angle) * out * math.sin(s * math.pi / 2) * bow,
                         start + (1 - math.cos(s * math.pi / 2)) * .30 - .05 * math.sin(s * math.pi) + max(0, t - .40) / .60 * length))
        limb(tipped(path, .135), .135, .15)
    skin = mesh_of('saguaro', np.array(verts), np.array(faces), m.cactus(), True)
    points = np.repeat(np.array([q for q, _ in spines]), 3, 0)
    normals = np.repeat(np.array([d for _, d in spines]), 3, 0)
    return skin, leaves_at('spines', points, normals, .042, m.plain((.50, .43, .30), .7), seed, .10, .75, 0.)


def saguaro(at, height=4., arms=2, seed=0):
    turn = dice.uniform(0, 6.28)
    for part in _saguaro(height, arms, seed):
        instance(part, at, turn)


@once
def _prickly(seed):
    """Flat pads that grow out of one another's rims."""
    r = random.Random(seed)
    verts, faces = [], []

    def pad(foot, up, face, long, depth):
        side = np.cross(up, face)
        base, rings, sides = len(verts), 7, 14
        for i in range(rings + 1):
            t = i / rings
            w = long * .40 * math.sin(math.pi * min(1, .10 + t * .90)) ** .62 + .008
            for j in range(sides):
                a = 2 * math.pi * j / sides
                verts.append(foot + up * long * t + side * w * math.cos(a) + face * (.026 + .012 * math.sin(math.pi * t)) * math.sin(a))
        for i in range(rings):
            faces.extend((base + i * sides + j, base + i * sides + (j + 1) % sides, base + (i + 1) * sides + (j + 1) % sides, base + (i + 1) * sides + j) for j in range(sides))
        if depth:
            for _ in range(r.choice((1, 2, 2, 3))):
                lean = r.uniform(-.85, .85)
                new = up * math.cos(lean) + side * math.sin(lean) + face * r.uniform(-.3, .3)
                new /= np.linalg.norm(new)
                turned = np.cross(new, face * math.cos(1.) + side * r.uniform(-1, 1))
                turned /= np.linalg.norm(turned) + 1e-9
                pad(foot + up * long * .93 + side * long * .3 * math.sin(lean), new, turned, long * r.uniform(.72, .95), depth - 1)
    for _ in range(5):
        a = r.uniform(0, 6.28)
        up = np.array([math.cos(a) * .45, math.sin(a) * .45, .85])
        up /= np.linalg.norm(up)
        face = np.cross(up, [math.cos(a + r.uniform(1, 2)), math.sin(a + 1.4), 0])
        pad(np.array([math.cos(a) * .12, math.sin(a) * .12, -.03]), up, face / np.linalg.norm(face), r.uniform(.22, .30), 2)
    return mesh_of('prickly', np.array(verts), np.array(faces), m.cactus((.17, .21, .13)), True)


def prickly(at, scale=1., seed=0):
    instance(_prickly(seed % 4), at, dice.uniform(0, 6.28), scale)


@once
def _ocotillo(seed):
    """A dozen wands from one foot, leafy, with a flame of flower at each tip."""
    r, points, normals, tips = random.Random(seed), [], [], []
    verts, faces = [], []
    for k in range(13):
        a, out, tall = r.uniform(0, 6.28), r.uniform(.5, 1.2), r.uniform(2., 3.1)
        base = len(verts)
        for i in range(13):
            t = i / 12
            q = np.array([math.cos(a) * out * t ** 1.3, math.sin(a) * out * t ** 1.3, tall * t * (1 - .06 * t)]) + [.04 * math.sin(t * 9 + k), .04 * math.cos(t * 8 + k), 0]
            w = .017 * (1 - .6 * t)
            verts += [q + [w, 0, 0], q + [-w * .5, w * .87, 0], q + [-w * .5, -w * .87, 0]]
            if i:
                faces += [(base + i * 3 - 3 + j, base + i * 3 - 3 + (j + 1) % 3, base + i * 3 + (j + 1) % 3, base + i * 3 + j) for j in range(3)]
            for _ in range(9):
                points.append(q + np.array([r.gauss(0, .012), r.gauss(0, .012), r.uniform(-.1, .1)]))
                normals.append([r.gauss(0, 1), r.gauss(0, 1), .6])
        tips += [verts[-1] + np.array([r.gauss(0, .02), r.gauss(0, .02), r.uniform(-.02, .16)]) for _ in range(16)]
    stems = mesh_of('ocotillo', np.array(verts), np.array(faces), m.bark((.22, .18, .13)), True)
    leaves = leaves_at('ocotillo-leaf', np.array(points), np.array(normals), .045, m.leaf((.10, .13, .04), (.20, .23, .08), .3, .5), seed)
    bloom = leaves_at('ocotillo-bloom', np.array(tips), np.tile([0, 0, 1.], (len(tips), 1)), .06, m.leaf((.55, .07, .02), (.75, .16, .03), .35, .5), seed, .4)
    return stems, leaves, bloom


def ocotillo(at, scale=1., seed=0):
    turn = dice.uniform(0, 6.28)
    for part in _ocotillo(seed % 3):
        instance(part, at, turn, scale)
