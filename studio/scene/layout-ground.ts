import type { Design } from '#domain/design/design.ts';
import { isCurved } from '#domain/design/outline.ts';
import { type Bounds, boundsOf, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import { partsOf } from './feature-parts.ts';
import { HOUSE_MIDDLE_FT, houseWidthFt, keptFree, porchDepthFt } from './houses/porch.ts';
import { beforeAll, openedFor } from './infinity-edge.ts';
import { applyMoves } from './layout-moves.ts';
import type { Footprint, FootprintKind, Layout } from './layout-types.ts';
import { fenceAround } from './parts/safety-fence.ts';
import type { GroundWish, Site } from './placement.ts';

// What stands on the ground: house, terraces, shelters, equipment. The deck grows until all of it fits.

export type Wish = GroundWish & {
  kind: FootprintKind;
  /** Before and behind it, where it finds as much: what stands beside it can then still be moved a little. */
  roomFt?: number;
};

const HOUSE_DEPTH_FT = 26;

export function placeOnGround(
  site: Site,
  design: Design,
): Pick<Layout, 'deck' | 'house' | 'fence' | 'yard' | 'displaced'> {
  const deck = deckAround(site, porchDepthFt(design.house));
  const house = design.house === 'none' ? null : placeHouse(site, design, deck);
  if (house) site.keptFree = keptFree(design.house, house);
  for (const wish of groundWishes(design)) placeWish(site, wish, deck);
  const displaced = applyMoves(site, design, deck);
  placeEquipment(site, design, deck, house);
  return {
    deck: openedDeck(site, deckOutline(design, deck)),
    house,
    fence: design.features.includes('Safety Fence')
      ? fenceAround(deck, house !== null, builtBefore(site))
      : null,
    yard: yardAround(site, deck),
    ...(displaced.length > 0 ? { displaced } : {}),
  };
}

/** Around the pool and what stands at its edge, on the side of the view as far as the rim; what a house's porch takes of it comes on top. */
export function deckAround(site: Site, porchFt = 0): Bounds {
  const pool = boundsOf(site.outline);
  const solid = site.items.filter(
    ({ layer, kind }) => (layer === 'edge' || layer === 'ground') && kind !== 'Infinity Edge',
  );
  const reach = boundsOf([...site.outline, ...solid.flatMap((item) => item.outline)]);
  return heldBack(site, {
    x0: reach.x0 - LOUNGERS_SIDE_FT,
    z0: pool.z0 - evenFt(Math.max(12, porchFt + 4.5, pool.z0 - reach.z0 + Math.max(5, porchFt + 2.5))),
    x1: reach.x1 + SEATS_SIDE_FT,
    z1: reach.z1 + 6.5,
  });
}

/** Beside the water: with loungers on it, and with a pair of chairs. */
const [LOUNGERS_SIDE_FT, SEATS_SIDE_FT] = [11.4, 6.2];

/** A house does not step back for every inch that something at the rim grows. */
const evenFt = (feet: number) => Math.ceil(feet / 2) * 2;

/** Nothing of it where the ground falls. */
export function heldBack({ edge }: Site, deck: Bounds): Bounds {
  if (!edge) return deck;
  const limit = beforeAll(edge);
  return edge.out[1] > 0
    ? { ...deck, z1: Math.min(deck.z1, limit) }
    : { ...deck, z0: Math.max(deck.z0, -limit) };
}

export const openedDeck = ({ edge }: Site, deck: Polygon): Polygon => (edge ? openedFor(edge, deck) : deck);

/** How far the catch basin reaches. */
const builtBefore = ({ items }: Site): Bounds | null => {
  const basin = items.find(({ kind }) => kind === 'Infinity Edge');
  return basin ? boundsOf(basin.outline) : null;
};

function placeHouse(site: Site, design: Design, deck: Bounds): Footprint {
  const width = houseWidthFt(design.lengthFt);
  const middle = Math.max(deck.x0 + width / 2 - 6, Math.min(HOUSE_MIDDLE_FT, deck.x1 - width / 2 + 4));
  const outline = rectangle(middle - width / 2, deck.z0 - HOUSE_DEPTH_FT, middle + width / 2, deck.z0);
  return site.add({
    kind: 'house',
    label: 'House',
    layer: 'ground',
    outline,
    anchor: { x: middle, z: deck.z0, yaw: 0 },
    widthFt: width,
    depthFt: HOUSE_DEPTH_FT,
    heightFt: 12,
  });
}

const LOUNGERS: Wish = {
  kind: 'loungers',
  label: 'Loungers',
  widthFt: 8.4,
  depthFt: 8.4,
  heightFt: 3,
  region: 'left',
};
const LOUNGERS_ROOM_FT = 4.6;

/** Than a person. */
const TALL_FT = 5;

// What is tall has the fewest places, so it chooses first; the loungers stand where room is left.
export function groundWishes(design: Design): Wish[] {
  const parts = partsOf(design);
  // Without a house the pad stands in the open: on the right a tall thing would hide what somebody asked for on it.
  const isSeenPast = design.house === 'none' && parts.some(({ part }) => part.onPad || part.besidePad);
  const asked = parts.flatMap(({ feature, part }): Wish[] => {
    const wishes = [part.ground?.(design) ?? []].flat();
    return wishes.map((wish) => ({
      ...{ kind: feature, ...wish },
      region: isSeenPast && wish.heightFt >= TALL_FT ? 'left' : wish.region,
    }));
  });
  return [...asked.sort((a, b) => b.heightFt - a.heightFt), LOUNGERS];
}

/** So far a side of the deck is made wider before something stands on another side. */
const WIDER_FT = 16.5;

// Searches its own side first, then widens the deck there a little, then takes the whole deck, then widens it further.
function placeWish(site: Site, wish: Wish, deck: Bounds): void {
  const apart = wish.kind === 'loungers' ? { ...wish, roomFt: LOUNGERS_ROOM_FT } : wish;
  const spot = spotFor(site, apart, deck) ?? spotFor(site, wish, deck);
  if (spot) {
    widen(deck, wish, spot);
    site.addOnGround(wish, ...spot);
  } else widenFor(site, wish, deck);
}

function spotFor(site: Site, wish: Wish, deck: Bounds): Point | null {
  const pool = boundsOf(site.outline);
  const side = wish.region;
  const own: Bounds = side === 'left' ? { ...deck, x1: pool.x0 - 2 } : { ...deck, x0: pool.x1 + 2 };
  // What is taller than a person stands beside the pool or behind it, never between it and the viewer.
  const low = wish.heightFt < TALL_FT;
  const z1 = low ? deck.z1 : Math.min(deck.z1, wish.depthFt / 2 + 3);
  const reach = wish.widthFt + 4;
  const beyond: Bounds =
    side === 'left'
      ? { ...deck, x0: Math.max(deck.x0 - reach, pool.x0 - WIDER_FT - 4), x1: pool.x0 - 2, z1 }
      : {
          ...deck,
          x0: pool.x1 + 2,
          x1: Math.min(deck.x1 + reach, pool.x1 + WIDER_FT),
          z1: Math.min(z1, pool.z1),
        };
  return (
    search(site, wish, { ...own, z1 }) ??
    nearestPool(site, wish, beyond, side) ??
    search(site, wish, { ...deck, z1 })
  );
}

function widenFor(site: Site, wish: Wish, deck: Bounds): void {
  const { region: wider } = wish;
  for (const [x, z] of spotsBeside(site, wish, deck, wider)) {
    if (!site.free(guard(wish, x, z), 'ground')) continue;
    if (wider === 'left') deck.x0 = Math.min(deck.x0, x - wish.widthFt / 2 - 2);
    else deck.x1 = Math.max(deck.x1, x + wish.widthFt / 2 + 2);
    Object.assign(deck, heldBack(site, { ...deck, z1: Math.max(deck.z1, z + wish.depthFt / 2 + 2) }));
    site.addOnGround(wish, x, z);
    return;
  }
}

// Along the deck's end as far as it takes; where the ground falls before it, ever further from it instead.
function* spotsBeside(site: Site, wish: Wish, deck: Bounds, side: GroundWish['region']): Generator<Point> {
  const { x0, x1, z0, z1 } = deck;
  const from = z0 + wish.depthFt / 2 + 1;
  for (let more = 0; more <= (site.edge ? 200 : 0); more += 4) {
    const x = side === 'left' ? x0 - wish.widthFt / 2 - 1 - more : x1 + wish.widthFt / 2 + 0.5 + more;
    for (let z = from; z < z1 + (site.edge ? 0 : 200); z += 1.5) yield [x, z];
  }
}

// On the left the search begins at the pool already.
function nearestPool(site: Site, wish: Wish, area: Bounds, side: GroundWish['region']): Point | null {
  if (side === 'left') return search(site, wish, area);
  for (let x1 = area.x0 + wish.widthFt + 2; x1 <= area.x1; x1 += 1) {
    const spot = search(site, wish, { ...area, x0: x1 - wish.widthFt - 2, x1 });
    if (spot) return spot;
  }
  return null;
}

function widen(deck: Bounds, wish: Wish, [x]: Point): void {
  deck.x0 = Math.min(deck.x0, x - wish.widthFt / 2 - 1);
  deck.x1 = Math.max(deck.x1, x + wish.widthFt / 2 + 1);
}

export function search(site: Site, wish: Wish, area: Bounds): Point | null {
  for (let x = area.x1 - wish.widthFt / 2 - 1; x >= area.x0 + wish.widthFt / 2 + 1; x -= 1) {
    for (let z = area.z0 + wish.depthFt / 2 + 2; z <= area.z1 - wish.depthFt / 2 - 1; z += 1) {
      if (site.free(guard(wish, x, z), 'ground')) return [x, z];
    }
  }
  return null;
}

// Three feet to walk past, as building rules ask around a pool.
const WALK_FT = 1.5;

export function guard(wish: Wish, x: number, z: number): Polygon {
  const w = wish.widthFt / 2 + WALK_FT;
  const d = wish.depthFt / 2 + (wish.roomFt ?? WALK_FT);
  return rectangle(x - w, z - d, x + w, z + d);
}

const EAVES_FT = 2.7;

// Beside the house, outside of the fence, off the deck, in view of the terrace but out of the way.
function placeEquipment(site: Site, design: Design, deck: Bounds, house: Footprint | null): void {
  const fenced = design.features.includes('Safety Fence');
  const x = Math.max(house ? boundsOf(house.outline).x1 + EAVES_FT : 0, deck.x1 + (fenced ? 7 : 1)) + 4.3;
  const pad = { kind: 'equipment', label: 'Equipment pad', widthFt: 8, depthFt: 4, heightFt: 4 } as const;
  site.addOnGround(pad, x, deck.z0 - 1);
  for (const { feature, part } of partsOf(design)) {
    const wish = part.besidePad?.(design);
    if (wish)
      site.addOnGround(
        { kind: feature, ...wish },
        x + pad.widthFt / 2 + 1.2 + wish.widthFt / 2,
        deck.z0 + 2.6,
      );
  }
}

export function deckOutline(design: Design, deck: Bounds): Polygon {
  // Straight along a falling ground, where a wall holds it.
  if (!isCurved(design) || design.features.includes('Infinity Edge'))
    return rectangle(deck.x0, deck.z0, deck.x1, deck.z1);
  const r = Math.min(7, (deck.z1 - deck.z0) * 0.25);
  const corner = (cx: number, cz: number, from: number): [number, number][] =>
    Array.from({ length: 7 }, (_, i) => [
      cx + Math.cos(from + (i / 6) * (Math.PI / 2)) * r,
      cz + Math.sin(from + (i / 6) * (Math.PI / 2)) * r,
    ]);
  return [
    [deck.x0, deck.z0],
    [deck.x1, deck.z0],
    ...corner(deck.x1 - r, deck.z1 - r, 0),
    ...corner(deck.x0 + r, deck.z1 - r, Math.PI / 2),
  ];
}

function yardAround(site: Site, deck: Bounds): Polygon {
  const corners = rectangle(deck.x0, deck.z0, deck.x1, deck.z1);
  const all = boundsOf([...corners, ...site.items.flatMap((item) => item.outline)]);
  return rectangle(all.x0 - 14, all.z0 - 8, all.x1 + 12, all.z1 + 16);
}
