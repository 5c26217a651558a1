import type { Phrases } from '#domain/words/phrasebook.ts';

export const inquiry: Phrases = {
  '{length} × {width} ft, depth {depth}': '{length} × {width} pies, profundidad {depth}',
  'Your design is loaded': 'Su diseño está cargado',
  'The details below describe it. Change or add anything before you send.':
    'Los detalles de abajo lo describen. Cambie o agregue lo que quiera antes de enviarlo.',
  'Your answers are filled in': 'Ya pusimos sus respuestas',
  'The details below come from what you told us. Change or add anything before you send.':
    'Los detalles de abajo vienen de lo que nos contó. Cambie o agregue lo que quiera antes de enviarlo.',
  'Your budget is filled in': 'Ya pusimos su presupuesto',
  'Only the budget came along. Please describe your pool in the details.':
    'Solo nos llegó el presupuesto. Describa su piscina en los detalles, por favor.',
  'Your design: {style} pool, {length} by {width} feet': 'Su diseño: {style}, de {length} por {width} pies',
  'Package in mind: {package}, {price}': 'Paquete que le interesa: {package}, {price}',
  'Change the design': 'Cambiar el diseño',
  'Design: {link}': 'Diseño: {link}',
  'Free Consultation': 'Consulta gratuita',
  'Tell us what you know so far. You will hear from a designer, not a call center.':
    'Cuéntenos lo que ya sabe. Le responde un diseñador, no un centro de llamadas.',
  'Prefer to talk? Pick a time that suits you, and a designer calls you. It is free.':
    '¿Prefiere hablar? Elija la hora que le convenga y un diseñador le llama. Es gratis.',
  'Fields with an asterisk are required.': 'Los campos con asterisco son obligatorios.',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  'Project location': 'Lugar del proyecto',
  'Project details': 'Detalles del proyecto',
  Budget: 'Presupuesto',
  'Leave this field empty': 'Deje este campo vacío',
  'City, State': 'Ciudad, estado',
  'The yard, the family, the pool you have in mind, and anything that worries you.':
    'El patio, la familia, la piscina que imagina y lo que le preocupe.',
  'Select a budget': 'Elija un presupuesto',
  'Get My Free Consultation': 'Quiero mi consulta gratuita',
  'That did not go through, but nothing you wrote is lost. Try sending it again, call ':
    'No se pudo enviar, pero no se perdió nada de lo que escribió. Intente enviarlo de nuevo, llame al ',
  ' or write to ': ' o escriba a ',
  'Thank you, your request is in': 'Gracias, recibimos su solicitud',
  'Request received': 'Solicitud recibida',
  'A designer will read it and email you back.': 'Un diseñador la leerá y le responderá por correo.',
  'What you sent': 'Lo que nos envió',
  From: 'De',
  'A designer reads it': 'Un diseñador la lee',
  'On weekdays you get a first reply within {promise.replyHours} hours.':
    'Entre semana recibe una primera respuesta en {promise.replyHours} horas.',
  'The details come by email': 'Los detalles le llegan por correo',
  'Everything about your free consultation, at the address you gave.':
    'Todo sobre su consulta gratuita, en la dirección que nos dio.',
  'You talk it over': 'Lo conversan',
  'By phone or video. Pick a time now, or wait for the one we suggest.':
    'Por teléfono o video. Elija una hora ahora, o espere la que le propongamos.',
  'Send another message': 'Enviar otro mensaje',
  'Join over {claim.poolsDesigned} Happy Customers': 'Más de {claim.poolsDesigned} clientes satisfechos',
  'Finished pools, drawings and lessons learned.': 'Piscinas terminadas, dibujos y lecciones aprendidas.',
  Facebook: 'Facebook',
  Instagram: 'Instagram',
  YouTube: 'YouTube',
  TikTok: 'TikTok',
  Pinterest: 'Pinterest',
  LinkedIn: 'LinkedIn',
  Houzz: 'Houzz',
  'Need Immediate Help?': '¿Necesita ayuda inmediata?',
  'An open trench, an inspector on site, a bid that expires today: call us.':
    'Una zanja abierta, un inspector en el sitio, una cotización que vence hoy: llámenos.',
  '{promise.hours}, first reply within {promise.replyHours} hours':
    '{promise.hours}, primera respuesta en {promise.replyHours} horas',
  'Write to us': 'Escríbanos',
  'Plans, surveys and photos welcome': 'Con gusto recibimos planos, topografías y fotos',
  'We work remotely; this is our mailing address.':
    'Trabajamos a distancia; esta es nuestra dirección postal.',
  'Areas served': 'Zonas que atendemos',
  'We work nationwide, in the Caribbean, in Australia and worldwide, mostly in Florida, Texas, California, Arizona, Nevada and the Carolinas. Our permitting service is for Florida only.':
    'Trabajamos en todo Estados Unidos, el Caribe, Australia y el mundo, sobre todo en Florida, Texas, California, Arizona, Nevada y las Carolinas. El servicio de permisos es solo para Florida.',
};
