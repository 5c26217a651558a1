import type { Design } from '#domain/design/design.ts';

export type DimensionField = 'lengthFt' | 'widthFt' | 'shallowFt' | 'deepFt';

// What a thumb can set; a design that came with more keeps it. Names are the intake's, for the same measures.
export const DIMENSIONS: Record<DimensionField, { name: string; min: number; max: number; step: number }> = {
  lengthFt: { name: 'poolLength', min: 10, max: 80, step: 1 },
  widthFt: { name: 'poolWidth', min: 8, max: 40, step: 1 },
  shallowFt: { name: 'shallowDepth', min: 1, max: 6, step: 0.5 },
  deepFt: { name: 'deepDepth', min: 3, max: 12, step: 0.5 },
};

// The deep end is never shallower than the shallow end: the one that moves takes the other along.
export function changedDepth(design: Design, field: DimensionField, value: number): Partial<Design> {
  if (field === 'shallowFt') return { shallowFt: value, deepFt: Math.max(value, design.deepFt) };
  if (field === 'deepFt') return { deepFt: value, shallowFt: Math.min(value, design.shallowFt) };
  return { [field]: value };
}
