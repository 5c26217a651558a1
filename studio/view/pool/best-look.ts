import { areaOf, boundsOf, edgesOf, type Point, turn } from '#domain/geometry/plane.ts';
import { awayFromHouse } from '#studio/scene/cameras.ts';
import { type Camera, METRES_PER_FOOT as FT, type Scene, type Vec3 } from '#studio/scene/scene.ts';
import { askedSights } from '#studio/scene/sights.ts';
import { canStand, exitOf, within } from '#studio/scene/standing-views.ts';
import { verticalFov } from './camera-rig.ts';
import { type ClearAir, lowestAt, openShare } from './clear-air.ts';
import { houseSkyline } from './house-skyline.ts';
import { heldUp, type Pitched, pitchedFrame, spotIn } from './pitched-frame.ts';

// What a visitor sees first, from the yard, and what from the deck: the whole pool, large, the house behind it under its whole roof and the sky above, on a stage of any
// proportions.

const TURNS = [0.12, -0.12, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1, 1.25, -1.25, 1.5, -1.5];
const BACK_FT = [1.5, 3, 5, 7, 9, 12, 15, 18, 23, 30, 40];
const LOWEST_EYE_M = 1.7;
/** From the deck as somebody holds a camera, arms stretched at most; from the yard as high as its trees allow. */
const EYES_M = {
  deck: [LOWEST_EYE_M, 2, 2.4, 2.9],
  yard: [LOWEST_EYE_M, 2, 2.4, 2.9, 3.5, 4.2, 5, 6, 7],
} as const;
type LookFrom = keyof typeof EYES_M;

const FOVS_DEG = [56, 62, 68, 74, 80, 86];
/** Wider than this from bottom to top, what stands near the rim leans. */
const WIDEST_UP_DEG = 78;
/** Beyond what brings the near edge of the water into the picture. */
const FURTHER_DOWN = [0, 0.03, 0.06, 0.1, 0.15];
const LEAST_DOWN = 0.06;
/** Above this nobody stands: such a camera flies. */
const TALLEST_M = 2.5;
/** Controls lie over the rim of the stage. */
const INSIDE = { side: 0.96, low: -0.93, high: 0.5 } as const;
/** A stage that is hardly wider than high is a phone's: its controls take more of it. */
const PHONE_ASPECT = 1.2;
/** Where a roof ends at the latest; in the upper corners stand buttons, on a phone only low down. */
const TOP = 0.94;
const UNDER_BUTTONS = { desk: 0.8, tablet: 0.72 } as const;
const BUTTONS_FROM = { top: 0.45, foot: 0.55 } as const;
const ABOVE_CONTROLS = { desk: -0.86, phone: -0.7 } as const;
/** In the lower corners stand buttons, too; a stage much wider than high is a tablet's, and low. */
const BESIDE_CONTROLS = { desk: -0.82, tablet: -0.74 } as const;
const TABLET_ASPECT = 1.45;
/** Half of what a lens of 74 degrees sees, as a tangent: beyond it walls begin to lean. */
const CALM_LENS = 0.754;
const HIGHEST_HORIZON = 0.75;
const ENOUGH_WATER = 0.205;
const LEAST_WATER = 0.12;
const ENOUGH_OPEN = 0.75;
const CORNERS = 40;
const STRAIGHT_FT = 2;
/** So many of the best are looked at for what stands in their way. */
const LOOKED_AT = 60;

interface Subject {
  water: readonly Vec3[];
  things: readonly Vec3[];
  house: readonly Vec3[];
}

/** How much of the house is under the sky, with enough water and all that was asked for, before anything else is weighed; a narrow
 * pool under a whole roof is smaller. */
type Shown = 'cut' | 'small' | 'uncut' | 'whole';
const RANK: Record<Shown, number> = { cut: 0, small: 1, uncut: 2, whole: 3 };

interface Look {
  camera: Camera;
  shown: Shown;
  worth: number;
}

const difference = (one: Look, other: Look) => RANK[one.shown] - RANK[other.shown] || one.worth - other.worth;
const isBetter = (one: Look, other: Look | null) => !other || difference(one, other) > 0;

/** Null where the pool cannot be seen whole from anywhere one may be. */
export function bestLook(scene: Scene, air: ClearAir, aspect: number, from: LookFrom): Camera | null {
  const subject = subjectOf(scene);
  const looks = [...looksAt(scene, subject, air, aspect, EYES_M[from])]
    .toSorted((a, b) => difference(b, a))
    .slice(0, LOOKED_AT);
  let best: Look | null = null;
  for (const look of looks) {
    if (!isBetter(look, best)) break;
    const open = openShare(air, look.camera.eye, subject.water);
    const shown = open < ENOUGH_OPEN ? 'cut' : look.shown;
    const seen: Look = { ...look, shown, worth: look.worth - (1 - open) * 8 };
    if (isBetter(seen, best)) best = seen;
  }
  return best?.camera ?? null;
}

function subjectOf(scene: Scene): Subject {
  const { layout } = scene;
  const edges = edgesOf(layout.pool.outline);
  const every = Math.ceil(edges.length / CORNERS);
  // A straight side with its ends and its middle, of an arc some points.
  const rim = edges.flatMap(([a, b], i): Point[] => {
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    if (Math.hypot(b[0] - a[0], b[1] - a[1]) > STRAIGHT_FT) return [a, middle, b];
    return i % every === 0 ? [a] : [];
  });
  return {
    water: rim.map(([x, z]) => [x * FT, 0, z * FT]),
    things: askedSights(layout).map(({ outline, heightFt, footFt }) => {
      const { x0, x1, z0, z1 } = boundsOf(outline);
      return [((x0 + x1) / 2) * FT, (footFt + heightFt / 2) * FT, ((z0 + z1) / 2) * FT];
    }),
    house: houseSkyline(scene),
  };
}

function* looksAt(
  scene: Scene,
  subject: Subject,
  air: ClearAir,
  aspect: number,
  eyesM: readonly number[],
): Generator<Look> {
  const { layout } = scene;
  const isFree = canStand(layout);
  const from = awayFromHouse(layout);
  for (const turned of TURNS) {
    const away: Point = [Math.sin(from + turned), Math.cos(from + turned)];
    const edge = exitOf(layout.pool.outline, away);
    for (const back of BACK_FT) {
      const spot: Point = [away[0] * (edge + back), away[1] * (edge + back)];
      const stands = isFree(spot);
      for (const eyeM of eyesM) {
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
  for (const fovDeg of FOVS_DEG) {
    const upDeg = verticalFov(fovDeg, aspect);
    if (upDeg > WIDEST_UP_DEG) continue;
    const ky = Math.tan((upDeg * Math.PI) / 360);
    const lows = aspect < PHONE_ASPECT ? [ABOVE_CONTROLS.phone, INSIDE.low] : [INSIDE.low];
    const least = lows.map((low) => Math.max(LEAST_DOWN, leastDown(subject.water, eye, forward, ky, low)));
    for (const down of least.flatMap((from) => FURTHER_DOWN.map((further) => from + further))) {
      const judged = judge(subject, pitchedFrame(eye, forward, down, { kx: ky * aspect, ky }));
      if (!judged) continue;
      const target: Vec3 = [eye[0] + forward[0] * 6, eye[1] - down * 6, eye[2] + forward[1] * 6];
      const look: Look = { camera: { eye, target, fovDeg }, ...judged };
      if (isBetter(look, best)) best = look;
    }
  }
  return best;
}

const STEEPEST = 1.4;
const HALVED = 12;

// The tangent at which the nearest water lies as low in the picture as it may.
function leastDown(water: readonly Vec3[], eye: Vec3, forward: Point, ky: number, lowest: number): number {
  const low = lowest * 0.995 * ky;
  const steepest = Math.max(
    ...water.map(([x, y, z]) =>
      Math.atan2(eye[1] - y, (x - eye[0]) * forward[0] + (z - eye[2]) * forward[1]),
    ),
  );
  let [high, deep] = [0, STEEPEST];
  for (let halved = 0; halved < HALVED; halved++) {
    const pitch = (high + deep) / 2;
    const held = heldUp(pitch);
    if (Math.tan(pitch - held - steepest) + Math.tan(held) < low) high = pitch;
    else deep = pitch;
  }
  return Math.tan(deep);
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

const isPhone = ({ kx, ky }: Pitched) => kx / ky < PHONE_ASPECT;
const isTablet = ({ kx, ky }: Pitched) => kx / ky > TABLET_ASPECT;

function judge({ water, things, house }: Subject, frame: Pitched): Omit<Look, 'camera'> | null {
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
  const roof = house.map((point) => spotIn(frame, point));
  const missing = roof.filter((at) => !at || Math.abs(at[0]) > 0.98).length / Math.max(1, roof.length);
  const inFrame = things.length === 0 ? 1 : things.filter(isInside).length / things.length;
  const lowest = Math.min(...rim.map(([, y]) => y));
  const share = areaOf(rim) / 4;
  const clear = isPhone(frame) ? ABOVE_CONTROLS.phone : ABOVE_CONTROLS.desk;
  const beside = Math.max(clear, BESIDE_CONTROLS[isTablet(frame) ? 'tablet' : 'desk']);
  const hidden = Math.max(...rim.map(([x, y]) => (Math.abs(x) > BUTTONS_FROM.foot ? beside : clear) - y));
  const worth =
    within(share, 0.25, 0.37) * 9 +
    inFrame * 2.5 +
    within(frame.horizon, 0.22, 0.5) * 3 -
    (frame.eye[1] - LOWEST_EYE_M) * 0.4 -
    Math.max(0, lowest - clear - 0.1) * 2 -
    Math.max(0, hidden) * 14 -
    Math.max(0, frame.kx - CALM_LENS) * 12 -
    frame.kx * (frame.sin / frame.cos) * 6 -
    missing * 16;
  const shown = share < LEAST_WATER || inFrame < 1 ? 'cut' : shownOf(roof, missing, frame);
  if (shown !== 'cut' && share < ENOUGH_WATER) return { shown: 'small', worth };
  return { shown: shown === 'whole' && isPhone(frame) && lowest < clear ? 'uncut' : shown, worth };
}

// Cut is a roof that runs out of the picture at its top; at a side, a part of the house may be left out.
function shownOf(roof: readonly (Point | null)[], missing: number, frame: Pitched): Shown {
  const under = isPhone(frame) ? TOP : UNDER_BUTTONS[isTablet(frame) ? 'tablet' : 'desk'];
  const isCut = roof.some(
    (at) => at && Math.abs(at[0]) <= 1.1 && at[1] > (Math.abs(at[0]) > BUTTONS_FROM.top ? under : TOP),
  );
  if (isCut || missing > 0.38) return 'cut';
  return missing === 0 || isPhone(frame) ? 'whole' : 'uncut';
}
