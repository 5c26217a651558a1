import type { Phrases } from '#domain/words/phrasebook.ts';

export const plotSummary: Phrases = {
  'Draw lot lines, house and trees, or trace your survey. It tells us more than words.':
    'Dibuje linderos, casa y árboles, o calque su topografía. Un dibujo nos dice más que las palabras.',
  'Add my drawing': 'Agregar mi dibujo',
  'Change the drawing': 'Cambiar el dibujo',
  'Remove the drawing': 'Quitar el dibujo',
  'You have changed the drawing since you added it.': 'Cambió el dibujo después de agregarlo.',
  'Use the newer drawing': 'Usar el dibujo más reciente',
  'Your drawing is not ready yet. Fix what is marked and put the pool on it, then add it here.':
    'Su dibujo todavía no está listo. Arregle lo marcado, ponga la piscina y después agréguelo aquí.',
  'No room on your lot for the {things}.': 'En su terreno no hay lugar para: {things}.',
  'This pool has no room for {things}.': 'Esta piscina no tiene lugar para: {things}.',
  'Everything stands inside the lot lines, clear of buildings, tree trunks and the water':
    'Todo queda dentro de los linderos, lejos de edificios, troncos y agua',
  'Our layout on your drawing': 'Nuestra disposición en su dibujo',
  '{area} sq ft': '{area} pies²',
  'another building': 'otro edificio',
  '1 tree': '1 árbol',
  '{count} trees': '{count} árboles',
  'pool {feet} ft from the {building}': 'piscina a {feet} pies ({building})',
  'pool reaches into the {building}': 'la piscina invade: {building}',
  'Not a rectangle?': '¿No es un rectángulo?',
  'Draw your lot as it is, or trace your survey, and place the pool on it. We start with these dimensions.':
    'Dibuje su terreno como es, o calque su topografía, y ponga la piscina en él. Empezamos con estas medidas.',
  'Their notes: {notes}': 'Sus notas: {notes}',
  house: 'casa',
  garage: 'garaje',
  shed: 'cobertizo',
  'Your yard, drawn to scale': 'Su terreno, a escala',
  'You drew a yard in this browser. It stays here until you add it.':
    'Dibujó un terreno en este navegador. Se queda aquí hasta que lo agregue.',
  'Sketch of the yard: {words}': 'Bosquejo del terreno: {words}',
  'Put it in my own yard': 'Ponerla en mi terreno',
  'Change the yard or the place': 'Cambiar terreno o lugar',
  'Draw my yard': 'Dibujar mi terreno',
  'In their own yard': 'En su propio terreno',
};
