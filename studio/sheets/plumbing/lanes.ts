import { segmentsOf } from '#domain/geometry/distance.ts';
import type { Point } from '#domain/geometry/plane.ts';
import { CIRCUITS, type Plumbing, type Run } from './types.ts';

// Pipes of one trench are drawn beside one another. Seen from the pad each keeps its lane, to the left or right of the trench's
// middle; the last of it, to the fixture, lies where it is.

type Leg = { a: Point; b: Point; off: number };

/** What a trench's pipes may spread over without lying in the water. */
const TRENCH_WIDE_FT = 4;

/** Suctions first, then returns, then features. */
export function linesInOrder({ runs }: Plumbing): string[] {
  const order = Object.keys(CIRCUITS);
  const first = new Map<string, Run>();
  for (const run of runs) if (!first.has(run.line)) first.set(run.line, run);
  return [...first.values()]
    .filter(({ circuit }) => circuit !== 'overflow')
    .toSorted((a, b) => rank(a, order) - rank(b, order))
    .map(({ line }) => line);
}

const rank = ({ side, circuit }: Run, order: readonly string[]): number =>
  (side === 'suction' ? 0 : 100) + order.indexOf(circuit);

/** The points of every run as they are drawn, `gapFt` between the lanes where there is room. */
export function drawnRuns(plumbing: Plumbing, gapFt: number): Map<string, readonly Point[]> {
  const lines = linesInOrder(plumbing);
  const gap = Math.min(gapFt, TRENCH_WIDE_FT / Math.max(1, lines.length - 1));
  const laneOf = new Map(lines.map((line, i) => [line, (i - (lines.length - 1) / 2) * gap]));
  const legs = new Map(
    plumbing.runs.map((run) => [run.id, legsOf(run, plumbing.runs, laneOf.get(run.line) ?? 0)]),
  );
  const starts = new Map(
    plumbing.runs.map((run) => [run.id, startOf(legs.get(run.id), legs.get(run.from ?? ''))]),
  );
  return new Map(
    plumbing.runs.map((run) => {
      const children = plumbing.runs.filter(({ from }) => from === run.id);
      const own = legs.get(run.id) ?? [];
      const ends = children.flatMap(({ id }) => starts.get(id)?.slice(0, 1) ?? []);
      return [run.id, pointsOf(own, starts.get(run.id) ?? [], ends)];
    }),
  );
}

function legsOf(run: Run, runs: readonly Run[], lane: number): Leg[] {
  const segments = segmentsOf(run.path);
  const leaves = run.fixture !== null || runs.some(({ from, under }) => from === run.id && under);
  return segments.map(([a, b], i) => {
    const last = i === segments.length - 1;
    const off = run.under || run.circuit === 'overflow' || (last && leaves) ? 0 : lane;
    return { a, b, off };
  });
}

const moved = ([x, z]: Point, { a, b, off }: Leg): Point => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [x + ((b[1] - a[1]) / length) * off, z - ((b[0] - a[0]) / length) * off];
};

/** Where two legs meet as they are drawn; null where they run on in one direction. */
function meeting(one: Leg, other: Leg): Point | null {
  const [p, q] = [moved(one.a, one), moved(other.a, other)];
  const [rx, rz] = [one.b[0] - one.a[0], one.b[1] - one.a[1]];
  const [sx, sz] = [other.b[0] - other.a[0], other.b[1] - other.a[1]];
  const cross = rx * sz - rz * sx;
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((q[0] - p[0]) * sz - (q[1] - p[1]) * sx) / cross;
  return [p[0] + rx * t, p[1] + rz * t];
}

/** The first points of a run: where it leaves the pipe before it. */
function startOf(legs: readonly Leg[] | undefined, before: readonly Leg[] | undefined): Point[] {
  const first = legs?.[0];
  if (!first) return [];
  const last = before?.at(-1);
  if (!last) return [moved(first.a, first)];
  const met = meeting(last, first);
  if (met) return [met];
  return last.off === first.off ? [moved(first.a, first)] : [moved(last.b, last), moved(first.a, first)];
}

function pointsOf(legs: readonly Leg[], start: readonly Point[], ends: readonly Point[]): Point[] {
  const points = [...start];
  legs.forEach((leg, i) => {
    const next = legs[i + 1];
    if (!next) return;
    const met = meeting(leg, next);
    points.push(...(met ? [met] : [moved(leg.b, leg), moved(next.a, next)]));
  });
  const last = legs.at(-1);
  if (!last) return points;
  const [ux, uz] = [last.b[0] - last.a[0], last.b[1] - last.a[1]];
  const along = ([x, z]: Point) => x * ux + z * uz;
  const end = [moved(last.b, last), ...(ends.length > 1 ? ends : [])];
  const far = ends.length > 1 ? ends : ends.length === 1 ? ends : end;
  points.push(far.toSorted((a, b) => along(b) - along(a))[0] ?? moved(last.b, last));
  return points;
}
