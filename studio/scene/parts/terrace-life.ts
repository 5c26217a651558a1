import {
  boundsOf,
  circle,
  contains,
  offset,
  overlap,
  type Point,
  type Polygon,
  rectangle,
} from '#domain/geometry/plane.ts';
import { seedOf } from '../design-seed.ts';
import { doorsOf, keptFree, seatLook } from '../houses/porch.ts';
import type { Layout } from '../layout-types.ts';
import { type Random, seeded } from '../random.ts';
import type { Camera } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { isBeside, isWhole } from '../shown-whole.ts';
import { offRim } from './pond-rim.ts';
import { pot } from './pots.ts';
import { bistroGroup, chairsGroup, diningGroup, sofaGroup } from './seating.ts';
import { lantern } from './tableware.ts';

// What makes a terrace look lived on, where the design leaves room for it: never before the water, never in anybody's way.

const GROUPS = {
  sofa: { wide: 9.2, deep: 7.4, draw: sofaGroup },
  dining: { wide: 6, deep: 6.6, draw: diningGroup },
  bistro: { wide: 6, deep: 3.2, draw: bistroGroup },
  chairs: { wide: 6.6, deep: 2.7, draw: chairsGroup },
} as const;
type Group = keyof typeof GROUPS;

export interface Furnishing {
  kind: Group | 'pot' | 'lantern';
  at: Point;
  yaw: number;
  outline: Polygon;
}

const OFF_WATER_FT = 2.4;
/** Between two groups one walks. */
const OFF_THINGS_FT = 2.7;
const OFF_EDGE_FT = 1;

/** On a plot the terrace is as large as the ground allows: nothing is added to it. */
export function furnishingOf(layout: Layout, views: readonly Camera[]): Furnishing[] {
  if (layout.plot) return [];
  const random = seeded(seedOf(layout.design));
  const placed: Furnishing[] = [];
  const free = freeOn(layout, placed);
  const wanted: Group[][] = [random() < 0.5 ? ['sofa', 'bistro'] : ['dining', 'bistro'], ['chairs']];
  for (const kinds of wanted)
    for (const kind of kinds) {
      const found = placeGroup(layout, kind, free, views);
      if (!found) continue;
      placed.push(found);
      break;
    }
  for (const at of corners(layout, random)) {
    const outline = circle(...at, 0.9, 8);
    if (free(outline, 0.3)) placed.push({ kind: random() < 0.7 ? 'pot' : 'lantern', at, yaw: 0, outline });
  }
  return placed;
}

type Free = (outline: Polygon, offEdgeFt?: number) => boolean;

// Where nothing stands yet, and nobody walks in and out.
function freeOn(layout: Layout, placed: readonly Furnishing[]): Free {
  const { deck, pool, items, house, design } = layout;
  const water = offset(pool.outline, offRim(layout, OFF_WATER_FT));
  const things = items.filter(({ layer }) => layer === 'edge' || layer === 'ground');
  const kept = house ? [...keptFree(design.house, house), seatLook(design.house, house)] : [];
  return (outline, offEdgeFt = OFF_EDGE_FT) => {
    const grown = offset(outline, OFF_THINGS_FT);
    return (
      offset(outline, offEdgeFt).every((corner) => contains(deck, corner)) &&
      !overlap(water, outline) &&
      kept.every((area) => !overlap(area, outline)) &&
      things.every((item) => !overlap(item.outline, grown)) &&
      placed.every((other) => !overlap(other.outline, grown))
    );
  };
}

const SITTING_FT = 3;

// Beside or behind the water, where the best pictures show it whole, as near to the house as there is room; its open side towards the water.
function placeGroup(
  { deck, pool, house, design }: Layout,
  kind: Group,
  free: Free,
  views: readonly Camera[],
): Furnishing | null {
  const { wide, deep } = GROUPS[kind];
  const [d, p] = [boundsOf(deck), boundsOf(pool.outline)];
  const spots: Furnishing[] = [];
  // In the middle distance, behind the water's middle.
  for (let z = d.z0 + 4; z < Math.max(0, p.z0 + deep); z += 1)
    for (let x = d.x0 + 2.4; x < d.x1 - 2.3; x += 0.5) {
      if (z > p.z0 && x > p.x0 - 3 && x < p.x1 + 3) continue;
      const yaw = x < p.x0 ? Math.PI / 2 : x > p.x1 ? -Math.PI / 2 : 0;
      const [w, h] = yaw === 0 ? [wide / 2, deep / 2] : [deep / 2, wide / 2];
      spots.push({ kind, at: [x, z], yaw, outline: rectangle(x - w, z - h, x + w, z + h) });
    }
  const doors = house && doorsOf(design, house);
  const isBeforeDoors = (outline: Polygon) => {
    const b = boundsOf(outline);
    return doors && b.z0 < p.z0 && b.x1 > doors[0] && b.x0 < doors[1];
  };
  const room = spots.filter(({ outline }) => !isBeforeDoors(outline) && free(outline));
  const uncut = room.filter(({ outline }) =>
    views.slice(0, 2).every((view) => isWhole(view, outline, SITTING_FT) || isBeside(view, outline)),
  );
  const open = uncut.length > 0 ? uncut : room;
  for (const view of views) {
    const shown = open.find(({ outline }) => isWhole(view, outline, SITTING_FT));
    if (shown) return shown;
  }
  return open[0] ?? null;
}

// At the corners of the deck, of the pool's back and beside what stands there.
function corners({ deck, pool }: Layout, random: Random): Point[] {
  const [d, p] = [boundsOf(deck), boundsOf(pool.outline)];
  const all: Point[] = [
    [d.x0 + 2, d.z0 + 9.5],
    [d.x1 - 2, d.z0 + 9.5],
    [d.x0 + 2, d.z1 - 1.8],
    [d.x1 - 2, p.z0 - 1],
    [p.x0 - 4, p.z0 - 4],
    [p.x1 + 3.8, p.z0 - 3.8],
  ];
  return all.filter(() => random() < 0.75);
}

export function drawTerraceLife(builder: SceneBuilder, views: readonly Camera[]): void {
  for (const one of furnishingOf(builder.layout, views)) {
    drawFurnishing(builder, one);
    builder.furnished.push(one.outline);
  }
}

export function drawFurnishing(builder: SceneBuilder, { kind, at: [x, z], yaw }: Furnishing): void {
  builder.mesh.as('furniture', () => {
    if (kind === 'pot') pot(builder, x, z, 1 + builder.random() * 0.4);
    else if (kind === 'lantern') lantern(builder, x, 0, z, 1.5);
    else builder.mesh.within({ x, z, yaw }, () => GROUPS[kind].draw(builder));
  });
}
