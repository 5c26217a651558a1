import type { Design, FIRES } from '#domain/design/design.ts';
import { FEATURE_RULES, FEATURES, type Feature } from '#domain/design/features.ts';
import { rows } from '#domain/design/reading/pattern.ts';
import { nearestWord } from '#domain/design/reading/spelling.ts';
import { FEET_PER, LABELS } from '#domain/design/reading/tables/numbers.ts';
import { PLAIN_WORDS } from '#domain/design/reading/tables/plain-words.ts';
import { SENSES } from '#domain/design/reading/tables/senses.ts';
import { SIZE_ROWS, STYLE_ROWS } from '#domain/design/reading/tables/styles.ts';
import {
  DECK_ROWS,
  FINISH_ROWS,
  HOUR_ROWS,
  HOUSE_ROWS,
  SETTING_ROWS,
} from '#domain/design/reading/tables/surroundings.ts';
import type { Text } from '#domain/design/reading/text.ts';
import { singular } from '#domain/design/reading/tokens.ts';
import type { PoolShape } from '#domain/design/shape.ts';
import { namesOf } from '#domain/words/names-of.ts';

// The words by which a thing can be recognized even where the grammar made nothing of the sentence.

type Vocabulary = { words: ReadonlySet<string>; begins: readonly string[]; near: Map<string, string[]> };

const SHORTEST = 3;
// Long enough to be told from others with something behind it: "lagoonlike".
const LONG = 6;
const lettersOf = (table: string) => table.toLowerCase().match(/[a-z]+~?/g) ?? [];
const singleWords = (tables: readonly string[]) =>
  tables.flatMap(rows).flatMap((row) => (/^[a-z|]+$/.test(row) ? row.split('|') : []));

// A word that is about people, places or measures tells no feature, though the description of one may hold it.
const OF_OTHERS = new Set([
  ...LABELS.keys(),
  ...FEET_PER.keys(),
  ...singleWords([...Object.values(SENSES), ...Object.values(STYLE_ROWS), ...Object.values(SETTING_ROWS)]),
]);

function vocabularies<Name extends string>(
  tables: Readonly<Record<Name, string>>,
  isOthers: (word: string) => boolean,
): Map<Name, Vocabulary> {
  const names = namesOf(tables);
  const usedBy = new Map<string, number>();
  for (const name of names)
    for (const word of new Set(lettersOf(tables[name]))) usedBy.set(word, (usedBy.get(word) ?? 0) + 1);
  return new Map(
    names.map((name) => {
      const own = new Set(lettersOf(name));
      // A word of several belongs to the one that is called by it.
      const telling = lettersOf(`${name} ${tables[name]}`).filter(
        (word) =>
          word.length >= SHORTEST &&
          !PLAIN_WORDS.has(word) &&
          (own.has(word) || (usedBy.get(word) === 1 && !isOthers(word))),
      );
      const words = new Set(telling.filter((word) => !word.endsWith('~')));
      const begins = telling
        .filter((word) => word.endsWith('~') || word.length >= LONG)
        .map((word) => word.replace('~', ''));
      return [name, { words, begins, near: Map.groupBy(words, (word) => word.charAt(0)) }];
    }),
  );
}

const featureTable = Object.fromEntries(
  FEATURES.map((feature) => {
    const { words, foreignWords, told = [] } = FEATURE_RULES[feature];
    return [feature, [words, foreignWords, ...told.map(({ tells }) => tells)].join('\n')];
  }),
);
const FEATURE_WORDS = vocabularies<string>(
  featureTable,
  (word) => OF_OTHERS.has(word) || OF_OTHERS.has(singular(word)) || PLAIN_WORDS.has(singular(word)),
);

const ours = () => false;
const WORDS_OF = {
  style: vocabularies<string>(STYLE_ROWS, (word) => LABELS.has(word)),
  size: vocabularies<string>(SIZE_ROWS, ours),
  deck: vocabularies<string>(DECK_ROWS, ours),
  finish: vocabularies<string>(FINISH_ROWS, ours),
  house: vocabularies<string>(HOUSE_ROWS, ours),
  setting: vocabularies<string>(SETTING_ROWS, ours),
  hour: vocabularies<string>(HOUR_ROWS, ours),
} as const satisfies Partial<Record<keyof Design, Map<string, Vocabulary>>>;
export type NamedField = keyof typeof WORDS_OF;

const isTold = (text: Text, vocabulary: Vocabulary | undefined): boolean =>
  vocabulary !== undefined &&
  text.tokens.some(
    ({ kind, word, stem }) =>
      kind === 'word' &&
      (vocabulary.words.has(word) ||
        vocabulary.words.has(stem) ||
        vocabulary.begins.some((start) => word.startsWith(start)) ||
        (!PLAIN_WORDS.has(word) && nearestWord(word, vocabulary.near) !== null)),
  );

/** A word of the feature, or of how people describe it, stands in the text, misspelled or not. */
export const tellsFeature = (text: Text, feature: Feature) => isTold(text, FEATURE_WORDS.get(feature));
export const tellsValue = (text: Text, field: NamedField, value: string) =>
  isTold(text, WORDS_OF[field].get(value));

const SHAPE_WORDS: Record<PoolShape, RegExp> = {
  'L-shape': /\bl[-\s]*shape|(?<![\w'’])l(?![\w'’])/i,
  'T-shape': /\bt[-\s]*shape|(?<![\w'’])t(?![\w'’])/i,
  Round: /\b(round|circ|rond|redond|rund)/i,
  Oval: /\b(oval|ellip)/i,
  'Roman ends': /\b(roman|grecian|greek)/i,
};
export const tellsShape = (words: string, shape: PoolShape) => SHAPE_WORDS[shape].test(words);

const FIRE_WORDS: Record<(typeof FIRES)[number], RegExp> = {
  bowls: /\b(bowl|urn|pot|brazier)/i,
  pit: /\b(pit|ring|camp|bonfire|seat)/i,
};
export const tellsFire = (words: string, fire: (typeof FIRES)[number]) => FIRE_WORDS[fire].test(words);

const CHILDREN =
  /\b(kid|child|toddler|bab(y|ies)|infant|little one|grand(son|daughter|kid|child)|son\b|sons\b|daughter|famil|nin[oñ]|niñ|hij[oa]|niet[oa]|beb[eé]|enfant|kinder|bambin|crian)/i;
export const tellsChildren = (words: string) => CHILDREN.test(words);

const REFUSING =
  /\b(no|not|non|none|nope|never|without|w\/o|don['’]?t|doesn['’]?t|won['’]?t|skip|except|instead|rather|hate|avoid|remove|drop|forget|sin|sans|pas|ohne|kein\w*|nicht|senza|sem|nada)\b/i;
export const refusesAnything = (words: string) => REFUSING.test(words);
