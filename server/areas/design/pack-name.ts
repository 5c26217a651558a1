import type { Design } from '#domain/design/design.ts';
import { specsOf } from '#domain/design/specs.ts';

/** What a design's papers are called after. */
export const packName = (design: Design) =>
  `${specsOf(design).style} pool, ${design.lengthFt} × ${design.widthFt} ft`;
