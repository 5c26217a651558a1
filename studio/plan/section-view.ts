import { boundsOf } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { drawCut } from './draw-cut.ts';
import type { Mark } from './marks.ts';
import type { SitePlanWords } from './plot-words.ts';
import { SECTION_WORDS } from './section-names.ts';
import type { Sheet } from './sheet.ts';

// The pool cut lengthwise: same scale as the plan above it, so the two can be read together.
export function sectionView(
  layout: Layout,
  top: number,
  { scale, toX, shown }: Sheet,
  width: number,
  textSize: number,
  words: SitePlanWords | null,
): { marks: Mark[]; height: number } {
  const { x0 } = boundsOf(layout.pool.outline);
  return drawCut(
    layout,
    { kind: 'along', at: (feet) => [feet, 0], from: shown.x0, to: shown.x1 },
    [x0, x0 + layout.pool.lengthFt],
    { text: SECTION_WORDS.along, key: true },
    { top, width, textSize, toX, scale },
    words,
  );
}
