import type { Bounds, Polygon } from '#domain/geometry/plane.ts';
import { label, type Mark } from '#studio/plan/marks.ts';
import type { DrawnPage } from '../draw-set.ts';
import { delta } from '../engine/delta.ts';
import { TextRoom, textBox } from '../engine/text-room.ts';
import { changedMarks, markBounds } from './changed-marks.ts';
import { CLOUD_COLOUR, cloud } from './cloud-marks.ts';

// What changed since the last issue, clouded as every reader of plans knows it: a cloud around each place, the revision beside it.

export type Revision = { number: number /** Over a sheet that was not there. */; newSheet: string };

/** Around what changed, and between what is clouded as one; points. */
const PAD = 5;
const NEAR = 14;
const BUMP = 13;
const DELTA = 9;
/** A page of which more changed is clouded as a whole. */
const MOST = { marks: 2500, share: 0.6 };

export function withClouds(
  pages: readonly DrawnPage[],
  before: readonly DrawnPage[],
  revision: Revision,
): DrawnPage[] {
  return pages.map((page) => {
    const old = before.find(({ number }) => number === page.number);
    if (!old) return { ...page, frame: [...page.frame, ...newSheetMarks(page, revision)] };
    const changed = changedMarks(page.marks, old.marks);
    if (changed.length === 0) return page;
    return { ...page, marks: [...page.marks, ...cloudsOf(page, changed, revision)] };
  });
}

const newSheetMarks = ({ height }: DrawnPage, { number, newSheet }: Revision): Mark[] => {
  const size = height > 1000 ? 11 : 8;
  return [
    ...delta(String(number), 44, size * 1.5, size, CLOUD_COLOUR),
    label([44 + size * 1.6, size * 1.8], newSheet, size, 'start', { strong: true, colour: CLOUD_COLOUR }),
  ];
};

function cloudsOf(page: DrawnPage, changed: readonly Mark[], { number }: Revision): Mark[] {
  const room = new TextRoom();
  for (const mark of page.marks) if (mark.kind === 'text') room.take(textBox(mark));
  return placesOf(page.marks, changed).flatMap((bounds) => {
    const around = padded(bounds, PAD);
    return [cloud(around, BUMP), ...deltaBeside(around, String(number), room, page)];
  });
}

const padded = ({ x0, z0, x1, z1 }: Bounds, pad: number): Bounds => ({
  x0: x0 - pad,
  z0: z0 - pad,
  x1: x1 + pad,
  z1: z1 + pad,
});
const union = (a: Bounds, b: Bounds): Bounds => ({
  x0: Math.min(a.x0, b.x0),
  z0: Math.min(a.z0, b.z0),
  x1: Math.max(a.x1, b.x1),
  z1: Math.max(a.z1, b.z1),
});
const touch = (a: Bounds, b: Bounds, gap: number): boolean =>
  a.x0 <= b.x1 + gap && b.x0 <= a.x1 + gap && a.z0 <= b.z1 + gap && b.z0 <= a.z1 + gap;

/** What lies near one another is one place; where nearly all changed, the whole drawing is. */
function placesOf(marks: readonly Mark[], changed: readonly Mark[]): Bounds[] {
  const all = [...marks, ...changed].map(markBounds).reduce(union);
  if (changed.length > MOST.marks) return [all];
  const places = merged(changed.map(markBounds));
  const areaOf = ({ x0, z0, x1, z1 }: Bounds) => (x1 - x0) * (z1 - z0);
  const covered = places.reduce((sum, place) => sum + areaOf(place), 0);
  return covered > areaOf(all) * MOST.share ? [all] : places;
}

function merged(boxes: readonly Bounds[]): Bounds[] {
  let places: Bounds[] = [];
  for (const box of boxes) {
    // What it touches it takes in, and then what the larger one touches.
    let grown = box;
    for (let before = -1; before !== places.length; ) {
      before = places.length;
      const reached = places.filter((place) => touch(place, grown, NEAR));
      if (reached.length === 0) break;
      places = places.filter((place) => !reached.includes(place));
      grown = reached.reduce(union, grown);
    }
    places.push(grown);
  }
  return places;
}

/** At the first corner that is free of text and on the sheet; the first where none is. */
function deltaBeside({ x0, z0, x1, z1 }: Bounds, number: string, room: TextRoom, page: DrawnPage): Mark[] {
  const out = DELTA * 1.4;
  const spots = [
    [x1 + out, z0 - out * 0.3],
    [x0 - out, z0 - out * 0.3],
    [x1 + out, z1],
    [x0 - out, z1],
    [(x0 + x1) / 2, z0 - out],
    [(x0 + x1) / 2, z1 + out * 1.3],
    [x1 - out, z0 + out],
  ] as const;
  const boxAt = ([x, y]: readonly [number, number]): Polygon => [
    [x - DELTA, y - DELTA],
    [x + DELTA, y - DELTA],
    [x + DELTA, y + DELTA],
    [x - DELTA, y + DELTA],
  ];
  const free = (spot: readonly [number, number]) =>
    spot[0] > 40 &&
    spot[1] > 40 &&
    spot[0] < page.width - 40 &&
    spot[1] < page.height - 40 &&
    room.crowd(boxAt(spot)) === 0;
  const [x, y] = spots.find(free) ?? spots[0];
  room.take(boxAt([x, y]));
  return delta(number, x, y, DELTA, CLOUD_COLOUR);
}
