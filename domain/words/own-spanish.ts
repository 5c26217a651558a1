// What the owner may write as the Spanish of a sentence.

const PLACE = /\{[\w.-]+\}/g;

/** Spanish runs longer than English; a short label may become a few words. */
export const mostSpanish = (english: string) => Math.max(80, english.length * 2);

/** The first place to fill in that the English does not have, or a brace that belongs to none. */
export const strangePlace = (english: string, spanish: string): string | undefined => {
  const known = new Set(english.match(PLACE) ?? []);
  const strange = (spanish.match(PLACE) ?? []).find((place) => !known.has(place));
  return strange ?? /[{}]/.exec(spanish.replace(PLACE, ''))?.[0];
};
