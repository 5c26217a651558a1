import { expect, test } from 'vitest';
import { saidRange } from '#domain/words/number-range.ts';
import { DESIGN_TOOL } from './design-tool.ts';
import { PLOT_POOL } from './plot-pool.ts';

const LENGTH = { min: 8, max: 120 };

test('a field says its limits in both units where the page takes both', () => {
  expect(saidRange(DESIGN_TOOL.specs.range, LENGTH, null)).toBe('Between 8 and 120 ft (2.4 to 36.6 m)');
  expect(saidRange(PLOT_POOL.shape.range, LENGTH, null)).toBe('Between 8 and 120 ft');
});

test('once the field is left, it says what stands in it instead', () => {
  expect(saidRange(DESIGN_TOOL.specs.range, LENGTH, 45)).toBe(
    'Between 8 and 120 ft (2.4 to 36.6 m). Kept at 45 ft.',
  );
});
