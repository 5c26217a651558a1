import { areaOf, boundsOf, edgesOf, type Point, turn } from '#domain/geometry/plane.ts';
import { awayFromHouse } from '#studio/scene/cameras.ts';
import { type Camera, METRES_PER_FOOT as FT, type Scene, type Vec3 } from '#studio/scene/scene.ts';
import { askedSights, houseTopFt } from '#studio/scene/sights.ts';
import { canStand, exitOf, within } from '#studio/scene/standing-views.ts';
import { verticalFov } from './camera-rig.ts';
import { type ClearAir, lowestAt, openShare } from './clear-air.ts';
import { type Pitched, pitchedFrame, spotIn } from './pitched-frame.ts';

// What a visitor sees first: the whole pool, large, the house behind it and the sky above, on a stage of any proportions.

const TURNS = [0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1, 1.25, -1.25, 1.5, -1.5];
const BACK_FT = [1.5, 3, 5, 8, 12, 17, 23, 30, 40];
const LOWEST_EYE_M = 1.7;
const EYES_M = [LOWEST_EYE_M, 2, 2.4, 2.9, 3.5, 4.5, 6];
const FOVS_DEG = [56, 65, 74];
const DOWN = [0.08, 0.14, 0.19, 0.24, 0.28, 0.32, 0.36, 0.4, 0.45];
/** Above this nobody stands: such a camera flies. */
const TALLEST_M = 2.5;
/** Controls lie over the rim of the stage. */
const INSIDE = { side: 0.96, low: -0.93, high: 0.5 } as const;
const HIGHEST_HORIZON = 0.75;
const CORNERS = 28;
/** So many of the best are looked at for what stands in their way. */
const LOOKED_AT = 60;

interface Subject {
  water: readonly Vec3[];
  things: readonly Vec3[];
  house: readonly Vec3[];
}

interface Look {
  camera: Camera;
  worth: number;
}

/** Null where the pool cannot be seen whole from anywhere one may be. */
export function bestLook(scene: Scene, air: ClearAir, aspect: number): Camera | null {
  const subject = subjectOf(scene);
  const looks = [...looksAt(scene, subject, air, aspect)]
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, LOOKED_AT);
  let best: Look | null = null;
  for (const { camera, worth } of looks) {
    if (best && best.worth >= worth) break;
    const seen = worth - (1 - openShare(air, camera.eye, subject.water)) * 8;
    if (!best || seen > best.worth) best = { camera, worth: seen };
  }
  return best?.camera ?? null;
}

function subjectOf({ layout }: Scene): Subject {
  const { house, pool } = layout;
  const top = houseTopFt(layout);
  const wall = house && boundsOf(house.outline);
  // With the middles of its sides: a rectangle has few corners.
  const rim = edgesOf(pool.outline).flatMap(([a, b]) => [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const]);
  const every = Math.ceil(rim.length / CORNERS);
  return {
    water: rim.filter((_, i) => i % every === 0).map(([x, z]) => [x * FT, 0, z * FT]),
    things: askedSights(layout).map(({ outline, heightFt, footFt }) => {
      const { x0, x1, z0, z1 } = boundsOf(outline);
      return [((x0 + x1) / 2) * FT, (footFt + heightFt / 2) * FT, ((z0 + z1) / 2) * FT];
    }),
    house:
      house && wall
        ? [wall.x0, (wall.x0 + wall.x1) / 2, wall.x1].map((x) => [x * FT, top * FT, house.anchor.z * FT])
        : [],
  };
}

function* looksAt(scene: Scene, subject: Subject, air: ClearAir, aspect: number): Generator<Look> {
  const { layout } = scene;
  const isFree = canStand(layout);
  const from = awayFromHouse(layout);
  for (const turned of TURNS) {
    const away: Point = [Math.sin(from + turned), Math.cos(from + turned)];
    const edge = exitOf(layout.pool.outline, away);
    for (const back of BACK_FT) {
      const spot: Point = [away[0] * (edge + back), away[1] * (edge + back)];
      const stands = isFree(spot);
      for (const eyeM of EYES_M) {
        const eye: Vec3 = [spot[0] * FT, eyeM, spot[1] * FT];
        if ((eyeM <= TALLEST_M && !stands) || lowestAt(air, eye[0], eye[2]) > eyeM) continue;
        const best = bestFrom(subject, eye, away, aspect);
        if (best) yield best;
      }
    }
  }
}

// From one place: how wide and how far down to look.
function bestFrom(subject: Subject, eye: Vec3, away: Point, aspect: number): Look | null {
  const forward = middleOf(subject.water, eye, away);
  let best: Look | null = null;
  for (const fovDeg of FOVS_DEG)
    for (const down of DOWN) {
      const ky = Math.tan((verticalFov(fovDeg, aspect) * Math.PI) / 360);
      const frame = pitchedFrame(eye, forward, down, { kx: ky * aspect, ky });
      const worth = worthOf(subject, frame);
      if (worth === null || (best && worth <= best.worth)) continue;
      const target: Vec3 = [eye[0] + forward[0] * 6, eye[1] - down * 6, eye[2] + forward[1] * 6];
      best = { camera: { eye, target, fovDeg }, worth };
    }
  return best;
}

// The pool spread evenly to both sides.
function middleOf(water: readonly Vec3[], eye: Vec3, away: Point): Point {
  const back: Point = [-away[0], -away[1]];
  const angles = water.map(([x, , z]) => {
    const to: Point = [x - eye[0], z - eye[2]];
    return Math.atan2(turn([0, 0], back, to), to[0] * back[0] + to[1] * back[1]);
  });
  const middle = (Math.min(...angles) + Math.max(...angles)) / 2;
  const [sin, cos] = [Math.sin(middle), Math.cos(middle)];
  return [back[0] * cos - back[1] * sin, back[0] * sin + back[1] * cos];
}

function worthOf({ water, things, house }: Subject, frame: Pitched): number | null {
  if (frame.horizon > HIGHEST_HORIZON) return null;
  const rim: Point[] = [];
  for (const point of water) {
    const at = spotIn(frame, point);
    if (!at || Math.abs(at[0]) > INSIDE.side || at[1] < INSIDE.low || at[1] > INSIDE.high) return null;
    rim.push(at);
  }
  const isInside = (point: Vec3) => {
    const at = spotIn(frame, point);
    return at !== null && Math.abs(at[0]) < 0.97 && Math.abs(at[1]) < 0.97;
  };
  const shareOf = (points: readonly Vec3[], isSo: (point: Vec3) => boolean) =>
    points.length === 0 ? 1 : points.filter(isSo).length / points.length;
  const isBelowTop = (point: Vec3) => (spotIn(frame, point)?.[1] ?? 1) < 0.9;
  const lowest = Math.min(...rim.map(([, y]) => y));
  return (
    within(areaOf(rim) / 4, 0.25, 0.37) * 9 +
    shareOf(things, isInside) * 2.5 +
    shareOf(house, isInside) +
    shareOf(house, isBelowTop) +
    within(frame.horizon, 0.22, 0.5) * 3 -
    (frame.eye[1] - LOWEST_EYE_M) * 0.4 -
    Math.max(0, lowest + 0.75) * 2
  );
}
