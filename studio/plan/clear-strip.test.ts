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
