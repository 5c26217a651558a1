"""Houses, front wall on y = 0 facing the pool (-y), x centred; placed and turned by the scene.

Every house is volumes of walls with openings, a roof, and rooms worth seeing behind the glass."""
import math
import random
import numpy as np
from . import materials as m
from .light import dark, panel, point, spot
from .mesh import box, cylinder, rod, solid
from . import furniture

dice = random.Random(3)
BLACK = (.022, .022, .024)


def wall(axis, fixed, start, end, z0, z1, material, openings=(), thickness=.25, frame=BLACK, curtain=0., trim=None):
    """A wall along x or y with openings (from, to, sill, head, panes)."""
    def slab(a, b, low, high, mat, inner=0., outer=thickness):
        if b - a < .001 or high - low < .001:
            return
        if axis == 'x':
            box(a, b, fixed + inner, fixed + outer, low, high, mat)
        else:
            box(fixed + inner, fixed + outer, a, b, low, high, mat)
    at = start
    for (a, b, sill, head, panes) in sorted(openings):
        slab(at, a, z0, z1, material)
        slab(a, b, z0, sill, material)
        slab(a, b, head, z1, material)
        _window(axis, fixed + thickness * .35, a, b, sill, head, panes, frame, slab, curtain)
        if trim:
            white = m.plain(trim, .5)
            slab(a - .11, b + .11, head, head + .15, white, -.03, .03)
            slab(a - .11, a, sill - .05, head, white, -.02, .02)
            slab(b, b + .11, sill - .05, head, white, -.02, .02)
            if sill > z0 + .1:
                slab(a - .14, b + .14, sill - .09, sill, white, -.05, .03)
        at = b
    slab(at, end, z0, z1, material)


def _window(axis, depth, a, b, sill, head, panes, frame, slab, curtain):
    bar, f = m.plain(frame, .35), .05
    glass = m.glass()

    def strip(u0, u1, low, high):
        if axis == 'x':
            box(u0, u1, depth - .04, depth + .04, low, high, bar)
        else:
            box(depth - .04, depth + .04, u0, u1, low, high, bar)
    strip(a, b, head - f, head)
    strip(a, b, sill, sill + f)
    step = (b - a) / panes
    for i in range(panes + 1):
        u = a + i * step
        strip(max(a, u - f / 2), min(b, u + f / 2), sill, head)
    corners = [(a, sill), (b, sill), (b, head), (a, head)]
    solid('pane', [(u, depth, z) if axis == 'x' else (depth, u, z) for u, z in corners], [(0, 1, 2, 3)], glass)
    if curtain and axis == 'x':
        drape(a + .04, a + (b - a) * curtain, depth + .35, sill + .02, head)


def drape(a, b, y, low, high):
    n = max(12, int((b - a) * 60))
    verts, faces = [], []
    for i in range(n + 1):
        x, yy = a + (b - a) * i / n, y + .055 * math.sin(i * 1.05) + .02 * math.sin(i * .31)
        verts += [(x, yy, low), (x, yy, high)]
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    solid('drape', verts, faces, m.fabric((.80, .785, .75)), None, True)


def room(x0, x1, depth, z0, z1, hour, seed=0, power=1., furnished=True):
    """Floor, back and side walls, something to sit on, and warm light after sunset."""
    r = random.Random(seed)
    box(x0, x1, .05, depth, z0 - .15, z0 + .012, m.wood((.28, .19, .115), (.42, .30, .19), .18))
    box(x0, x1, depth, depth + .15, z0, z1, m.plain((.62, .59, .54), .9))
    for x in (x0, x1 - .05):
        box(x, x + .05, .3, depth, z0, z1, m.plain((.66, .63, .58), .9))
    box(x0, x1, .3, depth, z1 - .02, z1 + .02, m.plain((.72, .71, .68), .9))
    wide = x1 - x0
    if furnished and wide > 3:
        furniture.sofa((x0 + wide * .3, depth * .55, z0), 0, min(2.6, wide * .35), (.52, .50, .47))
        furniture.planter((x0 + .7, depth - .8, z0), .42, .5, 'olive')
        box(x0 + wide * .3 - 1.5, x0 + wide * .3 + 1.5, depth * .55 - 1.9, depth * .55 - .5, z0 + .012, z0 + .03, m.fabric((.46, .40, .33)))
        box(x0 + wide * .3 - .5, x0 + wide * .3 + .5, depth * .55 - 1.4, depth * .55 - .9, z0 + .30, z0 + .36, m.wood((.15, .075, .035), (.29, .155, .075), .10))
        box(x0 + wide * .3 - 1.1, x0 + wide * .3 + 1.1, depth - .04, depth, z0 + 1.2, z0 + 2.2, m.plain(r.choice([(.10, .17, .22), (.35, .14, .07), (.18, .22, .14)]), .6))
        if wide > 6:
            timber = m.wood((.15, .075, .035), (.29, .155, .075), .10)
            a, b = x0 + wide * .62, x0 + wide * .92
            box(a, b, depth * .5, depth * .5 + .9, z0, z0 + .86, timber)
            box(a - .08, b + .08, depth * .5 - .08, depth * .5 + .98, z0 + .86, z0 + .92, m.plain((.75, .74, .72), .25), .01)
            box(a - .3, b, depth - .4, depth, z0 + .9, z0 + 2.3, m.wood((.20, .11, .06), (.32, .19, .10), .4))
            for i in range(3):
                x = a + (b - a) * (i + .5) / 3
                cylinder((x, depth * .5 - .4, z0 + .66), .2, .05, m.plain((.2, .12, .07), .5))
                cylinder((x, depth * .5 - .4, z0), .02, .66, m.plain(BLACK, .4))
                shade = m.glowing((1, .72, .42), 9.) if dark(hour) else m.plain((.8, .6, .4), .5)
                cylinder((x, depth * .5 + .4, z1 - 1.2), .11, .2, shade, top=.07)
                cylinder((x, depth * .5 + .4, z1 - 1.), .006, 1., m.plain(BLACK, .4))
    area = wide * depth
    panel(((x0 + x1) / 2, depth * .5, z1 - .06), wide * .8, depth * .6, area * power * (9. if dark(hour) else 3.5), (1, .68, .40))


def flat_roof(x0, x1, y0, y1, z, thick=.32, color=(.80, .79, .77), soffit=None, edge=BLACK):
    box(x0, x1, y0, y1, z + .02, z + thick, m.stucco(color), .01)
    box(x0 + .02, x1 - .02, y0 + .03, y1 - .03, z - .02, z + .022, soffit or m.wood((.23, .12, .055), (.40, .235, .12), .14))
    if edge:
        box(x0 - .02, x1 + .02, y0 - .02, y0 + .02, z + thick - .07, z + thick + .02, m.plain(edge, .35))


def _slope(start, end, up, reach, material, profile=None, step=.5, thick=.12):
    """One roof plane: from the eave start-end along `up`, as far as reach(u) in 0..1 says."""
    a, b, s = np.array(start, float), np.array(end, float), np.array(up, float)
    along = b - a
    length = np.linalg.norm(along)
    along /= length
    s /= np.linalg.norm(s)
    normal = np.cross(along, s)
    if normal[2] < 0:
        normal = -normal
    n = max(2, int(length / step))
    verts, uv, faces = [], [], []
    for i in range(n + 1):
        u = length * i / n
        lift = profile(u) if profile else 0.
        for v in (0., reach(u / length)):
            verts.append(a + along * u + s * v + normal * lift)
    for i in range(n):
        k = 2 * i
        faces.append((k, k + 2, k + 3, k + 1))
        u0, u1 = length * i / n, length * (i + 1) / n
        uv += [(u0, 0), (u1, 0), (u1, reach((i + 1) / n)), (u0, reach(i / n))]
    solid('roof', verts, faces, material, uv, bool(profile))
    under = [a - normal * thick, b - normal * thick, b + s * reach(1.) - normal * thick, a + s * reach(0.) - normal * thick]
    solid('soffit', under, [(3, 2, 1, 0)], m.plain((.62, .60, .56), .8), [(0, 0), (1, 0), (1, 1), (0, 1)])
    solid('fascia', [a - normal * thick, b - normal * thick, b + normal * .02, a + normal * .02], [(0, 1, 2, 3)], m.plain((.70, .69, .66), .5))


ROOFS = {
    'shingle': lambda: (m.shingles((.075, .07, .065), (.16, .15, .14), .3, .15), None, .6),
    'cedar': lambda: (m.shingles((.15, .115, .085), (.27, .21, .15), .16, .15), None, .6),
    'metal': lambda: (m.plain((.055, .058, .062), .35, .5, .6), lambda u: .035 if (u % .45) < .035 else 0., .0225),
    'barrel': lambda: (m.stone('terracotta', .21, .38, True, 0., .008), lambda u: .055 * abs(math.sin(math.pi * u / .21)) ** .7, .03),
    'thatch': lambda: (m.shingles((.19, .14, .075), (.34, .26, .15), .05, .35), None, .5),
}


def gable_roof(x0, x1, y0, y1, z, pitch, kind, ridge='x', over=.45, end_wall=None, both_ends=True):
    mat, profile, step = ROOFS[kind]()
    if ridge == 'x':
        half = (y1 - y0) / 2 + over
        rise, slope = half * pitch, math.hypot(half, half * pitch)
        _slope((x0 - over, y0 - over, z - over * pitch), (x1 + over, y0 - over, z - over * pitch), (0, half, rise), lambda _: slope, mat, profile, step)
        _slope((x1 + over, y1 + over, z - over * pitch), (x0 - over, y1 + over, z - over * pitch), (0, -half, rise), lambda _: slope, mat, profile, step)
        top = z - over * pitch + rise
        if end_wall:
            for x in (x0, x1):
                solid('gable', [(x, y0, z), (x, y1, z), (x, (y0 + y1) / 2, top - .05)], [(0, 1, 2)], end_wall, [(y0, z), (y1, z), ((y0 + y1) / 2, top)])
        return top
    half = (x1 - x0) / 2 + over
    rise, slope = half * pitch, math.hypot(half, half * pitch)
    _slope((x0 - over, y1 + over, z - over * pitch), (x0 - over, y0 - over, z - over * pitch), (half, 0, rise), lambda _: slope, mat, profile, step)
    _slope((x1 + over, y0 - over, z - over * pitch), (x1 + over, y1 + over, z - over * pitch), (-half, 0, rise), lambda _: slope, mat, profile, step)
    top = z - over * pitch + rise
    if end_wall:
        for y in ((y0, y1) if both_ends else (y0,)):
            solid('gable', [(x0, y, z), (x1, y, z), ((x0 + x1) / 2, y, top - .05)], [(0, 1, 2)], end_wall, [(x0, z), (x1, z), ((x0 + x1) / 2, top)])
    # barge boards close the ends of the two planes
    for sign, x in ((1, x0 - over), (-1, x1 + over)):
        y = y0 - over
        cx = (x0 + x1) / 2
        solid('barge', [(x, y, z - over * pitch - .14), (cx, y, top - .14), (cx, y, top + .03), (x, y, z - over * pitch + .03)], [(0, 1, 2, 3)], m.plain((.72, .71, .69), .5))
    return top


def hip_roof(x0, x1, y0, y1, z, pitch, kind, over=.5):
    mat, profile, step = ROOFS[kind]()
    a, b, c, d, e = x0 - over, x1 + over, y0 - over, y1 + over, z - over * pitch
    half = min(b - a, d - c) / 2
    slope = math.hypot(half, half * pitch)
    for (p, q, up, length) in (((a, c), (b, c), (0, 1), b - a), ((b, d), (a, d), (0, -1), b - a), ((b, c), (b, d), (-1, 0), d - c), ((a, d), (a, c), (1, 0), d - c)):
        def reach(t, length=length):
            return slope * min(1., min(t, 1 - t) * length / half) + .001
        _slope((*p, e), (*q, e), (up[0] * half, up[1] * half, half * pitch), reach, mat, profile, step)
    return e + half * pitch


def posts(xs, y, z0, z1, size, material):
    for x in xs:
        box(x - size / 2, x + size / 2, y - size / 2, y + size / 2, z0, z1, material, .006)


def downlights(xs, y, z, hour, power=45):
    if dark(hour):
        for x in xs:
            cylinder((x, y, z - .02), .05, .012, m.glowing((1, .75, .45), 25.), 16)
            spot((x, y, z - .05), (x, y + .2, 0), power, (1, .72, .42), 95)


def modern(hour, seed=0):
    """A cedar box over a long glass room."""
    x0, x1, h, over = -8.2, 8.2, 3., 2.1
    timber = m.wood((.15, .075, .035), (.29, .155, .075), .10)
    wall('x', 0, x0, x1, 0, h, timber, [(x0 + 2.4, x1 - .3, .03, h - .1, 6)], curtain=.07)
    box(x0 - .3, x0, -.2, 7, 0, h, m.stucco())
    box(x1, x1 + .35, -over + .2, 7, 0, h + .02, m.ledger())
    room(x0, x1, 6.8, 0, h, hour, seed)
    flat_roof(x0 - .7, x1 + .7, -over, 7.3, h)
    posts((x0 + 2.4, x1 - .3), -over + .45, 0, h, .16, m.plain(BLACK, .35))
    downlights([x0 + 1.2 + i * 2.7 for i in range(6)], -1., h, hour)
    a, b, y, z, top = x0 - .3, x0 + 8.2, -.9, h + .32, 3.05
    wall('x', y, a, b, z, z + top, timber, [(a + 1.2, a + 6.9, z + .7, z + 2.55, 4)], curtain=.4)
    for x in (a, b - .2):
        box(x, x + .2, y + .25, 5.2, z, z + top, timber if x == a else m.stucco())
    box(a, b, 5, 5.2, z, z + top, m.plain((.6, .57, .52), .9))
    box(a - .15, b + .15, y - .35, 5.4, z + top, z + top + .2, m.stucco((.80, .79, .77)), .008)
    if dark(hour):
        point((a + 3.5, 2., z + 2.3), 190, (1, .70, .42), .2)


def white_boxes(hour, seed=0):
    """Plain white volumes, one cantilevered."""
    white, h = m.stucco((.82, .82, .81)), 2.9
    wall('x', 0, -8, 3.2, 0, h, white, [(-6.8, -.6, .03, 2.6, 4), (.6, 2.2, .9, 2.3, 1)], curtain=.1)
    box(-8.25, -8.001, 0, 7, 0, h, white)
    wall('y', 2.95, .25, 7, 0, h, white, [])
    room(-8, 3.2, 6.5, 0, h, hour, seed)
    box(-8.3, 3.45, -.1, 7.2, h, h + .35, white, .01)
    z, y = h + .35, -2.4
    wall('x', y, -1.2, 8.4, z, z + 3., white, [(.1, 4.4, z + .35, z + 2.55, 3), (5.6, 7.4, z + .35, z + 2.55, 1)], curtain=.25)
    wall('y', 8.15, y + .25, 4.8, z, z + 3., white, [(-.6, 2., z + .9, z + 2.3, 1)])
    wall('y', -1.2, y + .25, 4.8, z, z + 3., white, [])
    box(-1.2, 8.4, y, 5, z - .28, z, white, .01)
    box(-1.3, 8.5, y - .1, 5.1, z + 3., z + 3.25, white, .01)
    box(-1.2, 8.4, 4.8, 5, z, z + 3, m.plain((.6, .57, .52), .9))
    box(3.4, 8.2, 2.4, 2.65, 0, z - .28, m.wood((.19, .10, .05), (.34, .2, .11), .12))
    posts((8.,), y + .5, 0, z - .28, .14, m.plain(BLACK, .3))
    if dark(hour):
        point((3.5, 1., z + 2.3), 180, (1, .7, .42), .2)
        downlights((4.6, 6.4), -.4, z - .28, hour)


def pavilion_glass(hour, seed=0):
    """A long single-storey glass bar with a thin roof."""
    h, x0, x1 = 3.1, -10.5, 10.5
    wall('x', 0, x0, x1, 0, h, m.stucco((.3, .29, .28)), [(x0 + .3, x0 + 7, .03, h - .08, 3), (x0 + 7.6, x0 + 13.6, .03, h - .08, 3), (x0 + 16.6, x1 - .3, .03, h - .08, 2)], curtain=.1)
    box(x0 + 13.6, x0 + 16.6, -.5, .1, 0, h, m.ledger((.16, .155, .15), (.32, .31, .30)))
    for x in (x0 - .25, x1):
        box(x, x + .25, -1.6, 6.5, 0, h, m.concrete((.34, .335, .325), 2.4, True))
    room(x0, x0 + 7.3, 6.2, 0, h, hour, seed)
    room(x0 + 7.3, x0 + 15, 6.2, 0, h, hour, seed + 1)
    room(x0 + 15, x1, 6.2, 0, h, hour, seed + 2, furnished=False)
    flat_roof(x0 - 1., x1 + 1., -2.6, 7., h, .26, (.12, .12, .12), edge=None)
    downlights([x0 + 1.5 + i * 3 for i in range(7)], -1.2, h, hour)


def ranch(hour, seed=0):
    """Low brick walls under a broad shingle gable, a porch along the middle."""
    walls, h = m.brick(), 2.55
    wall('x', 0, -8.5, 8.5, 0, h, walls, [(-7.6, -5.8, .85, 2.1, 2), (-3.6, 1.4, .03, 2.15, 4), (3.2, 4.8, .85, 2.1, 2), (6., 7.6, .85, 2.1, 2)], frame=(.75, .74, .72), curtain=.18, trim=(.76, .75, .73))
    for x in (-8.5, 8.25):
        wall('y', x, .25, 7.8, 0, h, walls, [(2.6, 4.4, .85, 2.1, 2)], frame=(.75, .74, .72))
    room(-8.2, 8.2, 6.5, 0, h, hour, seed)
    white = m.plain((.78, .77, .75), .5)
    gable_roof(-8.5, 8.5, -1.9, 7.8, h + .2, .36, 'shingle', 'x', .5, m.boards((.74, .73, .70), .18, False, True))
    box(-8.5, 8.5, -1.9, -1.75, h - .06, h + .2, white)
    posts((-8.3, -4.5, -.9, 2.7, 6., 8.3), -1.82, 0, h, .14, white)
    box(5.3, 6.2, 3.5, 4.4, h, h + 4.1, walls)
    downlights((-6.7, -2.7, .9, 4.3), -.8, h - .05, hour, 40)


def farmhouse(hour, seed=0):
    """White board and batten, steep dark metal roofs, a shed porch between two gables."""
    white, h = m.boards((.80, .80, .785), .3), 3.0
    upstairs = m.glowing((1, .62, .30), .7) if dark(hour) else m.plain((.03, .032, .036), .4)
    wall('x', 0, -7.5, 7.5, 0, h + 2.4, white, [(-2.6, 2.6, .03, 2.35, 4)], curtain=.1)
    for i, x in enumerate((-2.1, .0, 2.1)):
        box(x - .44, x + .44, -.006, .0, 3.56, 4.84, upstairs)
        wall('x', -.12, x - .45, x + .45, 3.55, 4.85, white, [(x - .42, x + .42, 3.6, 4.8, 2)], thickness=.1)
    for x in (-7.5, 7.25):
        wall('y', x, .25, 7.5, 0, h + 2.4, white, [(2., 3.2, .9, 2.2, 2), (4.6, 5.8, .9, 2.2, 2)])
    room(-7.2, 7.2, 6.6, 0, h, hour, seed)
    gable_roof(-7.5, 7.5, 0, 7.5, h + 2.4, .62, 'metal', 'x', .35, white)
    for side in (-1, 1):
        a, b = (-7.9, -3.6) if side < 0 else (3.6, 7.9)
        y = -1.6
        wall('x', y, a, b, 0, h + 1.9, white, [(a + .9, b - .9, .03, 2.35, 2)], curtain=.2)
        box(a + 1.52, b - 1.52, y - .006, y, h + .47, h + 1.73, upstairs)
        wall('x', y - .12, a + 1.5, b - 1.5, h + .45, h + 1.75, white, [(a + 1.55, b - 1.55, h + .5, h + 1.7, 2)], thickness=.12)
        for x in (a, b - .2):
            box(x, x + .2, y + .25, .1, 0, h + 1.9, white)
        gable_roof(a, b, y, 3.4, h + 1.9, .95, 'metal', 'y', .35, white, False)
        room(a + .1, b - .1, .6, 0, 2.6, hour, seed + 3, 1.2, False)
    timber = m.plain((.78, .775, .76), .5)
    from_y = -2.4
    _slope((-3.7, from_y, 2.62), (3.7, from_y, 2.62), (0, 2.4, .7), lambda _: 2.5, *ROOFS['metal']())
    posts((-3.45, -1.2, 1.2, 3.45), from_y + .15, 0, 2.6, .16, timber)
    box(-3.7, 3.7, from_y + .05, from_y + .25, 2.4, 2.62, timber)
    downlights((-2.4, 0, 2.4), -1.2, 2.66, hour, 40)


def _arch(x, width, spring, top, y0, y1, material):
    """The wall above a round arch: spandrels, soffit and faces."""
    n, r = 18, width / 2
    arc = [(x + r * math.cos(math.pi * i / n), spring + r * math.sin(math.pi * i / n)) for i in range(n + 1)]
    for y in (y0, y1):
        for (p, q) in zip(arc, arc[1:]):
            solid('spandrel', [(p[0], y, p[1]), (q[0], y, q[1]), (q[0], y, top), (p[0], y, top)], [(0, 1, 2, 3)], material, [p, q, (q[0], top), (p[0], top)])
    for (p, q) in zip(arc, arc[1:]):
        solid('soffit', [(p[0], y0, p[1]), (q[0], y0, q[1]), (q[0], y1, q[1]), (p[0], y1, p[1])], [(0, 1, 2, 3)], material)


def mediterranean(hour, seed=0, wall_color=(.72, .62, .48)):
    """Cream stucco, an arcade below, a smaller upper block, barrel tiles."""
    plasterwork, h = m.stucco(wall_color), 3.5
    arches, w, pier = 5, 1.9, .55
    total = arches * w + (arches + 1) * pier
    x0 = -total / 2
    y = -2.6
    for i in range(arches + 1):
        a = x0 + i * (w + pier)
        box(a, a + pier, y, y + .45, 0, h, plasterwork, .01)
        box(a - .05, a + pier + .05, y - .05, y + .5, 2.02, 2.14, m.stone('limestone', .6, .6))
        box(a - .05, a + pier + .05, y - .05, y + .5, 0, .18, m.stone('limestone', .6, .6))
    for i in range(arches):
        _arch(x0 + pier + w / 2 + i * (w + pier), w, 2.1, h, y, y + .45, plasterwork)
    box(x0, x0 + total, y, .1, h, h + .12, plasterwork)
    wall('x', 0, x0, x0 + total, 0, h, plasterwork, [(x0 + .9, x0 + 2.5, .03, 2.4, 2), (-1.6, 1.6, .03, 2.5, 4), (x0 + total - 2.5, x0 + total - .9, .03, 2.4, 2)], frame=(.10, .055, .03), curtain=.15)
    room(x0, x0 + total, 6., 0, h - .1, hour, seed)
    for side in (-1, 1):
        a = side * (total / 2) if side > 0 else -total / 2 - 4.2
        wall('x', -1.2, a, a + 4.2, 0, h + .3, plasterwork, [(a + 1.2, a + 3., .8, 2.5, 2)], frame=(.10, .055, .03))
        for x in (a, a + 3.95):
            box(x, x + .25, -.95, 6.5, 0, h + .3, plasterwork)
        # clear of the outer walls: two faces in one place render black
        room(a + .27, a + 3.93, 3.5, 0, 3., hour, seed + 2, 1., False)
        hip_roof(a, a + 4.2, -1.2, 6.5, h + .3, .38, 'barrel')
    hip_roof(x0, x0 + total, y, 2.4, h + .12, .3, 'barrel')
    a, b = -4.6, 4.6
    wall('x', 1.2, a, b, h, h + 3.2, plasterwork, [(-3.4, -2.3, h + 1.5, h + 2.85, 2), (-.6, .6, h + 1.5, h + 2.85, 2), (2.3, 3.4, h + 1.5, h + 2.85, 2)], frame=(.10, .055, .03), curtain=.3)
    for x in (a, b - .25):
        box(x, x + .25, 1.45, 7, h, h + 3.2, plasterwork)
    box(a, b, 5, 5.1, h, h + 3.2, m.plain((.6, .55, .48), .9))
    hip_roof(a, b, 1.2, 7, h + 3.2, .36, 'barrel', .6)
    if dark(hour):
        point((0, 3., h + 2.4), 150, (1, .7, .42), .2)
        for i in range(arches):
            x = x0 + pier + w / 2 + i * (w + pier)
            box(x - .1, x + .1, -1.4, -1.2, 2.75, 3.05, m.glowing((1, .66, .34), 12.))
            point((x, -1.3, 2.6), 34, (1, .68, .38), .12)


def coastal(hour, seed=0):
    """Grey shingles, white trim, a gable to the water and an upper balcony."""
    walls, h = m.shingles((.20, .19, .175), (.34, .325, .30), .13, .13), 2.9
    white = m.plain((.80, .80, .79), .45)
    wall('x', 0, -6.5, 6.5, 0, h, walls, [(-5.4, -1.4, .03, 2.35, 3), (.8, 2.6, .8, 2.3, 2), (4., 5.6, .8, 2.3, 2)], frame=(.78, .78, .77), curtain=.15, trim=(.80, .80, .79))
    for x in (-6.5, 6.25):
        wall('y', x, .25, 7., 0, h + 2.5, walls, [(1.6, 3., .8, 2.3, 2), (4.2, 5.6, .8, 2.3, 2)], frame=(.78, .78, .77), trim=(.80, .80, .79))
    room(-6.2, 6.2, 6.2, 0, h - .1, hour, seed)
    box(-6.5, 6.5, -1.7, .0, h, h + .22, white)
    box(-6.5, 6.5, 0, .25, h, h + .22, walls)
    posts((-6.3, -3.2, 0., 3.2, 6.3), -1.55, 0, h, .18, white)
    z = h + .22
    for x in np.arange(-6.4, 6.41, .16):
        box(x - .018, x + .018, -1.62, -1.58, z, z + .9, white)
    box(-6.5, 6.5, -1.66, -1.54, z + .9, z + .97, white)
    for x in (-6.4, 6.4):
        box(x - .03, x + .03, -1.6, .1, z + .85, z + .95, white)
    wall('x', 0, -6.5, 6.5, z, h + 2.5, walls, [(-5.6, -3.8, z + .05, z + 2.05, 2), (-.9, .9, z + .05, z + 2.05, 2), (3.8, 5.6, z + .05, z + 2.05, 2)], frame=(.78, .78, .77), curtain=.2, trim=(.80, .80, .79))
    gable_roof(-6.5, 6.5, 0, 7., h + 2.5, .5, 'cedar', 'x', .4, walls)
    gable_roof(-2.2, 2.2, -.1, 3.6, h + 2.5, .85, 'cedar', 'y', .3, walls, False)
    wall('x', -.12, -.5, .5, h + 2.9, h + 3.8, walls, [(-.45, .45, h + 2.95, h + 3.75, 2)], thickness=.1, frame=(.78, .78, .77), trim=(.80, .80, .79))
    if dark(hour):
        point((0, 3., h + 2.), 150, (1, .7, .42), .2)
    downlights((-4.8, -1.6, 1.6, 4.8), -.9, h, hour, 40)


def desert_modern(hour, seed=0):
    """Rammed-earth fins, deep flat eaves, glass between."""
    h = 3.0
    fins = m.rammed_earth()
    wall('x', 0, -9, 9, 0, h, m.stucco((.52, .42, .32)), [(-8.2, -3.4, .03, 2.75, 3), (-1., 5.4, .03, 2.75, 4)], curtain=.08)
    for x, reach in ((-9.3, 2.8), (-2.9, 3.2), (5.9, 2.4), (9., 3.)):
        box(x, x + .5, -reach, 6.5, 0, h + (.7 if x == -2.9 else .0), fins)
    room(-8.8, -2.6, 6., 0, h, hour, seed)
    room(-2.3, 6., 6., 0, h, hour, seed + 1)
    flat_roof(-9.8, -2.4, -2.2, 7, h, .3, (.42, .34, .26), edge=(.10, .06, .04))
    flat_roof(-2.4, 10., -2.7, 7, h + .25, .3, (.42, .34, .26), edge=(.10, .06, .04))
    box(-2.4, 9.5, -.02, .23, h, h + .3, m.glass())
    posts((3.4, 8.4), -2.45, 0, h + .25, .12, m.plain((.13, .07, .045), .5, .4, .6))
    downlights([-7.6, -5., -1., 1.4, 3.8, 7.], -1., h, hour)


def mid_century(hour, seed=0, screen=False):
    """Post and beam, a shallow roof floating on clerestory glass."""
    h, x0, x1 = 2.7, -8., 8.
    white = m.stucco((.76, .74, .69))
    openings = [(x0 + .3, -3.6, .03, 2.45, 2), (-3.2, 1.6, .03, 2.45, 3)]
    wall('x', 0, x0, 4.2, 0, h, white, openings, curtain=.1)
    accent = m.wood((.26, .115, .045), (.42, .21, .10), .12, 'y') if not screen else m.plain((.62, .24, .08), .6)
    box(4.2, x1, -.15, .1, 0, h, accent)
    room(x0, 4.2, 6., 0, h, hour, seed)
    rise = .16
    for x in np.arange(x0 + .2, x1 + .1, 1.98):
        solid('beam', [(x + dx, y, z + (y + 2.4) * rise + dz) for dx in (-.06, .06) for (y, z) in ((-2.6, h - .22), (3.6, h - .22)) for dz in (0, .24)],
              [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3), (0, 2, 6, 4)], m.wood((.10, .05, .025), (.18, .10, .05), .3))
    _slope((x0 - .7, -2.9, h + .02), (x1 + .7, -2.9, h + .02), (0, 1, rise), lambda _: 6.6, m.plain((.66, .65, .62), .8), None, .6, .1)
    _slope((x1 + .7, 10.1, h + .02), (x0 - .7, 10.1, h + .02), (0, -1, rise), lambda _: 6.6, m.plain((.66, .65, .62), .8), None, .6, .1)
    box(x0, 4.2, .05, .1, h, h + .38, m.glass())
    box(-3.6, -2.7, 3.2, 4.2, h, h + 2.4, m.ledger((.30, .26, .22), (.5, .44, .36)))
    posts((x0 + .2, -3.4, 1.9, 4.2, x1 - .2), -2.4, 0, h - .2, .11, m.wood((.10, .05, .025), (.18, .10, .05), .3))
    if screen:
        breeze_block(4.4, 9.2, -2.6, 0, 2.3)
    downlights((-6., -2., 1., 5.6), -1.2, h + .1, hour, 40)


def breeze_block(x0, x1, y, z0, z1, size=.3):
    """A pierced screen: a square frame and a ring in every block."""
    block = m.plain((.74, .72, .67), .8, .3, 0, .002)
    for i in range(round((x1 - x0) / size)):
        for j in range(round((z1 - z0) / size)):
            x, z = x0 + (i + .5) * size, z0 + (j + .5) * size
            h = size / 2
            for a, b, c, d in ((-h, h, -h, -h + .028), (-h, h, h - .028, h), (-h, -h + .028, -h, h), (h - .028, h, -h, h)):
                box(x + a, x + b, y - .08, y + .08, z + c, z + d, block)
            n, outer, inner = 16, size * .34, size * .24
            verts = [(x + r * math.cos(2 * math.pi * k / n), yy, z + r * math.sin(2 * math.pi * k / n)) for yy in (y - .08, y + .08) for r in (outer, inner) for k in range(n)]
            faces = []
            for k in range(n):
                q = (k + 1) % n
                faces += [(k, q, n + q, n + k), (2 * n + k, 3 * n + k, 3 * n + q, 2 * n + q), (k, 2 * n + k, 2 * n + q, q), (n + k, n + q, 3 * n + q, 3 * n + k)]
            solid('ring', verts, faces, block)


def pavilion(hour, seed=0, width=7., depth=4.6, bar=False):
    """An open timber hall under a hipped roof."""
    timber, h = m.wood((.19, .10, .05), (.33, .19, .10), .2), 2.9
    # one board to a post, its grain upright
    upright = m.wood((.19, .10, .05), (.33, .19, .10), .4, 'y')
    posts([-width / 2, -width / 6, width / 6, width / 2], 0, 0, h, .2, upright)
    posts([-width / 2, width / 2], depth, 0, h, .2, upright)
    for y in (0, depth):
        box(-width / 2 - .2, width / 2 + .2, y - .08, y + .08, h - .28, h, timber)
    for x in (-width / 2, width / 2):
        box(x - .08, x + .08, -.2, depth + .2, h - .28, h, timber)
    hip_roof(-width / 2, width / 2, 0, depth, h + .14, .55, 'thatch', .8)
    box(-width / 2, width / 2, depth - .1, depth + .1, 0, h - .3, m.ledger((.32, .28, .23), (.55, .49, .40)))
    if bar:
        furniture.kitchen((0, depth - .6, 0), 0, width * .7)
        for i in range(9):
            x = -width * .3 + i * width * .075
            cylinder((x, depth - .14, 1.5), .04, .26, m.plain(dice.choice([(.05, .12, .05), (.3, .12, .03), (.5, .5, .5)]), .1, .8), 12, .02)
        box(-width * .38, width * .38, depth - .28, depth - .05, 1.45, 1.5, timber)
    else:
        furniture.sofa((0, depth - 1.1, 0), 0, 2.8)
        furniture.chair((-2., 1.6, 0), -1.2)
        furniture.chair((2., 1.6, 0), 1.2)
    if dark(hour):
        for x in (-width / 4, width / 4):
            point((x, depth * .4, h - .5), 60, (1, .68, .38), .1)
    else:
        panel((0, depth * .5, h - .35), width * .7, depth * .6, 90)


HOUSES = {
    'modern': modern, 'white-boxes': white_boxes, 'glass-bar': pavilion_glass, 'ranch': ranch, 'farmhouse': farmhouse,
    'mediterranean': mediterranean, 'coastal': coastal, 'desert-modern': desert_modern, 'mid-century': mid_century,
    'breeze-block': lambda hour, seed=0: mid_century(hour, seed, True),
    'villa-white': lambda hour, seed=0: mediterranean(hour, seed, (.78, .76, .72)),
    'pavilion': pavilion, 'bar-pavilion': lambda hour, seed=0: pavilion(hour, seed, 7.6, 4.2, True),
}
