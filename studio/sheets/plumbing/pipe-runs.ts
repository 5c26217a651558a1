import { segmentsOf } from '#domain/geometry/distance.ts';
import type { Point } from '#domain/geometry/plane.ts';
import { pipeFor, velocityOf } from '#domain/plan-set/pipes.ts';
import type { Flows } from '#studio/figures/flows.ts';
import type { Tap } from './tap.ts';
import { CIRCUITS, type Circuit, type Run } from './types.ts';

// The pipes of one line are a tree from the pad: what its fixtures share is one pipe, sized for all that flows on from it.

/** The smallest we lay, whatever flows: our rule. */
const LEAST_IN: Record<Circuit, number> = {
  skimmers: 2,
  drains: 2,
  returns: 1.5,
  'spa-return': 1.5,
  'solar-supply': 1.5,
  'solar-return': 1.5,
  cleaner: 1.5,
  'spa-suction': 2,
  'spa-jets': 1.5,
  'feature-suction': 2,
  features: 1,
  'edge-suction': 2,
  'edge-return': 1.5,
  'regeneration-suction': 2,
  regeneration: 1.5,
  fill: 0.75,
  'cold-plunge': 0.75,
  overflow: 2,
};

/** What several fixtures share. */
const SHARED_IN = 2;

type Branch = {
  at: Point;
  /** Of the pipe that leads here. */
  under: boolean;
  gpm: number;
  tap: Tap | null;
  children: Map<string, Branch>;
};

export function pipeRuns(
  taps: readonly Tap[],
  paths: ReadonlyMap<Tap, readonly Point[]>,
  flows: Flows,
): Run[] {
  return [...Map.groupBy(taps, ({ line }) => line).values()].flatMap((own) => {
    const root = treeOf(own, paths);
    const total = own.reduce((sum, { fixture }) => sum + fixture.gpm, 0);
    return root ? runsOf(root, own, total, flows) : [];
  });
}

type Step = { at: Point; under: boolean };

/** Every point of its way, and whether the pipe that leads to it lies under a floor. */
function stepsOf(tap: Tap, way: readonly Point[], corners: readonly Point[]): Step[] {
  const inner = tap.own ? [] : tap.inner;
  const outer = (tap.own ?? way).map((at): Step => ({ at, under: false }));
  const path = [...(outer.at(-1)?.at ? [outer.at(-1)?.at ?? tap.entry] : []), ...inner];
  const rest = segmentsOf(path).flatMap(([a, b], i): Step[] => {
    const under = tap.underFrom !== undefined && i > tap.underFrom;
    return [...between(a, b, corners), b].map((at) => ({ at, under }));
  });
  return [...outer, ...rest].filter(({ at }, i, all) => i === 0 || keyOf(at) !== keyOf(all[i - 1]?.at ?? at));
}

/** The corners that lie on the way from a to b, in their order. */
function between(a: Point, b: Point, corners: readonly Point[]): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length === 0) return [];
  const [ux, uz] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return corners
    .map((at) => ({
      at,
      along: (at[0] - a[0]) * ux + (at[1] - a[1]) * uz,
      off: Math.abs((at[0] - a[0]) * uz - (at[1] - a[1]) * ux),
    }))
    .filter(({ along, off }) => off < 1e-6 && along > 1e-6 && along < length - 1e-6)
    .toSorted((p, q) => p.along - q.along)
    .map(({ at }) => at);
}

const keyOf = ([x, z]: Point) => `${x.toFixed(4)},${z.toFixed(4)}`;

function treeOf(taps: readonly Tap[], paths: ReadonlyMap<Tap, readonly Point[]>): Branch | null {
  const corners = taps.flatMap(({ inner }) => inner);
  let root: Branch | null = null;
  for (const tap of taps) {
    const steps = stepsOf(tap, paths.get(tap) ?? [], corners);
    const [first, ...rest] = steps;
    if (!first) continue;
    root ??= { ...first, gpm: 0, tap: null, children: new Map() };
    let here = root;
    here.gpm += tap.fixture.gpm;
    for (const step of rest) {
      const key = keyOf(step.at);
      const next: Branch = here.children.get(key) ?? { ...step, gpm: 0, tap: null, children: new Map() };
      next.gpm += tap.fixture.gpm;
      here.children.set(key, next);
      here = next;
    }
    here.tap = tap;
  }
  return root;
}

function runsOf(root: Branch, taps: readonly Tap[], total: number, flows: Flows): Run[] {
  const line = taps[0]?.line ?? '';
  const circuit = taps[0]?.fixture.circuit ?? 'returns';
  const runs: Run[] = [];
  const follow = (start: Branch, from: string | null): void => {
    for (const first of start.children.values()) {
      const way = [start, first];
      let end = first;
      for (let next = onlyChild(end); next && !end.tap && next.under === end.under; next = onlyChild(end)) {
        way.push(next);
        end = next;
      }
      const id = `${line}-${runs.length + 1}`;
      runs.push(runOf({ id, line, circuit, from, way, total, flows }));
      follow(end, id);
    }
  };
  follow(root, null);
  return runs;
}

const onlyChild = ({ children }: Branch): Branch | undefined =>
  children.size === 1 ? [...children.values()][0] : undefined;

type Chain = {
  id: string;
  line: string;
  circuit: Circuit;
  from: string | null;
  way: readonly Branch[];
  total: number;
  flows: Flows;
};

function runOf({ id, line, circuit, from, way, total, flows }: Chain): Run {
  const { side, system } = CIRCUITS[circuit];
  const path = straightened(way.map(({ at }) => at));
  const end = way.at(-1);
  const gpm = end?.gpm ?? 0;
  const fixture = end?.tap?.fixture;
  const planFt = segmentsOf(path).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
  const depthFt = fixture ? fixture.depthFt + fixture.riseFt : 0;
  const sizedGpm = sizedFor(circuit, gpm, total, flows);
  const least = LEAST_IN[circuit];
  const pipeIn = pipeFor(sizedGpm, side, fixture || least < 1.5 ? least : Math.max(least, SHARED_IN));
  return {
    id,
    circuit,
    line,
    side,
    system,
    path,
    planFt,
    depthFt,
    lengthFt: planFt + depthFt,
    pipeIn,
    gpm,
    sizedGpm,
    feetPerSecond: velocityOf(sizedGpm, pipeIn),
    under: end?.under ?? false,
    // One where it turns down, one where it meets the fixture.
    elbows: path.length - 2 + (fixture ? 2 : 0),
    tees: (end?.children.size ?? 0) > 1 ? 1 : 0,
    from,
    fixture: fixture?.id ?? null,
  };
}

/** Either of two suctions, and the skimmers with the drains shut, can take all of the pump's water (ANSI/APSP/ICC-7). */
function sizedFor(circuit: Circuit, gpm: number, total: number, flows: Flows): number {
  const { designGpm, skimmerGpm, spaHeatGpm } = flows;
  if (circuit === 'skimmers') return (gpm * designGpm) / skimmerGpm;
  if (circuit === 'drains') return designGpm;
  // The filter pump heats the spa through the same drains while the jets run.
  if (circuit === 'spa-suction') return total + spaHeatGpm;
  if (circuit === 'spa-return') return Math.max(gpm, spaHeatGpm);
  return CIRCUITS[circuit].side === 'suction' ? total : gpm;
}

/** Without the points that lie on the way between their neighbours. */
function straightened(path: readonly Point[]): Point[] {
  return path.filter((point, i) => {
    const [a, b] = [path[i - 1], path[i + 1]];
    if (!a || !b) return true;
    return Math.abs((point[0] - a[0]) * (b[1] - a[1]) - (point[1] - a[1]) * (b[0] - a[0])) > 1e-6;
  });
}
