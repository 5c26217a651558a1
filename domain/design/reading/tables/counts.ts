import type { Feature } from '../../features.ts';

// Numbers that are no figures, and what stands between a number and what it counts.

const named = (count: number, words: string) =>
  words.split(' ').map((word): [string, number] => [word, count]);

export const NAMED_NUMBERS = new Map([
  ...named(1, 'single sole lone'),
  ...named(2, 'pair couple both twin dual double duo par'),
  ...named(3, 'trio triple'),
  ...named(4, 'quartet'),
  ...named(12, 'dozen'),
]);

// "two kids and lights", "12 volt lights", "one of those": the number counts something else.
export const COUNTS_ELSE = new Set(
  `of in on with for to at by is are was were from as if than then but the a an my our your their his her its this that these those
  volt volts watt watts story stories tier tiered level levels color colors colour colours year years yr yrs month months week weeks
  day days hour hours person people speed zone zones step steps way stage end ends side sides corner corners old kid kids boys girls
  dogs percent degree degrees am pm has have had want wants need needs like maybe please plus also per no not i we he she they it`.split(
    /\s+/,
  ),
);
// "phase two: lights", "number one"
export const ORDERS = /^(number|phase|day|year|option|item|step|stage|lot|suite|unit|apt|highway|route)$/;

// "jets, maybe six of them", "lights qty 4"
export const BEFORE_FIGURE =
  /^(yes|like|maybe|about|say|around|at|least|ideally|preferably|exactly|please|just|only|probably|want|definitely|up|to|too|the|stayed|stay|stays|are|be|should|there|everywhere|in|so|thats|have|with|get|gets|si|now)$/;
export const MARKS_FIGURE = /^(x|qty|quantity|count|times|=|:|number)$/;
// "two is plenty", "three or so"
export const ENOUGH = 'is|are|would|will|should|s be? plenty|enough|fine|good|perfect|great|right|max, or so';
// "bubblers on the ledge: 2", "lamps in the wall, ten"
export const PLACES =
  /^(that|which|en|del|junto|in|on|along|at|off|from|by|under|over|around|across|for|coming|inside)$/;
export const PIECES = /^(maybe|please|total|altogether|piece|pieces|pcs|pc|ea|units|each)$/;
export const THOSE = 'of those|them|these|em|ellos|ellas';
/** Said of the thing named last: "I want four", "three if possible", "in five places". */
const ENDED = '&END|STOP|COMMA|AND|BREAK|please|if|instead|not|for|in|on|at|total|tops';
export const OF_THE_LAST = [
  `(i|we|id|wed|ill|well) (really|just|only|would|will|do|still|also)* (want|need|like|love|take|prefer|asked for|said) (just|only|maybe|about|at|least|exactly|to|have|like)* # ${ENDED}`,
  `(ours|mine|give me|give us|make it|lets do|lets have) (should|would|will|can|gets|get|needs|has|have|just|only|maybe)* # ${ENDED}`,
  '# (if possible|if you can|if it fits|if there is room|ideally)',
  '# (place|spot|stream)',
];
/** "that makes four", "one at each end, so two" */
export const IN_ALL =
  '(makes|making|total of|for a total of|equals|so|so that is|so thats|meaning) # &END|STOP|COMMA';
export const ORDINAL_NUMBERS = new Map([
  ['second', 2],
  ['2nd', 2],
  ['third', 3],
  ['fourth', 4],
]);

// From the thing or its number on: where it stands tells how many.
const IN_PLACE = '(!(MEASURE|FEATURE|another|STOP|COMMA) _)*';
const AT = 'on|at|in|from|off|along|of|to';
export const EACH_OF_TWO = [
  `${IN_PLACE} each|either|per (of the)? two? side|end`,
  `${IN_PLACE} (a side|apiece)`,
];
export const BOTH = `${IN_PLACE} ${AT}? the? both of? the? _? corner|side|end|column|wall|pillar|pedestal`;
export const FOUR = [
  `${IN_PLACE} ${AT} all? the? (four|4) of? the? corner`,
  `${IN_PLACE} ${AT} (each|every|all) of? the? corner`,
];
export const BOTH_BEFORE = 'both corner|side|end|wall with|get|gets|have|has|need a|the? #';
// "a bubbler dead center, just the one"
export const JUST_ONE = '# _4 COMMA? just|only the? one &END|STOP|COMMA|AND';
// "one waterfall by the spa and another at the deep end"
export const ANOTHER =
  '(another|second|third|fourth|one more) one? (at|on|by|in|over|near|off|behind|to|END|STOP|COMMA|for)';
// "four bubblers, no wait, six", "make it six"
export const CORRECTED =
  'CORRECTION|TAKEBACK|no|well|make|just|only|saying|to COMMA? (make|it|that|maybe|like|just|only|be|wait|sorry|actually|scratch|well|COMMA)* # &END|STOP|COMMA|AND|BREAK|instead|then|please|of';

// As the visitor reads it back: "4 bubblers".
const NOUNS: Partial<Record<Feature, readonly [one: string, more: string]>> = {
  Waterfall: ['waterfall', 'waterfalls'],
  'Deck Jets': ['deck jet', 'deck jets'],
  Bubblers: ['bubbler', 'bubblers'],
  Scuppers: ['scupper', 'scuppers'],
  'Fire Feature': ['fire feature', 'fire features'],
  'LED Lighting': ['light', 'lights'],
};
export const countLabel = (feature: Feature, count: number): string =>
  `${count} ${NOUNS[feature]?.[count === 1 ? 0 : 1] ?? feature}`;
