import { meters } from './number-range.ts';

const NUMBER = String.raw`\d+(?:\.\d+)?`;
// "30 × 15 pies", "de 3 a 6 pies", "5.5 pies"; areas and what is counted have units of their own.
const FEET = new RegExp(
  String.raw`(${NUMBER})(?:( × | a )(${NUMBER}))? pies(?! (?:cuadrados|cúbicos)| \()`,
  'g',
);

/** Measures in feet of a Spanish sentence, with the same in meters beside them. */
export const feetWithMeters = (sentence: string): string =>
  sentence.replace(FEET, (said, first: string, joint?: string, second?: string) =>
    joint && second
      ? `${said} (${meters(Number(first))}${joint}${meters(Number(second))} m)`
      : `${said} (${meters(Number(first))} m)`,
  );
