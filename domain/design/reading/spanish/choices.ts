import type { Token } from '../tokens.ts';
import { readNumber, wordAt } from './numbers.ts';

// Words whose English depends on what stands around them.

export type Here = {
  tokens: readonly Token[];
  /** Where the words begin and end that are to be said in English. */
  from: number;
  to: number;
  /** What was said in English before them. */
  before: readonly Token[];
  text: string;
};
// No word is about another that stands farther off: it bounds what a long text costs.
const REACH = 40;

type Choose = (here: Here) => string;

const ABOUT = /^(unos|unas|como|casi|aproximadamente|aprox|solo|nomas|los|las|mas|o|menos|\$)$/;
const SET = /^(de|del|es|sea|:|=|seria|debe|ser|unos|unas|como|max|maximo|maxima)$/;
const YEARS = /^(anos?|anitos?|mes|meses|semanas)$/;

function past(tokens: readonly Token[], from: number, words: RegExp): number {
  let at = from;
  while (at < from + 4 && words.test(wordAt(tokens, at))) at += 1;
  return at;
}
const numberAt = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined ? null : readNumber(tokens, past(tokens, at, ABOUT));
const isEnd = (token: Token | undefined) =>
  token === undefined || (token.kind === 'mark' && token.word !== '$' && token.word !== '"');

const wasNumber = ({ before }: Here) =>
  before.slice(-6).some(({ kind, word }) => kind === 'number' || /^(k|long|wide)$/.test(word));

function isRefusing({ before }: Here): boolean {
  for (let at = before.length - 1; at >= Math.max(0, before.length - REACH); at -= 1) {
    const { word } = before[at] ?? { word: '' };
    if (/^[.;!?]$/.test(word)) return false;
    if (/^(no|not|without|dont|nor|never|neither)$/.test(word)) return true;
  }
  return false;
}

/** "de 4 y 7 años", "de tres años" */
function isAge({ tokens, to }: Here): boolean {
  let at = to;
  for (let count = 0; count < 4; count += 1) {
    const run = numberAt(tokens, at);
    if (!run) return false;
    if (YEARS.test(wordAt(tokens, run.to))) return true;
    if (!/^(y|,|a|o|e)$/.test(wordAt(tokens, run.to))) return false;
    at = run.to + 1;
  }
  return false;
}

/** "de 1.20 a 1.80", "de 3 pies hasta 6" */
function isRange({ tokens, to }: Here): boolean {
  const run = numberAt(tokens, to);
  if (!run) return false;
  const joint = past(tokens, run.to, /^(metros?|mts?|m|pies?|ft|centimetros?|cm)$/);
  return /^(a|hasta)$/.test(wordAt(tokens, joint)) && numberAt(tokens, joint + 1) !== null;
}

const FAMILY =
  /^(kids?|children|son|daughter|baby|grandkids?|nephews?|oldest|youngest|mom|dad|husband|wife|grandma|grandpa|gemel[oa]s|melliz[oa]s|twins?|he|she|they|who|one|law|girl|boy)$/;

const labelled =
  (name: string, said: string): Choose =>
  ({ tokens, to, before }) => {
    const last = before.at(-1);
    const measured =
      last !== undefined && (last.kind === 'number' || /^(feet|meters|ft|m|about|of)$/.test(last.word));
    return !measured && numberAt(tokens, past(tokens, to, SET)) ? name : said;
  };

export const CHOICES: Readonly<Record<string, Choose>> = {
  POR: (here) => (wasNumber(here) && numberAt(here.tokens, here.to) ? 'by' : 'for'),
  // elsewhere it may be the English one
  A: (here) => (wasNumber(here) && numberAt(here.tokens, here.to) ? 'to' : 'a'),
  DE: (here) => {
    const of = wordAt(here.tokens, here.from) === 'del' ? 'of the' : 'of';
    if (!numberAt(here.tokens, here.to)) return of;
    if (isAge(here)) return 'aged';
    if (isRange(here)) return 'from';
    return /^(unos|unas|como|aproximadamente|casi)$/.test(wordAt(here.tokens, here.to)) ? '' : 'about';
  },
  UNOS: ({ tokens, to }) => (numberAt(tokens, to) ? 'about' : 'some'),
  COMO: ({ tokens, to }) => (numberAt(tokens, past(tokens, to, /^(de|unos|unas)$/)) ? 'about' : 'like'),
  SI: ({ tokens, from, to, text }) => {
    const { start, end } = tokens[from] ?? { start: 0, end: 0 };
    const accented = /[íÍ]/.test(text.slice(start, end));
    const wished = /^(quiero|queremos|quisiera|necesito|necesitamos|con|la|lo)$/.test(wordAt(tokens, to));
    return accented || wished || isEnd(tokens[to]) ? 'yes' : 'if';
  },
  NO: ({ tokens, to }) => (readNumber(tokens, to) ? 'not' : 'no'),
  NADA: ({ tokens, to }) =>
    /^(cuadrad|modern|redond|lujos|rectangul|elegant|rustic|grand)/.test(wordAt(tokens, to)) ? 'not' : 'nada',
  NI: (here) => (isRefusing(here) ? 'or' : 'no'),
  GRACIAS: ({ before }) =>
    / no( ,)?$/.test(
      ` ${before
        .slice(-2)
        .map(({ word }) => word)
        .join(' ')}`,
    )
      ? 'gracias'
      : '',
  ADD: ({ tokens, to }) => (numberAt(tokens, past(tokens, to, /^de$/)) ? 'make it' : 'add'),
  MEJOR: ({ tokens, to }) => {
    if (numberAt(tokens, past(tokens, to, /^de$/))) return 'make it';
    return isEnd(tokens[to]) ? 'better' : 'rather';
  },
  TIENE: (here) => {
    const several = wordAt(here.tokens, here.from).endsWith('n');
    const run = readNumber(here.tokens, here.to);
    const person = here.before.slice(-4).some(({ word }) => FAMILY.test(word));
    const counted = run !== null && /^(metros?|pies?|mts?|m|ft|x|por)$/.test(wordAt(here.tokens, run.to));
    if (run && (isAge(here) || (person && !counted))) return several ? 'are' : 'is';
    return several ? 'have' : 'has';
  },
  QUERIA: ({ before }) => (FAMILY.test(before.at(-1)?.word ?? '') ? 'wanted' : 'i wanted'),
  // a baja shelf is asked for in English
  BAJA: ({ tokens, to }) => {
    if (/^(shelf|ledge|step|bench)$/.test(wordAt(tokens, to))) return 'baja';
    return numberAt(tokens, past(tokens, to, /^(a|hasta)$/)) ? 'drops' : 'low';
  },
  ENTRADA: ({ tokens, to }) =>
    numberAt(tokens, past(tokens, to, /^(tenga|sea|de|con)$/)) ? 'shallow end' : 'entrance',
  LARGO: labelled('length', 'long'),
  ANCHO: labelled('width', 'wide'),
  PROFUNDIDAD: labelled('depth', 'depth'),
  FONDO: labelled('depth', 'bottom'),
  'NOT NEEDED': ({ tokens, to }) =>
    isEnd(tokens[to]) || /^(y|pero|porque|ya)$/.test(wordAt(tokens, to)) ? 'not needed' : 'dont need',
  // "por dieciséis, honda de tres a seis pies"
  HONDA: ({ tokens, to, before }) =>
    before.at(-1)?.kind === 'number' && numberAt(tokens, past(tokens, to, SET)) ? ', depth' : 'deep',
  HASTA: (here) => {
    if (!numberAt(here.tokens, here.to)) return 'until';
    return wasNumber(here) ? 'to' : 'up to';
  },
};
