import type { EcoAssumptions } from './assumptions.ts';
import { YEARS } from './eco-analysis.ts';
import { ECO_FEATURES, type EcoFeature, type EcoForm } from './eco-form.ts';
import { ecoYear } from './eco-year.ts';

export type FeatureSaving = { id: EcoFeature; cost: number; saving: number };

/** What each feature saves a year beside the others that are chosen; the one that saves most comes first. */
export function featureSavings(form: EcoForm, given: EcoAssumptions): FeatureSaving[] {
  const total = (features: readonly EcoFeature[]) => ecoYear(form, features, given).total;
  return ECO_FEATURES.map(({ id, cost }) => {
    const others = form.features.filter((one) => one !== id);
    return { id, cost, saving: total(others) - total([...others, id]) };
  }).toSorted((one, other) => other.saving - one.saving);
}

const paysBack = ({ cost, saving }: FeatureSaving) => saving * YEARS > cost;

/** Of those that are not chosen, the one that saves most and is paid back within the years that are told. */
export const bestAddition = (savings: readonly FeatureSaving[], chosen: readonly EcoFeature[]) =>
  savings.find((one) => !chosen.includes(one.id) && paysBack(one));

/** Whether what each chosen feature saves differs from what they save together by more than cents. */
export function overlaps(savings: readonly FeatureSaving[], chosen: readonly EcoFeature[], together: number) {
  const sum = savings.reduce((total, { id, saving }) => total + (chosen.includes(id) ? saving : 0), 0);
  return Math.abs(sum - together) > chosen.length;
}

const SUGGESTED = 3;

/** What to show somebody who chose nothing: the few that save most, each paid back within the years that are told. */
export const worthwhileFeatures = (form: EcoForm, given: EcoAssumptions): EcoFeature[] =>
  featureSavings({ ...form, features: [] }, given)
    .filter(paysBack)
    .slice(0, SUGGESTED)
    .map(({ id }) => id);
