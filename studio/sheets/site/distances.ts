import { type Gap, gapOfOutlines, nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, crossingsOf, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import type { Table } from '#domain/plan-set/table.ts';
import { type ClearanceKind, clearancesOf } from '#domain/plot/distances.ts';
import { toLayout } from '#domain/plot/site.ts';
import { fill } from '#domain/words/fill.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import { partName } from '#studio/plan/part-name.ts';
import { toldFeet } from '#studio/plan/site-distances.ts';
import type { Entity } from '../engine/entity.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Draft } from './draft.ts';

// How far the water is from everything: on the plan as dimensions, beside it as a table.

export type SiteDistance = {
  id: string;
  name: string;
  kind: ClearanceKind;
  /** Null where nobody asks for one. */
  wantedFt: number | null;
  feet: number;
  /** On the water's edge and on the other thing, in the layout's feet. */
  from: Point;
  at: Point;
  /** Never so that a distance reads as kept which is not. */
  told: string;
  conflict: boolean;
  drawn: boolean;
};

/** More would be a black star around the pool. */
const MOST_DRAWN = 24;
const NOTES: ReadonlySet<ClearanceKind> = new Set(['canopy', 'trunk', 'depth']);

export function siteDistances(set: PlanSet): SiteDistance[] {
  return set.layout.plot ? onPlot(set) : withoutPlot(set);
}

function onPlot({ layout, words, design }: PlanSet): SiteDistance[] {
  const { site } = layout.plot ?? {};
  if (!site) return [];
  const told = clearancesOf(site, layout.pool.outline, design.deepFt)
    .filter(({ to, kind }) => to.part !== 'tree' || NOTES.has(kind))
    .map((one): SiteDistance => {
      const id = `${one.to.part}-${'index' in one.to ? one.to.index + 1 : 0}${one.kind === 'depth' ? '-depth' : ''}`;
      return {
        id,
        name: partName(site.plot, one.to, words.site),
        kind: one.kind,
        wantedFt: one.wantedFt > 0 && one.to.part !== 'tree' ? one.wantedFt : null,
        feet: one.feet,
        from: toLayout(site.place, one.from),
        at: toLayout(site.place, one.at),
        told: toldFeet(one),
        conflict: one.conflict,
        drawn: false,
      };
    });
  return marked(told);
}

/** Each thing once: two sides that meet in the nearest corner have one dimension. */
function marked(all: readonly SiteDistance[]): SiteDistance[] {
  const drawn: SiteDistance[] = [];
  const first = (a: SiteDistance, b: SiteDistance) =>
    Number(b.conflict) - Number(a.conflict) || a.feet - b.feet;
  for (const one of all.toSorted(first)) {
    if (drawn.length >= MOST_DRAWN || NOTES.has(one.kind) || Math.abs(one.feet) < 0.02) continue;
    if (drawn.some(({ at }) => Math.hypot(at[0] - one.at[0], at[1] - one.at[1]) < 0.5)) continue;
    drawn.push(one);
  }
  const chosen = new Set(drawn);
  return all.map((one) => ({ ...one, drawn: chosen.has(one) }));
}

function withoutPlot({ layout, words, barrier, equipment }: PlanSet): SiteDistance[] {
  const { pool, house } = layout;
  const names = words.site.noLot;
  const to = (id: string, name: string, { feet, from, at }: Gap): SiteDistance => ({
    id,
    name,
    kind: 'clear',
    wantedFt: null,
    feet,
    from,
    at,
    told: feetAndInches(Math.abs(feet)),
    conflict: false,
    drawn: false,
  });
  return marked([
    ...(house ? [to('house', names.house, gapOfOutlines(pool.outline, house.outline))] : []),
    ...deckEdges(layout).flatMap(({ side, gap }) => {
      const atHouse = side === 'back' && house !== null && touches(house.outline, gap.at);
      return gap.feet > 0.05 && !atHouse ? [to(side, names[side], gap)] : [];
    }),
    to('pad', names.pad, gapOfOutlines(pool.outline, equipment.pad.outline)),
    to('barrier', names.barrier, barrier.nearest),
  ]);
}

const touches = (outline: Polygon, point: Point) => nearestOn(edgesOf(outline), point).feet < 0.1;

type DeckSide = 'shallow' | 'deep' | 'back' | 'front';

/** Straight out from where the water reaches farthest. */
function deckEdges({ pool, deck }: PlanSet['layout']): { side: DeckSide; gap: Gap }[] {
  const b = boundsOf(pool.outline);
  const far: readonly [DeckSide, 0 | 1, number, 1 | -1][] = [
    ['shallow', 0, b.x0, -1],
    ['deep', 0, b.x1, 1],
    ['back', 1, b.z0, -1],
    ['front', 1, b.z1, 1],
  ];
  return far.flatMap(([side, axis, reach, out]) => {
    const touching = pool.outline.filter((point) => Math.abs(point[axis] - reach) < 0.05);
    const other = axis === 0 ? 1 : 0;
    const spread = touching.map((point) => point[other]);
    const level = (Math.min(...spread) + Math.max(...spread)) / 2;
    const edges = crossingsOf(deck, level, other).filter((at) => (at - reach) * out > 0);
    const edge = edges.length > 0 ? (out > 0 ? Math.max(...edges) : Math.min(...edges)) : null;
    if (edge === null) return [];
    const point = (at: number): Point => (axis === 0 ? [at, level] : [level, at]);
    return [{ side, gap: { feet: Math.abs(edge - reach), from: point(reach), at: point(edge) } }];
  });
}

type Line = readonly [Point, Point];
const ASIDE_PT = 15;

/** The shorter ones lie where they are measured; one that would run over another lies beside it. */
export function distanceEntities({ pen, letters }: Draft, distances: readonly SiteDistance[]): Entity[] {
  const lines: Line[] = [];
  return distances
    .filter(({ drawn }) => drawn)
    .toSorted((a, b) => a.feet - b.feet)
    .map(({ from, at, told, conflict }): Entity => {
      const line = clearOf(lines, [from, at], pen.pt(ASIDE_PT));
      lines.push(line);
      letters.avoid(line);
      return {
        kind: 'dimension',
        layer: conflict ? 'A-ANNO-CONF' : 'A-ANNO-DIMS',
        from,
        to: at,
        at: line[0],
        heightFt: pen.textFt,
        text: told,
      };
    });
}

function clearOf(lines: readonly Line[], [from, to]: Line, step: number): Line {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const moved = (by: number): Line => [
    [from[0] - along[1] * by, from[1] + along[0] * by],
    [to[0] - along[1] * by, to[1] + along[0] * by],
  ];
  const free = (by: number) => !lines.some((other) => runsOver(other, moved(by), along, step * 0.8));
  return moved([0, step, -step, 2 * step, -2 * step].find(free) ?? 0);
}

/** Nearly parallel, nearly in line, and side by side for some of their way. */
function runsOver([a, b]: Line, [from, to]: Line, along: Point, near: number): boolean {
  const across = ([x, z]: Point) => (x - from[0]) * -along[1] + (z - from[1]) * along[0];
  const share = ([x, z]: Point) => (x - from[0]) * along[0] + (z - from[1]) * along[1];
  if (Math.max(Math.abs(across(a)), Math.abs(across(b))) > near) return false;
  return Math.min(share(a), share(b)) < share(to) && Math.max(share(a), share(b)) > 0;
}

export function distanceTable(
  { words: { site }, layout }: PlanSet,
  distances: readonly SiteDistance[],
): Table {
  const { distances: words, noLot } = site;
  const measured = ({ kind, told }: SiteDistance) => {
    if (kind === 'outside') return fill(words.past, { feet: told });
    return kind === 'overlap' ? fill(words.into, { feet: told }) : told;
  };
  const result = ({ kind, wantedFt }: SiteDistance) =>
    kind === 'clear' && wantedFt === null ? words.free : words.results[kind];
  return {
    title: layout.plot ? words.title : noLot.title,
    columns: [
      { key: 'to', title: words.to, share: 2.6 },
      ...(layout.plot ? [{ key: 'wanted', title: words.wanted, share: 2.2 }] : []),
      { key: 'measured', title: words.measured, share: 2.3 },
      ...(layout.plot ? [{ key: 'result', title: words.result, share: 2.5 }] : []),
    ],
    rows: distances.map((one) => ({
      id: one.id,
      cells: {
        to: one.name,
        wanted: one.wantedFt === null ? words.none : feetAndInches(one.wantedFt),
        measured: measured(one),
        result: result(one),
      },
    })),
    notes: [layout.plot ? words.note : noLot.shown],
  };
}
