import type { Phrases } from '#domain/words/phrasebook.ts';

export const projectPage: Phrases = {
  '{title}: {kind} pool design | {brand}': '{title}: diseño de piscina {kind} | {brand}',
  '{kind} pool': 'Piscina {kind}',
  'All projects': 'Todos los proyectos',
  '{length} × {width} ft, {shallow} to {deep} ft deep':
    '{length} × {width} pies, de {shallow} a {deep} pies de profundidad',
  Volume: 'Volumen',
  'about {gallons} gallons': 'unos {gallons} galones',
  With: 'Con',
  'To build': 'Costo de construirla',
  'With a contractor, by our design tool’s table: shell, features, plans, permits and a reserve.':
    'Con contratista, según la tabla de nuestra herramienta de diseño: vaso, elementos, planos, permisos y una reserva.',
  'Price it your way': 'Calcule su propio precio',
  'Talk to a designer': 'Hable con un diseñador',
  'Plan and section to scale': 'Plano y corte a escala',
  '{title}: its pool to scale. Planting and furniture are in the picture only.':
    '{title}: su piscina a escala. Las plantas y los muebles están solo en la imagen.',
  'More projects': 'Más proyectos',
  'Design and picture: {brand}': 'Diseño e imagen: {brand}',
  Next: 'Siguiente',
  View: 'Vista',
  Day: 'Día',
  'Late sun': 'Sol de tarde',
  Dusk: 'Anochecer',
  'The same pool and porch after sunset, windows and water lit':
    'La misma piscina y el porche después del atardecer, con ventanas y agua iluminadas',
  'The same pool and ranch house after sunset, windows and water lit':
    'La misma piscina y la casa después del atardecer, con ventanas y agua iluminadas',
  'The same pool and desert house after sunset, windows and water lit':
    'La misma piscina y la casa del desierto después del atardecer, con ventanas y agua iluminadas',
};
