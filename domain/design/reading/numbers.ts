import { DESIGN_LIMITS } from '../design.ts';
import { FRACTIONS, ONES, SCALES, TENS } from './tables/numbers.ts';
import type { Token } from './tokens.ts';

// "forty-two and a half", "a hundred", "5 1/2": runs of tokens that are one number.

export type NumberRun = { value: number; from: number; to: number };
type Tokens = readonly Token[];

export const wordAt = (tokens: Tokens, at: number): string => tokens[at]?.word ?? '';

/** A proper fraction such as 1/2; a date or "24/7" is none. */
function slashedAt(tokens: Tokens, at: number): { value: number; to: number } | null {
  const [over, slash, under] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (over?.kind !== 'number' || slash?.word !== '/' || under?.kind !== 'number') return null;
  const value = over.value / under.value;
  return value > 0 && value < 1 && under.value <= 16 ? { value, to: at + 3 } : null;
}

// "a half", "half", "1/2", "½" after a whole number; with or without "and".
function fractionAt(tokens: Tokens, at: number): { value: number; to: number } | null {
  const joined = /^(and|-)$/.test(wordAt(tokens, at));
  const next = joined ? at + 1 : at;
  const first = tokens[next];
  if (first?.kind === 'number' && first.value > 0 && first.value < 1 && !first.word.includes('.'))
    return { value: first.value, to: next + 1 };
  if (first?.kind === 'number') return slashedAt(tokens, next);
  if (!joined) return null;
  const named = /^(a|one)$/.test(wordAt(tokens, next)) ? next + 1 : next;
  const value = FRACTIONS.get(wordAt(tokens, named));
  return value === undefined ? null : { value, to: named + 1 };
}

// "twenty by forty three foot to eight foot" is a forty, then from three to eight
function startsDepths(tokens: Tokens, from: number, at: number, digit: number): boolean {
  if (!/^(by|x|times)$/.test(wordAt(tokens, from - 1))) return false;
  const to = at + (/^(foot|feet|ft)$/.test(wordAt(tokens, at + 1)) ? 2 : 1);
  const deep = ONES.get(wordAt(tokens, to + 1)) ?? 0;
  // "twenty by forty three foot on the shallow end"
  if (
    to > at + 1 &&
    /^(on|at|in)$/.test(wordAt(tokens, to)) &&
    /^(shallow|steps|entry)$/.test(wordAt(tokens, to + 2))
  )
    return true;
  return wordAt(tokens, to) === 'to' && deep > digit && deep <= DESIGN_LIMITS.deepFt.max;
}

function wordsAt(tokens: Tokens, from: number): NumberRun | null {
  const start = wordAt(tokens, from);
  // "a metre", "un metro"
  if (/^(a|un|una)$/.test(start) && /^(met(er|re|ro)|pie)$/.test(wordAt(tokens, from + 1)))
    return { value: 1, from, to: from + 1 };
  if (!ONES.has(start) && !TENS.has(start) && start !== 'a') return null;
  let [at, total, current, any] = [from, 0, 0, false];
  for (;;) {
    const word = wordAt(tokens, at);
    const ten = TENS.get(word);
    const one = ONES.get(word);
    const scale = SCALES.get(word);
    if (ten !== undefined && current % 100 === 0) {
      at += 1;
      const dash = /^[-y]$/.test(wordAt(tokens, at)) ? 1 : 0;
      const digit = ONES.get(wordAt(tokens, at + dash)) ?? 0;
      const joined = digit > 0 && digit < 10 && !startsDepths(tokens, from, at + dash, digit);
      current += ten + (joined ? digit : 0);
      at += joined ? dash + 1 : 0;
    } else if (one !== undefined && current % 100 === 0 && !(any && current + total === 0)) {
      current += one;
      at += 1;
    } else if (scale !== undefined && any) {
      [total, current] = scale === 100 ? [total, current * 100] : [total + current * scale, 0];
      at += 1;
    } else if (word === 'a' && SCALES.has(wordAt(tokens, at + 1)) && !any) {
      current = 1;
      at += 1;
    } else if (
      word === 'and' &&
      current >= 100 &&
      [ONES, TENS].some((words) => words.has(wordAt(tokens, at + 1)))
    ) {
      at += 1;
    } else break;
    any = true;
  }
  return any ? { value: total + current, from, to: at } : null;
}

function wholeAt(tokens: Tokens, from: number): NumberRun | null {
  const first = tokens[from];
  if (first?.kind !== 'number') return wordsAt(tokens, from);
  const scale = SCALES.get(wordAt(tokens, from + 1));
  return { value: first.value * (scale ?? 1), from, to: from + (scale === undefined ? 1 : 2) };
}

export function numberAt(tokens: Tokens, from: number): NumberRun | null {
  const over = wordAt(tokens, from + 1) === '/' && tokens[from + 2]?.kind === 'number';
  if (tokens[from]?.kind === 'number' && over) {
    const slashed = slashedAt(tokens, from);
    return slashed && { ...slashed, from };
  }
  const whole = wholeAt(tokens, from);
  const part = whole && fractionAt(tokens, whole.to);
  return whole && part ? { value: whole.value + part.value, from, to: part.to } : whole;
}
