import { isSloped } from '#domain/plot/surface.ts';
import { fill } from '#domain/words/fill.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { SPA } from '#studio/scene/pool-heights.ts';
import { type Cut, crossingsAlong, cutOf, isLevel } from '#studio/section/cuts.ts';
import { weirIn } from '#studio/section/weir-in.ts';
import { spaAtRim } from './cut-pool.ts';
import { type CutSheet, drawCut } from './draw-cut.ts';
import type { Mark } from './marks.ts';
import type { SitePlanWords } from './plot-words.ts';
import { SECTION_WORDS } from './section-names.ts';
import type { Sheet } from './sheet.ts';

// The pool cut across its deep end or, where it has one at its rim, through the spa; house on the left, as the plan's top is where the
// house stands.

const hasSlope = ({ plot }: Layout): boolean => plot !== undefined && isSloped(plot.site.plot);

/** Of all that is cut across: the deck on both sides and a little more. */
const BESIDE_FT = 7;

type Across = { cut: Cut; water: readonly [number, number]; words: 'deep' | 'shallow' | 'spa' };

/** The most telling first: through the spa or across the deep end, then across the shallow end where that is another. */
export function acrossOf(layout: Layout): Across[] {
  const spa = spaAtRim(layout);
  const deep = cutOf(layout, 'deep');
  const shallow = isLevel(layout) ? null : cutOf(layout, 'shallow');
  return [
    ...(spa
      ? ended(layout, throughSpa(spa), 'spa', SPA.inFt - spa.depthFt)
      : deep
        ? ended(layout, deep, 'deep')
        : []),
    ...(shallow ? ended(layout, shallow, 'shallow') : []),
  ];
}

function ended(layout: Layout, cut: Cut, words: Across['words'], first = Number.POSITIVE_INFINITY): Across[] {
  const water = crossingsAlong(layout.pool.outline, cut.at);
  const [from, to] = [water[0], water.at(-1)];
  if (from === undefined || to === undefined) return [];
  const basin = weirIn(layout, { ...cut, from, to: to + BESIDE_FT })?.outerFt ?? 0;
  const ends = { from: Math.min(first, from) - BESIDE_FT, to: to + basin + BESIDE_FT };
  return [{ cut: { ...cut, ...ends }, water: [from, to], words }];
}

const throughSpa = ({ anchor: { x, z, yaw } }: Footprint): Cut => ({
  kind: 'spa',
  at: (feet) => [x + feet * Math.sin(yaw), z + feet * Math.cos(yaw)],
  from: 0,
  to: 0,
});

export function crossSection(
  layout: Layout,
  { cut, water, words: kind }: Across,
  sheet: CutSheet,
  words: SitePlanWords,
): { marks: Mark[]; height: number } {
  const aside = layout.plot && {
    aside: fill(words.sections.deck, { height: (Math.round(layout.plot.levelFt * 10) / 10).toFixed(1) }),
  };
  const text = kind === 'deep' ? words.sections.across : SECTION_WORDS[kind];
  return drawCut(layout, cut, [water[0], water[1]], { text, ...aside, key: false }, sheet, words);
}

/** Under the plan, at its scale; only where the ground slopes. */
export function crossSectionBelow(
  layout: Layout,
  top: number,
  { scale, shown }: Sheet,
  width: number,
  textSize: number,
  words: SitePlanWords,
): { marks: Mark[]; height: number } | null {
  const deep = hasSlope(layout) ? cutOf(layout, 'deep') : null;
  if (!deep) return null;
  const water = crossingsAlong(layout.pool.outline, deep.at);
  const [first, last] = [water[0], water.at(-1)];
  if (first === undefined || last === undefined) return null;
  const middle = ((shown.z0 + shown.z1) / 2) * (deep.at(1)[1] - deep.at(0)[1]);
  const half = Math.min((shown.z1 - shown.z0) / 2, width / scale / 2);
  const toX = (feet: number) => width / 2 + (feet - middle) * scale;
  return crossSection(
    layout,
    { cut: { ...deep, from: middle - half, to: middle + half }, water: [first, last], words: 'deep' },
    { top, width, textSize, toX, scale },
    words,
  );
}
