import { boundsOf } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import type { FootprintKind } from '#studio/scene/layout-types.ts';
import { WATER_Y } from '#studio/scene/pool-heights.ts';
import { depthIn, isLevel, type Span } from '#studio/section/cuts.ts';
import type { CutPool, ToSheet } from './cut-pool.ts';
import { depthMark, feetAndInches, textWidth } from './dimension.ts';
import type { Mark } from './marks.ts';

// How deep the water is, told where it is so deep: on the level floor of the shallow and of the deep end.

const FIGURE_GAP = 12;
const LEAST_FT = 0.5;

export function depthFigures(pool: CutPool, at: ToSheet, textSize: number): Mark[] {
  const span = pool.spans.toSorted((a, b) => b.span.to - b.span.from - (a.span.to - a.span.from))[0]?.span;
  if (!span) return [];
  const depth = (feet: number, side: 'before' | 'after', clear = 0): Mark[] => {
    const deep = depthIn(span, feet);
    if (deep < LEAST_FT) return [];
    const [[x, top], [, bottom]] = [at(feet, WATER_Y), at(feet, WATER_Y - deep)];
    return depthMark(x, top, bottom, feetAndInches(deep), textSize, side, clear);
  };
  if (pool.cut.kind !== 'along') return depth((span.from + span.to) / 2, 'after');
  const { shallowAt, deepAt } = placesAlong(pool, span);
  if (shallowAt === null) return depth(deepAt, 'before');
  // In a short pool the two figures would meet: the deep one then stands outside, in the ground.
  const room = 2 * (textWidth(feetAndInches(depthIn(span, deepAt)), textSize) + FIGURE_GAP);
  const apart = at(deepAt, 0)[0] - at(shallowAt, 0)[0];
  const wallBeyond = at(span.to + BUILD.beamWideFt, 0)[0] - at(deepAt, 0)[0];
  return [
    ...depth(shallowAt, apart < room / 2 ? 'before' : 'after'),
    ...depth(deepAt, apart < room ? 'after' : 'before', apart < room ? wallBeyond : 0),
  ];
}

/** In the middle of each level floor, past the way in and before the bench; one where all is level. */
function placesAlong({ layout }: CutPool, span: Span): { shallowAt: number | null; deepAt: number } {
  const { profile, lengthFt, outline } = layout.pool;
  const start = boundsOf(outline).x0;
  const ofKinds = (...kinds: readonly FootprintKind[]) =>
    layout.items.filter(({ kind }) => kinds.includes(kind)).map((item) => boundsOf(item.outline));
  const entry = Math.max(span.from, ...ofKinds('steps', 'Sunshelf', 'Beach Entry').map(({ x1 }) => x1));
  const bench = Math.min(span.to, ...ofKinds('bench').map(({ x0 }) => x0));
  const slopeFrom = start + (profile.at(-3)?.alongFt ?? lengthFt * 0.4);
  const slopeTo = start + (profile.at(-2)?.alongFt ?? lengthFt * 0.8);
  const deepAt = (Math.max(slopeTo, entry) + bench) / 2;
  const flat = slopeFrom - entry;
  return { shallowAt: isLevel(layout) || flat < LEAST_FT ? null : entry + flat / 2, deepAt };
}
