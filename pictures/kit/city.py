"""The backs of the houses next door, seen over a courtyard's wall."""
import random
from . import materials as m
from .mesh import box, rod
from .light import dark

dice = random.Random(23)
BRICKS = (((.20, .07, .045), (.36, .16, .10)), ((.26, .15, .09), (.42, .28, .19)), ((.30, .27, .24), (.46, .43, .39)), ((.15, .06, .045), (.27, .12, .085)))


def _facade(axis, fixed, start, end, high, tone, outward, hour):
    """One house back: brick with rows of sashes on sills under lintels, a cornice and a downpipe."""
    brick, stone, frame = m.brick(*BRICKS[tone]), m.stone('limestone', .6, .6), m.plain((.72, .70, .66), .5)
    glass = m.plain((.03, .04, .05), .06, .6)

    def slab(a, b, low, high_, front, back, mat):
        c, d = sorted((fixed - outward * front, fixed + outward * back))
        if axis == 'x':
            box(a, b, c, d, low, high_, mat)
        else:
            box(c, d, a, b, low, high_, mat)
    slab(start, end, -.1, high, 0, 6., brick)
    slab(start - .05, end + .05, high, high + .22, .18, 6., stone)
    slab(start - .02, end + .02, high - .45, high - .36, .06, .1, stone)
    count = max(1, round((end - start) / 2.3))
    for floor in range(int((high - .8) / 3.05)):
        sill = 1.05 + floor * 3.05
        for i in range(count):
            at = start + (end - start) * (i + .5) / count
            slab(at - .50, at + .50, sill, sill + 1.62, .012, .1, frame)
            lit = dark(hour) and dice.random() < .4
            for low in (sill + .06, sill + .85):
                slab(at - .43, at + .43, low, low + .72, .02, .05, m.glowing((1, .66, .36), 2.2) if lit else glass)
            if dice.random() < .6:
                slab(at - .43, at - .43 + .86, sill + 1.55 - dice.choice((.25, .5, .75)), sill + 1.56, .026, .05, m.plain((.62, .58, .50), .9))
            slab(at - .62, at + .62, sill - .10, sill, .09, .1, stone)
            slab(at - .60, at + .60, sill + 1.62, sill + 1.84, .02, .1, stone)
    pipe = start + .25
    ends = [(pipe, fixed - outward * .08, 0.), (pipe, fixed - outward * .08, high)]
    rod(*(tuple(q) if axis == 'x' else (q[1], q[0], q[2]) for q in ends), .05, m.plain((.10, .10, .10), .5))


def _fire_escape(x, y, floors):
    """Landings of black iron with a stair between them, in front of a facade that faces -y."""
    iron = m.plain((.025, .025, .027), .5)
    for floor in range(1, floors):
        z = .85 + floor * 3.05
        box(x - 1.5, x + 1.5, y - 1.0, y, z - .05, z, iron)
        for h in (.45, .9):
            for a, b in (((x - 1.5, y - 1.), (x + 1.5, y - 1.)), ((x - 1.5, y - 1.), (x - 1.5, y)), ((x + 1.5, y - 1.), (x + 1.5, y))):
                rod((*a, z + h), (*b, z + h), .018, iron)
        for i in range(16):
            rod((x - 1.5 + i * .2, y - 1., z), (x - 1.5 + i * .2, y - 1., z + .9), .009, iron)
        if floor + 1 < floors:
            for side in (-.95, -.45):
                rod((x - 1.2, y + side, z), (x + 1.1, y + side, z + 3.05), .03, iron)
            for i in range(1, 12):
                t = i / 12
                box(x - 1.2 + 2.3 * t - .1, x - 1.2 + 2.3 * t + .1, y - .95, y - .45, z + 3.05 * t - .02, z + 3.05 * t, iron)


def _tank(x, y, z):
    """A wooden water tank on its legs."""
    from .mesh import cylinder
    timber, iron = m.wood((.14, .085, .05), (.25, .165, .10), .12), m.plain((.05, .05, .05), .6)
    for dx in (-.8, .8):
        for dy in (-.8, .8):
            box(x + dx - .07, x + dx + .07, y + dy - .07, y + dy + .07, z, z + 1.6, iron)
    cylinder((x, y, z + 1.6), 1.25, 2.3, timber, 32)
    cylinder((x, y, z + 3.9), 1.4, .8, m.plain((.16, .15, .14), .8), 32, .05)


def neighbors(x0, x1, y0, y1, hour):
    """Houses behind the north wall and beside both others, of different heights and bricks."""
    y = y1 + 1.9
    at, tone = x0 - 9., 0
    highs = (10.2, 7.4, 10.6, 8.0, 13.4, 9.4)
    while at < x1 + 9:
        wide = (5.6, 6.8, 5.0)[tone % 3]
        high = highs[tone % len(highs)]
        _facade('x', y, at, at + wide - .04, high, tone % 4, 1, hour)
        if tone == 2:
            _fire_escape(at + wide / 2, y, 4)
        if tone == 1:
            _tank(at + wide / 2, y + 3.2, high + .2)
        at, tone = at + wide, tone + 1
    for fixed, outward, first in ((x1 + 1.6, 1, 1), (x0 - 1.6, -1, 3)):
        at = y0 - 8
        while at < y1 + 1.5:
            wide = min(6.2, y1 + 1.5 - at)
            _facade('y', fixed, at, at + wide - .04, highs[(first + tone) % len(highs)], first % 4, outward, hour)
            at, first = at + wide, first + 1
