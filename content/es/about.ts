import type { Phrases } from '#domain/words/phrasebook.ts';

export const about: Phrases = {
  About: 'Nosotros',
  'We draw pools that people build': 'Dibujamos piscinas que la gente construye',
  'A small remote studio for inground pools: we draw the whole yard, wherever it is, and owners and builders work from our sheets.':
    'Un estudio pequeño y remoto para piscinas enterradas: dibujamos todo el patio, esté donde esté, y dueños y constructores trabajan con nuestras láminas.',
  'designing and building pools': 'diseñando y construyendo piscinas',
  'in landscape first': 'antes de eso, en paisajismo',
  '{claim.yearsCombined} years combined': '{claim.yearsCombined} años en conjunto',
  'pools designed': 'piscinas diseñadas',
  satisfaction: 'de satisfacción',
  'in client savings': 'ahorrados por clientes',
  'View packages': 'Ver los paquetes',
  'Get a free consultation': 'Pedir una consulta gratuita',
  'If you want to build it yourself': 'Si quiere construirla por su cuenta',
  'In most states you may act as your own contractor on your own home: you take the permit, you hire the trades, you carry the responsibility. Done well it saves money. Done badly it costs more than a contractor, and you find out late.':
    'En casi todos los estados puede ser su propio contratista en su casa: usted saca el permiso, contrata a los especialistas y asume la responsabilidad. Bien hecho, ahorra dinero. Mal hecho, sale más caro que un contratista, y uno se da cuenta tarde.',
  'We help with what goes wrong most often: vague plans, bids that cannot be compared, and steps in the wrong order. Some states, California among them, license consultants to owner-builders; where that applies we keep to drawings and lists. Our permitting service is for Florida only.':
    'Ayudamos con lo que falla más seguido: planos vagos, cotizaciones que no se pueden comparar y pasos en desorden. Algunos estados, entre ellos California, exigen licencia a quien asesora a los que construyen por su cuenta; donde es así nos limitamos a planos y listas. Nuestro servicio de permisos es solo para Florida.',
  'Read the owner-builder guide': 'Leer la guía paso a paso',
  'First sheet of {project}: plan, section and a key.':
    'Primera lámina de {project}: planta, corte y simbología.',
  '{Count.services} things we do': '{Count.services} servicios que ofrecemos',
  '3D pool design': 'Diseño 3D de piscinas',
  'From your survey and photos to a pool you can walk around.':
    'De su topografía y sus fotos a una piscina que puede recorrer.',
  'Plan documents': 'Documentos de planos',
  'Dimensioned PDF sets for your trades and your building department.':
    'Juegos PDF acotados para sus contratistas y su departamento de construcción.',
  'Engineering coordination': 'Coordinación de ingeniería',
  'Structural sheets reviewed and stamped by a licensed third-party engineer.':
    'Láminas estructurales revisadas y selladas por un ingeniero externo con licencia.',
  'Permitting in Florida': 'Permisos en Florida',
  'Applications prepared, comments answered. Florida only.':
    'Solicitudes preparadas, comentarios respondidos. Solo en Florida.',
  'Owner-builder support': 'Apoyo para construir por su cuenta',
  'Material list, cost breakdown, and a consultant on the phone while you build.':
    'Lista de materiales, desglose de costos y un consultor al teléfono mientras construye.',
  'Where we work': 'Dónde trabajamos',
  'Pools by state': 'Piscinas por estado',
  'We work nationwide, in the Caribbean, in Australia and worldwide. Most projects are in Florida, Texas, California, Arizona, Nevada and the Carolinas.':
    'Trabajamos en todo Estados Unidos, el Caribe, Australia y el mundo, sobre todo en Florida, Texas, California, Arizona, Nevada y las Carolinas.',
  'How this began': 'Cómo empezó',
  'Our founder spent {count.years-of-landscape} years in landscape: grading, drainage, walls, planting. The pools came last on those jobs, dropped into yards that had not been drawn for them. Water ran toward houses. Steps landed in flower beds. Nobody had looked at the whole yard at once.':
    'Nuestro fundador pasó {count.years-of-landscape} años en el paisajismo: nivelación, drenaje, muros, plantas. En esas obras la piscina llegaba al final, puesta en patios que nadie había diseñado para ella. El agua corría hacia las casas. Los escalones caían en las jardineras. Nadie había mirado todo el patio a la vez.',
  'So the next {count.years-of-pools} years went into pools, first building them, then designing them for other builders, and for the last stretch designing them for owners directly. The lesson held: most of the money a pool wastes is wasted before the excavator arrives, on a plan that was vague.':
    'Así que los siguientes {count.years-of-pools} años fueron de piscinas: primero construyéndolas, después diseñándolas para otros constructores y, en los últimos años, directamente para los dueños. La lección fue siempre la misma: casi todo el dinero que se desperdicia en una piscina se pierde antes de que llegue la excavadora, por un plano vago.',
  'Working remotely followed from that. A survey, a dozen photographs and a good conversation tell us more than a walk around the yard. It also lets a family in Nevada or Nassau have the same drawings as one in Lake Mary.':
    'De ahí nació el trabajo a distancia. Una topografía, una docena de fotos y una buena conversación nos dicen más que una vuelta por el patio. Y permite que una familia en Nevada o en Nasáu tenga los mismos planos que una en Lake Mary.',
  'A pool is a hole in the ground until somebody draws it properly.':
    'Una piscina es un hoyo en la tierra hasta que alguien la dibuja bien.',
  'Why people choose us': 'Por qué nos eligen',
  '{title}: the view and the plan, from the same dimensions.':
    '{title}: la vista y el plano, con las mismas medidas.',
  'Drawn to scale': 'A escala',
  'Every picture comes from the same dimensions as the plan. What you see can be built.':
    'Cada imagen sale de las mismas medidas que el plano. Lo que ve se puede construir.',
  'Prices first': 'Primero los precios',
  '{Count.packages} packages with fixed prices, and a cost calculator that answers before it asks for anything.':
    '{Count.packages} paquetes a precio fijo, y una calculadora de costos que responde sin pedirle nada antes.',
  'No one to please but you': 'Solo trabajamos para usted',
  'We no longer build, so we have no crew to keep busy and no tile to sell.':
    'Ya no construimos, así que no tenemos cuadrillas que mantener ocupadas ni azulejos que vender.',
  'Honest about limits': 'Honestos con los límites',
  'Licensed third-party engineers stamp the drawings. We coordinate them; we do not pretend to be them.':
    'Los planos los sellan ingenieros externos con licencia. Nosotros los coordinamos; no nos hacemos pasar por ellos.',
  'People who answer': 'Personas que contestan',
  '{promise.hours}, first reply within {promise.replyHours} hours.':
    '{promise.hours}, primera respuesta en {promise.replyHours} horas.',
  'All three figures are our own count.': 'Las tres cifras son cuenta nuestra.',
  'Start with a conversation': 'Empiece con una conversación',
  'The first call is free. Bring a survey, some photos or only an idea.':
    'La primera llamada es gratis. Traiga un levantamiento, unas fotos o solo una idea.',
  years: 'años',
};
