import { SPANISH_HELD_OUT } from './spanish/held-out.ts';
import { SPANISH_HELD_OUT_STORIES } from './spanish/held-out-stories.ts';
import { SPANISH_HOMES } from './spanish/tuned-homes.ts';
import { SPANISH_KITCHENS } from './spanish/tuned-kitchens.ts';
import { SPANISH_VOICES } from './spanish/tuned-voices.ts';

// Spanish, and Spanish mixed with English; every third sentence is held out, and had no row written for it.
export const SPANISH = {
  tuned: [...SPANISH_HOMES, ...SPANISH_VOICES, ...SPANISH_KITCHENS],
  heldOut: [...SPANISH_HELD_OUT, ...SPANISH_HELD_OUT_STORIES],
};
