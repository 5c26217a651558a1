import { type Bounds, boundsOf, type Point } from '#domain/geometry/plane.ts';
import { fill } from '#domain/words/fill.ts';
import { copingOutline } from '#studio/scene/layout.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Arc, Side } from './arcs.ts';
import { dimension } from './dimension-chain.ts';
import { inEighths } from './eighths.ts';
import { centerline, referenceMarks } from './layout-view.ts';
import { buildingEntities, open } from './pool-plan.ts';
import { away, type StakeOut, stakeOutOf } from './stake-out.ts';
import { centerMarks, isInside, lengthsAlong, pointMarks, stationWords, tiesOf } from './stake-words.ts';
import { ViewRoom } from './view-room.ts';

// The water's edge as it is staked: reference points, centerline, stations and offsets, sides, arcs with their radii.

const AROUND_FT = 2;
/** A hair less than the view's margin. */
const MARGIN_PT = 32;

const grown = ({ x0, z0, x1, z1 }: Bounds, by: number): Bounds => ({
  x0: x0 - by,
  z0: z0 - by,
  x1: x1 + by,
  z1: z1 + by,
});

function shownOf({ layout }: PlanSet, { references: { a, b } }: StakeOut): Bounds {
  return grown(boundsOf([...copingOutline(layout), a, b]), AROUND_FT);
}

export const STAKE_VIEW: View = {
  name: 'stake-out',
  title: ({ words }) => words.layout.stakePlan,
  ruler: 'built',
  extent: (set) => shownOf(set, stakeOutOf(set.layout)),
  marginIn: 0.5,
  draw: (set, pen) => {
    const { layout } = set;
    const stakeOut = stakeOutOf(layout);
    const shown = shownOf(set, stakeOut);
    const room = new ViewRoom(pen, grown(shown, pen.pt(MARGIN_PT)));
    const coping = copingOutline(layout);
    room.avoid(layout.pool.outline, true);
    const drawn = [
      ...tieLines(stakeOut),
      ...stationLines(stakeOut),
      ...stakeOut.diagonals.map(({ from, to }) => open('A-ANNO-SETO', [from.at, to.at])),
    ];
    for (const { points } of drawn) room.avoid(points);
    return [
      ...buildingEntities(layout, shown),
      { kind: 'path', layer: 'A-POOL-COPG', points: coping, closed: true },
      { kind: 'path', layer: 'A-POOL', points: layout.pool.outline, closed: true },
      ...centerline(layout, pen),
      ...drawn,
      ...referenceMarks(stakeOut.references, shown, pen, room),
      ...room.take(overallDimensions(layout, stakeOut, pen)),
      ...pieceEntities(set, stakeOut, pen, room),
      ...pointMarks(layout, stakeOut, pen, room),
      ...centerMarks(stakeOut, pen, room),
      ...stationWords(stakeOut, pen, room),
      ...lengthsAlong(stakeOut, pen, room),
    ];
  },
};

type Line = Extract<Entity, { kind: 'path' }>;

const tieLines = (stakeOut: StakeOut): Line[] =>
  tiesOf(stakeOut).map(({ from, to }) => open('A-ANNO-SETO', [from, to]));

const stationLines = (stakeOut: StakeOut): Line[] =>
  stakeOut.stationsFt.length === 0
    ? []
    : stakeOut.points
        .filter((point) => isInside(stakeOut, point))
        .map(({ at }) => open('A-ANNO-SETO', [[at[0], 0], at]));

/** The pool's whole length and width, beyond what its sides measure, and from A to B. */
function overallDimensions({ pool, copingFt }: Layout, stakeOut: StakeOut, { textFt }: Pen): Entity[] {
  const { references, pieces } = stakeOut;
  const { x0, z0, x1, z1 } = boundsOf(pool.outline);
  const { a, b } = references;
  const off = copingFt + textFt * 4;
  const told = (feet: number) =>
    pieces.some(({ kind, lengthFt }) => kind === 'side' && Math.abs(lengthFt - feet) < 0.01);
  const length = away(a, b);
  const out: Point = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  const sign = out[0] * a[0] + out[1] * a[1] >= 0 ? 1 : -1;
  const past = sign * (references.kind === 'house' ? AROUND_FT + textFt * 1.6 : textFt * 3);
  return [
    ...(told(x1 - x0) ? [] : [dimension([x0, z1], [x1, z1], [x0, z1 + off], textFt)]),
    ...(told(z1 - z0) ? [] : [dimension([x0, z0], [x0, z1], [x0 - off, z0], textFt)]),
    dimension(a, b, [a[0] + out[0] * past, a[1] + out[1] * past], textFt),
  ];
}

function pieceEntities(set: PlanSet, { pieces }: StakeOut, pen: Pen, room: ViewRoom): Entity[] {
  const words = set.words.layout;
  const sides = pieces.flatMap((piece) => (piece.kind === 'side' ? [piece] : []));
  const arcs = pieces.flatMap((piece) => (piece.kind === 'arc' ? [piece] : []));
  return [
    ...room.take(
      sides
        .filter(({ lengthFt }) => lengthFt > 1)
        .map((side) => sideDimension(side, set.layout.copingFt, pen)),
    ),
    // Outside of a rounded corner stand the names of its points.
    ...arcs.flatMap((arc, i) =>
      room.place(radiusWays(arc, `a${i + 1}`, words.radius, pen, set.layout.pool.curved ? 1 : -1), true),
    ),
    ...arcs.map((arc) => arcTick(arc, pen)),
  ];
}

function sideDimension({ from, to, lengthFt }: Side, copingFt: number, { textFt }: Pen): Entity {
  const off = copingFt + textFt * 1.8;
  const normal: Point = [(to[1] - from[1]) / lengthFt, -(to[0] - from[0]) / lengthFt];
  return dimension(from, to, [from[0] + normal[0] * off, from[1] + normal[1] * off], textFt);
}

/** Its radius on a leader, on the side that is given first. */
function radiusWays(
  { center, middle, radiusFt }: Arc,
  name: string,
  words: string,
  { textFt }: Pen,
  side: 1 | -1,
): Entity[][] {
  const out: Point = [(middle[0] - center[0]) / radiusFt, (middle[1] - center[1]) / radiusFt];
  const text = `${name}  ${fill(words, { radius: inEighths(radiusFt) })}`;
  return [side, -side].flatMap((sign) =>
    [2.4, 4, 6, 8.5].flatMap((far) =>
      [0, 0.5, -0.5, 0.9, -0.9].map((lean): Entity[] => {
        const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
        const way: Point = [out[0] * cos - out[1] * sin, out[0] * sin + out[1] * cos];
        const knee: Point = [
          middle[0] + way[0] * sign * far * textFt,
          middle[1] + way[1] * sign * far * textFt,
        ];
        const run = way[0] * sign >= 0 ? 1 : -1;
        const points = [middle, knee, [knee[0] + run * textFt * 0.8, knee[1]]] as const;
        return [{ kind: 'leader', layer: 'A-ANNO-TEXT', points, text, heightFt: textFt }];
      }),
    ),
  );
}

/** Where it begins. */
function arcTick({ center, radiusFt, from }: Arc, { pt }: Pen): Entity {
  const [x, z] = [(from[0] - center[0]) / radiusFt, (from[1] - center[1]) / radiusFt];
  return open('A-ANNO-SETO', [
    [from[0] - x * pt(6), from[1] - z * pt(6)],
    [from[0] + x * pt(6), from[1] + z * pt(6)],
  ]);
}
