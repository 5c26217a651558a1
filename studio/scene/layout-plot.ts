import type { Design } from '#domain/design/design.ts';
import { copingFtOf } from '#domain/design/outline.ts';
import { nearestOn } from '#domain/geometry/distance.ts';
import {
  areaOf,
  type Bounds,
  boundsOf,
  circle,
  contains,
  edgesOf,
  offset,
  overlap,
  type Point,
  type Polygon,
  rectangle,
} from '#domain/geometry/plane.ts';
import { BANK_FT } from '#domain/plot/earthwork.ts';
import { DECK_STRIP_FT, grown } from '#domain/plot/terrace.ts';
import { partsOf } from './feature-parts.ts';
import {
  deckAround,
  deckOutline,
  groundWishes,
  guard,
  heldBack,
  openedDeck,
  search,
  type Wish,
} from './layout-ground.ts';
import { applyMoves } from './layout-moves.ts';
import type { Footprint, FootprintKind, Layout } from './layout-types.ts';
import { fenceAlong } from './parts/safety-fence.ts';
import type { GroundWish, Site } from './placement.ts';
import { groundAt, type PlotLayout } from './plot-layout.ts';
import { HAIR_FT, intersection, liesWithin, without } from './polygon-clip.ts';

// What stands on the ground of a plot: the house that is there, and around the pool what the lot has room for.

type Placed = Pick<Layout, 'deck' | 'house' | 'fence' | 'yard' | 'displaced'>;

// How far from the deck something may stand that found no room on it.
const BESIDE_FT = 26;
const FENCE_OUT_FT = 2.5;
const TRUNK_FT = 2;
/** An acre with everything on it takes half as many. Where the land holds nothing, the rest is told as missing. */
const MOST_TRIES = 20_000;

export function placeOnPlot(site: Site, design: Design, plot: PlotLayout): Placed {
  const deck = deckAround(site);
  const house = standingHouse(site, plot);
  const opened = (outline: Polygon) => openedDeck(site, onLand(outline, plot));
  const terrace = needsWalls(opened(deckOutline(design, deck)), plot)
    ? opened(terraceAround(site.outline, copingFtOf(design) + DECK_STRIP_FT))
    : null;
  site.terrace = terrace;
  for (const wish of groundWishes(design)) placeOnLand(site, wish, deck);
  const displaced = applyMoves(site, design, deck);
  const outline = terrace ?? opened(deckOutline(design, deck));
  placePad(site, design, plot, outline);
  return {
    deck: outline,
    house,
    fence: design.features.includes('Safety Fence')
      ? fenceAlong(onLand(offset(fenced(site, outline), FENCE_OUT_FT), plot))
      : null,
    yard: plot.lot,
    ...(displaced.length > 0 ? { displaced } : {}),
  };
}

// A catch basin lies before the deck.
function fenced({ items }: Site, deck: Polygon): Polygon {
  const basin = items.find(({ kind }) => kind === 'Infinity Edge');
  return basin ? corners(boundsOf([...deck, ...basin.outline])) : deck;
}

// On a slope the deck is as large as the level ground that is priced, and no larger.
function needsWalls(deck: Polygon, plot: PlotLayout): boolean {
  return edgesOf(deck).some(([a, b]) =>
    [0, 0.25, 0.5, 0.75].some((t) => {
      const at: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      return Math.abs(groundAt(plot, at)) > BANK_FT;
    }),
  );
}

// Where the water bends inwards its grown outline crosses itself: those points lie too near.
const terraceAround = (water: Polygon, feet: number): Polygon =>
  grown(water, feet).filter((point) => nearestOn(edgesOf(water), point).feet > feet - 0.06);

function standingHouse(site: Site, { house, buildings }: PlotLayout): Footprint | null {
  const building = house && buildings[house.building];
  if (!building) return null;
  return site.add({
    kind: 'house',
    label: 'House',
    layer: 'ground',
    outline: building.outline,
    anchor: { ...house.anchor, y: building.floorFt },
    widthFt: house.widthFt,
    depthFt: house.depthFt,
    heightFt: 12,
  });
}

/** Buildings, the ground before the doors, and trunks. */
export const keepOff = ({ buildings, house, trees }: PlotLayout): Polygon[] => [
  ...buildings.map(({ outline }) => outline),
  ...(house ? [house.porch] : []),
  ...trees.map(({ at, canopyFt }) => circle(...at, Math.min(TRUNK_FT, canopyFt / 2), 8)),
];

/** The part around the pool that lies on the lot and under no building. */
function onLand(outline: Polygon, { lot, buildings }: PlotLayout): Polygon {
  const inside = intersection(outline, offset(lot, -HAIR_FT));
  const pieces = (inside.length > 0 ? inside : [outline]).flatMap((piece) =>
    without(
      piece,
      buildings.map((building) => offset(building.outline, HAIR_FT)),
    ),
  );
  return (
    pieces.find((piece) => contains(piece, [0, 0])) ??
    pieces.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ??
    outline
  );
}

// On its own side of the deck, anywhere on it, or beside it, as near to the water as there is room.
function placeOnLand(site: Site, wish: Wish, deck: Bounds): void {
  const pool = boundsOf(site.outline);
  const side = wish.region;
  const own: Bounds = side === 'left' ? { ...deck, x1: pool.x0 - 2 } : { ...deck, x0: pool.x1 + 2 };
  // What is taller than a person stands beside the pool or behind it where it can.
  const z1 = wish.heightFt < 5 ? deck.z1 : Math.min(deck.z1, wish.depthFt / 2 + 3);
  const spot = firstOf(site, [
    () => search(site, wish, { ...own, z1 }),
    () => search(site, wish, { ...deck, z1 }),
    () => nearestFree(site, wish, { ...deck, z1: z1 - BESIDE_FT }),
    () => nearestFree(site, wish, deck),
  ]);
  if (!spot) {
    site.missing.push(wish.label);
    return;
  }
  site.addOnGround(wish, ...spot);
  const around = guard(wish, ...spot);
  const b = boundsOf(around);
  Object.assign(deck, heldBack(site, boundsOf([...corners(deck), ...corners(b)])));
}

const corners = ({ x0, z0, x1, z1 }: Bounds) => rectangle(x0, z0, x1, z1);

function firstOf(site: Site, ways: readonly (() => Point | null)[]): Point | null {
  for (const way of ways) {
    const spot = site.tries < MOST_TRIES ? way() : null;
    if (spot) return spot;
  }
  return null;
}

function nearestFree(site: Site, wish: Wish, deck: Bounds): Point | null {
  const reach = {
    x0: deck.x0 - BESIDE_FT,
    x1: deck.x1 + BESIDE_FT,
    z0: deck.z0 - BESIDE_FT,
    z1: deck.z1 + BESIDE_FT,
  };
  return (
    spotsIn(reach, 1.5)
      .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))
      .find(([x, z]) => site.free(guard(wish, x, z), 'ground')) ?? null
  );
}

function spotsIn({ x0, x1, z0, z1 }: Bounds, step: number): Point[] {
  const spots: Point[] = [];
  for (let x = x0; x <= x1; x += step) for (let z = z0; z <= z1; z += step) spots.push([x, z]);
  return spots;
}

const PAD = { kind: 'equipment', label: 'Equipment pad', widthFt: 8, depthFt: 4, heightFt: 4 } as const;
const PAD_REACH_FT = 50;

// Off the deck, by a building's wall where there is one, not far from the pool.
function placePad(site: Site, design: Design, plot: PlotLayout, deck: Polygon): void {
  placeAside(site, PAD, plot, deck);
  const roof = { ...design, house: plot.house ? ('modern' as const) : ('none' as const) };
  for (const { feature, part } of partsOf(design)) {
    const wish = part.besidePad?.(roof);
    if (wish) placeAside(site, { kind: feature, ...wish }, plot, deck);
  }
}

function placeAside(
  site: Site,
  wish: Omit<GroundWish, 'region'> & { kind: FootprintKind },
  { lot, buildings }: PlotLayout,
  deck: Polygon,
): void {
  const b = boundsOf(deck);
  const l = boundsOf(lot);
  const reach: Bounds = {
    x0: Math.max(l.x0, b.x0 - PAD_REACH_FT),
    x1: Math.min(l.x1, b.x1 + PAD_REACH_FT),
    z0: Math.max(l.z0, b.z0 - PAD_REACH_FT),
    z1: Math.min(l.z1, b.z1 + PAD_REACH_FT),
  };
  const walls = (buildings.length > 0 ? buildings.map(({ outline }) => outline) : [deck]).map(boundsOf);
  const cost = (spot: Point) =>
    Math.min(...walls.map((wall) => farFrom(wall, spot))) + farFrom(b, spot) * 0.4;
  const { widthFt: w, depthFt: d } = wish;
  const found = (site.tries < MOST_TRIES ? spotsIn(reach, 2) : [])
    .map((spot) => ({ spot, cost: cost(spot) }))
    .toSorted((p, q) => p.cost - q.cost)
    .find(({ spot: [x, z] }) => {
      const around = rectangle(x - w / 2 - 1, z - d / 2 - 1, x + w / 2 + 1, z + d / 2 + 1);
      return !overlap(around, deck) && site.free(around, 'ground');
    });
  if (found) site.addOnGround(wish, ...found.spot);
  else site.missing.push(wish.label);
}

const farFrom = ({ x0, x1, z0, z1 }: Bounds, [x, z]: Point) =>
  Math.hypot(Math.max(0, x0 - x, x - x1), Math.max(0, z0 - z, z - z1));

const BED_WIDTHS_FT = [4.2, 3, 2];

/** Beds along both ends of the deck, where it ends straight and the lot leaves room. */
export function placeBeds(site: Site, deck: Polygon, plot: PlotLayout): void {
  const d = boundsOf(deck);
  const [z0, z1] = [d.z0 + 6, d.z1 - 6];
  if (z1 - z0 < 4) return;
  const ends: [number, number][] = [
    [d.x0, -1],
    [d.x1, 1],
  ];
  for (const [x, out] of ends) {
    const ends = [z0, (z0 + z1) / 2, z1].every((z) => contains(deck, [x - out * 0.5, z]));
    const width = BED_WIDTHS_FT.find((feet) => {
      const bed = rectangle(Math.min(x, x + out * (feet + 0.3)), z0, Math.max(x, x + out * (feet + 0.3)), z1);
      const level = bed.every((corner) => Math.abs(groundAt(plot, corner)) <= BANK_FT);
      return level && site.free(bed, 'ground') && !plot.trees.some(({ at }) => contains(bed, at));
    });
    if (!ends || !width) continue;
    const [from, to] = [x + out * 0.3, x + out * (width + 0.3)].sort((a, b) => a - b);
    if (from === undefined || to === undefined) continue;
    site.add({
      kind: 'planting',
      label: 'Planting',
      layer: 'overlay',
      outline: rectangle(from, z0, to, z1),
      anchor: { x: (from + to) / 2, z: (z0 + z1) / 2, yaw: 0 },
      widthFt: to - from,
      depthFt: z1 - z0,
      heightFt: 2,
    });
  }
}

/** What stands off the deck stands as high as the ground there. */
export function raised(
  items: readonly Footprint[],
  deck: Polygon,
  heightAt: (point: Point) => number,
): Footprint[] {
  return items.map((item) => {
    if (item.kind === 'house' || (item.layer !== 'ground' && item.kind !== 'planting')) return item;
    if (liesWithin(item.outline, deck)) return item;
    const y = Math.max(...[...item.outline, [item.anchor.x, item.anchor.z] as const].map(heightAt));
    return Math.abs(y) < 0.02 ? item : { ...item, anchor: { ...item.anchor, y } };
  });
}
