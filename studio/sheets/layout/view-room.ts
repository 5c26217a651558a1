import {
  type Bounds,
  boundsOf,
  crosses,
  overlap,
  type Point,
  type Polygon,
  shareWithin,
} from '#domain/geometry/plane.ts';
import type { Entity } from '../engine/entity.ts';
import { entityMarks } from '../engine/entity-marks.ts';
import { textBox } from '../engine/text-room.ts';
import type { Pen } from '../engine/view.ts';

// Figures and notes of a view keep out of each other's way: each has some ways to be drawn, and takes the first that is free. What
// an entity covers is measured on the marks it is drawn with.

/** Around the letters, of their size. */
const PAD = 0.14;
const TEXT_COST = 100;
const CROSSED_COST = 10;
const OUTSIDE_COST = 1000;
/** Of letters over a line; letters on ground of their own break it. */
const [STRUCK_COST, BROKEN_COST] = [1, 0.5];

type Line = readonly [Point, Point];
type Covered = { texts: { box: Polygon; struck: number }[]; lines: Line[]; leaders: Line[] };

type Taken = { box: Polygon; bounds: Bounds };
const taken = (box: Polygon): Taken => ({ box, bounds: boundsOf(box) });

export class ViewRoom {
  readonly #perFoot: number;
  readonly #turnDeg: number;
  readonly #sheet: Bounds | null;
  readonly #texts: Taken[] = [];
  readonly #lines: Line[] = [];
  readonly #leaders: Line[] = [];

  /** `within` in feet. */
  constructor({ pt }: Pick<Pen, 'pt'>, within: Bounds | null = null, turnDeg = 0) {
    this.#perFoot = 1 / pt(1);
    this.#turnDeg = turnDeg;
    const k = this.#perFoot;
    this.#sheet = within && { x0: within.x0 * k, z0: within.z0 * k, x1: within.x1 * k, z1: within.z1 * k };
  }

  /** Nothing is written over this, in feet. */
  keepFree(shape: Polygon): void {
    this.#texts.push(taken(shape.map(([x, z]): Point => [x * this.#perFoot, z * this.#perFoot])));
  }

  /** A line, in feet, that is better not written over. */
  avoid(path: readonly Point[], closed = false): void {
    const points = path.map(([x, z]): Point => [x * this.#perFoot, z * this.#perFoot]);
    const ring = closed ? [...points, ...points.slice(0, 1)] : points;
    ring.slice(1).forEach((to, i) => {
      this.#lines.push([ring[i] ?? to, to]);
    });
  }

  /** The lines of what is drawn. */
  avoidAll(entities: readonly Entity[]): void {
    for (const entity of entities)
      if (entity.kind === 'path' && !entity.unlined) this.avoid(entity.points, entity.closed);
  }

  /** Drawn as it is; what comes later keeps off it. */
  take(entities: readonly Entity[]): Entity[] {
    const covered = this.#coveredBy(entities);
    this.#texts.push(...covered.texts.map(({ box }) => taken(box)));
    this.#lines.push(...covered.lines);
    this.#leaders.push(...covered.leaders);
    return [...entities];
  }

  /** The first way that meets nothing, or no more than is `borne`; else, where it `must` be drawn, the one that meets least, and otherwise one that meets no text. */
  place(ways: readonly (readonly Entity[])[], must = false, borne = 0): Entity[] {
    let best: { cost: number; way: readonly Entity[] } | null = null;
    for (const way of ways) {
      const cost = this.#cost(this.#coveredBy(way));
      if (!best || cost < best.cost) best = { cost, way };
      if (cost <= borne) break;
    }
    if (!best || (!must && best.cost >= TEXT_COST)) return [];
    return this.take(best.way);
  }

  #coveredBy(entities: readonly Entity[]): Covered {
    const place = ([x, z]: Point): Point => [x * this.#perFoot, z * this.#perFoot];
    const covered: Covered = { texts: [], lines: [], leaders: [] };
    for (const entity of entities) {
      const onGround = entity.kind === 'leader' || (entity.kind === 'text' && entity.ground);
      const struck = onGround ? BROKEN_COST : STRUCK_COST;
      const marks = entityMarks(entity, { place, perFoot: this.#perFoot, turnDeg: this.#turnDeg });
      for (const mark of marks) {
        if (mark.kind === 'text') covered.texts.push({ box: textBox(mark, mark.size * PAD), struck });
        else if (mark.kind === 'shape' && !mark.closed && entity.kind !== 'path')
          mark.points.slice(1).forEach((to, i) => {
            const line: Line = [mark.points[i] ?? to, to];
            covered.lines.push(line);
            if (entity.kind === 'leader') covered.leaders.push(line);
          });
      }
    }
    return covered;
  }

  #cost({ texts, lines, leaders }: Covered): number {
    let cost = 0;
    for (const { box: text, struck } of texts) {
      const bounds = boundsOf(text);
      cost +=
        TEXT_COST *
        this.#texts.filter((other) => near(bounds, other.bounds) && overlap(text, other.box)).length;
      cost += struck * this.#lines.filter(([a, b]) => meets(a, b, bounds)).length;
      if (this.#sheet && !holds(this.#sheet, bounds)) cost += OUTSIDE_COST;
    }
    for (const [a, b] of lines) cost += this.#texts.filter(({ bounds }) => meets(a, b, bounds)).length;
    for (const [a, b] of leaders)
      cost += CROSSED_COST * this.#leaders.filter(([c, d]) => crosses(a, b, c, d)).length;
    return cost;
  }
}

const near = (a: Bounds, b: Bounds): boolean => a.x0 <= b.x1 && b.x0 <= a.x1 && a.z0 <= b.z1 && b.z0 <= a.z1;

/** Most lines lie elsewhere, and that is seen at once. */
const meets = (a: Point, b: Point, bounds: Bounds): boolean =>
  Math.max(a[0], b[0]) >= bounds.x0 &&
  Math.min(a[0], b[0]) <= bounds.x1 &&
  Math.max(a[1], b[1]) >= bounds.z0 &&
  Math.min(a[1], b[1]) <= bounds.z1 &&
  shareWithin(a, b, bounds) !== null;

const holds = (sheet: Bounds, { x0, z0, x1, z1 }: Bounds) =>
  x0 >= sheet.x0 && z0 >= sheet.z0 && x1 <= sheet.x1 && z1 <= sheet.z1;
