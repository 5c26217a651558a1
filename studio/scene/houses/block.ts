import { nearestOn } from '#domain/geometry/distance.ts';
import {
  boundsOf,
  contains,
  edgesOf,
  offset,
  oriented,
  type Point,
  type Polygon,
} from '#domain/geometry/plane.ts';
import type { Building } from '#domain/plot/plot.ts';
import type { Anchor } from '../layout-types.ts';
import { COLLECTOR_STEP_FT, solarOn } from '../parts/solar-heating.ts';
import type { HouseOnPlot } from '../plot-house.ts';
import type { Vec3 } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { sliders, windowAt } from './kit.ts';
import { drawFacade, type Opening } from './walls.ts';

// A building of the plot that no kit draws: its outline extruded, with windows and a roof in the house's own materials.

const LOOKS: Record<Building['kind'], { heightFt: number; pitch: number }> = {
  house: { heightFt: 10, pitch: 0.42 },
  garage: { heightFt: 9, pitch: 0.4 },
  shed: { heightFt: 7.5, pitch: 0.35 },
  other: { heightFt: 9, pitch: 0.35 },
};
const EAVE_FT = 1;
const FLAT_ROOFED = new Set(['modern', 'desert-modern', 'mid-century', 'none']);

export interface Block {
  kind: Building['kind'];
  outline: Polygon;
  floorFt: number;
  /** How far its walls reach below the floor. */
  footFt: number;
  /** Its wall that faces the pool: has glass doors, and the roof above it carries collectors. */
  front?: Pick<HouseOnPlot, 'anchor' | 'widthFt' | 'depthFt'>;
  /** Walls that another part of the house covers. */
  hidden?: (middle: Point) => boolean;
}

export function drawBlock(builder: SceneBuilder, block: Block): void {
  const { mesh } = builder;
  const outline = oriented(block.outline);
  const { heightFt } = LOOKS[block.kind];
  const doors = doorWall(outline, block.front?.anchor);
  mesh.as('house', () => {
    edgesOf(outline).forEach(([a, b], index) => {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      if (length < 0.05 || block.hidden?.(middle)) return;
      const yaw = Math.atan2(b[1] - a[1], -(b[0] - a[0]));
      mesh.within({ x: middle[0], y: block.floorFt, z: middle[1], yaw }, () => {
        const half = length / 2;
        if (block.footFt > 0) mesh.upright('stone', -half, -block.footFt, half, 0, 0);
        drawFacade(builder, -half, half, 0, heightFt, openings(block.kind, half, index === doors));
      });
    });
    drawRoof(builder, block, outline);
  });
}

function doorWall(outline: Polygon, at: Anchor | undefined): number {
  if (!at) return -1;
  const gaps = edgesOf(outline).map((edge) => nearestOn([edge], [at.x, at.z]).feet);
  return gaps.indexOf(Math.min(...gaps));
}

function openings(kind: Building['kind'], half: number, doors: boolean): Opening[] {
  if (kind === 'shed' || kind === 'other' || half < 4) return [];
  if (doors) {
    const reach = Math.min(half * 0.5, 9);
    const beside = half - reach > 5 ? [-1, 1] : [];
    return [
      { ...sliders(-reach, reach, 7.8, Math.max(2, Math.round(reach / 2.2))), room: false },
      ...beside.map((side) =>
        windowAt(side * ((half + reach) / 2), Math.min(6, half - reach - 2), 3, 7.4, 2),
      ),
    ];
  }
  const count = Math.floor((half * 2) / (kind === 'garage' ? 16 : 11));
  return Array.from({ length: count }, (_, i) =>
    windowAt(-half + (half * 2 * (i + 0.5)) / count, 4.4, 3, 7.2, 2),
  );
}

function drawRoof(builder: SceneBuilder, { kind, floorFt, front }: Block, outline: Polygon): void {
  const { mesh } = builder;
  const { heightFt, pitch } = LOOKS[kind];
  const eave = offset(outline, EAVE_FT);
  const y = floorFt + heightFt;
  const flat = FLAT_ROOFED.has(builder.layout.design.house) || kind === 'shed';
  const rise = flat ? 0.8 : 0.4;
  mesh.walls('trim', eave, y - 0.05, y + rise, 1);
  mesh.flat('timber', eave, y - 0.05, [], -1);
  if (flat) {
    mesh.flat('roof', eave, y + rise);
    if (front) drawCollectors(builder, front, { y: y + rise, inward: 0, pitch });
    return;
  }
  const inward = Math.min(9, insetOf(eave));
  const top = offset(eave, -inward);
  const high = y + rise + inward * pitch;
  const low = edgesOf(oriented(eave));
  edgesOf(top).forEach(([a, b], i) => {
    const [from, to] = low[i] ?? [a, b];
    const corners: Vec3[] = [
      [from[0], y + rise, from[1]],
      [to[0], y + rise, to[1]],
      [b[0], high, b[1]],
      [a[0], high, a[1]],
    ];
    const [p, q, r, s] = corners;
    if (p && q && r && s) mesh.quad('roof', s, r, q, p);
  });
  mesh.flat('roof', top, high);
  if (front) drawCollectors(builder, front, { y: y + rise, inward, pitch });
}

type Front = NonNullable<Block['front']>;
type RoofPlane = { y: number; inward: number; pitch: number };
const COLLECTOR_FT = { length: 6.4, aboveRoof: 0.12 };
const FRAME_ANGLE = 0.45;

// On the plane above the wall where it is long enough, else on frames on the level part behind it.
function drawCollectors(builder: SceneBuilder, front: Front, { y, inward, pitch }: RoofPlane): void {
  const { x, z, yaw } = front.anchor;
  const { length, aboveRoof } = COLLECTOR_FT;
  const onPlane = inward * Math.hypot(1, pitch) > length + 1;
  const angle = onPlane ? Math.atan(pitch) : FRAME_ANGLE;
  const room = front.depthFt - inward - 1;
  const halfFt = onPlane ? length / 2 : Math.max(1, Math.min(length / 2, room / 2));
  const back = onPlane ? inward / 2 : inward + 1 + halfFt * Math.cos(angle);
  const foot = onPlane ? back * pitch : inward * pitch + halfFt * Math.sin(angle);
  const wide = front.widthFt + 2 * EAVE_FT - 2 * Math.min(back, inward) - 1;
  const count = Math.max(1, Math.min(5, Math.floor(wide / COLLECTOR_STEP_FT)));
  const first = (-(count - 1) * COLLECTOR_STEP_FT) / 2;
  builder.mesh.within({ x, y: y + foot + aboveRoof, z, yaw }, () =>
    solarOn(builder, first, 0, EAVE_FT - back, angle, { count, halfFt, rack: !onPlane }),
  );
}

// How far the roof can lean in from every side before its planes meet.
function insetOf(outline: Polygon): number {
  const edges = edgesOf(outline);
  const { x0, z0, x1, z1 } = boundsOf(outline);
  let most = 0;
  for (let i = 1; i < 12; i++)
    for (let j = 1; j < 12; j++) {
      const at: Point = [x0 + ((x1 - x0) * i) / 12, z0 + ((z1 - z0) * j) / 12];
      if (contains(outline, at)) most = Math.max(most, nearestOn(edges, at).feet);
    }
  // Where a wing is narrower than the rest, its planes meet sooner.
  const narrowest = Math.min(...edges.map(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1])));
  return Math.max(0.2, Math.min(most * 0.9, edges.length > 4 ? narrowest * 0.42 : most * 0.9));
}
