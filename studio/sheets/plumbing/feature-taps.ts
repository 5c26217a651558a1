import { boundsOf, crossingsOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { FLOW_RULES, type Flows, sheetFt } from '#studio/figures/flows.ts';
import { depthAt } from '#studio/scene/depth.ts';
import { lineBeyond } from '#studio/scene/infinity-edge.ts';
import type { Footprint, FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { basinOf, WATER_Y } from '#studio/scene/pool-heights.ts';
import { spoutsAlong, spoutsOf } from '#studio/scene/spouts.ts';
import { type Ground, groundsOf, isClear } from './ground.ts';
import { padOf } from './pad.ts';
import { DRAINS_APART_FT, middleOf } from './pool-taps.ts';
import { far, nearestSpot, outside, type Spot } from './spots.ts';
import { fixtureOf, frameOf, onSite, type Tap, type TapSketch, wallTap } from './tap.ts';
import type { Circuit } from './types.ts';

// What falls, jets and bubbles, each on a line of its own; the suctions of their pumps; the edge, the plants, the sun on the roof.

const BEHIND_FT = 1.75;

type Fed = { gpm: (item: Footprint, layout: Layout) => number; riseFt: (item: Footprint) => number };

/** Fed from behind, in one place. */
const FALLS: Partial<Record<FootprintKind, Fed>> = {
  Waterfall: {
    gpm: (item, layout) => sheetFt(item, layout) * FLOW_RULES.gpmPerFootOfSheet,
    riseFt: ({ heightFt }) => heightFt * 0.75,
  },
  Grotto: {
    gpm: (item, layout) => sheetFt(item, layout) * FLOW_RULES.gpmPerFootOfSheet,
    riseFt: ({ heightFt }) => heightFt * 0.65,
  },
  Slide: { gpm: () => FLOW_RULES.gpmForSlide, riseFt: ({ heightFt }) => heightFt },
};

export function featureTaps(
  layout: Layout,
  flows: Flows,
  spots: readonly Spot[],
  others: readonly Tap[],
): Tap[] {
  const [ground] = groundsOf(layout, padOf(layout));
  if (!ground) return [];
  const used: Point[] = others.map(({ fixture }) => fixture.at);
  const fed = layout.items.flatMap((item) => fedTaps(layout, ground, item));
  const regeneration = regenerationTaps(layout, ground, flows);
  return [
    ...(fed.length > 0 ? suctionPair(layout, spots, used, 'feature-suction', 'FS', sum(fed)) : []),
    ...fed,
    ...(regeneration.length > 0
      ? suctionPair(layout, spots, used, 'regeneration-suction', 'GS', flows.regenerationGpm)
      : []),
    ...regeneration,
    ...edgeTaps(layout, flows, spots, used),
    ...solarTaps(layout, ground, flows),
    ...coldPlungeTaps(layout, ground),
  ];
}

const sum = (taps: readonly Tap[]) => taps.reduce((all, { fixture }) => all + fixture.gpm, 0);

/** Behind an item, or beside it where a wall stands behind. */
function tapAt(
  item: Footprint,
  ground: Ground,
  line: string,
  sketch: Omit<TapSketch, 'at' | 'turnDeg'>,
): Tap {
  const { x0, x1, z0, z1 } = frameOf(item);
  const zm = Math.min((z0 + z1) / 2, 0);
  const ways: readonly (readonly [Point, Point])[] = [
    [
      [(x0 + x1) / 2, z0],
      [0, -1],
    ],
    [
      [x1, zm],
      [1, 0],
    ],
    [
      [x0, zm],
      [-1, 0],
    ],
  ];
  const placed = ways.map(([at, out]) => ({
    at: onSite(item.anchor, at),
    entry: onSite(item.anchor, [at[0] + out[0] * BEHIND_FT, at[1] + out[1] * BEHIND_FT]),
  }));
  const found = placed.find(({ entry }) => isClear(ground, entry, entry)) ?? placed[0];
  const at = found?.at ?? [item.anchor.x, item.anchor.z];
  return {
    fixture: fixtureOf({ ...sketch, at, feature: item.id }),
    line,
    entry: found?.entry ?? at,
    inner: [at],
  };
}

function fedTaps(layout: Layout, ground: Ground, item: Footprint): Tap[] {
  const line = `features:${item.kind}`;
  const number = 1 + layout.items.filter(({ kind }) => kind === item.kind).indexOf(item);
  const falls = FALLS[item.kind];
  if (falls)
    return [
      tapAt(item, ground, line, {
        tag: `${TAGS[item.kind] ?? 'WF'}-${number}`,
        kind: 'water-feature',
        circuit: 'features',
        gpm: falls.gpm(item, layout),
        riseFt: falls.riseFt(item),
      }),
    ];
  if (item.kind === 'Scuppers') return scupperTaps(layout, item, line);
  if (item.kind === 'Deck Jets') return [deckJetTap(item, line, number)];
  if (item.kind === 'Bubblers') return bubblerTap(layout, item, line, number);
  return [];
}

const TAGS: Partial<Record<FootprintKind, string>> = { Waterfall: 'WF', Grotto: 'GR', Slide: 'SL' };

/** Numbered on from one wall to the next. */
function scupperTaps({ items }: Layout, item: Footprint, line: string): Tap[] {
  const { z0 } = frameOf(item);
  const walls = items.filter(({ kind }) => kind === 'Scuppers');
  const before = walls.slice(0, walls.indexOf(item)).reduce((all, wall) => all + spoutsOf(wall), 0);
  return spoutsAlong(item).map((x, i): Tap => {
    const at = onSite(item.anchor, [x, z0]);
    return {
      fixture: fixtureOf({
        tag: `SC-${before + i + 1}`,
        kind: 'water-feature',
        circuit: 'features',
        gpm: FLOW_RULES.gpmPerScupper,
        at,
        riseFt: item.heightFt,
        feature: item.id,
      }),
      line,
      entry: onSite(item.anchor, [x, z0 - BEHIND_FT]),
      inner: [at],
    };
  });
}

function deckJetTap(item: Footprint, line: string, number: number): Tap {
  const at = middleOf(item.outline);
  const out = onSite({ ...item.anchor, x: 0, z: 0 }, [0, -1]);
  return {
    fixture: fixtureOf({
      tag: `DJ-${number}`,
      kind: 'deck-jet',
      circuit: 'features',
      gpm: FLOW_RULES.gpmPerDeckJet,
      at,
      feature: item.id,
    }),
    line,
    entry: [at[0] + Math.round(out[0]) * 1.05, at[1] + Math.round(out[1]) * 1.05],
    inner: [at],
  };
}

/** Up through the floor; its pipe leaves under the nearer long wall. */
function bubblerTap({ pool, items }: Layout, item: Footprint, line: string, number: number): Tap[] {
  const at: Point = [item.anchor.x, item.anchor.z];
  // All of a row leave on one side: that of the first.
  const first = items.find(({ kind }) => kind === 'Bubblers') ?? item;
  const zs = crossingsOf(pool.outline, at[0]).toSorted((a, b) => a - b);
  const [back, front] = [zs[0], zs.at(-1)];
  if (back === undefined || front === undefined) return [];
  const toBack = Math.abs(first.anchor.z - back) <= Math.abs(front - first.anchor.z);
  const wall: Point = [at[0], toBack ? back : front];
  return [
    {
      fixture: fixtureOf({
        tag: `B-${number}`,
        kind: 'bubbler',
        circuit: 'features',
        gpm: FLOW_RULES.gpmPerBubbler,
        at,
        on: 'floor',
        depthFt: depthAt(pool.profile, at[0] + pool.lengthFt / 2) + 0.5,
        feature: item.id,
      }),
      line,
      entry: outside({ at: wall, out: [0, toBack ? -1 : 1] }),
      inner: [wall, at],
      underFrom: 0,
    },
  ];
}

/** Two on the wall of the deep half, far enough apart, each of which can take all of the pump's water. */
function suctionPair(
  layout: Layout,
  spots: readonly Spot[],
  used: Point[],
  circuit: Circuit,
  tag: string,
  gpm: number,
): Tap[] {
  const { x1 } = boundsOf(layout.pool.outline);
  const pad = middleOf(padOf(layout));
  const deep = spots.filter(({ depthFt }) => depthFt >= 3);
  const among = deep.length > 8 ? deep : spots;
  const wanted: Point = [x1 * 0.6 + pad[0] * 0.1, pad[1]];
  const first = nearestSpot(among, wanted, used, 2.5);
  if (!first) return [];
  used.push(first.at);
  const apart = among.filter(
    ({ at, side }) => far(at, first.at) >= DRAINS_APART_FT + 0.25 && side === first.side,
  );
  const second =
    nearestSpot(apart, first.at, used, 2.5) ?? nearestSpot(among, first.at, used, DRAINS_APART_FT + 0.25);
  if (second) used.push(second.at);
  const pair = second ? [first, second] : [first];
  return pair.map((spot, i) =>
    wallTap(spot, { tag: `${tag}-${i + 1}`, kind: 'suction', circuit, gpm: gpm / pair.length }),
  );
}

function regenerationTaps({ items }: Layout, ground: Ground, { regenerationGpm }: Flows): Tap[] {
  return items
    .filter(({ kind }) => kind === 'Regeneration Zone')
    .map((item) =>
      tapAt(item, ground, 'regeneration', {
        tag: 'RZ-1',
        kind: 'water-feature',
        circuit: 'regeneration',
        gpm: regenerationGpm,
        riseFt: 1,
      }),
    );
}

/** From the basin under the edge back into the pool, so that it runs over. */
function edgeTaps(
  { items, pool, design }: Layout,
  { weirGpm }: Flows,
  spots: readonly Spot[],
  used: Point[],
): Tap[] {
  const basin = items.find(({ kind }) => kind === 'Infinity Edge');
  const { infinityEdge: edge } = pool;
  if (!basin || !edge) return [];
  const { weirFt, innerFt, outerFt } = basinOf(design);
  // Under the basin's floor from the end on the right, where the pad is.
  const middle = lineBeyond(edge, (weirFt + innerFt) / 2).toSorted((p, q) => q[0] - p[0]);
  const [end = edge.middle] = middle;
  const wall: Point = [end[0] + outerFt - innerFt, end[1]];
  const suction = [0.7, 0.3].map((share, i): Tap => {
    const at = alongLine(middle, share);
    return {
      fixture: fixtureOf({
        tag: `ES-${i + 1}`,
        kind: 'suction',
        circuit: 'edge-suction',
        gpm: weirGpm / 2,
        at,
        on: 'basin',
        depthFt: -basinOf(design).floorY,
        feature: basin.id,
      }),
      line: 'edge-suction',
      entry: [wall[0] + BEHIND_FT, wall[1]],
      inner: [wall, ...middle.filter(([x]) => x > at[0]), at],
      underFrom: 0,
    };
  });
  const count = Math.max(2, Math.ceil(weirGpm / 40));
  const { x0, x1, z0, z1 } = boundsOf(pool.outline);
  const opposite = edge.out[1] > 0 ? z0 : z1;
  const returns = Array.from({ length: count }, (_, i) => {
    const spot = nearestSpot(spots, [x0 + ((x1 - x0) * (i + 0.5)) / count, opposite], used, 2.5);
    if (spot) used.push(spot.at);
    return spot;
  }).filter((spot) => spot !== undefined);
  return [
    ...suction,
    ...returns.map((spot, i) =>
      wallTap(spot, {
        tag: `ER-${i + 1}`,
        kind: 'return',
        circuit: 'edge-return',
        gpm: weirGpm / returns.length,
        riseFt: WATER_Y - basinOf(design).waterY,
      }),
    ),
  ];
}

/** Where a line has run a share of its length from left to right. */
function alongLine(line: readonly Point[], share: number): Point {
  const [x0, x1] = [line.at(-1)?.[0] ?? 0, line[0]?.[0] ?? 0];
  const x = x0 + (x1 - x0) * share;
  const i = Math.max(
    1,
    line.findIndex(([at]) => at <= x),
  );
  const [a, b] = [line[i - 1], line[i]];
  if (!a || !b) return [x, a?.[1] ?? 0];
  return [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)];
}

/** Up the house's wall nearest to the pad, or at the frame behind it. */
function solarTaps(layout: Layout, ground: Ground, { designGpm }: Flows): Tap[] {
  if (!layout.design.features.includes('Solar Heating')) return [];
  const frame = layout.items.find(({ kind }) => kind === 'Solar Heating');
  const onto = frame ?? layout.house;
  if (!onto) return [];
  const wall = besideWall(layout, ground, onto.outline);
  return (['solar-supply', 'solar-return'] as const).map((circuit, i): Tap => {
    const shift = (i - 0.5) * 1.2;
    const along = (point: Point): Point =>
      wall.out[0] === 0 ? [point[0] + shift, point[1]] : [point[0], point[1] + shift];
    return {
      fixture: fixtureOf({
        tag: `SH-${i + 1}`,
        kind: 'riser',
        circuit,
        gpm: designGpm,
        at: along(wall.at),
        depthFt: 1.5 + (frame ? frame.heightFt : onto.heightFt),
        ...(frame ? { feature: frame.id } : {}),
      }),
      line: circuit,
      entry: along(wall.entry),
      inner: [along(wall.at)],
    };
  });
}

/** The place along a building's walls nearest to the pad that a trench can reach. */
function besideWall(
  layout: Layout,
  ground: Ground,
  outline: Polygon,
): { at: Point; entry: Point; out: Point } {
  const pad = middleOf(padOf(layout));
  const { x0, x1, z0, z1 } = boundsOf(outline);
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const [x, z] = [clamp(pad[0], x0 + 2, x1 - 2), clamp(pad[1], z0 + 2, z1 - 2)];
  const ways: readonly (readonly [Point, Point])[] = [
    [
      [x1, z],
      [1, 0],
    ],
    [
      [x, z1],
      [0, 1],
    ],
    [
      [x0, z],
      [-1, 0],
    ],
    [
      [x, z0],
      [0, -1],
    ],
  ];
  const placed = ways
    .map(([at, out]) => ({
      at,
      out,
      entry: [at[0] + out[0] * BEHIND_FT, at[1] + out[1] * BEHIND_FT] as const,
    }))
    .toSorted((a, b) => far(a.entry, pad) - far(b.entry, pad));
  const fallback = { at: [x1, z], entry: [x1 + BEHIND_FT, z], out: [1, 0] } as const;
  return placed.find(({ entry }) => isClear(ground, entry, entry)) ?? placed[0] ?? fallback;
}

/** The tub circulates through its own chiller beside it; only its fill comes from the pad. */
function coldPlungeTaps({ items }: Layout, ground: Ground): Tap[] {
  return items
    .filter(({ kind }) => kind === 'Cold Plunge')
    .map((item) =>
      tapAt(item, ground, 'cold-plunge', {
        tag: 'CP-1',
        kind: 'water-feature',
        circuit: 'cold-plunge',
        gpm: FLOW_RULES.coldPlungeGpm,
      }),
    );
}
