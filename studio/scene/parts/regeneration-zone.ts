import { type Bounds, crossingsOf, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Footprint, Layout } from '../layout-types.ts';
import type { MaterialId } from '../materials.ts';
import { noise3 } from '../noise.ts';
import { shareOfLength } from '../placement.ts';
import { between } from '../random.ts';
import type { Vec3 } from '../scene.ts';
import { addWater, drawEach, type SceneBuilder } from '../scene-builder.ts';
import { drawFall } from './falling-water.ts';
import { drawPondRim } from './pond-rim.ts';
import { drawBoulder } from './rocks.ts';

const IN_FT = 0.5;
const TOP = 1.05;
const LEVEL = 0.86;
const WALL = 0.75;

// A raised basin of gravel and wetland plants whose water runs over a lip into the pool.
export const regenerationZone: FeaturePart = {
  look: 'reeds',
  edge: (design) => ({
    label: 'Regeneration zone',
    demand: 4.5,
    widthFt: shareOfLength(design, 0.42, 7, 18),
    outFt: 7.5,
    inFt: IN_FT,
    heightFt: 4,
    sides: ['back', 'right', 'front'],
    prefer: 0.4,
    clearanceFt: 0.6,
    least: 0.4,
  }),
  draw: (builder) => {
    drawEach(builder, 'Regeneration Zone', (item) => zone(builder, item));
    builder.mesh.as('Regeneration Zone', () => drawPondRim(builder));
  },
};

function zone(builder: SceneBuilder, item: Footprint): void {
  const half = item.widthFt / 2;
  const outer: Bounds = { x0: -half, x1: half, z0: IN_FT - item.depthFt, z1: IN_FT };
  const inner: Bounds = { x0: -half + WALL, x1: half - WALL, z0: outer.z0 + WALL, z1: IN_FT - WALL };
  const lip = Math.min(1.6, (inner.x1 - inner.x0) * 0.3);
  walls(builder, outer, inner, lip);
  fill(builder, inner);
  plant(builder, inner);
  // One that found no room at the rim stands apart from it and has nowhere to spill.
  if (item.layer !== 'edge') return;
  spill(builder, outer, inner, lip);
  for (const shoulder of shouldersOf(builder.layout, item)) {
    const bottom = bottomOf(builder.layout);
    builder.mesh.walls('stone', shoulder, bottom, TOP - CAP, 1);
    builder.mesh.walls('coping', shoulder, TOP - CAP, TOP, 1);
    builder.mesh.flat('coping', shoulder, TOP);
  }
}

const CAP = 0.14;
const SHOULDER_FT = 3;
const STEP_FT = 0.25;

/** Where a corner of the basin stands in the water and the rim comes round to its face, the face goes on to the rim. */
export function shouldersOf({ pool }: Pick<Layout, 'pool'>, { anchor, widthFt }: Footprint): Polygon[] {
  const [sin, cos] = [Math.sin(anchor.yaw), Math.cos(anchor.yaw)];
  const local = pool.outline.map(([x, z]): Point => {
    const [dx, dz] = [x - anchor.x, z - anchor.z];
    return [dx * cos - dz * sin, dx * sin + dz * cos];
  });
  return [-1, 1].flatMap((side) => {
    const rim: Point[] = [];
    for (let past = 0; past <= SHOULDER_FT; past += STEP_FT) {
      const x = side * (widthFt / 2 + past);
      const z = Math.min(...crossingsOf(local, x));
      if (!Number.isFinite(z)) return [];
      if (z >= IN_FT) {
        const back = rim.map(([at, edge]): Point => [at, edge - WALL]).reverse();
        return back.length > 0
          ? [[...rim.map(([at]): Point => [at, IN_FT]), [x, IN_FT], [x, IN_FT - WALL], ...back]]
          : [];
      }
      rim.push([x, z]);
    }
    return [];
  });
}

const bottomOf = ({ design }: Layout): number => -Math.max(design.shallowFt, design.deepFt) - 1;

function walls({ mesh, layout }: SceneBuilder, outer: Bounds, inner: Bounds, lip: number): void {
  const bottom = bottomOf(layout);
  const wall = (x0: number, z0: number, x1: number, z1: number, top = TOP) => {
    mesh.box('stone', x0, bottom, z0, x1, top - CAP, z1, 'tb');
    mesh.box('coping', x0 - 0.06, top - CAP, z0 - 0.06, x1 + 0.06, top, z1 + 0.06);
  };
  wall(outer.x0, outer.z0, outer.x1, inner.z0);
  wall(outer.x0, inner.z0, inner.x0, inner.z1);
  wall(inner.x1, inner.z0, outer.x1, inner.z1);
  wall(outer.x0, inner.z1, -lip, outer.z1);
  wall(lip, inner.z1, outer.x1, outer.z1);
  wall(-lip, inner.z1, lip, outer.z1, LEVEL - 0.04);
}

// Gravel that rises to the back, under clear water.
function fill(builder: SceneBuilder, { x0, x1, z0, z1 }: Bounds): void {
  const { mesh } = builder;
  const [shallow, deep] = [LEVEL - 0.35, LEVEL - 1.3];
  mesh.quad('gravel', [x0, shallow, z0], [x0, deep, z1], [x1, deep, z1], [x1, shallow, z0]);
  mesh.level('water', x0, z0, x1, z1, LEVEL);
  addWater(builder, LEVEL, rectangle(x0, z0, x1, z1));
  for (let i = 0; i < 7; i++) {
    const x = between(builder.random, x0 + 0.6, x1 - 0.6);
    const z = between(builder.random, z0 + 0.6, z1 - 0.5);
    const r = between(builder.random, 0.3, 0.6);
    drawBoulder(builder, [x, LEVEL - 0.25, z], [r * 1.3, r * 0.8, r], i + 80);
  }
}

// Reeds at the back, irises before them, lilies where the water is deepest.
function plant(builder: SceneBuilder, { x0, x1, z0, z1 }: Bounds): void {
  const { random } = builder;
  const rows = [
    { from: 0.02, to: 0.26, every: 0.5, low: 1.8, high: 4.2, blades: 18, material: 'tuft' },
    { from: 0.12, to: 0.46, every: 0.6, low: 1.2, high: 3, blades: 16, material: 'blade' },
    { from: 0.42, to: 0.72, every: 0.9, low: 0.5, high: 1.4, blades: 18, material: 'blade' },
  ] as const;
  for (const row of rows)
    for (let x = x0 + 0.5; x < x1 - 0.2; x += row.every) {
      // They stand in groups, with water between them.
      if (noise3(x * 0.55, row.from * 40, 5) < 0.4) continue;
      const z = z0 + (z1 - z0) * between(random, row.from, row.to);
      clump(builder, [x + between(random, -0.3, 0.3), LEVEL - 0.4, z], row);
    }
  const lilies = Math.max(3, Math.round((x1 - x0) * 1.4));
  for (let i = 0; i < lilies; i++) {
    const x = between(random, x0 + 0.5, x1 - 0.5);
    const z = z0 + (z1 - z0) * between(random, 0.7, 0.94);
    lily(builder, [x, LEVEL + 0.02, z], between(random, 0.24, 0.42), i % 4 === 0);
  }
}

interface Clump {
  low: number;
  high: number;
  blades: number;
  material: MaterialId;
}

function clump(
  { mesh, random }: SceneBuilder,
  [x, y, z]: Vec3,
  { low, high, blades, material }: Clump,
): void {
  for (let i = 0; i < blades; i++) {
    const turn = random() * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const height = between(random, low, high);
    const lean = between(random, 0.03, 0.55) * height * random();
    const root = between(random, 0.02, 0.42);
    const half = between(random, 0.018, 0.04);
    const at = (out: number, up: number, side: number): Vec3 => [
      x + c * out - s * half * side,
      y + up,
      z + s * out + c * half * side,
    ];
    // A long blade stands, leans and at last bows.
    const [low0, low1] = [
      at(root + lean * 0.14, height * 0.45, 1),
      at(root + lean * 0.14, height * 0.45, -1),
    ];
    const [left, right] = [
      at(root + lean * 0.48, height * 0.8, 0.8),
      at(root + lean * 0.48, height * 0.8, -0.8),
    ];
    mesh.quad(material, at(root, 0, 1), at(root, 0, -1), low1, low0);
    mesh.quad(material, low0, low1, right, left);
    mesh.triangle(material, left, right, at(root + lean, height * (1 - 0.12 * random()), 0));
  }
}

function lily({ mesh, random }: SceneBuilder, at: Vec3, radius: number, blooms: boolean): void {
  const notch = random() * 2 * Math.PI;
  const rim = (i: number): Vec3 => {
    const angle = notch + 0.25 + (i / 10) * (2 * Math.PI - 0.5);
    return [at[0] + Math.cos(angle) * radius, at[1], at[2] + Math.sin(angle) * radius];
  };
  for (let i = 0; i < 10; i++) mesh.triangle('shrub', at, rim(i + 1), rim(i));
  if (!blooms) return;
  mesh.lathe('fabric', at, 7, [0.04, 0], [0.16, 0.16], [0.02, 0.08]);
}

function spill(builder: SceneBuilder, outer: Bounds, inner: Bounds, lip: number): void {
  const edge = outer.z1 + 0.06;
  builder.mesh.level('water', -lip, inner.z1, lip, edge, LEVEL);
  drawFall(builder, { width: lip * 2, lipY: LEVEL, lipZ: edge, throwFt: 0.4, strength: 0.6 });
}
