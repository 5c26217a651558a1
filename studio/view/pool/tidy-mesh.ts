import type { SceneMesh } from '#studio/scene/scene.ts';

// The tracer reads both sides of a triangle; a graphics card draws only the side its corners turn towards.
export function facingItsNormals(mesh: SceneMesh): SceneMesh {
  const { positions, normals, indices } = mesh;
  const turned = new Uint32Array(indices);
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [(indices[at] ?? 0) * 3, (indices[at + 1] ?? 0) * 3, (indices[at + 2] ?? 0) * 3];
    const edge = (corner: number, axis: number) =>
      (positions[corner + axis] ?? 0) - (positions[a + axis] ?? 0);
    const [ux, uy, uz] = [edge(b, 0), edge(b, 1), edge(b, 2)];
    const [vx, vy, vz] = [edge(c, 0), edge(c, 1), edge(c, 2)];
    const along = (axis: number) =>
      (normals[a + axis] ?? 0) + (normals[b + axis] ?? 0) + (normals[c + axis] ?? 0);
    const agreement =
      (uy * vz - uz * vy) * along(0) + (uz * vx - ux * vz) * along(1) + (ux * vy - uy * vx) * along(2);
    if (agreement < 0) {
      turned[at + 1] = indices[at + 2] ?? 0;
      turned[at + 2] = indices[at + 1] ?? 0;
    }
  }
  return { ...mesh, indices: turned };
}

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
