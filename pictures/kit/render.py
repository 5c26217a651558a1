"""Camera, Cycles settings and the three passes the finishing step needs."""
import math
import os
import resource
import time
import bpy
from mathutils import Vector


def fresh_scene(threads=2):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    c = scene.cycles
    c.device, c.use_denoising = 'CPU', False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .08, 4
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 1, 2
    c.transmission_bounces, c.transparent_max_bounces, c.volume_bounces = 3, 6, 0
    c.light_sampling_threshold = .03
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_direct = .6, 0
    return scene


def camera(art):
    """A level camera with a shifted lens keeps verticals upright; tilt = True looks down freely."""
    data = bpy.data.cameras.new('camera')
    made = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(made)
    made.location = art['at']
    data.clip_end, data.sensor_width = 3000, 36
    if art.get('panorama'):
        data.type = 'PANO'
        data.cycles.panorama_type = 'EQUIRECTANGULAR'
        made.rotation_euler = (math.pi / 2, 0, math.radians(art.get('yaw', 0)))
    else:
        d = Vector(art['look']) - Vector(art['at'])
        data.lens = art['lens']
        if art.get('tilt'):
            made.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
        else:
            made.rotation_euler = (math.pi / 2, 0, math.atan2(-d.x, d.y))
            data.shift_y = data.lens / 36 * d.z / math.hypot(d.x, d.y)
        if art.get('focus'):
            data.dof.use_dof = True
            data.dof.focus_distance, data.dof.aperture_fstop = art['focus'], art.get('fstop', 2.8)
    bpy.context.scene.camera = made


def _passes(base):
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = os.path.dirname(base)
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '16', 'NONE'
    out.file_slots.clear()
    for name, source in (('rgb', 'Image'), ('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal')):
        out.file_slots.new(f'{os.path.basename(base)}_{name}_')
        tree.links.new(layers.outputs[source], out.inputs[-1])


def render(base, width, height, samples, clamp):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.cycles.samples, scene.cycles.sample_clamp_indirect = samples, clamp
    scene.render.use_compositing, scene.render.film_transparent = True, False
    scene.render.filepath = base + '_x.png'
    _passes(base)
    start, built = time.time(), resource.getrusage(resource.RUSAGE_SELF).ru_utime
    bpy.ops.render.render(write_still=False)
    for name in ('rgb', 'alb', 'nrm'):
        os.replace(f'{base}_{name}_0001.exr', f'{base}_{name}.exr')
    spent = resource.getrusage(resource.RUSAGE_SELF).ru_utime - built
    print(f'RENDERED {width}x{height} at {samples} samples: {time.time() - start:.0f} s, {spent:.0f} s of CPU after {built:.0f} s to build', flush=True)
