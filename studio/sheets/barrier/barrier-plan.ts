import { type Gap, gapOfOutlines, segmentsOf } from '#domain/geometry/distance.ts';
import { boundsOf, contains, type Point } from '#domain/geometry/plane.ts';
import { fill } from '#domain/words/fill.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import { type Draft, draftOf, shape, stroke } from '../site/draft.ts';
import { alongPath, around, within } from '../site/spots.ts';
import type { Gate } from './barrier.ts';
import { barrierEntities } from './barrier-entities.ts';

// The barrier from above: its runs with their lengths, its gates and posts, and what it stands around.

const MARGIN_IN = 0.75;
/** Of the house, what is seen behind the wall that closes the barrier. */
const HOUSE_FT = 8;
/** Shorter runs are told by the whole length alone. */
const LEAST_RUN_FT = 5;
const POST_FT = 0.33;

/** How far a gate that stands open reaches. */
const leafEnds = ({ ends, outward, widthFt }: Gate): Point[] =>
  ends.map(([x, z]): Point => [x + outward[0] * widthFt, z + outward[1] * widthFt]);

/** As near as somebody asks how far it stands off. */
const NEAR_FT = 6;

const padGap = ({ barrier, equipment }: PlanSet) => gapOfOutlines(barrier.ring, equipment.pad.outline);

const corners = (set: PlanSet): Point[] => {
  const { barrier, layout, equipment } = set;
  const b = boundsOf([
    ...barrier.ring,
    ...layout.deck,
    ...barrier.gates.flatMap(leafEnds),
    ...(padGap(set).feet < NEAR_FT ? equipment.pad.outline : []),
  ]);
  const back = barrier.walls.length > 0 && !layout.plot ? HOUSE_FT : 0;
  return [
    [b.x0, Math.min(b.z0, boundsOf(barrier.ring).z0 - back)],
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
  const gap = padGap(set);
  const dimensions = [
    ...runLengths(set, pen),
    gapLine(set.barrier.nearest, pen),
    ...(gap.feet > 0 && gap.feet < NEAR_FT ? [gapLine(gap, pen)] : []),
  ];
  for (const { from, to } of dimensions) draft.letters.avoid([from, to]);
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

type Dimension = Extract<Entity, { kind: 'dimension' }>;

/** Straight stretches outside of the line, and each gate in its place. */
function runLengths({ barrier }: PlanSet, pen: Pen): Dimension[] {
  const runs = barrier.paths
    .flatMap((path) => straightRuns(path))
    .filter(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]) >= LEAST_RUN_FT);
  return [...runs, ...barrier.gates.map(({ ends }) => ends)].map(([from, to]): Dimension => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const normal: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
    const probe: Point = [(from[0] + to[0]) / 2 + normal[0] * 0.2, (from[1] + to[1]) / 2 + normal[1] * 0.2];
    const out = (contains(barrier.ring, probe) ? -1 : 1) * pen.pt(26);
    return {
      kind: 'dimension',
      layer: 'A-ANNO-DIMS',
      from,
      to,
      at: [from[0] + normal[0] * out, from[1] + normal[1] * out],
      heightFt: pen.textFt,
    };
  });
}

const STRAIGHT_SIN = Math.sin((2 * Math.PI) / 180);

/** Pieces that run on in one direction are one. */
function straightRuns(path: readonly Point[]): (readonly [Point, Point])[] {
  const runs: [Point, Point][] = [];
  for (const [a, b] of segmentsOf(path)) {
    const last = runs.at(-1);
    const [ux, uz] = last ? [last[1][0] - last[0][0], last[1][1] - last[0][1]] : [0, 0];
    const [vx, vz] = [b[0] - a[0], b[1] - a[1]];
    const bend = Math.abs(ux * vz - uz * vx) / (Math.hypot(ux, uz) * Math.hypot(vx, vz) || 1);
    if (last && bend < STRAIGHT_SIN && ux * vx + uz * vz > 0) last[1] = b;
    else runs.push([a, b]);
  }
  return runs;
}

const gapLine = ({ from, at }: Pick<Gap, 'from' | 'at'>, pen: Pen): Dimension => ({
  kind: 'dimension',
  layer: 'A-ANNO-DIMS',
  from,
  to: at,
  at: from,
  heightFt: pen.textFt,
});

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
  const outlines = layout.plot
    ? layout.plot.buildings.map(({ outline, kind }) => ({
        outline,
        name: kind === 'house' ? labels.house : labels.building,
      }))
    : layout.house
      ? [{ outline: layout.house.outline, name: labels.house }]
      : [];
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
    ...outlines.flatMap(({ outline, name }) => {
      const { x0, x1, z0, z1 } = draft.window;
      const shown = outline.map(
        ([x, z]): Point => [Math.min(x1, Math.max(x0, x)), Math.min(z1, Math.max(z0, z))],
      );
      const b = boundsOf(shown);
      return b.x1 - b.x0 > textFt * 3 && b.z1 - b.z0 > textFt * 1.5
        ? letters.write(name, textFt, within(letters, shown), kept)
        : [];
    }),
    ...letters.write(words.site.labels.pad, textFt, within(letters, set.equipment.pad.outline), text),
    ...letters.write(labels.deck, textFt, within(letters, layout.deck, [layout.pool.outline]), text),
  ];
}

const far = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const gateTag = (index: number) => `G-${index + 1}`;
