import type { Feature } from '#domain/design/features.ts';
import { drawsCurves } from '#domain/design/unit-outline.ts';
import type { Footprint, Layout } from './layout-types.ts';

// How water falls: what is drawn, what is plumbed and what is counted.

type Falling = Pick<Footprint, 'kind' | 'widthFt' | 'spouts'>;

/** Boulders belong to the styles that draw curves, a wall with a sheet of water to the others, round water or not. */
export const fallsOverRocks = ({ design }: Pick<Layout, 'design'>): boolean => drawsCurves(design.style);

/** Streams that fall from a wall: as many as were asked for, else as many as it is wide enough for. */
export function spoutsOf({ kind, widthFt, spouts }: Falling): number {
  if (spouts) return spouts;
  return widthFt > (kind === 'Scuppers' ? 7 : 8) ? 3 : 2;
}

/** The middle of each along a wall of that width, from its own middle. */
export const spoutsAlong = (item: Falling): number[] => {
  const count = spoutsOf(item);
  return Array.from({ length: count }, (_, i) => -item.widthFt / 2 + (item.widthFt * (i + 0.5)) / count);
};

/** Of one sheet over a wall. */
export const sheetOfWallFt = (item: Falling): number => Math.min(3.2, (item.widthFt / spoutsOf(item)) * 0.66);

/** Of the sheet over boulders. */
export const sheetOverRocksFt = ({ widthFt }: Pick<Footprint, 'widthFt'>): number => (2.6 * widthFt) / 9;

/** How many stand there: of scuppers every spout, of all others every thing. */
export const countOf = (items: readonly Falling[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'Scuppers' ? spoutsOf(item) : 1), 0);

export const drawnCount = ({ items }: Pick<Layout, 'items'>, feature: Feature): number =>
  countOf(items.filter(({ kind }) => kind === feature));
