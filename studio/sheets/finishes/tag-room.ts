import {
  type Bounds,
  boundsOf,
  contains,
  edgesOf,
  type Point,
  type Polygon,
  shareWithin,
} from '#domain/geometry/plane.ts';
import type { Entity } from '../engine/entity.ts';
import { textWidthOf } from '../engine/text-width.ts';
import type { Pen } from '../engine/view.ts';

// Marks of the schedule in their hexagons: clear of lines and of one another, on what they mean or beside it with a leader.

type Line = readonly [Point, Point];
/** Where a mark may stand; with a `tip` a leader goes from it there. */
export type Way = { at: Point; tip?: Point };

const TAG_COST = 1000;
const LINE_COST = 25;
const CROSSED_COST = 2;
/** A leader to the middle of something crosses its edge, and perhaps another. */
const GOOD_COST = 2 * CROSSED_COST;
/** How far beside its tip a mark stands, in heights of its letters. */
const REACHES = [2.6, 3.4, 4.4, 5.6, 7, 9];
const DIRECTIONS = 16;

/** Around a point, the nearest first. */
export const besides = (tip: Point, { textFt }: Pen): Way[] =>
  REACHES.flatMap((reach) =>
    Array.from({ length: DIRECTIONS }, (_, i): Way => {
      const angle = ((i + 0.5) * 2 * Math.PI) / DIRECTIONS;
      return {
        tip,
        at: [tip[0] + Math.cos(angle) * reach * textFt, tip[1] + Math.sin(angle) * reach * textFt],
      };
    }),
  );

/** Short, so that each is either seen or hidden. */
const PIECE_FT = 1.5;

function linesOf(entity: Entity): Line[] {
  if (entity.kind !== 'path' || entity.unlined) return [];
  const edges = entity.closed ? edgesOf(entity.points) : edgesOf(entity.points).slice(0, -1);
  return edges.flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / PIECE_FT));
    const at = (k: number): Point => [a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count];
    return Array.from({ length: count }, (_, k): Line => [at(k), at(k + 1)]);
  });
}

const middleOf = ([a, b]: Line): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** What stands on the plan hides what was drawn before it. */
function seenLines(drawn: readonly Entity[]): Line[] {
  const hiding = (from: number) =>
    drawn
      .slice(from)
      .flatMap((one) => (one.kind === 'path' && one.layer === 'A-FEAT' && one.fill ? [one.points] : []));
  return drawn.flatMap((entity, i) => {
    const over = hiding(i + 1);
    return linesOf(entity).filter((line) => !over.some((outline) => contains(outline, middleOf(line))));
  });
}

const shareBounds = (a: Bounds, b: Bounds) => a.x0 < b.x1 && b.x0 < a.x1 && a.z0 < b.z1 && b.z0 < a.z1;

export class TagRoom {
  readonly #pen: Pen;
  readonly #within: Bounds;
  readonly #lines: readonly Line[];
  readonly #tags: Bounds[] = [];
  readonly #leaders: Line[] = [];

  constructor(drawn: readonly Entity[], pen: Pen, within: Bounds) {
    this.#pen = pen;
    this.#within = within;
    this.#lines = seenLines(drawn);
  }

  /** The first way that is clear, else the clearest. */
  place(text: string, ways: readonly Way[]): Entity[] {
    const [first] = ways;
    if (!first) return [];
    let best = { way: first, cost: Number.POSITIVE_INFINITY };
    for (const way of ways) {
      const cost = this.#cost(text, way);
      if (cost < best.cost) best = { way, cost };
      if (cost <= GOOD_COST) break;
    }
    const { at, tip } = best.way;
    this.#tags.push(this.#ground(text, at));
    if (tip) this.#leaders.push([tip, at]);
    return tagEntities(text, best.way, this.#pen);
  }

  #ground(text: string, at: Point): Bounds {
    return boundsOf(hexagon(text, at, this.#pen, this.#pen.pt(2)));
  }

  #cost(text: string, { at, tip }: Way): number {
    const ground = this.#ground(text, at);
    const { x0, z0, x1, z1 } = this.#within;
    const outside = ground.x0 < x0 || ground.x1 > x1 || ground.z0 < z0 || ground.z1 > z1;
    const covered = (lines: readonly Line[]) => lines.filter(([a, b]) => shareWithin(a, b, ground)).length;
    const meets = this.#tags.filter((tag) => shareBounds(tag, ground)).length + covered(this.#leaders);
    const cost = TAG_COST * ((outside ? 1 : 0) + meets) + LINE_COST * covered(this.#lines);
    if (!tip) return cost;
    const passed = this.#tags.filter((tag) => shareWithin(tip, at, tag)).length;
    const crossing = this.#leaders.filter(([a, b]) => crosses([tip, at], [a, b])).length;
    const crossed = this.#lines.filter((line) => crosses([tip, at], line)).length;
    return cost + TAG_COST * (passed + crossing) + CROSSED_COST * crossed;
  }
}

const side = ([a, b]: Line, [x, z]: Point) => (b[0] - a[0]) * (z - a[1]) - (b[1] - a[1]) * (x - a[0]);
const crosses = (one: Line, other: Line) =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0;

/** As wide as its letters ask for. */
function hexagon(text: string, [x, z]: Point, { textFt, pt }: Pen, more = 0): Polygon {
  const half = (textWidthOf(text, textFt / pt(1), true) * pt(1)) / 2 + textFt * 0.25 + more;
  const high = textFt * 0.85 + more;
  const point = half + high * 0.5;
  return [
    [x - point, z],
    [x - half, z - high],
    [x + half, z - high],
    [x + point, z],
    [x + half, z + high],
    [x - half, z + high],
  ];
}

function tagEntities(text: string, { at, tip }: Way, pen: Pen): Entity[] {
  const { textFt } = pen;
  return [
    ...(tip
      ? ([
          { kind: 'path', layer: 'A-ANNO-TEXT', points: [tip, at], closed: false },
          { kind: 'circle', layer: 'A-ANNO-TEXT', at: tip, radiusFt: pen.pt(1.6), fill: { tint: '#111111' } },
        ] as const)
      : []),
    {
      kind: 'path',
      layer: 'A-ANNO-TEXT',
      points: hexagon(text, at, pen),
      closed: true,
      fill: { tint: '#ffffff' },
    },
    {
      kind: 'text',
      layer: 'A-ANNO-TEXT',
      at: [at[0], at[1] + textFt * 0.36],
      text,
      heightFt: textFt,
      anchor: 'middle',
      strong: true,
    },
  ];
}
