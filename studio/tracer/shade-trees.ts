import { contains, type Point } from '#domain/geometry/plane.ts';
import { type Frame, framedBy, spotOf } from '#studio/scene/framing.ts';
import type { PlantName } from '#studio/scene/plants/prototypes.ts';
import type { Camera, Instance, Scene } from '#studio/scene/scene.ts';

// A tree outside the picture whose shade lies over the paving in front: a wide floor in even light looks like a stage.

interface Kind {
  name: PlantName;
  // Of its crown: how high the middle stands, and how far it reaches aside and upwards.
  middleM: number;
  reachM: number;
  halfM: number;
}

const KINDS: readonly Kind[] = [
  { name: 'tree-a', middleM: 4.6, reachM: 3.1, halfM: 2.7 },
  { name: 'tree-b', middleM: 5, reachM: 2.2, halfM: 3.4 },
];

// Where the middle of the shade may lie, from the eye.
const AHEAD_M = [2.4, 3.6, 5];
const ASIDE_M = [-5, -3.4, -1.7, 0, 1.7, 3.4, 5];
// Places in the shade that are looked at.
const [ALONG, ACROSS] = [12, 5];
/** Of them, the share that has to lie on what is wanted in shade. */
const LEAST = 0.03;

/** None on somebody's own land, whose trees are known, and none by day, when shade lies under its tree. */
export function shadeTrees(
  { layout, instances, sun, sky, waters }: Pick<Scene, 'layout' | 'instances' | 'sun' | 'sky' | 'waters'>,
  camera: Camera,
): Instance[] {
  const kind = KINDS.find(({ name }) => instances.some(({ prototype }) => prototype === name));
  if (!kind || sky.hour !== 'golden' || layout.plot || layout.pool.infinityEdge) return [];
  const frame = framedBy(camera);
  const [sx, sy, sz] = sun.direction;
  const flat = Math.hypot(sx, sz);
  const towards: Point = [sx / flat, sz / flat];
  const long = kind.reachM + (kind.halfM * flat) / sy;
  const worth = (middle: Point) =>
    placesIn(middle, towards, long, kind.reachM).reduce((sum, at) => sum + gain(frame, at, waters), 0) /
    (ALONG * ACROSS);
  const [best] = AHEAD_M.flatMap((ahead) => ASIDE_M.map((aside) => inFront(frame, ahead, aside)))
    .map((middle) => ({ middle, worth: worth(middle) }))
    .toSorted((a, b) => b.worth - a.worth);
  if (!best || best.worth < LEAST) return [];
  const away = (kind.middleM * flat) / sy;
  const foot: Point = [best.middle[0] + towards[0] * away, best.middle[1] + towards[1] * away];
  if (hangsIn(frame, foot, kind)) return [];
  return [{ prototype: kind.name, x: foot[0], y: 0, z: foot[1], yaw: 1, scale: 1, rise: 1 }];
}

const inFront = ({ eye, forward: [x, z] }: Frame, ahead: number, aside: number): Point => [
  eye[0] + x * ahead - z * aside,
  eye[2] + z * ahead + x * aside,
];

// A low sun draws a crown's shade out into a long oval.
function placesIn([x, z]: Point, [tx, tz]: Point, long: number, wide: number): Point[] {
  const spread = (count: number) => Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * 2 - 1);
  return spread(ALONG).flatMap((along) =>
    spread(ACROSS)
      .filter((across) => along * along + across * across < 1)
      .map(
        (across): Point => [
          x + tx * along * long - tz * across * wide,
          z + tz * along * long + tx * across * wide,
        ],
      ),
  );
}

// Shade is wanted on what is dry and near, and not on the water.
function gain(frame: Frame, [x, z]: Point, waters: Scene['waters']): number {
  const spot = spotOf(frame, [x, 0, z]);
  if (!spot || Math.abs(spot[0]) > 1 || Math.abs(spot[1]) > 1) return 0;
  if (waters.some(({ outline }) => contains(outline, [x, z]))) return -0.3;
  return spot[1] < -0.45 ? 1 : spot[1] < -0.25 ? 0.4 : 0;
}

const hangsIn = (frame: Frame, [x, z]: Point, { reachM }: Kind): boolean =>
  [-reachM, reachM].some((aside) => {
    const spot = spotOf(frame, [x - frame.forward[1] * aside, 0, z + frame.forward[0] * aside]);
    return spot !== null && Math.abs(spot[0]) < 1.3;
  });
