import type { Item } from './items.ts';

// A length told by another: "about half that", "twice as long as the deck", "20 percent smaller than my neighbor's 40 footer".

export type Relative = { ratio: number; of: number; at: number; field: 'length' | 'width' };

const RATIOS: Record<string, number> = { half: 0.5, twice: 2, double: 2, third: 1 / 3, quarter: 0.25 };
const JOINS = /^(that|the|as|of|size|length|long|big|wide|its|it|those|this|my|our)$/;
const SMALLER = /^(smaller|shorter|less|narrower)$/;
const BIGGER = /^(bigger|larger|longer|more)$/;

function ratioAt(items: Item[], at: number): { ratio: number; next: number } | null {
  const item = items[at];
  const after = items[at + 1]?.word ?? '';
  if (!item) return null;
  const amount = item.measure?.kind === 'bare' ? item.measure.parts[0]?.low : undefined;
  if (amount !== undefined && /^(percent|%)$/.test(after)) {
    const compared = items[at + 2]?.word ?? '';
    if (SMALLER.test(compared)) return { ratio: 1 - amount / 100, next: at + 3 };
    if (BIGGER.test(compared)) return { ratio: 1 + amount / 100, next: at + 3 };
    return null;
  }
  if (amount !== undefined && amount > 0 && amount < 1 && /^(that|of|the)$/.test(after))
    return { ratio: amount, next: at + 1 };
  const ratio = RATIOS[item.word];
  if (ratio !== undefined && item.kind === 'word' && JOINS.test(after)) return { ratio, next: at + 1 };
  if (item.word === 'same' && /^(length|size)$/.test(after) && items[at + 2]?.word === 'as')
    return { ratio: 1, next: at + 3 };
  return null;
}

const isLength = (item: Item | undefined) =>
  item?.measure?.kind === 'length' && (item.measure.parts[0]?.high ?? 0) >= 8;

// The measure it leans on: one just after ("our 42 foot house"), else the last one before.
function leansOn(items: Item[], from: number, before: number): number {
  for (let next = from; next <= from + 5; next += 1) {
    if (!items[next] || items[next]?.kind === 'stop') break;
    if (isLength(items[next])) return next;
  }
  return before;
}

export function readRelatives(items: Item[]): Relative[] {
  const relatives: Relative[] = [];
  let before = -1;
  for (let at = 0; at < items.length; at += 1) {
    if (isLength(items[at - 1])) before = at - 1;
    const found = ratioAt(items, at);
    if (!found) continue;
    const words = items
      .slice(at, found.next + 2)
      .map((item) => item.word)
      .join(' ');
    if (/\b(depth|deep|price|cost|budget|acre|year|time)\b/.test(words)) continue;
    const of = leansOn(items, found.next, before);
    if (of !== -1)
      relatives.push({ ratio: found.ratio, of, at, field: /\bwide\b/.test(words) ? 'width' : 'length' });
  }
  return relatives;
}
