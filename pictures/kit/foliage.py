"""Leaves by the ten thousand, as one mesh."""
import numpy as np
from .mesh import mesh_of


def leaves_at(name, points, normals, size, material, seed=0, aspect=.55, scatter=.9, fold=.25):
    """One bent diamond leaf at every point."""
    rng, n = np.random.RandomState(seed), len(points)
    d = rng.randn(n, 3) * scatter + normals
    d /= np.linalg.norm(d, axis=1)[:, None]
    s = np.cross(d, rng.randn(n, 3))
    s /= np.linalg.norm(s, axis=1)[:, None] + 1e-9
    up = np.cross(s, d)
    length = size * (.6 + .8 * rng.rand(n))[:, None]
    half = length * aspect * .5
    middle = points + d * length * .5 + up * length * fold * .3
    verts = np.stack([points, middle + s * half, points + d * length - up * length * fold * .25, middle - s * half], 1)
    first = np.arange(n)[:, None] * 4
    faces = np.concatenate([first + [[0, 1, 2]], first + [[0, 2, 3]]], 0)
    return mesh_of(name, verts.reshape(-1, 3), faces, material)
