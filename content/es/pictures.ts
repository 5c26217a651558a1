import type { Phrases } from '#domain/words/phrasebook.ts';

export const pictures: Phrases = {
  'Pool beside a farmhouse porch; behind it a dark metal fence with a gate and a high latch closes off the yard':
    'Piscina junto al porche de una casa de campo; detrás, una cerca de metal oscuro con puerta y pestillo alto cierra el patio',
  'Lit infinity pool with a raised spa and two fire bowls in front of a modern house at dusk, a lake beyond it':
    'Piscina infinita iluminada con jacuzzi elevado y dos tazones de fuego frente a una casa moderna al anochecer, con un lago al fondo',
  'Lit infinity pool in front of a modern house at dusk, a lake beyond it':
    'Piscina infinita iluminada frente a una casa moderna al anochecer, con un lago al fondo',
  'Pool with submerged bar stools at a stone counter under a timber pavilion roof, palms in golden light':
    'Piscina con bancos sumergidos ante una barra de piedra bajo un pabellón de madera, palmas en luz dorada',
  'Infinity-edge pool on a travertine terrace above a wide valley with hills in golden light':
    'Piscina de borde infinito en una terraza de travertino sobre un valle amplio con colinas en luz dorada',
  'Rectangular blue pool with a sun shelf and two shelf loungers in front of a low ranch house in morning light':
    'Piscina rectangular azul con repisa y dos tumbonas en ella frente a una casa de rancho baja en luz de la mañana',
  'Freeform pool with a small rock waterfall and flagstone deck in a green back yard in late sun':
    'Piscina de forma libre con una pequeña cascada de rocas y piso de piedra laja en un patio verde al último sol',
  'L-shaped pool on a travertine terrace beside a cream stucco house with arches and a tiled roof, palms behind':
    'Piscina en L en una terraza de travertino junto a una casa de estuco crema con arcos y techo de teja, palmas detrás',
  'White rectangular pool seen straight on in front of a modern house of white boxes under a blue sky':
    'Piscina rectangular blanca vista de frente ante una casa moderna de cubos blancos bajo un cielo azul',
  'Modern cedar-clad house and rectangular pool with three scuppers pouring from a concrete wall in golden light':
    'Casa moderna de cedro y piscina rectangular con tres caños que salen de un muro de concreto en luz dorada',
  'Dark freeform pool at the edge of a wood, boulders and ferns along its shore in low morning light':
    'Piscina oscura de forma libre a la orilla de un bosque, con rocas y helechos en la luz baja de la mañana',
  'Long lit pool at dusk leading to a stucco villa with arches and warm light, fire bowls burning at both sides':
    'Larga piscina iluminada al anochecer que lleva a una villa de estuco con arcos y luz cálida, fuegos a ambos lados',
  'Dark still pool level with gray stone paving at dusk, mirroring trees, the sky and a round fire with three chairs':
    'Piscina oscura y quieta a nivel de un piso de piedra gris al anochecer, que refleja árboles, cielo y una fogata con tres sillas',
  'Dark-finished pool at night with lit walls reflecting the warm rooms of a long modern glass house':
    'Piscina de acabado oscuro de noche, con muros iluminados que reflejan las habitaciones cálidas de una larga casa de vidrio',
  'Kidney-shaped pool with a pale concrete deck beside a mid-century house with a shallow roof and wide glass':
    'Piscina en forma de riñón con piso de concreto claro junto a una casa de mediados de siglo de techo bajo y amplio vidrio',
  'Rectangular pool in a wood deck in front of a blue-gray coastal house with a white balcony':
    'Piscina rectangular en un piso de madera frente a una casa costera gris azulada con un balcón blanco',
  'Lit rectangular pool at dusk in front of a farmhouse with warm windows and low deck lights':
    'Piscina rectangular iluminada al anochecer frente a una casa de campo con ventanas cálidas y luces bajas',
  'Freeform pool among sandstone boulders, agaves and saguaro cactus in low desert sun':
    'Piscina de forma libre entre rocas de arenisca, agaves y saguaros en el sol bajo del desierto',
  'White farmhouse with a covered porch seen straight on across a rectangular pool with a raised spa in golden light':
    'Casa de campo blanca con porche, vista de frente sobre una piscina rectangular con jacuzzi elevado en luz dorada',
  'Rectangular pool with a raised spa, a sunshelf and two fire bowls in front of a modern house in late sun':
    'Piscina rectangular con jacuzzi elevado, repisa de sol y dos tazones de fuego frente a una casa moderna con el último sol',
  'Plan of the same pool, 36 by 16 feet, with its spa, shelf, steps and fire bowls on the deck behind the house':
    'Plano de la misma piscina, de 36 por 16 pies, con jacuzzi, repisa, escalones y tazones de fuego en el piso detrás de la casa',
  'Part of plan sheet A-1: the deep end of a pool with its bench, coping and deck, and their lengths':
    'Parte de la hoja A-1: el lado hondo de una piscina con su banca, su borde y el piso, y sus medidas',
  'Part of plan sheet A-2: a cut through the steps of a pool, with the depth of each':
    'Parte de la hoja A-2: un corte por los escalones de una piscina, con la profundidad de cada uno',
  'Plan sheet A-1, whole: the dimensioned layout of a pool with its spa, steps and deck, notes and title block':
    'Lámina A-1 completa: planta acotada de una piscina con su jacuzzi, escalones y terraza, notas y cajetín',
  'Part of plan sheet P-1: the jets, drains and pipes of a raised spa, with their sizes':
    'Parte de la hoja P-1: los hidrojets, drenajes y tubos de un jacuzzi elevado, con sus medidas',
  'Part of plan sheet S-1: a cut through a pool wall, with the thickness of each layer':
    'Parte de la hoja S-1: un corte por el muro de una piscina, con el grosor de cada capa',
};
