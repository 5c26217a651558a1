import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import { fill } from '#domain/words/fill.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import { dimensionEnds } from '../engine/dimension-marks.ts';
import type { Entity } from '../engine/entity.ts';
import { textWidthOf } from '../engine/text-width.ts';
import type { View } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import { type Draft, draftOf, shape, stroke } from '../site/draft.ts';
import { alongPath, around, within } from '../site/spots.ts';
import type { Gate } from './barrier.ts';
import { barrierEntities } from './barrier-entities.ts';
import { gapLine, padGap, runLengths, straightRuns } from './measures.ts';

// The barrier from above: its runs with their lengths, its gates and posts, and what it stands around.

const MARGIN_IN = 0.75;
/** Of the house, what is seen behind the wall that closes the barrier. */
const HOUSE_FT = 8;
const POST_FT = 0.33;

/** How far a gate that stands open reaches. */
const leafEnds = ({ ends, outward, widthFt }: Gate): Point[] =>
  ends.map(([x, z]): Point => [x + outward[0] * widthFt, z + outward[1] * widthFt]);

const PAD_SHOWN_FT = 2;

/** Some of the pad, where it is near. */
function padShown(set: PlanSet): Point[] {
  return padGap(set).map(({ from, at, feet }): Point => {
    const on = 1 + PAD_SHOWN_FT / feet;
    return [from[0] + (at[0] - from[0]) * on, from[1] + (at[1] - from[1]) * on];
  });
}

const corners = (set: PlanSet): Point[] => {
  const { barrier, layout } = set;
  const shown = [...barrier.ring, ...layout.deck, ...barrier.gates.flatMap(leafEnds)];
  const b = boundsOf([...shown, ...padShown(set)]);
  const back = barrier.walls.length > 0 && !layout.plot ? HOUSE_FT : 0;
  return [
    [b.x0, b.z0 - back],
    [b.x1, b.z1],
  ];
};

export const BARRIER_VIEW: View = {
  name: 'barrier',
  title: ({ words }) => words.barrier.plan,
  ruler: 'built',
  extent: (set) => boundsOf(corners(set)),
  marginIn: MARGIN_IN,
  draw: (set, pen) => drawn(draftOf(set, pen, { corners: corners(set), turnDeg: 0, marginIn: MARGIN_IN })),
};

function drawn(draft: Draft): Entity[] {
  const { set, layout, pen } = draft;
  const { barrier } = set;
  const half = Math.max(POST_FT / 2, pen.pt(1.1));
  const lines: Entity[] = [
    ...shape(draft, 'A-DECK', layout.deck, { tint: '#f7f4ee' }),
    ...shape(draft, 'A-POOL', layout.pool.outline, { tint: '#e2f1f3' }),
    ...buildings(draft),
    ...shape(draft, 'M-EQPM', set.equipment.pad.outline, { tint: '#ffffff' }),
    ...(layout.plot ? stroke(draft, 'C-PROP', [...layout.plot.lot, ...layout.plot.lot.slice(0, 1)]) : []),
    ...barrier.walls.map((points): Entity => ({ kind: 'path', layer: 'C-WALL', points, closed: false })),
    ...barrierEntities(barrier),
    ...barrier.posts.map(
      ([x, z]): Entity => ({
        kind: 'path',
        layer: 'A-FEAT',
        points: [
          [x - half, z - half],
          [x + half, z - half],
          [x + half, z + half],
          [x - half, z + half],
        ],
        closed: true,
        fill: { tint: '#111111' },
      }),
    ),
  ];
  draft.letters.avoid(barrier.ring, true);
  draft.letters.avoid(layout.deck, true);
  draft.letters.avoid(layout.pool.outline, true);
  const dimensions = [
    ...runLengths(set, pen),
    ...[barrier.nearest, ...padGap(set)].map((gap) => gapLine(gap, pen)),
  ];
  for (const one of dimensions) draft.letters.avoid(dimensionEnds(one));
  return [...lines, ...names(draft), ...dimensions];
}

const buildings = (draft: Draft): Entity[] => {
  const { plot, house } = draft.layout;
  const outlines = plot ? plot.buildings.map(({ outline }) => outline) : house ? [house.outline] : [];
  return outlines.flatMap((outline) => [
    ...shape(draft, 'A-BLDG-PATT', outline, { hatch: 'right', gapPt: 6 }),
    ...shape(draft, 'A-BLDG', outline),
  ]);
};

function names(draft: Draft): Entity[] {
  const { letters, pen, layout, set } = draft;
  const { barrier, words } = set;
  const { labels } = words.barrier;
  const { textFt } = pen;
  const text = { layer: 'A-ANNO-TEXT' } as const;
  const kept = { ...text, strong: true } as const;
  const line = fill(barrier.designed ? labels.designed : labels.proposed, {
    height: feetAndInches(barrier.heightFt),
  });
  const longest = barrier.paths.flatMap(straightRuns).toSorted((a, b) => far(b) - far(a));
  const built = layout.plot
    ? layout.plot.buildings.map(({ outline, kind }) => ({
        outline,
        name: kind === 'house' ? labels.house : labels.building,
      }))
    : layout.house
      ? [{ outline: layout.house.outline, name: labels.house }]
      : [];
  const pad = { outline: set.equipment.pad.outline, name: words.site.labels.pad };
  return [
    ...letters.write(labels.water, textFt, within(letters, layout.pool.outline), kept),
    ...barrier.gates.flatMap(({ ends: [a, b], outward, widthFt }, i) => {
      const off = (feet: number): Point => [
        (a[0] + b[0]) / 2 + outward[0] * feet,
        (a[1] + b[1]) / 2 + outward[1] * feet,
      ];
      const [inside, at] = [off(-textFt * 1.5), off(widthFt + textFt)];
      return letters.write(
        fill(labels.gate, { tag: gateTag(i), width: feetAndInches(widthFt) }),
        textFt,
        [
          { at: inside },
          { at },
          ...around(inside, textFt * 5, textFt, 0),
          ...around(at, textFt * 5, textFt * 2, 0),
        ],
        { layer: 'A-BARR-GATE', strong: true },
      );
    }),
    ...letters.write(
      line,
      textFt,
      longest.flatMap((run) => alongPath(letters, run, textFt)),
      text,
    ),
    ...barrier.walls.flatMap((wall) =>
      letters.write(labels.wall, textFt, alongPath(letters, wall, textFt * 1.2), kept),
    ),
    ...[...built, pad].flatMap(({ outline, name }) => {
      const { x0, x1, z0, z1 } = draft.window;
      const shown = outline.map(
        ([x, z]): Point => [Math.min(x1, Math.max(x0, x)), Math.min(z1, Math.max(z0, z))],
      );
      const b = boundsOf(shown);
      const wide = textWidthOf(name, textFt, true);
      if (b.x1 - b.x0 > wide && b.z1 - b.z0 > textFt * 1.5)
        return letters.write(name, textFt, within(letters, shown), kept);
      const over: Point = [Math.min((b.x0 + b.x1) / 2, x1 - wide * 0.6), b.z0 - textFt * 0.8];
      return b.x1 > b.x0 && b.z1 > b.z0 ? letters.write(name, textFt, [{ at: over }], kept) : [];
    }),
    ...letters.write(labels.deck, textFt, within(letters, layout.deck, [layout.pool.outline]), text),
  ];
}

const far = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const gateTag = (index: number) => `G-${index + 1}`;
