"""Water in the air: sheets, strands, drops, and what bubbles up."""
import math
import random
import bpy
import numpy as np
from mathutils import Vector, noise
from . import materials as m
from . import water
from .mesh import lathe, mesh_of, place, solid


def bubbler(at):
    """A gush that mushrooms where it turns: clear water round a white core, drops about it."""
    profile = [(.13, 0), (.095, .02), (.075, .06), (.066, .11), (.074, .16), (.082, .19), (.066, .22), (.03, .24), (.002, .245)]
    for scale, material in ((1., water.dome()), (.88, water.froth())):
        made = lathe([(r * scale, z * (1 if scale == 1 else .93)) for r, z in profile], material, at, 36)
        for v in made.data.vertices:
            here = Vector(at) + v.co
            rough = noise.fractal(here * 16, .8, 2.1, 4) * (.16 if scale == 1 else .34)
            v.co.x, v.co.y, v.co.z = v.co.x * (1 + rough), v.co.y * (1 + rough), v.co.z * (1 + rough * .7)
    spray(at, (.16, .16), .30, 300, int(at[1] * 100) % 97, 3.)


def spray(at, spread, height, count, seed, size=3.):
    """Drops in the air where water strikes water; spread across and along, size in millimetres."""
    rng = np.random.RandomState(seed % 1000)
    p = np.stack([rng.randn(count) * spread[0] * .6, rng.randn(count) * spread[1] * .7, rng.rand(count) ** 2.2 * height], 1) + np.array(at)
    radius = size * .001 * (.5 + 1.3 * rng.rand(count) ** 2)[:, None, None]
    corner = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1.2), (0, 0, -1.2)])
    verts = (p[:, None, :] + corner[None] * radius).reshape(-1, 3)
    face = np.array([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])
    faces = (np.arange(count)[:, None, None] * 6 + face[None]).reshape(-1, 3)
    place(bpy.data.objects.new('spray', mesh_of('spray', verts, faces, m.plain((.88, .92, .94), .12, .9), True)))


def lip(ledge, a, b):
    """Where water leaves a ledge between x = a and b: its front and its height there."""
    world = ledge.matrix_basis
    points = [world @ v.co for v in ledge.data.vertices]
    near = [p for p in points if a - .05 < p.x < b + .05]
    top = max(p.z for p in near)
    front = min((p for p in near if p.z > top - .11), key=lambda p: p.y)
    return front.y - .015, front.z + .02


def strands(start, end, top, bottom, out, throw, seed):
    """Falling water that parts into ribbons of uneven width, reach and whiteness, as it does over real stone."""
    r = random.Random(seed)
    a, b, o = Vector(start), Vector(end), Vector(out)
    length, along = (b - a).length, (b - a).normalized()
    at = 0.
    while at < length - .02:
        wide = min(r.uniform(.10, .26), length - at)
        reach, waist = throw * r.uniform(.86, 1.1), r.uniform(.72, .96)
        lean, height, steps, across = r.uniform(-.04, .04), top - bottom, 18, 6
        verts, faces, uv = [], [], []
        for i in range(across + 1):
            for j in range(steps + 1):
                t, u = j / steps, i / across - .5
                drift = u * wide * (1.04 - (1.04 - waist) * t ** .7) + lean * t + .012 * math.sin(7 * t + seed + at * 9) * t
                q = a + along * (at + wide / 2 + drift) + o * (reach * math.sqrt(t) + .02 * math.cos(u * 3.1) - .025)
                verts.append((q.x, q.y, top - height * t))
        for i in range(across):
            for j in range(steps):
                k = i * (steps + 1) + j
                faces.append((k, k + 1, k + steps + 2, k + steps + 1))
                uv += [(at + wide * p / across, height * v / steps) for p, v in ((i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j))]
        solid('strand', verts, faces, water.falling(r.choice((.62, .78, .92)), r.choice((20., 27., 34.))), uv, True)
        at += wide * r.uniform(.78, 1.)


def fall_sheet(start, end, top, bottom, out, material, throw=.22, across=24, down=16):
    """Water leaving the lip start-end and falling in a parabola."""
    a, b, o = Vector(start), Vector(end), Vector(out)
    length, height = (b - a).length, top - bottom
    verts, faces, uv = [], [], []
    for i in range(across + 1):
        for j in range(down + 1):
            t = j / down
            q = a + (b - a) * (i / across) + o * (throw * math.sqrt(t)) - o * .02 * (1 - t)
            verts.append((q.x, q.y, top - height * t))
    for i in range(across):
        for j in range(down):
            k = i * (down + 1) + j
            faces.append((k, k + 1, k + down + 2, k + down + 1))
            uv += [(length * u / across, height * v / down) for u, v in ((i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j))]
    return solid('fall', verts, faces, material, uv, True)
