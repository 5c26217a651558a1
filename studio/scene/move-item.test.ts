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

test('a press is one foot or none, whatever stands in the way; nothing else moves', () => {
  const features = ['Raised Spa', 'Outdoor Kitchen', 'Pergola', 'Fire Feature'] as const;
  for (const style of ['Modern', 'Kidney'] as const)
    for (const item of ['Raised Spa', 'Outdoor Kitchen'] as const)
      for (const way of ['left', 'right', 'front'] as const) {
        let moved: Design = { ...design, style, features: [...features] };
        let from = movableThings(moved);
        for (let press = 0; press < 3; press++) {
          const moves = nudge(moved, item, way);
          if (moves === null) break;
          moved = { ...moved, moves };
          const now = movableThings(moved);
          const steps = now.map(({ move }, index) => {
            const { alongFt = 0, awayFt = 0 } = from[index]?.move ?? {};
            return Math.hypot(move.alongFt - alongFt, move.awayFt - awayFt);
          });
          expect(steps.filter((feet) => feet > 0)).toHaveLength(1);
          expect(Math.max(...steps)).toBeLessThanOrEqual(1.6);
          from = now;
        }
      }
});

test('what stands at the edge steps along it up to the corner, and never into the yard', () => {
  // The fire bowl stands beside it.
  for (const way of ['back', 'front', 'left'] as const) expect(nudge(design, 'Raised Spa', way)).toBeNull();
  let moved = design;
  let presses = 0;
  for (; presses < 40; presses++) {
    const moves = nudge(moved, 'Raised Spa', 'right');
    if (moves === null) break;
    moved = { ...moved, moves };
  }
  expect(presses).toBeGreaterThan(2);
  expect(presses).toBeLessThan(5);
  expect(standing(moved, 'Raised Spa')?.awayFt).toBe(0);
});

test('dropped where there is no room: close by, or back where it was, and it is said which', () => {
  const far = moveTo(design, 'Pergola', { alongFt: -20, awayFt: 10 });
  expect(far).toEqual({ moves: undefined, where: 'back' });
  const free = moveTo(design, 'Pergola', { alongFt: 0, awayFt: 2 });
  expect(free).toEqual({ moves: { Pergola: { alongFt: 0, awayFt: 2 } }, where: 'there' });
  const near = moveTo(design, 'Pergola', { alongFt: -2, awayFt: 4 });
  expect(near.where).toBe('near');
  expect(movableThings({ ...design, moves: near.moves }).find(({ id }) => id === 'Pergola')).toMatchObject({
    move: near.moves?.Pergola,
    displaced: false,
  });
});
