import { addLight, type Draft, GROUND_Y, itemsOf } from '../draft.ts';
import { type Bounds, boundsOf } from '../plane.ts';
import { FLORA, type Flora } from '../plants/flora.ts';
import type { PlantName } from '../plants/prototypes.ts';
import { between } from '../random.ts';
import { METRES_PER_FOOT as FT, type Vec3 } from '../scene.ts';
import { sunFor } from '../sun.ts';
import { landHeight } from './ground.ts';
import { drawBoulder } from './rocks.ts';

export function plantGarden(draft: Draft, heroEye: Vec3): void {
  const flora = FLORA[draft.layout.design.setting];
  const d = boundsOf(draft.layout.deck);
  const h = draft.layout.house
    ? boundsOf(draft.layout.house.outline)
    : { x0: 0, x1: 0, z0: d.z0 - 6, z1: d.z0 };
  fillBeds(draft, flora);
  if (flora.hedges) plantHedges(draft, d, h);
  if (draft.layout.design.setting === 'courtyard') drawCourtyard(draft, d);
  plantNear(draft, flora, d, h);
  const behindCamera = heroEye[2] / FT + 12;
  plantFront(draft, flora, d, behindCamera);
  plantSlope(draft, flora, d);
  const beyond = Math.hypot(heroEye[0], heroEye[2]) / FT + 16;
  plantFar(draft, flora, beyond);
  plantBelt(draft, flora, beyond);
  if (draft.layout.design.setting === 'desert') scatterRocks(draft, d);
}

// A low sun comes in over open ground: trees in its way would leave the whole garden in shade.
function hidesLowSun({ layout }: Draft, x: number, z: number): boolean {
  if (layout.design.hour !== 'golden') return false;
  const [sx, , sz] = sunFor('golden', layout.backBearingDeg).direction;
  return (x * sx + z * sz) / (Math.hypot(x, z) * Math.hypot(sx, sz)) > 0.82;
}

function put(draft: Draft, prototype: PlantName, x: number, z: number, scale: number, rise = scale): void {
  draft.instances.push({
    prototype,
    x: x * FT,
    y: (GROUND_Y + landHeight(draft, x, z)) * FT,
    z: z * FT,
    yaw: draft.random() * 2 * Math.PI,
    scale,
    rise,
  });
}

function fillBeds(draft: Draft, flora: Flora): void {
  const { random } = draft;
  for (const bed of itemsOf(draft, 'planting')) {
    const b = boundsOf(bed.outline);
    for (let z = b.z0 + 0.9; z < b.z1 - 0.5; z += 1.75) {
      for (let x = b.x0 + 0.9; x < b.x1 - 0.4; x += 2) {
        const plant = flora.bed[Math.floor(random() * flora.bed.length)] ?? 'shrub';
        const [px, pz] = [x + between(random, -0.4, 0.4), z + between(random, -0.4, 0.4)];
        put(draft, plant, px, pz, between(random, 0.75, 1.15));
      }
    }
  }
}

// Clipped hedges at the house's sides and along the left, which enclose the garden.
function plantHedges(draft: Draft, d: Bounds, h: Bounds): void {
  const run = (x0: number, z0: number, x1: number, z1: number, height: number) => {
    const metres = Math.hypot(x1 - x0, z1 - z0) * FT;
    const pieces = Math.ceil(metres / 0.92);
    const yaw = Math.atan2(-(z1 - z0), x1 - x0);
    for (let i = 0; i < pieces; i++) {
      const t = (i + 0.5) / pieces;
      const x = x0 + (x1 - x0) * t;
      const z = z0 + (z1 - z0) * t;
      draft.instances.push({
        prototype: 'hedge',
        x: x * FT,
        y: (GROUND_Y + landHeight(draft, x, z)) * FT,
        z: z * FT,
        yaw: yaw + (i % 2 ? Math.PI : 0),
        scale: 1,
        rise: height,
      });
    }
  };
  const back = h.z1 - 3;
  const open = draft.layout.pool.infinityEdge !== null;
  run(h.x0 - 1, back, Math.min(d.x0 - 22, h.x0 - 10), back, 2.2);
  run(d.x0 - 17, back, d.x0 - 17, d.z1 + 4, 1.85);
  if (!draft.layout.house) run(d.x0 - 10, back, d.x1 + 14, back, 2.1);
  if (open) return;
  if (draft.layout.house)
    run(Math.max(h.x1 + 12, d.x1 + 12), back - 2, Math.max(h.x1 + 12, d.x1 + 12) + 34, back - 2, 2.2);
  run(d.x1 + 22, back, d.x1 + 22, d.z1 + 4, 1.85);
}

function drawCourtyard(draft: Draft, d: Bounds): void {
  const { mesh } = draft;
  const height = 7.5;
  const open = draft.layout.pool.infinityEdge !== null;
  const wall = (x0: number, z0: number, x1: number, z1: number) => {
    mesh.box('wall', x0, GROUND_Y - 0.5, z0, x1, height, z1, 'b');
    mesh.box('coping', x0 - 0.2, height, z0 - 0.2, x1 + 0.2, height + 0.25, z1 + 0.2);
  };
  mesh.as('land', () => {
    wall(d.x0 - 7, d.z0, d.x0 - 6, d.z1 + 4);
    if (!open) wall(Math.max(d.x1 + 8, 0), d.z0 + 4, Math.max(d.x1 + 9, 1), d.z1 + 4);
    if (!draft.layout.house) wall(d.x0 - 7, d.z0 - 6, d.x1 + 9, d.z0 - 5);
  });
}

function plantNear(draft: Draft, flora: Flora, d: Bounds, h: Bounds): void {
  const { random } = draft;
  const [first = 'tree-a', second = first] = flora.near;
  const big = first === 'saguaro' || first === 'cypress' ? 1 : 0.92;
  const trees: [PlantName, number, number, number][] = [
    [first, d.x0 - 8, d.z0 + 4, big * between(random, 0.92, 1.08)],
    [second, d.x0 - 9.5, d.z0 + 22, 0.85 * between(random, 0.9, 1.1)],
    [second, h.x0 - 8, h.z1 - 12, 1.1],
    [first, h.x1 + 17, h.z1 - 10, 1.05],
  ];
  if (!draft.layout.pool.infinityEdge)
    trees.push([first, d.x1 + 9, d.z0 + 8, big * between(random, 0.95, 1.1)]);
  if (first === 'cypress')
    for (let i = 0; i < 5; i++) trees.push(['cypress', d.x0 - 9, d.z0 + 2 + i * 6, between(random, 0.8, 1)]);
  for (const [plant, x, z, size] of trees) {
    put(draft, plant, x, z, size);
    if (draft.layout.design.features.includes('LED Lighting')) lightUp(draft, x, z);
  }
}

// A small spot at the foot of a tree.
function lightUp(draft: Draft, x: number, z: number): void {
  const y = GROUND_Y + landHeight(draft, x, z) + 0.4;
  const direction = [-0.22, 0.93, -0.28] as const;
  addLight(draft, [x + 2, y, z + 2.4], [42, 28, 13], { radius: 0.06, direction, cone: 0.55 });
}

// Behind the camera: what closes the garden in a panorama.
function plantFront(draft: Draft, flora: Flora, d: Bounds, z: number): void {
  const { random } = draft;
  const [first = 'tree-a', second = first] = flora.near;
  for (let x = d.x0 - 24; x < d.x1 + 24; x += 3.1) {
    if (draft.layout.pool.infinityEdge && x > d.x1) break;
    const plant = flora.bed[Math.floor(random() * flora.bed.length)] ?? 'shrub';
    put(draft, plant, x + between(random, -1, 1), z + between(random, -1.5, 1.5), between(random, 1, 1.7));
  }
  for (const share of [0.08, 0.34, 0.66, 0.94]) {
    const x = d.x0 - 20 + (d.x1 - d.x0 + 40) * share;
    const at = z + between(random, 6, 16);
    if (hidesLowSun(draft, x, at)) continue;
    put(draft, share < 0.5 ? first : second, x, at, between(random, 0.95, 1.2));
  }
}

// Loose planting where the land falls away beyond the water, so that the slope reads as a slope.
function plantSlope(draft: Draft, flora: Flora, d: Bounds): void {
  if (!draft.layout.pool.infinityEdge) return;
  const { random } = draft;
  for (let i = 0; i < 70; i++) {
    const x = d.x1 + 7 + random() ** 1.6 * 55;
    const z = between(random, d.z0 - 40, d.z1 + 24);
    const plant = flora.bed[Math.floor(random() * flora.bed.length)] ?? 'shrub';
    put(draft, plant, x, z, between(random, 0.8, 1.8));
  }
}

// A belt of real trees on all sides, further off than the camera.
function plantFar(draft: Draft, flora: Flora, nearest: number): void {
  const { random } = draft;
  const h = draft.layout.house ? boundsOf(draft.layout.house.outline) : null;
  const y = boundsOf(draft.layout.yard);
  const view = draft.layout.pool.infinityEdge !== null || draft.layout.design.setting === 'lake';
  for (let i = 0; i < flora.farCount; i++) {
    const a = i * 2.39996;
    const from = Math.max(nearest, 75);
    const r = from + (i / flora.farCount) ** 0.7 * 105 + random() * 14;
    const x = Math.sin(a) * r * 1.15;
    const z = -Math.cos(a) * r;
    if (h && x > h.x0 - 8 && x < h.x1 + 8 && z > h.z0 - 8) continue;
    if (x > y.x0 && x < y.x1 && z > y.z0 && z < y.z1) continue;
    if (hidesLowSun(draft, x, z)) continue;
    // Where the view is, only trees that stand low enough to look over.
    if (view && Math.sin(a) > 0.25 && Math.cos(a) > -0.35 && landHeight(draft, x, z) > -18) continue;
    const plant = flora.far[i % flora.far.length] ?? 'tree-a';
    put(draft, plant, x, z, between(random, 0.95, 1.45));
  }
}

// A closed wood edge behind the single trees, so that a garden ends in leaves and not in a bare horizon.
function plantBelt(draft: Draft, flora: Flora, nearest: number): void {
  if (!flora.belt) return;
  const { random } = draft;
  const open = draft.layout.pool.infinityEdge !== null;
  for (const row of [0, 1]) {
    const r = Math.max(nearest, 88) + 14 + row * 26;
    const pieces = Math.ceil((2 * Math.PI * r * 1.08) / 25);
    for (let i = 0; i < pieces; i++) {
      const a = ((i + row * 0.5) / pieces) * 2 * Math.PI;
      const [x, z] = [Math.sin(a) * r * 1.15, -Math.cos(a) * r];
      // Where the view is, only a wood that stands low enough to look over.
      if (open && Math.sin(a) > 0.25 && Math.cos(a) > -0.35 && landHeight(draft, x, z) > -20) continue;
      if (hidesLowSun(draft, x, z)) continue;
      draft.instances.push({
        prototype: 'thicket',
        x: x * FT,
        y: (GROUND_Y + landHeight(draft, x, z)) * FT,
        z: z * FT,
        yaw: -a + (i % 2 ? Math.PI : 0),
        scale: between(random, 1, 1.2),
        rise: flora.belt * between(random, 0.85, 1.15) * (1 + row * 0.45),
      });
    }
  }
}

function scatterRocks(draft: Draft, d: Bounds): void {
  draft.mesh.as('planting', () => {
    for (let i = 0; i < 16; i++) {
      const left = i % 2 === 0;
      const x = left ? d.x0 - 4 - draft.random() * 16 : d.x1 + 5 + draft.random() * 16;
      const z = d.z0 + draft.random() * (d.z1 - d.z0 + 12);
      const r = between(draft.random, 0.6, 1.9);
      drawBoulder(draft, [x, GROUND_Y + landHeight(draft, x, z) + r * 0.2, z], [r * 1.2, r * 0.8, r], i + 60);
    }
  });
}
