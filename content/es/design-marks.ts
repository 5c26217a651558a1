import type { Phrases } from '#domain/words/phrasebook.ts';

export const designMarks: Phrases = {
  'Partner {number}': 'Persona {number}',
  Depth: 'Profundidad',
  Price: 'Precio',
  'You agree on {agreed} of {count}.': 'Están de acuerdo en {agreed} de {count}.',
  'Talk about: {parts}.': 'Por conversar: {parts}.',
  '1 still needs a mark from both.': 'Falta 1 por marcar entre los dos.',
  '{count} still need marks from both.': 'Faltan {count} por marcar entre los dos.',
  'You agree on everything.': 'Están de acuerdo en todo.',
  'Marked together by {names}': 'Marcado entre {names}',
  'Yes: {parts}': 'Sí: {parts}',
  'No: {parts}': 'No: {parts}',
  'They differ on {part} ({votes})': 'No coinciden en {part} ({votes})',
  'Decide it together': 'Decidan en pareja',
  'Send the link to your partner. Each of you says yes or no to every part, and you both see the marks here.':
    'Envíe el enlace a su pareja. Cada quien dice sí o no a cada parte, y los dos ven aquí las marcas.',
  'Somebody sent you this pool. Say yes or no to each part: they see your marks here, and you see theirs.':
    'Alguien compartió esta piscina con usted. Diga sí o no a cada parte: esa persona ve aquí las marcas de usted, y usted ve las de ella.',
  'Say yes or no': 'Diga sí o no',
  'The marks belong to this link. A pool that is changed gets a new link, and new marks.':
    'Las marcas son de este enlace. Si la piscina cambia, recibe otro enlace y otras marcas.',
  'Your name (optional)': 'Su nombre (opcional)',
  Yes: 'Sí',
  No: 'No',
  'Yes to {part}': 'Sí a {part}',
  'No to {part}': 'No a {part}',
  '{name} said yes.': '{name} dijo que sí.',
  '{name} said no.': '{name} dijo que no.',
  'You agree: yes.': 'Están de acuerdo: sí.',
  'You agree: no.': 'Están de acuerdo: no.',
  'You do not agree yet.': 'Todavía no están de acuerdo.',
  'You marked 1 of {all}.': 'Marcó 1 de {all}.',
  'You marked {count} of {all}.': 'Marcó {count} de {all}.',
  'Your partner’s marks appear here once they open the link.':
    'Las marcas de su pareja aparecen aquí cuando abre el enlace.',
  '{names} marked this pool. Your turn: yes or no to each part?':
    'Ya marcaron esta piscina: {names}. Ahora le toca a usted: ¿sí o no a cada parte?',
  'Nobody has marked anything yet.': 'Nadie ha marcado nada todavía.',
  'Undo: {part}': 'Deshacer: {part}',
  'Saved.': 'Guardado.',
  'Not saved yet: no connection. We keep trying.':
    'Sin guardar todavía: no hay conexión. Seguimos intentando.',
  'As many people as a link takes have marked this pool already. Your marks stay in this browser.':
    'Ya marcaron esta piscina todas las personas que admite un enlace. Sus marcas se quedan en este navegador.',
  'This design is no longer there, so marks cannot be kept.':
    'Este diseño ya no existe, así que las marcas no se pueden guardar.',
  '{length} × {width} ft': '{length} × {width} pies',
  '{shallow} to {deep} ft': 'de {shallow} a {deep} pies',
  '{deep} ft': '{deep} pies',
  yes: 'sí',
  Finish: 'Acabado',
};
