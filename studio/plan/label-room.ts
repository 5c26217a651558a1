import { type Bounds, boundsOf, overlap, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { area, label, type Mark, PAPER } from './marks.ts';
import { paperTextWidth } from './paper-text.ts';

// Figures and names on one sheet keep out of each other's way: each has some places it could stand, and takes the first that is free.

/** The middle of a text, and how it is turned, in degrees. */
export type Spot = { at: Point; turn?: number };
type Look = { colour?: string; strong?: boolean; bare?: boolean };

/** Along a line, and never upside down; what runs up the sheet is read from its right. */
export function readable(from: Point, to: Point): number {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  if (turn > 90 - 1e-6) return turn - 180;
  return turn < -90 - 1e-6 ? turn + 180 : turn;
}

function boxOf({ at, turn = 0 }: Spot, width: number, height: number): Polygon {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corner = (x: number, y: number): Point => [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  const [w, h] = [width / 2, height / 2];
  return [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)];
}

export class LabelRoom {
  readonly #sheet: Bounds;
  readonly #taken: Polygon[] = [];

  constructor(sheet: Bounds) {
    this.#sheet = sheet;
  }

  /** Nothing may be written here. */
  keepFree(shape: Polygon): void {
    this.#taken.push(shape);
  }

  /** The first free spot; where none is, none at all, or with `must` the least crowded. */
  write(text: string, size: number, spots: readonly Spot[], look: Look & { must?: boolean } = {}): Mark[] {
    const boxes = spots.map((spot) => ({
      spot,
      box: boxOf(spot, paperTextWidth(text, size, look.strong) + size * 0.3, size * 1.15),
    }));
    const crowd = (box: Polygon) =>
      this.#taken.filter((other) => overlap(box, other)).length + (this.#holds(box) ? 0 : 100);
    const free = boxes.find(({ box }) => crowd(box) === 0);
    const chosen =
      free ?? (look.must ? boxes.toSorted((a, b) => crowd(a.box) - crowd(b.box)).at(0) : undefined);
    if (!chosen) return [];
    this.#taken.push(chosen.box);
    return written(text, size, chosen.spot, chosen.box, look);
  }

  #holds(box: Polygon): boolean {
    const b = boundsOf(box);
    const { x0, z0, x1, z1 } = this.#sheet;
    return b.x0 >= x0 && b.x1 <= x1 && b.z0 >= z0 && b.z1 <= z1;
  }
}

function written(text: string, size: number, { at, turn = 0 }: Spot, box: Polygon, look: Look): Mark[] {
  const drop = size * 0.35;
  const angle = (turn * Math.PI) / 180;
  const foot: Point = [at[0] - Math.sin(angle) * drop, at[1] + Math.cos(angle) * drop];
  const { colour = PAPER.ink, strong = false, bare = false } = look;
  return [
    ...(bare ? [] : [area(box, { fill: PAPER.white, opacity: 0.85 })]),
    label(foot, text, size, 'middle', { colour, strong, ...(turn === 0 ? {} : { turn }) }),
  ];
}
