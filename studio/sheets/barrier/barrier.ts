import { gapBetween, segmentsOf } from '#domain/geometry/distance.ts';
import { contains, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import type { StateCode } from '#domain/safety/state-laws.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { withGate } from './place-gate.ts';
import { designedRing, proposedRing, type RingPiece } from './ring.ts';
import { BARRIER_FT, DETAIL, type HeightRule, heightRule, latchInches } from './rules.ts';

// The fence that keeps children from the water: as designed, or proposed where the design has none. Layout coordinates, feet.

export type Gate = {
  id: string;
  /** Hinge and latch. */
  ends: readonly [Point, Point];
  widthFt: number;
  /** Of length 1, away from the water: the way it opens. */
  outward: Point;
};

export type Barrier = {
  /** False: nobody asked for a fence; the line is our proposal. */
  designed: boolean;
  /** Runs of fence; gates and walls lie between them. */
  paths: readonly (readonly Point[])[];
  /** Walls of a building that close it: their doors need alarms, or must close by themselves. */
  walls: readonly (readonly Point[])[];
  gates: readonly Gate[];
  posts: readonly Point[];
  /** All of it, as one closed line. */
  ring: Polygon;
  heightFt: number;
  rule: HeightRule;
  latchIn: number;
  /** Of fence, without gates and walls. */
  lengthFt: number;
  /** The shortest way from the water to it. */
  nearest: { from: Point; at: Point; feet: number };
  state: StateCode | null;
};

export function barrierOf(layout: Layout, state: StateCode | null): Barrier {
  const designed = designedRing(layout);
  const pieces = withGate(designed ?? proposedRing(layout), layout);
  const ring = pieces.map(({ from }) => from);
  const rule = heightRule(state);
  const paths = runsOf(pieces, 'fence');
  return {
    designed: designed !== null,
    paths,
    walls: runsOf(pieces, 'wall'),
    gates: pieces.filter(({ kind }) => kind === 'gate').map((piece, i) => gateOf(piece, ring, i)),
    posts: paths.flatMap(postsOn),
    ring,
    heightFt: Math.max(
      layout.fence?.heightFt ?? BARRIER_FT,
      rule.kind === 'state' ? rule.inches / 12 : BARRIER_FT,
    ),
    rule,
    latchIn: latchInches(state),
    lengthFt: paths.reduce((sum, path) => sum + lengthOf(path), 0),
    nearest: gapBetween(edgesOf(layout.pool.outline), edgesOf(ring)),
    state,
  };
}

const lengthOf = (path: readonly Point[]) =>
  segmentsOf(path).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);

/** Pieces of one kind that follow one another, also over the ring's start. */
function runsOf(pieces: readonly RingPiece[], kind: RingPiece['kind']): Point[][] {
  const start = pieces.findIndex((piece) => piece.kind !== kind);
  const turned = start < 0 ? pieces : [...pieces.slice(start), ...pieces.slice(0, start)];
  const runs: Point[][] = [];
  let open: Point[] | null = null;
  for (const piece of turned) {
    if (piece.kind !== kind) {
      open = null;
      continue;
    }
    if (open) open.push(piece.to);
    else {
      open = [piece.from, piece.to];
      runs.push(open);
    }
  }
  return runs;
}

function gateOf({ from, to }: RingPiece, ring: Polygon, index: number): Gate {
  const widthFt = Math.hypot(to[0] - from[0], to[1] - from[1]);
  // Left of the way from hinge to latch is where the leaf opens to.
  const left: Point = [(to[1] - from[1]) / widthFt, -(to[0] - from[0]) / widthFt];
  const before: Point = [(from[0] + to[0]) / 2 + left[0] * 0.3, (from[1] + to[1]) / 2 + left[1] * 0.3];
  const id = `gate-${index + 1}`;
  if (!contains(ring, before)) return { id, ends: [from, to], widthFt, outward: left };
  return { id, ends: [to, from], widthFt, outward: [-left[0], -left[1]] };
}

const CORNER_COS = Math.cos((15 * Math.PI) / 180);

/** At both ends and every corner, and never farther apart than a panel is long. */
function postsOn(path: readonly Point[]): Point[] {
  const stretches: Point[][] = [];
  path.forEach((point, i) => {
    const open = stretches.at(-1);
    open?.push(point);
    const [before, after] = [path[i - 1], path[i + 1]];
    if (after && (!before || bends(before, point, after))) stretches.push([point]);
  });
  const last = path.at(-1);
  return [...stretches.flatMap(spaced), ...(last ? [last] : [])];
}

function bends(a: Point, b: Point, c: Point): boolean {
  const [ux, uz, vx, vz] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return ux * vx + uz * vz < CORNER_COS * Math.hypot(ux, uz) * Math.hypot(vx, vz);
}

function spaced(path: readonly Point[]): Point[] {
  const count = Math.max(1, Math.ceil(lengthOf(path) / DETAIL.postSpacingFt - 1e-9));
  return Array.from({ length: count }, (_, i) => pointAlong(path, (lengthOf(path) * i) / count));
}

function pointAlong(path: readonly Point[], feet: number): Point {
  let left = feet;
  for (const [a, b] of segmentsOf(path)) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (left <= length && length > 0)
      return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
    left -= length;
  }
  return path.at(-1) ?? [0, 0];
}
