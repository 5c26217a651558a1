"""The paving round the pool."""
import math
from . import materials as m
from .mesh import fill, offset, rectangle, sweep


def deck_outline(pool, margins):
    """margins: north, east, south, west in metres; one number for a curved pool."""
    if pool.straight:
        north, east, south, west = margins
        return rectangle(-pool.x - west, pool.x + east, -pool.y - south, pool.y + north)
    # scaled, since a wide offset of an inward bend would cross itself
    return [(x * (1 + margins[0] / pool.x), y * (1 + margins[0] / pool.y)) for x, y in pool.outline]


def paving(kind, stone):
    """(material for the top, material for the edge)"""
    if kind == 'wood':
        tones = {'grey': ((.20, .175, .15), (.36, .33, .29)), 'ipe': ((.15, .075, .04), (.28, .16, .09))}.get(stone, ((.24, .14, .075), (.42, .27, .16)))
        return m.wood(*tones, .14), m.wood(*tones, .14)
    if kind == 'concrete':
        color = {'warm': (.50, .45, .38), 'dark': (.22, .22, .215)}.get(stone, (.47, .46, .44))
        return m.concrete(color), m.concrete(color, 2.4, True)
    if kind == 'flagstone':
        return m.flagstone(stone or 'sand'), m.flagstone(stone or 'sand')
    if kind == 'pavers':
        return m.stone(stone or 'paver-warm', .3, .15, joint=.004), m.stone(stone or 'paver-warm', .3, .15, True)
    if kind == 'tile':
        return m.stone(stone or 'porcelain', .8, .8, offset=0., joint=.004), m.stone(stone or 'porcelain', .8, .8, True, 0.)
    return m.stone(stone or 'travertine', .9, .6), m.stone(stone or 'travertine', .9, .6, True)


def build_deck(pool, outline, kind, stone):
    top, side = paving(kind, stone)
    reach = pool.coping
    if pool.vanishing:
        cut = [(x, min(y, pool.y + .26)) for x, y in outline]
        south = rectangle(cut[0][0], cut[1][0], cut[0][1], -pool.y - reach)
        west = rectangle(cut[0][0], -pool.x - reach, -pool.y - reach, pool.y + .26)
        east = rectangle(pool.x + reach, cut[1][0], -pool.y - reach, pool.y + .26)
        for part in (south, west, east):
            fill('deck', part, [], 0., top)
            sweep('deck-edge', part, [(0, 0.), (0, -.5)], side)
        return
    fill('deck', outline, [offset(pool.outline, reach)], 0., top)
    sweep('deck-edge', outline, [(0, 0.), (0, -.12)], side)


def build_apron(place, kind, stone, open_hall):
    """The same paving under the porch, and under the whole of an open hall."""
    front = place.apron()
    if not front and not open_hall:
        return
    x, y, half, turn = place.house
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    corners = rectangle(-half, half, -front, 5. if open_hall else .1)
    fill('apron', [(x + a * c - b * s, y + a * s + b * c) for a, b in corners], [], -.008, paving(kind, stone)[0])
