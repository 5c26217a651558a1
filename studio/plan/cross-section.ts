import { boundsOf, crossingsOf, type Point } from '#domain/geometry/plane.ts';
import { fill } from '#domain/words/fill.ts';
import { depthAt } from '#studio/scene/depth.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { depthMark, dimension, feetAndInches } from './dimension.ts';
import { area, label, line, type Mark, PAPER } from './marks.ts';
import type { SitePlanWords } from './plot-words.ts';
import { SHELL_FT, shell, WALL_FIGURE_FT, WATER_BELOW_DECK_FT } from './section-view.ts';
import type { Sheet } from './sheet.ts';
import {
  type SectionFrame,
  type SectionLine,
  slopeGround,
  slopeLines,
  slopeProfile,
  wallsInSection,
} from './slope-section.ts';

// The pool cut across its deep end, where the ground slopes; house on the left, as the plan's top is where the house stands.

/** Of the pool's length, from its shallow end. */
const DEEP_SHARE = 0.85;

export function crossSection(
  layout: Layout,
  top: number,
  { scale, shown }: Sheet,
  width: number,
  textSize: number,
  words: SitePlanWords,
): { marks: Mark[]; height: number } | null {
  const { outline, profile, lengthFt } = layout.pool;
  const x = boundsOf(outline).x0 + lengthFt * DEEP_SHARE;
  const ends = crossingsOf(outline, x).sort((a, b) => a - b);
  const [z0, z1] = [ends[0], ends.at(-1)];
  const middle = (shown.z0 + shown.z1) / 2;
  const half = Math.min((shown.z1 - shown.z0) / 2, width / scale / 2);
  const run: SectionLine = { at: (feet) => [x, feet], from: middle - half, to: middle + half };
  const slope = slopeProfile(layout, run);
  if (!slope || z0 === undefined || z1 === undefined) return null;
  const depthFt = depthAt(profile, lengthFt * DEEP_SHARE);
  const deckY = top + textSize * 2 + (Math.max(0, slope.highest) + WALL_FIGURE_FT) * scale;
  const frame: SectionFrame = {
    x: (feet) => width / 2 + (feet - middle) * scale,
    y: (feet) => deckY - feet * scale,
    bottom: deckY + Math.max((WATER_BELOW_DECK_FT + depthFt + SHELL_FT) * scale, -slope.lowest * scale) + 14,
  };
  const lineY = frame.bottom + textSize * 1.1;
  const [left, right] = [frame.x(z0), frame.x(z1)];
  return {
    marks: [
      label([16, top + textSize], words.sections.across, textSize, 'start', { strong: true }),
      ...slopeGround(slope, frame),
      ...basin([left, right], depthFt, deckY, scale),
      ...slopeLines(slope, frame, [z0, z1]),
      ...wallsInSection(layout, run, frame, textSize * 0.8, words),
      ...deckLevel(layout, width - 16, top + textSize, textSize * 0.75, words),
      ...depthMark(
        (left + right) / 2,
        deckY + WATER_BELOW_DECK_FT * scale,
        deckY + (WATER_BELOW_DECK_FT + depthFt) * scale,
        feetAndInches(depthFt),
        textSize,
        'after',
      ),
      ...dimension([left, lineY], [right, lineY], feetAndInches(z1 - z0), textSize),
    ],
    height: lineY + textSize * 1.4 - top,
  };
}

function basin([left, right]: Point, depthFt: number, deckY: number, scale: number): Mark[] {
  const waterY = deckY + WATER_BELOW_DECK_FT * scale;
  const floor: Point[] = [
    [left, waterY + depthFt * scale],
    [right, waterY + depthFt * scale],
  ];
  return [
    area(shell(floor, left, right, deckY, scale), { fill: '#9aa5a6', stroke: PAPER.ink, width: 1.2 }),
    area([[left, deckY], ...floor, [right, deckY]], { fill: PAPER.white }),
    area([[left, waterY], ...floor, [right, waterY]], { fill: PAPER.water }),
    line([left, waterY], [right, waterY], 2.4, PAPER.waterDeep),
  ];
}

/** The deck's height in the figures of the plot's own heights. */
function deckLevel(
  { plot }: Layout,
  right: number,
  baseline: number,
  size: number,
  words: SitePlanWords,
): Mark[] {
  if (!plot) return [];
  const text = fill(words.sections.deck, { height: (Math.round(plot.levelFt * 10) / 10).toFixed(1) });
  return [label([right, baseline], text, size, 'end', { colour: PAPER.quiet })];
}
