import {
  type Bounds,
  boundsOf,
  contains,
  edgesOf,
  offset,
  overlap,
  type Polygon,
  rectangle,
} from '#domain/geometry/plane.ts';
import type { Layout } from '../layout-types.ts';
import { FLORA } from '../plants/flora.ts';
import { LAWN_TILE_M, VERGE_M } from '../plants/low-plants.ts';
import { between } from '../random.ts';
import { METRES_PER_FOOT as FT, type Instance, type Vec3 } from '../scene.ts';
import { GROUND_Y, itemsOf, type SceneBuilder, startScene } from '../scene-builder.ts';
import { landHeight } from './ground.ts';
import { canGrow } from './planting-ground.ts';

const REACH_M = 14;

// Blades of grass where the camera is near enough to see them.
export function lawnAround(layout: Layout, eye: Vec3): Instance[] {
  const builder = startScene(layout, 7);
  if (FLORA[layout.design.setting].bare) return [];
  const { plot, deck: paved } = builder.layout;
  const taken = plot ? [paved, ...plot.buildings.map(({ outline }) => outline), ...standingOff(builder)] : [];
  const basin = itemsOf(builder, 'Infinity Edge').map(({ outline }) => boundsOf(outline));
  const d = boundsOf(builder.layout.deck);
  const beds = itemsOf(builder, 'planting').map((bed) => boundsOf(bed.outline));
  const half = LAWN_TILE_M / 2;
  const clear = (x: number, z: number, b: Bounds) =>
    x + half <= b.x0 * FT || x - half >= b.x1 * FT || z + half <= b.z0 * FT || z - half >= b.z1 * FT;
  const tiles = Math.ceil(REACH_M / LAWN_TILE_M) + 1;
  // The grid starts at the deck's front edge so that whole tiles lie against it.
  const baseX = Math.round(eye[0] / LAWN_TILE_M);
  const baseZ = Math.round((eye[2] - d.z1 * FT) / LAWN_TILE_M);
  for (let i = -tiles; i <= tiles; i++) {
    for (let j = -tiles; j <= tiles; j++) {
      const x = (baseX + i) * LAWN_TILE_M;
      const z = d.z1 * FT + (baseZ + j + 0.5) * LAWN_TILE_M;
      const away = Math.hypot(x - eye[0], z - eye[2]);
      if (away > REACH_M) continue;
      const blocked = plot
        ? taken.some((outline) => overlap(tileAt(x, z, half), outline))
        : !clear(x, z, { ...d, z0: d.z0 - 40 }) || [...beds, ...basin].some((one) => !clear(x, z, one));
      if (blocked) continue;
      builder.instances.push({
        prototype: 'lawn',
        x,
        y: (GROUND_Y + landHeight(builder, x / FT, z / FT)) * FT,
        z,
        yaw: Math.floor(builder.random() * 4) * (Math.PI / 2),
        scale: 1,
        // Shorter and shorter with distance, so that no border shows where blades end.
        rise: between(builder.random, 0.85, 1.15) * Math.max(0.2, 1 - (away / REACH_M) ** 2 * 0.85),
      });
    }
  }
  plantVerges(builder, eye);
  return builder.instances;
}

const STEP_FT = VERGE_M / FT;
const OFF_FT = 0.16;

// Longer grass along the feet of deck and beds, where the camera is near enough.
function plantVerges(builder: SceneBuilder, eye: Vec3): void {
  const beds = itemsOf(builder, 'planting').map(({ outline }) => outline);
  for (const outline of [builder.layout.deck, ...beds]) {
    for (const [a, b] of edgesOf(offset(outline, OFF_FT))) {
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
      for (let at = STEP_FT / 2; at < long; at += STEP_FT) {
        const [x, z] = [a[0] + ((b[0] - a[0]) * at) / long, a[1] + ((b[1] - a[1]) * at) / long];
        const away = Math.hypot(x * FT - eye[0], z * FT - eye[2]);
        if (away > REACH_M || beds.some((bed) => contains(bed, [x, z])) || !canGrow(builder, x, z)) continue;
        builder.instances.push({
          prototype: 'verge',
          x: x * FT,
          y: (GROUND_Y + landHeight(builder, x, z)) * FT,
          z: z * FT,
          yaw: Math.atan2(-(b[1] - a[1]), b[0] - a[0]) + between(builder.random, -0.12, 0.12),
          scale: 1,
          rise: between(builder.random, 0.6, 1.3),
        });
      }
    }
  }
}

const tileAt = (x: number, z: number, half: number): Polygon =>
  rectangle((x - half) / FT, (z - half) / FT, (x + half) / FT, (z + half) / FT);

const standingOff = ({ layout }: SceneBuilder): Polygon[] =>
  layout.items
    .filter(({ layer, kind }) => layer === 'ground' || kind === 'planting' || kind === 'Infinity Edge')
    .map(({ outline }) => offset(outline, 1));
