import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { drawFromAbove } from './draw-from-above.ts';
import { drawPlan } from './draw-plan.ts';

test('the plan alone is measured as on the sheet, and numbers nothing that it does not name', () => {
  const design = { ...DEFAULT_DESIGN, features: ['Raised Spa' as const] };
  const { marks } = drawFromAbove(design);
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(texts).toContain('32\'-0"');
  expect(marks.some((mark) => mark.kind === 'disc' && mark.stroke)).toBe(false);
  expect(drawPlan(design).marks.some((mark) => mark.kind === 'disc' && mark.stroke)).toBe(true);
});
