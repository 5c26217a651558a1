import type { Phrases } from '#domain/words/phrasebook.ts';

export const legal: Phrases = {
  'Last updated': 'Última actualización',
  Contents: 'Contenido',
  'Questions about this page:': 'Preguntas sobre esta página:',
  today: 'hoy',
};
