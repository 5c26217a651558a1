import type { Point } from '#domain/geometry/plane.ts';
import type { Entity } from './entity.ts';
import type { LayerName } from './layers.ts';

// Notes in one stack: their texts begin at one x, their leaders run at one angle and then level to the texts. Who stands farthest out has
// the row nearest to the things, so no leader meets another, nor a text.

export type Note = { tip: Point; text: string };

/** `side` of the tips the texts stand on, 1 is right. Rows go up or down from the height `edge`. */
export type Stack = { notes: readonly Note[]; side: 1 | -1; rows: 'up' | 'down'; edge: number };

/** Of the letters' size. */
const ROW = 1.5;
const RISE = 1.2;
const SHOULDER = 0.7;

/** `lean`: feet aside for each foot up or down. `out`: how much farther aside, `row`: how many rows farther off than need be. */
export type StackWay = { lean: number; out?: number; row?: number };

export function leaderStack(
  { notes, side, rows, edge }: Stack,
  heightFt: number,
  layer: LayerName,
  { lean, out = 0, row = 0 }: StackWay,
): Entity[] {
  const off = rows === 'up' ? -1 : 1;
  const placed = notes
    .map((note) => ({ note, foot: side * note.tip[0] - lean * off * note.tip[1] }))
    .toSorted((one, other) => other.foot - one.foot);
  let far = off * edge + heightFt * (RISE + row * ROW - ROW);
  const kneed = placed.map(({ note, foot }) => {
    far = Math.max(far + heightFt * ROW, off * note.tip[1] + heightFt * RISE);
    return { note, knee: foot + lean * far, z: off * far };
  });
  const end = Math.max(...kneed.map(({ knee }) => knee)) + heightFt * (SHOULDER + out);
  return kneed.map(({ note, knee, z }) => ({
    kind: 'leader',
    layer,
    points: [note.tip, [side * knee, z], [side * end, z]],
    text: note.text,
    heightFt,
  }));
}
