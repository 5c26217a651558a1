import { boundsOf } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { WATER_Y } from '#studio/scene/pool-heights.ts';
import { METRES_PER_FOOT, type Vec3 } from '#studio/scene/scene.ts';

export type Measurement = { id: 'length' | 'width' | 'shallow' | 'deep'; text: string; from: Vec3; to: Vec3 };

const BESIDE_THE_WATER_FT = 2.2;
const ABOVE_THE_DECK_FT = 0.12;
const PAST_THE_STEPS_FT = 1.5;

// The numbers a builder asks for first, where they are true: along the edge that is seen from the yard, across the middle (an end
// may lie behind the camera) and down to the floor.
export function measurementsOf({ pool, copingFt, items }: Layout): Measurement[] {
  const { x0: left, x1: right, z0: back, z1: front } = boundsOf(pool.outline);
  const beside = back - copingFt - BESIDE_THE_WATER_FT;
  const middle = (left + right) / 2;
  const flat = ABOVE_THE_DECK_FT;
  const first = pool.profile[0];
  const last = pool.profile.at(-1);
  const lines: Measurement[] = [
    { id: 'length', text: feet(pool.lengthFt), from: [left, flat, beside], to: [right, flat, beside] },
    { id: 'width', text: feet(pool.widthFt), from: [middle, flat, back], to: [middle, flat, front] },
  ];
  const depthLine = (id: 'shallow' | 'deep', x: number, depthFt: number) => {
    const z = (back + front) / 2;
    lines.push({ id, text: `${feet(depthFt)} deep`, from: [x, WATER_Y, z], to: [x, WATER_Y - depthFt, z] });
  };
  if (first && last) {
    // The floor itself: past shelf and steps, whose water is less deep.
    const ends = items
      .filter(({ kind }) => kind === 'Sunshelf' || kind === 'steps')
      .map(({ outline }) => boundsOf(outline).x1)
      .filter((end) => end < middle);
    const floor = Math.max(left + (right - left) * 0.16, ...ends.map((end) => end + PAST_THE_STEPS_FT));
    depthLine('shallow', Math.min(floor, middle - BESIDE_THE_WATER_FT), first.depthFt);
    if (last.depthFt !== first.depthFt) depthLine('deep', right - (right - left) * 0.12, last.depthFt);
  }
  return lines.map((line) => ({ ...line, from: inMetres(line.from), to: inMetres(line.to) }));
}

function feet(value: number): string {
  return `${Math.round(value * 10) / 10} ft`;
}

function inMetres([x, y, z]: Vec3): Vec3 {
  return [x * METRES_PER_FOOT, y * METRES_PER_FOOT, z * METRES_PER_FOOT];
}
