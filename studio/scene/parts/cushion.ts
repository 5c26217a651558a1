import type { MaterialId } from '../materials.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import type { Vec3 } from '../scene.ts';

// Rings from the underside to the top: how high, how far in from the seam, and how much the cloth there looks up.
const RINGS = [
  [-1, 0.16, -0.8],
  [-0.45, 0, -0.2],
  [0.45, 0, 0.3],
  [1, 0.2, 1.6],
] as const;
const CORNERS = [
  [-0.72, -1],
  [0.72, -1],
  [1, -0.72],
  [1, 0.72],
  [0.72, 1],
  [-0.72, 1],
  [-1, 0.72],
  [-1, -0.72],
] as const;

/** A filled cushion about its middle, tipped back by pitch about its own x. */
export function cushion(
  mesh: MeshBuilder,
  material: MaterialId,
  at: Vec3,
  half: Vec3,
  yaw = 0,
  pitch = 0,
): void {
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  const tip = ([x, y, z]: Vec3): Vec3 => [x, y * cos - z * sin, y * sin + z * cos];
  const round = Math.min(half[0], half[2], half[1] * 2.4);
  const ring = RINGS.map(([up, inset, look]) =>
    CORNERS.map(([u, v]) => {
      const across: Vec3 = [
        u * half[0] - Math.sign(u) * inset * round,
        up * half[1],
        v * half[2] - Math.sign(v) * inset * round,
      ];
      const length = Math.hypot(u, look, v);
      return { at: tip(across), out: tip([u / length, look / length, v / length]) };
    }),
  );
  mesh.within({ x: at[0], y: at[1], z: at[2], yaw }, () => {
    ring.forEach((low, i) => {
      const high = ring[i + 1];
      low.forEach((a, k) => {
        const b = low[(k + 1) % low.length];
        const [c, d] = [high?.[(k + 1) % low.length], high?.[k]];
        if (b && c && d) mesh.quad(material, a.at, b.at, c.at, d.at, [a.out, b.out, c.out, d.out]);
        else if (b)
          mesh.triangle(material, a.at, b.at, tip([0, half[1] * 1.12, 0]), [a.out, b.out, tip([0, 1, 0])]);
      });
    });
  });
}
