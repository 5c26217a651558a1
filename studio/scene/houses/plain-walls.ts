import type { MaterialId } from '../materials.ts';
import type { SceneBuilder } from '../scene-builder.ts';

// What keeps a large plastered wall from being a blank: feet, in a frame whose wall stands at z = 0 and faces +z.

/** Folded metal over the top of a parapet that goes back to z. */
export function parapetCap({ mesh }: SceneBuilder, x0: number, x1: number, y: number, z: number): void {
  mesh.box('frame', x0 - 0.1, y - 0.28, -0.7, x1 + 0.1, y + 0.06, 0.12);
  for (const [a, b] of [
    [x0 - 0.1, x0 + 0.7],
    [x1 - 0.7, x1 + 0.1],
  ] as const)
    mesh.box('frame', a, y - 0.28, z - 0.1, b, y + 0.06, -0.7, 'f');
}

/** Control joints of the plaster: upright ones at xs, from floor to top, and level ones at ys. */
export function controlJoints(
  { mesh }: SceneBuilder,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  { xs = [], ys = [] }: { xs?: readonly number[]; ys?: readonly number[] },
): void {
  for (const x of xs) mesh.box('wallAccent', x - JOINT_FT, y0, 0, x + JOINT_FT, y1, 0.012, 'ktb');
  for (const y of ys) mesh.box('wallAccent', x0, y - JOINT_FT, 0, x1, y + JOINT_FT, 0.012, 'klr');
}

const JOINT_FT = 0.05;

/** A metal spout from the roof behind the parapet. */
export function canale({ mesh }: SceneBuilder, x: number, y: number): void {
  mesh.box('frame', x - 0.42, y - 0.1, 0, x + 0.42, y + 0.6, 0.09, 'k');
  mesh.box('frame', x - 0.27, y, 0, x + 0.27, y + 0.08, 1.15);
  for (const side of [-1, 1])
    mesh.box('frame', x + side * 0.27 - 0.04, y, 0, x + side * 0.27 + 0.04, y + 0.42, 1.15);
}

/** A thin metal roof over a window. */
export function eyebrow({ mesh }: SceneBuilder, x0: number, x1: number, y: number, out: number): void {
  mesh.box('frame', x0, y, 0, x1, y + 0.2, out, 'k');
}

/** Upright slats before a wall, on two rails. */
export function slatScreen(
  { mesh }: SceneBuilder,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  material: MaterialId = 'timber',
): void {
  for (const y of [y0 + 0.5, y1 - 0.6]) mesh.box('frame', x0, y, 0.02, x1, y + 0.12, 0.2, 'k');
  const count = Math.max(2, Math.round((x1 - x0) / 0.42));
  for (let i = 0; i < count; i++) {
    const x = x0 + ((x1 - x0) * (i + 0.5)) / count;
    mesh.box(material, x - 0.11, y0, 0.2, x + 0.11, y1, 0.42);
  }
}
