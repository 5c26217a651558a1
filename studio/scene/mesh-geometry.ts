import type { Vec3 } from './scene.ts';

export function faceNormal(a: Vec3, b: Vec3, c: Vec3, d: Vec3 = a): Vec3 | null {
  // Diagonals, so that a quad with two equal corners still has a normal.
  const u = d === a ? sub(b, a) : sub(c, a);
  const v = d === a ? sub(c, a) : sub(d, b);
  const n: Vec3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = lengthOf(n);
  if (length < 1e-12) return null;
  return [n[0] / length, n[1] / length, n[2] / length];
}

// 1 where the corners turn the way their normals point, -1 where the face has to be turned round.
export function windingOf([a, b, c, d]: readonly Vec3[], normals: readonly Vec3[]): 1 | -1 {
  const flat = a && b && c ? faceNormal(a, b, c, d) : null;
  if (!flat) return 1;
  let facing = 0;
  for (const [x, y, z] of normals) facing += flat[0] * x + flat[1] * y + flat[2] * z;
  return facing < 0 ? -1 : 1;
}

// Asked for every face of a garden: Math.hypot takes several times as long.
export const lengthOf = ([x, y, z]: Vec3): number => Math.sqrt(x * x + y * y + z * z);

function sub(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function direction(a: Vec3, b: Vec3): Vec3 {
  const d = sub(b, a);
  const length = lengthOf(d) || 1;
  return [d[0] / length, d[1] / length, d[2] / length];
}

export type Ring = { at: Vec3; normal: Vec3 }[];

// A ring starts on the side that the one before it started on, so that a bent bar is not wrung.
export function ringAround(at: Vec3, along: Vec3, radius: number, segments: number, before?: Ring): Ring {
  const last = before?.[0]?.normal;
  const lean = last ? last[0] * along[0] + last[1] * along[1] + last[2] * along[2] : 0;
  const side: Vec3 = last
    ? direction([along[0] * lean, along[1] * lean, along[2] * lean], last)
    : Math.abs(along[1]) > 0.9
      ? direction([0, 0, 0], [along[1], -along[0], 0])
      : direction([0, 0, 0], [along[2], 0, -along[0]]);
  const up: Vec3 = [
    along[1] * side[2] - along[2] * side[1],
    along[2] * side[0] - along[0] * side[2],
    along[0] * side[1] - along[1] * side[0],
  ];
  return Array.from({ length: segments }, (_, k) => {
    const angle = (k / segments) * 2 * Math.PI;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const normal: Vec3 = [side[0] * c + up[0] * s, side[1] * c + up[1] * s, side[2] * c + up[2] * s];
    return {
      at: [at[0] + normal[0] * radius, at[1] + normal[1] * radius, at[2] + normal[2] * radius],
      normal,
    };
  });
}

export function boxProjection({
  positions,
  normals,
}: {
  positions: readonly number[];
  normals: readonly number[];
}): Float32Array {
  const uvs = new Float32Array((positions.length / 3) * 2);
  for (let i = 0, o = 0; i < positions.length; i += 3) {
    const [x = 0, y = 0, z = 0] = [positions[i], positions[i + 1], positions[i + 2]];
    const level = Math.abs(normals[i + 1] ?? 0) > 0.6;
    const facesX = Math.abs(normals[i] ?? 0) > Math.abs(normals[i + 2] ?? 0);
    uvs[o++] = level || !facesX ? x : z;
    uvs[o++] = level ? z : y;
  }
  return uvs;
}
