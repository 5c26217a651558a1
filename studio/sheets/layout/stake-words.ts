import { nearestOn } from '#domain/geometry/distance.ts';
import { contains, edgesOf, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import { readable } from '#studio/plan/label-room.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen } from '../engine/view.ts';
import { inEighths } from './eighths.ts';
import { open } from './pool-plan.ts';
import { away, type StakeOut, type StakePoint } from './stake-out.ts';
import type { ViewRoom } from './view-room.ts';

// Names and figures of the stake-out plan: points, stations and offsets, ties and diagonals, centers of arcs.

/** From A and B to both ends of the centerline. */
export const tiesOf = ({ references: { a, b }, line }: StakeOut) =>
  line.flatMap((end) => [
    { from: a, to: end },
    { from: b, to: end },
  ]);
/** Not at the two ends, where they would lie on the edge itself. */
export const isInside = ({ line: [start, end] }: StakeOut, { at, offsetFt }: StakePoint) =>
  Math.abs(offsetFt) > 0.05 && at[0] - start[0] > 0.05 && end[0] - at[0] > 0.05;

function upright(text: string, at: Point, heightFt: number): Entity[] {
  return [
    { kind: 'text', layer: 'A-ANNO-SETO', at, text, heightFt, anchor: 'middle', turnDeg: -90, ground: true },
  ];
}

/** The offset on each line, and the station where the line begins. */
export function stationWords(stakeOut: StakeOut, { textFt }: Pen, room: ViewRoom): Entity[] {
  const { points, stationsFt, line } = stakeOut;
  if (stationsFt.length === 0) return [];
  const offsets = points
    .filter((point) => isInside(stakeOut, point))
    .flatMap(({ at, offsetFt }) =>
      room.place(
        [0.5, 0.62, 0.38, 0.72, 0.28].map((share) =>
          upright(inEighths(Math.abs(offsetFt)), [at[0] + textFt * 0.36, at[1] * share], textFt),
        ),
      ),
    );
  const stations = stationsFt.flatMap((feet) => {
    const x = line[0][0] + feet;
    return room.place(
      [1.3, -0.6].map((k) => [written(inEighths(feet), [x, k * textFt], textFt, 'A-ANNO-TEXT')]),
    );
  });
  return [...stations, ...offsets];
}

const written = (
  text: string,
  at: Point,
  heightFt: number,
  layer: 'A-ANNO-TEXT' | 'A-ANNO-SETO',
): Entity => ({ kind: 'text', layer, at, text, heightFt, anchor: 'middle', ground: true });

/** Where the drawing has room for their names. */
export const centerMarks = ({ pieces }: StakeOut, pen: Pen, room: ViewRoom): Entity[] =>
  pieces
    .flatMap((piece) => (piece.kind === 'arc' ? [piece.center] : []))
    .flatMap((center, i) => centerMark(center, `a${i + 1}`, pen, room));

function centerMark(center: Point, name: string, { textFt, pt }: Pen, room: ViewRoom): Entity[] {
  const [x, z] = center;
  const arm = pt(4);
  const beside = [
    [1.6, -0.5],
    [-1.6, -0.5],
    [1.6, 1.2],
    [-1.6, 1.2],
  ] as const;
  const words = room.place(
    beside.map(([dx, dz]) => [
      written(`c ${name}`, [x + dx * textFt, z + dz * textFt], textFt, 'A-ANNO-SETO'),
    ]),
  );
  if (words.length === 0) return [];
  room.keepFree(rectangle(x - arm, z - arm, x + arm, z + arm));
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

/** The length of each tie and diagonal, on its line. */
export function lengthsAlong(stakeOut: StakeOut, { textFt }: Pen, room: ViewRoom): Entity[] {
  const all = [
    ...stakeOut.diagonals.map(({ from, to }) => ({ from: from.at, to: to.at })),
    ...tiesOf(stakeOut),
  ];
  return all.flatMap(({ from, to }) => {
    const turnDeg = readable(from, to);
    const angle = (turnDeg * Math.PI) / 180;
    const ways = [0.3, 0.7, 0.2, 0.8, 0.4, 0.6, 0.12].map((share): Entity[] => [
      {
        kind: 'text',
        layer: 'A-ANNO-SETO',
        // The line runs through the middle of the letters.
        at: [
          from[0] + (to[0] - from[0]) * share - Math.sin(angle) * textFt * 0.36,
          from[1] + (to[1] - from[1]) * share + Math.cos(angle) * textFt * 0.36,
        ],
        text: inEighths(away(from, to)),
        heightFt: textFt,
        anchor: 'middle',
        turnDeg,
        ground: true,
      },
    ]);
    return room.place(ways);
  });
}

/** Outward from the water at a point, as long as 1. */
function outwardAt(outline: Polygon, [x, z]: Point): Point {
  const { at, edge } = edgesOf(outline)
    .map((edge) => ({ edge, ...nearestOn([edge], [x, z]) }))
    .reduce((best, one) => (one.feet < best.feet ? one : best));
  const far = away(at, [x, z]);
  if (far > 0.05) return [(x - at[0]) / far, (z - at[1]) / far];
  const [p, q] = edge;
  const normal: Point = [(q[1] - p[1]) / away(p, q), -(q[0] - p[0]) / away(p, q)];
  return contains(outline, [x + normal[0] * 0.05, z + normal[1] * 0.05]) ? [-normal[0], -normal[1]] : normal;
}

/** Each name outside of the coping; within it where there is no room. */
export function pointMarks(
  { pool, copingFt }: Layout,
  { points }: StakeOut,
  pen: Pen,
  room: ViewRoom,
): Entity[] {
  const { textFt, pt } = pen;
  const names = points.flatMap(({ name, at, onEdge }) => {
    const [nx, nz] = outwardAt(pool.outline, at);
    const past = copingFt + textFt * 0.8;
    const ways = (onEdge ? [past, copingFt / 2, past + textFt * 1.2] : [textFt, past]).flatMap((far) =>
      [0, 1.2, -1.2, 2.2, -2.2].map((aside) => {
        const off = far + Math.abs(nx) * textFt * 0.35 * (name.length - 1);
        return [
          written(
            name,
            [at[0] + nx * off - nz * aside * textFt, at[1] + nz * off + nx * aside * textFt + textFt * 0.36],
            textFt,
            'A-ANNO-TEXT',
          ),
        ];
      }),
    );
    return room.place(ways);
  });
  const marks = points.map(
    ({ at }): Entity => ({
      kind: 'circle',
      layer: 'A-ANNO-SETO',
      at,
      radiusFt: pt(1.6),
      fill: { tint: '#ffffff' },
    }),
  );
  return [...marks, ...names];
}
