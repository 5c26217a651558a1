import type { Phrases } from '#domain/words/phrasebook.ts';

export const figures: Phrases = {
  '3-6 months': '3 a 6 meses',
  '5-15 business days': '5 a 15 días hábiles',
  '2-4 weeks': '2 a 4 semanas',
  '10 MB': '10 MB',
  '2-4 business days': '2 a 4 días hábiles',
};
