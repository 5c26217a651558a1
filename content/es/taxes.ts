import type { Phrases } from '#domain/words/phrasebook.ts';

export const taxes: Phrases = {
  'Sales tax': 'Impuesto sobre las ventas',
};
