import type { Design } from './design.ts';

/** A design as whoever sends one may have meant it: the deep end is the deeper one, and a feature is there once. */
export const orderedDesign = (design: Design): Design => ({
  ...design,
  deepFt: Math.max(design.deepFt, design.shallowFt),
  features: [...new Set(design.features)],
});
