import type { Point } from '#domain/geometry/plane.ts';
import { toLayout } from '#domain/plot/site.ts';
import { groundAt, isSloped } from '#domain/plot/surface.ts';
import { contoursIn } from '#studio/plan/contours.ts';
import type { PlotLayout } from '#studio/scene/plot-layout.ts';
import type { Entity } from '../engine/entity.ts';
import { type Draft, isShown } from './draft.ts';
import { around, besideLine } from './spots.ts';

// The ground as it is: contours between the heights that were measured, and those heights.

type Line = { feet: number; path: readonly Point[] };

// The plan and its legend both ask.
const known = new WeakMap<PlotLayout, Line[]>();

/** In the layout's coordinates, pieces joined to lines. */
export function contourLines(plot: PlotLayout): Line[] {
  const lines = known.get(plot) ?? computed(plot);
  known.set(plot, lines);
  return lines;
}

function computed({ site: { plot, place } }: PlotLayout): Line[] {
  if (!isSloped(plot)) return [];
  return contoursIn(plot.lot.corners, (point) => groundAt(plot, point)).flatMap(({ feet, pieces }) =>
    joined(pieces).map((path) => ({ feet, path: path.map((point) => toLayout(place, point)) })),
  );
}

export const stepOf = (lines: readonly Line[]): number => {
  const levels = [...new Set(lines.map(({ feet }) => feet))].sort((a, b) => a - b);
  return levels[0] !== undefined && levels[1] !== undefined ? levels[1] - levels[0] : 1;
};

export const contourEntities = (lines: readonly Line[]): Entity[] =>
  lines.map(({ path }) => ({ kind: 'path', layer: 'C-TOPO', points: path, closed: false }));

export function contourNames({ letters, pen }: Draft, lines: readonly Line[]): Entity[] {
  return lines.flatMap(({ feet, path }) => {
    const every = Math.max(2, Math.floor(path.length / 6));
    const spots = path.flatMap((from, i) => {
      const to = path[i + 1];
      return to && i % every === 1 ? besideLine(letters, [from, to], [0]).slice(0, 1) : [];
    });
    return letters.write(figure(feet), pen.textFt * 0.85, spots, { layer: 'C-TOPO' });
  });
}

export function spotHeights(draft: Draft, { site }: PlotLayout): Entity[] {
  const { letters, pen, turnDeg } = draft;
  return site.plot.heights.flatMap(({ at, feet }) => {
    const point = toLayout(site.place, at);
    if (!isShown(draft, point)) return [];
    const arm = pen.pt(3);
    const cross = ([dx, dz]: Point): Entity => ({
      kind: 'path',
      layer: 'C-TOPO',
      points: [
        [point[0] - dx, point[1] - dz],
        [point[0] + dx, point[1] + dz],
      ],
      closed: false,
    });
    const spots = around(point, pen.textFt * 1.9, pen.textFt * 0.9, turnDeg);
    return [
      cross([arm, 0]),
      cross([0, arm]),
      ...letters.write(figure(feet), pen.textFt * 0.85, spots, { layer: 'C-TOPO' }),
    ];
  });
}

const figure = (feet: number) => String(Math.round(feet * 10) / 10);

const keyOf = ([x, z]: Point) => `${Math.round(x * 1e4)} ${Math.round(z * 1e4)}`;

/** Pieces end to end, each used once. */
function joined(pieces: readonly (readonly [Point, Point])[]): Point[][] {
  const at = new Map<string, number[]>();
  pieces.forEach(([a, b], i) => {
    for (const end of [a, b]) at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), i]);
  });
  const used = new Set<number>();
  const onward = (from: Point): Point | null => {
    const next = (at.get(keyOf(from)) ?? []).find((i) => !used.has(i));
    const piece = next === undefined ? undefined : pieces[next];
    if (next === undefined || !piece) return null;
    used.add(next);
    return keyOf(piece[0]) === keyOf(from) ? piece[1] : piece[0];
  };
  return pieces.flatMap(([a, b], i) => {
    if (used.has(i)) return [];
    used.add(i);
    const path: Point[] = [a, b];
    for (let end = onward(b); end; end = onward(end)) path.push(end);
    for (let start = onward(a); start; start = onward(start)) path.unshift(start);
    return [path];
  });
}
