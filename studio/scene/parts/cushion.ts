import type { MaterialId } from '../materials.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import type { Vec3 } from '../scene.ts';

const EDGE_FT = 0.09;
/** The middle stands a little higher than the rim. */
const CROWN_FT = 0.05;

interface Point {
  at: Vec3;
  out: Vec3;
}
type Tip = (point: Vec3) => Vec3;

const tipped = (pitch: number): Tip => {
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  return ([x, y, z]) => [x, y * cos - z * sin, y * sin + z * cos];
};
const unit = ([x, y, z]: Vec3): Vec3 => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

// Round the outline; each side keeps its own normal, so that only the corners are round.
const CORNERS = [
  [-1, -1, 0, 1, 0, -1],
  [1, -1, 0, 1, 0, -1],
  [1, -1, 1, 0, 1, 0],
  [1, 1, 1, 0, 1, 0],
  [1, 1, 0, 1, 0, 1],
  [-1, 1, 0, 1, 0, 1],
  [-1, 1, 1, 0, -1, 0],
  [-1, -1, 1, 0, -1, 0],
] as const;

/** A sewn box about its middle, flat on top, a welt about its upper rim; tipped back by pitch about its own x. */
export function cushion(
  mesh: MeshBuilder,
  material: MaterialId,
  at: Vec3,
  half: Vec3,
  yaw = 0,
  pitch = 0,
): void {
  const tip = tipped(pitch);
  const high = half[1];
  const edge = Math.min(EDGE_FT, high * 0.7);
  // How high, how far in from the side, and how much the cloth there looks up.
  const rings = [
    [-high, edge, -2],
    [edge - high, 0, -0.2],
    [high - edge * 0.6, 0, 0.1],
    [high - edge * 0.3, -edge * 0.22, 0.8],
    [high - edge * 0.15, edge * 0.35, 0.9],
    [high + CROWN_FT * 0.7, Math.min(edge * 3.5, half[0] / 2, half[2] / 2), 9],
  ].map(([y = 0, inset = 0, look = 0]) =>
    CORNERS.map(([u, v, alongX, alongZ, nx, nz]): Point => {
      const [x, z] = [half[0] - inset, half[2] - inset];
      const spot: Vec3 = [u * (x - alongZ * edge), y, v * (z - alongX * edge)];
      return { at: tip(spot), out: tip(unit([nx, look, nz])) };
    }),
  );
  mesh.within({ x: at[0], y: at[1], z: at[2], yaw }, () => {
    rings.forEach((low, i) => {
      const next = rings[i + 1];
      low.forEach((a, k) => {
        const b = low[(k + 1) % low.length];
        const [c, d] = [next?.[(k + 1) % low.length], next?.[k]];
        if (b && c && d) mesh.quad(material, a.at, b.at, c.at, d.at, [a.out, b.out, c.out, d.out]);
        else if (b)
          mesh.triangle(material, a.at, b.at, tip([0, high + CROWN_FT, 0]), [a.out, b.out, tip([0, 1, 0])]);
      });
    });
    const [x, z] = [half[0] - edge, half[2] - edge];
    const under = tip([0, -1, 0]);
    mesh.quad(material, tip([-x, -high, -z]), tip([x, -high, -z]), tip([x, -high, z]), tip([-x, -high, z]), [
      under,
      under,
      under,
      under,
    ]);
  });
}

const CELLS = 6;

/** A square throw pillow about its middle: fullest there, thin at the seam, its corners drawn to points. */
export function pillow(
  mesh: MeshBuilder,
  material: MaterialId,
  at: Vec3,
  [wide, thick, high]: Vec3,
  yaw = 0,
  pitch = 0,
): void {
  const tip = tipped(pitch);
  const full = (t: number) => Math.max(0, 1 - t ** 2) ** 0.6;
  const point = (i: number, k: number, side: number): Point => {
    const [u, v] = [Math.sin((i / CELLS - 0.5) * Math.PI), Math.sin((k / CELLS - 0.5) * Math.PI)];
    const drawn = (a: number, b: number) => a * (1 - 0.1 * (1 - b ** 2) * Math.abs(a));
    const swell = full(u) * full(v);
    const spot: Vec3 = [wide * drawn(u, v), side * thick * swell, high * drawn(v, u)];
    return { at: tip(spot), out: tip(unit([u ** 3, side * (0.25 + swell), v ** 3])) };
  };
  mesh.within({ x: at[0], y: at[1], z: at[2], yaw }, () => {
    for (const side of [-1, 1])
      for (let i = 0; i < CELLS; i++)
        for (let k = 0; k < CELLS; k++) {
          const [a, b] = [point(i, k, side), point(i + 1, k, side)];
          const [c, d] = [point(i + 1, k + 1, side), point(i, k + 1, side)];
          mesh.quad(material, a.at, b.at, c.at, d.at, [a.out, b.out, c.out, d.out]);
        }
  });
}
