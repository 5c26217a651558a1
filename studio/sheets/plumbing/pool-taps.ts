import { nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, contains, crossingsOf, edgesOf, type Point } from '#domain/geometry/plane.ts';
import { entryEndFt, FLOW_RULES, type Flows } from '#studio/figures/flows.ts';
import { depthAt } from '#studio/scene/depth.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { padOf } from './pad.ts';
import { far, nearestSpot, outside, type Side, type Spot, spread } from './spots.ts';
import { fixtureOf, type Tap, wallTap } from './tap.ts';

// What every pool has: skimmers, main drains, returns, a cleaner's line, fill and overflow.

/** Between two drains on one suction, middle to middle: the Pool and Spa Safety Act (VGB) and ANSI/APSP/ICC-7. */
export const DRAINS_APART_FT = 3;
/** What we draw where there is room. */
const DRAINS_DRAWN_FT = 4;
const FROM_WALL_FT = 1;
/** Our rule: fixtures on one wall keep this apart. */
const APART_FT = 4;

export function poolTaps(layout: Layout, flows: Flows, spots: readonly Spot[]): Tap[] {
  const skimmers = skimmerTaps(layout, flows, spots);
  const taken = skimmers.map(({ fixture }) => fixture.at);
  const drains = drainTaps(layout, flows, spots, taken);
  const near = [...taken, ...drains.flatMap(({ inner }) => inner.slice(0, 1))];
  const returns = returnTaps(layout, flows, spots, skimmers, near);
  return [...skimmers, ...drains, ...returns, ...serviceTaps(layout, spots, [...near, ...atOf(returns)])];
}

const atOf = (taps: readonly Tap[]): Point[] => taps.map(({ fixture }) => fixture.at);

export const middleOf = (points: readonly Point[]): Point => {
  const { x0, x1, z0, z1 } = boundsOf(points);
  return [(x0 + x1) / 2, (z0 + z1) / 2];
};

const longSides = ({ pool }: Layout): readonly [Side, Side] =>
  pool.lengthFt >= pool.widthFt ? ['back', 'front'] : ['left', 'right'];

/** One long wall takes up to three, to be turned downwind; more go all around. */
function skimmerTaps(layout: Layout, { skimmers, skimmerGpm }: Flows, spots: readonly Spot[]): Tap[] {
  const pad = middleOf(padOf(layout));
  const walls = longSides(layout).map((side) => {
    const free = spots.filter((spot) => spot.side === side);
    return { free, feet: Math.min(...free.map(({ at }) => far(at, pad))) };
  });
  const most = Math.max(...walls.map(({ free }) => free.length));
  const wall = walls.filter(({ free }) => free.length >= most * 0.8).toSorted((a, b) => a.feet - b.feet)[0];
  const among = skimmers <= 3 && wall && wall.free.length >= skimmers ? wall.free : spots;
  return spread(among, skimmers, [], 0).map((spot, i) =>
    wallTap(spot, {
      tag: `SK-${i + 1}`,
      kind: 'skimmer',
      circuit: 'skimmers',
      gpm: skimmerGpm / skimmers,
    }),
  );
}

/** Across from the skimmers, so that the surface drifts to them; many go all around. */
function returnTaps(
  layout: Layout,
  { returns, returnGpm }: Flows,
  spots: readonly Spot[],
  skimmers: readonly Tap[],
  taken: readonly Point[],
): Tap[] {
  const at = skimmers[0]?.fixture.at;
  const skimmed = spots.find((spot) => spot.at === at)?.side;
  const opposite = longSides(layout).find((side) => side !== skimmed);
  const across = spots.filter(({ side }) => side === opposite);
  const among = returns <= 4 && across.length >= returns * 6 ? across : spots;
  return spread(among, returns, taken, APART_FT / 2).map((spot, i) =>
    wallTap(spot, { tag: `R-${i + 1}`, kind: 'return', circuit: 'returns', gpm: returnGpm / returns }),
  );
}

function serviceTaps(layout: Layout, spots: readonly Spot[], taken: readonly Point[]): Tap[] {
  const { x0, x1, z1 } = boundsOf(layout.pool.outline);
  const pad = middleOf(padOf(layout));
  const used = [...taken];
  const next = (to: Point, among: readonly Spot[] = spots): Spot | undefined => {
    const spot = nearestSpot(among, to, used, APART_FT / 1.6);
    if (spot) used.push(spot.at);
    return spot;
  };
  const cleaner = next([(x0 + x1) / 2, z1]);
  const fill = next(pad);
  const open = spots.filter((spot) => dischargeOf(layout, spot) !== null);
  const overflow = next([x0, z1], open.length > 0 ? open : spots);
  return [
    ...(cleaner
      ? [
          wallTap(cleaner, {
            tag: 'CL-1',
            kind: 'cleaner',
            circuit: 'cleaner',
            gpm: FLOW_RULES.cleanerGpm,
          }),
        ]
      : []),
    ...(fill
      ? [wallTap(fill, { tag: 'AF-1', kind: 'auto-fill', circuit: 'fill', gpm: FLOW_RULES.fillGpm })]
      : []),
    ...(overflow ? [overflowTap(layout, overflow)] : []),
  ];
}

function overflowTap(layout: Layout, spot: Spot): Tap {
  const tap = wallTap(spot, {
    tag: 'OF-1',
    kind: 'overflow',
    circuit: 'overflow',
    gpm: FLOW_RULES.overflowGpm,
  });
  return { ...tap, own: [dischargeOf(layout, spot) ?? outside(spot), spot.at] };
}

const DISCHARGE_FT = 3;

/** Straight out, past the deck; null where something stands there. */
function dischargeOf(layout: Layout, spot: Spot): Point | null {
  const axis = spot.out[0] === 0 ? 1 : 0;
  const reach = crossingsOf(layout.deck, spot.at[axis === 0 ? 1 : 0], axis === 0 ? 1 : 0)
    .map((value) => (value - spot.at[axis]) * spot.out[axis])
    .filter((feet) => feet > 0);
  if (reach.length === 0) return null;
  const end = outside(spot, Math.max(...reach) + DISCHARGE_FT);
  const standing = layout.items.filter(
    ({ layer, kind }) => (layer === 'edge' || layer === 'ground') && kind !== 'loungers',
  );
  const walls = [
    ...standing.map(({ outline }) => outline),
    ...(layout.plot?.buildings.map(({ outline }) => outline) ?? []),
  ];
  if (layout.plot && !contains(layout.plot.lot, end)) return null;
  const steps = Array.from({ length: 24 }, (_, i): Point => {
    const t = (i + 1) / 24;
    return [spot.at[0] + (end[0] - spot.at[0]) * t, spot.at[1] + (end[1] - spot.at[1]) * t];
  });
  const blocked = steps.some(
    (point) => contains(layout.pool.outline, point) || walls.some((wall) => contains(wall, point)),
  );
  return blocked ? null : end;
}

/** At the deepest of the floor, clear of the walls, along the pool; one channel drain where two find no room. */
function drainTaps(
  layout: Layout,
  { drainGpm }: Flows,
  spots: readonly Spot[],
  taken: readonly Point[],
): Tap[] {
  const { pool } = layout;
  const exit = drainExit(layout, spots, taken);
  const middle = exit ? exit.tee : middleOf(pool.outline);
  const gaps = [DRAINS_DRAWN_FT, (DRAINS_DRAWN_FT + DRAINS_APART_FT) / 2, DRAINS_APART_FT + 0.05];
  const gap = gaps.find((feet) =>
    [-feet / 2, feet / 2].every((dx) => isFloor(layout, [middle[0] + dx, middle[1]])),
  );
  const ats: Point[] = gap ? [-gap / 2, gap / 2].map((dx): Point => [middle[0] + dx, middle[1]]) : [middle];
  return ats.map((at, i): Tap => {
    const fixture = fixtureOf({
      tag: `MD-${i + 1}`,
      kind: gap ? 'drain' : 'channel-drain',
      circuit: 'drains',
      gpm: drainGpm / ats.length,
      at,
      on: 'floor',
      depthFt: depthAt(pool.profile, at[0] + pool.lengthFt / 2) + 1,
    });
    const wall = exit?.spot;
    return {
      fixture,
      line: 'drains',
      entry: wall ? outside(wall) : at,
      inner: wall ? [wall.at, middle, at] : [at],
      underFrom: 0,
    };
  });
}

const isFloor = ({ pool, items }: Layout, point: Point): boolean =>
  contains(pool.outline, point) &&
  nearestOn(edgesOf(pool.outline), point).feet >= FROM_WALL_FT &&
  !items.some(({ layer, outline }) => (layer === 'edge' || layer === 'water') && contains(outline, point));

/** Where the drains' pipe leaves under the wall, and the middle of the two. */
function drainExit(
  layout: Layout,
  spots: readonly Spot[],
  taken: readonly Point[],
): { spot: Spot; tee: Point } | null {
  const { pool } = layout;
  const { x0, x1 } = boundsOf(pool.outline);
  const deepest = Math.max(...pool.profile.map(({ depthFt }) => depthFt));
  const start = pool.profile.find(({ depthFt }) => depthFt > deepest - 0.01)?.alongFt ?? 0;
  const from = Math.max(x0 + start, entryEndFt(layout), x1 - pool.lengthFt * 0.4);
  const wanted = (from + x1) / 2;
  const pad = middleOf(padOf(layout));
  const found = spots
    .filter(
      ({ side, at }) => (side === 'back' || side === 'front') && taken.every((other) => far(at, other) > 1.2),
    )
    .map((spot) => ({ spot, tee: [spot.at[0], acrossAt(layout, spot.at)] as const }))
    .map((one) => {
      const room = [-2, 2].filter((dx) => isFloor(layout, [one.tee[0] + dx, one.tee[1]])).length;
      return { ...one, cost: Math.abs(one.tee[0] - wanted) + (2 - room) * 5 + far(one.spot.at, pad) * 0.05 };
    })
    .toSorted((a, b) => a.cost - b.cost)[0];
  return found ? { spot: found.spot, tee: found.tee } : null;
}

/** The middle of the water opposite to a place on the wall. */
function acrossAt({ pool }: Layout, at: Point): number {
  const zs = crossingsOf(pool.outline, at[0]).toSorted((a, b) => a - b);
  const other = zs.filter((z) => Math.abs(z - at[1]) > 0.2);
  const inward = other.toSorted((a, b) => Math.abs(a - at[1]) - Math.abs(b - at[1]));
  const across = inward.find((z) => contains(pool.outline, [at[0], (z + at[1]) / 2]));
  return across === undefined ? at[1] : (across + at[1]) / 2;
}
