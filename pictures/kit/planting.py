"""Everything that grows. Leaves are real polygons, gathered into shared meshes and instanced."""
import ast
import math
import os
import random
import bpy
import numpy as np
from . import materials as m
from .cacti import ocotillo, prickly, saguaro  # noqa: F401
from .foliage import leaves_at
from .mesh import box, inside, instance, mesh_of, place
from .nodes import once

CACHE = os.environ.get('PICTURES_CACHE', '/tmp')
dice = random.Random(7)


@once
def _hedge_block(height, width, seed, dense=2300, size=.055, dark=(.085, .17, .035), light=(.20, .34, .075)):
    length, rng = 1.2, np.random.RandomState(seed)
    areas = np.array([length * height] * 2 + [width * height] * 2 + [length * width])
    n = int(dense * areas.sum())
    side, u, v = rng.choice(5, n, p=areas / areas.sum()), rng.rand(n), rng.rand(n)
    points, normals = np.zeros((n, 3)), np.zeros((n, 3))
    for index, (axis, sign) in enumerate(((1, -1), (1, 1), (0, -1), (0, 1), (2, 1))):
        on = side == index
        edge = np.full(on.sum(), sign * (width if axis == 1 else length) / 2)
        if axis == 1:
            points[on] = np.stack([(u[on] - .5) * length, edge, v[on] * height], 1)
        elif axis == 0:
            points[on] = np.stack([edge, (u[on] - .5) * width, v[on] * height], 1)
        else:
            points[on] = np.stack([(u[on] - .5) * length, (v[on] - .5) * width, np.full(on.sum(), height)], 1)
        normals[on, axis] = sign
    lumps = np.sin(points[:, 0] * 5.2 + 1) * np.sin(points[:, 2] * 4.7 + points[:, 1] * 5) * .035
    points += normals * (lumps - rng.rand(n) ** 2 * .14)[:, None]
    normals[:, 2] += .35
    return leaves_at('hedge', points, normals, size, m.leaf(dark, light, .28, .38), seed)


def hedge(start, end, height=1.6, width=.7, base=0., **look):
    (ax, ay), (bx, by) = start, end
    length, angle = math.hypot(bx - ax, by - ay), math.atan2(by - ay, bx - ax)
    count = max(1, round(length / 1.2))
    blocks = [_hedge_block(height, width, seed, **look) for seed in (1, 2)]
    for i in range(count):
        t = (i + .5) / count
        turn = angle + (math.pi if dice.random() < .5 else 0)
        instance(blocks[i % 2], (ax + (bx - ax) * t, ay + (by - ay) * t, base), turn,
                 (length / count / 1.2, 1, 1 + dice.uniform(-.012, .012)))
    core = box(-length / 2, length / 2, -width / 2 + .13, width / 2 - .13, 0, height - .13, m.plain((.025, .04, .014), 1., 0.))
    core.location, core.rotation_euler = ((ax + bx) / 2, (ay + by) / 2, base), (0, 0, angle)


def lawn(outline, holes, eye, z=0., reach=16., dark=(.038, .082, .016), light=(.088, .15, .034), tall=1., dense=1.):
    """Grass blades inside the outline and outside the holes, denser and finer near the eye."""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    rng = np.random.RandomState(11)
    for near, far, blades, scale in ((0, 6, 2300, 1.15), (6, 12, 800, 1.8), (12, reach, 300, 2.7)):
        if far <= near:
            continue
        x0, x1 = max(min(xs), eye[0] - far), min(max(xs), eye[0] + far)
        y0, y1 = max(min(ys), eye[1] - far), min(max(ys), eye[1] + far)
        if x1 <= x0 or y1 <= y0:
            continue
        n = int((x1 - x0) * (y1 - y0) * blades * dense)
        p = np.stack([x0 + rng.rand(n) * (x1 - x0), y0 + rng.rand(n) * (y1 - y0)], 1)
        distance = np.hypot(p[:, 0] - eye[0], p[:, 1] - eye[1])
        keep = (distance >= near) & (distance < far) & inside(p, outline)
        p = p[keep]
        for hole in holes:
            p = p[~inside(p, hole)]
        if len(p):
            place(bpy.data.objects.new('grass', _blades(p, z, .045 * tall * (.8 + .2 * scale), scale, rng, dark, light)))


def _blades(p, z, height, scale, rng, dark, light):
    n = len(p)
    angle, lean = rng.rand(n) * 6.283, rng.rand(n) ** 1.5 * .9
    tall, wide = height * (.55 + .75 * rng.rand(n)), (.0022 + .0016 * rng.rand(n)) * scale
    dx, dy = np.cos(angle), np.sin(angle)

    def at(t, side):
        return np.stack([p[:, 0] + dx * lean * tall * t * t - dy * wide * side,
                         p[:, 1] + dy * lean * tall * t * t + dx * wide * side,
                         z + tall * t * (1 - .25 * lean * t)], 1)
    verts = np.stack([at(0, -1), at(0, 1), at(.55, .8), at(.55, -.8), at(1, 0)], 1).reshape(-1, 3)
    first = np.arange(n)[:, None] * 5
    faces = np.concatenate([first + [[0, 1, 2]], first + [[0, 2, 3]], first + [[3, 2, 4]]], 0)
    return mesh_of('grass', verts, faces, m.leaf(dark, light, .3, .5, dry=.05))


@once
def clump(blades=260, height=.8, seed=0, width=.006, dark=(.06, .12, .03), light=(.16, .22, .06), lean=.75, spread=.08, dry=.06):
    """A tuft: ornamental grass, agave, flax or banana by its numbers."""
    rng, n = np.random.RandomState(seed), blades
    angle, length = rng.rand(n) * 6.283, height * (.6 + .5 * rng.rand(n))
    lean_, width_, start = lean * (.15 + rng.rand(n)), width * (.7 + .6 * rng.rand(n)), spread * rng.rand(n)
    dx, dy = np.cos(angle), np.sin(angle)

    def at(t, side):
        out = start + length * lean_ * t ** 1.8
        return np.stack([dx * out - dy * width_ * side, dy * out + dx * width_ * side, length * (t - .33 * lean_ * t ** 3)], 1)
    steps = [(0, .7), (.35, 1), (.7, .8), (1, .05)]
    verts = np.stack([q for t, s in steps for q in (at(t, -s), at(t, s))], 1).reshape(-1, 3)
    first = np.arange(n)[:, None] * 8
    faces = np.concatenate([first + [[2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2]] for j in range(3)], 0)
    return mesh_of('clump', verts, faces, m.leaf(dark, light, .3, .45, dry=dry))


@once
def shrub(radius=.5, leaves=4200, size=.055, seed=0, dark=(.03, .075, .015), light=(.09, .17, .035), flat=.85):
    rng, n = np.random.RandomState(seed), leaves
    d = rng.randn(n, 3)
    d /= np.linalg.norm(d, axis=1)[:, None]
    if flat < 1.5:
        d[:, 2] = np.abs(d[:, 2])
    lumps = 1 + .16 * np.sin(d[:, 0] * 5 + seed) * np.sin(d[:, 1] * 5 + 1) + .12 * np.sin(d[:, 2] * 7 + d[:, 0] * 4)
    depth = radius * lumps * (1 - .38 * rng.rand(n) ** 2)
    return leaves_at('shrub', d * depth[:, None] * [1, 1, flat], d, size, m.leaf(dark, light, .3, .4), seed, scatter=.7)


@once
def cypress(height=5., radius=.5, seed=0):
    """Also a fir, when short and wide."""
    rng = np.random.RandomState(seed)
    n = int(5200 * height * radius * 1.6)
    t, angle = rng.rand(n) ** .8, rng.rand(n) * 6.283
    ring = radius * np.minimum(1, (t * 9) ** .5) * (1 - t ** 2.4) ** .8 * (1 + .10 * np.sin(angle * 5 + t * 11) + .08 * np.sin(t * 40))
    ring *= 1 - .4 * rng.rand(n) ** 3
    points = np.stack([np.cos(angle) * ring, np.sin(angle) * ring, .1 + t * height], 1)
    normals = np.stack([np.cos(angle) * .6, np.sin(angle) * .6, np.full(n, 1.1)], 1)
    return leaves_at('cypress', points, normals, .10, m.leaf((.026, .058, .022), (.07, .12, .042), .2, .5), seed, .35, .45)


@once
def fir(height=9., radius=2., seed=0):
    rng = np.random.RandomState(seed)
    points, normals = [], []
    whorls = int(height * 4.2)
    for w in range(whorls):
        t = (w + rng.rand()) / whorls
        reach = radius * (1 - t) ** .85 * rng.uniform(.75, 1.1)
        for b in range(rng.randint(6, 10)):
            angle, n = rng.rand() * 6.283, int(40 + 120 * reach)
            lift = rng.uniform(-.6, .6) * height / whorls
            s = rng.rand(n)
            out = reach * s
            wide = reach * .22 * (1 - s) * rng.randn(n)
            points.append(np.stack([np.cos(angle) * out - np.sin(angle) * wide, np.sin(angle) * out + np.cos(angle) * wide,
                                    .8 + t * (height - .8) + lift - .28 * out - .12 * out * s + rng.randn(n) * .06], 1))
            normals.append(np.tile([np.cos(angle), np.sin(angle), -.15], (n, 1)))
    return leaves_at('fir', np.concatenate(points), np.concatenate(normals), .16,
                   m.leaf((.022, .052, .024), (.058, .11, .045), .15, .55), seed, .28, .55)


@once
def _trunk(height, radius):
    sides, verts = 10, []
    for z, r in ((0, radius * 1.5), (.4, radius), (height, radius * .15)):
        verts += [(math.cos(a) * r, math.sin(a) * r, z) for a in (2 * math.pi * i / sides for i in range(sides))]
    faces = [(i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j)
             for i in range(2) for j in range(sides)]
    return mesh_of('trunk', np.array(verts), np.array(faces), m.bark(), True)


def conifer(at, height=9., seed=0):
    turn = dice.uniform(0, 6.28)
    instance(fir(seed=seed), at, turn, height / 9.)
    instance(_trunk(9., .16), at, turn, height / 9.)


@once
def _palm(height, fronds=30, reach=2.4, seed=0, lean=.5):
    r = random.Random(seed)
    verts, faces, steps, sides = [], [], 40, 14
    for i in range(steps + 1):
        t = i / steps
        radius = (.17 - .065 * t) * (1 + .045 * math.sin(t * height * 38)) + .10 * math.exp(-t * 14) + .05 * math.exp(-((t - .985) / .03) ** 2)
        verts += [(lean * t * t + radius * math.cos(a), radius * math.sin(a), height * t)
                  for a in (2 * math.pi * j / sides for j in range(sides))]
    for i in range(steps):
        faces += [(i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j) for j in range(sides)]
    trunk = mesh_of('palm-trunk', np.array(verts), np.array(faces), m.bark((.20, .155, .115), True), True)
    leaf_verts, leaf_faces = [], []
    for f in range(fronds):
        _frond(f, fronds, np.array([lean, 0, height - .02]), reach, r, leaf_verts, leaf_faces)
    crown = mesh_of('palm-crown', np.array(leaf_verts), np.array(leaf_faces), m.leaf((.03, .075, .02), (.075, .14, .04), .25, .32, dry=.03))
    return trunk, crown


def _frond(index, count, top, reach, r, verts, faces):
    """A drooping rib with leaflets on both sides; old fronds hang lowest."""
    azimuth, age = index * 2.39996 + r.uniform(-.2, .2), index / count
    elevation = math.radians(78 - 118 * age ** 1.15 + r.uniform(-7, 7))
    length = reach * (.75 + .35 * min(1, age * 2.5)) * r.uniform(.9, 1.08)
    droop, n = .55 + .75 * age + r.uniform(-.1, .15), 44
    side = np.array([-math.sin(azimuth), math.cos(azimuth), 0])

    def heading(e):
        return np.array([math.cos(azimuth) * math.cos(e), math.sin(azimuth) * math.cos(e), math.sin(e)])
    p, e, rib = top + heading(elevation) * .08, elevation, []
    for i in range(n + 1):
        rib.append(p.copy())
        e -= droop * 1.5 / n * (.4 + 1.2 * i / n)
        p = p + heading(e) * length / n
    base = len(verts)
    for i in range(0, n + 1, 4):
        w = .018 * (1 - i / n) + .003
        verts += [rib[i] - side * w, rib[i] + side * w]
    faces += [(base + 2 * i, base + 2 * i + 1, base + 2 * i + 3, base + 2 * i + 2) for i in range(n // 4)]
    for i in range(4, n):
        t = i / n
        d = rib[i + 1] - rib[i]
        d /= np.linalg.norm(d)
        up = -np.cross(d, side)
        size = reach * .27 * math.sin(math.pi * min(1, .16 + t * .86)) ** .7 + .04
        for sign in (-1, 1):
            a = math.radians(52 - 26 * t) + r.uniform(-.1, .1)
            out = d * math.cos(a) + side * sign * math.sin(a) - up * .18 + np.array([0, 0, r.uniform(-.12, .05)])
            out /= np.linalg.norm(out)
            w = np.cross(out, up)
            w = w / np.linalg.norm(w) * .016 * (1.2 - .4 * t)
            q0, q1 = rib[i], rib[i] + out * size * .55 + np.array([0, 0, -.025 * size])
            q2, b = rib[i] + out * size + np.array([0, 0, -.22 * size]), len(verts)
            verts += [q0 - w * .5, q0 + w * .5, q1 + w, q1 - w, q2 + w * .12, q2 - w * .12]
            faces += [(b, b + 1, b + 2, b + 3), (b + 3, b + 2, b + 4, b + 5)]


def palm(at, height=5.5, seed=0, turn=None):
    turn = dice.uniform(0, 6.28) if turn is None else turn
    for part in _palm(height, seed=seed):
        instance(part, at, turn)


@once
def _sapling(preset, seed):
    """A tree of Blender's own Sapling add-on: (bark, leaves, height). Kept on disk, since growing takes half a minute."""
    path = os.path.join(CACHE, f'{preset}-{seed}.blend')
    names = [f'{preset}-{seed}-bark', f'{preset}-{seed}-leaf']
    if not os.path.exists(path):
        _grow(preset, seed, names, path)
    else:
        with bpy.data.libraries.load(path) as (_, wanted):
            wanted.meshes = list(names)
    wood, leaves = (bpy.data.meshes[name] for name in names)
    wood.materials.clear()
    wood.materials.append(m.bark())
    leaves.materials.clear()
    leaves.materials.append(m.leaf((.055, .115, .022), (.14, .24, .05), .38, .42))
    return wood, leaves, max(v.co.z for v in leaves.vertices)


def _grow(preset, seed, names, path):
    import addon_utils
    addon_utils.enable('add_curve_sapling')
    import add_curve_sapling as sapling
    with open(os.path.join(os.path.dirname(sapling.__file__), 'presets', preset + '.py')) as file:
        settings = ast.literal_eval(file.read())
    settings.update(seed=seed, bevel=True, showLeaves=True, useArm=False, makeMesh=False, leafScale=.23)
    known = set(bpy.ops.curve.tree_add.get_rna_type().properties.keys())
    before = set(bpy.data.objects)
    bpy.ops.curve.tree_add(do_update=True, **{k: v for k, v in settings.items() if k in known})
    new = [o for o in bpy.data.objects if o not in before]
    trunk = next(o for o in new if o.type == 'CURVE')
    leaves = next(o for o in new if o.type == 'MESH').data
    trunk.data.bevel_resolution, trunk.data.resolution_u = 1, 2
    wood = bpy.data.meshes.new_from_object(trunk.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for o in new:
        bpy.data.objects.remove(o)
    for mesh, name in ((wood, names[0]), (leaves, names[1])):
        mesh.name = name
        mesh.materials.clear()
    bpy.data.libraries.write(path, {wood, leaves}, compress=True)


def tree(at, seed=1, height=8., turn=None, preset='small_maple'):
    wood, leaves, tall = _sapling(preset, seed)
    turn = dice.uniform(0, 6.28) if turn is None else turn
    for part in (wood, leaves):
        instance(part, at, turn, height / tall)


@once
def _fern(seed):
    verts, faces = [], []
    for f in range(15):
        _frond(f, 22, np.array([0., 0, .02]), .72, random.Random(seed * 40 + f), verts, faces)
    return mesh_of('fern', np.array(verts), np.array(faces), m.leaf((.035, .10, .02), (.10, .21, .045), .4, .42, dry=.02))


def agave(at, scale=1., seed=0):
    instance(clump(52, .75, seed % 4, .05, (.12, .18, .15), (.22, .30, .24), .85, .05, 0.), at, dice.uniform(0, 6.28), scale)


def ornamental(at, scale=1., seed=0, dry=False):
    if dry:
        instance(clump(340, .9, seed % 4, .005, (.26, .19, .08), (.42, .34, .17), .7, .1), at, dice.uniform(0, 6.28), scale)
    else:
        instance(clump(320, .85, seed % 4), at, dice.uniform(0, 6.28), scale)


def broadleaf(at, scale=1., seed=0):
    instance(clump(34, 1.2, seed % 4, .085, (.03, .10, .025), (.07, .18, .04), .75), at, dice.uniform(0, 6.28), scale)


def fern(at, scale=1., seed=0):
    instance(_fern(seed % 4), at, dice.uniform(0, 6.28), scale)


def bush(at, scale=1., seed=0, light=False):
    tone = {'dark': (.06, .10, .03), 'light': (.16, .2, .06)} if light else {}
    instance(shrub(.45, seed=seed % 3, **tone), at, dice.uniform(0, 6.28), scale)


def lavender(at, scale=1., seed=0):
    instance(clump(300, .55, seed % 4, .006, (.10, .13, .09), (.20, .22, .16), .6, .12, 0.), at, dice.uniform(0, 6.28), scale)
    instance(clump(110, .72, 7 + seed % 3, .009, (.16, .10, .28), (.30, .20, .45), .5, .12, 0.), at, dice.uniform(0, 6.28), scale)


def daisies(at, scale=1., seed=0):
    instance(clump(220, .5, seed % 4, .005, (.08, .13, .04), (.17, .23, .08), .5, .2, 0.), at, dice.uniform(0, 6.28), scale)
    instance(clump(22, .60, 21 + seed % 3, .016, (.62, .60, .50), (.78, .76, .66), .35, .28, 0.), at, dice.uniform(0, 6.28), scale)


def scatter(points):
    """Fallen leaves, lying flat."""
    normals = np.tile([0, 0, .12], (len(points), 1))
    fallen = leaves_at('litter', points, normals, .062, m.leaf((.06, .035, .014), (.20, .115, .045), .15, .6), 5, .6, .55, .3)
    place(bpy.data.objects.new('litter', fallen))


def poppies(at, scale=1., seed=0):
    instance(clump(160, .5, seed % 4, .005, (.10, .15, .05), (.20, .26, .09), .5, .2, 0.), at, dice.uniform(0, 6.28), scale)
    instance(clump(26, .62, 11 + seed % 3, .02, (.55, .13, .03), (.75, .42, .05), .35, .28, 0.), at, dice.uniform(0, 6.28), scale)


def bush_of_the_desert(at, scale=1., seed=0):
    instance(shrub(.45, 2600, .03, seed % 3, (.16, .17, .10), (.30, .29, .18)), at, dice.uniform(0, 6.28), scale)


def cover(at, scale=1., seed=0):
    """Ground cover: a low cushion."""
    instance(shrub(.26, 2400, .03, seed % 3, (.05, .10, .03), (.13, .20, .06), .42), at, dice.uniform(0, 6.28), scale)


MIXES = {
    'tropical': (bush, ornamental, fern, broadleaf, lambda at, s, k: bush(at, s, k, True)),
    'garden': (bush, ornamental, fern, lambda at, s, k: bush(at, s * .8, k, True)),
    'desert': (agave, prickly, bush_of_the_desert, lambda at, s, k: ornamental(at, s * .7, k, True)),
    'ferns': (fern, fern, fern, broadleaf),
    'sedge': (ornamental, ornamental, lambda at, s, k: ornamental(at, s, k, True)),
    'meadow': (lambda at, s, k: ornamental(at, s * 1.1, k, True), ornamental, ornamental, lavender, poppies),
    'mediterranean': (lavender, bush, ornamental, lambda at, s, k: bush(at, s * .7, k, True)),
    'woodland': (fern, fern, bush, ornamental),
    'coastal': (ornamental, lambda at, s, k: ornamental(at, s, k, True), bush),
}


def bed(x0, x1, y0, y1, mix='garden', dense=1.6, z=-.04, scale=1.):
    """A planted strip, one plant per cell so that nothing piles up."""
    kinds = MIXES[mix]
    step = 1 / math.sqrt(dense * 1.6)
    nx, ny = max(1, round((x1 - x0) / step)), max(1, round((y1 - y0) / step))
    for i in range(nx):
        for j in range(ny):
            x = x0 + (i + dice.uniform(.2, .8)) * (x1 - x0) / nx
            y = y0 + (j + dice.uniform(.2, .8)) * (y1 - y0) / ny
            dice.choice(kinds)((x, y, z), dice.uniform(.7, 1.25) * scale, dice.randrange(12))


def cluster(x, y, count, radius=.9, mix='tropical', z=-.04, scale=1.):
    for _ in range(count):
        angle, away = dice.uniform(0, 6.28), radius * math.sqrt(dice.random())
        dice.choice(MIXES[mix])((x + away * math.cos(angle), y + away * math.sin(angle), z), dice.uniform(.75, 1.35) * scale, dice.randrange(12))
