"""Things people use, at human scale."""
import math
import random
import numpy as np
from mathutils import Vector
from . import materials as m
from .light import point
from .mesh import box, cylinder, group, lathe, rod, soften, solid
from .nodes import material
from . import planting

dice = random.Random(5)


def lounger(at, turn=0., cushion=(.80, .78, .74), frame=(.20, .105, .05), pillow=(.30, .42, .47)):
    timber, cloth = m.wood(frame, tuple(c * 1.7 for c in frame), .09), m.fabric(cushion)
    with group(at, turn):
        for y in (-.33, .33):
            box(-1., 1., y - .025, y + .025, .24, .30, timber, .006)
            for x in (-.92, .55):
                box(x - .03, x + .03, y - .03, y + .03, 0, .26, timber, .004)
        for i in range(15):
            box(-1. + i * .1, -.925 + i * .1, -.31, .31, .28, .30, timber, .003)
        box(-1., .42, -.33, .33, .305, .40, cloth, .04, 4)
        for made, where in ((box(0, .80, -.33, .33, 0, .095, cloth, .04, 4), (.40, 0, .31)),
                            (box(0, .78, -.32, .32, -.035, -.005, timber, .004), (.42, 0, .31)),
                            (box(-.12, .12, -.26, .26, -.06, .06, m.fabric(pillow), .055, 5), (.80, 0, .76))):
            made.location, made.rotation_euler = where, (0, -math.radians(42), 0)
        _left_behind(int(abs(at[0] * 31 + at[1] * 17)))


def _left_behind(seed):
    """A towel over the foot of every other lounger, a book on the next."""
    if seed % 2:
        tone = ((.62, .30, .16), (.20, .36, .42), (.72, .58, .30), (.70, .70, .68))[seed // 2 % 4]
        towel = m.fabric(tone)
        box(-.80, -.38, -.352, .352, .398, .412, towel, .006)
        for y in (-.352, .34):
            box(-.80, -.38, y, y + .012, .20, .412, towel, .005)
    else:
        cover = m.plain(((.10, .20, .24), (.45, .13, .07), (.55, .42, .16))[seed // 2 % 3], .6)
        box(-.32, -.12, -.02, .12, .398, .418, cover, .003)


def splash(at, radius=.4):
    """Water somebody has carried out of the pool."""
    x, y, z = at
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    made = solid('splash', [(x + a * radius, y + b * radius, z + .002) for a, b in corners], [(0, 1, 2, 3)], m.wet(), corners)
    made.visible_shadow = False


def jetty(x0, x1, y0, y1, top=.10):
    """A landing of boards on two beams."""
    timber = m.wood((.19, .14, .10), (.34, .27, .20), 5.)
    count = round((x1 - x0) / .15)
    for i in range(count):
        a = x0 + (x1 - x0) * i / count
        box(a + .004, a + (x1 - x0) / count - .004, y0, y1, top - .035, top, timber, .004)
    for y in (y0 + .2, y1 - .2):
        box(x0 + .05, x1 - .05, y - .06, y + .06, top - .22, top - .035, timber)


def towel(at, turn=0., color=(.62, .30, .16)):
    """Rolled, as they come out of a bag."""
    x, y, z = at
    with group((x, y, z), turn):
        roll = cylinder((0, 0, 0), .075, .46, m.fabric(color), 24)
        roll.location, roll.rotation_euler = (0, -.23, .075), (-math.pi / 2, 0, 0)


def shelf_lounger(at, turn):
    """Moulded, with an S-shaped profile, standing in shallow water."""
    profile = [(-.95, .16), (-.75, .20), (-.45, .27), (-.2, .24), (.05, .17), (.3, .22), (.6, .44), (.85, .66), (.93, .70)]
    n = 40
    xs = np.linspace(-.95, .93, n)
    zs = np.convolve(np.pad(np.interp(xs, *zip(*profile)), 2, 'edge'), np.ones(5) / 5, 'valid')
    verts, faces = [], []
    for x, z in zip(xs, zs):
        verts += [(x, y, z - (.02 if abs(y) > .3 else 0)) for y in (-.31, -.29, .29, .31)]
        under = max(0, z - .12) if x > .1 else max(0, min(z - .10, .9 * (x + .95) - .4) if x < -.5 else 0)
        verts += [(x, .31, under), (x, -.31, under)]
    for i in range(n - 1):
        faces += [(i * 6 + j, (i + 1) * 6 + j, (i + 1) * 6 + (j + 1) % 6, i * 6 + (j + 1) % 6) for j in range(6)]
    faces += [tuple(range(5, -1, -1)), tuple((n - 1) * 6 + i for i in range(6))]
    made = soften(solid('shelf-lounger', verts, faces, m.plain((.80, .80, .79), .35), None, True), 52)
    made.location, made.rotation_euler = at, (0, 0, turn + math.pi)
    with group(at, turn + math.pi):
        pillow = box(-.09, .09, -.24, .24, -.05, .05, m.fabric((.60, .25, .13)), .045, 5)
        pillow.location, pillow.rotation_euler = (.74, 0, .62), (0, -math.radians(41), 0)


def umbrella(at, radius=1.55, height=2.55, color=(.78, .75, .69)):
    ribs, per, rings = 8, 6, 6
    n, verts, faces = ribs * per, [(0, 0, height)], []
    for i in range(1, rings + 1):
        t = i / rings
        for j in range(n):
            a, sag = 2 * math.pi * j / n, math.sin(math.pi * (j % per) / per)
            r = radius * t * (1 - .055 * sag * t)
            verts.append((math.cos(a) * r, math.sin(a) * r, height - .50 * t ** 1.12 - .035 * sag * t))
    faces += [(0, 1 + j, 1 + (j + 1) % n) for j in range(n)]
    for i in range(rings - 1):
        faces += [(1 + i * n + j, 1 + (i + 1) * n + j, 1 + (i + 1) * n + (j + 1) % n, 1 + i * n + (j + 1) % n) for j in range(n)]
    hem, base = 1 + (rings - 1) * n, len(verts)
    verts += [(x * 1.003, y * 1.003, z - .16) for x, y, z in verts[hem:hem + n]]
    faces += [(hem + j, base + j, base + (j + 1) % n, hem + (j + 1) % n) for j in range(n)]
    with group(at):
        solid('umbrella', verts, faces, m.canvas(color))
        pole = m.plain((.10, .055, .03), .4)
        cylinder((0, 0, 0), .024, height + .05, pole)
        cylinder((0, 0, 0), .27, .06, m.plain((.06, .06, .06), .5))
        for j in range(ribs):
            a = 2 * math.pi * j / ribs
            rod((0, 0, height - .06), (math.cos(a) * radius * .97, math.sin(a) * radius * .97, height - .52), .008, pole)


def side_table(at):
    with group(at):
        cylinder((0, 0, 0), .2, .42, m.plain((.62, .60, .57), .6))
        cylinder((.05, .05, .42), .035, .12, m.plain((.75, .80, .80), .1, .8), top=.04)
        box(-.13, .03, -.12, .0, .42, .44, m.plain((.35, .12, .08), .6))


def chair(at, turn=0., cloth=(.72, .69, .63), frame=(.04, .04, .042)):
    """A low outdoor armchair."""
    metal, soft = m.plain(frame, .45), m.fabric(cloth)
    with group(at, turn):
        for x in (-.36, .36):
            for y in (-.36, .36):
                box(x - .02, x + .02, y - .02, y + .02, 0, .56, metal, .003)
            box(x - .03, x + .03, -.38, .38, .56, .59, metal, .005)
        box(-.34, .34, -.36, .36, .22, .25, metal, .004)
        box(-.33, .33, -.36, .34, .25, .41, soft, .05, 4)
        back = box(-.33, .33, -.07, .07, 0, .48, soft, .055, 4)
        back.location, back.rotation_euler = (0, .31, .36), (-.22, 0, 0)


def sofa(at, turn=0., width=2.2, cloth=(.70, .67, .62)):
    soft, base = m.fabric(cloth), m.wood((.16, .085, .04), (.28, .155, .08), .1)
    with group(at, turn):
        box(-width / 2, width / 2, -.42, .42, .06, .22, base, .01)
        box(-width / 2, width / 2, -.42, .40, .22, .42, soft, .06, 4)
        box(-width / 2, width / 2, .22, .42, .38, .78, soft, .07, 4)
        for x in (-width / 2, width / 2 - .18):
            box(x, x + .18, -.42, .42, .22, .60, soft, .06, 4)
        for x, tone in ((-width / 2 + .42, (.28, .38, .42)), (width / 2 - .45, (.62, .36, .2))):
            pillow = box(-.22, .22, -.06, .06, 0, .40, m.fabric(tone), .055, 4)
            pillow.location, pillow.rotation_euler = (x, .12, .42), (-.3, 0, .15)


def dining(at, turn=0., seats=3):
    timber, metal = m.wood((.19, .11, .06), (.34, .21, .12), .14), m.plain((.03, .03, .03), .4)
    length = .7 * seats + .3
    with group(at, turn):
        box(-length / 2, length / 2, -.48, .48, .71, .76, timber, .006)
        for x in (-length / 2 + .15, length / 2 - .15):
            box(x - .04, x + .04, -.42, .42, 0, .71, metal)
        for i in range(seats):
            x = (i - (seats - 1) / 2) * .7
            for y, face in ((-.72, 0), (.72, math.pi)):
                with group((x, y, 0), face):
                    box(-.22, .22, -.22, .22, .43, .47, m.fabric((.60, .57, .52)), .015)
                    box(-.22, .22, -.24, -.20, .47, .86, m.fabric((.60, .57, .52)), .015)
                    for a in (-.19, .19):
                        for b in (-.19, .19):
                            box(a - .015, a + .015, b - .015, b + .015, 0, .43, metal)
        lathe([(.02, 0), (.16, .04), (.2, .1), (.17, .1), (.02, .05)], m.plain((.7, .68, .64), .4), (0, 0, .76), 28)


def planter(at, size=.55, height=.6, kind='grass', seed=0, pot=(.085, .085, .087)):
    x, y, z = at
    half = size / 2
    box(x - half, x + half, y - half, y + half, z, z + height, m.plain(pot, .6, .4, 0, .002), .012)
    box(x - half + .03, x + half - .03, y - half + .03, y + half - .03, z + height - .01, z + height + .005, m.plain((.03, .02, .012), 1.))
    top = (x, y, z + height)
    if kind == 'agave':
        planting.agave(top, size / .55, seed)
    elif kind == 'ball':
        planting.instance(planting.shrub(.42, 6500, .035, seed, flat=1.6), (x, y, z + height + .38 * size / .7), 0, size / .7)
    elif kind == 'olive':
        planting.tree(top, 4, 1.9)
    else:
        planting.ornamental(top, size / .55, seed)


def jar(at, scale=1., color=(.38, .18, .10), kind='bush'):
    profile = [(.16, 0), (.26, .12), (.33, .34), (.33, .5), (.25, .66), (.22, .70), (.26, .75), (.24, .76), (.19, .70), (.02, .66)]
    lathe([(r * scale, z * scale) for r, z in profile], m.plain(color, .75, .3, 0, .003), at)
    getattr(planting, kind)((at[0], at[1], at[2] + .70 * scale), .7 * scale, 1)


def flames(at, count=13, spread=.22, line=None):
    """Tongues with a bright core; line = (dx, dy) sets them along a trough."""
    made, g = material('flame')
    v = g.object_space()
    z = g.axis(v, 2)
    facing = g.node('ShaderNodeLayerWeight', {0: .45}).outputs['Facing']
    core = g.math('POWER', g.sub(1., facing), 1.3)
    color = g.ramp(z, [(0., (.25, .35, 1.)), (.08, (1., .62, .22)), (.45, (1., .36, .07)), (.8, (1., .14, .02))])
    fade = g.ramp(g.add(z, g.mul(g.noise(v, 5, 3), .15)), [(.0, .25), (.15, 1.), (.75, .0)])
    shine = g.node('ShaderNodeEmission', {0: color, 1: 14.}).outputs[0]
    g.surface(g.blend(g.mul(core, fade), g.node('ShaderNodeBsdfTransparent').outputs[0], shine))
    steps, sides = 14, 12
    for k in range(count):
        tall, wide, phase = dice.uniform(.28, .62), dice.uniform(.045, .08), dice.uniform(0, 6)
        verts = []
        for i in range(steps + 1):
            t = i / steps
            r = wide * math.sin(math.pi * min(1, t * .85 + .15)) ** .8 * (1 - t) ** .35
            x, y = .05 * math.sin(t * 5 + phase) * t, .05 * math.cos(t * 4 + phase) * t
            verts += [(x + r * math.cos(a), y + r * math.sin(a), tall * t) for a in (2 * math.pi * j / sides for j in range(sides))]
        faces = [(i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j)
                 for i in range(steps) for j in range(sides)]
        flame = solid('flame', verts, faces, made, None, True)
        flame.visible_shadow = False
        if line:
            s = dice.uniform(-.5, .5)
            flame.location = (at[0] + line[0] * s, at[1] + line[1] * s, at[2])
            flame.scale = (1, 1, .55)
        else:
            a, d = dice.uniform(0, 6.28), dice.uniform(0, spread)
            flame.location = (at[0] + d * math.cos(a), at[1] + d * math.sin(a), at[2])


def fire_bowl(at, pedestal=True, power=55):
    x, y, z = at
    top = z
    if pedestal:
        box(x - .36, x + .36, y - .36, y + .36, z, z + .62, m.ledger())
        top = z + .62
    lathe([(.16, 0), (.30, .10), (.40, .24), (.42, .27), (.40, .275), (.36, .24), (.02, .20)], m.plain((.055, .052, .05), .55, .4, 0, .003), (x, y, top))
    flames((x, y, top + .22))
    point((x, y, top + .53), power, (1, .42, .12), .15)


def fire_pit(at, radius=.75):
    x, y, z = at
    lathe([(radius, 0), (radius, .42), (radius - .03, .45), (radius - .2, .45), (radius - .22, .43), (radius - .22, .3), (.01, .3)], m.stone('limestone', .3, .2), at)
    flames((x, y, z + .32), 18, radius * .4)
    point((x, y, z + .75), 70, (1, .42, .12), .2)


def pergola(x0, x1, y0, y1, height=2.7, timber=None, slats=.32):
    timber = timber or m.wood((.22, .12, .06), (.38, .22, .12), .14)
    for x in (x0, x1):
        for y in (y0, y1):
            box(x - .08, x + .08, y - .08, y + .08, 0, height, timber, .008)
    for y in (y0, y1):
        box(x0 - .4, x1 + .4, y - .035, y + .035, height, height + .22, timber, .006)
    count = int((x1 - x0 + .6) / slats)
    for i in range(count + 1):
        x = x0 - .3 + i * (x1 - x0 + .6) / count
        box(x - .025, x + .025, y0 - .35, y1 + .35, height + .22, height + .38, timber, .004)


def kitchen(at, turn=0., length=3.2):
    with group(at, turn):
        box(-length / 2, length / 2, -.35, .35, 0, .88, m.ledger())
        box(-length / 2 - .04, length / 2 + .04, -.39, .39, .88, .93, m.plain((.13, .13, .135), .25), .008)
        steel = m.plain((.55, .55, .55), .3, .5, .9)
        box(-.42, .42, -.30, .30, .93, 1.12, steel, .03)
        box(-.40, .40, -.36, -.33, .45, .86, steel, .004)


def string_lights(start, end, count=14, sag=.5):
    a, b = Vector(start), Vector(end)
    bulb, wire = m.glowing((1, .68, .34), 26.), m.plain((.02, .02, .02), .6)
    points = [a + (b - a) * t - Vector((0, 0, sag * 4 * t * (1 - t))) for t in (i / count for i in range(count + 1))]
    for p, q in zip(points, points[1:]):
        rod(p, q, .006, wire)
    for p in points[1:-1]:
        lathe([(.004, .03), (.018, .0), (.032, -.05), (.02, -.09), (.002, -.1)], bulb, tuple(p), 12)
    point(tuple((a + b) / 2 - Vector((0, 0, sag + .25))), 60, (1, .68, .36), .5)
