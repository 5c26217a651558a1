import type { Phrases } from '#domain/words/phrasebook.ts';

// What rules say in mails and on papers, beside what pages say (rules.ts).
export const PAPER_RULES: Phrases = {
  Yes: 'Sí',
  No: 'No',
  'Sales tax': 'Impuesto sobre las ventas',
  '{inches} in': '{inches} pulg.',
  '{feet} ft {inches} in': '{feet} pies {inches} pulg.',
  'Catch basin': 'Canal',
  'Water line, {height} below coping': 'Nivel del agua, {height} bajo el borde',
  'Spa, water {height} above deck': 'Jacuzzi, agua {height} sobre el piso',
  'Sunshelf {depth}': 'Repisa {depth}',
  'Bench {depth}': 'Banca {depth}',
  '{length} × {width} ft': '{length} × {width} pies',
  '{style} pool, {length} × {width} ft': 'Piscina: {style}, {length} × {width} pies',
  '{style} pool, {length} × {width} ft, {depth} deep':
    'Piscina: {style}, {length} × {width} pies, {depth} de profundidad',
  '{style} pool, {length} × {width} ft, {feet} ft throughout deep':
    'Piscina: {style}, {length} × {width} pies, {feet} pies de profundidad en toda la piscina',
  'Small (12x24 feet)': 'Pequeña (12 × 24 pies)',
  'Medium (16x32 feet)': 'Mediana (16 × 32 pies)',
  'Large (20x40 feet)': 'Grande (20 × 40 pies)',
  'Extra large (24x48 feet)': 'Extra grande (24 × 48 pies)',
  Southwest: 'Suroeste',
  Southeast: 'Sureste',
  West: 'Oeste',
  Northeast: 'Noreste',
  Midwest: 'Medio Oeste',
  Mountain: 'Montañas',
  Moderate: 'Moderada',
  Basic: 'Básica',
  Functionality: 'Funcionalidad',
  Maintenance: 'Mantenimiento',
  heating: 'calefacción',
  lighting: 'iluminación',
  waterfall: 'cascada',
  spa: 'jacuzzi',
};
