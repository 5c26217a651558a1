import type { Design } from '#domain/design/design.ts';
import { outlineOf } from '#domain/design/outline.ts';
import type { Polygon } from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { outlineOnPlot, type Place } from '#domain/plot/site.ts';
import { isSloped } from '#domain/plot/surface.ts';
import { largestPool, type Size } from './largest-pool.ts';
import type { YardPriority } from './optimization-form.ts';
import { type Merits, meritsOn, type PlotMerits } from './place-merits.ts';
import { cellOf, type Ground, groundOf, isFree, placesFor, settle, treesIn } from './pool-ground.ts';
import { PRIORITY_RULES } from './priorities.ts';

export const BEST_KINDS = ['largest', 'sunniest', 'near-house', 'open', 'level'] as const;
export type BestKind = (typeof BEST_KINDS)[number];

export type BestPlace = Size &
  Merits & {
    kind: BestKind;
    /** What the same place is best at as well. */
    also: BestKind[];
    place: Place;
    /** Those whose trunk stands in the water: only where no pool fits between the trees. */
    trees: number[];
  };

export type BestPlaces = {
  choices: BestPlace[];
  /** `size`: the design's own size fits nowhere, so that only the largest is offered. `ground`: no pool fits at all. */
  reason: 'size' | 'ground' | null;
};

/** What matters most to each comes first. */
const ORDER: Record<YardPriority, readonly BestKind[]> = {
  family: ['near-house', 'sunniest', 'open', 'largest', 'level'],
  fitness: ['largest', 'sunniest', 'near-house', 'open', 'level'],
  entertaining: ['open', 'near-house', 'sunniest', 'largest', 'level'],
  relaxation: ['sunniest', 'open', 'near-house', 'largest', 'level'],
  aesthetics: ['largest', 'open', 'sunniest', 'near-house', 'level'],
  value: ['largest', 'level', 'near-house', 'sunniest', 'open'],
};

const PLACES_PER_TURN = 24;
const PLACES_TO_SETTLE = 10;

/**
 * Places for a pool on its real ground that keep every distance: for the design's own size, and the largest of its style in the
 * proportions of the priority. Trees are spared where a pool fits between them.
 */
export function bestPlaces(
  design: Design,
  plot: Plot,
  priority: YardPriority,
  { latitudeDeg }: { latitudeDeg?: number } = {},
): BestPlaces {
  const merits = meritsOn(plot, latitudeDeg);
  const between = search(design, plot, priority, merits, groundOf(plot, false));
  if (between.reason === null || plot.trees.length === 0) return between;
  const felled = search(design, plot, priority, merits, groundOf(plot, true));
  return felled.reason === null || between.reason === 'ground' ? felled : between;
}

function search(
  design: Design,
  plot: Plot,
  priority: YardPriority,
  merits: PlotMerits,
  ground: Ground | null,
): BestPlaces {
  if (!ground) return { choices: [], reason: 'ground' };
  const own: Size = { lengthFt: design.lengthFt, widthFt: design.widthFt };
  const ownOutline = outlineOf(design);
  const places = placesOf(design, ground);
  const largest = largestPool(design, ground, PRIORITY_RULES[priority]);
  const choices = ORDER[priority].flatMap((kind): BestPlace[] => {
    if (kind === 'largest') {
      if (!largest) return [];
      const outline = outlineOf({ ...design, ...largest.size });
      return chosen(kind, { merits, plot, ground }, largest.size, outline, largest.places);
    }
    if (kind === 'level' && !isSloped(plot)) return [];
    if (kind === 'near-house' && !merits.hasHouse) return [];
    return chosen(kind, { merits, plot, ground }, own, ownOutline, places);
  });
  const reason = choices.length === 0 ? 'ground' : places.length === 0 ? 'size' : null;
  return { choices: distinct(choices), reason };
}

/** Where squares are too coarse for it, the places of a slightly smaller one are tried. */
function placesOf(design: Design, ground: Ground): Place[] {
  const outline = outlineOf(design);
  const places = placesFor(ground, outline, PLACES_PER_TURN);
  if (places.length > 0) return places;
  const [lengthFt, widthFt] = [design.lengthFt, design.widthFt].map((feet) => feet - 2 * cellOf(ground));
  if (!lengthFt || !widthFt || lengthFt <= 0 || widthFt <= 0) return [];
  const smaller = outlineOf({ ...design, lengthFt, widthFt });
  return placesFor(ground, smaller, PLACES_TO_SETTLE).flatMap(
    (place) => settle(ground, smaller, outline, place) ?? [],
  );
}

function chosen(
  kind: BestKind,
  { merits, plot, ground }: { merits: PlotMerits; plot: Plot; ground: Ground },
  size: Size,
  outline: Polygon,
  places: readonly Place[],
): BestPlace[] {
  const place = merits.best(kind, outline, places, (one) => isFree(ground, outline, one));
  if (!place) return [];
  const trees = treesIn(plot, outlineOnPlot(place, outline));
  return [{ kind, also: [], place, ...size, ...merits.of(outline, place), trees }];
}

const isSame = (a: BestPlace, b: BestPlace) =>
  a.lengthFt === b.lengthFt &&
  a.widthFt === b.widthFt &&
  Math.hypot(a.place.x - b.place.x, a.place.y - b.place.y) < 4 &&
  Math.abs(((a.place.turnDeg - b.place.turnDeg + 270) % 180) - 90) < 5;

function distinct(choices: readonly BestPlace[]): BestPlace[] {
  const kept: BestPlace[] = [];
  for (const choice of choices) {
    const twin = kept.find((other) => isSame(other, choice));
    if (twin) twin.also.push(choice.kind);
    else kept.push(choice);
  }
  return kept;
}
