import type { House } from '#domain/design/design.ts';
import type { Polygon } from '#domain/geometry/plane.ts';
import { partsOf } from './feature-parts.ts';
import type { Footprint, Layout } from './layout-types.ts';

// What a picture of a design has to show.

const HOUSE_HEIGHT_FT: Partial<Record<House, number>> = {
  modern: 21.5,
  coastal: 22,
  farmhouse: 22,
  mediterranean: 17,
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
