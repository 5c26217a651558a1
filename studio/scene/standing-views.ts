import {
  boundsOf,
  contains,
  edgesOf,
  offset,
  type Point,
  type Polygon,
  turn,
} from '#domain/geometry/plane.ts';
import { type Frame, frameOf, reachOf, shareOf, spotOf } from './framing.ts';
import { outwards } from './infinity-edge.ts';
import type { Layout } from './layout-types.ts';
import { groundAt, type PlotLayout } from './plot-layout.ts';
import { type Camera, METRES_PER_FOOT as FT, type Vec3 } from './scene.ts';
import { askedSights, houseTopFt } from './sights.ts';

// Where a photographer would stand: around the pool at eye height, near enough for the water to fill the foreground.

const TURNS = [0.2, -0.2, 0.55, -0.55, 1, -1];
const BACK_FT = [2, 4.5, 8, 12, 17, 23, 30];
const EYES_M = [1.65, 2.05, 2.5, 2.95];
const SHIFTS = [0, -0.08, -0.16, -0.24];
const [NARROW_DEG, WIDE_DEG] = [52, 76];
// An outline is judged by so many of its corners.
const CORNERS = 28;

/** The best place in each direction, seen from the pool; the best of them first. */
export function standingViews(layout: Layout, from: number, isFree: (eye: Point) => boolean): Camera[] {
  const seen = subjectOf(layout);
  return TURNS.flatMap((turned) => bestTowards(layout, seen, from + turned, isFree))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ camera }) => camera);
}

const PANS = [-0.2, -0.12, -0.05, 0.05, 0.12, 0.2];
const ZOOMS = [0.9, 1.1];
const STEPS_BACK_FT = [-3, 3];

type Retake = (camera: Camera) => Camera[];

/** How a photographer settles a picture: with all that stands about whole or out of it, a step to or fro and a little zoom, a little turn. */
export function retakes(layout: Layout): readonly Retake[] {
  const isFree = canStand(layout);
  const subject = { ...subjectOf(layout), furniture: furnitureOf(layout) };
  return [
    ({ eye: [x, , z] }) => bestTowards(layout, subject, Math.atan2(x, z), isFree).map(({ camera }) => camera),
    (camera) => [camera, ...STEPS_BACK_FT.flatMap((feet) => stepped(camera, feet, isFree))].flatMap(zoomed),
    (camera) => PANS.map((turned) => panned(camera, turned)),
  ];
}

function stepped(camera: Camera, feet: number, isFree: (eye: Point) => boolean): Camera[] {
  const { eye, target } = camera;
  const [dx, dz] = [target[0] - eye[0], target[2] - eye[2]];
  const back = (-feet * FT) / Math.hypot(dx, dz);
  const by: Vec3 = [dx * back, 0, dz * back];
  if (!isFree([(eye[0] + by[0]) / FT, (eye[2] + by[2]) / FT])) return [];
  const moved = (point: Vec3): Vec3 => [point[0] + by[0], point[1], point[2] + by[2]];
  return [{ ...camera, eye: moved(eye), target: moved(target) }];
}

const zoomed = (camera: Camera): Camera[] => [
  camera,
  ...ZOOMS.map((zoom) => ({ ...camera, fovDeg: Math.min(WIDE_DEG, camera.fovDeg * zoom) })),
];

function panned(camera: Camera, turned: number): Camera {
  const { eye, target } = camera;
  const [dx, dz] = [target[0] - eye[0], target[2] - eye[2]];
  const [sin, cos] = [Math.sin(turned), Math.cos(turned)];
  return { ...camera, target: [eye[0] + dx * cos - dz * sin, target[1], eye[2] + dx * sin + dz * cos] };
}

interface Subject {
  pool: readonly Point[];
  // Of each asked thing the middle, halfway up.
  things: readonly (readonly [number, number, number])[];
  house: readonly (readonly [number, number, number])[];
  // What stands about and is shown whole or not at all; the loungers first.
  furniture: readonly Polygon[];
  // What each corner of the house beyond the frame costs: less where falling water is the subject.
  besideWorth: number;
}

const thinned = (outline: readonly Point[]) =>
  outline.filter((_, i) => i % Math.ceil(outline.length / CORNERS) === 0);

interface Judged {
  camera: Camera;
  worth: number;
}

function subjectOf(layout: Layout): Subject {
  const { house } = layout;
  const top = houseTopFt(layout);
  const b = house && boundsOf(house.outline);
  return {
    pool: thinned(layout.pool.outline),
    furniture: [],
    besideWorth: layout.pool.infinityEdge ? 0.1 : 0.45,
    things: askedSights(layout).map(({ outline, heightFt, footFt }) => {
      const { x0, x1, z0, z1 } = boundsOf(outline);
      return [(x0 + x1) / 2, footFt + heightFt / 2, (z0 + z1) / 2] as const;
    }),
    house:
      b && house
        ? [
            [b.x0, top, house.anchor.z],
            [b.x1, top, house.anchor.z],
            [(b.x0 + b.x1) / 2, top, house.anchor.z],
          ]
        : [],
  };
}

const SEATS_FT = 1.4;

// The seats of a shelf stand off its rim.
function furnitureOf({ items }: Layout): Polygon[] {
  const seats = items
    .filter(({ kind }) => kind === 'Sunshelf')
    .map(({ outline }) => offset(outline, -SEATS_FT));
  const standing = items.filter(
    ({ kind, layer }) => layer === 'ground' && kind !== 'house' && kind !== 'equipment',
  );
  const [loungers, others] = [true, false].map((is) =>
    standing.filter(({ kind }) => (kind === 'loungers') === is),
  );
  return [...[loungers, others].flatMap((all) => (all ?? []).map(({ outline }) => outline)), ...seats];
}

function bestTowards(
  layout: Layout,
  subject: Subject,
  angle: number,
  isFree: (eye: Point) => boolean,
): Judged[] {
  const away: Point = [Math.sin(angle), Math.cos(angle)];
  const edge = exitOf(layout.pool.outline, away);
  let best: Judged | null = null;
  for (const back of BACK_FT) {
    const eye: Point = [away[0] * (edge + back), away[1] * (edge + back)];
    if (!isFree(eye)) continue;
    for (const { forward, fovDeg } of aimed(subject, eye, away))
      for (const eyeM of EYES_M)
        for (const shift of SHIFTS) {
          const frame = frameOf([eye[0], eyeM / FT, eye[1]], forward, fovDeg, shift);
          const worth = worthOf(subject, frame) - (eyeM - 1.65) * 0.25;
          if (best && worth <= best.worth) continue;
          best = {
            camera: {
              eye: [eye[0] * FT, eyeM, eye[1] * FT],
              target: [eye[0] * FT + forward[0] * 6, eyeM + shift * 6, eye[1] * FT + forward[1] * 6],
              fovDeg,
              shift,
            },
            worth,
          };
        }
  }
  return best ? [best] : [];
}

interface Aim {
  forward: Point;
  fovDeg: number;
}

// Turned so that pool and things are spread evenly to both sides, and wide enough for them; or for the loungers too.
function aimed({ pool, things, furniture: [loungers = []] }: Subject, eye: Point, away: Point): Aim[] {
  const asked = [...pool, ...things.map(([x, , z]): Point => [x, z])];
  return [asked, ...(loungers.length > 0 ? [[...asked, ...loungers]] : [])].map((points) =>
    aimedAt(points, eye, away),
  );
}

function aimedAt(points: readonly Point[], eye: Point, away: Point): Aim {
  const back: Point = [-away[0], -away[1]];
  const angles = points
    .map(([x, z]): Point => [x - eye[0], z - eye[1]])
    .filter(([x, z]) => x * back[0] + z * back[1] > 3)
    .map(([x, z]) => Math.atan2(turn([0, 0], back, [x, z]), x * back[0] + z * back[1]));
  if (angles.length === 0) return { forward: back, fovDeg: WIDE_DEG };
  const [low, high] = [Math.min(...angles), Math.max(...angles)];
  const middle = (high + low) / 2;
  const wide = ((high - low) * 180) / Math.PI + 6;
  const [sin, cos] = [Math.sin(middle), Math.cos(middle)];
  return {
    forward: [back[0] * cos - back[1] * sin, back[0] * sin + back[1] * cos],
    fovDeg: Math.max(NARROW_DEG, Math.min(WIDE_DEG, wide)),
  };
}

// Before anything is drawn and with nothing in the way: which of many frames are worth a closer look.
function worthOf({ pool, things, house, besideWorth, furniture }: Subject, frame: Frame): number {
  const inside = things.filter((thing) => {
    const spot = spotOf(frame, thing);
    return spot && Math.abs(spot[0]) < 0.93 && Math.abs(spot[1]) < 0.93;
  }).length;
  const water = shareOf(frame, pool, 0);
  const tops = house.map((corner) => spotOf(frame, corner));
  const cut = tops.filter((top) => !top || top[1] > 0.96).length / Math.max(1, tops.length);
  // A house that the frame cuts in two is no subject: its corners count where they stand, however high.
  const beside = tops.slice(0, 2).filter((top) => !top || Math.abs(top[0]) > 0.98).length;
  const highest = Math.max(0, ...tops.map((top) => top?.[1] ?? 0));
  return (
    (things.length > 0 ? (3 * inside) / things.length : 3) +
    within(water, 0.25, 0.4) * 3 +
    reachOf(frame, pool) * 1.3 +
    furniture.reduce((sum, outline) => sum + wholeOr(frame, outline), 0) -
    cut * 2 -
    beside * besideWorth -
    // Water that begins far up leaves the foreground to the lawn.
    Math.max(0, lowestOf(frame, pool) + 0.7) * 3 -
    Math.max(0, highest - 0.75) * 3 -
    Math.max(0, 0.45 - highest) * 1.5
  );
}

// Half a thing is worse than none.
function wholeOr(frame: Frame, outline: Polygon): number {
  const inside = outline.filter(([x, z]) => {
    const spot = spotOf(frame, [x, 0, z]);
    return spot && Math.abs(spot[0]) < 0.97 && Math.abs(spot[1]) < 1;
  }).length;
  if (inside === 0) return 0;
  return inside === outline.length ? 0.3 : -0.6;
}

const lowestOf = (frame: Frame, pool: readonly Point[]) =>
  Math.max(-1, Math.min(...pool.map(([x, z]) => spotOf(frame, [x, 0, z])?.[1] ?? -1)));

/** One between both limits, falling to none at twice their distance outside. */
export function within(share: number, low: number, high: number): number {
  const off = share < low ? low - share : Math.max(0, share - high);
  return Math.max(0, 1 - off / (high - low));
}

/** How far the outline reaches in a direction. */
export function exitOf(outline: readonly Point[], [dx, dz]: Point): number {
  const far: Point = [dx * 1000, dz * 1000];
  const hits = edgesOf(outline).flatMap(([a, b]) => {
    const [ta, tb] = [turn([0, 0], far, a), turn([0, 0], far, b)];
    if (ta > 0 === tb > 0) return [];
    const t = ta / (ta - tb);
    const along = (a[0] + (b[0] - a[0]) * t) * dx + (a[1] + (b[1] - a[1]) * t) * dz;
    return along > 0 ? [along] : [];
  });
  return Math.max(0, ...hits);
}

/** Nobody stands in the water, in a thing or among flowers; between a courtyard's walls; inside the fence where there is one, or below it. */
export function canStand(layout: Layout): (eye: Point) => boolean {
  const taken = layout.items.filter(({ layer, kind }) => layer !== 'water' && kind !== 'LED Lighting');
  const outlines = taken.map(({ outline }) => offset(outline, 1));
  const { x0, x1 } = boundsOf(layout.deck);
  const walled = layout.design.setting === 'courtyard' && !layout.plot;
  return (eye) =>
    (!walled || (eye[0] > x0 - WITHIN_WALLS_FT && eye[0] < x1 + WITHIN_WALLS_FT)) &&
    !outlines.some((outline) => contains(outline, eye)) &&
    !contains(layout.pool.outline, eye) &&
    (!layout.fence || contains(layout.deck, eye) || isBelow(layout, eye)) &&
    (!layout.plot || canStandOn(layout.plot, eye));
}

const WITHIN_WALLS_FT = 3;

// Before an infinity edge a fence stands so low that one looks over it.
const isBelow = ({ pool: { infinityEdge: edge } }: Layout, eye: Point): boolean =>
  edge !== null && outwards(edge, eye) > edge.frontFt;

// On one's own land, on ground about as high as the deck, and neither in a building nor in a tree.
const canStandOn = (plot: PlotLayout, eye: Point): boolean =>
  contains(plot.lot, eye) &&
  groundAt(plot, eye) < HIGH_GROUND_FT &&
  !plot.buildings.some(({ outline }) => contains(offset(outline, 2), eye)) &&
  !plot.trees.some(({ at, canopyFt }) => Math.hypot(at[0] - eye[0], at[1] - eye[1]) < canopyFt + 1);

const HIGH_GROUND_FT = 2;
