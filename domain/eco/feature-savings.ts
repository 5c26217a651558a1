import type { EcoAssumptions } from './assumptions.ts';
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
