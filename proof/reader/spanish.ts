import { SPANISH_HELD_OUT } from './spanish/held-out.ts';
import { SPANISH_HOMES } from './spanish/tuned-homes.ts';
import { SPANISH_VOICES } from './spanish/tuned-voices.ts';

// Spanish, and Spanish mixed with English; every third sentence is held out, and was written first.
export const SPANISH = { tuned: [...SPANISH_HOMES, ...SPANISH_VOICES], heldOut: SPANISH_HELD_OUT };
