import { isSloped } from '#domain/plot/surface.ts';
import { fill } from '#domain/words/fill.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { SPA } from '#studio/scene/pool-heights.ts';
import { type Cut, crossingsAlong, cutOf } from '#studio/section/cuts.ts';
import { spaAtRim } from './cut-pool.ts';
import { type CutSheet, drawCut } from './draw-cut.ts';
import type { Mark } from './marks.ts';
import type { SitePlanWords } from './plot-words.ts';
import { SECTION_WORDS } from './section-names.ts';
import type { Sheet } from './sheet.ts';

// The pool cut across its deep end or, where it has one at its rim, through the spa; house on the left, as the plan's top is where the
// house stands.

export const hasSlope = ({ plot }: Layout): boolean => plot !== undefined && isSloped(plot.site.plot);

/** Of all that is cut across: the deck on both sides and a little more. */
const BESIDE_FT = 7;

export type Across = { cut: Cut; water: readonly [number, number]; words: 'deep' | 'spa' };

export function acrossOf(layout: Layout): Across | null {
  const spa = spaAtRim(layout);
  const deep = cutOf(layout, 'deep');
  const cut = spa
    ? { kind: 'spa' as const, at: throughSpa(spa.anchor), from: 0, to: 0 }
    : deep && { ...deep, kind: 'deep' as const };
  if (!cut) return null;
  const water = crossingsAlong(layout.pool.outline, cut.at);
  const [first, last] = [water[0], water.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = spa ? Math.min(first, SPA.inFt - spa.depthFt) : first;
  return {
    cut: { ...cut, from: from - BESIDE_FT, to: last + BESIDE_FT },
    water: [first, last],
    words: cut.kind,
  };
}

const throughSpa =
  ({ x, z, yaw }: { x: number; z: number; yaw: number }): Cut['at'] =>
  (feet) => [x + feet * Math.sin(yaw), z + feet * Math.cos(yaw)];

export function crossSection(
  layout: Layout,
  { cut, water, words: kind }: Across,
  sheet: CutSheet,
  words: SitePlanWords,
): { marks: Mark[]; height: number } {
  const aside = layout.plot && {
    aside: fill(words.sections.deck, { height: (Math.round(layout.plot.levelFt * 10) / 10).toFixed(1) }),
  };
  const text = kind === 'spa' ? SECTION_WORDS.spa : words.sections.across;
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
  const middle = (shown.z0 + shown.z1) / 2;
  const half = Math.min((shown.z1 - shown.z0) / 2, width / scale / 2);
  const toX = (feet: number) => width / 2 + (feet - middle) * scale;
  return crossSection(
    layout,
    { cut: { ...deep, from: middle - half, to: middle + half }, water: [first, last], words: 'deep' },
    { top, width, textSize, toX, scale },
    words,
  );
}
