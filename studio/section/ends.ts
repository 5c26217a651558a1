import { isOnEdge } from '#studio/scene/infinity-edge.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { type End, isShore } from './built-parts.ts';
import { type Cut, crossingsAlong, type Span } from './cuts.ts';

/** How both ends of the water are built: at its rim a wall, a shore or a weir; else the cut ends within it. */
export function endsOf({ pool, items }: Layout, cut: Cut, span: Span): readonly [End, End] {
  const first = span.floor[0]?.[1] ?? 0;
  const last = span.floor.at(-1)?.[1] ?? 0;
  const beach = items.some(({ kind }) => kind === 'Beach Entry');
  const kind = (at: number, depth: number): End => {
    const rim = crossingsAlong(pool.outline, cut.at).some((feet) => Math.abs(feet - at) < 1e-6);
    if (!rim) return cut.kind === 'spa' && at === span.from ? 'spa' : 'cut';
    if (isOnEdge(pool.infinityEdge, cut.at(at))) return 'weir';
    return beach && isShore(depth) ? 'shore' : 'wall';
  };
  return [kind(span.from, first), kind(span.to, last)];
}
