import { isAround, ON, scan } from './scan.ts';
import type { Item, Text } from './text.ts';

// A design is child-friendly when somebody small will use it.

export type ChildReading = { young: boolean; at: number };

const ADULT_FROM = 13;

const agesIn = (item: Item | undefined): number[] =>
  item?.measure?.kind === 'bare' ? item.measure.parts.flatMap(({ low, high }) => [low, high]) : [];

// What may stand between a child and its age: "kids, who are turning 4 and 7".
const toAge = scan<boolean>('right', 1, true, [
  ['has|have|just|maybe|also|(|)', true],
  ['STOP|WISH', false],
  [
    'turn~|will|be|nearly|going|they|theyre|theyll|hes|shes|he|she|age|aged|ages|is|are|who|whos|s|now|ranging|from|under|the|one|oldest|youngest|both|all|im|its|years|old|year|our|my|almost|about|only',
    true,
  ],
  ['WORD', false],
]);

/** Ages said near the word: "kids 4 and 7", "boys, 15 and 17", "my 6 year old". */
function agesNear(text: Text, at: number): number[] {
  const { items } = text;
  const ages: number[] = [];
  if (/^month/.test(items[at]?.word ?? '')) return [1];
  if (/^(y|yo|yr|yrs|year|years|yearold)$/.test(items[at]?.word ?? '')) {
    for (let left = at - 1; left >= at - 6; left -= 1) {
      const item = items[left];
      ages.push(...agesIn(item));
      if (!item || item.kind === 'STOP' || item.kind === 'WORD') break;
      if (item.kind === 'PHRASE' && !item.is.has('AGED')) break;
    }
  } else
    for (let next = at; next < at + 11 && toAge(text, next); next += 1)
      // "the baby (14 months)"
      if (
        /^(month|months|mo|mos|week|weeks)$/.test(items[next + 2]?.word ?? '') &&
        agesIn(items[next + 1]).length > 0
      )
        ages.push(1);
      else ages.push(...agesIn(items[next + 1]));
  return ages.filter((age) => age >= 0 && age < 100);
}

// "we have no small kids"; "no slide for the kids" refuses the slide
const NOT_CHILDREN =
  'REFUSAL|REFUSING|zero|0|nada (have|has|any|got|small|young|little|of|our|own|more|for|want|planning|plan|on|having|really|yet|a|with|the|need|suited|meant|at|all|be|to|worry|about|single)* #';
const THERE_ALREADY = 'already|existing|came|used|we|i';
// "kids: no", "children will not be using it"
const SAID_NO_AFTER = [
  '# :|- no|none|n|zero',
  '# (will not|wont|do not|dont|never) _? use|using|swim|swimming|go|come|live',
];

const grownBefore = scan<boolean>('left', 3, false, [
  ['GROWN', true],
  ['WORD|MARK|MEASURE', ON],
  ['_|STOP|COMMA', false],
]);
const grownAfter = scan<boolean>('right', 8, false, [
  ['STOP|BREAK|YOUNG|FEATURE', false],
  ['GROWN', true],
  ['COMMA GROWN', true],
  ['COMMA', false],
  ['have|has|all|just|got', ON],
  ['WISH', false],
]);

const isRefused = (text: Text, at: number) =>
  (isAround(text, at, NOT_CHILDREN) && !isAround(text, at, `&${THERE_ALREADY} ${NOT_CHILDREN}`)) ||
  SAID_NO_AFTER.some((row) => isAround(text, at, row));

// "two under five", "half of them under ten"
const UNDER_AGE = 'MEASURE|them|all|both|most|some|several|everyone &under # &MEASURE';
// "my sister has three kids who come every weekend"
const VISITS = '# _9 come|comes|coming|visit|visits|visiting|over|weekend|weekends|use|swim|swims|stay|stays';

const OF_A_THING =
  '# _? house|home|pool|dog|puppy|cat|roof|fence|deck|heater|property|place|build|neighborhood|pump|yard';

export function readChildren(text: Text): ChildReading[] {
  const readings: ChildReading[] = [];
  for (const [at, item] of text.items.entries()) {
    // "a childproof fence" is a fence, and says for whom
    const young =
      item.is.has('YOUNG') ||
      (item.is.has('FEATURE') && /^(child|kid|baby|toddler|childproof)$/.test(item.word));
    if (
      item.word === 'under' &&
      isAround(text, at, UNDER_AGE) &&
      agesIn(text.items[at + 1]).some((age) => age < ADULT_FROM)
    )
      readings.push({ young: true, at });
    if (!young && !item.is.has('AGED')) continue;
    if (text.others[at] && !isAround(text, at, VISITS, 14)) continue;
    const ages = agesNear(text, at);
    const small = ages.some((age) => age < ADULT_FROM);
    if (!young) {
      if (ages.length > 0) readings.push({ young: small && !isAround(text, at, OF_A_THING), at });
    } else if (isRefused(text, at)) readings.push({ young: false, at });
    else
      readings.push({ young: ages.length > 0 ? small : !grownBefore(text, at) && !grownAfter(text, at), at });
  }
  return readings;
}
