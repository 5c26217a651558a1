"""blender -b -P scene.py -- PROJECT.json OUT --width 1440 --height 900 --samples 16

Builds one project from its design and art direction, and renders its passes to OUT_{rgb,alb,nrm}.exr."""
import argparse
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import deck, furniture, houses, light, planting, render, surroundings  # noqa: E402
from kit.mesh import group  # noqa: E402
from kit.pool import Pool  # noqa: E402


def props(things, rock):
    """Each prop is a list: its name, then its numbers."""
    turn = math.radians
    makers = {
        'lounger': lambda x, y, a=90, **k: furniture.lounger((x, y, 0), turn(a), **k),
        'umbrella': lambda x, y, **k: furniture.umbrella((x, y, 0), **k),
        'table': lambda x, y: furniture.side_table((x, y, 0)),
        'chair': lambda x, y, a=0, **k: furniture.chair((x, y, 0), turn(a), **k),
        'sofa': lambda x, y, a=0, **k: furniture.sofa((x, y, 0), turn(a), **k),
        'dining': lambda x, y, a=0, **k: furniture.dining((x, y, 0), turn(a), **k),
        'planter': lambda x, y, kind='grass', size=.6, **k: furniture.planter((x, y, 0), size, size * 1.05, kind, **k),
        'jar': lambda x, y, scale=1., kind='bush': furniture.jar((x, y, 0), scale, kind=kind),
        'firebowl': lambda x, y: furniture.fire_bowl((x, y, 0)),
        'firepit': lambda x, y: furniture.fire_pit((x, y, 0)),
        'pergola': lambda x0, x1, y0, y1: furniture.pergola(x0, x1, y0, y1),
        'kitchen': lambda x, y, a=0: furniture.kitchen((x, y, 0), turn(a)),
        'bollard': lambda x, y: light.bollard(x, y),
        'lights': lambda x0, y0, x1, y1, z=2.9: furniture.string_lights((x0, y0, z), (x1, y1, z)),
        'palm': lambda x, y, h=5.6, s=1: planting.palm((x, y, -.05), h, s),
        'tree': lambda x, y, h=6., s=1: planting.tree((x, y, -.05), s, h),
        'cypress': lambda x, y, h=5.: planting.instance(planting.cypress(5., .5, 1), (x, y, -.05), x + y, h / 5.),
        'saguaro': lambda x, y, h=4., arms=2: planting.saguaro((x, y, -.05), h, arms, 1),
        'birch': lambda x, y, h=9., s=2, a=0, z=-.05: planting.tree((x, y, z), s, h, turn(a), 'white_birch'),
        'fir': lambda x, y, h=12., s=1, z=-.05: planting.conifer((x, y, z), h, s),
        'ocotillo': lambda x, y, s=1.: planting.ocotillo((x, y, -.05), s, round(x + y)),
        'fern': lambda x, y, s=1., z=-.02: planting.fern((x, y, z), s, round(abs(x * 7 + y * 3))),
        'cover': lambda x, y, s=1.: planting.cover((x, y, -.03), s, round(abs(x * 7 + y * 3))),
        'rock': lambda x, y, s=.6, seed=1, z=0.: rock(x, y, s, seed, z),
        'splash': lambda x, y, r=.4, z=0.: furniture.splash((x, y, z), r),
        'towel': lambda x, y, a=0, z=0.: furniture.towel((x, y, z), turn(a)),
        'jetty': lambda x0, x1, y0, y1: furniture.jetty(x0, x1, y0, y1),
        'agave': lambda x, y, s=1.: planting.agave((x, y, 0), s),
        'cluster': lambda x, y, n=8, r=1., mix='tropical', z=-.04: planting.cluster(x, y, n, r, mix, z),
        'hedge': lambda x0, y0, x1, y1, h=1.2: planting.hedge((x0, y0), (x1, y1), h),
    }
    for name, *numbers in things:
        extra = numbers.pop() if numbers and isinstance(numbers[-1], dict) else {}
        makers[name](*numbers, **extra)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('project')
    arguments.add_argument('out')
    arguments.add_argument('--width', type=int, default=1440)
    arguments.add_argument('--height', type=int, default=900)
    arguments.add_argument('--samples', type=int, default=16)
    a = arguments.parse_args(sys.argv[sys.argv.index('--') + 1:])
    with open(a.project) as file:
        project = json.load(file)
    design, art = project['design'], project['art']
    hour = art['hour']
    render.fresh_scene()
    pool = Pool(design, art)
    outline = deck.deck_outline(pool, art['margins'])
    house = art.get('house')
    spot = None
    if house:
        spot = (house['at'][0], house['at'][1], house.get('half', 8.5), house.get('turn', 0))
    place = surroundings.Place(pool, outline, art['camera']['at'], hour, spot, art)
    pool.build(hour)
    deck.build_deck(pool, outline, design['deck'], art.get('paving'))
    if house:
        deck.build_apron(place, design['deck'], art.get('paving'), 'pavilion' in house['kind'])
        with group((*house['at'], 0), math.radians(house.get('turn', 0))):
            houses.HOUSES[house['kind']](hour, house.get('seed', 0))
    surroundings.SETTINGS[art.get('setting', design['setting'])](place)
    if art.get('boulders'):
        pool.edge_boulders(art['boulders'], spare=lambda x, y: place.sight(x, y, .8))
    props(art.get('props', []), pool.rock_at)
    sun = art.get('sun', {})
    light.daylight(hour, sun.get('azimuth', 232), sun.get('clouds', .55), sun.get('seed', 0), sun.get('elevation'))
    render.camera(art['camera'])
    render.render(a.out, a.width, a.height, a.samples, 12 if light.dark(hour) else 30)


main()
