import type { Design } from '#domain/design/design.ts';
import type { Estimate } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import type { MarkedPart } from '#domain/design/marks.ts';
import { wishedMaterial } from '#domain/design/material.ts';
import { kindOf } from '#domain/design/say-pool.ts';
import { labelOf, POOL_MATERIALS } from '#domain/estimate/options.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import type { MarksWords } from './words.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a part is in this design; nothing where its name says it. */
export function partValue(
  { values, pool }: MarksWords,
  design: Design,
  estimate: Pick<Estimate, 'totalLow' | 'totalHigh'>,
  part: MarkedPart,
): string {
  const { lengthFt, widthFt, shallowFt, deepFt } = design;
  switch (part) {
    case 'style':
      return capital(kindOf(pool, design));
    case 'size':
      return fill(values.size, { length: lengthFt, width: widthFt });
    case 'depth':
      return fill(shallowFt === deepFt ? values.oneDepth : values.depth, {
        shallow: shallowFt,
        deep: deepFt,
      });
    case 'finish':
      return capital(pool.finishes[design.finish]);
    case 'deck':
      return capital(pool.decks[design.deck]);
    case 'material':
      return tell(labelOf(POOL_MATERIALS, wishedMaterial(design)));
    case 'price':
      return estimatedRange(estimate);
    default:
      return '';
  }
}
