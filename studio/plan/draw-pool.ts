import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { type Bounds, boundsOf } from '#domain/geometry/plane.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import type { FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { acrossOf } from './cross-section.ts';
import { drawCut } from './draw-cut.ts';
import { saidOf } from './draw-plan.ts';
import { keyMarks } from './key-marks.ts';
import type { Drawing, Mark } from './marks.ts';
import { footMarks, HOUSE_SHOWN_FT, planView, STRIP } from './plan-view.ts';
import { SECTION_WORDS } from './section-names.ts';
import { sectionView } from './section-view.ts';
import type { Sheet } from './sheet.ts';

const WIDTH = 430;
const TEXT = 19;
const GAP = 16;
const PAVED_FT = 7;
const AROUND = new Set<FootprintKind>(['planting', 'loungers', 'equipment']);

// The pool alone, for a page that shows it beside its picture: how its garden is laid out and furnished, the picture tells.
export function drawPool(asked: Design): Drawing {
  const whole = layoutDesign(drawnDesign(asked));
  const layout: Layout = { ...whole, items: whole.items.filter(({ kind }) => !AROUND.has(kind)) };
  const plan = planView(layout, WIDTH, TEXT, null, true, windowOf(layout));
  const sectionTop = plan.bottom + STRIP + GAP;
  const section = telling(layout, sectionTop, plan.sheet);
  const keyTop = sectionTop + section.height + GAP / 2;
  const key = keyMarks(plan.key, keyTop, WIDTH, 1, TEXT);
  return {
    width: WIDTH,
    height: keyTop + key.height,
    ...saidOf(asked, plan.key),
    marks: [...plan.marks, ...footMarks(layout, plan.sheet, WIDTH, TEXT), ...section.marks, ...key.marks],
    key: plan.key,
  };
}

// What is built and as much of the paving as tells it, and the strip of the house.
function windowOf({ deck, items, pool }: Layout): Bounds {
  const house = items.find(({ kind }) => kind === 'house');
  const outlines = items.filter((item) => item !== house).flatMap(({ outline }) => outline);
  const [built, paved] = [boundsOf([...pool.outline, ...outlines]), boundsOf(deck)];
  return {
    x0: Math.min(built.x0, Math.max(paved.x0, built.x0 - PAVED_FT)),
    x1: Math.max(built.x1, Math.min(paved.x1, built.x1 + PAVED_FT)),
    z0: house ? paved.z0 - HOUSE_SHOWN_FT : Math.min(built.z0, Math.max(paved.z0, built.z0 - PAVED_FT)),
    z1: Math.max(built.z1, Math.min(paved.z1, built.z1 + PAVED_FT)),
  };
}

// Lengthwise, unless water leaves over an edge: a section that misses the edge and its basin would miss the point.
function telling(layout: Layout, top: number, sheet: Sheet): { marks: Mark[]; height: number } {
  const across = layout.pool.infinityEdge
    ? acrossOf(layout).find(({ words }) => words === 'deep')
    : undefined;
  if (!across) return sectionView(layout, top, sheet, WIDTH, TEXT, null);
  const { cut, water } = across;
  const scale = WIDTH / (cut.to - cut.from);
  const toX = (feet: number) => (feet - cut.from) * scale;
  const title = { text: SECTION_WORDS.edge, key: false };
  return drawCut(
    layout,
    cut,
    [water[0], water[1]],
    title,
    { top, width: WIDTH, textSize: TEXT, toX, scale },
    null,
  );
}
