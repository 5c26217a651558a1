import type { Phrases } from '#domain/words/phrasebook.ts';

export const siteWork: Phrases = {
  'Site work': 'Obra del terreno',
  'Site work makes your ground level around the pool: {parts}.':
    'La obra del terreno nivela el suelo alrededor de la piscina: {parts}.',
  'about 1 cubic yard of earth moved ({price})': 'alrededor de 1 yarda cúbica de tierra movida ({price})',
  'about {count} cubic yards of earth moved ({price})':
    'unas {count} yardas cúbicas de tierra movida ({price})',
  'about {feet} ft of retaining wall, up to {height} ft high ({price})':
    'unos {feet} pies de muro de contención, de hasta {height} pies de alto ({price})',
  '1 step to the house ({price})': '1 escalón hacia la casa ({price})',
  '{count} steps to the house ({price})': '{count} escalones hacia la casa ({price})',
  'With {price} of site work': 'Con {price} de obra del terreno',
  'site work {price}': 'obra del terreno {price}',
};
