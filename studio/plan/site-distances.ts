import { edgesOf, type Point } from '#domain/geometry/plane.ts';
import type { Clearance } from '#domain/plot/distances.ts';
import { meet } from '#domain/plot/faults.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { feetAndInches } from './dimension.ts';
import { type LabelRoom, readable, type Spot } from './label-room.ts';
import { line, type Mark, PAPER } from './marks.ts';
import { partName } from './part-name.ts';
import type { SitePlanWords } from './plot-words.ts';
import type { Sheet } from './sheet.ts';

// How far the water is from everything, as dimension lines on the sheet and as a table under it.

const TICK = 5;
const MOST_ROWS = 13;
const NOTES: ReadonlySet<Clearance['kind']> = new Set(['canopy', 'trunk', 'depth']);
// To the inch, but never so that a distance reads as kept which is not.
export const toldFeet = ({ feet, conflict, kind }: Clearance) => {
  const inches = Math.abs(feet) * 12;
  if (!conflict) return feetAndInches(Math.abs(feet));
  return feetAndInches(
    (kind === 'close' ? Math.floor(inches + 1e-6) : Math.max(1, Math.ceil(inches - 1e-6))) / 12,
  );
};

export type DistanceRow = { name: string; text: string; conflict: boolean };

/** Sides first, then what stands on the lot; of very many the nearest. */
export function distanceRows(
  clearances: readonly Clearance[],
  plot: Plot,
  { distances, ...words }: SitePlanWords,
): DistanceRow[] {
  const told = clearances.filter(({ to, kind }) => to.part !== 'tree' || NOTES.has(kind));
  const nearest = new Set(
    told.toSorted((a, b) => Number(b.conflict) - Number(a.conflict) || a.feet - b.feet).slice(0, MOST_ROWS),
  );
  const rows = told
    .filter((one) => nearest.has(one))
    .map((one) => ({
      name: partName(plot, one.to, words),
      text: fill(distances[one.kind === 'clear' && one.wantedFt > 0 ? 'wanted' : one.kind], {
        feet: toldFeet(one),
        wanted: feetAndInches(one.wantedFt),
      }),
      conflict: one.conflict,
    }));
  const left = told.length - rows.length;
  return left > 0 ? [...rows, { name: '', text: counted(distances.more, left), conflict: false }] : rows;
}

/** What is drawn: not what lies behind a building or across a neighbor's land, not twice to one corner, and trees are seen without a figure. */
export function drawnDistances(clearances: readonly Clearance[], plot: Plot): Clearance[] {
  const walls = plot.buildings.flatMap(({ corners }) => edgesOf(corners));
  const sides = edgesOf(plot.lot.corners);
  const hidden = ({ from, at, to }: Clearance) => {
    // All but its end, which lies on a side or a wall.
    const until: Point = [at[0] + (from[0] - at[0]) * 0.01, at[1] + (from[1] - at[1]) * 0.01];
    const crosses = ([a, b]: readonly [Point, Point]) => meet(from, until, a, b);
    return sides.some(crosses) || (to.part === 'edge' && walls.some(crosses));
  };
  const drawn: Clearance[] = [];
  for (const one of clearances.toSorted(
    (a, b) => Number(b.conflict) - Number(a.conflict) || a.feet - b.feet,
  )) {
    if (NOTES.has(one.kind) || one.to.part === 'tree' || (hidden(one) && !one.conflict)) continue;
    if (drawn.some((other) => apart(other.at, one.at) < 1)) continue;
    drawn.push(one);
  }
  return drawn.slice(0, MOST_ROWS);
}

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function distanceMarks(
  drawn: readonly Clearance[],
  sheet: Sheet,
  room: LabelRoom,
  size: number,
): Mark[] {
  const lines: { from: Point; to: Point; colour: string; text: string }[] = [];
  for (const one of drawn) {
    const [from, to] = clearOf(lines, sheet.point(one.from), sheet.point(one.at), size);
    lines.push({ from, to, colour: one.conflict ? PAPER.danger : PAPER.ink, text: toldFeet(one) });
  }
  for (const { from, to } of lines) room.keepFree(sliver(from, to));
  return [
    ...lines.flatMap(({ from, to, colour }) => [
      line(from, to, 1.2, colour),
      tick(from, to, from, colour),
      tick(from, to, to, colour),
    ]),
    ...lines.flatMap(({ from, to, colour, text }) =>
      room.write(text, size, spotsAlong(from, to, size), { colour, strong: true, must: true }),
    ),
  ];
}

// A second line that would run over the first is drawn beside it.
function clearOf(
  lines: readonly { from: Point; to: Point }[],
  from: Point,
  to: Point,
  size: number,
): [Point, Point] {
  const length = apart(from, to) || 1;
  const across: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const runsOver = (other: { from: Point; to: Point }) => {
    const [dx, dy] = [other.from[0] - from[0], other.from[1] - from[1]];
    const same = apart(other.from, other.to) || 1;
    const turned = Math.abs(
      across[0] * (other.to[0] - other.from[0]) + across[1] * (other.to[1] - other.from[1]),
    );
    return (
      Math.abs(across[0] * dx + across[1] * dy) < size &&
      turned / same < 0.2 &&
      apart(other.from, from) < size
    );
  };
  if (!lines.some(runsOver)) return [from, to];
  const by = size * 1.8;
  const beside = ([x, y]: Point): Point => [x + across[0] * by, y + across[1] * by];
  return [beside(from), beside(to)];
}

function tick(from: Point, to: Point, at: Point, colour: string): Mark {
  const length = apart(from, to) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  // Slanting across the line, as on every plan.
  const [sx, sy] = [(ux - uy) * Math.SQRT1_2 * TICK, (uy + ux) * Math.SQRT1_2 * TICK];
  return line([at[0] - sx, at[1] - sy], [at[0] + sx, at[1] + sy], 1.8, colour);
}

/** Narrow enough that the line's own figure may stand on it: only others keep away. */
function sliver(from: Point, to: Point): Point[] {
  const length = apart(from, to) || 1;
  const [nx, ny] = [(-(to[1] - from[1]) / length) * 1.5, ((to[0] - from[0]) / length) * 1.5];
  return [
    [from[0] + nx, from[1] + ny],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
    [from[0] - nx, from[1] - ny],
  ];
}

function spotsAlong(from: Point, to: Point, size: number): Spot[] {
  const turn = readable(from, to);
  const length = apart(from, to) || 1;
  const across: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const at = (share: number, aside: number): Spot => ({
    at: [
      from[0] + (to[0] - from[0]) * share + across[0] * aside,
      from[1] + (to[1] - from[1]) * share + across[1] * aside,
    ],
    turn,
  });
  return [1, -1, 2.2, -2.2].flatMap((aside) =>
    [0.5, 0.35, 0.65, 0.2, 0.8].map((share) => at(share, aside * size * 0.85)),
  );
}
