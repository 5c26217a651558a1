import type { SceneMesh } from '#studio/scene/scene.ts';

// Fewer leaves must cover as much: each grows about its own middle.
export function withLargerLeaves(mesh: SceneMesh, times: number): SceneMesh {
  const positions = new Float32Array(mesh.indices.length * 3);
  const normals = new Float32Array(mesh.indices.length * 3);
  const uvs = new Float32Array(mesh.indices.length * 2);
  for (let at = 0; at < mesh.indices.length; at += 3) {
    const corners = [0, 1, 2].map((step) => mesh.indices[at + step] ?? 0);
    for (let axis = 0; axis < 3; axis++) {
      const values = corners.map((corner) => mesh.positions[corner * 3 + axis] ?? 0);
      const middle = values.reduce((sum, value) => sum + value, 0) / 3;
      values.forEach((value, step) => {
        positions[(at + step) * 3 + axis] = middle + (value - middle) * times;
        normals[(at + step) * 3 + axis] = mesh.normals[(corners[step] ?? 0) * 3 + axis] ?? 0;
      });
    }
    corners.forEach((corner, step) => {
      uvs[(at + step) * 2] = mesh.uvs[corner * 2] ?? 0;
      uvs[(at + step) * 2 + 1] = mesh.uvs[corner * 2 + 1] ?? 0;
    });
  }
  const indices = Uint32Array.from({ length: mesh.indices.length }, (_, at) => at);
  return { ...mesh, positions, normals, uvs, indices };
}

// One leaf of so many.
export function withFewerLeaves(mesh: SceneMesh, oneOf: number): SceneMesh {
  const triangles = Math.ceil(mesh.indices.length / 3 / oneOf);
  const indices = new Uint32Array(triangles * 3);
  for (let at = 0; at < triangles; at++) {
    indices.set(mesh.indices.subarray(at * oneOf * 3, at * oneOf * 3 + 3), at * 3);
  }
  return { ...mesh, indices };
}
