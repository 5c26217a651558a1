import type { Phrases } from '#domain/words/phrasebook.ts';

export const intakeDraft: Phrases = {
  'We saved what you wrote earlier': 'Guardamos lo que escribió antes',
  'It is saved only in this browser. Files are kept too, as long as the browser has room.':
    'Está guardado solo en este navegador. Los archivos también, mientras el navegador tenga espacio.',
  'Continue at step {step}: {name}': 'Continuar en el paso {step}: {name}',
  'Discard the draft': 'Descartar el borrador',
  'The draft was discarded.': 'Se descartó el borrador.',
  'You have a saved draft': 'Tiene un borrador guardado',
  'Use this design in it? Its size, depths, and deck replace yours. Its features and description are added.':
    '¿Usar este diseño en él? Su tamaño, profundidades y piso reemplazan los suyos. Sus elementos y su descripción se agregan.',
  'Use the design': 'Usar el diseño',
  'Keep my draft as it is': 'Dejar mi borrador como está',
  'Your design is in your draft now.': 'Su diseño ya está en el borrador.',
  'Use the design after all': 'Usarlo de todos modos',
  'This form was changed in another tab.': 'Este formulario se cambió en otra pestaña.',
  'Show those changes here': 'Mostrar aquí esos cambios',
  'We filled in the pool from your design. You can change anything.':
    'Llenamos los datos de la piscina con su diseño. Puede cambiar lo que quiera.',
};
