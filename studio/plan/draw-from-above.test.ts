import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { drawFromAbove } from './draw-from-above.ts';
import { drawPlan } from './draw-plan.ts';

test('the plan alone is measured as on the sheet, and numbers nothing that it does not name', () => {
  const design = { ...DEFAULT_DESIGN, features: ['Raised Spa' as const] };
  const texts = drawFromAbove(design).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(texts).toContain('32\'-0"');
  expect(texts.filter((text) => /^\d+$/.test(text))).toEqual([]);
  expect(drawPlan(design).key.length).toBeGreaterThan(0);
});
