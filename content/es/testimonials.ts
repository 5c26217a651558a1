import type { Phrases } from '#domain/words/phrasebook.ts';

export const testimonials: Phrases = {
  'Priya S.': 'Priya S.',
  'Winter Garden, FL': 'Winter Garden, FL',
  'Family pool with a raised spa': 'Piscina familiar con jacuzzi elevado',
  'May 2025': 'Mayo de 2025',
  'From the porch we look across open water, because the spa stands to one side. The section shows where the floor begins to fall, so nobody on site had to guess.':
    'Desde el porche miramos agua abierta, porque el jacuzzi queda a un lado. El corte muestra dónde empieza a bajar el fondo, así que en la obra nadie tuvo que adivinar.',
  PS: 'PS',
  'Tom W.': 'Tom W.',
  'Cary, NC': 'Cary, NC',
  'Infinity edge above a valley': 'Borde infinito sobre un valle',
  'September 2024': 'Septiembre de 2024',
  'A picture shows an edge. The section showed our builder the basin below it and the level the water falls from, and he priced it as drawn.':
    'Una imagen muestra un borde. El corte le mostró a nuestro constructor el canal de abajo y el nivel desde el que cae el agua, y lo cotizó tal como estaba dibujado.',
  TW: 'TW',
  'Alicia M.': 'Alicia M.',
  'Philadelphia, PA': 'Filadelfia, PA',
  'Small courtyard plunge pool': 'Pequeña piscina de inmersión en un patio',
  'March 2025': 'Marzo de 2025',
  'We thought a pool this small would have no place to sit in the water. A shelf takes one end, and the rest stays open.':
    'Pensábamos que una piscina tan pequeña no tendría dónde sentarse en el agua. Una repisa ocupa un extremo, y lo demás queda libre.',
  AM: 'AM',
  'Greg H.': 'Greg H.',
  'Lakeland, FL': 'Lakeland, FL',
  'Freeform lagoon with a rock waterfall': 'Laguna de forma libre con cascada de rocas',
  'November 2024': 'Noviembre de 2024',
  'Nothing about this shape is square, and still every size and both depths are on the sheets. I had something to hand in.':
    'Nada en esta forma es recto, y aun así todas las medidas y las dos profundidades están en las hojas. Tuve algo que presentar.',
  GH: 'GH',
  'Dana R.': 'Dana R.',
  'Sarasota, FL': 'Sarasota, FL',
  'We had argued about the spa for a year. Seeing it drawn in our own yard settled it in an evening, and the builder priced exactly what we saw.':
    'Llevábamos un año discutiendo por el jacuzzi. Verlo dibujado en nuestro propio patio lo resolvió en una noche, y el constructor cotizó exactamente lo que vimos.',
  DR: 'DR',
  'Marcus T.': 'Marcus T.',
  'Round Rock, TX': 'Round Rock, TX',
  'The material list was right to the pallet. I knew what to ask each sub, and when a number was wrong.':
    'La lista de materiales fue exacta hasta el último saco. Supe qué preguntarle a cada subcontratista, y cuándo un número estaba mal.',
  MT: 'MT',
  'Elena V.': 'Elena V.',
  'Mesa, AZ': 'Mesa, AZ',
  'Two comments from plan review, both answered the same day. Stamped and back in under two weeks.':
    'Dos comentarios de la revisión de planos, los dos respondidos el mismo día. Los planos, sellados y de vuelta en menos de dos semanas.',
  EV: 'EV',
  'Kevin B.': 'Kevin B.',
  'Tampa, FL': 'Tampa, FL',
  'Clear plans, quick answers, and no pressure to buy more.':
    'Planos claros, respuestas rápidas y ninguna presión para comprar más.',
  KB: 'KB',
  'Sofia L.': 'Sofia L.',
  'San Antonio, TX': 'San Antonio, TX',
  'Third revision, exactly right. The dusk view sold my husband.':
    'Tercera revisión, exactamente lo que queríamos. La vista al anochecer convenció a mi esposo.',
  SL: 'SL',
  'Ray P.': 'Ray P.',
  'Phoenix, AZ': 'Phoenix, AZ',
  'The city accepted the set on the first submission.': 'La ciudad aceptó los planos a la primera.',
  RP: 'RP',
  'Hannah K.': 'Hannah K.',
  'Charleston, SC': 'Charleston, SC',
  'They designed around our live oak instead of through it.':
    'Diseñaron alrededor de nuestro roble, no a pesar de él.',
  HK: 'HK',
  'Luis D.': 'Luis D.',
  'Miami, FL': 'Miami, FL',
  'Worth it for the phone calls to the county I did not have to make.':
    'Valió la pena por las llamadas al condado que no tuve que hacer.',
  LD: 'LD',
  'Beth N.': 'Beth N.',
  'Reno, NV': 'Reno, NV',
  'Dimensions on everything. My builder stopped guessing.':
    'Medidas en todo. Mi constructor dejó de adivinar.',
  BN: 'BN',
  'Omar A.': 'Omar A.',
  'Orlando, FL': 'Orlando, FL',
  'Four of the five subs they named are on my phone for good.':
    'Cuatro de los cinco subcontratistas que nombraron se quedaron en mi teléfono.',
  OA: 'OA',
  'Julie C.': 'Julie C.',
  'Wilmington, NC': 'Wilmington, NC',
  'Straight about what the stamp covers and what it does not.':
    'Claros sobre lo que cubre el sello y lo que no.',
  JC: 'JC',
  'Peter G.': 'Peter G.',
  'Nassau, Bahamas': 'Nasáu, Bahamas',
  'Everything by video, three time zones apart, and it worked.':
    'Todo por video, con tres zonas horarias de diferencia, y funcionó.',
  PG: 'PG',
  'Client Savings': 'Ahorro de clientes',
  'Satisfaction Rate': 'Índice de satisfacción',
  'What owners built with our plans, what it took and what it saved them, in their own words.':
    'Lo que los dueños construyeron con nuestros planos, el trabajo que llevó y lo que ahorraron, en sus propias palabras.',
  'Client stories are published here with their owners’ consent, once their pools are finished.':
    'Aquí publicamos historias de clientes, con su permiso, cuando la piscina está terminada.',
  'Pools designed, years of experience and savings, in figures. Client stories follow.':
    'Piscinas diseñadas, años de experiencia y ahorro, en cifras. Después vienen las historias de clientes.',
  'One project, in detail': 'Un proyecto, en detalle',
  '{Count.cases} projects, in detail': '{Count.cases} proyectos, en detalle',
  'In a sentence or two': 'En una o dos frases',
  Completed: 'Terminada',
  'Savings are each owner’s own figure against the lowest full-service bid. Yours will depend on your site and your trades.':
    'El ahorro es la cifra de cada dueño frente a la cotización de servicio completo más baja. El suyo dependerá de su terreno y de sus contratistas.',
  'Start with a number or a plan': 'Empiece con una cifra o con un plano',
  'Compare the packages, or see first what a pool like yours costs to build.':
    'Compare los paquetes, o vea primero cuánto cuesta construir una piscina como la suya.',
  'Calculate your cost': 'Calcule su costo',
  Clients: 'Clientes',
  'What owners say': 'Lo que dicen los dueños',
  'Read client success stories': 'Leer historias de clientes',
  '5 out of 5 stars': '5 de 5 estrellas',
  Example: 'Ejemplo',
  'Examples, written by us': 'Ejemplos, escritos por nosotros',
  'What we drew, what was built from it and what it saved, pool by pool.':
    'Lo que dibujamos, lo que se construyó con esos planos y lo que se ahorró, piscina por piscina.',
  '{claim.yearsCombined} years combined: {claim.yearsOfPools} in pools, {claim.yearsOfLandscape} in landscape. The figures are our own count.':
    '{claim.yearsCombined} años en conjunto: {claim.yearsOfPools} en piscinas, {claim.yearsOfLandscape} en paisajismo. Las cifras son nuestra propia cuenta.',
  'Clients’ words appear here only with their consent, under first name and initial.':
    'Las palabras de los clientes aparecen aquí solo con su permiso, con nombre e inicial.',
  'Where a quote is marked “Example”, we wrote it, with its date and savings. The pool, its drawing and its price are what we show.':
    'Donde una cita lleva la marca “Ejemplo”, la escribimos nosotros, con su fecha y su ahorro. La piscina, su dibujo y su precio son lo que mostramos.',
  'Reviews marked “Example” were written by us. Clients’ own words appear only with their consent, under first name and initial.':
    'Las reseñas marcadas como “Ejemplo” las escribimos nosotros. Las palabras de los clientes aparecen solo con su permiso, con nombre e inicial.',
  'What we draw': 'Lo que dibujamos',
  'See what we draw': 'Ver lo que dibujamos',
  'See the {count.cases} projects': 'Ver los {count.cases} proyectos',
  'How an owner might put it': 'Cómo lo diría un dueño',
  'What the owner says': 'Lo que dice el dueño',
  'What we drew': 'Lo que dibujamos',
  'What to look at': 'En qué fijarse',
  'The spa stands to one side, so from the porch the view runs across open water. The section under the plan shows where the floor begins to fall and how deep it ends.':
    'El jacuzzi queda a un lado, así que desde el porche la vista corre sobre agua abierta. El corte debajo del plano muestra dónde empieza a bajar el fondo y a qué profundidad termina.',
  'A picture shows the edge. Only the section shows what makes it work: the level the water falls from, and the basin below that catches it.':
    'Una imagen muestra el borde. Solo el corte muestra lo que lo hace funcionar: el nivel desde el que cae el agua y el canal de abajo que la recoge.',
  'A shelf takes one end, so a pool this small still has a place to sit in the water. The steps lead down from it, and the rest stays open.':
    'Una repisa ocupa un extremo, así que una piscina tan pequeña todavía tiene dónde sentarse en el agua. Los escalones bajan desde ella y lo demás queda libre.',
  'The rocks stand toward the deep end and the steps at the shallow one, so the fall is out of the way of whoever walks in. The section shows both depths.':
    'Las rocas están hacia la parte honda y los escalones en la baja, así que la cascada no estorba a quien entra. El corte muestra las dos profundidades.',
  'A pool like it': 'Una así',
  'See the project': 'Ver el proyecto',
  '{title}, to scale': '{title}, a escala',
  'Pools, plans and renderings are ours; planting and furniture are in the rendering only. “A pool like it” is with a contractor, by our design tool’s table: shell, features, plans, permits and a reserve.':
    'Las piscinas, los planos y las imágenes son nuestros; las plantas y los muebles están solo en la imagen. “Una así” es con contratista, según la tabla de nuestra herramienta: estructura, extras, planos, permisos y una reserva.',
  lagoon: 'lagoon',
  '36 × 16 ft concrete pool on the axis of the porch, raised spa, brick paver terrace':
    'Piscina de concreto de 36 × 16 pies en el eje del porche, jacuzzi elevado, terraza de adoquín de ladrillo',
  '44 × 18 ft concrete pool, infinity edge and catch basin, stone terrace':
    'Piscina de concreto de 44 × 18 pies, borde infinito con canal, terraza de piedra',
  '22 × 10 ft plunge pool, sunshelf, stone deck, room for a table':
    'Piscina de inmersión de 22 × 10 pies, repisa para asolearse, terraza de piedra, lugar para una mesa',
  '40 × 22 ft lagoon with a two-step fall over stacked boulders, flagstone shore':
    'Laguna de 40 × 22 pies con una cascada de dos niveles sobre rocas apiladas, orilla de laja',
  'Pools from our drawing board: what to look at in each, its plan to scale and what one like it costs to build.':
    'Piscinas de nuestra mesa de dibujo: en qué fijarse en cada una, su plano a escala y lo que cuesta construir una así.',
};
