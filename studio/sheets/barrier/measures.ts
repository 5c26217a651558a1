import { type Gap, gapOfOutlines, segmentsOf } from '#domain/geometry/distance.ts';
import { contains, type Point } from '#domain/geometry/plane.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';

// The dimensions of the barrier's plan: its runs and gates, and how near the water and the pad are.

/** Shorter runs are told by the whole length alone. */
const LEAST_RUN_FT = 5;
/** As near as somebody asks how far the pad stands off. */
const NEAR_FT = 6;

type Dimension = Extract<Entity, { kind: 'dimension' }>;

/** Straight stretches outside of the line, and each gate in its place. */
export function runLengths({ barrier }: PlanSet, pen: Pen): Dimension[] {
  const runs = barrier.paths
    .flatMap((path) => straightRuns(path))
    .filter(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]) >= LEAST_RUN_FT);
  return [...runs, ...barrier.gates.map(({ ends }) => ends)].map(([from, to]): Dimension => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const normal: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
    const probe: Point = [(from[0] + to[0]) / 2 + normal[0] * 0.2, (from[1] + to[1]) / 2 + normal[1] * 0.2];
    const out = (contains(barrier.ring, probe) ? -1 : 1) * pen.pt(26);
    return {
      kind: 'dimension',
      layer: 'A-ANNO-DIMS',
      from,
      to,
      at: [from[0] + normal[0] * out, from[1] + normal[1] * out],
      heightFt: pen.textFt,
    };
  });
}

const STRAIGHT_SIN = Math.sin((2 * Math.PI) / 180);

/** Pieces that run on in one direction are one. */
export function straightRuns(path: readonly Point[]): (readonly [Point, Point])[] {
  const runs: [Point, Point][] = [];
  for (const [a, b] of segmentsOf(path)) {
    const last = runs.at(-1);
    const [ux, uz] = last ? [last[1][0] - last[0][0], last[1][1] - last[0][1]] : [0, 0];
    const [vx, vz] = [b[0] - a[0], b[1] - a[1]];
    const bend = Math.abs(ux * vz - uz * vx) / (Math.hypot(ux, uz) * Math.hypot(vx, vz) || 1);
    if (last && bend < STRAIGHT_SIN && ux * vx + uz * vz > 0) last[1] = b;
    else runs.push([a, b]);
  }
  return runs;
}

export const gapLine = ({ from, at }: Pick<Gap, 'from' | 'at'>, pen: Pen): Dimension => ({
  kind: 'dimension',
  layer: 'A-ANNO-DIMS',
  from,
  to: at,
  at: from,
  heightFt: pen.textFt,
});

/** Between barrier and pad, where they are near. */
export const padGap = ({ barrier, equipment }: PlanSet): Gap[] =>
  [gapOfOutlines(barrier.ring, equipment.pad.outline)].filter(({ feet }) => feet > 0 && feet < NEAR_FT);
