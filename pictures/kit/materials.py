"""What things are made of. Colours are linear; sizes are metres."""
import math
from .nodes import material, once, shade

# What a metre of pool water takes away from red, green and blue.
WATER_ABSORPTION = (.46, .082, .034)


@once
def plain(color, rough=.5, specular=.5, metallic=0., grain=0., grain_scale=80.):
    made, g = material('plain')
    normal = g.bump(g.noise(g.position(), grain_scale, 6), grain) if grain else None
    tone = g.ramp(g.noise(g.position(), 1.7, 5), [(.3, 0.), (.7, 1.)])
    g.surface(g.principled(g.mix(tone, shade(color, .93), color), rough, specular, metallic, normal))
    return made


@once
def glowing(color, strength):
    made, g = material('glowing')
    g.surface(g.node('ShaderNodeEmission', {0: color, 1: strength}).outputs[0])
    return made


# Base, lighter slab, vein, joint.
STONES = {
    'travertine': ((.44, .375, .295), (.60, .53, .435), (.35, .275, .20), (.24, .205, .165)),
    'ivory': ((.62, .57, .49), (.74, .69, .61), (.52, .45, .36), (.42, .38, .33)),
    'porcelain': ((.40, .39, .375), (.46, .45, .435), (.33, .32, .31), (.20, .20, .19)),
    'bluestone': ((.15, .17, .19), (.235, .25, .265), (.12, .13, .14), (.10, .10, .10)),
    'limestone': ((.55, .52, .47), (.64, .61, .56), (.47, .44, .39), (.33, .31, .28)),
    'sandstone': ((.46, .36, .25), (.60, .49, .36), (.38, .27, .17), (.30, .25, .2)),
    'basalt': ((.065, .066, .07), (.105, .106, .11), (.045, .045, .047), (.03, .03, .03)),
    'paver-warm': ((.30, .215, .155), (.43, .335, .255), (.235, .155, .11), (.14, .115, .09)),
    'paver-grey': ((.25, .24, .225), (.37, .355, .335), (.20, .19, .18), (.12, .115, .105)),
    'white': ((.70, .69, .67), (.78, .775, .76), (.62, .61, .59), (.45, .44, .42)),
    'terracotta': ((.36, .16, .085), (.48, .245, .14), (.28, .12, .065), (.30, .25, .2)),
}
PITTED = ('travertine', 'ivory', 'sandstone')


@once
def stone(kind='travertine', width=.9, height=.6, uv=False, offset=.5, joint=.005):
    """Slabs with a tone and vein of their own each."""
    base, light, dark, mortar = STONES[kind]
    made, g = material('stone-' + kind)
    v = g.uv() if uv else g.position()
    tone, gap = g.brick(v, width, height, joint, offset)
    own = g.vector('ADD', v, g.vector('MULTIPLY', tone, (37., 91., 13.)))
    vein = g.noise(g.mapped(own, (1.1, 6.5, 1.1)), 1.6, 8, .62, .6)
    cloud = g.noise(own, 2.2, 6, .6)
    pits = g.noise(g.mapped(own, (22, 60, 22)), 1., 4, .6)
    pitted = g.ramp(pits, [(.60, 0.), (.68, 1.)] if kind in PITTED else [(.70, 0.), (.8, .3)])
    color = g.mix(tone, base, light)
    color = g.mix(g.ramp(vein, [(.42, 0.), (.70, .75)]), color, dark)
    color = g.mix(g.ramp(cloud, [(.35, 0.), (.75, .35)]), color, light)
    color = g.mix(g.mul(pitted, .45), color, shade(dark, .55))
    color = g.mix(1., color, g.ramp(g.noise(g.position(), .45, 5, .6), [(.35, .86), (.65, 1.)]), 'MULTIPLY')
    color = g.mix(gap, color, mortar)
    height_ = g.sub(g.sub(g.mul(cloud, .15), g.mul(pitted, .25)), gap)
    g.surface(g.principled(color, g.add(.46, g.mul(vein, .22)), .38, 0, g.bump(height_, .006, .8)))
    return made


@once
def concrete(color=(.46, .45, .43), panel=2.4, uv=False):
    """Poured and broomed, with saw cuts every panel."""
    made, g = material('concrete')
    v = g.uv() if uv else g.position()
    tone, cut = g.brick(v, panel, panel, .006, 0.)
    broom = g.noise(g.mapped(v, (6, 220, 6)), 1., 3, .5)
    cloud = g.noise(v, .9, 8, .62, .3)
    color_ = g.mix(g.ramp(cloud, [(.3, 0.), (.7, 1.)]), shade(color, .82), shade(color, 1.08))
    color_ = g.mix(g.mul(tone, .12), color_, shade(color, .7))
    color_ = g.mix(cut, color_, shade(color, .35))
    g.surface(g.principled(color_, .72, .3, 0, g.bump(g.sub(g.mul(broom, .35), cut), .004, .6)))
    return made


@once
def flagstone(kind='sand', scale=1.55):
    """Split stones in mortar, by the distance to the edge of a flat Voronoi cell."""
    base, light, joint_color = {
        'sand': ((.36, .275, .195), (.56, .47, .36), (.27, .235, .195)),
        'grey': ((.22, .22, .215), (.38, .375, .36), (.20, .185, .16)),
        'rust': ((.31, .19, .12), (.50, .36, .25), (.28, .235, .185)),
        'moss': ((.15, .145, .125), (.29, .28, .245), (.06, .075, .03)),
    }[kind]
    made, g = material('flagstone')
    p = g.position()
    wobble = g.node('ShaderNodeTexNoise', {'Vector': p, 'Scale': 3.4, 'Detail': 5, 'Roughness': .6}).outputs['Color']
    v = g.mapped(g.vector('ADD', p, g.vector('MULTIPLY', wobble, (.17, .17, 0))), (1, 1, 0))
    cell = {'Vector': v, 'Scale': scale, 'Randomness': .88}
    edge = g.node('ShaderNodeTexVoronoi', cell, feature='DISTANCE_TO_EDGE', voronoi_dimensions='2D').outputs[0]
    each = g.node('ShaderNodeTexVoronoi', cell, feature='F1', voronoi_dimensions='2D').outputs['Color']
    own = g.node('ShaderNodeSeparateColor', {0: each})
    edge = g.add(edge, g.mul(g.sub(g.noise(p, 30, 4, .6), .5), .016))
    joint, brow = g.ramp(edge, [(.020, 1.), (.030, 0.)]), g.ramp(edge, [(.026, 1.), (.075, 0.)], 'EASE')
    # every stone splits along layers of its own
    split = g.vector('ADD', p, g.vector('MULTIPLY', each, (41., 23., 7.)))
    layers = g.noise(g.mapped(split, (1.6, 3.4, 1.)), 1.5, 9, .66, .8)
    fine, cloud = g.noise(p, 46, 6, .62), g.noise(split, 5., 7, .62, .4)
    color = g.mix(own.outputs[0], base, light)
    color = g.mix(g.ramp(layers, [(.40, 0.), (.66, .62)]), color, shade(base, .66))
    color = g.mix(g.ramp(cloud, [(.48, 0.), (.72, .5)]), color, shade(light, 1.12))
    color = g.mix(g.mul(g.ramp(fine, [(.4, 0.), (.7, 1.)]), .28), color, shade(base, .5))
    color = g.mix(g.mul(brow, .4), color, shade(base, .55))
    color = g.mix(joint, color, g.mix(g.noise(p, 70, 4), shade(joint_color, .6), shade(joint_color, 1.15)))
    steps = g.ramp(layers, [(.36, 0.), (.40, .35), (.50, .4), (.53, .75), (.62, .8), (.65, 1.)])
    height = g.sub(g.add(g.add(g.mul(steps, .45), g.mul(fine, .16)), g.mul(own.outputs[1], .4)), g.add(g.mul(joint, 1.1), g.mul(brow, .35)))
    g.surface(g.principled(color, g.sub(.66, g.mul(cloud, .2)), .35, 0, g.bump(height, .012, .9)))
    return made


@once
def ledger(low=(.27, .25, .23), high=(.52, .48, .42)):
    """Stacked thin stone for walls; needs UVs in metres."""
    made, g = material('ledger')
    v = g.uv()
    tone, gap = g.brick(v, .34, .055, .004, .37, .4, offset_frequency=2, squash=.6, squash_frequency=3)
    grain = g.noise(g.vector('ADD', v, tone), 9, 8, .65)
    color = g.mix(tone, low, high)
    color = g.mix(g.ramp(grain, [(.35, 0.), (.75, .6)]), color, shade(low, .7))
    color = g.mix(gap, color, (.05, .045, .04))
    height = g.sub(g.add(g.mul(tone, .9), g.mul(grain, .5)), gap)
    g.surface(g.principled(color, .7, .3, 0, g.bump(height, .022, .9)))
    return made


@once
def brick(low=(.20, .07, .045), high=(.36, .16, .10), mortar=(.42, .38, .33)):
    made, g = material('brick')
    v = g.uv()
    tone, gap = g.brick(v, .225, .075, .006, .5, .3)
    grain = g.noise(g.vector('ADD', v, tone), 22, 7, .65)
    color = g.mix(tone, low, high)
    color = g.mix(g.ramp(grain, [(.4, 0.), (.8, .5)]), color, shade(low, .6))
    color = g.mix(gap, color, mortar)
    g.surface(g.principled(color, .8, .25, 0, g.bump(g.sub(g.mul(grain, .35), gap), .008, .9)))
    return made


@once
def rammed_earth(low=(.34, .20, .115), high=(.52, .36, .23)):
    made, g = material('rammed-earth')
    p = g.position()
    layers = g.noise(g.mapped(p, (.35, .35, 6.)), 1.3, 6, .6, .5)
    grain = g.noise(p, 40, 6, .7)
    color = g.mix(g.ramp(layers, [(.3, 0.), (.7, 1.)]), low, high)
    color = g.mix(g.mul(grain, .25), color, shade(low, .6))
    g.surface(g.principled(color, .9, .15, 0, g.bump(g.add(g.mul(layers, .4), g.mul(grain, .3)), .012, .8)))
    return made


@once
def stucco(color=(.78, .765, .735)):
    made, g = material('stucco')
    p = g.position()
    tone = g.ramp(g.noise(p, .6, 6), [(.3, 0.), (.7, 1.)])
    g.surface(g.principled(g.mix(tone, shade(color, .93), color), .85, .2, 0, g.bump(g.noise(p, 55, 8, .7), .004, .6)))
    return made


@once
def boards(color=(.80, .80, .78), width=.28, vertical=True, lap=False):
    """Painted siding: board and batten when vertical, clapboard when lapped."""
    made, g = material('boards')
    v = g.uv()
    across = g.axis(v, 0 if vertical else 1)
    phase = g.math('FRACT', g.math('DIVIDE', across, width))
    if lap:
        height = phase
    else:
        height = g.ramp(phase, [(.40, 0.), (.415, 1.), (.585, 1.), (.60, 0.)])
    tone = g.ramp(g.noise(g.position(), .9, 6), [(.3, 0.), (.7, 1.)])
    g.surface(g.principled(g.mix(tone, shade(color, .93), color), .55, .35, 0, g.bump(height, .02 if not lap else .012, 1.)))
    return made


@once
def shingles(low=(.13, .125, .12), high=(.25, .24, .23), width=.16, height=.14):
    made, g = material('shingles')
    v = g.uv()
    tone, gap = g.brick(v, width, height, .005, .43, .2)
    row = g.math('FRACT', g.math('DIVIDE', g.axis(v, 1), height))
    grain = g.noise(g.mapped(v, (60, 9, 1)), 1., 6, .65)
    color = g.mix(tone, low, high)
    color = g.mix(g.mul(grain, .35), color, shade(low, .65))
    color = g.mix(g.mul(gap, .8), color, shade(low, .3))
    g.surface(g.principled(color, .85, .2, 0, g.bump(g.sub(g.add(g.mul(g.sub(1., row), .8), g.mul(grain, .2)), gap), .015, .9)))
    return made


@once
def wood(dark=(.20, .105, .05), light=(.36, .20, .105), width=.12, along='x', uv=True, rough=.5):
    made, g = material('wood')
    v = g.uv() if uv else g.position()
    if along == 'y':
        v = g.mapped(v, (1, 1, 1), (0, 0, math.pi / 2))
    tone, gap = g.brick(v, 3.1, width, .004, .41, .3)
    own = g.vector('ADD', v, g.vector('MULTIPLY', tone, (31., 17., 5.)))
    grain = g.noise(g.mapped(own, (1.3, 26, 26)), 1.4, 8, .62, 1.2)
    color = g.mix(grain, dark, light)
    color = g.mix(g.mul(tone, .35), color, shade(dark, .6))
    color = g.mix(gap, color, (.012, .008, .006))
    g.surface(g.principled(color, rough, .35, 0, g.bump(g.sub(g.mul(grain, .3), gap), .004, .7)))
    return made


@once
def wet(seed=0.):
    """A thin film of spilt water: darkens what it lies on and shines, with a ragged shore."""
    made, g = material('wet')
    v = g.uv()
    away = g.vector('DISTANCE', v, (0, 0, 0))
    ragged = g.add(away, g.mul(g.sub(g.noise(g.position(), 5.5, 6, .6, .3), .5), 1.1))
    mask = g.ramp(ragged, [(.48, 1.), (.62, 0.)])
    film = g.blend(.10, g.node('ShaderNodeBsdfTransparent', {0: (.44, .42, .40)}).outputs[0], g.node('ShaderNodeBsdfGlossy', {0: (1, 1, 1), 1: .08}).outputs[0])
    g.surface(g.blend(mask, g.node('ShaderNodeBsdfTransparent').outputs[0], film))
    return made


@once
def glass(tint=(.90, .93, .925)):
    """Panes without thickness, and without shadow."""
    made, g = material('pane')
    fresnel = g.node('ShaderNodeFresnel', {'IOR': 1.52}).outputs[0]
    shadow = g.node('ShaderNodeLightPath').outputs['Is Shadow Ray']
    mirror = g.mul(g.math('MULTIPLY', fresnel, 1.7, clamp=True), g.sub(1., shadow))
    normal = g.bump(g.noise(g.position(), .35, 2), .02, .15)
    through = g.node('ShaderNodeBsdfTransparent', {0: tint}).outputs[0]
    gloss = g.node('ShaderNodeBsdfGlossy', {0: (1, 1, 1), 1: 0., 'Normal': normal}).outputs[0]
    g.surface(g.blend(mirror, through, gloss))
    return made


@once
def fabric(color=(.78, .76, .72)):
    made, g = material('fabric')
    v = g.object_space()
    weave, fold = g.noise(v, 420, 2), g.noise(v, 3.5, 4)
    normal = g.bump(g.add(fold, g.mul(weave, .05)), .03, .5)
    g.surface(g.principled(g.mix(weave, shade(color, .86), color), .95, .1, 0, normal, Sheen=.3))
    return made


@once
def canvas(color):
    made, g = material('canvas')
    lit = g.node('ShaderNodeBsdfTranslucent', {0: color}).outputs[0]
    g.surface(g.blend(.3, g.principled(color, .9, .1), lit))
    return made


@once
def leaf(dark=(.03, .085, .015), light=(.085, .17, .03), through=.35, gloss=.45, dry=0.):
    made, g = material('leaf')
    each = g.node('ShaderNodeNewGeometry').outputs['Random Per Island']
    color = g.mix(each, dark, light)
    color = g.mix(g.mul(g.per_object(), .3), color, shade(dark, .7))
    if dry:
        color = g.mix(g.ramp(each, [(1 - dry, 0.), (1., 1.)]), color, (.22, .16, .05))
    lit = g.node('ShaderNodeBsdfTranslucent', {0: g.mix(1., color, (1.5, 1.75, .6), 'MULTIPLY')}).outputs[0]
    g.surface(g.blend(through, g.principled(color, gloss, .4), lit))
    return made


@once
def bark(color=(.16, .115, .08), ringed=False):
    made, g = material('bark')
    v = g.object_space()
    grain = g.noise(g.mapped(v, (3, 3, 14) if ringed else (9, 9, 2.2)), 1., 8, .65)
    g.surface(g.principled(g.mix(grain, shade(color, .45), shade(color, 1.5)), .85, .15, 0, g.bump(grain, .03, .9)))
    return made


@once
def cactus(color=(.135, .165, .095)):
    """Grey-green skin, corky and scarred toward the foot."""
    made, g = material('cactus')
    v = g.object_space()
    grain, scars = g.noise(v, 9, 6, .6), g.noise(g.mapped(v, (5, 5, 2.2)), 1., 7, .7, .6)
    skin = g.mix(grain, shade(color, .66), shade(color, 1.25))
    low = g.ramp(g.axis(v, 2), [(0., .75), (.9, .25), (1., 0.)])
    skin = g.mix(g.mul(g.ramp(scars, [(.56, 0.), (.66, 1.)]), g.add(low, .18)), skin, (.20, .15, .095))
    g.surface(g.principled(skin, .72, .22, 0, g.bump(g.add(grain, scars), .014, .5)))
    return made


@once
def earth(dark=(.02, .038, .01), light=(.05, .10, .026), pebbles=0.):
    """Ground seen far off or between plants: grass, soil or desert by its colours."""
    made, g = material('earth')
    p = g.position()
    patches, fine = g.noise(p, 1.2, 8, .65), g.noise(p, 25, 5)
    broad = g.noise(p, .08, 5, .6)
    color = g.mix(g.mul(g.add(patches, fine), .5), dark, light)
    color = g.mix(g.ramp(broad, [(.35, 0.), (.7, .45)]), color, shade(light, 1.1))
    height = g.add(g.mul(patches, .4), fine)
    if pebbles:
        # grit in drifts and a coarser stone here and there, over fines
        for size, share in ((85., .30), (31., .62)):
            cell = g.node('ShaderNodeTexVoronoi', {'Vector': g.mapped(p, (1, 1, 0)), 'Scale': size, 'Randomness': 1.}, feature='F1', voronoi_dimensions='2D')
            tone = g.node('ShaderNodeSeparateColor', {0: cell.outputs['Color']})
            here = g.mul(g.ramp(tone.outputs[1], [(share - .02, 0.), (share, 1.)]), g.ramp(cell.outputs['Distance'], [(.30, 1.), (.42, 0.)]))
            here = g.mul(here, g.ramp(g.noise(p, .7, 5, .6), [(.40, .15), (.60, 1.)]))
            stone_ = g.mix(tone.outputs[0], shade(dark, .8), shade(light, 1.5))
            color = g.mix(g.mul(here, pebbles * 1.4), color, stone_)
            height = g.add(height, g.mul(here, g.mul(g.sub(.42, cell.outputs['Distance']), 60. / size)))
    g.surface(g.principled(color, 1., .08, 0, g.bump(height, .02, .6)))
    return made


@once
def hill(color, haze, clear):
    """Far land under trees and clearings, dissolving into the air with distance."""
    made, g = material('hill')
    p = g.position()
    cover, crowns = g.noise(p, .012, 8, .62), g.noise(p, .16, 6, .75)
    land = g.mix(g.ramp(cover, [(.42, 0.), (.58, 1.)]), shade(color, .55), shade(color, 1.7))
    land = g.mix(g.ramp(crowns, [(.40, 0.), (.60, .75)]), land, shade(color, .42))
    land = g.principled(land, 1., 0., 0, g.bump(crowns, 5., .9))
    away = g.node('ShaderNodeCameraData').outputs['View Distance']
    air = g.sub(1., g.math('POWER', math.e, g.mul(away, -1. / clear)))
    g.surface(g.blend(air, land, g.node('ShaderNodeEmission', {0: haze, 1: 1.}).outputs[0]))
    return made


def tinted_by_depth(g, color, level, absorption=WATER_ABSORPTION, path=2.25):
    """Darkens a submerged colour as the water above it would."""
    depth = g.mul(g.math('MAXIMUM', g.sub(level, g.axis(g.position(), 2)), 0.), path)
    left = [g.math('POWER', math.e, g.mul(depth, -k)) for k in absorption]
    return g.mix(1., color, g.node('ShaderNodeCombineColor', dict(enumerate(left))).outputs[0], 'MULTIPLY')


@once
def plaster(color=(.72, .83, .85), level=-.1, pebble=.22, absorption=WATER_ABSORPTION):
    made, g = material('plaster')
    p = g.position()
    tone = g.ramp(g.noise(p, 1.1, 7, .6), [(.3, 0.), (.7, 1.)])
    color_ = g.mix(tone, shade(color, .9), color)
    color_ = g.mix(g.ramp(g.noise(p, 90, 3, .6), [(.45, 0.), (.7, pebble)]), color_, shade(color, .55))
    g.surface(g.principled(tinted_by_depth(g, color_, level, absorption), .8, .1))
    return made


TILES = {
    'blue': ((.03, .10, .17), (.10, .28, .36), (.45, .47, .47)),
    'deep': ((.012, .035, .09), (.03, .10, .22), (.30, .33, .36)),
    'aqua': ((.06, .24, .26), (.22, .46, .46), (.6, .62, .6)),
    'white': ((.62, .66, .66), (.80, .82, .81), (.6, .6, .58)),
    'stone': ((.10, .12, .11), (.22, .24, .21), (.3, .3, .28)),
    'black': ((.012, .014, .016), (.04, .045, .05), (.06, .06, .06)),
    'patterned': ((.02, .06, .20), (.55, .60, .62), (.62, .6, .55)),
}


@once
def tile(kind='blue', size=.048, level=-.1, ratio=1., rough=.08):
    low, high, grout = TILES[kind]
    made, g = material('tile-' + kind)
    v = g.uv()
    tone, gap = g.brick(v, size * ratio, size, size * .045, 0 if ratio == 1 else .5, .2)
    own = g.node('ShaderNodeTexWhiteNoise', {'Vector': tone}, noise_dimensions='3D').outputs[0]
    color = g.mix(own, low, high)
    color = g.mix(g.mul(g.noise(v, 30, 4), .3), color, shade(low, .6))
    color = g.mix(gap, color, grout)
    normal = g.bump(g.sub(g.mul(own, .12), gap), .0018, .7)
    g.surface(g.principled(tinted_by_depth(g, color, level), g.add(rough, g.mul(gap, .5)), .6, 0, normal))
    return made


@once
def rock(low=(.20, .175, .15), high=(.42, .375, .32), level=-.1, moss=.6):
    made, g = material('rock')
    p = g.position()
    coarse, fine = g.noise(p, 1.3, 10, .68, .5), g.noise(p, 9, 8, .65)
    strata = g.noise(g.mapped(p, (.6, .6, 5.5)), 1.2, 6, .6, .8)
    color = g.mix(coarse, low, high)
    color = g.mix(g.ramp(strata, [(.42, 0.), (.66, .65)]), color, shade(low, .55))
    color = g.mix(g.ramp(fine, [(.45, 0.), (.72, .45)]), color, shade(high, 1.25))
    color = g.mix(g.mul(g.per_object(), .3), color, (.30, .22, .15))
    up = g.axis(g.node('ShaderNodeNewGeometry').outputs['Normal'], 2)
    mossy = g.mul(g.ramp(g.noise(p, 2.4, 6), [(.56, 0.), (.68, moss)]), g.ramp(up, [(.3, 0.), (.9, 1.)]))
    color = g.mix(mossy, color, (.07, .085, .03))
    above = g.add(g.sub(g.axis(p, 2), level), g.mul(coarse, .12))
    wet = g.ramp(above, [(.05, 1.), (.20, 0.)])
    color = tinted_by_depth(g, g.mix(g.mul(wet, .6), color, shade(low, .3)), level)
    height = g.add(g.add(coarse, g.mul(fine, .35)), g.mul(strata, .9))
    g.surface(g.principled(color, g.sub(.8, g.mul(wet, .6)), .4, 0, g.bump(height, .11, 1.)))
    return made
