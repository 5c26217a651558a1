import { type Bounds, boundsOf, contains, offset, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { seedOf } from '../design-seed.ts';
import { hash3 } from '../noise.ts';
import type { Flora } from '../plants/flora.ts';
import type { PlantName } from '../plants/prototypes.ts';
import { between, type Random, seeded } from '../random.ts';
import { METRES_PER_FOOT as FT, type Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { askedSights } from '../sights.ts';
import { canGrow, canStandInView, levelAt } from './planting-ground.ts';

// What makes a garden of a lawn with trees on it: borders along the feet of its hedges, small trees behind them, and beds on the open
// lawn, tall in the middle and low around. None of it stands where one would look at the pool from.

/** A hedge, from one end to the other; the garden lies on its left. */
export interface HedgeRun {
  from: Point;
  to: Point;
}

interface Ground {
  deck: Bounds;
  hedges: readonly HedgeRun[];
  /** Where one may stand to look at the pool. */
  eyes: readonly Vec3[];
  /** One plant stands for several, each larger: for who draws them sixty times a second. */
  sparse: boolean;
  /** Would something so high hold off a low sun? */
  shades(x: number, z: number, heightFt: number): boolean;
}

interface Gardener extends Pick<Ground, 'deck' | 'sparse' | 'shades'> {
  builder: SceneBuilder;
  flora: Flora;
  random: Random;
  taken: readonly Polygon[];
  eyes: readonly Point[];
  /** Of what was asked for, what stands off the deck. */
  aside: readonly Point[];
}

export function layerGarden(builder: SceneBuilder, flora: Flora, ground: Ground): void {
  const { layout } = builder;
  const gardener: Gardener = {
    ...ground,
    builder,
    flora,
    random: seeded(seedOf(layout.design) % 9973),
    taken: layout.items
      .filter(({ layer, kind }) => layer === 'ground' || layer === 'edge' || kind === 'planting')
      .map(({ outline }) => offset(outline, OFF_THINGS_FT)),
    eyes: ground.eyes.map(([x, , z]) => [x / FT, z / FT]),
    aside: askedSights(layout)
      .map(({ outline }) => boundsOf(outline))
      .map(({ x0, x1, z0, z1 }): Point => [(x0 + x1) / 2, (z0 + z1) / 2])
      .filter((middle) => !contains(layout.deck, middle)),
  };
  for (const run of ground.hedges) {
    plantBorder(gardener, run);
    plantBehind(gardener, run);
  }
  plantIslands(gardener);
  plantGrove(gardener);
}

const OFF_THINGS_FT = 1.6;

const [BORDER_STEP_FT, BORDER_ROWS_FT] = [1.75, [2.5, 3.9, 5.1]];

// Tall plants against the hedge, low ones towards the lawn, each kind in drifts.
function plantBorder(gardener: Gardener, { from, to }: HedgeRun): void {
  const { random, flora } = gardener;
  const [along, inwards, long] = axesOf(from, to);
  const first = Math.floor(random() * 7);
  BORDER_ROWS_FT.forEach((out, row) => {
    const layer = flora.layers[flora.layers.length - 1 - row] ?? flora.bed;
    for (let at = 0.8; at < long; at += BORDER_STEP_FT) {
      // The lawn's edge swings to and fro.
      const swing = 0.5 * Math.sin(at * 0.31 + first) + 0.4 * Math.sin(at * 0.13);
      if (row === 2 && swing < -0.2) continue;
      const drift = Math.floor((at + random() * 4) / 7 + row * 1.7) + first;
      const plant = layer[drift % layer.length] ?? 'shrub';
      const d = out + swing * row * 0.5 + between(random, -0.35, 0.35);
      const u = at + between(random, -0.4, 0.4);
      const scale = between(random, 0.8, 1.2) * (row === 0 ? 1.45 : 1);
      grow(
        gardener,
        plant,
        [from[0] + along[0] * u + inwards[0] * d, from[1] + along[1] * u + inwards[1] * d],
        scale,
      );
    }
  });
}

// Small trees of all sizes over the hedge's top, in twos and threes with gaps between them.
function plantBehind(gardener: Gardener, { from, to }: HedgeRun): void {
  const { random, flora, shades } = gardener;
  const [along, inwards, long] = axesOf(from, to);
  for (
    let at = between(random, 1, 6);
    at < long + 14;
    at += random() < 0.6 ? between(random, 5, 9) : between(random, 11, 17)
  ) {
    const plant = flora.behind[Math.floor(random() * flora.behind.length)];
    if (!plant) return;
    const d = -between(random, 5, 13);
    const [x, z] = [from[0] + along[0] * at + inwards[0] * d, from[1] + along[1] * at + inwards[1] * d];
    const scale = between(random, 0.6, 0.95);
    if (shades(x, z, HEIGHT_FT * scale)) continue;
    grow(gardener, plant, [x, z], scale);
  }
}

const HEIGHT_FT = 24;

function plantIslands(gardener: Gardener): void {
  const { random, builder, deck, shades } = gardener;
  const places: Point[] = [];
  for (const side of [-1, 1])
    for (const share of [0.06, 0.4, 0.74])
      places.push([
        (side < 0 ? deck.x0 : deck.x1) + side * between(random, 9.5, 12.5),
        deck.z0 + (deck.z1 - deck.z0) * share + between(random, -2, 2),
      ]);
  // Where no house stands, the terrace ends in flowers.
  if (!builder.layout.house)
    for (const share of [0.1, 0.42, 0.78])
      places.push([
        deck.x0 + (deck.x1 - deck.x0) * share + between(random, -3, 3),
        deck.z0 - between(random, 6, 9),
      ]);
  for (const [x, z] of places)
    if (!isLookedFrom(gardener, [x, z]))
      plantIsland(gardener, [x, z], z > deck.z0 && !shades(x, z, HEIGHT_FT * 0.7));
}

// Trees at the garden's sides and behind the house, so that it is a place of its own and nobody looks in.
function plantGrove(gardener: Gardener): void {
  const { builder, flora, random, shades, deck } = gardener;
  const { house } = builder.layout;
  const back = house ? boundsOf(house.outline) : deck;
  const [left, right] = [Math.min(deck.x0, back.x0), Math.max(deck.x1, back.x1)];
  for (let i = 0; i < flora.groveCount; i++) {
    const plant = flora.grove[Math.floor(random() * flora.grove.length)];
    if (!plant) return;
    const away = GROVE_FT + random() ** 1.3 * GROVE_DEEP_FT;
    const along = random();
    const side = i % 5;
    const at: Point =
      side === 4
        ? [left + (right - left) * along, back.z0 - away]
        : [side % 2 ? right + away : left - away, back.z0 - 14 + (deck.z1 - back.z0 + 6) * along];
    // Young and old beside one another.
    const scale = between(random, 0.55, 1.35);
    if (shades(...at, HEIGHT_FT * scale) || isLookedFrom(gardener, at)) continue;
    grow(gardener, plant, at, scale);
    if (!flora.hedges) plantFoot(gardener, at);
  }
}

const [GROVE_FT, GROVE_DEEP_FT] = [20, 26];

// What grows in a wood under its trees.
function plantFoot(gardener: Gardener, [x, z]: Point): void {
  const { random, flora } = gardener;
  for (let i = 0; i < 5; i++) {
    const a = i * 2.39996 + random();
    const r = between(random, 1.5, 4);
    const plant = flora.bed[Math.floor(random() * flora.bed.length)] ?? 'shrub';
    grow(gardener, plant, [x + Math.cos(a) * r, z + Math.sin(a) * r], between(random, 0.9, 1.6));
  }
}

const ISLAND_PLANTS = 22;

function plantIsland(gardener: Gardener, [x, z]: Point, withTree: boolean): void {
  const { random, flora } = gardener;
  const { layers, heart } = flora;
  const turned = random() * Math.PI;
  const [wide, deep] = [between(random, 4.4, 5.8), between(random, 2.8, 3.8)];
  const first = Math.floor(random() * 7);
  if (withTree && heart && random() < 0.7) grow(gardener, heart, [x, z], between(random, 0.5, 0.75));
  for (let i = 0; i < ISLAND_PLANTS; i++) {
    const r = Math.sqrt((i + 0.5) / ISLAND_PLANTS);
    const a = i * 2.39996 + random() * 0.5;
    const [u, v] = [Math.cos(a) * r * wide, Math.sin(a) * r * deep];
    const ring = Math.min(layers.length - 1, Math.floor((1 - r * r) * layers.length));
    const layer = layers[ring] ?? flora.bed;
    // Each kind takes a side.
    const plant = layer[(first + Math.floor((a / (2 * Math.PI)) * 3.3)) % layer.length] ?? 'shrub';
    const at: Point = [
      x + u * Math.cos(turned) - v * Math.sin(turned),
      z + u * Math.sin(turned) + v * Math.cos(turned),
    ];
    grow(gardener, plant, at, between(random, 0.8, 1.15) * (1 + 0.25 * ring));
  }
}

function grow(gardener: Gardener, prototype: PlantName, at: Point, scale: number): void {
  const { builder, flora, random, taken, sparse } = gardener;
  // No two palms are of one height.
  const rise = scale * (prototype === 'palm' ? between(random, 0.7, 1.4) : between(random, 0.88, 1.15));
  const yaw = random() * 2 * Math.PI;
  if (!canGrow(builder, ...at) || !canStandInView(builder, at)) return;
  const isTree = [...flora.behind, ...flora.grove, flora.heart].includes(prototype);
  if (taken.some((outline) => contains(outline, at))) return;
  if (hidesAsked(gardener, at, isTree ? TREE_FT : LOW_FT)) return;
  const { share, larger } = isTree ? FEW_TREES : FEW_PLANTS;
  if (sparse && hash3(Math.round(at[0] * 8), 5, Math.round(at[1] * 8)) > share) return;
  const wider = sparse ? larger : 1;
  builder.instances.push({
    prototype,
    x: at[0] * FT,
    y: levelAt(builder, ...at) * FT,
    z: at[1] * FT,
    yaw,
    scale: scale * wider,
    rise: rise * wider,
  });
}

const FEW_PLANTS = { share: 0.2, larger: 1.35 };
const FEW_TREES = { share: 0.08, larger: 1 };

const LOOKS_PAST_FT = 13;
// As far as a crown reaches, and a shrub.
const [TREE_FT, LOW_FT] = [11, 5];

// Between a place to look from and the pool's middle, or at such a place.
const isLookedFrom = ({ eyes }: Gardener, at: Point): boolean =>
  eyes.some((eye) => isBetween(at, [0, 0], eye, LOOKS_PAST_FT));

// Before something that was asked for, seen from where one stands.
const hidesAsked = ({ eyes, aside }: Gardener, at: Point, reach: number): boolean =>
  aside.some((thing) => eyes.some((eye) => isBetween(at, thing, eye, reach)));

function isBetween([x, z]: Point, [ax, az]: Point, [bx, bz]: Point, reach: number): boolean {
  const [dx, dz] = [bx - ax, bz - az];
  const along = ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - dx * t, z - az - dz * t) < reach;
}

// Along it, towards the garden, and how long it is.
function axesOf([ax, az]: Point, [bx, bz]: Point): [Point, Point, number] {
  const long = Math.hypot(bx - ax, bz - az);
  const along: Point = [(bx - ax) / long, (bz - az) / long];
  return [along, [along[1], -along[0]], long];
}
