import type { Point } from '#domain/geometry/plane.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import { readable } from '#studio/plan/label-room.ts';
import { area, label, type Mark } from '#studio/plan/marks.ts';
import type { Entity } from './entity.ts';
import { lookOf } from './layers.ts';
import { type TextMark, type TextRoom, textBox } from './text-room.ts';
import { textWidthOf } from './text-width.ts';

// A dimension on paper: its lines, and its figure where nothing else is written. A figure too wide for its line stands past an end
// of it where that is free, else out beside the chain with a leader.

export type Dimension = Extract<Entity, { kind: 'dimension' }>;

const TICK_PT = 3;
const TICK_WEIGHT = 1;
const GAP = 0.35;
const TIERS = [1.5, 2.8, 4.1, 5.4] as const;

export const dimensionText = ({ from, to, text }: Dimension) =>
  text ?? feetAndInches(Math.hypot(to[0] - from[0], to[1] - from[1]));

/** The two ends of the dimension's line: from and to, moved over to where the line lies. */
export function dimensionEnds({ from, to, at }: Dimension): readonly [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const normal: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const away = (at[0] - from[0]) * normal[0] + (at[1] - from[1]) * normal[1];
  const moved = ([x, z]: Point): Point => [x + normal[0] * away, z + normal[1] * away];
  return [moved(from), moved(to)];
}

type Drawn = {
  dimension: Dimension;
  text: string;
  size: number;
  from: Point;
  to: Point;
  a: Point;
  b: Point;
  length: number;
  fits: boolean;
};

type OnPaper = { place: (point: Point) => Point; perFoot: number };

function drawn(dimension: Dimension, { place, perFoot }: OnPaper): Drawn {
  const ends = dimensionEnds(dimension);
  const [a, b] = [place(ends[0]), place(ends[1])];
  const size = dimension.heightFt * perFoot;
  const text = dimensionText(dimension);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return {
    dimension,
    text,
    size,
    from: place(dimension.from),
    to: place(dimension.to),
    a,
    b,
    length,
    fits: textWidthOf(text, size) + 3 * TICK_PT <= length,
  };
}

/** All dimensions of a view, so that their figures keep clear of one another and of what is in the room already. */
export function dimensionMarks(
  dimensions: readonly Dimension[],
  paper: OnPaper,
  room: TextRoom,
): Map<Dimension, Mark[]> {
  const all = dimensions.map((one) => drawn(one, paper));
  for (const { a, b, from, to } of all) {
    room.cross(a, b);
    room.cross(from, a);
    room.cross(to, b);
  }
  // What has to stand over its line is placed before what may stand elsewhere.
  const inOrder = all.toSorted((one, other) => Number(other.fits) - Number(one.fits));
  const figures = new Map(inOrder.map((one) => [one, figure(one, room)]));
  return new Map(all.map((one) => [one.dimension, [...lines(one), ...(figures.get(one) ?? [])]]));
}

function lines({ dimension, from, to, a, b, length }: Drawn): Mark[] {
  const { colour: stroke, weightPt: width } = lookOf(dimension.layer);
  const [ux, uy] = [(b[0] - a[0]) / (length || 1), (b[1] - a[1]) / (length || 1)];
  const [dx, dy] = [(ux - uy) * TICK_PT, (uy + ux) * TICK_PT];
  const open = (points: Point[], weight = width): Mark => ({
    kind: 'shape',
    points,
    closed: false,
    stroke,
    width: weight,
  });
  const tick = ([x, y]: Point) =>
    open(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      TICK_WEIGHT,
    );
  return [...extension(from, a, open), ...extension(to, b, open), open([a, b]), tick(a), tick(b)];
}

/** From just off the thing to just past the line. */
function extension(from: Point, to: Point, open: (points: Point[]) => Mark): Mark[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 3) return [];
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return [
    open([
      [from[0] + ux * 2, from[1] + uy * 2],
      [to[0] + ux * TICK_PT, to[1] + uy * TICK_PT],
    ]),
  ];
}

/** Where a figure may stand: along the line from its middle, and over it as it is read; far ones have a leader. */
type Spot = { along: number; over: number; leader?: true; level?: true };

function spotsOf({ from, a, b, length, size, text, fits }: Drawn): Spot[] {
  const width = textWidthOf(text, size);
  const over = size * GAP;
  const under = -size * (GAP + 0.72);
  const level = -size * 0.36;
  const past = length / 2 + width / 2 + 2 * TICK_PT;
  // As it is read, the outside of the chain may be over or under the line.
  const turn = (readable(a, b) * Math.PI) / 180;
  const outside = (a[0] - from[0]) * Math.sin(turn) - (a[1] - from[1]) * Math.cos(turn) >= -1e-6;
  const lifted = (side: boolean) =>
    TIERS.flatMap((tier) =>
      [0, 0.6, -0.6, 1.3, -1.3].map(
        (share): Spot => ({
          along: share * width,
          over: side ? size * tier : -size * (tier + 0.72),
          leader: true,
        }),
      ),
    );
  const slack = Math.max(0, (length - width) / 2 - 2 * TICK_PT);
  const inside: Spot[] = [over, under].flatMap((at) =>
    [0, 0.5, -0.5, 1, -1].map((share) => ({ along: share * slack, over: at })),
  );
  const beyond: Spot[] = [past, -past].map((along) => ({ along, over: level }));
  // A short upright line amid the drawing: its figure lies beside it.
  const amid = Math.abs(a[0] - b[0]) < 1e-6 && Math.hypot(a[0] - from[0], a[1] - from[1]) < 1;
  const beside: Spot[] = [-1, 1].map((side) => ({
    along: -size * 0.36,
    over: side * (width / 2 + size * 0.5),
    level: true,
  }));
  if (amid && !fits) return [...beside, ...beyond, ...lifted(outside), ...lifted(!outside)];
  return [...(fits ? inside : beyond), ...lifted(outside), ...lifted(!outside), ...(fits ? beyond : [])];
}

function figure(one: Drawn, room: TextRoom): Mark[] {
  const { a, b, size, text, dimension } = one;
  const turn = readable(a, b);
  const angle = (turn * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const point = (along: number, over: number): Point => [
    (a[0] + b[0]) / 2 + ux * along + uy * over,
    (a[1] + b[1]) / 2 + uy * along - ux * over,
  ];
  const look = ({ level }: Spot) => ({
    colour: lookOf(dimension.layer).colour,
    ...(turn === 0 || level ? {} : { turn }),
  });
  const written = (spot: Spot): TextMark => ({
    kind: 'text',
    ...at(point(spot.along, spot.over)),
    text,
    size,
    anchor: 'middle',
    ...look(spot),
  });
  let best: { spot: Spot; crowd: number } | null = null;
  for (const spot of spotsOf(one)) {
    const crowd = room.crowd(textBox(written(spot), size * 0.1));
    if (!best || crowd < best.crowd) best = { spot, crowd };
    if (crowd === 0) break;
  }
  if (!best) return [];
  const mark = written(best.spot);
  room.take(textBox(mark, size * 0.08));
  const { spot } = best;
  const foot = point(spot.along, spot.over > 0 ? spot.over - size * 0.25 : spot.over + size * 0.82);
  return [
    ...(spot.leader ? [leader(point(0, 0), foot, dimension)] : []),
    area(textBox(mark, size * 0.05), { fill: '#ffffff' }),
    label([mark.x, mark.y], text, size, 'middle', look(spot)),
  ];
}

const at = ([x, y]: Point) => ({ x, y });

const leader = (from: Point, to: Point, { layer }: Dimension): Mark => ({
  kind: 'shape',
  points: [from, to],
  closed: false,
  stroke: lookOf(layer).colour,
  width: lookOf(layer).weightPt,
});
