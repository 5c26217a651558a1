import type { Phrases } from '#domain/words/phrasebook.ts';

export const notFound: Phrases = {
  '404 Page Not Found': '404 Página no encontrada',
  'Did you forget to add the page to the router?': 'Esta página no existe o cambió de dirección.',
  'If you followed a link here, the mistake is ours. Try one of these:':
    'Si llegó aquí por un enlace, el error es nuestro. Pruebe con una de estas:',
  Home: 'Inicio',
  'Describe a pool to the AI Design Tool': 'Describir una piscina a la herramienta de diseño con IA',
};
