import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { drawPlan } from './draw-plan.ts';
import { drawPool } from './draw-pool.ts';
import { type Drawing, PAPER } from './marks.ts';

const textsOf = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test('the pool alone has no garden and no furniture', () => {
  const labels = drawPool(DEFAULT_DESIGN).key.map(({ label }) => label);
  const around = ['Loungers', 'Equipment pad'];
  expect(drawPlan(DEFAULT_DESIGN).key.map(({ label }) => label)).toEqual(expect.arrayContaining(around));
  expect(labels).toContain('Steps');
  for (const label of around) expect(labels).not.toContain(label);
});

test('an infinity edge is cut across, so that the section shows it and its basin', () => {
  const texts = textsOf(drawPool({ ...DEFAULT_DESIGN, style: 'Infinity', features: ['Infinity Edge'] }));
  expect(texts).toEqual(expect.arrayContaining(['Section across the infinity edge', 'Catch basin']));
  expect(textsOf(drawPool({ ...DEFAULT_DESIGN, features: [] }))).toContain('Section along the pool');
});

test('a rock waterfall is a heap of stones', () => {
  const stones = (style: 'Lagoon' | 'Modern') =>
    drawPool({ ...DEFAULT_DESIGN, style, features: ['Waterfall'] }).marks.filter(
      (mark) => mark.kind === 'shape' && mark.fill === PAPER.ground,
    ).length;
  expect(stones('Modern')).toBe(1);
  expect(stones('Lagoon')).toBeGreaterThan(5);
});
