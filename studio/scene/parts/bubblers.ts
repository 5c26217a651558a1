import type { Design } from '#domain/design/design.ts';
import { boundsOf, circle, contains, type Polygon } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Site } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';
import { addFoam } from './falling-water.ts';
import { addWaterLight } from './led-lighting.ts';

export const bubblers: FeaturePart = {
  look: 'bubbler',
  inWater: place,
  draw: (builder) => drawEach(builder, 'Bubblers', (item) => dome(builder, item.widthFt)),
};

// Three low domes on the shelf, or on the shallow floor when there is no shelf.
function place(site: Site, design: Design): void {
  const shelf =
    site.items.find((item) => item.kind === 'Sunshelf') ??
    site.items.find((item) => item.kind === 'Beach Entry');
  const x = shelf ? (boundsOf(shelf.outline).x0 + boundsOf(shelf.outline).x1) / 2 : -design.lengthFt * 0.22;
  const within: Polygon = site.outline;
  for (const z of [-0.24, 0, 0.24].map((share) => share * design.widthFt)) {
    const spot = contains(within, [x, z]) ? { x, z } : { x: -design.lengthFt * 0.1, z: z * 0.5 };
    if (!contains(within, [spot.x, spot.z])) continue;
    site.add({
      kind: 'Bubblers',
      label: 'Bubbler',
      layer: 'overlay',
      outline: circle(spot.x, spot.z, 0.45),
      anchor: { ...spot, yaw: 0 },
      widthFt: 0.9,
      depthFt: 0.9,
      heightFt: 0.8,
    });
  }
}

function dome(builder: SceneBuilder, width: number): void {
  const ring = (share: number, y: number) => [width * share, y] as const;
  const sides = [ring(0.5, 0), ring(0.46, 0.24), ring(0.34, 0.5), ring(0.2, 0.74)];
  builder.mesh.lathe('jet', [0, WATER_Y, 0], 14, ...sides, [0.05, 0.86]);
  addFoam(builder, [-0.25, WATER_Y, 0], [0.25, WATER_Y, 0], 1.1);
  addWaterLight(builder, [0, WATER_Y - 0.5, 0], [2, 3, 3.4]);
}
