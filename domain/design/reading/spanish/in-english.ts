import { namesOf } from '../../../words/names-of.ts';
import { singular, type Token } from '../tokens.ts';
import { CHOICES } from './choices.ts';
import { glossAt } from './glosses.ts';
import { impliedUnit, unitsIn } from './implied-unit.ts';
import { type Read, readNumber } from './numbers.ts';
import { asWritten, corrected, howSpanish, isBeside } from './spelled.ts';
import { PEOPLE } from './tables/people.ts';
import { THINGS } from './tables/things.ts';

// Spanish words in a text become the English ones that our tables know, each where the visitor wrote it: the same rows
// then read both languages. What is English already stays as it is.

const token = (word: string, first: Token, last: Token): Token => ({
  kind: /^[a-z]/.test(word) ? 'word' : 'mark',
  word,
  stem: singular(word),
  value: Number.NaN,
  start: first.start,
  end: last.end,
});

// What Spanish says after a noun and English before it: a size of anything, a look of the pool.
const SIZES = /^(small|medium|large|huge)$/;
const LOOKS =
  /^(modern|minimalist|contemporary|luxury|rustic|mediterranean|caribbean|circular|oval|freeform)$/;
const NOUNS = new Set([...namesOf(THINGS), ...namesOf(PEOPLE)]);
const standsBefore = (words: string, noun: string) =>
  SIZES.test(words) || (noun.endsWith('pool') && LOOKS.test(words));

export function spanishInEnglish(tokens: Token[], text: string): Token[] {
  const how = howSpanish(asWritten(tokens), tokens);
  if (how === 'not') return tokens;
  const spelled = corrected(tokens);
  const isHere = (from: number, to: number) => how === 'wholly' || isBeside(spelled, from, to);
  const spoken = unitsIn(tokens);
  const said: Token[] = [];
  let noun: { at: number; to: number; english: string } | null = null;

  const say = (words: string, from: number, to: number) => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (!first || !last || words === '') return;
    const fresh = words.split(' ').map((word) => token(word, first, last));
    // "yo quiero"
    if (/^(i|we)$/.test(fresh[0]?.word ?? '') && said.at(-1)?.word === fresh[0]?.word) fresh.shift();
    // "una cascada chiquita" is a small waterfall
    const isItsOwn = noun !== null && standsBefore(words, noun.english) && said.length === noun.to;
    said.splice(noun && isItsOwn ? noun.at : said.length, 0, ...fresh);
    noun = NOUNS.has(words) ? { at: said.length - fresh.length, to: said.length, english: words } : null;
  };
  const sayNumber = ({ number, words, to }: Read, from: number, here: Token) => {
    const isAsWritten = to === from + 1 && here.kind === 'number' && number === here.value;
    const end = tokens[to - 1]?.end ?? here.end;
    said.push(
      isAsWritten
        ? here
        : { ...here, kind: 'number', word: String(number), stem: String(number), value: number, end },
    );
    const unit = words || impliedUnit({ tokens, from, to, before: said, text }, spoken);
    noun = null;
    // right behind its number, as "80k" is
    if (unit !== '') said.push({ ...token(unit, here, here), start: end, end });
  };

  for (let at = 0; at < tokens.length; ) {
    const here = tokens[at];
    if (!here) break;
    const number = here.kind === 'mark' ? null : readNumber(tokens, at);
    const gloss = glossAt(spelled, at);
    if (number && number.to >= (gloss?.to ?? 0) && (here.kind === 'number' || isHere(at, number.to))) {
      sayNumber(number, at, here);
      at = number.to;
    } else if (gloss && isHere(at, gloss.to)) {
      const choose = CHOICES[gloss.english];
      say(
        choose ? choose({ tokens, from: at, to: gloss.to, before: said, text }) : gloss.english,
        at,
        gloss.to,
      );
      at = gloss.to;
    } else {
      said.push(here);
      at += 1;
    }
  }
  return said;
}
