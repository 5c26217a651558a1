import { gapBetween } from '#domain/geometry/distance.ts';
import { boundsOf, contains, edgesOf, offset, oriented, type Polygon } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';

// Equipment beside a barrier is climbed on. Where the land is not drawn the pad stands clear of it; on a plot it stays where the
// client saw it, and the sheet says so.

/** Free of what is climbed on, outside of the barrier. */
const CLEAR_FT = 3;

/** A pad across the line, or outside of it within a step. */
export const isPadAt = ({ items }: Layout, ring: Polygon): boolean =>
  items.some(
    ({ kind, outline }) =>
      kind === 'equipment' &&
      gapBetween(edgesOf(outline), edgesOf(ring)).feet < CLEAR_FT - 1e-6 &&
      outline.some((corner) => !contains(ring, corner)),
  );

/** Moved out along the house's wall. */
export function withPadOff(layout: Layout, ring: Polygon): Layout {
  if (layout.plot || !isPadAt(layout, ring)) return layout;
  const line = boundsOf(ring).x1 + CLEAR_FT;
  return {
    ...layout,
    items: layout.items.map((item) => {
      if (item.kind !== 'equipment') return item;
      const by = Math.max(0, line - boundsOf(item.outline).x0);
      const anchor = { ...item.anchor, x: item.anchor.x + by };
      return { ...item, anchor, outline: item.outline.map(([x, z]) => [x + by, z] as const) };
    }),
  };
}

/** What a pad that has to be larger does not grow over. */
export const padKeepsOff = ({ plot }: Layout, ring: Polygon): Polygon[] =>
  plot ? [] : [offset(oriented(ring), CLEAR_FT - 1e-3)];
