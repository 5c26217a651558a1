import type { Point, Polygon } from '#domain/geometry/plane.ts';
import { balancedLevel, dugFor, movedAt, spotsOf } from './deck-level.ts';
import { outlineOnPlot, type Site } from './site.ts';
import { type Steps, stepsTo } from './steps.ts';
import { groundAt } from './surface.ts';
import { groupRuns, lengthOf, middleOf, type Piece, type Terrace, terraceOf } from './terrace.ts';

// What it takes to make the ground level around a pool. A builder's first look, not a grading plan.

/** Up to this difference the ground is shaped as a bank; more needs a wall. */
export const BANK_FT = 1;
/** From this height on a wall is an engineer's, and usually has a permit of its own. */
export const ENGINEERED_FT = 4;

/** No pool has so many; an outline of nothing but teeth would. The largest are kept. */
const MOST_WALLS = 100;

const CUBIC_FEET_PER_YARD = 27;

/** Fill behind it holds the pool's side up; cut ground behind it is held back. */
export type WallKind = 'holds-pool' | 'holds-bank';
export type Wall = {
  kind: WallKind;
  path: readonly Point[];
  lengthFt: number;
  /** The largest. */
  heightFt: number;
  areaSqFt: number;
  engineer: boolean;
};

export type Earthwork = {
  /** Of the deck, in the plot's heights. */
  levelFt: number;
  cutYd3: number;
  fillYd3: number;
  /** What the pool itself takes, below the deck. */
  poolDigYd3: number;
  walls: readonly Wall[];
  steps: Steps | null;
};

/** `outline` around the pool's middle; `digFt` how deep the pool is dug on average. */
export type PoolBody = { outline: Polygon; copingFt: number; digFt: number };

export function earthworkOn({ plot, place }: Site, { outline, copingFt, digFt }: PoolBody): Earthwork {
  const terrace = terraceOf(plot, outlineOnPlot(place, outline), copingFt);
  const ground = (point: Point) => groundAt(plot, point);
  const spots = spotsOf(terrace, ground);
  const levelFt = place.levelFt ?? balancedLevel(spots) ?? ground([place.x, place.y]);
  const { cut, fill } = movedAt(spots, levelFt);
  return {
    levelFt,
    cutYd3: cut / CUBIC_FEET_PER_YARD,
    fillYd3: fill / CUBIC_FEET_PER_YARD,
    poolDigYd3: dugFor(spots, levelFt, digFt) / CUBIC_FEET_PER_YARD,
    walls: wallsOf(terrace, (point) => ground(point) - levelFt),
    steps: stepsTo(plot, terrace, levelFt),
  };
}

function wallsOf({ edge }: Terrace, above: (point: Point) => number): Wall[] {
  const kindOf = (piece: Piece): WallKind | null => {
    const feet = above(middleOf(piece));
    if (Math.abs(feet) <= BANK_FT) return null;
    return feet > 0 ? 'holds-bank' : 'holds-pool';
  };
  const walls = edge
    .flatMap((run) => groupRuns(run, kindOf))
    .map(({ kind, pieces }) => wallOf(kind, pieces, above));
  if (walls.length <= MOST_WALLS) return walls;
  return walls.toSorted((a, b) => b.areaSqFt - a.areaSqFt).slice(0, MOST_WALLS);
}

function wallOf(kind: WallKind, pieces: readonly Piece[], above: (point: Point) => number): Wall {
  let [lengthFt, areaSqFt, heightFt] = [0, 0, 0];
  for (const piece of pieces) {
    const [length, height] = [lengthOf(piece), Math.abs(above(middleOf(piece)))];
    lengthFt += length;
    areaSqFt += length * height;
    heightFt = Math.max(heightFt, height);
  }
  return { kind, path: pathOf(pieces), lengthFt, heightFt, areaSqFt, engineer: heightFt >= ENGINEERED_FT };
}

const pathOf = (pieces: readonly Piece[]): Point[] => [
  ...pieces.slice(0, 1).map(([from]) => from),
  ...pieces.map(([, to]) => to),
];
