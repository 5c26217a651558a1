import { boundsOf, contains, type Point } from '#domain/geometry/plane.ts';
import { isOnEdge } from '#studio/scene/infinity-edge.ts';
import type { Footprint, FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { bottomAt, SPA } from '#studio/scene/pool-heights.ts';
import { type Cut, crossingsAlong, cutOf, isLevel } from '#studio/section/cuts.ts';
import { weirIn } from '#studio/section/weir-in.ts';

// Where the shell is cut for its details: the sections' own cuts, seen through a window, with the wall on the left.

export const DETAIL_KINDS = ['shallow', 'deep', 'steps', 'beach', 'bench', 'spa', 'basin', 'edge'] as const;
export type DetailKind = (typeof DETAIL_KINDS)[number];

const DECK_FT = 2;
const WATER_FT = 2;
/** Of a thing's width: beside its middle, and the pool's, where figures stand. */
const ASIDE = 0.35;
/** Around the bond beam. */
const EDGE_FT = { deck: 1.3, water: 0.8 };

export function detailCuts(layout: Layout): { kind: DetailKind; cut: Cut }[] {
  return DETAIL_KINDS.flatMap((kind) => {
    const cut = detailCut(layout, kind);
    return cut ? [{ kind, cut }] : [];
  });
}

export function detailCut(layout: Layout, kind: DetailKind): Cut | null {
  if (kind === 'shallow') return isLevel(layout) ? null : wallCut(layout, 'shallow', DECK_FT, WATER_FT);
  if (kind === 'deep') return wallCut(layout, 'deep', DECK_FT, WATER_FT);
  if (kind === 'edge') return wallCut(layout, 'deep', layout.copingFt + EDGE_FT.deck, EDGE_FT.water);
  if (kind === 'steps') return entryCut(layout, 'steps') ?? entryCut(layout, 'Sunshelf');
  if (kind === 'beach') return entryCut(layout, 'Beach Entry');
  if (kind === 'bench') return benchCut(layout);
  const cut = cutOf(layout, kind);
  if (!cut) return null;
  const weir = weirIn(layout, cut);
  if (kind === 'basin') return weir && { ...cut, from: weir.at - WATER_FT, to: weir.at + weir.outerFt + 1 };
  return { ...cut, from: cut.from + 4 - DECK_FT, to: SPA.inFt + WATER_FT };
}

const first = ({ items }: Layout, kind: FootprintKind): Footprint | undefined =>
  items.find((item) => item.kind === kind);

const isBuiltOn = ({ items }: Layout, point: Point): boolean =>
  items.some(({ layer, outline }) => layer === 'edge' && contains(outline, point));

/** From the front, or from the back where something stands on the wall there. */
function wallCut(layout: Layout, kind: 'shallow' | 'deep', deckFt: number, waterFt: number): Cut | null {
  const whole = cutOf(layout, kind);
  if (!whole) return null;
  const aside = asideFt(layout, whole);
  const across = (z: number): Point => [whole.at(0)[0] + aside, z];
  const ways: Cut['at'][] = [(feet) => across(-feet), across];
  const rims = ways.flatMap((at) =>
    crossingsAlong(layout.pool.outline, at)
      .slice(0, 1)
      .map((rim) => ({ at, rim })),
  );
  const walls = rims.filter(({ at, rim }) => !isOnEdge(layout.pool.infinityEdge, at(rim)));
  const found = walls.find(({ at, rim }) => !isBuiltOn(layout, at(rim))) ?? walls[0];
  return found ? { kind, at: found.at, from: found.rim - deckFt, to: found.rim + waterFt } : null;
}

/** So far beside a section's own cut as the floor stays level. */
function asideFt(layout: Layout, { at }: Cut): number {
  const [x] = at(0);
  const far = Math.max(1.5, layout.pool.lengthFt * 0.06);
  const depth = bottomAt(layout, [x, 0]);
  const isLevelAt = (dx: number) =>
    contains(layout.pool.outline, [x + dx, 0]) && Math.abs(bottomAt(layout, [x + dx, 0]) - depth) < 1e-6;
  return [far, -far, far / 2, -far / 2].find((dx) => isLevelAt(dx) && isLevelAt(dx * 1.5)) ?? 0;
}

/** Along the pool through what one walks in on. */
function entryCut(layout: Layout, kind: 'steps' | 'Sunshelf' | 'Beach Entry'): Cut | null {
  const item = first(layout, kind);
  if (!item) return null;
  const { x1, z0, z1 } = boundsOf(item.outline);
  const zs = [ASIDE, 1 - ASIDE, 0.2, 0.8].map((share) => z0 + (z1 - z0) * share);
  const z = zs.find((one) => Math.abs(one) > layout.pool.widthFt * 0.1) ?? zs[0] ?? 0;
  const at = (x: number): Point => [x, z];
  const [rim] = crossingsAlong(layout.pool.outline, at);
  return rim === undefined ? null : { kind: 'shallow', at, from: rim - DECK_FT, to: x1 + WATER_FT };
}

/** From the deep end, beside what stands on it. */
function benchCut(layout: Layout): Cut | null {
  const bench = first(layout, 'bench');
  if (!bench) return null;
  const { x0, z0, z1 } = boundsOf(bench.outline);
  const ways = [ASIDE, 1 - ASIDE, 0.2, 0.8, 0.5].flatMap((share) => {
    const at = (feet: number): Point => [-feet, z0 + (z1 - z0) * share];
    return crossingsAlong(layout.pool.outline, at)
      .slice(0, 1)
      .map((rim) => ({ at, rim }));
  });
  const found =
    ways.find(({ at, rim }) => !isBuiltOn(layout, at(rim)) && !isBuiltOn(layout, at(rim + 0.5))) ?? ways[0];
  return found ? { kind: 'deep', at: found.at, from: found.rim - DECK_FT, to: -x0 + WATER_FT } : null;
}
