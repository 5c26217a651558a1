import { depthAt } from '#studio/scene/depth.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { boundsOf, type Point } from '#studio/scene/plane.ts';
import { depthMark, dimension, feetAndInches, textWidth } from './dimension.ts';
import { type Mark, PAPER } from './marks.ts';

// The pool cut lengthwise: same scale as the plan above it, so the two can be read together.

const WATER_BELOW_DECK_FT = 0.5;
const SHELF_DEPTH_FT = 0.9;
const SHELL_FT = 0.9;
const FIGURE_GAP = 12;

export function sectionView(
  layout: Layout,
  top: number,
  scale: number,
  toX: (feet: number) => number,
  width: number,
  textSize: number,
): { marks: Mark[]; height: number } {
  const { profile, lengthFt } = layout.pool;
  const x0 = boundsOf(layout.pool.outline).x0;
  const deepest = Math.max(...profile.map((point) => point.depthFt));
  const raised = layout.items.find((item) => item.kind === 'Raised Spa');
  const above = Math.max(1.5, raised?.heightFt ?? 0) * scale;
  const deckY = top + textSize * 2 + above;
  const waterY = deckY + WATER_BELOW_DECK_FT * scale;
  const at = (alongFt: number, depthFt: number): Point => [toX(x0 + alongFt), waterY + depthFt * scale];
  const shelf = layout.items.find((item) => item.kind === 'Sunshelf');
  const shelfEnd = shelf ? boundsOf(shelf.outline).x1 - x0 : 0;
  const floor: Point[] = [];
  if (shelf && shelfEnd < lengthFt * 0.6) {
    floor.push(at(0, SHELF_DEPTH_FT), at(shelfEnd, SHELF_DEPTH_FT), at(shelfEnd, depthAt(profile, shelfEnd)));
    floor.push(
      ...profile.filter((point) => point.alongFt > shelfEnd).map((point) => at(point.alongFt, point.depthFt)),
    );
  } else floor.push(...profile.map((point) => at(point.alongFt, point.depthFt)));

  const bottom = waterY + (deepest + SHELL_FT) * scale + 14;
  const left = toX(x0);
  const right = toX(x0 + lengthFt);
  const marks: Mark[] = [
    {
      kind: 'text',
      x: 16,
      y: top + textSize,
      text: 'Section along the pool',
      size: textSize,
      anchor: 'start',
      strong: true,
    },
    {
      kind: 'shape',
      points: [
        [0, deckY],
        [width, deckY],
        [width, bottom],
        [0, bottom],
      ],
      closed: true,
      fill: PAPER.earth,
      opacity: 0.55,
    },
    {
      kind: 'shape',
      points: shell(floor, left, right, deckY, scale),
      closed: true,
      fill: '#9aa5a6',
      stroke: PAPER.ink,
      width: 1.2,
    },
    { kind: 'shape', points: [[left, deckY], ...floor, [right, deckY]], closed: true, fill: PAPER.white },
    { kind: 'shape', points: [[left, waterY], ...floor, [right, waterY]], closed: true, fill: PAPER.water },
    {
      kind: 'shape',
      points: [
        [left, waterY],
        [right, waterY],
      ],
      closed: false,
      stroke: PAPER.waterDeep,
      width: 2.4,
    },
    {
      kind: 'shape',
      points: [
        [0, deckY],
        [left, deckY],
      ],
      closed: false,
      stroke: PAPER.ink,
      width: 2.4,
    },
    {
      kind: 'shape',
      points: [
        [right, deckY],
        [width, deckY],
      ],
      closed: false,
      stroke: PAPER.ink,
      width: 2.4,
    },
  ];
  if (raised && raised.heightFt > 0) {
    const b = boundsOf(raised.outline);
    marks.push({
      kind: 'shape',
      points: [
        [toX(b.x0), deckY],
        [toX(b.x0), deckY - raised.heightFt * scale],
        [toX(b.x1), deckY - raised.heightFt * scale],
        [toX(b.x1), deckY],
      ],
      closed: true,
      fill: PAPER.ground,
      stroke: PAPER.ink,
      width: 1.2,
      dash: 4,
    });
  }
  const depth = (alongFt: number, side: 'before' | 'after', clear = 0): Mark[] => {
    const feet = depthAt(profile, alongFt);
    if (feet < 0.5) return [];
    const [x, y] = at(alongFt, feet);
    return depthMark(x, waterY, y, feetAndInches(feet), textSize, side, clear);
  };
  const shallowAt = Math.max(
    shelfEnd + 1.6,
    Math.min(lengthFt * 0.3, (profile.at(-3)?.alongFt ?? 0) * 0.85),
    2,
  );
  const deepAt = lengthFt - Math.min(3, lengthFt * 0.1);
  // In a short pool the two figures would meet: the deep one then stands outside, in the ground.
  const room = 2 * (textWidth(feetAndInches(deepest), textSize) + FIGURE_GAP);
  const apart = (deepAt - shallowAt) * scale;
  const wallBeyond = right - at(deepAt, 0)[0] + SHELL_FT * scale;
  const level = depthAt(profile, shallowAt) === depthAt(profile, deepAt);
  marks.push(
    ...depth(shallowAt, apart < room / 2 ? 'before' : 'after'),
    ...(level ? [] : depth(deepAt, apart < room ? 'after' : 'before', apart < room ? wallBeyond : 0)),
  );
  const lineY = bottom + textSize * 1.1;
  marks.push(...dimension([left, lineY], [right, lineY], feetAndInches(lengthFt), textSize));
  return { marks, height: lineY + textSize * 1.4 - top };
}

function shell(floor: readonly Point[], left: number, right: number, deckY: number, scale: number): Point[] {
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
