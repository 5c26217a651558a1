import { askedFor } from '#domain/design/counts.ts';
import { depthWords } from '#domain/design/depth-words.ts';
import type { Design } from '#domain/design/design.ts';
import { specsOf } from '#domain/design/specs.ts';

/** A design in one line, for mails and papers. */
export const designLine = (design: Design): string =>
  [
    `${specsOf(design).style} pool, ${design.lengthFt} × ${design.widthFt} ft, ${depthWords(design)} deep`,
    ...(askedFor(design).length > 0 ? [askedFor(design).join(', ')] : []),
  ].join('; ');
