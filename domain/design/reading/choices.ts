import { type Item, REACH, type Text } from './text.ts';

// "either salt or a natural pond ... so salt", "slide or diving board? Slide.": what is not named again was passed over.

type Range = { from: number; to: number };

const known = new WeakMap<readonly Item[], Range[]>();

const namesIn = ({ items }: Text, { from, to }: Range): Set<string> =>
  new Set(
    items.slice(from, to).flatMap(({ meanings }) => meanings.map(({ field, value }) => `${field} ${value}`)),
  );

const endOfClause = ({ items }: Text, from: number, most: number, marks: readonly string[]) => {
  let at = from;
  while (at < items.length && at < from + most && !marks.includes(items[at]?.kind ?? 'STOP')) at += 1;
  return at;
};

/** The two sides of an "or": all of a clause after "either", else only the things beside it. */
function sidesOf(text: Text, at: number): [Range, Range] | null {
  const { items } = text;
  let either = at - 1;
  while (
    either > at - 12 &&
    items[either] &&
    items[either]?.kind !== 'STOP' &&
    items[either]?.word !== 'either'
  )
    either -= 1;
  const wide = items[either]?.word === 'either';
  const end = endOfClause(
    text,
    at + 1,
    wide ? 12 : 4,
    wide ? ['STOP', 'COMMA'] : ['STOP', 'COMMA', 'AND', 'OR'],
  );
  const asked = items[end]?.word === '?';
  if (!wide && !asked) return null;
  let from = wide ? either : at - 1;
  if (!wide && !items[from]?.is.has('MENTION')) return null;
  if (from < 0) from = 0;
  return [
    { from, to: at },
    { from: at + 1, to: end },
  ];
}

function passedOver(text: Text): Range[] {
  const found: Range[] = [];
  for (const [at, item] of text.items.entries()) {
    if (item.kind !== 'OR') continue;
    const sides = sidesOf(text, at);
    if (!sides) continue;
    const [first, second] = sides;
    const [one, other] = [namesIn(text, first), namesIn(text, second)];
    if (one.size === 0 || other.size === 0) continue;
    for (let next = second.to; next < second.to + REACH; next += 1) {
      const again = namesIn(text, { from: next, to: next + 1 });
      const chosen = [...again].some((name) => one.has(name));
      if (chosen === [...again].some((name) => other.has(name))) continue;
      found.push(chosen ? second : first);
      break;
    }
  }
  return found;
}

export function isPassedOver(text: Text, at: number): boolean {
  let ranges = known.get(text.items);
  if (!ranges) {
    ranges = passedOver(text);
    known.set(text.items, ranges);
  }
  return ranges.some(({ from, to }) => at >= from && at < to);
}
