import { EVERYDAY } from './everyday.ts';
import { FORUM } from './forum.ts';
import { KITCHEN_TABLE } from './kitchen-table.ts';
import { PARAPHRASE } from './paraphrase.ts';
import { PASSERSBY } from './passersby.ts';
import { STRANGERS } from './strangers.ts';
import { VOICES } from './voices.ts';

export const EVERY_SENTENCE = [
  ...EVERYDAY,
  ...VOICES,
  ...STRANGERS,
  ...PASSERSBY,
  ...KITCHEN_TABLE,
  ...FORUM,
  ...PARAPHRASE,
];
