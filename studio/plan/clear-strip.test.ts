import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import type { Feature } from '#domain/design/features.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { boundsOf } from '#domain/geometry/plane.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import { clearOf } from './clear-strip.ts';
import { shownOf } from './plan-view.ts';
import { Sheet } from './sheet.ts';

const features: Feature[] = ['Raised Spa', 'Fire Feature'];

test.each(STYLES)('the width of a %s pool is told where no loungers, spa or fire stand', (style) => {
  const layout = layoutDesign(
    drawnDesign({ ...DEFAULT_DESIGN, style, lengthFt: 36, widthFt: 18, features, fire: 'pit' }),
  );
  const sheet = new Sheet(shownOf(layout), 800);
  const { across, along } = clearOf(layout, layout.items, sheet, 19);
  const pool = boundsOf(layout.pool.outline);
  const through = layout.items
    .filter(({ kind }) => kind === 'loungers' || kind === 'Raised Spa' || kind === 'Fire Feature')
    .map(({ outline }) => boundsOf(outline))
    .filter(
      ({ x0, x1, z0, z1 }) =>
        (sheet.toX(x0) < across && across < sheet.toX(x1) && z0 < pool.z1 && z1 > pool.z0) ||
        (sheet.toY(z0) < along && along < sheet.toY(z1) && x0 < pool.x1 && x1 > pool.x0),
    );
  expect(through).toEqual([]);
});

test('on a phone’s sheet the figure of a lagoon’s width stands whole on the paper, beside everything that is drawn', () => {
  const asked: Feature[] = ['Raised Spa', 'Waterfall', 'Swim-Up Bar', 'Fire Feature', 'Pergola', 'Slide'];
  const layout = layoutDesign(
    drawnDesign({ ...DEFAULT_DESIGN, style: 'Lagoon', lengthFt: 45, widthFt: 24, features: asked }),
  );
  const sheet = new Sheet(shownOf(layout), 430);
  const { across } = clearOf(layout, layout.items, sheet, 19);
  expect(across).toBeGreaterThan(12);
  expect(across).toBeLessThan(418);
  const figure = { x0: across - 12, x1: across + 12, z0: sheet.toY(0) - 36, z1: sheet.toY(0) + 36 };
  const covered = layout.items.filter(({ kind, outline }) => {
    const { x0, x1, z0, z1 } = boundsOf(outline);
    const isBeside = sheet.toX(x1) < figure.x0 || figure.x1 < sheet.toX(x0);
    return kind !== 'planting' && !isBeside && sheet.toY(z0) < figure.z1 && figure.z0 < sheet.toY(z1);
  });
  expect(covered).toEqual([]);
});
