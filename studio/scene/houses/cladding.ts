import type { House } from '#domain/design/design.ts';
import type { SceneBuilder } from '../scene-builder.ts';

// How a wall is faced. Feet, in a frame whose wall stands at z = 0 and faces +z.

const CASED: ReadonlySet<House> = new Set<House>(['coastal', 'ranch', 'farmhouse']);

export const isCased = ({ layout }: SceneBuilder): boolean => CASED.has(layout.design.house);

const [CASING_FT, PROUD_FT] = [0.34, 0.13];

/** Boards around an opening, with a sill under a window. */
export function caseOpening(
  { mesh }: SceneBuilder,
  { x0, x1, y0, y1 }: { x0: number; x1: number; y0: number; y1: number },
): void {
  const w = CASING_FT;
  mesh.box('trim', x0 - w, y0, 0, x0, y1, PROUD_FT, 'k');
  mesh.box('trim', x1, y0, 0, x1 + w, y1, PROUD_FT, 'k');
  mesh.box('trim', x0 - w - 0.08, y1, 0, x1 + w + 0.08, y1 + w * 1.15, PROUD_FT + 0.05, 'k');
  if (y0 > 0.5) mesh.box('trim', x0 - w - 0.12, y0 - 0.2, 0, x1 + w + 0.12, y0, PROUD_FT + 0.16, 'k');
}

/** Under a window in a plastered wall. */
export function laySill(
  { mesh }: SceneBuilder,
  { x0, x1, y0 }: { x0: number; x1: number; y0: number },
): void {
  if (y0 > 0.5) mesh.box('trim', x0 - 0.1, y0 - 0.16, 0, x1 + 0.1, y0, 0.2, 'k');
}

/** Upright boards where two walls meet. */
export function cornerBoards({ mesh }: SceneBuilder, x0: number, x1: number, y0: number, y1: number): void {
  for (const [x, side] of [
    [x0, -1],
    [x1, 1],
  ] as const) {
    const [a, b] = side < 0 ? [x - 0.1, x + 0.4] : [x - 0.4, x + 0.1];
    mesh.box('trim', a, y0, -0.4, b, y1, 0.1, 'tb');
  }
}
