import { labelOf, POOL_MATERIALS } from '#domain/estimate/options.ts';
import { dollars } from '#domain/words/money.ts';
import type { Deck, Design } from '../design/design.ts';
import { FEATURE_RULES } from '../design/features.ts';
import { specsOf } from '../design/specs.ts';
import type { IntakeDraft } from './intake-draft.ts';
import type { IntakeForm } from './intake-form.ts';
import { intakePlotText } from './intake-plot.ts';
import { BUDGET_RANGES, FIRE_FEATURES, SAFETY_FEATURES, WATER_FEATURES } from './options.ts';

// A design from the tools fills in the pool, so that nobody types it twice.

const DECK: Record<Deck, IntakeForm['deckMaterial']> = {
  travertine: 'Natural Stone (Travertine, Flagstone)',
  flagstone: 'Natural Stone (Travertine, Flagstone)',
  pavers: 'Pavers (Brick, Stone, Concrete)',
  wood: 'Wood Decking',
  concrete: 'Concrete/Stamped Concrete',
  tile: 'Tile',
};

type Lists = Pick<IntakeForm, 'waterFeatures' | 'fireFeatures' | 'safetyFeatures'>;

// A feature's answer counts where the form's own list has it.
const chosen = <Answer extends string>(design: Design, list: keyof Lists, answers: readonly Answer[]) =>
  design.features.flatMap((feature) => {
    const { intake } = FEATURE_RULES[feature];
    if (!intake || intake === 'spa' || intake.list !== list) return [];
    return answers.filter((answer) => answer === intake.answer);
  });

const halfFeet = (feet: number) => Math.round(feet * 2) / 2;

// From this many dollars on, in the order of the list; less than its first range is left for the visitor to say.
const BUDGET_FROM = [25_000, 50_000, 75_000, 100_000, 150_000, 200_000];
const budgetRangeFor = (dollars: number) =>
  BUDGET_RANGES[BUDGET_FROM.findLastIndex((from) => dollars >= from)];

// What the form has no field for still reaches whoever reads it.
function requestsFor(design: Design, budget: number | null): string {
  const rest = design.features.filter((feature) => !FEATURE_RULES[feature].intake);
  const lines = [
    design.words,
    `Style: ${specsOf(design).style}.`,
    design.material ? `Pool material: ${labelOf(POOL_MATERIALS, design.material)}.` : '',
    rest.length > 0 ? `Also: ${rest.join(', ')}.` : '',
    design.childFriendly ? 'Small children will swim here.' : '',
    budget ? `Budget: ${dollars(budget)}.` : '',
  ];
  return lines.filter(Boolean).join('\n');
}

export const intakeFromDesign = (design: Design, budget: number | null = null): IntakeDraft => {
  const range = budget ? budgetRangeFor(budget) : undefined;
  const hasSpa = design.features.some((feature) => FEATURE_RULES[feature].intake === 'spa');
  const shallowDepth = Math.max(3, halfFeet(design.shallowFt));
  return {
    poolLength: Math.max(10, halfFeet(design.lengthFt)),
    poolWidth: Math.max(8, halfFeet(design.widthFt)),
    shallowDepth,
    deepDepth: Math.max(4, shallowDepth, halfFeet(design.deepFt)),
    deckMaterial: DECK[design.deck],
    waterFeatures: chosen(design, 'waterFeatures', WATER_FEATURES),
    fireFeatures: chosen(design, 'fireFeatures', FIRE_FEATURES),
    hasSpa,
    spaSpillover: hasSpa,
    safetyFeatures: chosen(design, 'safetyFeatures', SAFETY_FEATURES),
    specialRequests: requestsFor(design, budget),
    ...(range ? { budgetRange: range } : {}),
    ...(design.site ? { plot: intakePlotText({ ...design, site: design.site }) } : {}),
  };
};
