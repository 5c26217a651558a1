import { boundsOf, contains, crossingsOf, type Point } from '#domain/geometry/plane.ts';
import type { Layout } from './layout-types.ts';
import type { HouseOnPlot } from './plot-house.ts';
import { bestView, spotOnDeck } from './plot-views.ts';
import { type Camera, type Cameras, METRES_PER_FOOT as FT, type Vec3 } from './scene.ts';
import { houseTopFt, thingsToShow } from './sights.ts';
import { canStand, standingViews } from './standing-views.ts';

// Where a design is looked at from.
const ASPECT = 16 / 9;

export function camerasFor(layout: Layout): Cameras {
  const above = overview(layout);
  const standing = standingViews(layout, awayFromHouse(layout), canStand(layout));
  return {
    hero: above,
    views: [...standing, above],
    eye: standing[0] ?? above,
    aerial: aerial(layout),
    panorama: panorama(layout),
  };
}

// From higher up: everything that was asked for is inside its frame.
function overview(layout: Layout): Camera {
  const b = boundsOf(layout.pool.outline);
  if (layout.plot) return bestView(layout.plot, views(layout));
  // From high enough to look over a fence.
  const tilt = layout.fence ? 0.34 : 0.27;
  const turn = 0.42;
  const away: Vec3 = [Math.sin(turn) * Math.cos(tilt), Math.sin(tilt), Math.cos(turn) * Math.cos(tilt)];
  const target: Vec3 = [0, 0.5, (b.z0 * 0.6 - 2) * FT];
  return framed(target, away, 60, pointsToShow(layout), true);
}

// From the side away from the house first, then around the pool and from higher up.
function* views(layout: Layout): Generator<Camera> {
  const points = pointsToShow(layout);
  const from = awayFromHouse(layout);
  for (const tilt of [layout.fence ? 0.3 : 0.22, 0.36, 0.52])
    for (const turn of [0.42, -0.42, 0.12, 0.8, -0.8, 1.25, -1.25]) {
      const angle = from + turn;
      const away: Vec3 = [Math.sin(angle) * Math.cos(tilt), Math.sin(tilt), Math.cos(angle) * Math.cos(tilt)];
      yield framed([0, 0.5, 0], away, 60, points, true);
    }
}

export function awayFromHouse({ house, pool }: Layout): number {
  // From where the water falls.
  if (pool.infinityEdge) return pool.infinityEdge.out[1] > 0 ? 0 : Math.PI;
  return house ? Math.atan2(-house.anchor.x, -house.anchor.z) : 0;
}

function aerial(layout: Layout): Camera {
  const angle = layout.plot ? awayFromHouse(layout) : 0;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const away: Vec3 = layout.plot
    ? [0.16 * cos + 0.52 * sin, 0.84, 0.52 * cos - 0.16 * sin]
    : [0.16, 0.84, 0.52];
  return framed([0, 0, 0], away, 50, pointsToShow(layout), false);
}

function pointsToShow(layout: Layout): Vec3[] {
  const points: Vec3[] = [];
  const add = (outline: readonly Point[], heightFt: number, from = 0) => {
    for (const [x, z] of outline)
      for (const y of heightFt ? [0, heightFt] : [0]) points.push([x * FT, (from + y) * FT, z * FT]);
  };
  add(layout.pool.outline, 0);
  for (const { outline, heightFt, anchor } of thingsToShow(layout)) add(outline, heightFt, anchor.y);
  if (layout.fence) add(layout.fence.gate, layout.fence.heightFt);
  if (layout.plot) {
    add(nearOf(layout.plot.house), 13, layout.house?.anchor.y);
    return points;
  }
  const p = boundsOf(layout.pool.outline);
  if (layout.house) {
    const z = layout.house.anchor.z;
    add(
      [
        [p.x0, z],
        [p.x1, z],
      ],
      houseTopFt(layout),
    );
  }
  return points;
}

// Of the wall that faces the pool the stretch before it; nothing of a house that stands far off.
function nearOf(house: HouseOnPlot | null): Point[] {
  if (!house || Math.hypot(house.anchor.x, house.anchor.z) > FAR_HOUSE_FT) return [];
  const half = Math.min(house.widthFt / 2, 14);
  const { x, z, yaw } = house.anchor;
  return [-half, half].map((along): Point => [x + Math.cos(yaw) * along, z - Math.sin(yaw) * along]);
}

const FAR_HOUSE_FT = 60;

interface Extent {
  left: number;
  right: number;
  low: number;
  high: number;
}

// Steps back until all points fit, panning so that they sit in the middle. Upright: looks level with a shifted picture.
function framed(target: Vec3, away: Vec3, fovDeg: number, points: readonly Vec3[], upright: boolean): Camera {
  const kx = Math.tan((fovDeg * Math.PI) / 360);
  const ky = kx / ASPECT;
  const flat = Math.hypot(away[0], away[2]);
  const shift = upright ? -away[1] / flat : 0;
  const forward: Vec3 = upright ? [-away[0] / flat, 0, -away[2] / flat] : [-away[0], -away[1], -away[2]];
  const right: Vec3 = [away[2] / flat, 0, -away[0] / flat];
  const up: Vec3 = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  let at = target;
  for (let distance = 6; distance < 160; distance += 0.15) {
    const eye = along(at, away, distance);
    const seen = extent(points, eye, forward, right, up, kx, ky, shift);
    if (!seen) continue;
    const fits = seen.right - seen.left < 1.92 && seen.high - seen.low < 1.9;
    const panX = (seen.left + seen.right) / 2;
    const panY = (seen.low + seen.high) / 2 - 0.02;
    at = along(along(at, right, panX * kx * distance * 0.25), up, panY * ky * distance * 0.25);
    if (fits && Math.abs(panX) < 0.04 && Math.abs(panY) < 0.06)
      return { eye, target: along(eye, away, -distance), fovDeg, shift };
  }
  return { eye: along(at, away, 160), target: at, fovDeg, shift };
}

function extent(
  points: readonly Vec3[],
  eye: Vec3,
  forward: Vec3,
  right: Vec3,
  up: Vec3,
  kx: number,
  ky: number,
  shift: number,
): Extent | null {
  const seen = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity };
  for (const point of points) {
    const d: Vec3 = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
    const depth = dot(d, forward);
    if (depth < 1) return null;
    const x = dot(d, right) / depth / kx;
    const y = (dot(d, up) / depth - shift) / ky;
    seen.left = Math.min(seen.left, x);
    seen.right = Math.max(seen.right, x);
    seen.low = Math.min(seen.low, y);
    seen.high = Math.max(seen.high, y);
  }
  return seen;
}

function panorama(layout: Layout): Camera {
  const spot = freeSpot(layout);
  // Over the water at the house, or at what lies beyond an infinity edge.
  const ahead = layout.pool.infinityEdge ? 30 : -30;
  return {
    eye: [spot[0] * FT, 1.62, spot[1] * FT],
    target: layout.plot ? [0, 1.62, 0] : [spot[0] * 0.6 * FT, 1.62, (spot[1] + ahead) * FT],
    fovDeg: 90,
  };
}

// A place on the deck by the pool's front edge where nothing stands.
function freeSpot(layout: Layout): Point {
  const b = boundsOf(layout.pool.outline);
  if (layout.plot) return spotOnDeck(layout, layout.plot);
  const solid = layout.items.filter((item) => item.layer === 'ground' || item.layer === 'edge');
  for (const out of [2.8, 4.2, 6]) {
    for (const share of [0.45, 0.3, 0.62, 0.1, 0.8, -0.2, -0.5]) {
      const x = b.x1 * share;
      const rim = crossingsOf(layout.pool.outline, x);
      // Before an infinity edge there is nothing to stand on.
      const spot: Point = [x, layout.pool.infinityEdge ? Math.min(...rim) - out : Math.max(...rim) + out];
      if (!solid.some((item) => contains(item.outline, spot))) return spot;
    }
  }
  return [0, b.z1 + 6];
}

function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function along(from: Vec3, direction: Vec3, distance: number): Vec3 {
  return [
    from[0] + direction[0] * distance,
    from[1] + direction[1] * distance,
    from[2] + direction[2] * distance,
  ];
}
