import type { House } from '#domain/design/design.ts';
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

/** Everything somebody asked for; the pad where something asked for stands on it. */
export function thingsToShow(layout: Layout): Footprint[] {
  const plant = partsOf(layout.design).some(({ part }) => part.onPad);
  return layout.items.filter(
    ({ kind }) => kind !== 'house' && kind !== 'planting' && (kind !== 'equipment' || plant),
  );
}
