"""Sky, sun and lamps, by the hour."""
import math
import bpy
from mathutils import Vector
from . import materials as m
from .mesh import box, cylinder, place
from .nodes import Graph

WARM = (1, .70, .42)

# Sun elevation, sun strength and colour, sky strength, dust, cloud colour and gain, and the light of the air above the horizon.
HOURS = {
    'morning': {'elevation': 17., 'sun': 6.4, 'color': (1, .80, .57), 'sky': .085, 'dust': .5, 'cloud': (1, .92, .85), 'gain': 19., 'air': (.74, .70, .68)},
    'noon': {'elevation': 52., 'sun': 6.4, 'color': (1, .93, .82), 'sky': .066, 'dust': .25, 'cloud': (1, 1, 1), 'gain': 27., 'air': (.62, .76, .95)},
    'golden': {'elevation': 8., 'sun': 6.4, 'color': (1, .64, .35), 'sky': .095, 'dust': .8, 'cloud': (1, .76, .56), 'gain': 12., 'air': (.92, .62, .40)},
    'dusk': {'elevation': .3, 'sun': 0., 'color': (1, 1, 1), 'sky': .52, 'dust': 2., 'cloud': (1., .48, .40), 'gain': .55, 'air': None},
    'night': {'elevation': -3.2, 'sun': 0., 'color': (1, 1, 1), 'sky': 1.5, 'dust': 1., 'cloud': (.5, .5, .6), 'gain': .04, 'air': None},
}


def dark(hour):
    return hour in ('dusk', 'night')


def daylight(hour, azimuth, clouds=.55, seed=0., elevation=None):
    """azimuth: where the sun stands; 0 = +Y (behind the house), clockwise from above."""
    o = HOURS[hour]
    height = o['elevation'] if elevation is None else elevation
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    # a small map of where the sky is bright: a large one costs more than it saves
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 256
    g = Graph(world.node_tree)
    sky = g.node('ShaderNodeTexSky', sky_type='NISHITA')
    sky.sun_disc, sky.sun_elevation, sky.sun_rotation = False, math.radians(height), math.radians(azimuth)
    sky.dust_density, sky.air_density, sky.altitude = o['dust'], 1., 50
    sky.ozone_density = 4. if dark(hour) else 2.2
    color = sky.outputs[0]
    if not dark(hour):
        color = g.mix(1., color, (.80, .95, 1.16), 'MULTIPLY')
    if clouds:
        color = _clouded(g, color, clouds, o, seed)
    if o['air']:
        color = _hazed(g, color, [channel / o['sky'] for channel in o['air']])
    shine = g.node('ShaderNodeBackground', {0: color, 1: o['sky']})
    g.node('ShaderNodeOutputWorld', {0: shine.outputs[0]})
    if o['sun']:
        lamp = bpy.data.lights.new('sun', 'SUN')
        lamp.energy, lamp.color, lamp.angle = o['sun'], o['color'], math.radians(.6)
        sun = bpy.data.objects.new('sun', lamp)
        bpy.context.collection.objects.link(sun)
        e, a = math.radians(height), math.radians(azimuth)
        toward = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
        sun.rotation_euler = toward.to_track_quat('Z', 'Y').to_euler()


def _hazed(g, color, air):
    """Bright air along the horizon, where a clear sky model turns brown."""
    up = g.node('ShaderNodeSeparateXYZ', {0: g.node('ShaderNodeTexCoord').outputs['Generated']}).outputs[2]
    return g.mix(g.ramp(up, [(0., .85), (.07, .40), (.24, 0.)]), color, tuple(air))


def _clouded(g, color, amount, o, seed):
    direction = g.node('ShaderNodeTexCoord').outputs['Generated']
    split = g.node('ShaderNodeSeparateXYZ', {0: direction})
    up = g.math('MAXIMUM', split.outputs[2], 0.)
    far = g.add(up, .22)
    flat = g.node('ShaderNodeCombineXYZ', {0: g.math('DIVIDE', split.outputs[0], far), 1: g.math('DIVIDE', split.outputs[1], far), 2: seed}).outputs[0]
    wisps = g.noise(g.mapped(flat, (.9, 1.7, 1), (0, 0, .5)), 1.15, 12, .58, .7)
    cover = g.add(g.mul(wisps, .72), g.mul(g.noise(flat, .55, 4, .5), .38))
    where = g.mul(g.ramp(cover, [(.53, 0.), (.62, .35), (.76, 1.)]), g.mul(g.ramp(up, [(0., .25), (.25, 1.)]), amount))
    return g.mix(where, color, tuple(channel * o['gain'] for channel in o['cloud']))


def _lamp(kind, power, color, location):
    lamp = bpy.data.lights.new(kind.lower(), kind)
    lamp.energy, lamp.color = power, color
    made = place(bpy.data.objects.new(kind.lower(), lamp))
    made.location = location
    return lamp, made


def point(location, power, color=WARM, radius=.08):
    lamp, made = _lamp('POINT', power, color, location)
    lamp.shadow_soft_size = radius
    return made


def spot(location, target, power, color=(1, .75, .5), angle=70, radius=.05):
    lamp, made = _lamp('SPOT', power, color, location)
    lamp.shadow_soft_size, lamp.spot_size, lamp.spot_blend = radius, math.radians(angle), .7
    made.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return made


def panel(location, width, depth, power, color=(1, .72, .45)):
    """A ceiling of light, unseen itself: one lamp instead of many, which keeps the noise down."""
    lamp, made = _lamp('AREA', power, color, location)
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', width, depth
    made.visible_camera = made.visible_glossy = False
    return made


def pool_lamp(location, direction, power, color=(.80, .95, 1.)):
    d = Vector(direction)
    lens = cylinder((0, 0, 0), .10, .012, m.glowing(color, 30.), 24)
    lens.location, lens.rotation_euler = location, d.to_track_quat('Z', 'Y').to_euler()
    lamp, made = _lamp('AREA', power, color, Vector(location) + d * .05)
    lamp.shape, lamp.size, lamp.spread = 'DISK', .25, math.radians(165)
    made.rotation_euler = (-d).to_track_quat('Z', 'Y').to_euler()


def bollard(x, y, z=0.):
    body = m.plain((.03, .03, .032), .4)
    box(x - .05, x + .05, y - .05, y + .05, z, z + .42, body, .006)
    box(x - .046, x + .046, y - .046, y + .046, z + .42, z + .46, m.glowing((1, .72, .42), 14.))
    box(x - .05, x + .05, y - .05, y + .05, z + .46, z + .5, body, .006)
    point((x, y - .14, z + .44), 6., WARM, .04)
    point((x, y + .14, z + .44), 5., WARM, .04)
