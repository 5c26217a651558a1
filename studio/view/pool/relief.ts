import type { Material } from '#studio/scene/material.ts';

/** How much a pattern stands out, for the light to catch. */
export const RELIEF: Partial<Record<Material['pattern'], number>> = {
  slabs: 1.2,
  bond: 1.6,
  flagstone: 2.2,
  planks: 1.2,
  ledger: 4,
  mosaic: 0.8,
  coping: 1.2,
  rock: 3,
  shingle: 2,
  rooftile: 3,
  siding: 2,
  concrete: 0.8,
};
