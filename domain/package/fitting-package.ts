import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import type { PackageId } from './catalogue.ts';

// Which package turns a design into plans: one for the pool alone, one for a whole yard, one for who builds it alone.

export type PlansPackage = Extract<PackageId, 'premium-3d' | 'luxury-resort' | 'diy'>;
export type Fitting = { id: PlansPackage; things: readonly Feature[] };

// What makes a yard a room of its own, and has to be drawn together.
const ROOM: readonly Feature[] = [
  'Raised Spa',
  'Swim-Up Bar',
  'Fire Feature',
  'Waterfall',
  'Infinity Edge',
  'Grotto',
  'Pergola',
  'Outdoor Kitchen',
];
const MAKES_A_ROOM = 3;

const OWN_WORK =
  /\b(diy|do it ourselves|do it myself|owner[ -]builder|build(ing)? (it |this |the pool |my own pool )?(myself|ourselves)|my own contractor)\b/i;

export function fittingPackage({
  style,
  features,
  words,
}: Pick<Design, 'style' | 'features' | 'words'>): Fitting {
  if (OWN_WORK.test(words)) return { id: 'diy', things: [] };
  const things = features.filter((feature) => ROOM.includes(feature));
  const isRoom = things.length >= MAKES_A_ROOM || style === 'Luxury' || style === 'Resort';
  return isRoom ? { id: 'luxury-resort', things } : { id: 'premium-3d', things: [] };
}
