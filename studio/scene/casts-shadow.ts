import type { MaterialId } from './materials.ts';

/** What lies flat, is seen through or falls throws no shadow worth drawing. */
const CASTS_NONE: ReadonlySet<MaterialId> = new Set([
  'ground',
  'water',
  'glass',
  'sheet',
  'jet',
  'froth',
  'flame',
  'lake',
  'plaster',
  'deck',
  'coping',
  'soil',
  'gravel',
  'waterline',
  'shore',
]);

export const castsShadow = (material: MaterialId): boolean => !CASTS_NONE.has(material);
