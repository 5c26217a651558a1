import { countIn } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import {
  boundsOf,
  circle,
  clipToBounds,
  contains,
  crossingsOf,
  type Point,
  type Polygon,
} from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import { hash3 } from '../noise.ts';
import type { Site } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';
import { addFoam, drop } from './falling-water.ts';
import { addWaterLight } from './led-lighting.ts';

export const bubblers: FeaturePart = {
  look: 'bubbler',
  inWater: place,
  draw: (builder) => drawEach(builder, 'Bubblers', (item) => dome(builder, item.widthFt)),
};

const USUAL = 3;
const WIDE_FT = 0.9;
/** From middle to middle, and from a wall. */
const APART_FT = 1.6;
const OFF_WALL_FT = 0.8;

// Low domes on the shelf or the beach, or on the shallow floor when there is neither.
function place(site: Site, design: Design): void {
  const asked = countIn(design, 'Bubblers');
  const count = asked ?? USUAL;
  const usual = asked === null ? usualRow(site, design) : [];
  const spots = usual.length === count ? usual : rowsIn(shallowsOf(site, design), count);
  for (const [x, z] of spots)
    site.add({
      kind: 'Bubblers',
      label: 'Bubbler',
      layer: 'overlay',
      outline: circle(x, z, WIDE_FT / 2),
      anchor: { x, z, yaw: 0 },
      widthFt: WIDE_FT,
      depthFt: WIDE_FT,
      heightFt: 0.8,
    });
  if (asked !== null) for (let i = spots.length; i < count; i++) site.missing.push('Bubbler');
}

const shelfOf = ({ items }: Site) =>
  items.find((item) => item.kind === 'Sunshelf') ?? items.find((item) => item.kind === 'Beach Entry');

// Three across the pool.
function usualRow(site: Site, { lengthFt, widthFt }: Design): Point[] {
  const shelf = shelfOf(site);
  const b = shelf && boundsOf(shelf.outline);
  const x = b ? (b.x0 + b.x1) / 2 : -lengthFt * 0.22;
  const row = [-0.24, 0, 0.24].map((share): Point => [x, share * widthFt]);
  return row.filter((spot) => contains(site.outline, spot));
}

function shallowsOf(site: Site, { lengthFt }: Design): Polygon {
  const shelf = shelfOf(site);
  if (shelf) return shelf.outline;
  const entered = site.items
    .filter(({ layer }) => layer === 'water')
    .map(({ outline }) => boundsOf(outline).x1);
  const b = boundsOf(site.outline);
  return clipToBounds(site.outline, { ...b, x0: Math.max(b.x0, ...entered), x1: lengthFt * 0.06 });
}

// In as few rows as take them all; where none does, as many as there is room for.
function rowsIn(area: Polygon, count: number): Point[] {
  const b = boundsOf(area);
  const most = Math.max(1, Math.floor((b.x1 - b.x0) / APART_FT));
  const ways = Array.from({ length: most }, (_, i) => spread(area, count, i + 1));
  return (
    ways.find((spots) => spots.length === count) ?? ways.toSorted((p, q) => q.length - p.length)[0] ?? []
  );
}

function spread(area: Polygon, count: number, rows: number): Point[] {
  const b = boundsOf(area);
  return Array.from({ length: rows }, (_, i) => i).flatMap((i): Point[] => {
    const x = b.x0 + ((b.x1 - b.x0) * (i + 0.5)) / rows;
    const walls = crossingsOf(area, x);
    const [from, to] = [Math.min(...walls) + OFF_WALL_FT, Math.max(...walls) - OFF_WALL_FT];
    if (!(to >= from)) return [];
    const many = Math.min(Math.floor((count + i) / rows), Math.max(1, Math.floor((to - from) / APART_FT)));
    return Array.from({ length: many }, (_, k): Point => [x, from + ((to - from) * (k + 0.5)) / many]);
  });
}

/** Where each swell of the boil has its middle, how wide it is and how high. */
const SWELLS = [
  [0, 0, 0.7, 0.25],
  [0.24, 0.14, 0.52, 0.17],
  [-0.22, 0.16, 0.54, 0.18],
  [-0.05, -0.26, 0.52, 0.15],
] as const;
/** From the rim, which lies on the water, to the top. */
const BELL = [
  [1, 0],
  [0.82, 0.07],
  [0.66, 0.22],
  [0.5, 0.46],
  [0.36, 0.7],
  [0.22, 0.89],
  [0.1, 0.98],
  [0, 1],
] as const;

// A soft boil, as water that comes up through water, in a ring of froth, and its spatter.
function dome(builder: SceneBuilder, width: number): void {
  const { mesh } = builder;
  for (const [x, z, r, h] of SWELLS) {
    const bell = BELL.map(([out, up]) => [r * width * out, h * up] as const);
    mesh.lathe('jet', [x * width, WATER_Y - 0.01, z * width], 18, ...bell);
  }
  for (let i = 0; i < 9; i++) {
    const [turn, out] = [i * 2.4, width * (0.2 + 0.45 * hash3(i, 3, 7))];
    const up = WATER_Y + 0.18 + 0.42 * hash3(i, 5, 2);
    drop(mesh, [Math.cos(turn) * out, up, Math.sin(turn) * out], 0.03);
  }
  addFoam(builder, [-0.3, WATER_Y, 0], [0.3, WATER_Y, 0], 1.2);
  addWaterLight(builder, [0, WATER_Y - 0.5, 0], [2, 3, 3.4]);
}
