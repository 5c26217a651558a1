import type { Design } from '#domain/design/design.ts';
import { type Draft, drawEach, GROUND_Y, has, itemsOf, WATER_Y } from '../draft.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Site } from '../placement.ts';
import { boundsOf, circle, type Point } from '../plane.ts';
import type { Vec3 } from '../scene.ts';

export const ledLighting: FeaturePart = {
  look: 'light',
  overlay: place,
  draw,
};

function place(site: Site, design: Design): void {
  const count = Math.max(2, Math.round(design.lengthFt / 10));
  for (let i = 0; i < count; i++) {
    const x = -design.lengthFt / 2 + (design.lengthFt * (i + 0.5)) / count;
    for (const side of ['back', 'front'] as const) {
      const z = site.crossing(side, x);
      if (z === null) continue;
      if (
        site.items.some(
          (item) =>
            item.layer !== 'overlay' &&
            boundsOf(item.outline).x0 < x &&
            boundsOf(item.outline).x1 > x &&
            boundsOf(item.outline).z0 < z + 0.5 &&
            boundsOf(item.outline).z1 > z - 0.5,
        )
      )
        continue;
      site.add({
        kind: 'LED Lighting',
        label: 'Pool light',
        layer: 'overlay',
        outline: circle(x, z, 0.35, 10),
        anchor: { x, z, yaw: side === 'back' ? 0 : Math.PI },
        widthFt: 0.7,
        depthFt: 0.7,
        heightFt: 0,
      });
    }
  }
  if (site.items.some((item) => item.kind === 'LED Lighting')) return;
  const z = boundsOf(site.outline).z1;
  site.add({
    kind: 'LED Lighting',
    label: 'Pool light',
    layer: 'overlay',
    outline: circle(0, z, 0.35, 10),
    anchor: { x: 0, z, yaw: Math.PI },
    widthFt: 0.7,
    depthFt: 0.7,
    heightFt: 0,
  });
}

// Lenses in the pool wall, and low bollards along the deck's front so that the lighting shows by day too.
function draw(draft: Draft): void {
  const { mesh, layout } = draft;
  drawEach(draft, 'LED Lighting', () => {
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
  for (const item of [...itemsOf(draft, 'Sunshelf'), ...itemsOf(draft, 'Beach Entry')]) {
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
  if (!has(draft, 'LED Lighting')) return;
  draft.lights.push({
    position: draft.mesh.toMetres(at),
    colour,
    underwater: true,
    radius: 0.05,
    direction: null,
    cone: 0,
  });
}
