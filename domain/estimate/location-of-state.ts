import { STATE_LAWS, type StateCode } from '#domain/safety/state-laws.ts';
import { isOption, LOCATIONS, type PoolLocation } from './options.ts';

/** The calculator's answer for a state: its own where it has one. */
export function locationOfState(code: StateCode): PoolLocation {
  const name = STATE_LAWS.find((law) => law.code === code)?.state.toLowerCase();
  return isOption(LOCATIONS, name) ? name : 'other';
}
