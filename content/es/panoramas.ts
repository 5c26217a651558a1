import type { Phrases } from '#domain/words/phrasebook.ts';

export const panoramas: Phrases = {
  'Palm court at noon': 'Patio de palmas al mediodía',
  'You stand on warm travertine at the near side of an L-shaped pool: the arcade across the water, palms on both sides.':
    'Usted está sobre travertino tibio, a la orilla de una piscina en L: la arcada al otro lado del agua, palmas a ambos lados.',
  Sunshelf: 'Repisa para asolearse',
  'L-shaped pool': 'Piscina en L',
  'Travertine deck': 'Piso de travertino',
  'Terrace on the hillside': 'Terraza en la ladera',
  'The far edge of the water is the edge of the garden. Beyond it, hills in the last hour of sun.':
    'La orilla lejana del agua es la orilla del jardín. Más allá, las colinas en la última hora de sol.',
  'Infinity Edge': 'Borde infinito',
  'Hillside view': 'Vista a la ladera',
  'Between two fires': 'Entre dos fuegos',
  'Just after sunset by the lit water: a spa that spills, two fire bowls, and the house glowing behind glass.':
    'Justo después del atardecer junto al agua iluminada: un jacuzzi que se derrama, dos tazones de fuego y la casa que brilla tras el vidrio.',
  'Fire Feature': 'Elemento de fuego',
  'Raised Spa': 'Jacuzzi elevado',
  'Morning above the lake': 'Mañana sobre el lago',
  'Warm boards underfoot and early light. The pool runs out level with the lake and its far shore.':
    'Tablas tibias bajo los pies y luz temprana. La piscina corre a nivel con el lago y su orilla lejana.',
  'Wood deck': 'Piso de madera',
  'Lake view': 'Vista al lago',
  'Last sun in the desert': 'Último sol en el desierto',
  'Low sun on a plain blue rectangle, earthen walls and deep eaves; look left and right for the saguaros.':
    'Sol bajo sobre un sencillo rectángulo azul, muros color tierra y aleros profundos; mire a ambos lados para ver los saguaros.',
  Rectangle: 'Rectángulo',
  'Concrete deck': 'Piso de concreto',
  'Desert planting': 'Plantas del desierto',
  'On the shore of the lagoon': 'A la orilla de la laguna',
  'Flagstones underfoot, water on three sides, and a boulder waterfall straight across.':
    'Piedra laja bajo los pies, agua en tres lados y una cascada de rocas justo enfrente.',
  Waterfall: 'Cascada',
  Lagoon: 'Laguna',
  'Flagstone deck': 'Piso de piedra laja',
  'A courtyard under string lights': 'Un patio bajo guirnaldas de luces',
  'Four brick walls, a lit plunge pool at your feet and lights strung overhead: a small yard, whole.':
    'Cuatro muros de ladrillo, una piscina de inmersión iluminada a sus pies y luces colgadas arriba: un patio pequeño, completo.',
  Spool: 'Piscina-jacuzzi',
  'The terrace at night': 'La terraza de noche',
  'Beside a dark-finished pool, its walls lit, across from a long house of glass.':
    'Junto a una piscina de acabado oscuro con las paredes iluminadas, frente a una larga casa de vidrio.',
  'Dark finish': 'Acabado oscuro',
};
