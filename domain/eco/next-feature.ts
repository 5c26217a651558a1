import { ECO_FEATURES, type EcoFeature } from './eco-form.ts';
import { ecoScore } from './eco-score.ts';

/** What raises the score most for its money; none where nothing is chosen, or nothing can raise it. */
export function nextFeature(features: readonly EcoFeature[]) {
  if (features.length === 0) return undefined;
  const score = ecoScore(features);
  const gains = ECO_FEATURES.filter(({ id }) => !features.includes(id)).map(({ id, cost }) => ({
    id,
    cost,
    gain: ecoScore([...features, id]) - score,
  }));
  const [best] = gains
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain / other.cost - one.gain / one.cost);
  return best;
}
