import type { Hour } from '#domain/design/design.ts';
import { type Bounds, boundsOf, edgesOf, type Point, turn } from '#domain/geometry/plane.ts';
import { lightSeedOf } from '../design-seed.ts';
import { hash3, noise3 } from '../noise.ts';
import { toSite } from '../placement.ts';
import { FLORA, type Flora, hedgeOf } from '../plants/flora.ts';
import { HEDGE_M } from '../plants/hedges.ts';
import type { PlantName } from '../plants/prototypes.ts';
import type { PlotLayout } from '../plot-layout.ts';
import { between } from '../random.ts';
import { METRES_PER_FOOT as FT, type Vec3 } from '../scene.ts';
import { addLight, GROUND_Y, itemsOf, type SceneBuilder } from '../scene-builder.ts';
import { sunFor } from '../sun.ts';
import { fillBeds } from './beds.ts';
import { type HedgeRun, layerGarden } from './garden-layers.ts';
import { landHeight } from './ground.ts';
import { drawNeighbors, standsIn } from './neighbors.ts';
import { canGrow, canStandInView } from './planting-ground.ts';
import { plantPlotTrees } from './plot-edge.ts';
import { drawBoulder } from './rocks.ts';
import { dressShore } from './shore.ts';

/** sparse: as few plants as a view that moves can draw. */
export function plantGarden(builder: SceneBuilder, eyes: readonly Vec3[], sparse: boolean): void {
  const flora = FLORA[builder.layout.design.setting];
  const deck = boundsOf(builder.layout.deck);
  const house = builder.layout.house
    ? boundsOf(builder.layout.house.outline)
    : { x0: 0, x1: 0, z0: deck.z0 - 6, z1: deck.z0 };
  fillBeds(builder, flora.layers);
  const { plot } = builder.layout;
  if (plot) {
    plantPlotTrees(builder, plot, (x, z) => landHeight(builder, x, z));
    plantFar(builder, flora, 0, [], plot);
    plantBelt(builder, flora, 0, [], plot);
    return;
  }
  const hedges = flora.hedges ? plantHedges(builder, deck, house) : [];
  if (builder.layout.design.setting === 'courtyard') drawCourtyard(builder, deck);
  plantNear(builder, flora, deck, house);
  layerGarden(builder, flora, {
    ...{ deck, hedges, eyes, sparse },
    shades: (x, z, heightFt) =>
      Math.hypot(x, z) <
      clearOfSun(builder, x, z, heightFt, NEAR_CONES[builder.layout.design.hour] ?? FAR_CONE),
  });
  const homes = flora.neighbors ? drawNeighbors(builder, deck, house) : [];
  const behindCamera = Math.max(...eyes.map(([, , z]) => z)) / FT + 12;
  plantFront(builder, flora, deck, behindCamera);
  plantSlope(builder, flora, deck);
  const beyond = Math.max(...eyes.map(([x, , z]) => Math.hypot(x, z))) / FT + 16;
  plantFar(builder, flora, beyond, homes);
  plantBelt(builder, flora, beyond, homes);
  if (flora.brush) scatterBrush(builder, deck, flora.brush);
  if (builder.layout.design.setting === 'desert') scatterRocks(builder, deck);
  if (builder.layout.design.setting === 'lake') dressShore(builder);
  if (!flora.bare) plantScreen(builder);
}

const AT_SCREEN: readonly PlantName[] = ['cover', 'tuft', 'cover', 'ball', 'cover', 'tuft', 'cover'];

// Low plants before the equipment's screen: it grows out of the ground and does not hover over it.
function plantScreen(builder: SceneBuilder): void {
  for (const { anchor } of builder.layout.items.filter(({ kind }) => kind === 'equipment'))
    AT_SCREEN.forEach((plant, i) => {
      plantAt(builder, plant, ...toSite(anchor, -3.6 + 1.2 * i, 2.6), 1);
    });
}

const MOST_BELT = 120;

// How far the lot reaches in a direction, from the pool.
function lotReach({ lot }: PlotLayout, [dx, dz]: Point): number {
  const length = Math.hypot(dx, dz);
  const far: Point = [(dx / length) * 4000, (dz / length) * 4000];
  const hits = edgesOf(lot).flatMap(([a, b]) => {
    const [ta, tb] = [turn([0, 0], far, a), turn([0, 0], far, b)];
    if (ta > 0 === tb > 0) return [];
    const t = ta / (ta - tb);
    const [x, z] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return x * dx + z * dz > 0 ? [Math.hypot(x, z) / length] : [];
  });
  return Math.max(0, ...hits);
}

const widest = ({ lot }: PlotLayout) => Math.max(88, ...lot.map(([x, z]) => Math.hypot(x / 1.15, z)));

const TREE_FT = 34;
const WOOD_FT = 22;
// So far to both sides of where a low sun stands, as a cosine. In the golden hour it rakes along the house, which near trees would shade.
const FAR_CONE = 0.9;
const NEAR_CONES: Partial<Record<Hour, number>> = { golden: 0.8 };
// The sunlit middle of the garden, from the pool's.
const SUNLIT_FT = 45;

// A low sun comes in over open ground: what stands in its way keeps so far off that the garden is out of its shade. Answers how far.
function clearOfSun(
  { layout }: SceneBuilder,
  x: number,
  z: number,
  heightFt: number,
  cone = FAR_CONE,
): number {
  const { hour } = layout.design;
  if (hour !== 'golden' && hour !== 'sunset') return 0;
  const [sx, sy, sz] = sunFor(hour, layout.backBearingDeg, lightSeedOf(layout.design)).direction;
  const flat = Math.hypot(sx, sz);
  const towards = (x * sx + z * sz) / (Math.hypot(x, z) * flat);
  return towards > cone ? SUNLIT_FT + (heightFt * flat) / sy : 0;
}

const hidesLowSun = (builder: SceneBuilder, x: number, z: number, heightFt: number): boolean =>
  Math.hypot(x, z) < clearOfSun(builder, x, z, heightFt);

function plantAt(
  builder: SceneBuilder,
  prototype: PlantName,
  x: number,
  z: number,
  scale: number,
  rise = scale * between(builder.random, 0.88, 1.14),
): void {
  if (!canGrow(builder, x, z)) return;
  builder.instances.push({
    prototype,
    x: x * FT,
    y: (GROUND_Y + landHeight(builder, x, z)) * FT,
    z: z * FT,
    yaw: builder.random() * 2 * Math.PI,
    scale,
    rise,
  });
}

// Clipped hedges at the house's sides and along the left, which enclose the garden.
function plantHedges(builder: SceneBuilder, deck: Bounds, house: Bounds): HedgeRun[] {
  const hedge = hedgeOf(builder.layout.design);
  const runs: HedgeRun[] = [];
  const plantRow = (x0: number, z0: number, x1: number, z1: number, height: number) => {
    runs.push({ from: [x0, z0], to: [x1, z1] });
    const metres = Math.hypot(x1 - x0, z1 - z0) * FT;
    const pieces = Math.ceil(metres / 0.92);
    const yaw = Math.atan2(-(z1 - z0), x1 - x0);
    for (let i = 0; i < pieces; i++) {
      const t = (i + 0.5) / pieces;
      // Grown by the piece: fuller and higher here than there, and never along a string.
      const [full, high] = [noise3(i * 0.2 + x0, z0, 3), noise3(i * 0.17 + z0, x0, 8)];
      const aside = (full - 0.5) * 0.9;
      const x = x0 + (x1 - x0) * t + Math.sin(yaw) * aside;
      const z = z0 + (z1 - z0) * t + Math.cos(yaw) * aside;
      builder.instances.push({
        prototype: hedge,
        x: x * FT,
        y: (GROUND_Y + landHeight(builder, x, z)) * FT,
        z: z * FT,
        yaw: yaw + (i % 2 ? Math.PI : 0),
        scale: 1.02 + 0.3 * full,
        rise: (height / HEDGE_M) * (0.84 + 0.26 * high + 0.1 * hash3(i, Math.round(x0), Math.round(z0))),
      });
    }
  };
  const back = house.z1 - 3;
  // Not out over the ground that falls before an infinity edge.
  const front = deck.z1 + (builder.layout.pool.infinityEdge ? -2 : 4);
  plantRow(house.x0 - 1, back, Math.min(deck.x0 - 22, house.x0 - 10), back, 2.2);
  plantRow(deck.x0 - 17, back, deck.x0 - 17, front, 1.85);
  if (!builder.layout.house) plantRow(deck.x1 + 14, back, deck.x0 - 10, back, 2.1);
  const right = Math.max(house.x1, deck.x1) + 12;
  if (builder.layout.house) plantRow(right + 34, back - 2, right, back - 2, 2.2);
  const racks = itemsOf(builder, 'Solar Heating').map(({ outline }) => boundsOf(outline).x1 + 2);
  const end = Math.max(deck.x1 + 22, ...racks);
  plantRow(end, front, end, back, 1.85);
  return runs;
}

function drawCourtyard(builder: SceneBuilder, deck: Bounds): void {
  const { mesh } = builder;
  const height = 7.5;
  const front = deck.z1 + (builder.layout.pool.infinityEdge ? 0 : 4);
  const wall = (x0: number, z0: number, x1: number, z1: number) => {
    mesh.box('wall', x0, GROUND_Y - 0.5, z0, x1, height, z1, 'b');
    mesh.box('coping', x0 - 0.2, height, z0 - 0.2, x1 + 0.2, height + 0.25, z1 + 0.2);
  };
  mesh.as('land', () => {
    wall(deck.x0 - 7, deck.z0, deck.x0 - 6, front);
    wall(Math.max(deck.x1 + 8, 0), deck.z0 + 4, Math.max(deck.x1 + 9, 1), front);
    if (!builder.layout.house) wall(deck.x0 - 7, deck.z0 - 6, deck.x1 + 9, deck.z0 - 5);
  });
}

function plantNear(builder: SceneBuilder, flora: Flora, deck: Bounds, house: Bounds): void {
  const { random } = builder;
  const [first = 'tree-a', second = first, third = second] = flora.near;
  const big = first === 'saguaro' || first === 'cypress' ? 1 : 0.92;
  // A gate, or collectors, on the right.
  const isTaken = builder.layout.fence !== null || itemsOf(builder, 'Solar Heating').length > 0;
  // Behind a courtyard's walls, not in them.
  const out = builder.layout.design.setting === 'courtyard' ? 3.5 : 0;
  const trees: [PlantName, number, number, number][] = [
    [first, deck.x0 - 8 - out, deck.z0 + 4, big * between(random, 0.92, 1.08)],
    [third, deck.x0 - 9.5 - out, deck.z0 + 22, 0.85 * between(random, 0.9, 1.1)],
    [second, house.x0 - 8, house.z1 - 12, 1.1],
    [first, house.x1 + 17, house.z1 - 10, 1.05],
    [first, deck.x1 + 9 + out, deck.z0 + (isTaken ? 21 : 8), big * between(random, 0.95, 1.1)],
  ];
  if (first === 'cypress')
    for (let i = 0; i < 5; i++)
      trees.push(['cypress', deck.x0 - 9 - out, deck.z0 + 2 + i * 6, between(random, 0.8, 1)]);
  for (const [plant, x, z, size] of trees) {
    plantAt(builder, plant, x, z, size);
    if (BROAD.has(plant)) underplant(builder, flora, x, z);
    if (builder.layout.design.features.includes('LED Lighting')) lightUp(builder, x, z);
  }
}

const BROAD: ReadonlySet<PlantName> = new Set(['tree-a', 'tree-b', 'tree-c', 'palm']);

// Low growth in a ring about a trunk, thick on one side: no mower comes there, and a crown does not stand on a stick.
function underplant(builder: SceneBuilder, { bed }: Flora, x: number, z: number): void {
  const own = (i: number, k: number) => hash3(Math.round(x * 4) + i, Math.round(z * 4), k);
  for (let i = 0; i < UNDER_A_TREE; i++) {
    const a = (i + own(i, 1)) * 2.1;
    const r = 1.6 + 2.6 * own(i, 2);
    const at: Point = [x + Math.cos(a) * r, z + Math.sin(a) * r];
    const plant = own(i, 3) < 0.45 ? 'cover' : (bed[Math.floor(own(i, 4) * bed.length)] ?? 'shrub');
    const scale = 0.8 + 0.6 * own(i, 5);
    if (!canGrow(builder, ...at) || !canStandInView(builder, at)) continue;
    builder.instances.push({
      prototype: plant,
      x: at[0] * FT,
      y: (GROUND_Y + landHeight(builder, ...at)) * FT,
      z: at[1] * FT,
      yaw: own(i, 6) * 2 * Math.PI,
      scale,
      rise: scale * (0.85 + 0.3 * own(i, 7)),
    });
  }
}

const UNDER_A_TREE = 9;

// A small spot at the foot of a tree.
function lightUp(builder: SceneBuilder, x: number, z: number): void {
  const y = GROUND_Y + landHeight(builder, x, z) + 0.4;
  const direction = [-0.22, 0.93, -0.28] as const;
  addLight(builder, [x + 2, y, z + 2.4], [42, 28, 13], { radius: 0.06, direction, cone: 0.55 });
}

// Behind the camera: what closes the garden in a panorama; nothing where an infinity edge has the view.
function plantFront(builder: SceneBuilder, flora: Flora, deck: Bounds, z: number): void {
  if (builder.layout.pool.infinityEdge) return;
  const { random } = builder;
  const [first = 'tree-a', second = first] = flora.near;
  for (let x = deck.x0 - 24; x < deck.x1 + 24; x += 3.1) {
    const plant = flora.bed[Math.floor(random() * flora.bed.length)] ?? 'shrub';
    const [px, pz] = [x + between(random, -1, 1), z + between(random, -1.5, 1.5)];
    plantAt(builder, plant, px, pz, between(random, 1, 1.7));
  }
  for (const share of [0.08, 0.34, 0.66, 0.94]) {
    const x = deck.x0 - 20 + (deck.x1 - deck.x0 + 40) * share;
    const at = z + between(random, 6, 16);
    if (hidesLowSun(builder, x, at, TREE_FT)) continue;
    plantAt(builder, share < 0.5 ? first : second, x, at, between(random, 0.95, 1.2));
  }
}

// Loose planting where the land falls away beyond the water, so that the slope reads as a slope.
function plantSlope(builder: SceneBuilder, flora: Flora, deck: Bounds): void {
  if (!builder.layout.pool.infinityEdge) return;
  const { random } = builder;
  for (let i = 0; i < 90; i++) {
    const x = between(random, deck.x0 - 34, deck.x1 + 34);
    const z = deck.z1 + 1 + random() ** 1.4 * 60;
    const plant = flora.bed[Math.floor(random() * flora.bed.length)] ?? 'shrub';
    const scale = between(random, 0.8, 1.6);
    if (canStandInView(builder, [x, z])) plantAt(builder, plant, x, z, scale);
  }
}

// Before an infinity edge, or over the lake.
function looksOut({ layout }: SceneBuilder, angle: number): boolean {
  const edge = layout.pool.infinityEdge;
  const [x, z] = [Math.sin(angle), -Math.cos(angle)];
  if (edge) return x * edge.out[0] + z * edge.out[1] > 0.35;
  return layout.design.setting === 'lake' && x > 0.25 && z < 0.35;
}

const GROUP = 3;

// A belt of real trees on all sides, further off than the camera.
function plantFar(
  builder: SceneBuilder,
  flora: Flora,
  nearest: number,
  homes: readonly Bounds[],
  plot?: PlotLayout,
): void {
  const { random } = builder;
  const house = builder.layout.house ? boundsOf(builder.layout.house.outline) : null;
  const yard = boundsOf(builder.layout.yard);
  for (let i = 0; i < flora.farCount; i++) {
    const plant = flora.far[i % flora.far.length] ?? 'tree-a';
    const wild = plant === 'conifer';
    // Trees grow in groups of all ages, with open ground between them.
    const a = Math.floor(i / GROUP) * 2.39996 + (hash3(i, 3, 8) - 0.5) * (wild ? 0.7 : 0.42);
    const from = Math.max(nearest, 75);
    const start = plot ? Math.max(from, lotReach(plot, [Math.sin(a) * 1.15, -Math.cos(a)]) + 14) : from;
    const r = start + (i / flora.farCount) ** 0.7 * 105 + random() * 14;
    const near: Point = [Math.sin(a) * r * 1.15, -Math.cos(a) * r];
    const out = Math.max(1, clearOfSun(builder, ...near, TREE_FT) / Math.hypot(...near));
    const [x, z] = [near[0] * out, near[1] * out];
    if (!plot && house && x > house.x0 - 8 && x < house.x1 + 8 && z > house.z0 - 8) continue;
    if (!plot && x > yard.x0 && x < yard.x1 && z > yard.z0 && z < yard.z1) continue;
    if (standsIn(homes, x, z, 8)) continue;
    // Where the view is, only trees that stand low enough to look over.
    if (looksOut(builder, a) && landHeight(builder, x, z) > -18) continue;
    // Young and old beside one another: the row behind a garden has no one height.
    plantAt(builder, plant, x, z, wild ? between(random, 0.5, 1.75) : between(random, 0.62, 1.55));
    if (!flora.belt && BROAD.has(plant)) underplant(builder, flora, x, z);
  }
}

// A closed wood edge behind the single trees, so that a garden ends in leaves and not in a bare horizon.
function plantBelt(
  builder: SceneBuilder,
  flora: Flora,
  nearest: number,
  homes: readonly Bounds[],
  plot?: PlotLayout,
): void {
  if (!flora.belt) return;
  const { random } = builder;
  const open = builder.layout.pool.infinityEdge !== null;
  for (const row of [0, 1]) {
    const ring = Math.max(nearest, plot ? widest(plot) : 88) + 14 + row * 26;
    const pieces = Math.min(MOST_BELT, Math.ceil((2 * Math.PI * ring * 1.08) / 25));
    for (let i = 0; i < pieces; i++) {
      const a = ((i + row * 0.5) / pieces) * 2 * Math.PI;
      const near: Point = [Math.sin(a) * ring * 1.15, -Math.cos(a) * ring];
      // Where a low sun comes in, it stands further off: no garden ends in an open field.
      const out = Math.max(1, clearOfSun(builder, ...near, WOOD_FT) / Math.hypot(...near));
      const [x, z] = [near[0] * out, near[1] * out];
      // Where the view is, only a wood that stands low enough to look over.
      if (open && looksOut(builder, a) && landHeight(builder, x, z) > -20) continue;
      if (standsIn(homes, x, z, 16) || !canGrow(builder, x, z)) continue;
      builder.instances.push({
        prototype: 'thicket',
        x: x * FT,
        y: (GROUND_Y + landHeight(builder, x, z)) * FT,
        z: z * FT,
        yaw: -a + (i % 2 ? Math.PI : 0),
        scale: between(random, 1, 1.2),
        rise: flora.belt * between(random, 0.85, 1.15) * (1 + row * 0.45),
      });
    }
  }
}

// So far down a slope the ground is drawn too coarsely for a foot to meet it.
const FAR_DOWN_FT = 24;

// Bushes over the open ground, closer together near the garden.
function scatterBrush(builder: SceneBuilder, deck: Bounds, count: number): void {
  const { random } = builder;
  for (let i = 0; i < count; i++) {
    const a = i * 2.39996;
    const r = 46 + (i / count) ** 1.5 * 330 + random() * 12;
    const [x, z] = [Math.sin(a) * r * 1.2, (deck.z0 + deck.z1) / 2 - Math.cos(a) * r];
    const scale = between(random, 0.8, 2.1);
    if (landHeight(builder, x, z) > -FAR_DOWN_FT)
      plantAt(builder, i % 9 === 4 ? 'tuft' : 'brush', x, z, scale);
  }
}

function scatterRocks(builder: SceneBuilder, deck: Bounds): void {
  builder.mesh.as('planting', () => {
    for (let i = 0; i < 16; i++) {
      const left = i % 2 === 0;
      const x = left ? deck.x0 - 4 - builder.random() * 16 : deck.x1 + 5 + builder.random() * 16;
      const z = deck.z0 + builder.random() * (deck.z1 - deck.z0 + 12);
      const r = between(builder.random, 0.6, 1.9);
      const y = GROUND_Y + landHeight(builder, x, z) + r * 0.2;
      drawBoulder(builder, [x, y, z], [r * 1.2, r * 0.8, r], i + 60);
    }
  });
}
