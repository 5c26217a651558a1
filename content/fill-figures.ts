import { STAFF_PASSWORD } from '#domain/console/team.ts';
import { checklistFor } from '#domain/design/checklist.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { AVERAGE_DEPTH_FT, SINGLE_SPEED_PUMP, TURNOVERS_A_DAY } from '#domain/eco/assumptions.ts';
import { YEARS } from '#domain/eco/eco-analysis.ts';
import { ECO_ANALYSIS_MS, ECO_FEATURES } from '#domain/eco/eco-form.ts';
import { ECO_SCORE_MAX } from '#domain/eco/eco-score.ts';
import {
  CHEMICALS_LEFT,
  COLLECTOR_EFFICIENCY,
  GAS_EFFICIENCY,
  HEAT_PUMP_COP,
  LAMP,
  SALT_CELL,
} from '#domain/eco/eco-year.ts';
import { contractorRange } from '#domain/estimate/pricing.ts';
import { MAX_FILE_BYTES, MAX_FILES, MAX_TOTAL_BYTES } from '#domain/intake/intake-files.ts';
import { STEP_COUNT } from '#domain/intake/intake-steps.ts';
import { USUAL_DECK } from '#domain/intake/usual-pool.ts';
import { DIY_STATES } from '#domain/package/diy-states.ts';
import { PANORAMA_UPLOAD } from '#domain/panorama/upload-rules.ts';
import { LATCH_HEIGHT_IN, SAFE_FENCE_HEIGHT_FT } from '#domain/safety/assessment.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import type { Language } from '#domain/site/languages.ts';
import { shownHours } from '#domain/site/shown-hours.ts';
import { VISIT_YEARS_KEPT } from '#domain/visit/visit.ts';
import { grouped } from '#domain/words/grouped.ts';
import { MB } from '#domain/words/megabytes.ts';
import { dollars } from '#domain/words/money.ts';
import { numberWords, spanishNumberWords } from '#domain/words/number-words.ts';
import { YARD_ANALYSIS_MS } from '#domain/yard/optimization-form.ts';
import { ANY_POOL, POOL_LENGTHS, PRIORITY_RULES } from '#domain/yard/priorities.ts';
import { STANDARD_POOL, STANDARD_SHARES } from '#domain/yard/standard-recommendation.ts';
import type { Content } from './content.ts';

const textsOf = (record: object): Record<string, string> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value === 'string'));

const SMALLEST = { size: 'small', type: 'rectangular', material: 'vinyl' } as const;
const LARGE = { size: 'large', type: 'rectangular', material: 'concrete', features: ['spa'] } as const;

const percent = (share: number) => `${Math.round(share * 100)}%`;
const watts = (kilowatts: number) => `${kilowatts * 1000} W`;

const named = <Item extends { id: string }>(items: readonly Item[], say: (item: Item) => string) =>
  Object.fromEntries(items.map((item) => [item.id, say(item)]));

/** How figures are said that are not digits alone. */
const SAID = {
  en: {
    number: numberWords,
    feet: (value: string | number) => `${value} ft`,
    squareFeet: (value: number) => `${value} sq ft`,
    span: (from: number, to: number) => `${from} to ${to} ft`,
    size: (width: number, length: number) => `${width} by ${length} feet`,
  },
  es: {
    number: spanishNumberWords,
    feet: (value: string | number) => `${value} pies`,
    squareFeet: (value: number) => `${value} pies cuadrados`,
    span: (from: number, to: number) => `de ${from} a ${to} pies`,
    size: (width: number, length: number) => `${width} por ${length} pies`,
  },
};

/** Every figure that a sentence may name, by family: `{price.permitting}`, `{limit.intake-file}`. Counts are those of this very content. */
export function figuresOf(
  content: Content,
  language: Language = 'en',
): Record<string, Record<string, string | number>> {
  const said = SAID[language];
  const { PACKAGES } = content.packages;
  const { PROMISES, CLAIMS, OWNER_BUILDER_FIGURES, PACKAGE_CONTENTS, PERMIT_FIGURES } = content.figures;
  return {
    title: named(PACKAGES, ({ title }) => title),
    price: {
      ...named(PACKAGES, ({ price }) => dollars(price)),
      lowest: dollars(Math.min(...PACKAGES.map(({ price }) => price))),
      // As the sentences say: a small vinyl rectangle, and a large one of concrete with a spa.
      calculator: dollars(contractorRange(content.prices, SMALLEST).low),
      'calculator-large': dollars(contractorRange(content.prices, LARGE).high),
    },
    promise: { ...PROMISES, hours: shownHours(content.brand.hours, content.booking.BOOKING_RULES.zone) },
    brand: textsOf(content.brand),
    call: { minutes: content.booking.BOOKING_RULES.minutes },
    claim: { ...CLAIMS, poolsDesigned: grouped(CLAIMS.poolsDesigned) },
    'owner-builder': OWNER_BUILDER_FIGURES,
    permit: PERMIT_FIGURES,
    package: PACKAGE_CONTENTS,
    diy: DIY_STATES,
    deck: { around: USUAL_DECK.aroundFt, house: USUAL_DECK.houseSideFt },
    limit: {
      'intake-file': `${MAX_FILE_BYTES / MB} MB`,
      'intake-files': MAX_FILES,
      'intake-total': `${MAX_TOTAL_BYTES / MB} MB`,
      password: STAFF_PASSWORD.min,
      'panorama-width': PANORAMA_UPLOAD.minWidth,
      'visit-years': VISIT_YEARS_KEPT,
    },
    safety: { fence: said.feet(SAFE_FENCE_HEIGHT_FT), latch: LATCH_HEIGHT_IN },
    wait: { yard: said.number(YARD_ANALYSIS_MS / 1000), eco: said.number(ECO_ANALYSIS_MS / 1000) },
    eco: {
      'highest-score': ECO_SCORE_MAX,
      years: YEARS,
      'years-word': said.number(YEARS),
      depth: said.feet(AVERAGE_DEPTH_FT),
      pump: `${SINGLE_SPEED_PUMP.kilowatts} kW`,
      flow: SINGLE_SPEED_PUMP.gallonsPerMinute,
      turnovers: TURNOVERS_A_DAY,
      gas: percent(GAS_EFFICIENCY),
      'heat-pump': said.number(HEAT_PUMP_COP),
      collector: percent(COLLECTOR_EFFICIENCY),
      lamp: said.squareFeet(LAMP.squareFeet),
      bulb: watts(LAMP.bulbKw),
      led: watts(LAMP.ledKw),
      'cover-chemicals': percent(1 - CHEMICALS_LEFT['pool-cover']),
      'salt-cell': dollars(SALT_CELL.yearlyReplacement),
    },
    yard: {
      standard: STANDARD_POOL.size,
      cost: `${STANDARD_SHARES.costPercent}%`,
      savings: `${STANDARD_SHARES.savingsPercent}%`,
      smallest: said.size(ANY_POOL.area.widths.min, POOL_LENGTHS.min),
      'family-shallow': said.feet(PRIORITY_RULES.family.depths.shallow),
      'lane-width': said.span(PRIORITY_RULES.fitness.widths.min, PRIORITY_RULES.fitness.widths.max),
      'lane-depth': said.span(PRIORITY_RULES.fitness.depths.shallow, PRIORITY_RULES.fitness.depths.deep),
    },
    open: Object.fromEntries(
      Object.entries(PRIORITY_RULES).map(([name, { deckShare }]) => [name, percent(deckShare)]),
    ),
    ...counts(content, said.number),
  };
}

/** In words: `{count.packages}` is "five", `{Count.packages}` begins a sentence, `{number.steps}` is in digits. */
function counts(content: Content, inLetters: (value: number) => string) {
  const { about, faq, figures, guide, packages, projects, quiz, safety, services, testimonials } = content;
  const number = {
    packages: packages.PACKAGES.length,
    'quiz-questions': quiz.QUIZ_STEPS.length,
    'faq-questions': faq.FAQ_SECTIONS.reduce((sum, { questions }) => sum + questions.length, 0),
    projects: projects.length,
    cases: testimonials.CASE_STUDIES.length,
    reviews: testimonials.REVIEWS.length,
    states: STATE_LAWS.length,
    'safety-layers': safety.SAFETY_LAYERS.length,
    'guide-steps': guide.GUIDE_STEPS.length,
    'intake-steps': STEP_COUNT,
    checklist: checklistFor({ ...DEFAULT_DESIGN, features: [] }).length,
    tools: services.TOOLS.length,
    services: about.ABOUT_SERVICES.items.length,
    'eco-features': ECO_FEATURES.length,
    'years-of-pools': figures.CLAIMS.yearsOfPools,
    'years-of-landscape': figures.CLAIMS.yearsOfLandscape,
  };
  const inWords = Object.entries(number).map(([name, value]) => [name, inLetters(value)] as const);
  return {
    number,
    count: Object.fromEntries(inWords),
    Count: Object.fromEntries(
      inWords.map(([name, words]) => [name, words[0]?.toUpperCase() + words.slice(1)]),
    ),
  };
}

/** Words with these figures in place. A name that stands for nothing stays, so that somebody sees it. */
export function withFigures<Words extends object>(
  words: Words,
  figures: ReturnType<typeof figuresOf>,
): Words {
  const said = (sentence: string) =>
    sentence.replace(/\{([\w-]+)\.([\w-]+)\}/g, (place, family: string, name: string) =>
      String(figures[family]?.[name] ?? place),
    );
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('{') ? said(value) : value;
    if (Array.isArray(value)) for (const [i, one] of value.entries()) value[i] = fill(one);
    else if (isRecord(value)) for (const name of Object.keys(value)) value[name] = fill(value[name]);
    return value;
  };
  // Walked by hand: a reviver is asked about every number too, and took twice as long.
  const filled = JSON.parse(JSON.stringify(words));
  fill(filled);
  return filled;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const fillFigures = (content: Content, language: Language = 'en'): Content =>
  withFigures(content, figuresOf(content, language));
