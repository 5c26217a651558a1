import type { MaterialId } from '../materials.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';

// What a joiner builds before a wall: posts with plinth and cap, beams with a molding, railings. Feet.

/** A square post from the ground to the beam it carries; boards around its foot and its head. */
export function cladPost(
  { mesh }: SceneBuilder,
  [x, z]: readonly [number, number],
  half: number,
  top: number,
  material: MaterialId = 'trim',
): void {
  const collar = (out: number, y0: number, y1: number) =>
    mesh.box(material, x - half - out, y0, z - half - out, x + half + out, y1, z + half + out);
  mesh.box(material, x - half, 0, z - half, x + half, top, z + half, 'tb');
  collar(0.13, 0, 0.8);
  collar(0.16, top - 0.32, top);
}

/** A beam along x; a board on top of it throws a line of shade. */
export function moldedBeam(
  { mesh }: SceneBuilder,
  [x0, y0, z0]: Vec3,
  [x1, y1, z1]: Vec3,
  material: MaterialId = 'trim',
): void {
  const crown = 0.22;
  mesh.box(material, x0, y0, z0, x1, y1 - crown, z1, 't');
  mesh.box(material, x0 - 0.18, y1 - crown, z0 - 0.18, x1 + 0.18, y1, z1 + 0.18);
}

const RAIL_FT = { newel: 0.24, high: 3.35, every: 0.48, bar: 0.065 };

/** Along x at z = 0 on a floor at y: newels at the places named, between them two rails and upright bars. */
export function railing({ mesh }: SceneBuilder, newels: readonly number[], y: number): void {
  const { newel, high, every, bar } = RAIL_FT;
  newels.forEach((x, i) => {
    mesh.box('trim', x - newel, y, -newel, x + newel, y + high + 0.3, newel, 'b');
    mesh.box(
      'trim',
      x - newel - 0.08,
      y + high + 0.3,
      -newel - 0.08,
      x + newel + 0.08,
      y + high + 0.42,
      newel + 0.08,
    );
    const next = newels[i + 1];
    if (next === undefined) return;
    const [from, to] = [x + newel, next - newel];
    mesh.box('trim', from, y + high - 0.14, -0.22, to, y + high, 0.22, 'lr');
    mesh.box('trim', from, y + high - 0.3, -0.11, to, y + high - 0.14, 0.11, 'lrt');
    mesh.box('trim', from, y + 0.28, -0.11, to, y + 0.46, 0.11, 'lr');
    const count = Math.max(1, Math.round((to - from) / every) - 1);
    for (let k = 1; k <= count; k++) {
      const at = from + ((to - from) * k) / (count + 1);
      mesh.box('trim', at - bar, y + 0.46, -bar, at + bar, y + high - 0.3, bar, 'tb');
    }
  });
}

/** The ceiling of a porch, level and of one material, seen from below. */
export function porchCeiling(
  { mesh }: SceneBuilder,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  y: number,
  material: MaterialId,
): void {
  mesh.quad(material, [x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1]);
}
