import { ECO_FEATURES, type EcoFeature } from './eco-form.ts';

// Starts at 45, adds each chosen feature's points, capped at 100.
export const ECO_SCORE_START = 45;
export const ECO_SCORE_MAX = 100;

export function ecoScore(features: readonly EcoFeature[]): number {
  const points = ECO_FEATURES.reduce((sum, { id, points }) => sum + (features.includes(id) ? points : 0), 0);
  return Math.min(ECO_SCORE_MAX, ECO_SCORE_START + points);
}
