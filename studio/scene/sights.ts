import type { House } from '#domain/design/design.ts';
import { edgesOf, type Point, type Polygon, turn } from '#domain/geometry/plane.ts';
import { partsOf } from './feature-parts.ts';
import { doorsOf, postsOf } from './houses/porch.ts';
import type { Footprint, Layout } from './layout-types.ts';
import { ladderOf } from './parts/slide.ts';
import { toSite } from './placement.ts';
import { type Camera, METRES_PER_FOOT as FT, type Scene, type Vec3 } from './scene.ts';
import { isWhole } from './shown-whole.ts';

// What a picture of a design has to show.

const HOUSE_HEIGHT_FT: Partial<Record<House, number>> = {
  modern: 21.5,
  coastal: 22,
  farmhouse: 22,
  mediterranean: 17,
  villa: 16,
  lodge: 17,
};

export const houseTopFt = ({ design }: Layout): number => HOUSE_HEIGHT_FT[design.house] ?? 15;

const isPadAsked = ({ design }: Layout): boolean => partsOf(design).some(({ part }) => part.onPad);

/** Everything that is built or stands about; the pad where something asked for stands on it. */
export function thingsToShow(layout: Layout): Footprint[] {
  const pad = isPadAsked(layout);
  return layout.items.filter(
    ({ kind }) => kind !== 'house' && kind !== 'planting' && (kind !== 'equipment' || pad),
  );
}

export interface Sight {
  outline: Polygon;
  heightFt: number;
  footFt: number;
}

/** Everything somebody asked for, of a fence the gate. */
export function askedSights(layout: Layout): Sight[] {
  const asked = new Set<string>(layout.design.features);
  if (isPadAsked(layout)) asked.add('equipment');
  const things = layout.items
    .filter(({ kind }) => asked.has(kind))
    .map(({ outline, heightFt, anchor }) => ({ outline, heightFt, footFt: anchor.y ?? 0 }));
  const { fence } = layout;
  return fence ? [...things, { outline: fence.gate, heightFt: fence.heightFt, footFt: 0 }] : things;
}

const LOUNGERS = /\b(loungers?|lounge chairs?|chaises?|sun ?beds?|tumbonas?)\b/i;
const LOUNGER_FT = 3;

/** Loungers stand at every pool; whoever names them wants to see them. */
export const missesLoungers = ({ design, items }: Layout, camera: Camera): boolean =>
  LOUNGERS.test(design.words) &&
  !items.some(({ kind, outline }) => kind === 'loungers' && isWhole(camera, outline, LOUNGER_FT));

const DOOR_STEPS = 9;
/** So much of a door has to be free for one to see where one walks out. */
const SILL_FT = 1;

/** The share of the house's glass doors with nothing tall between them and an eye. */
export function doorsInSight({ design, house, items, plot }: Layout, [x, y, z]: Vec3): number {
  const doors = house && !plot ? doorsOf(design, house) : null;
  if (!house || !doors) return 1;
  const eye: Point = [x / FT, z / FT];
  const high = y / FT;
  const tall = items.filter(({ kind, heightFt }) => kind !== 'house' && heightFt > SILL_FT);
  const free = Array.from({ length: DOOR_STEPS }, (_, i): Point => {
    const share = (i + 0.5) / DOOR_STEPS;
    return [doors[0] + (doors[1] - doors[0]) * share, house.anchor.z];
  }).filter((foot) =>
    tall.every(({ outline, heightFt }) =>
      crossedAt(outline, eye, foot).every((t) => high + (SILL_FT - high) * t > heightFt),
    ),
  );
  return free.length / DOOR_STEPS;
}

/** From so far aside a house has depth. */
const ASIDE = Math.sin((22 * Math.PI) / 180);

/** Whether a house is seen straight on, like an elevation: from 1 to 0 where one looks at it from aside. */
export function flatness({ house, plot }: Layout, { eye, target }: Camera): number {
  if (!house || plot) return 0;
  const [dx, dz] = [target[0] - eye[0], target[2] - eye[2]];
  return Math.max(0, 1 - Math.abs(dx) / Math.hypot(dx, dz) / ASIDE);
}

/** A low sun so near to the middle is in the picture, and blinds. */
const DAZZLING = 0.82;

/** How far a camera looks towards a low sun: from -1, where it stands in the photographer's back and all lies in flat light, to 1. */
export function againstLight(
  { sky, sun, layout }: Pick<Scene, 'sky' | 'sun' | 'layout'>,
  { eye, target }: Camera,
): number {
  if (sky.hour !== 'golden' || layout.plot) return 0;
  const [dx, dz] = [target[0] - eye[0], target[2] - eye[2]];
  const [sx, , sz] = sun.direction;
  const towards = (dx * sx + dz * sz) / (Math.hypot(dx, dz) * Math.hypot(sx, sz));
  return towards > DAZZLING ? -1 : towards;
}

/** As wide as a ladder with a post beside it. */
const LADDER_FT = 1.3;

/** Whether a slide's ladder is seen right before a post of the house, as if it carried the roof. */
export function isLadderBeforePost({ design, house, items, plot }: Layout, [x, , z]: Vec3): boolean {
  if (!house || plot || design.house === 'none') return false;
  const posts = postsOf(design.house, house.widthFt / 2).map((post) => toSite(house.anchor, ...post));
  const eye: Point = [x / FT, z / FT];
  return items.some((item) => {
    if (item.kind !== 'Slide') return false;
    const ladder = ladderOf(item);
    const away = Math.hypot(ladder[0] - eye[0], ladder[1] - eye[1]);
    return posts.some((post) => {
      const far = Math.hypot(post[0] - eye[0], post[1] - eye[1]);
      return far > away && Math.abs(turn(eye, post, ladder)) / far < LADDER_FT;
    });
  });
}

// Where a line of sight meets an outline, as shares of its way.
const crossedAt = (outline: Polygon, from: Point, to: Point): number[] =>
  edgesOf(outline).flatMap(([a, b]) => {
    const [ta, tb] = [turn(from, to, a), turn(from, to, b)];
    const [tf, tt] = [turn(a, b, from), turn(a, b, to)];
    return ta > 0 === tb > 0 || tf > 0 === tt > 0 ? [] : [tf / (tf - tt)];
  });
