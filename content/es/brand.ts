import type { Phrases } from '#domain/words/phrasebook.ts';

export const brand: Phrases = {
  Poolwright: 'Poolwright',
  '4300 W Lake Mary Blvd, Suite 1010': '4300 W Lake Mary Blvd, Suite 1010',
  'Lake Mary': 'Lake Mary',
  FL: 'FL',
  US: 'US',
  'Mon-Fri 8AM-6PM': 'Lun. a vie. de 8 a. m. a 6 p. m.',
  Sa: 'Sa',
};
