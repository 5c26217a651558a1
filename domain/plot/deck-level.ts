import { contains, type Point } from '#domain/geometry/plane.ts';
import type { Terrace } from './terrace.ts';

// How high the deck lies and how much earth that moves, counted at points spread evenly over the terrace. Not in rows: the sides of
// a pool often run along them, and then half a row too much or too little is an error of percents.

const POINTS = 4000;
/** Of the plastic number: the steps that spread points evenly in two directions. */
const STEP = { x: 0.7548776662466927, y: 0.5698402909980532 };

type Spot = { groundFt: number; isWater: boolean };
/** Each stands for as much ground as any other. */
export type Spots = { list: readonly Spot[]; sqFt: number };

export function spotsOf({ bounds, has, water }: Terrace, groundAt: (point: Point) => number): Spots {
  const [width, depth] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0];
  const list: Spot[] = [];
  for (let i = 1; i <= POINTS; i++) {
    const point: Point = [bounds.x0 + ((i * STEP.x) % 1) * width, bounds.y0 + ((i * STEP.y) % 1) * depth];
    if (has(point)) list.push({ groundFt: groundAt(point), isWater: contains(water, point) });
  }
  return { list, sqFt: (width * depth) / POINTS };
}

/** In cubic feet. Where the water is, nothing is filled: the pool's shell stands there. */
export function movedAt({ list, sqFt }: Spots, levelFt: number): { cut: number; fill: number } {
  let [cut, fill] = [0, 0];
  for (const { groundFt, isWater } of list) {
    if (groundFt > levelFt) cut += groundFt - levelFt;
    else if (!isWater) fill += levelFt - groundFt;
  }
  return { cut: cut * sqFt, fill: fill * sqFt };
}

/** What the pool itself takes out of the ground below the deck, in cubic feet. */
export const dugFor = ({ list, sqFt }: Spots, levelFt: number, digFt: number): number =>
  sqFt *
  list.reduce(
    (sum, { groundFt, isWater }) =>
      isWater ? sum + Math.max(0, digFt - Math.max(0, levelFt - groundFt)) : sum,
    0,
  );

const HALVINGS = 40;

/** The level at which what is cut fills what is missing; nothing where there is no terrace. */
export function balancedLevel(spots: Spots): number | null {
  if (spots.list.length === 0) return null;
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { groundFt } of spots.list) {
    low = Math.min(low, groundFt);
    high = Math.max(high, groundFt);
  }
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const { cut, fill } = movedAt(spots, middle);
    if (cut > fill) low = middle;
    else high = middle;
  }
  return Math.round(high * 100) / 100;
}
