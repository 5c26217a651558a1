"""Boulders, no two alike."""
import random
import bmesh
import bpy
from mathutils import Vector, noise
from .mesh import place


def boulder(at, size, seed, material, squash=(1, 1, .7)):
    """A sphere cut by random planes, then weathered."""
    r = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3 if size < .45 else 4, radius=1)
    shift = Vector((seed * 7.3, seed * 3.1, seed * 1.7))
    cuts = [(Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, .8))).normalized(), r.uniform(.42, .80)) for _ in range(15)]
    for v in bm.verts:
        p = v.co.copy()
        for d, h in cuts:
            over = p.dot(d) - h
            if over > 0:
                p -= d * over * .96
        rough = noise.fractal(p * 1.7 + shift, .8, 2.1, 7) * .13 + (abs(noise.noise(p * 3.1 + shift)) - .3) * .09 + noise.fractal(p * 9 + shift, .8, 2.1, 4) * .022
        v.co = p * (1 + rough)
    mesh = bpy.data.meshes.new('boulder')
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    made = place(bpy.data.objects.new('boulder', mesh))
    made.location, made.scale = at, tuple(size * s for s in squash)
    made.rotation_euler = (r.uniform(-.25, .25), r.uniform(-.25, .25), r.uniform(0, 6.28))
    return made
