import { hash3, noise3 } from '../noise.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';

// A chiselled boulder: a ball cut by a few planes and roughened.
export function drawBoulder({ mesh }: SceneBuilder, at: Vec3, radii: Vec3, seed: number): void {
  const around = 24;
  const down = 15;
  const planes = Array.from({ length: 16 }, (_, i) => {
    const n: Vec3 = [hash3(seed, i, 1) * 2 - 1, hash3(seed, i, 2) * 2 - 1, hash3(seed, i, 3) * 2 - 1];
    const length = Math.hypot(...n) || 1;
    return { n: [n[0] / length, n[1] / length, n[2] / length] as const, at: 0.56 + 0.34 * hash3(seed, i, 4) };
  });
  const shape = (i: number, j: number): Vec3 => {
    const a = ((i % around) / around) * 2 * Math.PI;
    const b = (j / down) * Math.PI;
    const d: Vec3 = [Math.sin(b) * Math.cos(a), Math.cos(b), Math.sin(b) * Math.sin(a)];
    let k = 1;
    for (const plane of planes) {
      const facing = d[0] * plane.n[0] + d[1] * plane.n[1] + d[2] * plane.n[2];
      if (facing > 0.1) k = Math.min(k, plane.at / facing);
    }
    k =
      k +
      0.14 * noise3(d[0] * 1.7 + seed, d[1] * 1.7, d[2] * 1.7) +
      0.11 * noise3(d[0] * 4.3, d[1] * 6.5 + seed, d[2] * 4.3);
    return [at[0] + d[0] * radii[0] * k, at[1] + d[1] * radii[1] * k, at[2] + d[2] * radii[2] * k];
  };
  const grid = Array.from({ length: around * (down + 1) }, (_, k) =>
    shape(k % around, Math.floor(k / around)),
  );
  const point = (i: number, j: number): Vec3 => grid[j * around + (i % around)] ?? at;
  const bent = (i: number, j: number): Vec3 => {
    if (j === 0) return [0, 1, 0];
    if (j === down) return [0, -1, 0];
    const [e, w, s, n] = [point(i + 1, j), point(i + around - 1, j), point(i, j + 1), point(i, j - 1)];
    const u: Vec3 = [e[0] - w[0], e[1] - w[1], e[2] - w[2]];
    const v: Vec3 = [n[0] - s[0], n[1] - s[1], n[2] - s[2]];
    const c: Vec3 = [v[1] * u[2] - v[2] * u[1], v[2] * u[0] - v[0] * u[2], v[0] * u[1] - v[1] * u[0]];
    const p = point(i, j);
    const outwards = c[0] * (p[0] - at[0]) + c[1] * (p[1] - at[1]) + c[2] * (p[2] - at[2]);
    const k = (outwards < 0 ? -1 : 1) / (Math.hypot(...c) || 1);
    return [c[0] * k, c[1] * k, c[2] * k];
  };
  const normals = Array.from({ length: around * (down + 1) }, (_, k) =>
    bent(k % around, Math.floor(k / around)),
  );
  const normal = (i: number, j: number): Vec3 => normals[j * around + (i % around)] ?? [0, 1, 0];
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < down; j++) {
      mesh.quad('rock', point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1), [
        normal(i, j),
        normal(i + 1, j),
        normal(i + 1, j + 1),
        normal(i, j + 1),
      ]);
    }
  }
}

export type Rock = readonly [x: number, y: number, z: number, rx: number, ry: number, rz: number];

// A pile of them, stretched along the edge.
export function drawBoulders(builder: SceneBuilder, rocks: readonly Rock[], seed: number, stretch = 1): void {
  rocks.forEach(([x, y, z, rx, ry, rz], i) => {
    drawBoulder(builder, [x * stretch, y, z], [rx * stretch, ry, rz], i + seed);
  });
}
