import type { Phrases } from '#domain/words/phrasebook.ts';

export const contactPage: Phrases = {
  Contact: 'Contacto',
  'Contact Us': 'Contáctenos',
  'Talk it over with us by phone, email or video, free of charge. {promise.hours}, you get a first reply within {promise.replyHours} hours, and your consultation details within {promise.contactHours} hours.':
    'Hablemos por teléfono, correo o video, sin costo. En nuestro horario ({promise.hours}) recibe la primera respuesta en {promise.replyHours} horas, y los detalles de su consulta en {promise.contactHours} horas.',
};
