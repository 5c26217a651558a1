import type { CSSProperties } from 'react';

/** How far along a slider stands, for the filled part of its line (base.css). */
export const sliderShare = (
  value: number,
  { min, max }: { min: number; max: number },
): CSSProperties & { '--share'?: string } =>
  Number.isFinite(value) ? { '--share': `${((value - min) / (max - min)) * 100}%` } : {};
