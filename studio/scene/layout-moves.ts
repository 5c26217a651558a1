import type { Design } from '#domain/design/design.ts';
import { type Move, movesIn } from '#domain/design/moves.ts';
import { type Bounds, boundsOf, type Point, rectangle } from '#domain/geometry/plane.ts';
import type { Anchor, Footprint } from './layout-types.ts';
import { localRectangle, type Side, type Site } from './placement.ts';

// After everything has its place, what the design moves goes where it was asked to, or to the nearest place that is free.
// All others stay; the deck grows along.

const SIDES: readonly Side[] = ['back', 'right', 'front', 'left'];
const EDGE_CLEARANCE_FT = 0.5;
const WALK_FT = 1.5;
const DECK_BEYOND_FT = 2;
// How far the deck may grow.
const GROW_FT = 24;
const AS_ASKED_FT = 0.35;

/** The ids of what stands elsewhere than asked. */
export function applyMoves(site: Site, design: Design, deck: Bounds): string[] {
  const asked = movesIn(design).flatMap(({ item, move }) => {
    const footprint = site.items.find(({ id }) => id === item);
    return footprint ? [{ footprint, target: targetOf(footprint, move) }] : [];
  });
  if (asked.length === 0) return [];
  const before = [...site.items];
  const reachable = reachOf(site, deck);
  const put = (items: readonly Footprint[]) => site.items.splice(0, site.items.length, ...items);
  put(before.filter((item) => !asked.some(({ footprint }) => footprint === item)));
  const moved = new Map<string, Footprint>();
  const displaced: string[] = [];
  for (const { footprint, target } of asked) {
    const anchor =
      footprint.layer === 'edge'
        ? nearestAtEdge(site, footprint, target)
        : nearestOnGround(site, footprint, target, reachable);
    if (!anchor) {
      put(before);
      return asked.map((one) => one.footprint.id);
    }
    if (distance(anchor, target) > AS_ASKED_FT) displaced.push(footprint.id);
    const placed = { ...footprint, anchor, outline: outlineAt(footprint, anchor) };
    moved.set(footprint.id, placed);
    site.items.push(placed);
  }
  put(before.map((item) => moved.get(item.id) ?? item));
  for (const item of moved.values()) growDeck(deck, boundsOf(item.outline), reachable);
  return displaced;
}

const targetOf = ({ anchor }: Footprint, { alongFt, awayFt }: Move): Point => [
  anchor.x + alongFt,
  anchor.z + awayFt,
];

const distance = (anchor: Anchor, [x, z]: Point) => Math.hypot(anchor.x - x, anchor.z - z);

// Not towards the house, and not out over the ground that falls before an infinity edge.
const reachOf = ({ edge }: Site, deck: Bounds): Bounds => ({
  x0: deck.x0 - GROW_FT,
  x1: deck.x1 + GROW_FT,
  z0: deck.z0,
  z1: edge && edge.out[1] > 0 ? deck.z1 : deck.z1 + GROW_FT,
});

function growDeck(deck: Bounds, item: Bounds, reachable: Bounds): void {
  deck.x0 = Math.max(reachable.x0, Math.min(deck.x0, item.x0 - DECK_BEYOND_FT));
  deck.x1 = Math.min(reachable.x1, Math.max(deck.x1, item.x1 + DECK_BEYOND_FT));
  deck.z1 = Math.min(reachable.z1, Math.max(deck.z1, item.z1 + DECK_BEYOND_FT));
}

// How far it reaches towards the water from its anchor; the rest lies behind.
function reachIn({ anchor, outline }: Footprint): number {
  const sin = Math.sin(anchor.yaw);
  const cos = Math.cos(anchor.yaw);
  return Math.max(...outline.map(([x, z]) => (x - anchor.x) * sin + (z - anchor.z) * cos));
}

function outlineAt(footprint: Footprint, anchor: Anchor, around = 0) {
  const half = footprint.widthFt / 2 + around;
  const inFt = reachIn(footprint);
  return localRectangle(anchor, -half, inFt - footprint.depthFt - around, half, inFt);
}

function nearestAtEdge(site: Site, footprint: Footprint, target: Point): Anchor | null {
  const anchors = SIDES.flatMap((side) => [...site.anchorsAlong(side, footprint.widthFt, 0)]);
  anchors.sort((a, b) => distance(a, target) - distance(b, target));
  return anchors.find((anchor) => site.free(outlineAt(footprint, anchor, EDGE_CLEARANCE_FT), 'edge')) ?? null;
}

function nearestOnGround(site: Site, footprint: Footprint, target: Point, within: Bounds): Anchor | null {
  const b = boundsOf(footprint.outline);
  const { x, z, yaw } = footprint.anchor;
  const from: Point = [
    clamped(target[0], within.x0 + 1 + x - b.x0, within.x1 - 1 + x - b.x1),
    clamped(target[1], within.z0 + 1 + z - b.z0, within.z1 - 1 + z - b.z1),
  ];
  for (const [dx, dz] of around()) {
    const [toX, toZ] = [from[0] + dx, from[1] + dz];
    const [x0, x1] = [b.x0 + toX - x, b.x1 + toX - x];
    const [z0, z1] = [b.z0 + toZ - z, b.z1 + toZ - z];
    const beyond = 1 - 1e-6;
    if (
      x0 < within.x0 + beyond ||
      x1 > within.x1 - beyond ||
      z0 < within.z0 + beyond ||
      z1 > within.z1 - beyond
    )
      continue;
    const guarded = rectangle(x0 - WALK_FT, z0 - WALK_FT, x1 + WALK_FT, z1 + WALK_FT);
    if (site.free(guarded, 'ground')) return { x: toX, z: toZ, yaw };
  }
  return null;
}

const clamped = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const SEARCH_FT = 60;
let spots: Point[] | undefined;

// Whole feet about a point, the nearest first.
function around(): readonly Point[] {
  spots ??= Array.from(
    { length: (2 * SEARCH_FT + 1) ** 2 },
    (_, i): Point => [(i % (2 * SEARCH_FT + 1)) - SEARCH_FT, Math.floor(i / (2 * SEARCH_FT + 1)) - SEARCH_FT],
  ).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  return spots;
}
