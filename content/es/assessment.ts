import type { Phrases } from '#domain/words/phrasebook.ts';

export const assessment: Phrases = {
  'Email it to me': 'Recibirlo por correo',
  'Your email': 'Su correo',
  'Only to send you this result. No newsletter.': 'Solo para enviarle este resultado. Sin boletines.',
  'Send it': 'Enviarlo',
  'Sending...': 'Enviando...',
  'On its way': 'Va en camino',
  'Your result is on its way to your inbox.': 'Su resultado va en camino a su correo.',
  Saved: 'Guardado',
  'Your result is saved. We will email it as soon as we can.':
    'Su resultado está guardado. Se lo enviaremos en cuanto podamos.',
  'Not sent': 'No se envió',
  'We could not send the email. Please try again, or print this page.':
    'No pudimos enviar el correo. Intente de nuevo, por favor, o imprima esta página.',
  'Your pool optimization result': 'El resultado de optimización de su piscina',
  'What fits your yard': 'Lo que cabe en su patio',
  'Your eco pool analysis': 'El análisis ecológico de su piscina',
  'Your pool safety plan': 'El plan de seguridad de su piscina',
  'Here is the result you asked for. We recalculated every figure from what you entered.':
    'Aquí tiene el resultado que pidió. Calculamos de nuevo cada cifra con lo que escribió.',
  'What you entered': 'Lo que escribió',
  'Open the page': 'Abrir la página',
  'Questions? Reply to this email, or ask for a free consultation.':
    '¿Preguntas? Responda a este correo, o pida una consulta gratuita.',
  'You are getting this one email because someone entered this address on our site to receive a result. If that was not you, you will not hear from us again.':
    'Recibe este único correo porque alguien escribió esta dirección en nuestro sitio para recibir un resultado. Si no fue usted, no volverá a saber de nosotros.',
};
