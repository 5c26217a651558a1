import type { Phrases } from '#domain/words/phrasebook.ts';

export const legal: Phrases = {
  'Last updated': 'Última actualización',
  'In short': 'En pocas palabras',
  'What counts is the full text below.': 'Lo que vale es el texto completo de abajo.',
  Contents: 'Contenido',
  'Read with this page': 'Para leer junto con esta página',
  'Questions about this page:': 'Preguntas sobre esta página:',
  today: 'hoy',
};
