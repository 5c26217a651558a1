import type { Scene } from '#studio/scene/scene.ts';

/** How far before a lens its light leaves the water again. */
const AHEAD_M = 1.5;
/** Under the surface or, in a raised spa, above the pool's. */
const ABOVE_LENS_M = 0.3;
/** What is left of each colour after its way through the water and back from the floor. */
const GLOW = [0.025, 0.106, 0.117] as const;

/** Of what a room sends out, what comes back to the walls outside. */
const FROM_WINDOWS = 0.7;

type Lit = Pick<Scene, 'lights' | 'glows' | 'waters' | 'materials'>;

/** Lit water and lit windows shine softly on what is around them; records of assembly/lights.ts. */
export function glowsOf({ lights, glows, waters, materials }: Lit, water: number, rooms: number): number[][] {
  const waterY = waters[0]?.y ?? 0;
  const pools = lights
    .filter(({ underwater }) => underwater)
    .map(({ position: [x, y, z], direction, colour }) => [
      x + (direction?.[0] ?? 0) * AHEAD_M,
      Math.max(waterY, y + ABOVE_LENS_M),
      z + (direction?.[2] ?? 0) * AHEAD_M,
      ...colour.map((v, i) => v * water * (GLOW[i] ?? 0)),
      1,
    ]);
  const windows = glows.map(({ position, squareM }) => [
    ...position,
    ...materials.roomLit.emission.map((v) => v * squareM * rooms * FROM_WINDOWS),
    0,
  ]);
  return [...pools, ...windows];
}
