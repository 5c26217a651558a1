import { CORRECTABLE, KNOWN_WORDS, type Meaning, phraseAt } from './lexicon.ts';
import { longSenses } from './long-senses.ts';
import { type Measure, measureAt } from './measures.ts';
import { nearestWord } from './spelling.ts';
import { PLAIN_WORDS } from './tables/plain-words.ts';
import { singular, type Token, tokenize } from './tokens.ts';
import { readWhose } from './whose.ts';

// The text as a row of phrases, measures, joints and plain words, in the order they were written.

type Kind = 'PHRASE' | 'MEASURE' | 'STOP' | 'COMMA' | 'AND' | 'OR' | 'WORD' | 'MARK';
export type Item = {
  kind: Kind;
  /** Its kind, what it is about and what it does to what it is about, as the tables call it. */
  is: ReadonlySet<string>;
  word: string;
  last: string;
  meanings: readonly Meaning[];
  measure: Measure | null;
  start: number;
  end: number;
  from: number;
  to: number;
};
export const isEndOfSentence = ({ kind, word }: Item) => kind === 'STOP' && /^[.;!?]$/.test(word);

export type Text = {
  tokens: readonly Token[];
  items: readonly Item[];
  itemAt: (token: number) => Item | undefined;
  /** For every item: is it said of a pool that is not the wished one? */
  others: readonly boolean[];
  /** The item a pattern calls #. */
  asked: Item | null;
};

// No word is about another that stands farther off: it bounds what a long text costs.
export const REACH = 40;

const ABBREVIATIONS = /^(ft|sq|approx|in|yd|yds|m|nos|pcs|qty|incl|etc|min|max|vs|w|l|e|g|i)$/;
const JOINTS = new Map<string, Kind>([
  ...['and', 'y', 'n', '+'].map((word): [string, Kind] => [word, 'AND']),
  ...['or', 'o', '/'].map((word): [string, Kind] => [word, 'OR']),
  [',', 'COMMA'],
]);
const NOTHING_ELSE: Record<Kind, ReadonlySet<string>> = {
  PHRASE: new Set(['PHRASE']),
  MEASURE: new Set(['MEASURE']),
  STOP: new Set(['STOP']),
  COMMA: new Set(['COMMA']),
  AND: new Set(['AND']),
  OR: new Set(['OR']),
  WORD: new Set(['WORD']),
  MARK: new Set(['MARK']),
};

function correctSpelling(tokens: Token[]): void {
  const known = new Map<string, string | null>();
  const isWord = (word: string) => KNOWN_WORDS.has(word) || PLAIN_WORDS.has(word);
  for (const token of tokens) {
    if (token.kind !== 'word' || isWord(token.word) || isWord(token.stem)) continue;
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

function kindOf(token: Token, before: Token | undefined, text: string): Kind {
  const joint = JOINTS.get(token.word);
  if (joint) return joint;
  if (token.kind !== 'mark') return 'WORD';
  if (token.word === '.') {
    const next = text.slice(token.end).trimStart().charAt(0);
    const abbreviates = before && ABBREVIATIONS.test(before.word);
    return abbreviates && next !== '' && next === next.toLowerCase() ? 'MARK' : 'STOP';
  }
  if (/^[;!?()[\]{}<>|•*]$/.test(token.word)) return 'STOP';
  const spaced = /\s/.test(text.charAt(token.start - 1)) || /\s/.test(text.charAt(token.end));
  return token.word === '-' && spaced ? 'COMMA' : 'MARK';
}

// "the beach" is no entry, "the beach entry" is: what an article begins gives way to what goes on past it.
function longestPhraseAt(tokens: readonly Token[], at: number): ReturnType<typeof phraseAt> {
  const phrase = phraseAt(tokens, at);
  if (phrase?.words[0] !== 'the') return phrase;
  const next = phraseAt(tokens, at + 1);
  return next && next.to > phrase.to && next.meanings.length > 0 ? null : phrase;
}

/** Words of another language in the English ones of our tables. */
export type InEnglish = (tokens: Token[], text: string) => Token[];

export function readText(text: string, inEnglish: InEnglish = (tokens) => tokens): Text {
  const tokens = inEnglish(tokenize(text), text);
  correctSpelling(tokens);
  const items: Item[] = [];
  const itemOf: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at];
    if (!first) break;
    const phrase = longestPhraseAt(tokens, at);
    const measure = measureAt(tokens, at);
    // "zero slides" refuses; "zero entry" is a longer phrase anyway
    const none = phrase !== null && measure?.kind === 'bare' && measure.parts[0]?.high === 0;
    const measured = measure && !none && (!phrase || measure.to >= phrase.to) ? measure : null;
    const kind = measured ? 'MEASURE' : phrase ? 'PHRASE' : kindOf(first, tokens[at - 1], text);
    const to = measured?.to ?? phrase?.to ?? at + 1;
    const last = tokens[to - 1] ?? first;
    items.push({
      kind,
      is: measured || !phrase ? NOTHING_ELSE[kind] : phrase.is,
      word: first.word,
      last: last.stem,
      meanings: measured || !phrase ? [] : phrase.meanings,
      measure: measured,
      // what Spanish says in another order begins with its later word
      start: Math.min(first.start, last.start),
      end: Math.max(first.end, last.end),
      from: at,
      to,
    });
    for (; at < to; at += 1) itemOf.push(items.length - 1);
  }
  const read: Text = {
    tokens,
    items,
    itemAt: (token) => items[itemOf[token] ?? -1],
    others: [],
    asked: null,
  };
  for (const [at, senses] of longSenses(read)) {
    const item = items[at];
    // The whole turn of phrase says more than a part of it: "we don't have room for".
    const part = senses.has('REFUSING') ? 'AFFIRMATION' : '';
    if (item) item.is = new Set([...[...item.is].filter((sense) => sense !== part), ...senses]);
  }
  return { ...read, others: readWhose(read) };
}
