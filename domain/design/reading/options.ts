import { matchFrom, pattern } from './pattern.ts';
import type { Item, Text } from './text.ts';

// "Layout 1 (infinity) is stunning. Layout 3 (modern) is us.", "Quote A: ... Quote B: ... We are going with B."

type Option = { key: string; from: number; to: number };

const HEADS =
  /^(layout|option|plan|quote|design|bid|version|builder|proposal|drawing|sketch|number|company|concept|choice)$/;
const MENTIONED_ONLY = /^(from|on|in|of|with|to|like|as|and|or)$/;
const CHOSEN = pattern('_4 (is us|is it|is ours|is the one|wins|won|it is|is perfect|is the winner)');
const CHOOSES = pattern(
  'going|go|went|like|love|choose|chose|choosing|pick|picked|take|taking|want|prefer|sign|signing (with|for|the)* (layout|option|plan|quote|design|bid|version|builder|number)?',
);

const keyOf = (item: Item | undefined): string | null => {
  if (item?.measure?.kind === 'bare' && item.measure.parts.length === 1)
    return String(item.measure.parts[0]?.low ?? '');
  return item && /^[a-e]$/.test(item.word) && item.to - item.from === 1 ? item.word : null;
};

// "Quote A: ...", "we want 2."; in "design a pool" and "we want 2 bubblers" it names no option.
const AFTER_A_NAME = /^([.,;:!?()–—-]+|is|was|has|had|and|but|with|except|minus|plus|instead|from)$/;
const isName = ({ items }: Text, at: number): boolean => AFTER_A_NAME.test(items[at + 1]?.word ?? '.');

function optionsIn(text: Text): Option[] {
  const { items } = text;
  const options: Option[] = [];
  for (const [at, item] of items.entries()) {
    if (!HEADS.test(item.word) || MENTIONED_ONLY.test(items[at - 1]?.word ?? '')) continue;
    const named = items[at + 1]?.word === '#' ? at + 2 : at + 1;
    const key = keyOf(items[named]);
    if (key === null || (key === 'a' && !isName(text, named))) continue;
    let to = named + 1;
    while (to < items.length && !/^[.;!]$/.test(items[to]?.word ?? '') && !HEADS.test(items[to]?.word ?? ''))
      to += 1;
    options.push({ key, from: at, to });
  }
  return options;
}

function chosenIn(text: Text, options: readonly Option[]): string | null {
  const { items } = text;
  const keys = new Set(options.map(({ key }) => key));
  const praised = options.findLast(({ from, to }) =>
    items
      .slice(from, to)
      .some((item) =>
        item.word === ')' || item.measure || /^[a-e]$/.test(item.word)
          ? matchFrom(text, item.to, CHOSEN) !== -1
          : false,
      ),
  );
  for (const [at, item] of [...items.entries()].reverse()) {
    const end = matchFrom(text, item.from, CHOOSES);
    if (end === -1 || /^(dad|mom|he|she|they|husband|wife)$/.test(items[at - 1]?.word ?? '')) continue;
    const named = text.itemAt(end);
    const key = keyOf(named);
    if (named && key !== null && keys.has(key) && isName(text, items.indexOf(named))) return key;
  }
  return praised?.key ?? null;
}

/** What was told of the options that were not chosen. */
export function unchosen(text: Text): Option[] {
  const options = optionsIn(text);
  if (options.length < 2) return [];
  const chosen = chosenIn(text, options);
  return chosen === null ? [] : options.filter(({ key }) => key !== chosen);
}
