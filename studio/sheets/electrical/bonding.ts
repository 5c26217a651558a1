import type { Feature } from '#domain/design/features.ts';
import { gapOfOutlines, nearestOn, segmentsOf } from '#domain/geometry/distance.ts';
import { boundsOf, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { ringAround } from '#domain/plan-set/circuits-ring.ts';
import type { EquipmentKind } from '#domain/plan-set/equipment.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import type { Equipment, EquipmentItem } from '../equipment/equipment.ts';
import type { Light } from '../equipment/lights.ts';
import { spaWaterOf, watersOf } from '../equipment/waters.ts';
import { lengthOf, type Routes } from './routes.ts';

// The copper that ties together everything metal a wet hand could reach at once.

export const RING_IN = { from: 18, at: 21, to: 24 } as const;
/** Metal nearer to the water than this is bonded. */
const BONDED_WITHIN_FT = 5;

export type TapKind =
  | 'steel'
  | 'water'
  | 'light'
  | 'pad'
  | 'equipment'
  | 'cover'
  | 'board'
  | 'slide'
  | 'fence'
  | 'metal';

/** `to` names what it bonds: an id of a light, a piece of equipment or an item of the layout. */
export type Tap = { kind: TapKind; to: string; path: readonly Point[] };
export type Bonding = { ring: Polygon; taps: readonly Tap[]; lengthFt: number };

const BONDED: Partial<Record<Feature, TapKind>> = {
  'Diving Board': 'board',
  Slide: 'slide',
  'Fire Feature': 'metal',
  'Outdoor Kitchen': 'metal',
  Pergola: 'metal',
  'Cold Plunge': 'metal',
};
const NOT_METAL: ReadonlySet<EquipmentKind> = new Set([
  'cartridge-filter',
  'sand-filter',
  'chlorinator',
  'autofill',
  'transformer',
  'solar',
  'panel',
  'automation',
  'cover-motor',
  'chiller',
]);

export function bondingOf(
  layout: Layout,
  { items, pad }: Equipment,
  lights: readonly Light[],
  routes: Routes,
): Bonding {
  const ring = ringAround(watersOf(layout), RING_IN.at / 12);
  const tap = (kind: TapKind, to: string, at: Point): Tap => ({
    kind,
    to,
    path: [nearestOn(edgesOf(ring), at).at, at],
  });
  const taps = [
    ...steelSpots(layout).map((at, i) => tap('steel', `steel-${i + 1}`, at)),
    ...waterSpot(layout).map((at) => tap('water', 'water', at)),
    ...lights.map(({ id, at }) => tap('light', id, at)),
    ...metalAround(layout, ring, tap),
    ...coverTaps(items, tap),
    ...padTaps(items, pad.outline, ring, routes),
  ];
  const lengthFt =
    lengthOf([...ring, ...ring.slice(0, 1)]) + taps.reduce((sum, { path }) => sum + lengthOf(path), 0);
  return { ring, taps, lengthFt };
}

/** At four places around the shell, spa included. */
function steelSpots(layout: Layout): Point[] {
  const { outline } = layout.pool;
  const { x0, z0, x1, z1 } = boundsOf(outline);
  const inset = (x1 - x0) * 0.15;
  const corners: Point[] = [
    [x0 + inset, z0],
    [x1 - inset, z0],
    [x1 - inset, z1],
    [x0 + inset, z1],
  ];
  const spa = spaWaterOf(layout);
  const middle = spa && boundsOf(spa);
  return [
    ...corners.map((corner) => nearestOn(edgesOf(outline), corner).at),
    ...(spa && middle ? [nearestOn(edgesOf(spa), [middle.x1, (middle.z0 + middle.z1) / 2]).at] : []),
  ];
}

/** A plate of nine square inches in the water, at the shallow end's wall. */
function waterSpot({ pool }: Layout): Point[] {
  const { x0, z0, z1 } = boundsOf(pool.outline);
  return [nearestOn(edgesOf(pool.outline), [x0 + pool.lengthFt * 0.35, z0 - (z1 - z0)]).at];
}

function metalAround(
  layout: Layout,
  ring: Polygon,
  tap: (kind: TapKind, to: string, at: Point) => Tap,
): Tap[] {
  const waters = watersOf(layout);
  const kinds = new Map<string, TapKind>(Object.entries(BONDED));
  const things = layout.items.flatMap(({ id, kind, outline }): Tap[] => {
    const named = kinds.get(kind);
    if (!named) return [];
    if (Math.min(...waters.map((water) => gapOfOutlines(water, outline).feet)) > BONDED_WITHIN_FT) return [];
    const gap = gapOfOutlines(ring, outline);
    return [tap(named, id, gap.feet < 0 ? middleOf(outline) : gap.at)];
  });
  return [...things, ...fenceTap(layout, ring)];
}

function fenceTap({ fence, pool }: Layout, ring: Polygon): Tap[] {
  if (!fence) return [];
  const path = segmentsOf(fence.path);
  const nearest = pool.outline
    .map((corner) => nearestOn(path, corner))
    .toSorted((a, b) => a.feet - b.feet)[0];
  if (!nearest || nearest.feet > BONDED_WITHIN_FT) return [];
  return [{ kind: 'fence', to: 'fence', path: [nearestOn(edgesOf(ring), nearest.at).at, nearest.at] }];
}

const middleOf = (outline: Polygon): Point => {
  const { x0, z0, x1, z1 } = boundsOf(outline);
  return [(x0 + x1) / 2, (z0 + z1) / 2];
};

const coverTaps = (
  items: readonly EquipmentItem[],
  tap: (kind: TapKind, to: string, at: Point) => Tap,
): Tap[] => items.filter(({ kind }) => kind === 'cover-motor').map(({ id, at }) => tap('cover', id, at));

/** One conductor beside the conduits to the pad, and from its edge to every motor and heater. */
function padTaps(items: readonly EquipmentItem[], pad: Polygon, ring: Polygon, { link, hub }: Routes): Tap[] {
  const start = nearestOn(edgesOf(ring), hub).at;
  const back = [...link].reverse();
  const outside = back.slice(0, -1);
  const last = outside.at(-1) ?? hub;
  const bus = nearestOn(edgesOf(pad), last).at;
  const bonded = items.flatMap((item) =>
    item.outline && !NOT_METAL.has(item.kind) ? [{ id: item.id, at: item.at }] : [],
  );
  return [
    { kind: 'pad', to: 'pad', path: [start, ...outside, bus] },
    ...bonded.map(({ id, at }): Tap => ({ kind: 'equipment', to: id, path: [bus, [at[0], bus[1]], at] })),
  ];
}
