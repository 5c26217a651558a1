import type { Point } from '#domain/geometry/plane.ts';
import { fallAt } from '#studio/scene/falling-ground.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { basinOf, SPA } from '#studio/scene/pool-heights.ts';
import { GROUND_Y } from '#studio/scene/scene-builder.ts';
import { type Cut, crossingsAlong } from '#studio/section/cuts.ts';
import { calloutRow } from './callouts.ts';
import { airMarks, builtMarks, type CutPool, cutPool, type ToSheet } from './cut-pool.ts';
import { depthFigures } from './depth-figures.ts';
import { dimension, feetAndInches } from './dimension.ts';
import { block, label, line, type Mark, PAPER } from './marks.ts';
import type { SitePlanWords } from './plot-words.ts';
import { namesOver, namesUnder } from './section-names.ts';
import { slopeGround, slopeKey, slopeLines, slopeProfile, wallsInSection } from './slope-section.ts';

// One section with its ground, names and figures; on every sheet at the scale it is given.

const ABOVE_FT = 1.2;
const KEY_BESIDE = 700;
/** Over the highest ground, for a wall's figure. */
const WALL_FIGURE_FT = 1.5;

export type CutSheet = {
  top: number;
  width: number;
  textSize: number;
  /** Feet along the cut to the sheet, at `scale` units a foot. */
  toX: (feet: number) => number;
  scale: number;
};
type CutTitle = { text: string; aside?: string; key: boolean };

export function drawCut(
  layout: Layout,
  asked: Cut,
  /** Between which ends the length is told. */
  length: Point,
  { text, aside, key }: CutTitle,
  { top, width, textSize, toX, scale }: CutSheet,
  words: SitePlanWords | null,
): { marks: Mark[]; height: number } {
  const pool = cutPool(layout, asked);
  const slope = words && slopeProfile(layout, asked);
  const above = Math.max(ABOVE_FT, pool.spa ? SPA.rimY + 0.3 : 0, slope ? slope.highest + WALL_FIGURE_FT : 0);
  // On a narrow sheet what the hatchings mean has a line of its own.
  const keyRow = slope && key && width < KEY_BESIDE ? textSize * 1.6 : 0;
  const small = textSize * 0.8;
  const namesY = top + textSize * 2.4 + keyRow;
  const deckY = namesY + textSize * 0.3 + above * scale;
  const at: ToSheet = (feet, aboveFt) => [toX(feet), deckY - aboveFt * scale];
  const bottom = deckY + Math.max(pool.lowestFt, -(slope?.lowest ?? 0)) * scale + 10;
  const under = namesUnder(pool, at);
  const underY = bottom + small * 1.25;
  const lineY = (under.length > 0 ? underY : bottom) + textSize * 1.1;
  const frame = { x: toX, y: (feet: number) => deckY - feet * scale, bottom };
  const [left, right] = [toX(length[0]), toX(length[1])];
  return {
    marks: [
      label([16, top + textSize], text, textSize, 'start', { strong: true }),
      ...(aside
        ? [label([width - 16, top + textSize], aside, textSize * 0.75, 'end', { colour: PAPER.quiet })]
        : []),
      ...(slope ? slopeGround(slope, frame) : levelGround(pool, at, width, bottom)),
      ...airMarks(pool, at),
      ...builtMarks(pool, at),
      ...(slope && words
        ? [
            ...slopeLines(slope, frame, takenBy(pool)),
            ...wallsInSection(layout, asked, frame, small, words),
            ...(key ? slopeKey(width - 16, top + textSize + keyRow, textSize * 0.75, words) : []),
          ]
        : groundLines(pool, at, width)),
      ...calloutRow(namesOver(pool, at), namesY, width, small, 'over'),
      ...calloutRow(under, underY, width, small, 'under'),
      ...depthFigures(pool, at, textSize),
      ...dimension([left, lineY], [right, lineY], feetAndInches(length[1] - length[0]), textSize),
    ],
    height: lineY + textSize * 1.4 - top,
  };
}

const takenBy = ({ spans }: CutPool): Point => [
  Math.min(...spans.map(({ span }) => span.from)),
  Math.max(...spans.map(({ span }) => span.to)),
];

/** Beyond a catch basin the ground lies lower: at its rim on a plot, else as it is drawn. */
const beyondBasin = ({ layout, cut, weir }: CutPool) => {
  if (!weir) return null;
  const feet = weir.at + weir.outerFt;
  const level = layout.plot ? basinOf(layout.design).rimY : fallAt(layout, cut.at(feet));
  return { feet, level: level + GROUND_Y };
};

function levelGround(pool: CutPool, at: ToSheet, width: number, bottom: number): Mark[] {
  const beyond = beyondBasin(pool);
  const [end, low] = beyond ? at(beyond.feet, beyond.level) : [width, 0];
  const ink = { fill: PAPER.earth, opacity: 0.55 };
  return [
    block(0, at(0, GROUND_Y)[1], end, bottom, ink),
    ...(beyond ? [block(end, low, width, bottom, ink)] : []),
  ];
}

function groundLines(pool: CutPool, at: ToSheet, width: number): Mark[] {
  const { layout, cut } = pool;
  const deck = crossingsAlong(layout.deck, cut.at);
  const [first, last] = [deck[0], deck.at(-1)];
  const beyond = beyondBasin(pool);
  const y = at(0, GROUND_Y)[1];
  return [
    ...(first === undefined ? [] : [line([0, y], [Math.max(0, at(first, 0)[0]), y], 2)]),
    ...(beyond
      ? [line(at(beyond.feet, beyond.level), [width, at(0, beyond.level)[1]], 2)]
      : last === undefined
        ? []
        : [line([Math.min(width, at(last, 0)[0]), y], [width, y], 2)]),
  ];
}
