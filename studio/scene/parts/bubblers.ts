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
import { noise3 } from '../noise.ts';
import type { Site } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';
import { addFoam, throwDrops } from './falling-water.ts';
import { addWaterLight } from './led-lighting.ts';

export const bubblers: FeaturePart = {
  look: 'bubbler',
  inWater: place,
  draw: (builder) =>
    drawEach(builder, 'Bubblers', ({ widthFt, anchor }) => mound(builder, widthFt, anchor.x + anchor.z)),
};

const USUAL = 3;
const WIDE_FT = 1.2;
/** From middle to middle, and from a wall. */
const APART_FT = 1.6;
const OFF_WALL_FT = 0.8;

// Low mounds on the shelf or the beach, or on the shallow floor when there is neither.
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
    // A pair stands at the sides and leaves the middle to whoever lies there.
    const edge = many === 2 ? 0.06 : 0.5 / many;
    const step = many === 1 ? 0 : (1 - 2 * edge) / (many - 1);
    return Array.from({ length: many }, (_, k): Point => [x, from + (to - from) * (edge + step * k)]);
  });
}

const HIGH_FT = 0.66;
const [RINGS, SIDES] = [9, 20];

// Water and air well up through the pool's in one bell that flares to its foot, restless at the top, and throws drops.
function mound(builder: SceneBuilder, width: number, seed: number): void {
  boil(builder, width * 0.3, seed);
  throwDrops(builder, [0, WATER_Y + 0.2, 0], width * 0.62, HIGH_FT * 1.15);
  addFoam(builder, [-0.05, WATER_Y, 0], [0.05, WATER_Y, 0], 0.95);
  addWaterLight(builder, [0, WATER_Y - 0.5, 0], [1, 1.55, 1.8]);
}

function boil({ mesh }: SceneBuilder, radius: number, seed: number): void {
  const at = (i: number, k: number): { point: Vec3; normal: Vec3 } => {
    const t = i / RINGS;
    const [steep, turn] = [(t * Math.PI) / 2, ((k % SIDES) / SIDES) * 2 * Math.PI];
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const swell = (noise3(c * 2.3 + seed, t * 3.1, s * 2.3 + seed) - 0.5) * (1 - t ** 3);
    const out = radius * (0.85 * Math.cos(steep) ** 0.8 * (1 + 0.6 * swell) + 0.6 * (1 - t) ** 5);
    const up = HIGH_FT * Math.sin(steep) ** 1.15 * (1 + 0.35 * swell);
    return {
      point: [c * out, WATER_Y - 0.01 + up, s * out],
      normal: [c * Math.cos(steep), Math.sin(steep), s * Math.cos(steep)],
    };
  };
  for (let i = 0; i < RINGS; i++)
    for (let k = 0; k < SIDES; k++) {
      const [a, b, c, d] = [at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1)];
      const normals = [a.normal, b.normal, c.normal, d.normal] as const;
      mesh.quad('froth', a.point, b.point, c.point, d.point, normals);
    }
}
