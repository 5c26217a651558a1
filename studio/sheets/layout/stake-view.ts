import { type Bounds, boundsOf, type Point } from '#domain/geometry/plane.ts';
import { fill } from '#domain/words/fill.ts';
import { copingOutline } from '#studio/scene/layout.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Arc, Side } from './arcs.ts';
import { dimension } from './dimension-chain.ts';
import { inEighths } from './eighths.ts';
import { centerline, referenceMarks } from './layout-view.ts';
import { buildingEntities, open } from './pool-plan.ts';
import { type StakeOut, type StakePoint, stakeOutOf } from './stake-out.ts';
import { ViewRoom } from './view-room.ts';

// The water's edge as it is staked: reference points, centerline, stations and offsets, sides, arcs with their radii.

const AROUND_FT = 2;

function shownOf({ layout }: PlanSet, { references: { a, b } }: StakeOut): Bounds {
  const { x0, z0, x1, z1 } = boundsOf([...copingOutline(layout), a, b]);
  return { x0: x0 - AROUND_FT, z0: z0 - AROUND_FT, x1: x1 + AROUND_FT, z1: z1 + AROUND_FT };
}

export const STAKE_VIEW: View = {
  name: 'stake-out',
  title: ({ words }) => words.layout.stakePlan,
  ruler: 'built',
  extent: (set) => shownOf(set, stakeOutOf(set.layout)),
  marginIn: 0.4,
  draw: (set, pen) => {
    const { layout } = set;
    const stakeOut = stakeOutOf(layout);
    const shown = shownOf(set, stakeOut);
    const room = new ViewRoom(pen, shown);
    return [
      ...buildingEntities(layout, shown),
      { kind: 'path', layer: 'A-POOL-COPG', points: copingOutline(layout), closed: true },
      { kind: 'path', layer: 'A-POOL', points: layout.pool.outline, closed: true },
      ...centerline(layout, pen),
      ...ties(stakeOut),
      ...stationLines(stakeOut),
      ...referenceMarks(stakeOut.references, shown, pen, room),
      ...pieceEntities(set, stakeOut, pen, room),
      ...diagonals(stakeOut, pen, room),
      ...stationWords(stakeOut, pen, room),
      ...pointMarks(stakeOut, pen, room),
    ];
  },
};

/** From A and B to both ends of the centerline. */
const ties = ({ references: { a, b }, line }: StakeOut): Entity[] =>
  line.flatMap((end) => [open('A-ANNO-SETO', [a, end]), open('A-ANNO-SETO', [b, end])]);

const stationLines = ({ points, stationsFt }: StakeOut): Entity[] =>
  stationsFt.length === 0
    ? []
    : points
        .filter(({ offsetFt }) => Math.abs(offsetFt) > 0.05)
        .map(({ at }) => open('A-ANNO-SETO', [[at[0], 0], at]));

function upright(text: string, at: Point, heightFt: number): Entity[] {
  return [
    { kind: 'text', layer: 'A-ANNO-SETO', at, text, heightFt, anchor: 'middle', turnDeg: -90, ground: true },
  ];
}

/** The offset on each line, and the station where the line begins. */
function stationWords({ points, stationsFt, line }: StakeOut, { textFt }: Pen, room: ViewRoom): Entity[] {
  if (stationsFt.length === 0) return [];
  const size = textFt * 0.9;
  const offsets = points.flatMap(({ at, offsetFt }) =>
    room.place(
      [0.5, 0.62, 0.38, 0.72].map((share) =>
        upright(inEighths(Math.abs(offsetFt)), [at[0] + size * 0.36, at[1] * share], size),
      ),
    ),
  );
  const stations = stationsFt.flatMap((feet) => {
    const x = line[0][0] + feet;
    const text = (dz: number): Entity[] => [
      {
        kind: 'text',
        layer: 'A-ANNO-TEXT',
        at: [x, dz],
        text: inEighths(feet),
        heightFt: size,
        anchor: 'middle',
        ground: true,
      },
    ];
    return room.place([text(size * 1.3), text(-size * 0.6)]);
  });
  return [...stations, ...offsets];
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
    ...arcs.flatMap((arc, i) => arcEntities(arc, `a${i + 1}`, words.radius, pen, room)),
  ];
}

function sideDimension({ from, to, lengthFt }: Side, copingFt: number, { textFt }: Pen): Entity {
  const off = copingFt + textFt * 1.8;
  const normal: Point = [(to[1] - from[1]) / lengthFt, -(to[0] - from[0]) / lengthFt];
  return dimension(from, to, [from[0] + normal[0] * off, from[1] + normal[1] * off], textFt);
}

/** Ticks at its ends, its radius on a leader, its center where it lies in the drawing. */
function arcEntities(arc: Arc, name: string, words: string, { textFt, pt }: Pen, room: ViewRoom): Entity[] {
  const { center, middle, radiusFt, from } = arc;
  const out: Point = [(middle[0] - center[0]) / radiusFt, (middle[1] - center[1]) / radiusFt];
  const text = `${name}  ${fill(words, { radius: inEighths(radiusFt) })}`;
  const ways = [1, -1].flatMap((sign) =>
    [2.4, 4, 6, 8.5].flatMap((far) =>
      [0, 0.5, -0.5, 0.9, -0.9].map((lean): Entity[] => {
        const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
        const way: Point = [out[0] * cos - out[1] * sin, out[0] * sin + out[1] * cos];
        const knee: Point = [
          middle[0] + way[0] * sign * far * textFt,
          middle[1] + way[1] * sign * far * textFt,
        ];
        const run = way[0] * sign >= 0 ? 1 : -1;
        return [
          {
            kind: 'leader',
            layer: 'A-ANNO-TEXT',
            points: [middle, knee, [knee[0] + run * textFt * 0.8, knee[1]]],
            text,
            heightFt: textFt,
          },
        ];
      }),
    ),
  );
  const tick: Point = [(from[0] - center[0]) / radiusFt, (from[1] - center[1]) / radiusFt];
  return [
    open('A-ANNO-SETO', [
      [from[0] - tick[0] * pt(6), from[1] - tick[1] * pt(6)],
      [from[0] + tick[0] * pt(6), from[1] + tick[1] * pt(6)],
    ]),
    ...room.place(ways, true),
    ...centerMark(center, name, { textFt, pt }, room),
  ];
}

function centerMark(
  center: Point,
  name: string,
  { textFt, pt }: Pick<Pen, 'textFt' | 'pt'>,
  room: ViewRoom,
): Entity[] {
  const [x, z] = center;
  const arm = pt(4);
  const text = (dx: number, dz: number): Entity[] => [
    {
      kind: 'text',
      layer: 'A-ANNO-SETO',
      at: [x + dx, z + dz],
      text: `c ${name}`,
      heightFt: textFt * 0.85,
      anchor: 'middle',
      ground: true,
    },
  ];
  const words = room.place([
    text(textFt, -textFt * 0.5),
    text(-textFt, -textFt * 0.5),
    text(textFt, textFt * 1.2),
    text(-textFt, textFt * 1.2),
  ]);
  if (words.length === 0) return [];
  return [
    open('A-ANNO-SETO', [
      [x - arm, z - arm],
      [x + arm, z + arm],
    ]),
    open('A-ANNO-SETO', [
      [x - arm, z + arm],
      [x + arm, z - arm],
    ]),
    ...words,
  ];
}

function diagonals({ diagonals: all }: StakeOut, { textFt }: Pen, room: ViewRoom): Entity[] {
  return all.flatMap(({ from, to, lengthFt }) => {
    const degrees = (Math.atan2(to.at[1] - from.at[1], to.at[0] - from.at[0]) * 180) / Math.PI;
    const ways = [0.3, 0.7, 0.2, 0.8, 0.4].map((share): Entity[] => [
      {
        kind: 'text',
        layer: 'A-ANNO-SETO',
        at: [from.at[0] + (to.at[0] - from.at[0]) * share, from.at[1] + (to.at[1] - from.at[1]) * share],
        text: inEighths(lengthFt),
        heightFt: textFt,
        anchor: 'middle',
        turnDeg: degrees,
        ground: true,
      },
    ]);
    return [open('A-ANNO-SETO', [from.at, to.at]), ...room.place(ways, true)];
  });
}

function pointMarks({ points }: StakeOut, { textFt, pt }: Pen, room: ViewRoom): Entity[] {
  const middle = boundsOf(points.map(({ at }) => at));
  const [cx, cz] = [(middle.x0 + middle.x1) / 2, (middle.z0 + middle.z1) / 2];
  const name = ({ name: text, at }: StakePoint): Entity[] => {
    const [sx, sz] = [Math.sign(at[0] - cx) || 1, Math.sign(at[1] - cz) || 1];
    const words = (dx: number, dz: number): Entity[] => [
      {
        kind: 'text',
        layer: 'A-ANNO-TEXT',
        at: [at[0] + dx * textFt, at[1] + dz * textFt + textFt * 0.35],
        text,
        heightFt: textFt * 0.85,
        anchor: 'middle',
        ground: true,
      },
    ];
    return room.place([
      words(0, sz * 1.1),
      words(sx * 1.3, sz * 0.8),
      words(-sx * 1.3, sz * 0.8),
      words(sx * 1.6, 0),
      words(0, sz * 2),
      words(sx * 1.5, sz * 2),
    ]);
  };
  return points.flatMap((point) => [
    { kind: 'circle', layer: 'A-ANNO-SETO', at: point.at, radiusFt: pt(1.6), fill: { tint: '#ffffff' } },
    ...name(point),
  ]);
}
