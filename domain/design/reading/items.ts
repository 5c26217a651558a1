import { CORRECTABLE, KNOWN_WORDS, type Meaning, phraseAt, type Stance } from './grammar.ts';
import { type Measure, measureAt } from './measures.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { nearestWord } from './spelling.ts';
import { singular, type Token, tokenise } from './tokens.ts';

// The text as a row of phrases, measures, joints and plain words, in the order they were written.

export type Item = {
  kind: 'phrase' | 'measure' | 'stop' | 'comma' | 'and' | 'or' | 'word' | 'mark';
  word: string;
  last: string;
  // all its words, as the grammar reads them
  said: string;
  meanings: Meaning[];
  measure: Measure | null;
  start: number;
  end: number;
  from: number;
  to: number;
};

// No word is about another that stands farther off: it bounds what a long text costs.
export const REACH = 40;

const ABBREVIATIONS = /^(ft|sq|approx|in|yd|yds|m|incl|etc|min|max|vs|appx|aprox|w|l|e|g|i)$/;

function correctSpelling(tokens: Token[]): void {
  const known = new Map<string, string | null>();
  for (const token of tokens) {
    if (token.kind !== 'word' || KNOWN_WORDS.has(token.word) || KNOWN_WORDS.has(token.stem)) continue;
    if (PLAIN_WORDS.has(token.word) || PLAIN_WORDS.has(token.stem)) continue;
    let meant = known.get(token.word);
    if (meant === undefined) {
      meant = nearestWord(token.word, CORRECTABLE) ?? nearestWord(token.stem, CORRECTABLE);
      known.set(token.word, meant);
    }
    if (!meant) continue;
    token.word = meant;
    token.stem = singular(meant);
  }
}

function joint(tokens: Token[], at: number, text: string): Item['kind'] | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === 'word') {
    if (token.word === 'and' || token.word === 'y' || token.word === 'n') return 'and';
    if (token.word === 'or' || token.word === 'nor' || token.word === 'o') return 'or';
    return null;
  }
  if (token.word === ',') return 'comma';
  if (token.word === '+') return 'and';
  if (token.word === '/') return 'or';
  if (token.word === '.') {
    const before = tokens[at - 1];
    const next = text.slice(token.end).trimStart().charAt(0);
    if (before && ABBREVIATIONS.test(before.word) && next !== '' && next === next.toLowerCase())
      return 'mark';
    return 'stop';
  }
  if (/^[;!?()[\]{}<>|•*]$/.test(token.word)) return 'stop';
  if (token.word === '-') {
    const spaced = /\s/.test(text.charAt(token.start - 1)) || /\s/.test(text.charAt(token.end));
    return spaced ? 'comma' : 'mark';
  }
  return 'mark';
}

export function readItems(text: string): Item[] {
  const tokens = tokenise(text);
  correctSpelling(tokens);
  const items: Item[] = [];
  let at = 0;
  const push = (kind: Item['kind'], to: number, meanings: Meaning[] = [], measure: Measure | null = null) => {
    const first = tokens[at];
    const last = tokens[to - 1];
    if (first && last) {
      items.push({
        kind,
        word: first.word,
        last: last.stem,
        said: tokens
          .slice(at, to)
          .map((token) => token.word)
          .join(' '),
        meanings,
        measure,
        start: first.start,
        end: last.end,
        from: at,
        to,
      });
    }
    at = to;
  };
  while (at < tokens.length) {
    const phrase = phraseAt(tokens, at, tokens.length);
    const measure = measureAt(tokens, at);
    // "zero slides" refuses; "zero entry" is a longer phrase anyway
    const none = phrase !== null && measure?.kind === 'bare' && measure.parts[0]?.high === 0;
    if (measure && !none && (!phrase || measure.to >= phrase.to)) push('measure', measure.to, [], measure);
    else if (phrase) push('phrase', phrase.to, phrase.meanings);
    else push(joint(tokens, at, text) ?? 'word', at + 1);
  }
  return items;
}

export const hasStance = (item: Item | undefined, ...wanted: Stance[]): boolean => {
  for (const meaning of item?.meanings ?? [])
    if (meaning.field === 'stance' && wanted.includes(meaning.value)) return true;
  return false;
};

export const isMention = (item: Item | undefined): boolean =>
  item?.meanings.some((meaning) =>
    ['feature', 'style', 'size', 'deck', 'finish', 'house', 'setting'].includes(meaning.field),
  ) ?? false;

export const ownerOf = (item: Item | undefined): 'pool' | 'standin' | 'other' | null => {
  for (const meaning of item?.meanings ?? []) if (meaning.field === 'owner') return meaning.value;
  return null;
};
