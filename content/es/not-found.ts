import type { Phrases } from '#domain/words/phrasebook.ts';

export const notFound: Phrases = {
  '404 Page Not Found': '404 Página no encontrada',
  'Did you forget to add the page to the router?': 'Esta página no existe o cambió de dirección.',
  'If you followed a link to this page, the mistake is ours.':
    'Si llegó aquí por un enlace, el error es nuestro.',
  'That is for us to answer, not for you.': 'Nos toca arreglarlo a nosotros, no a usted.',
  'These pages are in place:': 'Estas páginas sí están en su lugar:',
  Home: 'Inicio',
  'What we draw, and how a project runs': 'Qué dibujamos y cómo avanza un proyecto',
  'What each one includes, at a fixed price': 'Lo que incluye cada uno, a precio fijo',
  'Describe a pool to the AI Design Tool': 'Describir una piscina a la herramienta de diseño con IA',
  'A sentence or two become a plan and a picture': 'Una o dos frases se convierten en un plano y una imagen',
  'A first reply within {promise.replyHours} hours': 'Primera respuesta en {promise.replyHours} horas',
  'Or look at a pool while you are here': 'O mire una piscina, ya que está aquí',
};
