import type { Phrases } from '#domain/words/phrasebook.ts';

export const contactPage: Phrases = {
  Contact: 'Contacto',
  'Contact Us': 'Contáctenos',
  'Write or call. On weekdays you get a first reply within {promise.replyHours} hours, and the details of your free consultation within {promise.contactHours} hours.':
    'Escriba o llame. Entre semana recibe una primera respuesta en {promise.replyHours} horas, y los detalles de su consulta gratis en {promise.contactHours} horas.',
  'What happens next: a designer reads it, emails you back and suggests a time to talk.':
    'Qué sigue: un diseñador lo lee, le responde por correo y propone una hora para hablar.',
  'We use what you write for your pool, and never sell it.':
    'Usamos lo que escribe para su piscina, y nunca lo vendemos.',
};
