import type { Token } from '../tokens.ts';
import type { Here } from './choices.ts';
import { readNumber, wordAt } from './numbers.ts';

// "una pileta de ocho por cuatro" is told in meters: in feet nobody could swim in it.

const LONGEST_M = 15;
const WIDEST_M = 8;
const FEET = /^(pies?|ft|feet|foot|'|"|pulgadas?)$/;
const METERS = /^(metros?|mts?|mtrs|m|meters?)$/;
const UNITS =
  /^(metros?|mts?|mtrs|m|cm|centimetros?|pies?|ft|feet|foot|'|"|mil|galones|litros|anos?|meses|dolares|personas|k)$/;

type Spoken = { feet: boolean; meters: boolean };
/** The units that a text speaks of, told once for all its numbers. */
export const unitsIn = (tokens: readonly Token[]): Spoken => ({
  feet: tokens.some(({ word }) => FEET.test(word)),
  meters: tokens.some(({ word }) => METERS.test(word)),
});

/** Meters, where a bare number that was just said can mean nothing else. */
export function impliedUnit({ tokens, to, before }: Here, spoken: Spoken): '' | 'meters' {
  const next = wordAt(tokens, to);
  if (spoken.feet || UNITS.test(next)) return '';
  const [low, joint, high] = before.slice(-3);
  const paired = /^(by|x)$/.test(joint?.word ?? '') && low?.kind === 'number' && high?.kind === 'number';
  if (paired && Math.max(low.value, high.value) <= LONGEST_M && Math.min(low.value, high.value) <= WIDEST_M)
    return 'meters';
  // "de 8 metros, no, mejor de 10"
  if (!spoken.meters) return '';
  const corrected = /((make it|mine|ours|should be|want it)( about)?|but no ,|no , about|, no ,) \S+$/.test(
    before
      .slice(-5)
      .map(({ word }) => word)
      .join(' '),
  );
  const goesOn = /^(por|x)$/.test(next) || readNumber(tokens, to) !== null;
  return corrected && !goesOn ? 'meters' : '';
}
