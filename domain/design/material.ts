import type { PoolMaterial } from '#domain/estimate/options.ts';
import type { Design } from './design.ts';
import { type Finding, finding } from './finding.ts';
import type { PoolShape } from './shape.ts';

// What a pool is wished to be built of, and what it can be built of: a shell comes from a mold, a liner is welded to fit.

export const USUAL_MATERIAL = 'concrete' satisfies PoolMaterial;

/** One piece on a truck: no maker's fiberglass shell is larger. */
export const SHELL_LIMITS_FT = { length: 40, width: 16, depth: 8.5 } as const;

export const wishedMaterial = ({ material }: Pick<Design, 'material'>): PoolMaterial =>
  material ?? USUAL_MATERIAL;

/** As a part of a design: the usual one is not told. */
export const ofMaterial = (material: PoolMaterial): Pick<Design, 'material'> =>
  material === USUAL_MATERIAL ? {} : { material };

type Obstacle = 'length' | 'width' | 'depth' | 'edge' | 'pond' | 'beach' | 'bar' | 'outline';

type Sizes = Pick<Design, 'lengthFt' | 'widthFt'>;
export const isTooLargeForShell = ({ lengthFt, widthFt }: Sizes): boolean =>
  lengthFt > SHELL_LIMITS_FT.length || widthFt > SHELL_LIMITS_FT.width;

const UNMOLDED_SHAPES: readonly (PoolShape | undefined)[] = ['L-shape', 'T-shape', 'Round'];

const hasEdge = ({ style, features }: Design) => style === 'Infinity' || features.includes('Infinity Edge');
const isPond = ({ style, features }: Design) => features.includes('Regeneration Zone') || style === 'Natural';

function shellObstacle(design: Design): Obstacle | null {
  const { lengthFt, widthFt, deepFt, style, shape, features } = design;
  if (hasEdge(design)) return 'edge';
  if (isPond(design)) return 'pond';
  if (lengthFt > SHELL_LIMITS_FT.length) return 'length';
  if (widthFt > SHELL_LIMITS_FT.width) return 'width';
  if (deepFt > SHELL_LIMITS_FT.depth) return 'depth';
  if (features.includes('Beach Entry')) return 'beach';
  if (features.includes('Swim-Up Bar')) return 'bar';
  return style === 'Lagoon' || UNMOLDED_SHAPES.includes(shape) ? 'outline' : null;
}

function linerObstacle(design: Design): Obstacle | null {
  if (hasEdge(design)) return 'edge';
  if (design.features.includes('Regeneration Zone')) return 'pond';
  if (design.features.includes('Beach Entry')) return 'beach';
  return design.features.includes('Swim-Up Bar') ? 'bar' : null;
}

function obstacleOf(design: Design): Obstacle | null {
  if (design.material === 'fiberglass') return shellObstacle(design);
  return design.material === 'vinyl' ? linerObstacle(design) : null;
}

/** What it is priced and built in. */
export const builtMaterial = (design: Design): PoolMaterial =>
  obstacleOf(design) ? USUAL_MATERIAL : wishedMaterial(design);

const TRADE = 'Trade practice; a dealer’s list has the last word';
const tellShell = finding('material', 'A fiberglass shell comes from a mold, in one piece on a truck', TRADE);
const tellLiner = finding(
  'material',
  'A vinyl liner is welded to walls that it hangs from all around',
  TRADE,
);

const SHELL_SENTENCES: Record<Obstacle, string> = {
  length: `Fiberglass shells come up to ${SHELL_LIMITS_FT.length} ft long. This pool is longer, so it is priced and built in concrete.`,
  width: `Fiberglass shells come up to ${SHELL_LIMITS_FT.width} ft wide. This pool is wider, so it is priced and built in concrete.`,
  depth: `Fiberglass shells come up to ${SHELL_LIMITS_FT.depth} ft deep. This pool is deeper, so it is priced and built in concrete.`,
  edge: 'No fiberglass shell has an infinity edge, so this pool is priced and built in concrete.',
  pond: 'No fiberglass shell makes a natural pond, so this pool is priced and built in concrete.',
  beach: 'No usual fiberglass shell has a beach entry, so this pool is priced and built in concrete.',
  bar: 'No usual fiberglass shell has a swim-up bar, so this pool is priced and built in concrete.',
  outline: 'No usual fiberglass shell has this outline, so this pool is priced and built in concrete.',
};
const LINER_SENTENCES: Partial<Record<Obstacle, string>> = {
  edge: 'A vinyl liner cannot run over an infinity edge, so this pool is priced and built in concrete.',
  pond: 'A regeneration zone needs more than a vinyl liner, so this pool is priced and built in concrete.',
  beach: 'A vinyl liner does not suit a beach entry, so this pool is priced and built in concrete.',
  bar: 'A vinyl liner does not suit a swim-up bar, so this pool is priced and built in concrete.',
};

/** Told where the wish cannot be met. */
export function materialFinding(design: Design): Finding | null {
  const obstacle = obstacleOf(design);
  if (!obstacle) return null;
  if (design.material === 'fiberglass') return tellShell('note', SHELL_SENTENCES[obstacle]);
  return tellLiner('note', LINER_SENTENCES[obstacle] ?? '');
}
