import { LATCH_HEIGHT_IN } from '#domain/safety/assessment.ts';
import { STATE_LAWS, type StateCode } from '#domain/safety/state-laws.ts';

// The figures a barrier is drawn with. Each is the model code's (ISPSC 305) or a state card's own where that asks for more; the
// cards and their sources stand in content/safety-laws.ts, checked on the day they name.

/** As the design draws a fence: no card asks for more, and a latch at 54 in stands below its top. */
export const BARRIER_FT = 5;

export const DETAIL = {
  /** No ball of this size passes anywhere. */
  sphereIn: 4,
  belowSoilIn: 2,
  belowSolidIn: 4,
  /** A latch lower than its height: on the pool side, so far below the top. */
  latchBelowTopIn: 3,
  /** Around such a latch no opening over half an inch. */
  latchShieldIn: 18,
  postSpacingFt: 8,
  gateFt: 4,
} as const;

/** Of the latch's release above the ground. */
const STATE_LATCH_IN: Partial<Record<StateCode, number>> = { CA: 60 };
/** Between barrier and water. */
const STATE_FROM_WATER_IN: Partial<Record<StateCode, number>> = { AZ: 20 };

export const latchInches = (state: StateCode | null): number =>
  (state && STATE_LATCH_IN[state]) ?? LATCH_HEIGHT_IN;

export const fromWaterInches = (state: StateCode | null): number | null =>
  (state && STATE_FROM_WATER_IN[state]) ?? null;

/** `local`: the card leaves the height to counties and cities. `none`: no state was given. */
export type HeightRule = { kind: 'state'; inches: number } | { kind: 'local' | 'none' };

export function heightRule(state: StateCode | null): HeightRule {
  const law = STATE_LAWS.find(({ code }) => code === state);
  if (!law) return { kind: 'none' };
  return law.barrierInches === null ? { kind: 'local' } : { kind: 'state', inches: law.barrierInches };
}
