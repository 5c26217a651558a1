import { FEATURE_RULES, FEATURES, type Feature } from '../features.ts';
import { isPassedOver } from './choices.ts';
import { matchFrom, type Pattern, pattern, rows } from './pattern.ts';
import { byFirstWord } from './row-index.ts';
import { around, isAround } from './scan.ts';
import { takenBackByShortName } from './short-names.ts';
import { isEndOfSentence, REACH, type Text } from './text.ts';
import { verdictOn } from './verdicts.ts';
import { isWanted } from './wanted.ts';

// What is asked for and what is refused. All words are the features' own: their files hold them.

// `to` is the last item of a thing told in several.
export type FeatureReading = { feature: Feature; wanted: boolean; at: number; to: number };

type Told = { feature: Feature; tells: Pattern; unless: Pattern | null };

const TOLD = FEATURES.flatMap((feature): Told[] =>
  (FEATURE_RULES[feature].told ?? []).flatMap(({ tells, unless }) =>
    rows(tells).map((row) => ({ feature, tells: pattern(row), unless: unless ? pattern(unless) : null })),
  ),
);
const toldFrom = byFirstWord(TOLD, ({ tells }) => tells);
const NOT_ASKED = new Map(FEATURES.map((feature) => [feature, rows(FEATURE_RULES[feature].notAsked ?? '')]));

// What somebody offered, and what the plan once was, is no wish of now: "went from gas to solar to nothing".
const OFFERED = rows(`
  offered|offering|pitched|presented|ofrecio|ofrecieron (!(we|i|so|but) _)* #
  (tried|trying|wanted|wants|quiso|tries) (to|nos)? (sell|vender|upsell) (!(we|i|so|but) _)* #
  it|plan|drawing|proposal|sketch|quote|which shows|showed|showing (!(we|i|so|but) _)* #
  went|gone from (!(we|i|so|but) _)* #`);

// "where the trampoline was", "where you drew the spa": a place, no wish
const PLACES = rows(`
  where (a|an|the|our|my|his|that|this) # (is|was|sits|sat|stands|stood|used|currently|now)
  where (you|he|she|they|we) (drew|have|had|put|showed|show|sketched|placed) (a|an|the|that|our)? #`);

const isNoWish = (text: Text, at: number) =>
  OFFERED.some((row) => isAround(text, at, row, 9)) || PLACES.some((row) => isAround(text, at, row));

// "a spa, actually scratch that"; "with a spa, no wait, 34 ft" mends the length and leaves the spa
const TAKEN_BACK = '# COMMA|STOP* _? TAKEBACK !(COMMA? _2 !one MEASURE)';

/** Things told by what they do, not by their name: "a place to sunbathe in the water". Each counts once in a clause. */
function readTold(text: Text): { feature: Feature; at: number; to: number }[] {
  const found: { feature: Feature; at: number; to: number }[] = [];
  let clause: number[] = [];
  const indexOf = (token: number) => text.items.findIndex((item) => item.to > token);
  const close = () => {
    const met = new Set<Told>();
    for (const at of clause)
      for (const told of toldFrom(text.tokens[at])) {
        const end = met.has(told) ? -1 : matchFrom(text, at, told.tells);
        if (end === -1) continue;
        met.add(told);
        const { feature, unless } = told;
        if (!unless || clause.every((word) => matchFrom(text, word, unless) === -1))
          found.push({ feature, at: indexOf(at), to: indexOf(end - 1) });
      }
    clause = [];
  };
  for (const item of text.items)
    if (item.kind === 'STOP' || item.kind === 'COMMA') close();
    else for (let at = item.from; at < item.to; at += 1) clause.push(at);
  close();
  return found;
}

// What is told without its name counts where no name for it is said.
function addTold(text: Text, readings: FeatureReading[]): void {
  const named = [...readings];
  for (const { feature, at, to } of readTold(text)) {
    // "fountains bubbling up" are bubblers, whatever fountains alone would be.
    const { insteadOf } = FEATURE_RULES[feature];
    const replaced = named.find(
      (reading) => reading.feature === insteadOf && reading.at >= at && reading.at <= to,
    );
    if (replaced) replaced.feature = feature;
    else if (!text.others[at] && !isNoWish(text, at) && !named.some((reading) => reading.feature === feature))
      readings.push({ feature, wanted: isWanted(text, at, to), at, to });
  }
  readings.sort((a, b) => a.at - b.at);
}

// "spas remind me of motels", "told about the slide", "the wall is the fence"
const SPOKEN_OF = rows(
  'about|of|without|like|than a|the|that|those? #, # remind|reminds|look|looks|cost|costs|crack, wall is the #',
);
const isHead = ({ items }: Text, at: number) =>
  [1, 2, 3].some((away) => {
    const before = items[at - away];
    const between = items.slice(at - away + 1, at).every(({ kind }) => kind === 'WORD' || kind === 'MEASURE');
    return (
      between &&
      (!before ||
        before.kind === 'STOP' ||
        before.kind === 'COMMA' ||
        before.word === ':' ||
        before.is.has('BREAK') ||
        before.is.has('CORRECTION'))
    );
  });

// "no hot tub, he wanted the hot tub": tells who, and asks for nothing
const ONCE_WANTED = 'he|she|they|husband|wife|ex|mother|law|i|we had|have? wanted|liked|had _3 #';
// What was refused is asked for again only in so many words: "no slide ... okay, a slide", not "they were told about the slide".
const ASKED_AGAIN =
  'want|wants|make|therefore|hence|need|needs|asked|wait|for|love|prefer|add|adding|include|including|with|yes|yeah|ok|okay|fine|actually|please|keep|lets|give|plus|and|also|so|but|instead|then|after|doing|going|wins|won|is|are|final|maybe|like|get|gets|put|just|only|:|y|el|la|con|quiero|queremos|tambien _4 #';

// "a slide or a board ... so neither": the two named last
function refuseBoth({ items }: Text, readings: FeatureReading[]): void {
  for (const [at, item] of items.entries()) {
    const next = items[at + 1];
    if (item.word !== 'neither' || (next && next.kind !== 'STOP' && next.kind !== 'COMMA')) continue;
    const before = readings.filter((reading) => reading.to < at && reading.at > at - REACH);
    const both = [...new Set(before.map(({ feature }) => feature))].slice(-2);
    for (const reading of before) if (both.includes(reading.feature)) reading.wanted = false;
  }
}

// "the kitchen was voted down, and the heater too"
function refuseToo(text: Text, readings: FeatureReading[]): void {
  for (const [index, reading] of readings.entries()) {
    const before = readings[index - 1];
    if (
      !before ||
      before.wanted ||
      !isAround(text, reading.at, 'and|so the|his|her|my|our # (too|also|either|as well)')
    )
      continue;
    const between = text.items.slice(before.to + 1, reading.at);
    if (!between.some((item) => isEndOfSentence(item) || item.is.has('WISH'))) reading.wanted = false;
  }
}

// An answer, or the thing at the head of its sentence or list, asks for it too.
const isAskedAgain = (text: Text, { at, to }: FeatureReading) =>
  !isAround(text, at, ONCE_WANTED) &&
  !SPOKEN_OF.some((row) => isAround(text, at, row)) &&
  (verdictOn(text, to) === true ||
    isHead(text, at) ||
    around(text, at, [[ASKED_AGAIN, true]], 6, /^(STOP|COMMA)$/) === true ||
    isAround(text, at, '# too|also|again'));

/** What was passed over takes nothing back, and what was refused is not asked for by telling who had wanted it. */
function settle(text: Text, readings: FeatureReading[]): FeatureReading[] {
  const refused = new Set<Feature>();
  const asked = new Set(readings.filter(({ wanted }) => wanted).map(({ feature }) => feature));
  refuseBoth(text, readings);
  refuseToo(text, readings);
  return readings.filter((reading) => {
    if (!reading.wanted) refused.add(reading.feature);
    else if (refused.has(reading.feature) && !isAskedAgain(text, reading)) reading.wanted = false;
    return reading.wanted || !asked.has(reading.feature) || !isPassedOver(text, reading.at);
  });
}

const isHeat = ({ feature }: FeatureReading) => feature === 'Heating' || feature === 'Solar Heating';

// "solar panels to heat it": heat of no kind in particular is the sun's, where the sun is asked for
function warmedBySun(text: Text, readings: FeatureReading[]): FeatureReading[] {
  const { items } = text;
  // "solar, on second thought gas"
  for (const [index, reading] of readings.entries()) {
    const before = readings[index - 1];
    const otherHeat = before && reading.feature !== before.feature && [before, reading].every(isHeat);
    const turned = otherHeat && items.slice(before.to, reading.at + 1).some(({ is }) => is.has('CORRECTION'));
    if (turned && reading.wanted) before.wanted = false;
  }
  if (!readings.some(({ feature, wanted }) => feature === 'Solar Heating' && wanted)) return readings;
  const anyHeat = ({ feature, at }: FeatureReading) =>
    feature === 'Heating' && /^(heat|heated|heating|heater|warm|htr|water|pool)$/.test(items[at]?.word ?? '');
  // "heater & solar" are two
  const listed = ({ at }: FeatureReading) =>
    items[at]?.word === 'heater' && (items[at + 1]?.kind === 'AND' || items[at - 1]?.kind === 'AND');
  return readings.filter((reading) => !reading.wanted || !anyHeat(reading) || listed(reading));
}

// A pool is told in fewer: what is named after them is left unread.
const MOST_NAMED = 300;

export function readFeatures(text: Text): FeatureReading[] {
  const readings: FeatureReading[] = [];
  for (const [at, item] of text.items.entries())
    for (const meaning of item.meanings) {
      if (meaning.field !== 'feature' || text.others[at]) continue;
      if (readings.length === MOST_NAMED) break;
      const feature = meaning.value;
      if (isNoWish(text, at)) continue;
      if (NOT_ASKED.get(feature)?.some((row) => isAround(text, at, row))) continue;
      const wanted = !isAround(text, at, TAKEN_BACK) && isWanted(text, at, at);
      readings.push({ feature, wanted, at, to: at });
    }
  addTold(text, readings);
  readings.push(...takenBackByShortName(text, readings));
  readings.sort((a, b) => a.at - b.at);
  return settle(text, warmedBySun(text, readings));
}
