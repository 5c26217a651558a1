import type { Phrases } from '#domain/words/phrasebook.ts';

export const nativeForms: Phrases = {
  'Please check your request': 'Revise su solicitud, por favor',
  'In the meantime': 'Mientras tanto',
  'What a pool costs': 'Lo que cuesta una piscina',
  'Packages and prices': 'Paquetes y precios',
  'Frequently asked questions': 'Preguntas frecuentes',
  'Please check your choices': 'Revise sus opciones, por favor',
  'Show the figures': 'Mostrar las cifras',
  'Change anything and see the new figures': 'Cambie lo que quiera y vea las nuevas cifras',
  'Have the estimate emailed to you, or just look at the figures and the PDF.':
    'Reciba el presupuesto por correo, o solo vea las cifras y el PDF.',
  'Your form has not been sent yet, and nothing you wrote is lost':
    'Su formulario todavía no se ha enviado y no se perdió nada de lo que escribió',
  'Your form was not sent': 'Su formulario no se envió',
  'Your browser’s Back button brings back what you wrote.':
    'El botón Atrás de su navegador recupera lo que escribió.',
  'Or reach us directly:': 'O contáctenos directamente:',
};
