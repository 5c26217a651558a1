import type { Bounds } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { type Cut, cutOf } from '#studio/section/cuts.ts';
import { acrossOf, crossSection } from './cross-section.ts';
import { keyMarks } from './key-marks.ts';
import type { Mark } from './marks.ts';
import { planView, shownOf } from './plan-view.ts';
import type { SitePlanWords } from './plot-words.ts';
import { sectionView } from './section-view.ts';
import { northArrow, Sheet } from './sheet.ts';

// Plan and sections each for a sheet of its own, at a scale that stands on a ruler: whoever prints them says which.

const TEXT = 15;
const KEY_TEXT = 14;
const KEY_COLUMN = 260;

/** In the units of its marks, `scale` of them a foot. */
type PaperSize = { width: number; height: number };
type PaperMarks = { marks: Mark[]; height: number };

/** On a plot the equipment may stand far off, at the house: the site plan shows it. */
export const planExtent = (layout: Layout): Bounds =>
  shownOf(
    layout.plot ? { ...layout, items: layout.items.filter(({ kind }) => kind !== 'equipment') } : layout,
  );

const columnsOn = (width: number) => Math.floor(width / KEY_COLUMN);

/** Under the plan. */
export const keyHeightOn = (layout: Layout, words: SitePlanWords, width: number): number =>
  Math.ceil(planView(layout, width, TEXT, words).key.length / columnsOn(width)) * KEY_TEXT * 1.6 + 12;

/** The plan fills what its key leaves, with more of the yard where there is room. */
export function planOnPaper(
  layout: Layout,
  words: SitePlanWords,
  scale: number,
  { width, height }: PaperSize,
): PaperMarks {
  const keyHeight = keyHeightOn(layout, words, width);
  const window = windowOf(planExtent(layout), width / scale, (height - keyHeight) / scale);
  const plan = planView(layout, width, TEXT, words, true, window);
  return {
    marks: [
      ...plan.marks,
      ...northArrow(width - 34, 58, layout.backBearingDeg, TEXT),
      ...keyMarks(plan.key, plan.bottom + 12, width, columnsOn(width), KEY_TEXT).marks,
    ],
    height: plan.bottom + keyHeight,
  };
}

function windowOf({ x0, x1, z0, z1 }: Bounds, wide: number, high: number): Bounds {
  const [besideX, besideZ] = [(wide - (x1 - x0)) / 2, (high - (z1 - z0)) / 2];
  return { x0: x0 - besideX, x1: x1 + besideX, z0: z0 - besideZ, z1: z1 + besideZ };
}

const alongOf = (layout: Layout): Cut | null => cutOf(layout, 'along');

/** Feet from end to end of the longest section. */
export const sectionsLong = (layout: Layout): number =>
  Math.max(
    ...[alongOf(layout), ...acrossOf(layout).map(({ cut }) => cut)].map((cut) =>
      cut ? cut.to - cut.from : 0,
    ),
  );

/** Along, and as many across as asked for, one under the other. */
export function sectionsOnPaper(
  layout: Layout,
  words: SitePlanWords,
  scale: number,
  width: number,
  across: 1 | 2,
): PaperMarks {
  const along = alongOf(layout);
  const centered = ({ from, to }: Cut) => {
    const aside = (width / scale - (to - from)) / 2;
    return { x0: from - aside, x1: to + aside };
  };
  const sheet = along && new Sheet({ ...centered(along), z0: 0, z1: 1 }, width);
  const first = sheet ? sectionView(layout, 0, sheet, width, TEXT, words) : { marks: [], height: 0 };
  return acrossOf(layout)
    .slice(0, across)
    .reduce((above, one): PaperMarks => {
      const { x0, x1 } = centered(one.cut);
      const place = { top: above.height + 10, width, textSize: TEXT, scale };
      const drawn = crossSection(
        layout,
        { ...one, cut: { ...one.cut, from: x0, to: x1 } },
        { ...place, toX: (feet) => (feet - x0) * scale },
        words,
      );
      return { marks: [...above.marks, ...drawn.marks], height: place.top + drawn.height };
    }, first);
}
