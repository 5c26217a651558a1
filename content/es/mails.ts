import type { Phrases } from '#domain/words/phrasebook.ts';

export const mails: Phrases = {
  'Your pool cost estimate': 'El presupuesto de su piscina',
  'Contractor and owner-builder ranges, line by line, with a PDF to print.':
    'Rangos con contratista y por su cuenta, línea por línea, con un PDF para imprimir.',
  'Here is the estimate you asked for. The attached PDF has the same figures on two printable pages.':
    'Aquí tiene el presupuesto que pidió. El PDF adjunto tiene las mismas cifras en dos páginas para imprimir.',
  'contractor {contractor}, owner-builder {ownerBuilder}':
    'contratista {contractor}, por su cuenta {ownerBuilder}',
  'You are getting this one email because someone entered this address in our cost calculator. If that was not you, you will not hear from us again.':
    'Recibe este único correo porque alguien escribió esta dirección en nuestra calculadora de costos. Si no fue usted, no volverá a saber de nosotros.',
  'New estimate: {range}': 'New estimate: {range}',
  'A visitor asked for a cost estimate': 'A visitor asked for a cost estimate',
  'Replying to this email writes to the visitor.': 'Replying to this email writes to the visitor.',
  'The page sent {sent}; our own figure is {computed}. Trust ours.':
    'The page sent {sent}; our own figure is {computed}. Trust ours.',
  'We have your consultation request': 'Recibimos su solicitud de consulta',
  'We have it, and here is what happens next.': 'La recibimos; esto es lo que sigue.',
  'Thank you. We have your request.': 'Gracias. Recibimos su solicitud.',
  'Hello,': 'Hola:',
  'We received your request for a free consultation, along with your project details.':
    'Recibimos su solicitud de consulta gratuita, junto con los detalles de su proyecto.',
  '{promise.hours} you get a first reply within {promise.replyHours} hours; your free consultation details follow within {promise.contactHours} hours.':
    'En nuestro horario ({promise.hours}) recibe la primera respuesta en {promise.replyHours} horas; los detalles de su consulta gratuita llegan en {promise.contactHours} horas.',
  'Anything to add? Just reply to this email. Plans, a survey and photos of the yard help most.':
    '¿Algo que agregar? Responda a este correo. Lo que más ayuda son planos, una topografía y fotos del patio.',
  'You are getting this one email because this address was entered in our consultation form.':
    'Recibe este único correo porque esta dirección se escribió en nuestro formulario de consulta.',
  'New consultation request: {name}': 'New consultation request: {name}',
  'New consultation request': 'New consultation request',
  'It comes from a design made with the AI tool.': 'It comes from a design made with the AI tool.',
  'Pool style': 'Estilo de piscina',
  'Pool length': 'Largo de la piscina',
  'Open it in the console': 'Open it in the console',
  '{brand.name}, pool design studio': '{brand.name}, estudio de diseño de piscinas',
};
