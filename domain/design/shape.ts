// Outlines people ask for by name. A style draws its own; one of these is drawn instead, with the style's look.
export const POOL_SHAPES = ['L-shape', 'T-shape', 'Round', 'Oval', 'Roman ends'] as const;
export type PoolShape = (typeof POOL_SHAPES)[number];
