import { areaOf, clipToBounds, type Point } from '#domain/geometry/plane.ts';
import type { Camera } from './scene.ts';

// Where things lie in a picture: -1 to 1 from left to right and from bottom to top. Feet; the camera looks level.

const ASPECT = 16 / 9;
const NEAR_FT = 1;

export type Spot = readonly [x: number, y: number, z: number];

export interface Frame {
  eye: Spot;
  forward: Point;
  kx: number;
  ky: number;
  shift: number;
}

export function frameOf(eye: Spot, forward: Point, fovDeg: number, shift: number): Frame {
  const kx = Math.tan((fovDeg * Math.PI) / 360);
  return { eye, forward, kx, ky: kx / ASPECT, shift };
}

/** What a camera that looks level has in its picture; in the camera's own unit. */
export function framedBy({ eye, target, fovDeg, shift = 0 }: Camera): Frame {
  const [dx, dz] = [target[0] - eye[0], target[2] - eye[2]];
  const long = Math.hypot(dx, dz) || 1;
  return frameOf(eye, [dx / long, dz / long], fovDeg, shift);
}

type Seen = readonly [right: number, up: number, depth: number];

function seenFrom({ eye, forward }: Frame, [x, y, z]: Spot): Seen {
  const [dx, dz] = [x - eye[0], z - eye[2]];
  return [-dx * forward[1] + dz * forward[0], y - eye[1], dx * forward[0] + dz * forward[1]];
}

const placed = ({ kx, ky, shift }: Frame, [right, up, depth]: Seen): Point => [
  right / depth / kx,
  (up / depth - shift) / ky,
];

/** Null where it lies behind the camera. */
export function spotOf(frame: Frame, point: Spot): Point | null {
  const seen = seenFrom(frame, point);
  return seen[2] < NEAR_FT ? null : placed(frame, seen);
}

/** The part of the picture that a level surface takes. */
export function shareOf(frame: Frame, outline: readonly Point[], y: number): number {
  const spots = surfaceIn(frame, outline, y);
  return spots.length < 3 ? 0 : areaOf(clipToBounds(spots, WHOLE)) / 4;
}

const WHOLE = { x0: -1, z0: -1, x1: 1, z1: 1 };

/** The part of a level outline's corners that are in the picture. */
export function reachOf(frame: Frame, outline: readonly Point[]): number {
  const inside = outline.filter(([x, z]) => {
    const spot = spotOf(frame, [x, 0, z]);
    return spot && Math.abs(spot[0]) <= 1 && Math.abs(spot[1]) <= 1;
  });
  return inside.length / Math.max(1, outline.length);
}

// Cut off before the camera, where nothing can be projected.
function surfaceIn(frame: Frame, outline: readonly Point[], y: number): Point[] {
  const seen = outline.map(([x, z]) => seenFrom(frame, [x, y, z]));
  return seen.flatMap((a, i) => {
    const b = seen[(i + 1) % seen.length] ?? a;
    const kept = a[2] >= NEAR_FT ? [placed(frame, a)] : [];
    if (a[2] >= NEAR_FT === b[2] >= NEAR_FT) return kept;
    const t = (NEAR_FT - a[2]) / (b[2] - a[2]);
    return [...kept, placed(frame, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR_FT])];
  });
}
