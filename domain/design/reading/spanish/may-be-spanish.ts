// A first look, so that a page fetches the Spanish tables only for whoever may need them.
const SPANISH =
  /[ñáéíóú¿¡]|\b(una?|unos|con|de|por|para|el|la|los|las|que|sin|y|metros|pies|quiero|queremos|quisiera|necesit\w+|albercas?|piscinas?|pileta)\b/i;
export const mayBeSpanish = (words: string): boolean => SPANISH.test(words);
