import { framedBy, spotOf } from '#studio/scene/framing.ts';
import type { Camera, SceneMesh, Vec3 } from '#studio/scene/scene.ts';

// Feet of an umbrella's cloth lie closer together than two umbrellas stand.
const ONE_UMBRELLA_M = 2.6;
const JUST_OUTSIDE = 1.04;

/** Without the cloth of umbrellas outside the picture: their shade would lie in it and nobody would know whose it is. The same where there is none. */
export function withoutUnseenCanopies(meshes: readonly SceneMesh[], camera: Camera): readonly SceneMesh[] {
  const frame = framedBy(camera);
  const isSeen = ([x, y, z]: Vec3) => {
    const spot = spotOf(frame, [x, y, z]);
    return spot !== null && Math.abs(spot[0]) < JUST_OUTSIDE && Math.abs(spot[1]) < JUST_OUTSIDE;
  };
  const left = meshes.map((mesh) => (mesh.material === 'canopy' ? keep(mesh, isSeen) : mesh));
  return left.every((mesh, i) => mesh.indices.length === meshes[i]?.indices.length) ? meshes : left;
}

function keep(mesh: SceneMesh, isSeen: (point: Vec3) => boolean): SceneMesh {
  const seen: Vec3[] = [];
  for (let corner = 0; corner < mesh.indices.length; corner++) {
    const point = cornerOf(mesh, corner);
    if (isSeen(point)) seen.push(point);
  }
  const kept: number[] = [];
  for (let first = 0; first < mesh.indices.length; first += 3) {
    const [x, , z] = cornerOf(mesh, first);
    if (seen.some((point) => Math.hypot(point[0] - x, point[2] - z) < ONE_UMBRELLA_M))
      kept.push(...mesh.indices.subarray(first, first + 3));
  }
  return { ...mesh, indices: Uint32Array.from(kept), parts: partsOf(mesh, kept.length) };
}

// All cloth is furniture; a shorter list of it is so too.
const partsOf = ({ parts }: SceneMesh, count: number): SceneMesh['parts'] =>
  parts.slice(0, 1).map((part) => ({ ...part, start: 0, count }));

function cornerOf({ indices, positions }: SceneMesh, corner: number): Vec3 {
  const at = (indices[corner] ?? 0) * 3;
  return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
}
