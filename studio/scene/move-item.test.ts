import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { movableThings, moveTo, nudge } from './move-item.ts';

const design: Design = { ...DEFAULT_DESIGN, features: ['Raised Spa', 'Pergola', 'Fire Feature'] };
const standing = (of: Design, id: string) => movableThings(of).find((thing) => thing.id === id)?.move;

test('a step goes one foot, and back again leaves nothing behind', () => {
  const moves = nudge(design, 'Pergola', 'front') ?? undefined;
  expect(moves).toEqual({ Pergola: { alongFt: 0, awayFt: 1 } });
  expect(nudge({ ...design, moves }, 'Pergola', 'back')).toBeUndefined();
});

test('what stands at the edge steps along it and around the corner, and never into the yard', () => {
  let moved = design;
  const seen: (number | undefined)[] = [];
  for (let step = 0; step < 40; step++) {
    const moves = nudge(moved, 'Raised Spa', 'front');
    if (moves === null) break;
    moved = { ...moved, moves };
    seen.push(standing(moved, 'Raised Spa')?.awayFt);
  }
  // From the house's side of the pool to the opposite one.
  expect(seen.at(-1)).toBeCloseTo(design.widthFt, 0);
  expect(nudge(moved, 'Raised Spa', 'front')).toBeNull();
});

test('a place that is taken: the nearest free one is stored, and it is said so', () => {
  const loungers = standing(design, 'loungers');
  expect(loungers).toEqual({ alongFt: 0, awayFt: 0 });
  const pergola = moveTo(design, 'Pergola', { alongFt: 20, awayFt: 10 });
  expect(pergola.asAsked).toBe(false);
  const there = { ...design, moves: pergola.moves };
  expect(movableThings(there).find(({ id }) => id === 'Pergola')).toMatchObject({
    move: pergola.moves?.Pergola,
    displaced: false,
  });
});
