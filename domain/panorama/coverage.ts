import { isPanoramaRatio } from './upload-rules.ts';

// How much of the sphere around the visitor a picture fills, in degrees.
export type Coverage = { horizontal: number; vertical: number };

// A panorama fills all of it; a wide phone sweep bends around; an ordinary photo stands in front like a large print.
export function coverageOf(width: number, height: number): Coverage {
  const ratio = width / height;
  if (isPanoramaRatio(ratio)) return { horizontal: 360, vertical: 180 };
  if (ratio > 2) return { horizontal: Math.min(360, 70 * ratio), vertical: 70 };
  const horizontal = Math.min(110, 100 * ratio);
  return { horizontal, vertical: horizontal / ratio };
}
