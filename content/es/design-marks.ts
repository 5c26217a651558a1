import type { Phrases } from '#domain/words/phrasebook.ts';

export const designMarks: Phrases = {
  'Partner {number}': 'Persona {number}',
  Depth: 'Profundidad',
  Material: 'Material',
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
  'Say yes or no': 'Diga sí o no',
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
  'Your opinion is asked for: say yes or no to each part of this pool. Whoever sent it to you sees your marks here at once, and you see theirs.':
    'Queremos su opinión: diga sí o no a cada parte de esta piscina. Quien se la envió ve aquí sus marcas al momento, y usted ve las suyas.',
  '{names} would like to know what you think: say yes or no to each part of this pool. They see your marks here at once, and you see theirs.':
    '{names} quiere saber qué le parece: diga sí o no a cada parte de esta piscina. Sus marcas se ven aquí al momento, y usted ve las de los demás.',
  'Change the design and you get a new link. Marks carry over for unchanged parts; the price needs a fresh yes or no.':
    'Si cambia el diseño, recibe un enlace nuevo. Las marcas siguen en las partes que no cambian; el precio necesita un sí o un no nuevo.',
};
