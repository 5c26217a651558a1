import { EVERYDAY } from './tuned/everyday.ts';
import { FIRST_VISITORS } from './tuned/first-visitors.ts';
import { FORUM } from './tuned/forum.ts';
import { KITCHEN_TABLE } from './tuned/kitchen-table.ts';
import { PARAPHRASE } from './tuned/paraphrase.ts';
import { PASSERSBY } from './tuned/passersby.ts';
import { PORCHES } from './tuned/porches.ts';
import { ROAD_TRIPS } from './tuned/road-trips.ts';
import { STRANGERS } from './tuned/strangers.ts';
import { THREE_BIDS } from './tuned/three-bids.ts';
import { VOICES } from './tuned/voices.ts';

// The sentences the reader's rows were written with: how well they are read says what still works, not how well
// a stranger is understood.
export const TUNED = [
  ...EVERYDAY,
  ...VOICES,
  ...STRANGERS,
  ...PASSERSBY,
  ...KITCHEN_TABLE,
  ...FORUM,
  ...PARAPHRASE,
  ...FIRST_VISITORS,
  ...PORCHES,
  ...ROAD_TRIPS,
  ...THREE_BIDS,
];
