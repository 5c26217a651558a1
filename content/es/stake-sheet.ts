import type { Phrases } from '#domain/words/phrasebook.ts';

export const stakeSheet: Phrases = {
  'Stake-out sheet (PDF)': 'Hoja de trazo (PDF)',
  'The stake-out sheet has every measure to chalk this pool on your grass.':
    'La hoja de trazo tiene todas las medidas para marcar esta piscina en su césped.',
  'Stake-out sheet': 'Hoja de trazo',
  'Chalk your pool on the grass': 'Marque su piscina en el césped',
  'Two people, half an hour. Then walk around it, stand where the lounger goes, and look at it from the kitchen window.':
    'Dos personas, media hora. Después camine alrededor, párese donde irá la tumbona y mírela desde la ventana de la cocina.',
  'What you need': 'Lo que necesita',
  '2 stakes and {string} of string': '2 estacas y {string} de cordel',
  'Marking chalk, flour or a garden hose': 'Tiza o cal para marcar, harina o una manguera',
  'A helper, and this sheet': 'Alguien que ayude, y esta hoja',
  'How to do it': 'Cómo se hace',
  'Drive in stake A where the shallow end begins, and stake B {string} away where the deep end stops. Stretch the string.':
    'Clave la estaca A donde empieza la parte baja, y la estaca B a {string}, donde termina la parte honda. Tense el cordel.',
  'Set stake A where two tapes meet: {a1} from corner 1 and {a2} from corner 2 of the house wall in the small plan. Stake B: {b1} and {b2}. From A to B it is {string}. Stretch the string.':
    'Ponga la estaca A donde se cruzan dos cintas: a {a1} de la esquina 1 y a {a2} de la esquina 2 del muro de la casa en el plano pequeño. La estaca B: {b1} y {b2}. De A a B hay {string}. Tense el cordel.',
  'Set stake A where two tapes meet: {a1} from corner 1 and {a2} from corner 2 of the lot side in the small plan. Stake B: {b1} and {b2}. From A to B it is {string}. Stretch the string.':
    'Ponga la estaca A donde se cruzan dos cintas: a {a1} de la esquina 1 y a {a2} de la esquina 2 del lado del terreno en el plano pequeño. La estaca B: {b1} y {b2}. De A a B hay {string}. Tense el cordel.',
  'Lay one tape along the string, with its zero at A.':
    'Tienda una cinta a lo largo del cordel, con el cero en A.',
  'Stand at A and look toward B. At each distance of the table, measure square to the string to the left and to the right, and make a mark. A book or a pizza box shows what is square.':
    'Párese en A y mire hacia B. En cada distancia de la tabla, mida a escuadra del cordel hacia la izquierda y hacia la derecha, y haga una marca. Un libro o una caja de pizza le sirve de escuadra.',
  'Join the marks in order, as the drawing shows.': 'Una las marcas en orden, como muestra el dibujo.',
  'Measure the check lines. More than 3 inches off? Look again whether you measured square to the string.':
    'Mida las líneas de control. ¿Más de 3 pulgadas de diferencia? Revise si midió a escuadra del cordel.',
  'Marks beside the string': 'Marcas a los lados del cordel',
  'From A': 'Desde A',
  Left: 'Izquierda',
  Right: 'Derecha',
  'on it': 'sobre él',
  'Check lines': 'Líneas de control',
  '{from} to {to}: {length}': '{from} a {to}: {length}',
  '{station} left': '{station} izquierda',
  '{station} right': '{station} derecha',
  'Or swing the curves with a string': 'O trace las curvas con un cordel',
  'C{number}: {station} from A, {place}; radius {radius}':
    'C{number}: a {station} de A, {place}; radio {radius}',
  '{offset} left': '{offset} a la izquierda',
  '{offset} right': '{offset} a la derecha',
  'on the string': 'sobre el cordel',
  'Mark these too': 'Marque también',
  '{name}: {from} to {to} from A; {one} to {two}': '{name}: de {from} a {to} desde A; {one} a {two}',
  '{feet} before A': '{feet} antes de A',
  'Sun shelf': 'Repisa',
  'Beach entry': 'Playa',
  'Cold plunge': 'Tina fría',
  'Swim-up bar': 'Bar dentro del agua',
  'Where the stakes stand': 'Dónde van las estacas',
  'For seeing and feeling the size, not for digging.': 'Para ver y sentir el tamaño, no para excavar.',
  'Before anybody digs: call 811, free, a few days ahead. They mark the lines underground.':
    'Antes de que alguien excave: llame al 811, gratis, unos días antes. Ellos marcan las líneas que pasan bajo tierra.',
  'The line is the water’s edge. Coping and deck come around it.':
    'La línea es la orilla del agua. El borde y el piso van alrededor.',
  '2 measuring tapes of {tape} ft or more: the longest measure is {longest}':
    '2 cintas métricas de {tape} pies o más: la medida más larga es {longest}',
  'The water is {feet} from the lot line.': 'El agua queda a {feet} del lindero.',
  'The water reaches {feet} over the lot line.': 'El agua pasa {feet} del lindero.',
  'The water is {feet} from the house.': 'El agua queda a {feet} de la casa.',
  'The water is {feet} from a building.': 'El agua queda a {feet} de una construcción.',
  'The water reaches {feet} into a building.': 'El agua entra {feet} en una construcción.',
  'Cities usually ask for 5 ft or more. Chalk it to see how tight it is, then move the pool on your yard drawing.':
    'Las ciudades suelen pedir 5 pies o más. Márquela con cal para ver qué tan justa queda y luego mueva la piscina en el dibujo de su terreno.',
};
