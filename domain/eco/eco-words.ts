// The answers and the computed figures in words: the same on the page, in the mail and at the designer's.

import { labelOf } from '#domain/estimate/options.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { MONTH_NAMES } from '#domain/words/long-date.ts';
import { dollars } from '#domain/words/money.ts';
import { ENGLISH_READER, type Reader } from '#domain/words/reader.ts';
import { tenth } from '#domain/words/tenth.ts';
import { type EcoAssumptions, HEATERS, SHELTERS, startingAssumptions } from './assumptions.ts';
import { CLIMATES } from './climate.ts';
import type { EcoAnalysis } from './eco-analysis.ts';
import { ECO_LOCATIONS, type EcoForm, ENERGY_PRIORITIES, poolOf } from './eco-form.ts';

export const COST_LINES = ['heating', 'pump', 'light', 'water', 'chemicals', 'upkeep'] as const;

type NetWords = { ahead: string; behind: string };
type FigureWords = NetWords & {
  saved: Record<'money' | 'water' | 'co2' | 'payback' | 'net', string>;
  gallons: string;
  tons: string;
  years: string;
  noPayback: string;
};

export const yearsWords = (sentence: string, years: number) => fill(sentence, { years: years.toFixed(1) });

export const netWords = ({ ahead, behind }: NetWords, net: number) =>
  fill(net >= 0 ? ahead : behind, { money: dollars(Math.abs(net)) });

export function ecoFigures(words: FigureWords, analysis: EcoAnalysis): [string, string][] {
  const { saved, noPayback, years } = words;
  const { paybackYears, tenYearNet } = analysis;
  return [
    [saved.money, dollars(analysis.yearlySaving)],
    [saved.water, fill(words.gallons, { gallons: grouped(analysis.gallonsSaved) })],
    [saved.co2, fill(words.tons, { tons: tenth(analysis.co2TonsSaved) })],
    [saved.payback, paybackYears === null ? noPayback : yearsWords(years, paybackYears)],
    [saved.net, netWords(words, tenYearNet)],
  ];
}

type HeadlineWords = { headline: Record<'saves' | 'costs' | 'plain', string> };

/** The one figure that is shown largest, with what it is. Without features nothing is saved: then it is what the pool costs. */
export function ecoHeadline({ headline }: HeadlineWords, form: EcoForm, analysis: EcoAnalysis) {
  if (form.features.length === 0) return { figure: dollars(analysis.without.total), label: headline.plain };
  const saved = Math.round(analysis.yearlySaving);
  return { figure: dollars(Math.abs(saved)), label: saved < 0 ? headline.costs : headline.saves };
}

/** A pool's size as it is told beside results: "Medium" here is not the calculator's. */
export const ecoFeet = ({ poolSize }: Pick<EcoForm, 'poolSize'>) => {
  const { lengthFt, widthFt } = poolOf(poolSize);
  return `${widthFt} × ${lengthFt} ft`;
};

type StoryWords = { story: { plain: string; chosen: string }; listed: string };

/** The same in one sentence that two people can say to each other. */
export function ecoStory(
  { story, listed }: StoryWords,
  { form, features }: { form: EcoForm; features: readonly string[] },
  { say }: Reader = ENGLISH_READER,
): string {
  return fill(features.length > 0 ? story.chosen : story.plain, {
    size: say(ecoFeet(form)),
    station: CLIMATES[form.location].station,
    features: inOneBreath(listed, features),
  });
}

type SuggestionWords = { suggested: string; listed: string };

/** What the features that somebody did not choose would do for the pool. */
export const ecoSuggestion = (
  { suggested, listed }: SuggestionWords,
  features: readonly string[],
  analysis: EcoAnalysis,
): string =>
  fill(suggested, {
    features: inOneBreath(listed, features),
    saved: dollars(analysis.yearlySaving),
  });

const inOneBreath = (listed: string, names: readonly string[]) => {
  const [last = '', ...before] = names.toReversed();
  return before.length > 0 ? fill(listed, { first: before.toReversed().join(', '), last }) : last;
};

type OwnFactWords = { perYear: string; years: string; noPayback: string; ofHeat: string; none: string };

/** What the example report tells, for this pool and in the same order: see standardFigures and standardFacts. What nothing chosen saves is no figure. */
export function ownFacts(words: OwnFactWords, analysis: EcoAnalysis): string[] {
  const { paybackYears, tenYearNet, extraCost } = analysis;
  const orNone = (amount: number, said: string) => (amount === 0 ? words.none : said);
  return [
    orNone(analysis.gallonsSaved, grouped(analysis.gallonsSaved)),
    orNone(analysis.energySavedPercent, `${analysis.energySavedPercent}%`),
    dollars(analysis.yearlySaving),
    `${tenth(analysis.co2TonsSaved)} ${words.perYear}`,
    orNone(analysis.chemicalsSavedPercent, `${analysis.chemicalsSavedPercent}%`),
    orNone(analysis.heatFromSunPercent, fill(words.ofHeat, { percent: analysis.heatFromSunPercent })),
    dollars(extraCost),
    dollars(tenYearNet + extraCost),
    `${tenYearNet > 0 ? '+' : ''}${dollars(tenYearNet)}`,
    paybackYears === null ? words.noPayback : yearsWords(words.years, paybackYears),
  ];
}

type AnswerWords = {
  ECO_FORM: { location: string; energyPriority: string };
  ECO_ASSUMPTIONS: { labels: Record<keyof EcoAssumptions, string> };
  ECO_RESULTS: { assumptions: string };
};

/** What the visitor answered and changed, for whoever reads the result next. */
export function ecoAnswers(
  words: AnswerWords,
  form: EcoForm,
  assumptions: EcoAssumptions,
  { say }: Reader = ENGLISH_READER,
): string {
  const { ECO_FORM, ECO_ASSUMPTIONS, ECO_RESULTS } = words;
  const asked = [
    `${ECO_FORM.location}: ${say(labelOf(ECO_LOCATIONS, form.location))}.`,
    `${ECO_FORM.energyPriority}: ${say(labelOf(ENERGY_PRIORITIES, form.energyPriority))}.`,
  ].join(' ');
  const start = assumptionFacts(startingAssumptions(form));
  const changed = assumptionFacts(assumptions).flatMap(([name, value], at) =>
    value === start[at]?.[1] ? [] : [`${ECO_ASSUMPTIONS.labels[name]}: ${say(value)}`],
  );
  return changed.length > 0
    ? `${asked}\n${fill(ECO_RESULTS.assumptions, { assumptions: changed.join('; ') })}`
    : asked;
}

const NUMBERS = [
  'electricityPrice',
  'gasPrice',
  'waterPrice',
  'chemicalsPrice',
  'pumpHours',
  'coveredHours',
  'lightHours',
  'waterTemperature',
  'priceRise',
] as const;

/** Every assumption with what stands there, as somebody would read it. */
export const assumptionFacts = (given: EcoAssumptions): [keyof EcoAssumptions, string][] => [
  ['heater', labelOf(HEATERS, given.heater)],
  ['shelter', labelOf(SHELTERS, given.shelter)],
  ['seasonStart', MONTH_NAMES[given.seasonStart - 1] ?? ''],
  ['seasonEnd', MONTH_NAMES[given.seasonEnd - 1] ?? ''],
  ...NUMBERS.map((name): [keyof EcoAssumptions, string] => [name, String(given[name])]),
];
