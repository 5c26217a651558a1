import { depthWords } from '#domain/design/depth-words.ts';
import type { Design } from '#domain/design/design.ts';
import { fill } from '#domain/words/fill.ts';
import { meters } from '#domain/words/number-range.ts';
import { pageLanguage, tell } from './language.ts';

// A length as it is told to somebody: in feet, and for readers of Spanish in meters beside it.

const beside = (said: string) => (pageLanguage() === 'es' ? ` (${said} m)` : '');

/** "30 × 15 ft", "30 × 15 pies (9.1 × 4.6 m)". */
export const saySides = (sentence: string, { lengthFt, widthFt }: Pick<Design, 'lengthFt' | 'widthFt'>) =>
  fill(sentence, { length: lengthFt, width: widthFt }) + beside(`${meters(lengthFt)} × ${meters(widthFt)}`);

/** "3.5 to 6 ft", "de 3.5 a 6 pies (1.1–1.8 m)". */
export const sayDepth = (depths: Pick<Design, 'shallowFt' | 'deepFt'>) => {
  const [shallow, deep] = [meters(depths.shallowFt), meters(depths.deepFt)];
  return tell(depthWords(depths)) + beside(shallow === deep ? `${deep}` : `${shallow}–${deep}`);
};
