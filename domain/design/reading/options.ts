import { matchFrom, pattern } from './pattern.ts';
import type { Item, Text } from './text.ts';

// "Layout 1 (infinity) is stunning. Layout 3 (modern) is us.", "Quote A: ... Quote B: ... We are going with B.",
// "the first was an oval, the second infinity, and the third, that is the one"

type Option = { key: string; from: number; to: number };

const HEADS =
  /^(layout|option|plan|quote|design|bid|version|builder|proposal|drawing|sketch|number|company|concept|choice|pool|unit|house|home|idea|model|#)$/;
const MENTIONED_ONLY = /^(from|on|in|of|with|to|like|as|and|or|says|say|said|the)$/;
const VERDICT = '(is us|is it|is ours|is the one|wins|won|it is|is perfect|is the winner|is what we want)';
// "B is the one at our rental" chooses nothing
const CHOSEN = pattern(`_4 ${VERDICT} !(at|in|with|on|from|of|my|our|they|he|she|a|the)`);
// "... and that is the one"
const THE_ONE = pattern(
  '(that|this|thats) (is|was|one is)? (the one|the winner|ours|us) !(at|in|with|on|from|of|my|our|they|he|she)',
);
const OURS = pattern('STOP|COMMA|:|is|would* (be)? (ours|mine|us) !(is|was|are)');
const WISHES_THERE = pattern('COMMA? (i|we) (really|just|would)? (want|need|like|love)');
const CHOOSES = pattern(
  '(going|go|went|like|love|choose|chose|chosen|choosing|pick|picked|take|taking|want|prefer|sign|signing|its|it is|doing|over to|decided on|settled on|landed on|so) (with|for|the|on|definitely)* (layout|option|plan|quote|design|bid|version|builder|number|house|pool|model|unit)*',
);
const NOT_OURSELVES = /^(dad|mom|he|she|husband|wife)$/;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const ORDINAL = pattern(
  'first|second|third|fourth|fifth (one|pool|house|option|design|quote|bid|yard|model|backyard)? (is|was|had|has|were)',
);

const keyOf = (item: Item | undefined): string | null => {
  if (item?.measure?.kind === 'bare' && item.measure.parts.length === 1)
    return String(item.measure.parts[0]?.low ?? '');
  return item && /^[a-e]$/.test(item.word) && item.to - item.from === 1 ? item.word : null;
};

// "Quote A: ...", "we want 2."; in "design a pool" and "we want 2 bubblers" it names no option.
const AFTER_A_NAME =
  /^([.,;:!?()–—-]+|is|was|has|had|and|but|with|except|minus|plus|instead|from|sketch|drawing|one|please|all|then|without|only|it|in|a)$/;
const isName = ({ items }: Text, at: number): boolean => AFTER_A_NAME.test(items[at + 1]?.word ?? '.');

/** Where the option's key stands, if one is told here: "Option B", "#2", "B) ...", "the second was". */
function namedAt(text: Text, at: number): { key: string; at: number } | null {
  const { items } = text;
  const item = items[at];
  if (!item) return null;
  const ordinal = ORDINALS.indexOf(item.word);
  if (ordinal >= 0 && matchFrom(text, item.from, ORDINAL) !== -1) return { key: String(ordinal + 1), at };
  // "A) lap pool", "B - 16x32 with a spa", "1. a lap pool"
  const beginsLine = /^(;|)$/.test(items[at - 1]?.word ?? '');
  const listed = beginsLine ? /^[).:-]$/ : /^[)]$/;
  const entry = keyOf(item);
  if (entry !== null && listed.test(items[at + 1]?.word ?? '') && items[at - 1]?.word !== '(')
    return { key: entry, at };
  if (!HEADS.test(item.word) || (item.word !== '#' && MENTIONED_ONLY.test(items[at - 1]?.word ?? '')))
    return null;
  const named = items[at + 1]?.word === '#' ? at + 2 : at + 1;
  const key = keyOf(items[named]);
  return key === null || (key === 'a' && !isName(text, named)) ? null : { key, at: named };
}

function optionsIn(text: Text): Option[] {
  const { items } = text;
  const options: Option[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const named = namedAt(text, at);
    if (!named) continue;
    let to = named.at + 1;
    while (to < items.length && !/^[.;!]$/.test(items[to]?.word ?? '') && !namedAt(text, to)) to += 1;
    options.push({ key: named.key, from: at, to });
    at = named.at;
  }
  return options;
}

/** Praised in its own words: "Layout 3 (modern) is us", "Pool C (ours)", "for unit 4 we want". */
function isPraised(text: Text, { from, to }: Option, next: Option | undefined): boolean {
  const { items } = text;
  const end = next?.from ?? Math.min(items.length, to + 20);
  return items.slice(from, end).some((item, index) => {
    if (matchFrom(text, item.from, THE_ONE) !== -1) return true;
    if (index > to - from) return false;
    const named = item.measure || /^[a-e]$/.test(item.word);
    if (!named && item.word !== ')') return false;
    if (matchFrom(text, item.to, CHOSEN) !== -1) return true;
    return (
      named &&
      (matchFrom(text, item.to, OURS) !== -1 ||
        (items[from - 1]?.word === 'for' && matchFrom(text, item.to, WISHES_THERE) !== -1))
    );
  });
}

function chosenIn(text: Text, options: readonly Option[]): string | null {
  const { items } = text;
  const keys = new Set(options.map(({ key }) => key));
  for (const [at, item] of [...items.entries()].reverse()) {
    const end = matchFrom(text, item.from, CHOOSES);
    if (end === -1 || NOT_OURSELVES.test(items[at - 1]?.word ?? '')) continue;
    const first = text.itemAt(end);
    const named = first?.word === '#' ? text.itemAt(first.to) : first;
    const key = keyOf(named);
    if (named && key !== null && keys.has(key) && isName(text, items.indexOf(named))) return key;
  }
  return options.findLast((option, index) => isPraised(text, option, options[index + 1]))?.key ?? null;
}

// "None of them asked what we want."
const NONE = pattern(
  'none|neither of (them|these|those|it)? (is|are|was|were|asked|got|had|fits|work|works|will|would|did)',
);

/** What was told of the option that was chosen, and of the others. */
export function choiceAmongOptions(text: Text): { chosen: Option[]; passedOver: Option[] } {
  const options = optionsIn(text);
  const several = new Set(options.map(({ key }) => key)).size > 1;
  const chosen = several ? chosenIn(text, options) : null;
  if (several && chosen === null && text.items.some(({ from }) => matchFrom(text, from, NONE) !== -1))
    return { chosen: [], passedOver: options };
  if (chosen === null) return { chosen: [], passedOver: [] };
  return {
    chosen: options.filter(({ key }) => key === chosen),
    passedOver: options.filter(({ key }) => key !== chosen),
  };
}
