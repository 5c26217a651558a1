import {
  boundsOf,
  contains,
  cyclic,
  edgesOf,
  oriented,
  type Point,
  type Polygon,
  signedArea,
} from '#domain/geometry/plane.ts';

// What two outlines share and what one leaves of the other. Small, because it comes along in the script of every page that lays out
// a design. Holes are left out. Outlines whose sides lie exactly on one another are undecided: callers move one of them by a hair (HAIR_FT).

export const HAIR_FT = 0.0137;
const SMALLEST_SQ_FT = 0.02;

type Side = { from: Point; to: Point };

const difference = (a: Polygon, b: Polygon): Polygon[] => combined(a, b, false);
export const intersection = (a: Polygon, b: Polygon): Polygon[] => combined(a, b, true);

export function without(outline: Polygon, cutters: readonly Polygon[]): Polygon[] {
  let pieces: Polygon[] = [outline];
  for (const cutter of cutters) pieces = pieces.flatMap((piece) => difference(piece, cutter));
  return pieces;
}

function combined(first: Polygon, second: Polygon, shared: boolean): Polygon[] {
  const [a, b] = [oriented(first), oriented(second)];
  if (apart(a, b)) return shared ? [] : [a];
  const ours = pieces(a, b).filter((side) => contains(b, middle(side)) === shared);
  const theirs = pieces(b, a).filter((side) => contains(a, middle(side)));
  const turned = shared ? theirs : theirs.map(({ from, to }) => ({ from: to, to: from }));
  // A hole runs the other way round.
  return loops([...ours, ...turned]).filter((loop) => signedArea(loop) > SMALLEST_SQ_FT);
}

function apart(a: Polygon, b: Polygon): boolean {
  const [p, q] = [boundsOf(a), boundsOf(b)];
  return p.x1 <= q.x0 || q.x1 <= p.x0 || p.z1 <= q.z0 || q.z1 <= p.z0;
}

const middle = ({ from, to }: Side): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

// The sides of one outline, cut where the other crosses them.
function pieces(outline: Polygon, cutter: Polygon): Side[] {
  const cutters = edgesOf(cutter);
  return edgesOf(outline).flatMap(([a, b]) => {
    const shares = cutters.flatMap(([c, d]) => crossing(a, b, c, d) ?? []).sort((m, n) => m - n);
    const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const stops = [a, ...shares.map(at), b];
    return stops.slice(1).flatMap((to, i) => {
      const from = stops[i] ?? a;
      return near(from, to) ? [] : [{ from, to }];
    });
  });
}

function crossing(a: Point, b: Point, c: Point, d: Point): number | null {
  const [rx, rz, sx, sz] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = rx * sz - rz * sx;
  if (Math.abs(cross) < 1e-12) return null;
  const t = ((c[0] - a[0]) * sz - (c[1] - a[1]) * sx) / cross;
  const u = ((c[0] - a[0]) * rz - (c[1] - a[1]) * rx) / cross;
  return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : null;
}

const near = (p: Point, q: Point) => Math.abs(p[0] - q[0]) < 1e-7 && Math.abs(p[1] - q[1]) < 1e-7;
const keyOf = ([x, z]: Point) => `${Math.round(x * 1e5)} ${Math.round(z * 1e5)}`;

// Joined end to start; what does not close is dropped.
function loops(sides: readonly Side[]): Polygon[] {
  const byStart = new Map<string, Side[]>();
  for (const side of sides) byStart.set(keyOf(side.from), [...(byStart.get(keyOf(side.from)) ?? []), side]);
  const found: Polygon[] = [];
  for (const start of sides) {
    const ring: Point[] = [];
    let at: Side | undefined = take(byStart, start);
    while (at) {
      ring.push(at.from);
      if (keyOf(at.to) === keyOf(start.from)) {
        found.push(withoutFlats(ring));
        break;
      }
      const next: Side | undefined = byStart.get(keyOf(at.to))?.[0];
      at = next && take(byStart, next);
    }
  }
  return found.filter((loop) => loop.length > 2);
}

function take(byStart: Map<string, Side[]>, side: Side): Side | undefined {
  const waiting = byStart.get(keyOf(side.from));
  const index = waiting?.indexOf(side) ?? -1;
  return index < 0 ? undefined : waiting?.splice(index, 1)[0];
}

// Corners at which nothing bends.
function withoutFlats(ring: readonly Point[]): Polygon {
  return ring.filter((corner, i) => {
    const [before, after] = [cyclic(ring, i - 1), cyclic(ring, i + 1)];
    const [ux, uz] = [corner[0] - before[0], corner[1] - before[1]];
    const [vx, vz] = [after[0] - corner[0], after[1] - corner[1]];
    return Math.abs(ux * vz - uz * vx) > 1e-9 || ux * vx + uz * vz < 0;
  });
}

/** Whether all of it lies inside, touching allowed. */
export function liesWithin(outline: Polygon, around: Polygon): boolean {
  const { length } = outline;
  const cx = outline.reduce((sum, [x]) => sum + x, 0) / length;
  const cz = outline.reduce((sum, [, z]) => sum + z, 0) / length;
  const inward = ([x, z]: Point): Point => [x + (cx - x) * 1e-4, z + (cz - z) * 1e-4];
  const drawn = outline.map(inward);
  if (!drawn.every((corner) => contains(around, corner))) return false;
  return edgesOf(drawn).every(([a, b]) => edgesOf(around).every(([c, d]) => crossing(a, b, c, d) === null));
}
