import type { Phrases } from '#domain/words/phrasebook.ts';

export const contactPage: Phrases = {
  Contact: 'Contacto',
  'Contact Us': 'Contáctenos',
  'Talk it over with us by phone, email or video, free of charge. On weekdays you get a first reply within {promise.replyHours} hours, and the plan for your consultation within {promise.contactHours} hours.':
    'Converse con nosotros por teléfono, correo o video, sin costo. Entre semana recibe una primera respuesta en {promise.replyHours} horas, y el plan de su consulta en {promise.contactHours} horas.',
};
