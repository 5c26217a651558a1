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

const SIZES = /^(small|medium|large|huge)$/;
// Of the pool a size is said with its noun or without one.
const OF_ITSELF = /(pool|shape|ends|style)$/;
const NOUNS = new Set([...namesOf(THINGS), ...namesOf(PEOPLE)].filter((english) => !OF_ITSELF.test(english)));

export function spanishInEnglish(tokens: Token[], text: string): Token[] {
  const how = howSpanish(asWritten(tokens), tokens);
  if (how === 'not') return tokens;
  const spelled = corrected(tokens);
  const isHere = (from: number, to: number) => how === 'wholly' || isBeside(spelled, from, to);
  const spoken = unitsIn(tokens);
  const said: Token[] = [];
  let noun: { at: number; english: string } | null = null;

  const say = (words: string, from: number, to: number) => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (!first || !last || words === '') return;
    const fresh = words.split(' ').map((word) => token(word, first, last));
    // "yo quiero"
    if (/^(i|we)$/.test(fresh[0]?.word ?? '') && said.at(-1)?.word === fresh[0]?.word) fresh.shift();
    // "una cascada chiquita" is a small waterfall
    const its =
      noun && SIZES.test(words) && said.length === noun.at + noun.english.split(' ').length
        ? said[noun.at]
        : null;
    if (noun && its) {
      const whole = said.splice(noun.at).map((part) => ({ ...part, end: last.end }));
      said.push(...fresh.map((part) => ({ ...part, start: its.start })), ...whole);
    } else said.push(...fresh);
    noun = NOUNS.has(words) ? { at: said.length - fresh.length, english: words } : null;
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
