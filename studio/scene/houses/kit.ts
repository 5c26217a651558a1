import type { House } from '#domain/design/design.ts';
import type { MaterialId } from '../materials.ts';
import { sofa } from '../parts/seating.ts';
import { pottedIn } from '../plants/flora.ts';
import { addLight, type SceneBuilder } from '../scene-builder.ts';
import { seatAlong } from './porch.ts';
import type { Opening } from './walls.ts';

// What house kits share. A kit draws with its pool-facing wall on z = 0; w is half the width, d the depth, in feet.
export type Kit = (builder: SceneBuilder, w: number, d: number) => void;

// The block behind a façade: sides and back.
export function shell(
  { mesh }: SceneBuilder,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
): void {
  mesh.box('wall', x0, y0, z0, x1, y1, 0, 'ftb');
}

export const sliders = (
  x0: number,
  x1: number,
  y1: number,
  panes: number,
  frame: MaterialId = 'frame',
): Opening => ({ x0, x1, y0: 0.12, y1, panes, room: true, frame });

export function windowAt(
  x: number,
  width: number,
  y0: number,
  y1: number,
  panes = 1,
  rows = 1,
  frame: MaterialId = 'frame',
): Opening {
  return { x0: x - width / 2, x1: x + width / 2, y0, y1, panes, rows, frame };
}

// Low-voltage downlights under an eave.
export function eaveLights(builder: SceneBuilder, x0: number, x1: number, y: number, z: number): void {
  const count = Math.max(3, Math.round((x1 - x0) / 8));
  for (let i = 0; i < count; i++) {
    const x = x0 + ((x1 - x0) * (i + 0.5)) / count;
    builder.mesh.box('lamp', x - 0.25, y - 0.05, z - 0.25, x + 0.25, y - 0.01, z + 0.25);
    addLight(builder, [x, y - 0.2, z], [7.6, 5, 2.4], { direction: [0, -1, 0], cone: 0.35 });
  }
}

/** A seat against the wall. */
export function wallSeat(builder: SceneBuilder, w: number): void {
  const { mesh, layout } = builder;
  const x = seatAlong(layout.design.house, w);
  mesh.as('furniture', () => mesh.within({ x, z: 1.75 }, () => sofa(builder, 2.6)));
}

type Planter = readonly [material: MaterialId, ...profile: (readonly [number, number])[]];

/** What a house's shrubs stand in, where it is turned; others are boxes. */
const TURNED: Partial<Record<House, Planter>> = {
  mediterranean: [
    'clay',
    [0.5, 0],
    [0.62, 0.15],
    [0.95, 1.1],
    [0.98, 1.5],
    [0.82, 1.7],
    [0.98, 1.9],
    [0.84, 1.9],
  ],
  'mid-century': ['trim', [0.55, 0], [0.92, 0.7], [0.96, 1.5], [0.84, 1.9], [0.76, 1.9]],
  farmhouse: ['trim', [0.8, 0], [0.94, 1.8], [0.98, 1.84], [0.94, 1.9], [0.86, 1.9]],
  'desert-modern': ['clay', [0.62, 0], [0.98, 1], [0.9, 1.9], [0.8, 1.9]],
  villa: ['rockDark', [0.5, 0], [0.86, 0.5], [1, 1.15], [0.94, 1.75], [1, 1.9], [0.86, 1.9]],
};
const BOXES: Partial<Record<House, MaterialId>> = { coastal: 'trim', ranch: 'teak', lodge: 'teak' };

export function planters({ mesh, instances, layout }: SceneBuilder, xs: readonly number[], z: number): void {
  const { house } = layout.design;
  const turned = TURNED[house];
  xs.forEach((x, i) => {
    if (turned) {
      const [material, ...profile] = turned;
      mesh.lathe(material, [x, 0, z], 16, ...profile);
    } else mesh.box(BOXES[house] ?? 'frame', x - 0.9, 0, z - 0.9, x + 0.9, 1.9, z + 0.9);
    const [px, py, pz] = mesh.toMetres([x, 1.75, z]);
    instances.push({ ...pottedIn(layout.design, i), x: px, y: py, z: pz, yaw: x });
  });
}
