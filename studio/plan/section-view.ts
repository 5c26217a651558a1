import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import { type DepthPoint, depthAt } from '#studio/scene/depth.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { SHELF_DEPTH_FT, WATER_Y } from '#studio/scene/pool-heights.ts';
import { depthMark, dimension, feetAndInches, textWidth } from './dimension.ts';
import { area, block, label, line, type Mark, PAPER } from './marks.ts';
import type { SitePlanWords } from './plot-words.ts';
import type { Sheet } from './sheet.ts';
import {
  type SectionLine,
  slopeGround,
  slopeKey,
  slopeLines,
  slopeProfile,
  wallsInSection,
} from './slope-section.ts';

// The pool cut lengthwise: same scale as the plan above it, so the two can be read together.

export const WATER_BELOW_DECK_FT = -WATER_Y;
export const SHELL_FT = 0.9;
const FIGURE_GAP = 12;
const KEY_BESIDE = 700;
/** Over the highest ground, for a wall's figure. */
export const WALL_FIGURE_FT = 1.5;

type Section = { profile: DepthPoint[]; at: (alongFt: number, depthFt: number) => Point; waterY: number };

export function sectionView(
  layout: Layout,
  top: number,
  sheet: Sheet,
  width: number,
  textSize: number,
  words: SitePlanWords | null,
): { marks: Mark[]; height: number } {
  const { scale, toX, shown } = sheet;
  const { profile, lengthFt } = layout.pool;
  const x0 = boundsOf(layout.pool.outline).x0;
  const deepest = Math.max(...profile.map((point) => point.depthFt));
  const raised = layout.items.find((item) => item.kind === 'Raised Spa');
  const run: SectionLine = { at: (feet) => [feet, 0], from: shown.x0, to: shown.x1 };
  const slope = words && slopeProfile(layout, run);
  const above = Math.max(1.5, raised?.heightFt ?? 0, slope ? slope.highest + WALL_FIGURE_FT : 0) * scale;
  // On a narrow sheet what the hatchings mean has a line of its own.
  const keyRow = slope && width < KEY_BESIDE ? textSize * 1.6 : 0;
  const deckY = top + textSize * 2 + keyRow + above;
  const waterY = deckY + WATER_BELOW_DECK_FT * scale;
  const at = (alongFt: number, depthFt: number): Point => [toX(x0 + alongFt), waterY + depthFt * scale];
  const shelf = layout.items.find((item) => item.kind === 'Sunshelf');
  const shelfEnd = shelf ? boundsOf(shelf.outline).x1 - x0 : 0;
  const floor = floorLine({ profile, at, waterY }, shelfEnd < lengthFt * 0.6 ? shelfEnd : 0);
  const bottom = Math.max(waterY + (deepest + SHELL_FT) * scale, deckY - (slope?.lowest ?? 0) * scale) + 14;
  const frame = { x: toX, y: (feet: number) => deckY - feet * scale, bottom };
  const [left, right] = [toX(x0), toX(x0 + lengthFt)];
  const lineY = bottom + textSize * 1.1;
  const marks: Mark[] = [
    label([16, top + textSize], 'Section along the pool', textSize, 'start', { strong: true }),
    ...(slope
      ? slopeGround(slope, frame)
      : [block(0, deckY, width, bottom, { fill: PAPER.earth, opacity: 0.55 })]),
    area(shell(floor, left, right, deckY, scale), { fill: '#9aa5a6', stroke: PAPER.ink, width: 1.2 }),
    area([[left, deckY], ...floor, [right, deckY]], { fill: PAPER.white }),
    area([[left, waterY], ...floor, [right, waterY]], { fill: PAPER.water }),
    line([left, waterY], [right, waterY], 2.4, PAPER.waterDeep),
    ...(slope && words
      ? [
          ...slopeLines(slope, frame, [x0, x0 + lengthFt]),
          ...wallsInSection(layout, run, frame, textSize * 0.8, words),
          ...slopeKey(width - 16, top + textSize + keyRow, textSize * 0.75, words),
        ]
      : [line([0, deckY], [left, deckY], 2.4), line([right, deckY], [width, deckY], 2.4)]),
    ...spaAbove(raised, toX, deckY, scale),
    ...depthFigures({ profile, at, waterY }, lengthFt, shelfEnd, scale, textSize),
    ...dimension([left, lineY], [right, lineY], feetAndInches(lengthFt), textSize),
  ];
  return { marks, height: lineY + textSize * 1.4 - top };
}

function floorLine({ profile, at }: Section, shelfEnd: number): Point[] {
  const beyond = profile.filter((point) => shelfEnd === 0 || point.alongFt > shelfEnd);
  const floor = beyond.map((point) => at(point.alongFt, point.depthFt));
  if (shelfEnd === 0) return floor;
  const nose = [at(shelfEnd, SHELF_DEPTH_FT), at(shelfEnd, depthAt(profile, shelfEnd))];
  return [at(0, SHELF_DEPTH_FT), ...nose, ...floor];
}

function spaAbove(
  spa: Footprint | undefined,
  toX: (feet: number) => number,
  deckY: number,
  scale: number,
): Mark[] {
  if (!spa || spa.heightFt <= 0) return [];
  const { x0, x1 } = boundsOf(spa.outline);
  const top = deckY - spa.heightFt * scale;
  const outline: Point[] = [
    [toX(x0), deckY],
    [toX(x0), top],
    [toX(x1), top],
    [toX(x1), deckY],
  ];
  return [area(outline, { fill: PAPER.ground, stroke: PAPER.ink, width: 1.2, dash: 4 })];
}

// The depth of the shallow and of the deep end, where a floor that slopes has two.
function depthFigures(
  { profile, at, waterY }: Section,
  lengthFt: number,
  shelfEnd: number,
  scale: number,
  textSize: number,
): Mark[] {
  const depth = (alongFt: number, side: 'before' | 'after', clear = 0): Mark[] => {
    const feet = depthAt(profile, alongFt);
    if (feet < 0.5) return [];
    const [x, y] = at(alongFt, feet);
    return depthMark(x, waterY, y, feetAndInches(feet), textSize, side, clear);
  };
  const beforeSlope = Math.min(lengthFt * 0.3, (profile.at(-3)?.alongFt ?? 0) * 0.85);
  const shallowAt = Math.max(shelfEnd + 1.6, beforeSlope, 2);
  const deepAt = lengthFt - Math.min(3, lengthFt * 0.1);
  const deepest = Math.max(...profile.map((point) => point.depthFt));
  // In a short pool the two figures would meet: the deep one then stands outside, in the ground.
  const room = 2 * (textWidth(feetAndInches(deepest), textSize) + FIGURE_GAP);
  const apart = (deepAt - shallowAt) * scale;
  const wallBeyond = at(lengthFt, 0)[0] - at(deepAt, 0)[0] + SHELL_FT * scale;
  const level = depthAt(profile, shallowAt) === depthAt(profile, deepAt);
  return [
    ...depth(shallowAt, apart < room / 2 ? 'before' : 'after'),
    ...(level ? [] : depth(deepAt, apart < room ? 'after' : 'before', apart < room ? wallBeyond : 0)),
  ];
}

export function shell(
  floor: readonly Point[],
  left: number,
  right: number,
  deckY: number,
  scale: number,
): Point[] {
  const wall = SHELL_FT * scale;
  return [
    [left - wall, deckY],
    ...floor.map(
      ([x, y], index): Point => [
        index === 0 ? left - wall : index === floor.length - 1 ? right + wall : x,
        y + wall,
      ],
    ),
    [right + wall, deckY],
  ];
}
