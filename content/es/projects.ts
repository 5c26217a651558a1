import type { Phrases } from '#domain/words/phrasebook.ts';

export const projects: Phrases = {
  'Horizon Terrace': 'Terraza Horizonte',
  'Forty-four feet of water, 18 ft wide, ending in a vanishing edge above a valley.':
    'Cuarenta y cuatro pies de agua, 18 de ancho, que terminan en un borde infinito sobre un valle.',
  Infinity: 'Infinita',
  Large: 'Grande',
  'Morning at the Ranch': 'Mañana en el rancho',
  'A 32 × 16 ft rectangle with a shallow sun shelf, set in pavers behind a single-story ranch house.':
    'Un rectángulo de 32 × 16 pies con repisa para asolearse, entre adoquines, detrás de una casa de rancho de una planta.',
  Rectangular: 'Rectangular',
  'Boulder Fall': 'Cascada de rocas',
  'A 40 × 22 ft lagoon with a two-step fall over stacked boulders and a flagstone shore.':
    'Una laguna de 40 × 22 pies con una caída de dos niveles sobre rocas apiladas y orilla de piedra laja.',
  'Lagoon pool with a two-step waterfall over boulders, palms and flagstone paving on a clear day':
    'Laguna con cascada de dos niveles sobre rocas, palmas y piso de piedra laja en un día despejado',
  'White Volumes': 'Volúmenes blancos',
  'A 40 × 14 ft white pool drawn parallel to a house of plain white boxes.':
    'Una piscina blanca de 40 × 14 pies, paralela a una casa de sencillos cubos blancos.',
  'Villa at Dusk': 'Villa al anochecer',
  'A 48 × 18 ft pool on the center line of a stucco villa, with a fire bowl at each corner of the far end.':
    'Una piscina de 48 × 18 pies en el eje de una villa de estuco, con un tazón de fuego en cada esquina del extremo lejano.',
  'Alder Lane Kidney': 'Riñón de Alder Lane',
  'A 32 × 17 ft kidney with a broom-finished concrete deck, the shape a mid-century house asks for.':
    'Un riñón de 32 × 17 pies con piso de concreto escobillado, la forma que pide una casa de mediados de siglo.',
  Kidney: 'Riñón',
  'Forest Swim': 'Nado en el bosque',
  'A 38 × 20 ft freeform pool with a dark pebble finish that takes the color of the trees.':
    'Una piscina de forma libre de 38 × 20 pies con acabado oscuro de guijarro que toma el color de los árboles.',
  'Glass House, Evening': 'Casa de vidrio, al anochecer',
  'A 36 × 14 ft pool that doubles a post-and-beam house and its lit rooms in its surface.':
    'Una piscina de 36 × 14 pies que duplica en su superficie una casa de postes y vigas con sus cuartos iluminados.',
  'Mid-century house with a wall of glass, glowing at dusk and mirrored in a still rectangular pool':
    'Casa de mediados de siglo con un muro de vidrio que brilla al anochecer, reflejada en una piscina rectangular quieta',
  'Fire and Still Water': 'Fuego y agua quieta',
  'A 38 × 16 ft pool with a sun shelf, a stone spa that spills, and a fire bowl on either side of the doors.':
    'Una piscina de 38 × 16 pies con repisa, un jacuzzi de piedra que se derrama y un tazón de fuego a cada lado de las puertas.',
  'Modern two-story house at dusk with a lit pool, a raised stone spa spilling into it and two fire bowls':
    'Casa moderna de dos pisos al anochecer con piscina iluminada, un jacuzzi elevado de piedra que se derrama en ella y dos tazones de fuego',
  'Porch to Water': 'Del porche al agua',
  'A 36 × 16 ft pool on the axis of a white farmhouse porch, with a raised spa that spills at one side.':
    'Una piscina de 36 × 16 pies en el eje del porche de una casa de campo blanca, con un jacuzzi elevado que se derrama a un lado.',
  'Fern Grotto': 'Gruta de helechos',
  'Water falls across the mouth of a boulder grotto at the edge of a 36 × 20 ft pool.':
    'El agua cae frente a la boca de una gruta de rocas, a la orilla de una piscina de 36 × 20 pies.',
  Tropical: 'Tropical',
  Grotto: 'Gruta',
  'Boulder grotto with water falling across its mouth into a clear pool, ferns growing over the rocks':
    'Gruta de rocas con agua que cae frente a su boca en una piscina clara, con helechos sobre las piedras',
  'Concrete and Cedar': 'Concreto y cedro',
  'A 38 × 15 ft pool between a cedar-clad house and a low concrete wall with three scuppers.':
    'Una piscina de 38 × 15 pies entre una casa de cedro y un muro bajo de concreto con tres caños.',
  Scuppers: 'Caños de agua',
  'Resort Lagoon': 'Laguna de resort',
  'A 52 × 28 ft lagoon with a boulder waterfall and a timber pavilion on its far shore.':
    'Una laguna de 52 × 28 pies con cascada de rocas y un pabellón de madera en la otra orilla.',
  Resort: 'Resort',
  'Extra large': 'Extragrande',
  'Large lagoon pool with a boulder waterfall, palms and a timber pavilion on the far side':
    'Laguna grande con cascada de rocas, palmas y un pabellón de madera al fondo',
  'Palm Court': 'Patio de palmas',
  'An L-shaped pool, 36 × 22 ft overall, wrapped around a travertine terrace under palms.':
    'Una piscina en L, de 36 × 22 pies en total, alrededor de una terraza de travertino bajo palmas.',
  'Beach Entry': 'Entrada tipo playa',
  'The floor rises to meet the shore: a 42 × 24 ft lagoon you walk into, finished in sand-colored pebble.':
    'El fondo sube hasta la orilla: una laguna de 42 × 24 pies a la que se entra caminando, con acabado de guijarro color arena.',
  'Lagoon pool with a sloping sand-colored beach entry, palms and garden sofas in golden light':
    'Laguna con entrada tipo playa color arena, palmas y sofás de jardín en luz dorada',
  'Black Mirror': 'Espejo negro',
  'A 42 × 15 ft dark pool filled level with its stone, so the sky lies flat in the terrace.':
    'Una piscina oscura de 42 × 15 pies, llena a nivel de la piedra, para que el cielo quede tendido en la terraza.',
  'Lake House Edge': 'Borde hacia el lago',
  'A 40 × 16 ft pool whose far edge spills toward the lake beyond it.':
    'Una piscina de 40 × 16 pies cuya orilla lejana se derrama hacia el lago.',
  'Infinity-edge pool in a wood deck with a lake and wooded far shore beyond in soft morning light':
    'Piscina de borde infinito en un piso de madera, con un lago y la orilla boscosa al fondo en luz suave de la mañana',
  'Side-Yard Lap': 'Carril en el patio lateral',
  'Forty-six feet of swimming in a yard barely wider than the pool: 46 × 8 ft along a cedar deck.':
    'Cuarenta y seis pies para nadar en un patio apenas más ancho que la piscina: 46 × 8 pies junto a un piso de cedro.',
  Lap: 'De nado',
  'Narrow lap pool running away from the camera along a wood deck between a clipped hedge and a garden wall':
    'Piscina angosta de nado que se aleja junto a un piso de madera, entre un seto recortado y un muro de jardín',
  'Meadow Pond': 'Estanque de pradera',
  'A 34 × 20 ft oval among tall grasses, edged in flat stone and level with the meadow.':
    'Un óvalo de 34 × 20 pies entre pastos altos, con borde de piedra plana, a nivel de la pradera.',
  'Oval swimming pond edged in flat stone among tall meadow grasses with trees behind in golden light':
    'Estanque ovalado para nadar con borde de piedra plana entre pastos altos y árboles detrás en luz dorada',
  'City Court': 'Patio de ciudad',
  'A 22 × 10 ft plunge pool in a walled court, with a sun shelf at one end and a planted edge.':
    'Una piscina de inmersión de 22 × 10 pies en un patio con muros, con repisa en un extremo y borde con plantas.',
  Small: 'Pequeña',
  'Walled city courtyard with a small plunge pool, a table and chairs, and the brick backs of houses above its green wall':
    'Patio de ciudad con muros, una pequeña piscina de inmersión, mesa y sillas, y casas de ladrillo sobre su muro verde',
  'Spa above the Spill': 'Jacuzzi con derrame',
  'An 8 ft square spa in glass mosaic, raised 20 inches, spilling into a 40 × 18 ft pool.':
    'Un jacuzzi cuadrado de 8 pies en mosaico de vidrio, elevado 20 pulgadas, que se derrama en una piscina de 40 × 18 pies.',
  'Close view of a raised spa clad in blue glass mosaic spilling a sheet of water into a lit pool at dusk':
    'Vista cercana de un jacuzzi elevado de mosaico de vidrio azul que derrama una lámina de agua en una piscina iluminada al anochecer',
  'Coast House Pool': 'Piscina de la casa de la costa',
  'A 30 × 14 ft pool let into a weathered wood deck behind a boarded house near the water.':
    'Una piscina de 30 × 14 pies en un piso de madera envejecida, detrás de una casa de tablas cerca del agua.',
  'Saguaro Wash': 'Arroyo de saguaros',
  'A 32 × 18 ft freeform pool set among boulders, agaves and saguaros where a wash would run.':
    'Una piscina de forma libre de 32 × 18 pies entre rocas, agaves y saguaros, donde correría un arroyo.',
  Freeform: 'Forma libre',
  'Lap at Dawn': 'Carril al amanecer',
  'A 60 × 9 ft lane for two swimmers beside a long low house in the desert.':
    'Un carril de 60 × 9 pies para dos nadadores, junto a una casa larga y baja en el desierto.',
  'Long lap pool in early light beside a low earth-colored house, palms and saguaros in the desert beyond':
    'Larga piscina de nado en luz temprana junto a una casa baja color tierra, con palmas y saguaros en el desierto al fondo',
  'Swim-Up Pavilion': 'Pabellón con bar en el agua',
  'A bar counter at the water line with four seats in the pool, 46 × 20 ft, under a hipped pavilion.':
    'Una barra a nivel del agua con cuatro asientos dentro de la piscina, de 46 × 20 pies, bajo un pabellón a cuatro aguas.',
  'Swim-Up Bar': 'Bar dentro del agua',
  'Outdoor Kitchen': 'Cocina exterior',
  'Spool for Two': 'Piscina-jacuzzi para dos',
  'Part spa, part pool: 14 × 9 ft with steps across one end, in a brick-walled city yard.':
    'Mitad jacuzzi, mitad piscina: 14 × 9 pies con escalones en un extremo, en un patio de ciudad con muros de ladrillo.',
  'Small lit spool with steps in a brick-walled city yard at dusk, string lights above and two chairs beside it':
    'Pequeña piscina-jacuzzi iluminada con escalones en un patio de ladrillo al anochecer, con guirnaldas de luces y dos sillas',
  'Lakeside Kidney': 'Riñón junto al lago',
  'A 34 × 18 ft kidney on a grass bank above a lake, with stone coping and nothing in the way.':
    'Un riñón de 34 × 18 pies en una ladera de césped sobre un lago, con borde de piedra y nada que estorbe.',
  'Kidney-shaped pool with two chairs on a bank above a calm lake, evening sun behind wooded hills':
    'Piscina en forma de riñón con dos sillas sobre un lago tranquilo, sol de la tarde tras colinas boscosas',
  'Three Scuppers': 'Tres caños',
  'Three blades of water from a stacked-stone wall into a 34 × 14 ft pool: the detail that is heard first.':
    'Tres láminas de agua desde un muro de piedra a una piscina de 34 × 14 pies: el detalle que primero se oye.',
  'Close view of three scuppers pouring sheets of water from a stone wall into a clear pool':
    'Vista cercana de tres caños que vierten láminas de agua desde un muro de piedra a una piscina clara',
  'Night Terrace': 'Terraza de noche',
  'A 46 × 16 ft pool with a dark finish, lit at its walls only, beside a long glass house.':
    'Una piscina de 46 × 16 pies de acabado oscuro, iluminada solo en sus muros, junto a una larga casa de vidrio.',
  'Family Freeform': 'Forma libre familiar',
  'A 34 × 19 ft freeform pool with a low rock fall at the deep end and flagstone to run on.':
    'Una piscina de forma libre de 34 × 19 pies con una caída baja de rocas en la parte honda y piedra laja para correr.',
  'Stone and Water': 'Piedra y agua',
  'Where flagstone, bullnose coping and a pebble finish meet, at the bend of a 36 × 20 ft freeform pool.':
    'Donde se juntan la piedra laja, el borde redondeado y el acabado de guijarro, en la curva de una piscina de 36 × 20 pies.',
  'Close view of a curved sandstone coping, flagstone joints and clear rippled water over a pebble floor':
    'Vista cercana de un borde curvo de arenisca, juntas de piedra laja y agua clara ondulada sobre guijarro',
  'Block and Glass': 'Bloque y vidrio',
  'A 34 × 15 ft pool in front of a block-walled house, with a low roof on posts and palms behind.':
    'Una piscina de 34 × 15 pies frente a una casa de bloque, con un techo bajo sobre postes y palmas detrás.',
  'Rectangular pool beside a mid-century house of pale block and glass, palms behind it, in late sun':
    'Piscina rectangular junto a una casa de mediados de siglo de bloque claro y vidrio, con palmas detrás, en el último sol',
  'Cypress Axis': 'Eje de cipreses',
  'A 44 × 13 ft formal pool between clipped cypresses, with three deck jets each side.':
    'Una piscina formal de 44 × 13 pies entre cipreses recortados, con tres chorros de cada lado.',
  'Deck Jets': 'Chorros de piso',
  'Long formal pool seen down its axis between rows of cypress, arching deck jets, villa at the end':
    'Larga piscina formal vista por su eje entre filas de cipreses, chorros en arco y una villa al final',
  'Desert Rectangle': 'Rectángulo del desierto',
  'A 30 × 14 ft pool in pale concrete with agaves and saguaros for neighbors.':
    'Una piscina de 30 × 14 pies en concreto claro, con agaves y saguaros por vecinos.',
  'Rectangular pool in a pale concrete deck beside a low desert-modern house with agaves and saguaros in evening sun':
    'Piscina rectangular en piso de concreto claro junto a una casa baja moderna del desierto con agaves y saguaros en el sol de la tarde',
  'Lantern Spring': 'Manantial de faroles',
  'A lit boulder fall feeds a 34 × 20 ft freeform pool at the edge of the woods.':
    'Una caída de rocas iluminada alimenta una piscina de forma libre de 34 × 20 pies a la orilla del bosque.',
  'Freeform pool lit from below at dusk with a boulder waterfall and dark trees behind':
    'Piscina de forma libre iluminada desde abajo al anochecer, con una cascada de rocas y árboles oscuros detrás',
  'Glass Tile Edge': 'Borde de mosaico de vidrio',
  'A waterline in hand-cut glass mosaic, four shades of blue, on a 40 × 16 ft pool.':
    'Una línea de agua en mosaico de vidrio cortado a mano, cuatro tonos de azul, en una piscina de 40 × 16 pies.',
  'Low view along a waterline of blue glass mosaic under pale coping, sunlit ripples, two loungers and a hedge behind':
    'Vista baja a lo largo de un mosaico de vidrio azul bajo borde claro, ondas al sol, dos tumbonas y un seto detrás',
  'Canyon Rim': 'Borde del cañón',
  'A 42 × 16 ft vanishing edge over open desert, with two fire bowls before the house.':
    'Un borde infinito de 42 × 16 pies sobre el desierto abierto, con dos tazones de fuego frente a la casa.',
  'Infinity-edge pool over a desert valley at dusk with fire bowls and a low earth-colored house':
    'Piscina de borde infinito sobre un valle desértico al anochecer, con tazones de fuego y una casa baja color tierra',
  'The Sun Shelf': 'La repisa para asolearse',
  'Nine inches of water, two loungers and a row of bubblers at the shallow end of a 34 × 16 ft pool.':
    'Nueve pulgadas de agua, dos tumbonas y una fila de burbujeadores en la parte baja de una piscina de 34 × 16 pies.',
  Bubblers: 'Burbujeadores',
  'Close view of a pool sun shelf with two white loungers and bubblers, caustic light on the floor':
    'Vista cercana de una repisa con dos tumbonas blancas y burbujeadores, con luz que juega en el fondo',
  'Lagoon from Above': 'La laguna desde arriba',
  'The plan of a 46 × 28 ft lagoon: coves for sitting, a deep middle for swimming, palms for shade.':
    'El plano de una laguna de 46 × 28 pies: ensenadas para sentarse, un centro hondo para nadar, palmas para la sombra.',
  'View from above of a lagoon pool with coves, boulders, palms and a flagstone shore in midday sun':
    'Vista desde arriba de una laguna con ensenadas, rocas, palmas y orilla de piedra laja al sol del mediodía',
  'Deck in the Trees': 'Terraza entre los árboles',
  'A 32 × 12 ft vanishing edge off a timber deck, level with the crowns of the slope below.':
    'Un borde infinito de 32 × 12 pies desde un piso de madera, a la altura de las copas de la ladera.',
  'Infinity-edge pool in a timber deck with misty tree crowns beyond the edge in soft morning light':
    'Piscina de borde infinito en un piso de madera con copas entre la niebla más allá, en luz suave de la mañana',
  'After-Supper Swim': 'Nado después de cenar',
  'A 32 × 15 ft pool lit from below, two steps from the kitchen doors of a farmhouse.':
    'Una piscina de 32 × 15 pies iluminada desde abajo, a dos pasos de la cocina de una casa de campo.',
  'The Whole Yard': 'El patio completo',
  'Pool, raised spa, pergola and lawn placed as one plan, around 34 × 16 ft of water.':
    'Piscina, jacuzzi elevado, pérgola y césped como un solo plano, alrededor de 34 × 16 pies de agua.',
  Pergola: 'Pérgola',
  'View from above of a back yard with a rectangular pool, raised spa, pergola, paver deck, lawn and hedges':
    'Vista desde arriba de un patio con piscina rectangular, jacuzzi elevado, pérgola, piso de adoquín, césped y setos',
  modern: 'modern',
  luxury: 'luxury',
  farmhouse: 'farmhouse',
  garden: 'garden',
  hillside: 'hillside',
  courtyard: 'courtyard',
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
  Mediterranean: 'Mediterránea',
};
