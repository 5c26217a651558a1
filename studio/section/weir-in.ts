import { isOnEdge, stripBeyond } from '#studio/scene/infinity-edge.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { basinOf } from '#studio/scene/pool-heights.ts';
import { type Cut, crossingsAlong } from './cuts.ts';

/** Where a cut runs out over the weir: feet along it, and from there to the far sides of the weir, the basin's water and its wall. */
export type WeirCut = { at: number; weirFt: number; innerFt: number; outerFt: number };

/** Null where the cut does not end over the weir, or ends before it. */
export function weirIn(
  { pool, design }: Layout,
  { at, from, to }: Pick<Cut, 'at' | 'from' | 'to'>,
): WeirCut | null {
  const edge = pool.infinityEdge;
  const last = crossingsAlong(pool.outline, at).at(-1);
  if (!edge || last === undefined || last < from || last > to || !isOnEdge(edge, at(last))) return null;
  const { weirFt, innerFt, outerFt } = basinOf(design);
  const reach = (feet: number) =>
    (crossingsAlong(stripBeyond(edge, 0, feet), at).at(-1) ?? last + feet) - last;
  return { at: last, weirFt: reach(weirFt), innerFt: reach(innerFt), outerFt: reach(outerFt) };
}
