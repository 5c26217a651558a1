"""Plain geometry: boxes, outlines, sweeps, fills and instances. Z is up, metres, UVs in metres."""
import math
import bpy
import numpy as np
from mathutils import Vector, geometry

_parent = None


class group:
    """Everything built inside belongs to one object, placed and turned as a whole."""
    def __init__(self, location=(0, 0, 0), rotation=0.):
        self.location, self.rotation = location, rotation

    def __enter__(self):
        global _parent
        self.outer = _parent
        made = bpy.data.objects.new('group', None)
        bpy.context.collection.objects.link(made)
        made.parent = self.outer
        made.location, made.rotation_euler = self.location, (0, 0, self.rotation)
        _parent = made
        return made

    def __exit__(self, *_):
        global _parent
        _parent = self.outer


def place(made):
    bpy.context.collection.objects.link(made)
    made.parent = _parent
    return made


def solid(name, verts, faces, material=None, uv=None, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if uv is not None:
        mesh.uv_layers.new().data.foreach_set('uv', np.asarray(uv, np.float32).ravel())
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.update()
    return place(bpy.data.objects.new(name, mesh))


def mesh_of(name, verts, faces, material, smooth=False):
    """A mesh from numpy arrays, for leaves by the ten thousand."""
    mesh = bpy.data.meshes.new(name)
    count, corners = faces.shape
    mesh.vertices.add(len(verts))
    mesh.vertices.foreach_set('co', verts.astype(np.float32).ravel())
    mesh.loops.add(count * corners)
    mesh.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set('loop_start', np.arange(0, count * corners, corners, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(count, corners, np.int32))
    if smooth:
        mesh.polygons.foreach_set('use_smooth', np.ones(count, bool))
    mesh.materials.append(material)
    mesh.update(calc_edges=True)
    return mesh


def instance(mesh, location, rotation=0., scale=1.):
    made = place(bpy.data.objects.new(mesh.name, mesh))
    made.location, made.rotation_euler = location, (0, 0, rotation)
    made.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return made


def soften(made, angle=40):
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(angle)
    return made


def box(x0, x1, y0, y1, z0, z1, material, bevel=0., segments=2):
    verts = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    faces = [(0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6), (4, 5, 7, 6), (2, 3, 1, 0)]
    uv = []
    for index, face in enumerate(faces):
        for corner in face:
            x, y, z = verts[corner]
            uv.append((x, z) if index in (0, 2) else (y, z) if index in (1, 3) else (x, y))
    made = solid('box', verts, faces, material, uv)
    if bevel:
        edge = made.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method, edge.harden_normals = bevel, segments, 'ANGLE', True
        made.data.polygons.foreach_set('use_smooth', [True] * 6)
        made.data.use_auto_smooth = True
    return made


def cylinder(location, radius, height, material, sides=32, top=None):
    top = radius if top is None else top
    ring = [2 * math.pi * i / sides for i in range(sides)]
    verts = [(math.cos(a) * r, math.sin(a) * r, z) for r, z in ((radius, 0), (top, height)) for a in ring]
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    faces += [tuple(range(sides, 2 * sides)), tuple(range(sides - 1, -1, -1))]
    made = soften(solid('cylinder', verts, faces, material, None, True))
    made.location = location
    return made


def lathe(profile, material, location=(0, 0, 0), sides=40):
    ring = [2 * math.pi * i / sides for i in range(sides)]
    verts = [(math.cos(a) * r, math.sin(a) * r, z) for r, z in profile for a in ring]
    faces = [(i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j)
             for i in range(len(profile) - 1) for j in range(sides)]
    made = soften(solid('lathe', verts, faces, material, None, True), 50)
    made.location = location
    return made


def rod(start, end, radius, material):
    start, end = Vector(start), Vector(end)
    made = cylinder((0, 0, 0), radius, (end - start).length, material, 10)
    made.location = start
    made.rotation_euler = (end - start).to_track_quat('Z', 'Y').to_euler()
    return made


def rectangle(x0, x1, y0, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def _mitres(points):
    out = []
    for i, b in enumerate(points):
        a, c = points[i - 1], points[(i + 1) % len(points)]
        d1, d2 = (b - a).normalized(), (c - b).normalized()
        n1, n2 = Vector((d1.y, -d1.x)), Vector((d2.y, -d2.x))
        out.append((n1 + n2) / max(.25, 1 + n1.dot(n2)))
    return out


def offset(outline, distance):
    """The outline (counter-clockwise) moved outward."""
    points = [Vector(p[:2]) for p in outline]
    return [tuple(p + m * distance) for p, m in zip(points, _mitres(points))]


def sweep(name, outline, profile, material, smooth=False, height=None):
    """The profile [(outward, z)] carried round a closed outline."""
    points = [Vector(p[:2]) for p in outline]
    mitres, n, k = _mitres(points), len(points), len(profile)
    run = [0.]
    for i in range(n):
        run.append(run[-1] + (points[(i + 1) % n] - points[i]).length)
    rise = [0.]
    for (a, b) in zip(profile, profile[1:]):
        rise.append(rise[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    verts = []
    for p, m in zip(points, mitres):
        for out, z in profile:
            q = p + m * out
            verts.append((q.x, q.y, height(q.x, q.y, z) if height else z))
    faces, uv = [], []
    for i in range(n):
        j = (i + 1) % n
        for s in range(k - 1):
            faces.append((i * k + s, i * k + s + 1, j * k + s + 1, j * k + s))
            uv += [(run[i], -rise[s]), (run[i], -rise[s + 1]), (run[i + 1], -rise[s + 1]), (run[i + 1], -rise[s])]
    made = solid(name, verts, faces, material, uv, smooth)
    return soften(made) if smooth else made


def fill(name, outer, holes, z, material, height=None):
    loops = [[Vector((p[0], p[1], 0)) for p in loop] for loop in [outer] + list(holes)]
    flat = [v for loop in loops for v in loop]
    verts = [(v.x, v.y, height(v.x, v.y) if height else z) for v in flat]
    faces = []
    for triangle in geometry.tessellate_polygon(loops):
        a, b, c = (flat[i] for i in triangle)
        faces.append(triangle if (b - a).cross(c - a).z > 0 else triangle[::-1])
    return solid(name, verts, faces, material, [verts[i][:2] for f in faces for i in f])


def grid(name, xs, ys, height, material, smooth=True, keep=None):
    """A height field over xs × ys; keep(x, y) leaves cells out."""
    verts = [(x, y, height(x, y)) for y in ys for x in xs]
    w = len(xs)
    faces = []
    for j in range(len(ys) - 1):
        for i in range(w - 1):
            if keep is None or keep((xs[i] + xs[i + 1]) / 2, (ys[j] + ys[j + 1]) / 2):
                faces.append((j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i))
    return solid(name, verts, faces, material, None, smooth)


def curve_through(control, steps=14):
    """A closed Catmull-Rom curve through the control points."""
    points, out = [Vector(c) for c in control], []
    for i in range(len(points)):
        a, b, c, d = points[i - 1], points[i], points[(i + 1) % len(points)], points[(i + 2) % len(points)]
        for s in range(steps):
            t = s / steps
            out.append(tuple(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)))
    return out


def inside(points, outline):
    """Which of the (n, 2) points lie inside the outline."""
    x, y = points[:, 0], points[:, 1]
    result = np.zeros(len(points), bool)
    xj, yj = outline[-1][:2]
    for xi, yi in (p[:2] for p in outline):
        if yi != yj:
            crosses = ((yi > y) != (yj > y)) & (x < (xj - xi) * (y - yi) / (yj - yi) + xi)
            result ^= crosses
        xj, yj = xi, yi
    return result
