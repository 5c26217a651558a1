import type { Design } from '#domain/design/design.ts';
import { contains, offset, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { type Frame, framedBy, type Spot, spotOf } from '#studio/scene/framing.ts';
import { nearPots } from '#studio/scene/plants/near-pots.ts';
import { type Camera, METRES_PER_FOOT as FT, type Instance, type Scene } from '#studio/scene/scene.ts';
import { askedSights } from '#studio/scene/sights.ts';

// Planted pots on the paving at a lower corner of the picture, where there is nothing but paving: a photographer puts something near
// by, so that what lies behind it has depth. They stand in nobody's way and before nothing that was asked for.

// Where they may stand, from the eye, metres.
const AHEAD_M = [3.2, 3.6, 4, 4.6, 5.3, 6];
const ASIDE = [0.56, 0.6, 0.64, 0.68, 0.72, 0.76, 0.8, 0.84, 0.88, 0.92, 0.96, 1, 1.04].flatMap((x) => [
  x,
  -x,
]);
// Half its width, and its height with what grows in it.
type Size = readonly [half: number, high: number];
const LARGE: Size = [0.55, 1.3];
const SMALL: Size = [0.42, 0.68];
// In the picture: where their feet may stand, and how high their tops may reach.
const [LOWEST, HIGHEST, TOP] = [-1.3, -0.6, 0.12];
// Of what lies behind them, the share that may be water or something that stands there; and how near to them something may begin.
const [MOST_HIDDEN, BESIDE] = [0.1, 0.03];
// Off the water's rim, and off what stands about.
const [OFF_WATER_FT, OFF_THINGS_FT] = [2.6, 1.8];

/** None on somebody's own land, where nothing stands that is not there. */
export function foregroundPots(
  { layout, furnished }: Pick<Scene, 'layout' | 'furnished'>,
  camera: Camera,
): Instance[] {
  if (layout.plot) return [];
  const frame = framedBy(camera);
  const standing = layout.items.filter(({ layer }) => layer === 'ground' || layer === 'edge');
  const things = [...standing.map(({ outline }) => outline), ...furnished];
  const taken = [
    offset(layout.pool.outline, OFF_WATER_FT),
    ...things.map((outline) => offset(outline, OFF_THINGS_FT)),
  ];
  const isFree = ([x, z]: Point): boolean => {
    const foot: Point = [x / FT, z / FT];
    return contains(layout.deck, foot) && !taken.some((outline) => contains(outline, foot));
  };
  const kept: Kept = {
    floors: [layout.pool.outline, ...things],
    points: [
      ...askedSights(layout).flatMap(({ outline, heightFt, footFt }) =>
        HEIGHTS.flatMap((share) => lifted(outline, footFt + heightFt * share)),
      ),
      ...things.flatMap((outline) => lifted(outline, SEAT_FT)),
    ],
  };
  const spots = AHEAD_M.flatMap((ahead) =>
    ASIDE.map((aside): Point => at(frame, ahead, aside * frame.kx * ahead)),
  ).filter(isFree);
  const { tall, low } = nearPots(layout.design);
  // Where a large pot would hide water, a low one may stand.
  const large = bestOf(frame, spots, LARGE, kept);
  if (large) return tall.map(standingAt(large, alongPicture(frame, large)));
  const small = bestOf(frame, spots, SMALL, kept);
  return small ? low.map(standingAt(small, 1)) : [];
}

function bestOf(frame: Frame, spots: readonly Point[], size: Size, kept: Kept): Point | null {
  const [best] = spots
    .map((foot) => ({ foot, worth: worthOf(frame, foot, size, kept) }))
    .toSorted((one, other) => other.worth - one.worth);
  return best && best.worth > 0 ? best.foot : null;
}

/** What has to stay in sight: what lies or stands on these floors, and these points above them, in metres. */
interface Kept {
  floors: readonly Polygon[];
  points: readonly Spot[];
}

const HEIGHTS = [0, 0.5, 1];
const SEAT_FT = 2.2;

const lifted = (outline: Polygon, up: number): Spot[] => outline.map(([x, z]) => [x * FT, up * FT, z * FT]);

const at = ({ eye, forward: [x, z] }: Frame, ahead: number, aside: number): Point => [
  eye[0] + x * ahead - z * aside,
  eye[2] + z * ahead + x * aside,
];

// The larger and the nearer to the corner the better; none before water or something asked for.
function worthOf(frame: Frame, [x, z]: Point, [halfM, highM]: Size, { floors, points }: Kept): number {
  const foot = spotOf(frame, [x, 0, z]);
  const top = spotOf(frame, [x, highM, z]);
  if (!foot || !top || top[1] > TOP || foot[1] < LOWEST || foot[1] > HIGHEST) return 0;
  const depth = (x - frame.eye[0]) * frame.forward[0] + (z - frame.eye[2]) * frame.forward[1];
  const half = halfM / depth / frame.kx;
  const [low, high] = [Math.max(-1, foot[1]), top[1]];
  const [left, right] = [Math.max(-1, foot[0] - half), Math.min(1, foot[0] + half)];
  // Cut at the rim a little, but not in two.
  if (right - left < 1.5 * half) return 0;
  const hides = (spot: Point | null) =>
    spot !== null &&
    spot[0] > left - BESIDE &&
    spot[0] < right + BESIDE &&
    spot[1] > low &&
    spot[1] < high + BESIDE;
  if (points.some((point) => hides(spotOf(frame, point)))) return 0;
  const behind = GRID.map(([u, v]) => floorAt(frame, [left + (right - left) * u, low + (high - low) * v]));
  const hidden = behind.filter((spot) => spot && floors.some((outline) => contains(outline, spot)));
  if (hidden.length > MOST_HIDDEN * GRID.length) return 0;
  return (high - low) * (right - left) + 0.25 * Math.abs(foot[0]);
}

const ROWS = [0.07, 0.21, 0.36, 0.5, 0.64, 0.79, 0.93];
const GRID = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((u) => ROWS.map((v): Point => [u, v]));

/** Where one sees the floor at a spot of the picture, in feet. */
function floorAt({ eye, forward, kx, ky, shift }: Frame, [sx, sy]: Point): Point | null {
  const up = sy * ky + shift;
  if (up >= -0.01) return null;
  const depth = -eye[1] / up;
  return [
    (eye[0] + forward[0] * depth - forward[1] * sx * kx * depth) / FT,
    (eye[2] + forward[1] * depth + forward[0] * sx * kx * depth) / FT,
  ];
}

// A little turned.
const alongPicture = (frame: Frame, foot: Point): number =>
  Math.atan2(frame.forward[0], frame.forward[1]) +
  0.25 * Math.sign(spotOf(frame, [foot[0], 0, foot[1]])?.[0] ?? 1);

const standingAt =
  ([x, z]: Point, yaw: number) =>
  (one: Instance): Instance => {
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    return { ...one, x: x + one.x * cos + one.z * sin, z: z + one.z * cos - one.x * sin, yaw: one.yaw + yaw };
  };

/** What has to be drawn before a picture can have any. */
export const potsNearBy = (design: Design): Instance[] => Object.values(nearPots(design)).flat();
