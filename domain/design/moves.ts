import * as z from 'zod/mini';
import type { Feature } from './features.ts';

// What stands on the ground or at the water's edge can be moved from where the layout puts it. The move belongs to the yard, not to
// the compass: turning the house to another side turns everything with it.

export const MOVABLE_ITEMS = [
  'Raised Spa',
  'Waterfall',
  'Scuppers',
  'Grotto',
  'Regeneration Zone',
  'Slide',
  'Diving Board',
  'Swim-Up Bar',
  'Fire Feature',
  'Fire Feature-2',
  'Pergola',
  'Outdoor Kitchen',
  'Cold Plunge',
  'loungers',
] as const satisfies readonly (Feature | 'Fire Feature-2' | 'loungers')[];
export type MovableItem = (typeof MOVABLE_ITEMS)[number];

const FURTHEST_FT = 150;
const moveFeet = z.number().check(z.gte(-FURTHEST_FT), z.lte(FURTHEST_FT), z.multipleOf(0.1));

/** Feet towards the deep end, and away from the house; negative the other way. */
export type Move = { alongFt: number; awayFt: number };

export const movesSchema = z.partialRecord(
  z.enum(MOVABLE_ITEMS),
  z.object({ alongFt: moveFeet, awayFt: moveFeet }),
);
export type Moves = z.infer<typeof movesSchema>;

export const isMovable = (item: string): item is MovableItem => MOVABLE_ITEMS.some((one) => one === item);

/** To a tenth of a foot, as it is stored, and never minus zero. */
export const moveOf = (alongFt: number, awayFt: number): Move => ({
  alongFt: tenth(alongFt),
  awayFt: tenth(awayFt),
});

function tenth(feet: number): number {
  const whole = Math.round(Math.min(FURTHEST_FT, Math.max(-FURTHEST_FT, feet)) * 10);
  return whole === 0 ? 0 : whole / 10;
}

type Moved = { features: readonly Feature[]; moves?: Moves };

const ownerOf = (item: MovableItem) => (item === 'Fire Feature-2' ? 'Fire Feature' : item);

/** The moves that change something, in a fixed order: of what the design has, and not by nothing. */
export function movesIn({ features, moves = {} }: Moved): { item: MovableItem; move: Move }[] {
  return MOVABLE_ITEMS.flatMap((item) => {
    const move = moves[item];
    const owner = ownerOf(item);
    if (!move || (move.alongFt === 0 && move.awayFt === 0)) return [];
    return owner === 'loungers' || features.includes(owner) ? [{ item, move }] : [];
  });
}
