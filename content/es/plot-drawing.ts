import type { Phrases } from '#domain/words/phrasebook.ts';

export const plotDrawing: Phrases = {
  'From your own drawing, scale error ± {error}%. Not a survey.':
    'De su propio dibujo, error de escala ± {error}%. No es una topografía.',
  'From your own drawing, scale not checked. Not a survey.':
    'De su propio dibujo, escala sin revisar. No es una topografía.',
  'From your own drawing, lengths as typed. Not a survey.':
    'De su propio dibujo, largos como los escribió. No es una topografía.',
  'From the client’s own drawing, scale error ± {error}%. Not a survey.':
    'Del dibujo del cliente, error de escala ± {error}%. No es una topografía.',
  'From the client’s own drawing, scale not checked. Not a survey.':
    'Del dibujo del cliente, escala sin revisar. No es una topografía.',
  'From the client’s own drawing, lengths as typed. Not a survey.':
    'Del dibujo del cliente, largos como los escribió. No es una topografía.',
  'Site plan, to scale': 'Plano del terreno, a escala',
  'Lot with {sides} sides; pool {length} long and {width} wide':
    'Terreno de {sides} lados; piscina de {length} de largo y {width} de ancho',
  'Pool {length} × {width}': 'Piscina {length} × {width}',
  'Side {number}': 'Lado {number}',
  'Machines {width}': 'Máquinas {width}',
  'Wall {height}': 'Muro {height}',
  'Retaining wall, up to {height}': 'Muro de contención, hasta {height}',
  '1 step, {riser}" high': '1 escalón, {riser}" de alto',
  '{count} steps, {riser}" high each': '{count} escalones, de {riser}" de alto',
  'Section across the deep end': 'Corte por la parte honda',
  'Ground as it is': 'El terreno como está',
  'Dug away': 'Se excava',
  'Filled up': 'Se rellena',
  'Deck at {height} ft': 'Piso a {height} pies',
  'From the water’s edge': 'Desde la orilla del agua',
  '{feet} ({wanted} wanted)': '{feet} (mínimo {wanted})',
  '{feet}, but {wanted} wanted': '{feet}, pero el mínimo es {wanted}',
  'pool reaches {feet} into it': 'la piscina entra {feet}',
  'pool reaches {feet} past it': 'la piscina lo pasa {feet}',
  'branches over the water': 'ramas sobre el agua',
  'stands in the pool': 'está dentro de la piscina',
  'deep end {feet}; {wanted} in some cities': 'parte honda {feet}; {wanted} en algunas ciudades',
  '1 more, farther away': '1 más, más lejos',
  '{count} more, farther away': '{count} más, más lejos',
  Key: 'Simbología',
  'Lot line': 'Lindero',
  'Tree with its canopy': 'Árbol con su copa',
  'Height of the ground, every {step} ft': 'Altura del suelo, cada {step} pies',
  'Where machines get in': 'Por donde entran las máquinas',
  'Too close': 'Demasiado cerca',
  'Retaining wall': 'Muro de contención',
};
