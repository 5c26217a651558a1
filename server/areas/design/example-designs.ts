import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';

/** Invented, to show how mails and papers read: every size, type and feature is in one of them, and so is its price. */
export const EXAMPLE_DESIGNS: readonly Design[] = [
  { ...DEFAULT_DESIGN, features: [...FEATURES] },
  { ...DEFAULT_DESIGN, style: 'Infinity', lengthFt: 52, widthFt: 20 },
  { ...DEFAULT_DESIGN, style: 'Lagoon', lengthFt: 42, widthFt: 18 },
  { ...DEFAULT_DESIGN, style: 'Kidney', lengthFt: 24, widthFt: 12 },
  { ...DEFAULT_DESIGN, style: 'Lap', lengthFt: 38, widthFt: 10 },
];
