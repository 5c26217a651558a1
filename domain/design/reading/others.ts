import { matchFrom, pattern } from './pattern.ts';
import { type Item, REACH, type Text } from './text.ts';

// What the neighbor has and what the salesman offered is told, not asked for.

const PEOPLE = `(neighbor|neighbors|neighbour|neighbours|friend|friends|buddy|buddies|pal|cousin|cousins|boss|coworker|coworkers|colleague|colleagues|parents|uncle|aunt|brother|brothers|sister|sisters|laws|law|grandmother|grandma|grandparents|grandfather|grandad|landlord|everybody|everyone|somebody|hotel|resort|airbnb|mom|dad|mother|father|guests|folks|people|guy|couple|ex|owner|owners)`;
const SELLERS = `(salesman|saleswoman|salesperson|salesmen|sales|rep|builder|builders|contractor|contractors|company|pb|guy|designer|estimator|dealer|store)`;
// Nobody of ours speaks in between.
const GAP = '(!(i|we|id|wed|im|our|us|STOP|COMMA) _)*';
const THING = '_4 FEATURE|STYLE|SIZE|MEASURE|POOL|one|these|this';
const TELLS = [
  `${PEOPLE} ${GAP} (has|have|had|got|built|bought|installed|(put|putting|puts) in|(ended|went|goes) up? with) ${THING}`,
  `${SELLERS} ${GAP} (quoted|quotes|quote|offered|offers|pitched|pushed|pushing|pushes|drew|sold|selling|(tried|trying|tries|wanted|wants|keeps|kept|keep) (to|on)? (sell|selling|put|putting|talk|talking|push|pushing)) ${THING}`,
].map(pattern);
const FIRST_WORDS = new Set(`${PEOPLE}|${SELLERS}`.replace(/[()]/g, '').split('|'));

// "like my neighbor has", "the same as my sister's": told as a wish
const LIKENED = /^(like|likes|same|similar|copy|exactly|as|saw|love|loved)$/;
// Here somebody speaks of themselves again.
const TURNS =
  /^(i|we|id|wed|im|ill|ive|weve|lets|ours|mine|but|instead|so|however|want|wants|need|needs|queremos|quiero)$/;
// "... and I'd like that too"
const ACCEPTS = [
  '(i|we|id|wed) _? (want|like|love|need|take|have) (that|one|it|the same|this|exactly|those|them|something like)',
  '(that|this) is _? what (i|we|im)',
  'thats _? what (i|we|im)',
  '(i|we) (want|need|like) _3 too',
].map(pattern);
const ACCEPT_STARTS = /^(i|we|id|wed|that|thats|this)$/;

type Told = { from: number; to: number };
const known = new WeakMap<readonly Item[], Told[]>();

const isAccepted = (text: Text, from: number, to: number) => {
  for (let at = from; at < to; at += 1)
    if (ACCEPT_STARTS.test(text.items[at]?.word ?? ''))
      for (const row of ACCEPTS) if (matchFrom(text, text.items[at]?.from ?? 0, row) !== -1) return true;
  return false;
};

function endOfSentence({ items }: Text, at: number): number {
  let end = at;
  while (end < items.length && end < at + REACH && items[end]?.kind !== 'STOP') end += 1;
  return end;
}

function beginsTelling(text: Text, { from, to }: Item): boolean {
  for (let token = from; token < to; token += 1)
    if (FIRST_WORDS.has(text.tokens[token]?.word ?? ''))
      if (TELLS.some((row) => matchFrom(text, token, row) !== -1)) return true;
  return false;
}

/** The stretches of a text in which somebody else's things are told. */
function toldOfOthers(text: Text): Told[] {
  const found: Told[] = [];
  const { items } = text;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (!item || !beginsTelling(text, item)) continue;
    const likened = items
      .slice(Math.max(0, at - 5), at)
      .some(({ word, kind }) => LIKENED.test(word) && kind !== 'STOP');
    const end = endOfSentence(text, at);
    if (likened || isAccepted(text, at, endOfSentence(text, end + 1))) continue;
    let to = at + 1;
    while (to < end && !TURNS.test(items[to]?.word ?? '')) to += 1;
    found.push({ from: at, to });
    at = to - 1;
  }
  return found;
}

export function isSomeoneElses(text: Text, at: number): boolean {
  let told = known.get(text.items);
  if (!told) {
    told = toldOfOthers(text);
    known.set(text.items, told);
  }
  return told.some(({ from, to }) => at >= from && at < to);
}
