import { meters } from '#domain/words/number-range.ts';
import { pageLanguage } from './language.ts';

/** Readers of Spanish often think in meters: lengths that are told in feet stand beside them in meters too. */
export const metersBeside = (told: string, ...feet: readonly number[]): string =>
  pageLanguage() === 'es' ? `${told} (${feet.map(meters).join(' × ')} m)` : told;
