import { budgetLabel, isBudget } from '#domain/inquiry/budgets.ts';
import { saidBudget } from '#domain/site/budget-parameter.ts';
import { plainLine } from '#domain/site/plain-text.ts';
import { dollars } from '#domain/words/money.ts';
import { featuresFromText } from './cost-calculation.ts';
import {
  isOption,
  LOCATIONS,
  POOL_FEATURES,
  POOL_MATERIALS,
  POOL_SIZES,
  POOL_TYPES,
  type PoolFeature,
  type PoolLocation,
  type PoolMaterial,
  type PoolSize,
  type PoolType,
  TIMELINES,
  type Timeline,
} from './options.ts';

/** Beside a design's `material`, which is agreed to say concrete: what it is really built of. */
export const BUILT_OF = 'built';

export const CARRY_OVER_DELAY_MS = 100;
const SHOWN_LENGTH = 80;
export const CARRIED_FIELDS = ['size', 'type', 'material', 'location', 'timeline'] as const;

export type EstimateCarryOver = {
  size?: PoolSize;
  type?: PoolType;
  material?: PoolMaterial;
  location?: PoolLocation;
  timeline?: Timeline;
  features: PoolFeature[];
  featuresUnreadable: boolean;
  poolLength?: string;
  poolStyle?: string;
  estimatedRange?: string;
  budget?: string;
};

/** Which of the form's answers a design really brought. */
export function arrivedFields(carried: EstimateCarryOver) {
  const chosen = CARRIED_FIELDS.filter((field) => carried[field] !== undefined);
  return carried.features.length > 0 ? [...chosen, 'features' as const] : chosen;
}

// What a design brings along in the query; an unknown value is left for the visitor to choose.
export function estimateCarryOver(query: URLSearchParams): EstimateCarryOver | undefined {
  if (query.get('fromAI') !== 'true') return undefined;
  const chosen = <Value extends string>(
    name: string,
    options: readonly { value: Value; label: string }[],
  ): Value | undefined => {
    const value = query.get(name);
    return isOption(options, value) ? value : undefined;
  };
  const shown = (name: string) => plainLine(query.get(name) ?? '').slice(0, SHOWN_LENGTH) || undefined;
  const features = carriedFeatures(query.get('features'));
  return {
    size: chosen('size', POOL_SIZES),
    type: chosen('type', POOL_TYPES),
    material: chosen(BUILT_OF, POOL_MATERIALS) ?? chosen('material', POOL_MATERIALS),
    location: chosen('location', LOCATIONS),
    timeline: chosen('timeline', TIMELINES),
    features: features ?? [],
    featuresUnreadable: features === undefined,
    poolLength: shown('poolLength'),
    poolStyle: shown('poolStyle'),
    estimatedRange: shown('estimatedRange'),
    budget: carriedBudget(query),
  };
}

// Dollars that a visitor named, or one of the contact form's ranges.
function carriedBudget(query: URLSearchParams): string | undefined {
  const said = saidBudget(query);
  const range = query.get('budget');
  if (said) return dollars(said);
  return isBudget(range) ? budgetLabel(range) : undefined;
}

// Known features are ticked even when the list holds others; only text that is no list at all is unreadable.
function carriedFeatures(text: string | null): PoolFeature[] | undefined {
  if (text === null) return [];
  const exact = featuresFromText(text);
  if (exact) return exact;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list)
      ? POOL_FEATURES.map(({ value }) => value).filter((value) => list.includes(value))
      : undefined;
  } catch {
    return undefined;
  }
}
