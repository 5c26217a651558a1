import type { Bounds, Point } from '#domain/geometry/plane.ts';
import { readable } from '#studio/plan/label-room.ts';
import type { Entity } from '../engine/entity.ts';
import type { LayerName } from '../engine/layers.ts';
import { textWidthOf } from '../engine/text-width.ts';

// Names and figures on a plan that may be turned on its paper: each has some places it could stand, takes the first that is free of
// other letters and of lines, and is left out where every place is written over.

/** The middle of a text in the view's feet, and how it is turned on paper, in degrees. */
export type Spot = { at: Point; turnDeg?: number };
export type Look = { layer: LayerName; strong?: true };

type Box = {
  x: number;
  z: number;
  ux: number;
  uz: number;
  halfWide: number;
  halfHigh: number;
  reach: number;
};

/** Between the foot of letters and their middle, of their size. */
const MIDDLE = 0.27;

const boxOf = ([x, z]: Point, turnDeg: number, wide: number, high: number): Box => {
  const angle = (turnDeg * Math.PI) / 180;
  const [halfWide, halfHigh] = [wide / 2, high / 2];
  return {
    x,
    z,
    ux: Math.cos(angle),
    uz: Math.sin(angle),
    halfWide,
    halfHigh,
    reach: Math.hypot(halfWide, halfHigh),
  };
};

/** Whether none of the four directions of their sides lies between them. */
function meet(a: Box, b: Box): boolean {
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const reach = a.reach + b.reach;
  if (dx * dx + dz * dz > reach * reach) return false;
  const across = (ux: number, uz: number) =>
    Math.abs(dx * ux + dz * uz) <
    Math.abs(a.ux * ux + a.uz * uz) * a.halfWide +
      Math.abs(a.ux * uz - a.uz * ux) * a.halfHigh +
      Math.abs(b.ux * ux + b.uz * uz) * b.halfWide +
      Math.abs(b.ux * uz - b.uz * ux) * b.halfHigh;
  return across(a.ux, a.uz) && across(-a.uz, a.ux) && across(b.ux, b.uz) && across(-b.uz, b.ux);
}

export class Lettering {
  /** On paper. */
  readonly #window: Bounds;
  readonly #turnDeg: number;
  readonly #texts: Box[] = [];
  readonly #lines: Box[] = [];

  constructor(window: Bounds, turnDeg: number) {
    this.#window = window;
    this.#turnDeg = turnDeg;
  }

  /** A line that is better not written over. */
  avoid(path: readonly Point[], closed = false): void {
    const points = path.map((point) => this.onPaper(point));
    const last = points.at(-1);
    if (closed && last && points[0]) points.push(points[0]);
    points.slice(1).forEach((to, i) => {
      const from = points[i] ?? to;
      const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      this.#lines.push(boxOf(middle, turn, Math.hypot(to[0] - from[0], to[1] - from[1]), 0));
    });
  }

  /** As text that runs along from–to is turned on paper, to be read from below or from the right. */
  along(from: Point, to: Point): number {
    return readable(this.onPaper(from), this.onPaper(to));
  }

  /** Where the text stands; nothing where no place is free. */
  write(text: string, heightFt: number, spots: readonly Spot[], look: Look): Entity[] {
    const wide = textWidthOf(text, heightFt, look.strong) + heightFt * 0.4;
    let best: { spot: Spot; box: Box; crossed: number } | null = null;
    for (const spot of spots) {
      const box = boxOf(this.onPaper(spot.at), spot.turnDeg ?? 0, wide, heightFt * 1.2);
      if (!this.#holds(box) || this.#texts.some((other) => meet(box, other))) continue;
      const crossed = this.#lines.reduce((sum, line) => sum + (meet(box, line) ? 1 : 0), 0);
      if (!best || crossed < best.crossed) best = { spot, box, crossed };
      if (crossed === 0) break;
    }
    if (!best) return [];
    this.#texts.push(best.box);
    return [this.#entity(text, heightFt, best.spot, best.box, look)];
  }

  #entity(text: string, heightFt: number, { turnDeg = 0 }: Spot, { x, z, ux, uz }: Box, look: Look): Entity {
    const drop = heightFt * MIDDLE;
    return {
      kind: 'text',
      ...look,
      at: this.#inView([x - uz * drop, z + ux * drop]),
      text,
      heightFt,
      anchor: 'middle',
      turnDeg: turnDeg - this.#turnDeg,
      ground: true,
    };
  }

  #holds({ x, z, ux, uz, halfWide, halfHigh }: Box): boolean {
    const { x0, z0, x1, z1 } = this.#window;
    const dx = Math.abs(ux) * halfWide + Math.abs(uz) * halfHigh;
    const dz = Math.abs(uz) * halfWide + Math.abs(ux) * halfHigh;
    return x - dx >= x0 && x + dx <= x1 && z - dz >= z0 && z + dz <= z1;
  }

  onPaper(point: Point): Point {
    return turnedBy(point, this.#turnDeg);
  }

  #inView(point: Point): Point {
    return turnedBy(point, -this.#turnDeg);
  }
}

export function turnedBy([x, z]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - z * sin, x * sin + z * cos];
}
