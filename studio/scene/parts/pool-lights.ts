import { type Draft, drawEach, GROUND_Y, has, itemsOf, WATER_Y } from '../draft.ts';
import { boundsOf, type Point } from '../plane.ts';
import type { Vec3 } from '../scene.ts';

// Lenses in the pool wall, and low bollards along the deck's front so that the lighting shows by day too.
export function drawPoolLights(draft: Draft): void {
  const { mesh, layout } = draft;
  if (!has(draft, 'LED Lighting')) return;
  drawEach(draft, 'light', () => {
    const y = WATER_Y - 1.35;
    mesh.tube(
      'lens',
      [
        [0, y, 0.02],
        [0, y, 0.1],
      ],
      [0.3, 0.24],
      14,
    );
    mesh.quad(
      'lens',
      [-0.22, y - 0.22, 0.1],
      [0.22, y - 0.22, 0.1],
      [0.22, y + 0.22, 0.1],
      [-0.22, y + 0.22, 0.1],
    );
    draft.lights.push({
      position: mesh.toMetres([0, y, 0.4]),
      colour: [30, 78, 92],
      underwater: true,
      radius: 0.09,
      direction: mesh.turn([0, 0, 1]),
      cone: 0,
    });
  });
  // The shelf and the beach are too shallow for wall lights: one light each, low over their floor.
  for (const item of [...itemsOf(draft, 'shelf'), ...itemsOf(draft, 'beach')]) {
    const b = boundsOf(item.outline);
    for (const share of [0.25, 0.75]) {
      const at = [b.x0 + (b.x1 - b.x0) * 0.7, WATER_Y - 0.4, b.z0 + (b.z1 - b.z0) * share] as const;
      draft.lights.push({
        position: mesh.toMetres(at),
        colour: [9, 22, 26],
        underwater: true,
        radius: 0.3,
        direction: null,
        cone: 0,
      });
    }
  }
  const d = boundsOf(layout.deck);
  const spots: Point[] = [];
  for (let x = d.x0 + 9; x < d.x1 - 6; x += 9) spots.push([x, d.z1 + 1]);
  mesh.as('LED Lighting', () => {
    for (const [x, z] of spots) {
      mesh.lathe(
        'frame',
        [x, GROUND_Y, z],
        [
          [0.16, 0],
          [0.16, 1.5],
        ],
        10,
      );
      mesh.lathe(
        'lamp',
        [x, GROUND_Y + 1.5, z],
        [
          [0.15, 0],
          [0.15, 0.22],
        ],
        10,
      );
      mesh.lathe(
        'frame',
        [x, GROUND_Y + 1.72, z],
        [
          [0.24, 0],
          [0.24, 0.08],
          [0, 0.1],
        ],
        12,
      );
    }
  });
}

// A light in the water at a point of the current frame, if the design has lighting.
export function addWaterLight(draft: Draft, at: Vec3, colour: Vec3): void {
  if (!draft.layout.design.features.includes('LED Lighting')) return;
  draft.lights.push({
    position: draft.mesh.toMetres(at),
    colour,
    underwater: true,
    radius: 0.05,
    direction: null,
    cone: 0,
  });
}
