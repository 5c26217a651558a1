import { countIn } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import { boundsOf, circle } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Site } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import { addLight, drawEach, has, type SceneBuilder } from '../scene-builder.ts';
import { lampsAreLit } from '../sun.ts';
import { bollards } from './bollards.ts';

export const ledLighting: FeaturePart = {
  look: 'light',
  overlay: place,
  draw,
};

function place(site: Site, design: Design): void {
  const add = (x: number, z: number, yaw: number) =>
    site.add({
      kind: 'LED Lighting',
      label: 'Pool light',
      layer: 'overlay',
      outline: circle(x, z, 0.35, 10),
      anchor: { x, z, yaw },
      widthFt: 0.7,
      depthFt: 0.7,
      heightFt: 0,
    });
  const asked = countIn(design, 'LED Lighting');
  const spots = asked === null ? inPairs(site, design) : evenly(site, design, asked);
  for (const { x, z, yaw } of spots) add(x, z, yaw);
  if (!site.has('LED Lighting')) add(0, site.crossing('front', 0) ?? boundsOf(site.outline).z1, Math.PI);
  if (asked !== null) for (let i = Math.max(1, spots.length); i < asked; i++) site.missing.push('Pool light');
}

const LONG_WALLS = ['back', 'front'] as const;
type Spot = { x: number; z: number; yaw: number };

function inPairs(site: Site, { lengthFt }: Design): Spot[] {
  const count = Math.max(2, Math.round(lengthFt / 10));
  const xs = Array.from({ length: count }, (_, i) => -lengthFt / 2 + (lengthFt * (i + 0.5)) / count);
  return xs.flatMap((x) => LONG_WALLS.flatMap((side) => spotAt(site, side, x)));
}

const EVERY_FT = 0.5;
/** Where the ends of a pool turn, a lens in a long wall would shine along the end. */
const OFF_END_FT = 2;

// Half in each long wall, or more in one where the other has no room.
function evenly(site: Site, { lengthFt }: Design, count: number): Spot[] {
  const long = lengthFt - 2 * OFF_END_FT;
  const xs = Array.from({ length: Math.floor(long / EVERY_FT) + 1 }, (_, i) => i * EVERY_FT - long / 2);
  const [back = [], front = []] = LONG_WALLS.map((side) => xs.flatMap((x) => spotAt(site, side, x)));
  const room = (spots: readonly Spot[]) => Math.floor(spots.length * EVERY_FT);
  const before = Math.min(Math.max(Math.floor(count / 2), count - room(back)), room(front));
  return [...spreadOver(back, Math.min(count - before, room(back))), ...spreadOver(front, before)];
}

const spreadOver = (spots: readonly Spot[], count: number) =>
  Array.from({ length: count }, (_, i) => spots[Math.floor(((i + 0.5) / count) * spots.length)] ?? []).flat();

// Nothing in or at the water stands before it.
function spotAt(site: Site, side: (typeof LONG_WALLS)[number], x: number): Spot[] {
  const z = site.crossing(side, x);
  if (z === null) return [];
  const blocked = site.items.some(({ layer, outline }) => {
    const b = boundsOf(outline);
    return layer !== 'overlay' && b.x0 < x && b.x1 > x && b.z0 < z + 0.5 && b.z1 > z - 0.5;
  });
  return blocked ? [] : [{ x, z, yaw: offWall(site, side, x, z) }];
}

const BESIDE_FT = 0.3;

// Square to the wall, which bends in a curved pool.
function offWall(site: Site, side: (typeof LONG_WALLS)[number], x: number, z: number): number {
  const [before, after] = [-BESIDE_FT, BESIDE_FT].map((feet) => site.crossing(side, x + feet) ?? z);
  const lean = ((after ?? z) - (before ?? z)) / (2 * BESIDE_FT);
  return side === 'back' ? Math.atan2(-lean, 1) : Math.atan2(lean, -1);
}

/** Across narrower water a weaker lamp is fitted. */
const WIDE_FT = 16;

/** Over the benches, so that these are lit too. */
const LENS_DEPTH_FT = 0.9;

// Lenses in the pool wall, and low bollards along the deck's ends so that the lighting shows by day too.
function draw(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const share = Math.min(1, Math.max(0.5, layout.pool.widthFt / WIDE_FT));
  const [r, g, b] = [10.5 * share, 29 * share, 36 * share];
  drawEach(builder, 'LED Lighting', () => {
    const y = WATER_Y - LENS_DEPTH_FT;
    mesh.tube('equipment', [0.3, 0.28], 18, [0, y, -0.04], [0, y, 0.05]);
    mesh.tube('lens', [0.18, 0.17, 0.02], 18, [0, y, 0.02], [0, y, 0.06], [0, y, 0.1]);
    const direction = mesh.turn([0, 0, 1]);
    addLight(builder, [0, y, 0.4], [r, g, b], { underwater: true, radius: 0.09, direction });
  });
  mesh.as('LED Lighting', () => {
    for (const [x, y, z] of bollards(layout)) {
      mesh.lathe('frame', [x, y, z], 10, [0.16, 0], [0.16, 1.5]);
      mesh.lathe('lamp', [x, y + 1.5, z], 10, [0.15, 0], [0.15, 0.22]);
      mesh.lathe('frame', [x, y + 1.72, z], 12, [0.24, 0], [0.24, 0.08], [0, 0.1]);
    }
  });
}

// A light in the water at a point of the current frame, if the design has lighting or the evening asks for it.
export function addWaterLight(builder: SceneBuilder, at: Vec3, colour: Vec3, radius = 0.05): void {
  if (has(builder, 'LED Lighting') || lampsAreLit(builder.layout.design.hour))
    addLight(builder, at, colour, { underwater: true, radius });
}
