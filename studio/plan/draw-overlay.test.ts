import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { drawOverlay } from './draw-overlay.ts';
import { PAPER } from './marks.ts';

const design: Design = { ...DEFAULT_DESIGN, features: ['Raised Spa', 'Pergola'] };
const dashed = (before: Design, after: Design) =>
  drawOverlay(before, after).marks.filter((mark) => 'dash' in mark && mark.stroke === PAPER.clay);

test('of the first design only what changed is drawn, dashed, and each such thing has its number', () => {
  expect(dashed(design, design)).toEqual([]);
  const after: Design = {
    ...design,
    features: ['Raised Spa', 'Cold Plunge'],
    moves: { 'Raised Spa': { alongFt: -4, awayFt: 0 } },
  };
  expect(drawOverlay(design, after).key.map(({ label, change }) => `${label}: ${change}`)).toEqual([
    'Raised spa: moved',
    'Cold plunge: added',
    'Pergola: removed',
  ]);
  // Where the spa and the pergola stood.
  expect(dashed(design, after).length).toBeGreaterThanOrEqual(2);
});

test('another size of the pool is seen: its former outline, within the sheet', () => {
  const drawing = drawOverlay(design, { ...design, lengthFt: design.lengthFt - 8 });
  const [pool] = dashed(design, { ...design, lengthFt: design.lengthFt - 8 });
  expect(pool?.kind).toBe('shape');
  if (pool?.kind !== 'shape') return;
  for (const [x, y] of pool.points) {
    expect(x >= 0 && x <= drawing.width).toBe(true);
    expect(y >= 0 && y <= drawing.height).toBe(true);
  }
});
