import type { Phrases } from '#domain/words/phrasebook.ts';

export const plotPool: Phrases = {
  'lot side': 'lado del terreno',
  'the house': 'la casa',
  'the garage': 'el garaje',
  'the shed': 'el cobertizo',
  'the building': 'el edificio',
  'the easement': 'la servidumbre',
  'the overhead line': 'la línea aérea',
  'the buried line': 'la línea enterrada',
  'the septic tank': 'la fosa séptica',
  'the leach field': 'el campo séptico',
  'the tree': 'el árbol',
  'the palm': 'la palma',
  'the conifer': 'la conífera',
  '{feet} ft to {thing}, {wanted} ft wanted': '{feet} pies a {thing}; el mínimo es {wanted} pies',
  'the pool reaches {feet} ft into {thing}': 'la piscina entra {feet} pies en {thing}',
  'the pool reaches {feet} ft past {thing}, {wanted} ft inside it wanted':
    'la piscina se pasa {feet} pies de {thing}; debe quedar {wanted} pies hacia adentro',
  '{feet} ft to the trunk of {thing}: its leaves would fall into the water':
    '{feet} pies al tronco de {thing}: sus hojas caerían en el agua',
  '{thing} stands where the pool would be': '{thing} está donde iría la piscina',
  'the deep end is {feet} ft from {thing}. Some cities ask for 1 ft more for each foot of depth: {wanted} ft here':
    'la parte honda está a {feet} pies de {thing}. Algunas ciudades piden 1 pie más por cada pie de profundidad: aquí {wanted} pies',
  '{feet} ft to {thing}': '{feet} pies a {thing}',
  'the pool lies across {thing}': 'la piscina cruza {thing}',
  'Draw the lot first. Then the pool can stand on it.':
    'Primero dibuje el terreno. Después podrá poner la piscina.',
  'Or press this, then the spot on the drawing:': 'O pulse aquí y después el lugar en el dibujo:',
  'Pick the spot': 'Elegir el lugar',
  'Press on the drawing where the pool should stand.': 'Pulse en el dibujo donde debe estar la piscina.',
  'Undo brings back what you had here before.': 'Deshacer recupera lo que tenía aquí antes.',
  'Your pool is here': 'Su piscina está aquí',
  'We could not find that design. Here is what you had before.':
    'No encontramos ese diseño. Aquí está lo que tenía antes.',
  'Pool, {length} by {width} ft. {verdict} Arrow keys move it, [ and ] turn it.':
    'Piscina de {length} por {width} pies. {verdict} Las flechas la mueven, [ y ] la giran.',
  'Shape and size': 'Forma y tamaño',
  'Between {min} and {max} ft': 'Entre {min} y {max} pies',
  Position: 'Posición',
  'Move the pool': 'Mover la piscina',
  'Move the pool {feet} ft {way}': 'Mover la piscina {feet} pies hacia {way}',
  'Each press': 'Cada toque',
  '1 ft': '1 pie',
  '0.1 ft': '0.1 pies',
  'Turn the pool': 'Girar la piscina',
  'Turn {degrees}° counterclockwise': 'Girar {degrees}° a la izquierda',
  'Turn {degrees}° clockwise': 'Girar {degrees}° a la derecha',
  Turned: 'Giro',
  'Degrees from {min} to {max}': 'Grados de {min} a {max}',
  'Kept at {value}°.': 'Queda en {value}°.',
  'Turn to the house': 'Girar hacia la casa',
  'Parallel to': 'Paralela a',
  'Choose a lot side': 'Elija un lado del terreno',
  'Side {number}, {feet} ft long': 'Lado {number}, {feet} pies de largo',
  'On the drawing: drag it, or select it and use the arrow keys (Shift: 0.1 ft) and [ ] to turn it 1°.':
    'En el dibujo: arrástrela, o selecciónela y use las flechas (Mayús: 0.1 pies) y [ ] para girarla 1°.',
  Distances: 'Distancias',
  'Every distance you entered is kept.': 'Se respetan todas las distancias que escribió.',
  '1 distance is too small.': '1 distancia es demasiado corta.',
  '{count} distances are too small.': '{count} distancias son demasiado cortas.',
  'The pool reaches into {thing}.': 'La piscina entra en {thing}.',
  'The pool reaches past the lot line.': 'La piscina pasa el lindero.',
  'Good to know': 'Conviene saber',
  'Kept clear': 'Se respetan',
  'The distances wanted are the ones in your drawing. Your city decides; ask before you dig.':
    'Las distancias mínimas son las de su dibujo. La ciudad decide; pregunte antes de excavar.',
  'Best place': 'El mejor lugar',
  'What matters most': 'Lo que más importa',
  'Find the best places': 'Buscar los mejores lugares',
  'The search did not finish. Please try again.': 'La búsqueda no terminó. Intente de nuevo, por favor.',
  'The drawing has changed since. Look again for places that fit it.':
    'El dibujo cambió desde entonces. Busque de nuevo los lugares.',
  'Largest pool': 'La piscina más grande',
  'Most sun': 'Más sol',
  'Close to the house': 'Cerca de la casa',
  'Most open ground': 'Más terreno libre',
  'Most level': 'Terreno más nivelado',
  '{hours} hours of sun': '{hours} horas de sol',
  '{feet} ft to the house': '{feet} pies a la casa',
  '{length} × {width} ft left open': '{length} × {width} pies quedan libres',
  'ground falls {feet} ft': 'el suelo baja {feet} pies',
  '1 tree would have to go': 'habría que quitar 1 árbol',
  '{count} trees would have to go': 'habría que quitar {count} árboles',
  'A pool of {length} × {width} ft finds no spot that keeps every distance.':
    'Una piscina de {length} × {width} pies no encuentra lugar que respete todas las distancias.',
  'No pool finds a spot that keeps every distance.':
    'Ninguna piscina encuentra lugar que respete todas las distancias.',
  'The largest that does is {length} × {width} ft.':
    'La más grande que sí cabe es de {length} × {width} pies.',
  'In the way, each by itself: the distance to {things}.':
    'Lo impide, cada una por sí sola: la distancia a {things}.',
  'Several distances together leave too little ground.': 'Varias distancias juntas dejan muy poco terreno.',
  'What it may cost': 'Lo que puede costar',
  'Estimate, a contractor’s price': 'Costo estimado, con contratista',
  'Site work, in this range': 'Obra del terreno, dentro de este rango',
  'Earth moved, {yards} cu yd': 'Tierra movida, {yards} yd³',
  'Retaining walls, {length} ft, up to {height} ft high':
    'Muros de contención, {length} pies, hasta {height} pies de alto',
  'Steps, {count}': 'Escalones, {count}',
  'Site work is figured from the heights you entered: soil moved, retaining walls and steps. Rock, access and drainage can change it.':
    'La obra del terreno se calcula con las alturas que escribió: tierra, muros de contención y escalones. La roca, el acceso y el drenaje pueden cambiarla.',
  'A first range to plan with, not an offer.': 'Un primer rango para planear, no una oferta.',
  'The slope': 'La pendiente',
  'Downhill through the middle of the pool. Dashed: the ground as it is.':
    'Cuesta abajo por el centro de la piscina. Línea punteada: el terreno como está.',
  'Section downhill through the pool; the deck lies at {feet} ft.':
    'Corte cuesta abajo por la piscina; el piso queda a {feet} pies.',
  'About {cut} cu yd to dig away and {fill} cu yd to fill, beside the pool itself.':
    'Unas {cut} yd³ por excavar y {fill} yd³ por rellenar, además de la piscina.',
  'A wall {length} ft long and up to {height} ft high holds up the pool’s side.':
    'Un muro de {length} pies de largo y hasta {height} pies de alto sostiene el costado de la piscina.',
  'A wall {length} ft long and up to {height} ft high holds back the ground.':
    'Un muro de {length} pies de largo y hasta {height} pies de alto contiene el terreno.',
  'At this height it needs an engineer, and usually a permit of its own.':
    'A esta altura necesita un ingeniero y, casi siempre, su propio permiso.',
  'No retaining wall is needed.': 'No hace falta muro de contención.',
  '1 step down to the pool ({feet} ft).': '1 escalón para bajar a la piscina ({feet} pies).',
  '{count} steps down to the pool ({feet} ft).': '{count} escalones para bajar a la piscina ({feet} pies).',
  '1 step up to the pool ({feet} ft).': '1 escalón para subir a la piscina ({feet} pies).',
  '{count} steps up to the pool ({feet} ft).': '{count} escalones para subir a la piscina ({feet} pies).',
  'No steps are needed from the house.': 'No hacen falta escalones desde la casa.',
  'Height of the deck': 'Altura del piso',
  'Chosen so that what is dug fills what is missing.': 'Elegida para que lo excavado rellene lo que falta.',
  'Let earth balance': 'Equilibrar corte y relleno',
  'The pool does not keep every distance yet. You can still go on; we will look at it with you.':
    'La piscina todavía no respeta todas las distancias. Aun así puede seguir; lo veremos con usted.',
  'See it in 3D': 'Verla en 3D',
  'Get a picture': 'Obtener una imagen',
  'Add to my project intake': 'Agregar a mi proyecto',
  'Download the plan (PDF)': 'Descargar el plano (PDF)',
  'Your drawing is stored with us when you go on. A picture underneath stays in this browser.':
    'Cuando continúa, guardamos su dibujo. La imagen de fondo se queda en este navegador.',
  up: 'arriba',
  down: 'abajo',
  left: 'la izquierda',
  right: 'la derecha',
  level: 'terreno nivelado',
  Next: 'Lo que sigue',
  'Something in the drawing has to be mended first: see the tab “Yard”.':
    'Antes hay que arreglar algo en el dibujo: vea la pestaña “Terreno”.',
  'Put the pool in the yard': 'Colocar la piscina',
  'The yard and its pool are open': 'El terreno y su piscina están abiertos',
  'Put it in the yard and see what it keeps clear of.':
    'Póngala en el terreno y vea a qué distancia queda de cada cosa.',
  'Take the pool out of the yard': 'Quitar la piscina',
  'Trying thousands of places in your yard. This takes a few seconds.':
    'Probando miles de lugares en su terreno. Tarda unos segundos.',
  'Level ground is assumed. Enter a few heights under “Yard”, and earth, walls and steps are figured in.':
    'Se supone terreno nivelado. Escriba unas alturas en “Terreno” y se calculan tierra, muros y escalones.',
  'It opens the yard with the pool, without your notes.': 'Abre el terreno con la piscina, sin sus notas.',
  'That did not work, and nothing is lost: your yard is still here. Please try again.':
    'No funcionó y no se perdió nada: su terreno sigue aquí. Intente de nuevo, por favor.',
};
