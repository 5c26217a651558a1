import { depthWords } from '#domain/design/depth-words.ts';
import type { Design } from '#domain/design/design.ts';
import { fill } from '#domain/words/fill.ts';
import { meters } from '#domain/words/number-range.ts';
import { pageLanguage, tell } from './language.ts';
import { metersBeside } from './meters-beside.ts';

/** "30 × 15 ft", "30 × 15 pies (9.1 × 4.6 m)". */
export const saySides = (sentence: string, { lengthFt, widthFt }: Pick<Design, 'lengthFt' | 'widthFt'>) =>
  metersBeside(fill(sentence, { length: lengthFt, width: widthFt }), lengthFt, widthFt);

/** "3.5 to 6 ft", "de 3.5 a 6 pies (1.1–1.8 m)". */
export const sayDepth = (depths: Pick<Design, 'shallowFt' | 'deepFt'>) => {
  const told = tell(depthWords(depths));
  const ends = [...new Set([meters(depths.shallowFt), meters(depths.deepFt)])];
  return pageLanguage() === 'es' ? `${told} (${ends.join('–')} m)` : told;
};

/** "Large Modern pool", "Piscina moderna grande": where a whole is known, its parts are not put together. */
export const sayKind = (sentence: string, style: string) => {
  const whole = tell(`${style} pool`);
  return whole === `${style} pool` ? fill(sentence, { style: tell(style) }) : whole;
};
