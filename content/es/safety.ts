import type { Phrases } from '#domain/words/phrasebook.ts';

export const safety: Phrases = {
  Barrier: 'Barrera',
  Alarm: 'Alarma',
  Enclosure: 'Cerramiento',
  People: 'Personas',
  Upkeep: 'Mantenimiento',
  'No. 1': 'N.º 1',
  'Drowning is the leading cause of death among children ages 1 to 4 in the United States.':
    'El ahogamiento es la principal causa de muerte de niños de 1 a 4 años en Estados Unidos.',
  'U.S. Centers for Disease Control and Prevention':
    'Centros para el Control y la Prevención de Enfermedades de EE. UU. (CDC)',
  'children under 15 drown in pools and spas in an average year; three-quarters of them are under 5.':
    'niños menores de 15 años se ahogan en piscinas y jacuzzis en un año promedio; tres cuartas partes son menores de 5.',
  'Consumer Product Safety Commission, 2019-2021':
    'Comisión de Seguridad de Productos del Consumidor, 2019-2021',
  'more are treated in emergency rooms each year after a nonfatal drowning in a pool or spa.':
    'más se atienden cada año en urgencias tras sobrevivir a un ahogamiento en piscina o jacuzzi.',
  'Consumer Product Safety Commission, 2021-2023':
    'Comisión de Seguridad de Productos del Consumidor, 2021-2023',
  'lower risk with a fence on all four sides of the pool than with a fence around the property alone.':
    'menos riesgo con una cerca en los cuatro lados de la piscina que con una cerca solo alrededor de la propiedad.',
  'Thompson and Rivara, as cited by the CDC': 'Thompson y Rivara, citados por los CDC',
  'In an emergency': 'En una emergencia',
  'Emergency:': 'Emergencia:',
  'What to do until help comes': 'Qué hacer hasta que llegue ayuda',
  'Print this card': 'Imprimir esta tarjeta',
  'Print this and hang it by the pool.': 'Imprima esto y cuélguelo junto a la piscina.',
  'A child is missing: look in the water first. Seconds count.':
    'Si falta un niño: mire primero en el agua. Cada segundo cuenta.',
  'Get the child out and shout for help. Have someone call 911; if you are alone, call on speaker while you start.':
    'Saque al niño y pida ayuda a gritos. Que alguien llame al 911; si no hay nadie más, llame con el altavoz puesto mientras empieza.',
  'Not breathing: two rescue breaths, then 30 compressions, and repeat. Do what the dispatcher tells you.':
    'Si no respira: dos respiraciones de rescate, luego 30 compresiones, y repita. Haga lo que le diga el operador.',
  'Keep going until the child breathes or help takes over. Use an AED as soon as one arrives.':
    'Siga hasta que el niño respire o llegue la ayuda. Use un desfibrilador (AED) en cuanto haya uno.',
  'After any rescue, see a doctor, even if everything seems fine.':
    'Después de cualquier rescate, vea a un médico aunque todo parezca bien.',
  'Call 911': 'Llamar al 911',
  'Swallowed or inhaled chemicals: Poison Help': 'Químicos tragados o inhalados: Poison Help',
  'Black aluminum': 'Aluminio negro',
  Stockade: 'Empalizada',
  'Chain-link': 'Malla ciclónica',
  Vinyl: 'Vinilo',
  Glass: 'Vidrio',
  'Wrought iron': 'Hierro forjado',
  'Removable mesh': 'Malla removible',
  'Privacy wood': 'Madera cerrada',
  Composite: 'Compuesto',
  '{Count.safety-layers} layers, because each one fails sometimes':
    '{Count.safety-layers} capas, porque cada una falla alguna vez',
  'Each layer buys you time when another one is left open. Start at the top; add as many as you can.':
    'Cada capa le da tiempo cuando otra queda abierta. Empiece por arriba; agregue todas las que pueda.',
  'Pool fence of {safety.fence} or more': 'Cerca de piscina de {safety.fence} o más',
  'Pool fence, lower or not measured': 'Cerca de piscina, más baja o sin medir',
  'Property fence': 'Cerca de la propiedad',
  'Screen enclosure': 'Cerramiento de malla',
  'Electric cover': 'Cubierta eléctrica',
  'Safety cover': 'Cubierta de seguridad',
  Inground: 'Enterrada',
  'Above ground': 'Sobre el terreno',
  'Spa or hot tub': 'Jacuzzi o tina caliente',
  'Natural pool': 'Piscina natural',
  Critical: 'Crítica',
  High: 'Alta',
  Medium: 'Media',
  'Single-family home': 'Casa unifamiliar',
  Condo: 'Condominio',
  Apartment: 'Apartamento',
  Commercial: 'Comercial',
  'Fence the pool on all four sides': 'Cerque la piscina por los cuatro lados',
  'A fence between the house and the water is the layer that saves the most lives. At least {safety.fence} high, no gap that lets a 4 in ball through, and self-closing, self-latching gates with the latch {safety.latch} in or higher.':
    'Una cerca entre la casa y el agua es la capa que más vidas salva. Al menos {safety.fence} de alto, ningún hueco por donde pase una bola de 4 pulgadas, y puertas que se cierran y aseguran solas, con el pestillo a {safety.latch} pulgadas o más.',
  'Raise the pool fence to {safety.fence} or more': 'Suba la cerca de la piscina a {safety.fence} o más',
  'Children climb low fences. Measure outside, at the lowest point; move planters, furniture and pumps that could serve as a step at least 3 ft away.':
    'Los niños trepan las cercas bajas. Mida por fuera, en el punto más bajo; aleje al menos 3 pies macetas, muebles y bombas que sirvan de escalón.',
  'Depends on the fence you have': 'Depende de la cerca que tenga',
  'Alarms on every door and window to the pool': 'Alarmas en cada puerta y ventana hacia la piscina',
  'Most toddlers who drown were last seen inside the house. An 85 dB alarm (measured at 10 ft) tells you the moment a door to the pool opens.':
    'A la mayoría de los niños pequeños que se ahogan se les vio por última vez dentro de la casa. Una alarma de 85 dB (a 10 pies) le avisa en el momento en que se abre una puerta hacia la piscina.',
  'A pool alarm in the water': 'Una alarma dentro del agua',
  'It sounds when someone falls in. Choose one that meets ASTM F2208. It backs up the fence; it does not replace it.':
    'Suena cuando alguien cae. Elija una que cumpla ASTM F2208. Respalda la cerca; no la sustituye.',
  'Varies by model': 'Según el modelo',
  'An automatic safety cover': 'Una cubierta automática de seguridad',
  'An ASTM F1346 cover holds an adult’s weight and closes with a key. Unlike a solar blanket, it keeps a child out of the water.':
    'Una cubierta ASTM F1346 aguanta el peso de un adulto y se cierra con llave. A diferencia de una manta solar, impide que un niño llegue al agua.',
  'A fence around the property': 'Una cerca alrededor de la propiedad',
  'It keeps neighbors’ children out. It does not protect your own: that is the pool fence.':
    'Mantiene fuera a los niños del vecindario. No protege a los suyos: para eso está la cerca de la piscina.',
  'Priced by the foot; ask locally': 'Se cobra por pie; pregunte localmente',
  'A screen enclosure': 'Un cerramiento de malla',
  'Common in Florida: one more door to get through, as long as it closes and latches by itself.':
    'Común en Florida: una puerta más que pasar, siempre que se cierre y asegure sola.',
  'Depends on the span; ask locally': 'Depende del tamaño; pregunte localmente',
  'Look after a mesh fence': 'Cuide una cerca de malla',
  'Keep it up whenever no one is swimming, tighten sections that sag, and use a self-closing gate rather than a hook.':
    'Manténgala puesta siempre que nadie nade, tense los tramos flojos y use una puerta que se cierre sola en vez de un gancho.',
  'Upkeep only': 'Solo mantenimiento',
  'Make chain-link hard to climb': 'Haga difícil trepar la malla ciclónica',
  'Mesh openings over 1 3/4 in give a foothold. Slats fastened at top and bottom close them.':
    'Los huecos de más de 1 3/4 pulgadas sirven de apoyo al pie. Unas tablillas fijas arriba y abajo los cierran.',
  'Slats for the property’s chain-link': 'Tablillas para la malla de la propiedad',
  'The same footholds as on a pool fence: slats or a finer mesh along the side that children can reach.':
    'Los mismos apoyos que en la cerca de la piscina: tablillas o malla más fina del lado que alcanzan los niños.',
  'Turn the stockade’s rails inward': 'Travesaños de la empalizada hacia adentro',
  'Horizontal rails on the outside are a ladder. Boards outside, rails inside, and no gap under the boards over 2 in.':
    'Los travesaños por fuera son una escalera. Tablas afuera, travesaños adentro, y ningún hueco de más de 2 pulgadas abajo.',
  'Check the aluminum fence’s gaps': 'Revise los huecos de la cerca de aluminio',
  'Pickets no more than 4 in apart, rails 45 in apart or more, and nothing beside it to step on.':
    'Barrotes a no más de 4 pulgadas, travesaños a 45 pulgadas o más, y nada al lado donde subirse.',
  'One adult who does nothing but watch': 'Un adulto que solo vigile',
  'Within arm’s reach of a child under 5, with no phone, book or drink, and a clear handoff by name. A fence buys minutes; a person saves a life.':
    'Al alcance del brazo de un niño menor de 5 años, sin teléfono, libro ni bebida, y con relevo claro, diciendo el nombre de quien sigue. Una cerca da minutos; una persona salva una vida.',
  'No cost': 'Sin costo',
  'Swimming lessons, and CPR for the adults': 'Clases de natación, y RCP para los adultos',
  'Lessons lower the risk from about age 1. Everyone who looks after the child should know CPR.':
    'Las clases bajan el riesgo desde alrededor del primer año. Todos los que cuidan al niño deberían saber RCP.',
  'Varies by provider': 'Según quien las dé',
  'A pool{children}{state}{fence}.': 'Una piscina{children}{state}{fence}.',
  ' for a family with children aged {ages}': ' para una familia con niños de {ages}',
  ' in {state}': ' en {state}',
  ', with a safety fence': ', con cerca de seguridad',
  'Plan safety before the first line is drawn': 'Planee la seguridad antes del primer trazo',
  'Sight lines, fences and gates cost the least while the pool is still on paper.':
    'Las líneas de vista, las cercas y las puertas cuestan menos mientras la piscina sigue en papel.',
  'Free safety consultation': 'Consulta gratuita',
  'AI pool designer': 'Diseñador de piscinas con IA',
  'Your pool and your family': 'Su piscina y su familia',
  'Property type': 'Tipo de propiedad',
  'Children’s ages': 'Edades de los niños',
  'Every child who lives there or visits often.': 'Todos los niños que viven ahí o van seguido.',
  'So we can show your state’s rules.': 'Para mostrarle las reglas de su estado.',
  Barriers: 'Barreras',
  'There is a fence around the pool': 'Hay una cerca alrededor de la piscina',
  'Pool fence type': 'Tipo de cerca de la piscina',
  'Pool fence height, feet': 'Altura de la cerca de la piscina, en pies',
  'Measured outside, from the ground to the top.': 'Medida por fuera, del suelo al borde.',
  'There is a fence around the property': 'Hay una cerca alrededor de la propiedad',
  'Property fence type': 'Tipo de cerca de la propiedad',
  'Covers, screen and alarms': 'Cubiertas, malla y alarmas',
  'Electric (automatic) cover': 'Cubierta eléctrica (automática)',
  'Door, window or pool alarm': 'Alarma de puerta, ventana o piscina',
  Choose: 'Elija',
  'Such as Arizona': 'Por ejemplo, Arizona',
  'Generate AI Safety Assessment': 'Evaluar la seguridad con IA',
  'It follows fixed rules and uses only your answers.': 'Sigue reglas fijas y usa solo sus respuestas.',
  'An adult who watches': 'Un adulto que vigila',
  'Within arm’s reach of young children, sober, off the phone, and relieved by name.':
    'Al alcance del brazo de los niños pequeños, sobrio, sin teléfono y con relevo acordado por nombre.',
  'A fence on four sides': 'Una cerca en los cuatro lados',
  'Between the house and the water, not only around the property. {safety.fence} or more, no footholds, no gap over 4 in.':
    'Entre la casa y el agua, no solo alrededor de la propiedad. {safety.fence} o más, sin apoyos para el pie, sin huecos de más de 4 pulgadas.',
  'Gates that close themselves': 'Puertas que se cierran solas',
  'Opening away from the pool, self-closing and self-latching, with the latch {safety.latch}+ inches above the ground.':
    'Que abran hacia afuera de la piscina, se cierren y aseguren solas, con el pestillo a {safety.latch} pulgadas o más del suelo.',
  Alarms: 'Alarmas',
  'On doors and windows that lead to the water, and in the pool itself.':
    'En puertas y ventanas que llevan al agua, y en la piscina misma.',
  'A cover that holds weight': 'Una cubierta que aguante peso',
  'ASTM F1346. A floating solar blanket is not a safety layer: a child can slip under it.':
    'ASTM F1346. Una manta solar flotante no es una capa de seguridad: un niño puede quedar debajo.',
  'Safe drains': 'Desagües seguros',
  'Covers that meet the federal Virginia Graeme Baker Act, unbroken and screwed down; two drains or none.':
    'Tapas que cumplan la ley federal Virginia Graeme Baker, enteras y atornilladas; dos desagües o ninguno.',
  Skills: 'Habilidades',
  'Swimming lessons for children, CPR for adults, and a phone by the pool.':
    'Clases de natación para los niños, RCP para los adultos y un teléfono junto a la piscina.',
  'No single layer is enough': 'Ninguna capa basta por sí sola',
  'Two minutes of questions show which layers of protection your pool has, which are missing, and what your state requires. Nothing is sent, and we do not ask for contact details.':
    'Dos minutos de preguntas muestran qué capas de protección tiene su piscina, cuáles faltan y qué exige su estado. No se envía nada y no le pedimos sus datos.',
  'Your safety assessment': 'Su evaluación de seguridad',
  'Safety score': 'Calificación de seguridad',
  'Points for the layers in place, not a percentage. All layers together add up to {highest}.':
    'Puntos por las capas que ya tiene, no un porcentaje. Todas juntas suman {highest}.',
  'No layer of protection is in place yet.': 'Todavía no hay ninguna capa de protección.',
  'What to do next': 'Qué hacer ahora',
  'Every layer we ask about is in place. Check gates, latches and alarms every month.':
    'Tiene todas las capas por las que preguntamos. Revise puertas, pestillos y alarmas cada mes.',
  'Legal Requirement': 'Requisito legal',
  'Typical cost': 'Costo típico',
  'What {state} requires': 'Lo que exige {state}',
  'We do not have rules for this state. Ask your building department about pool barriers.':
    'No tenemos las reglas de este estado. Pregunte a su departamento de construcción por las barreras para piscinas.',
  'Print the safety plan': 'Imprimir el plan',
  'In place': 'Ya está',
  'From the child safety assessment: {score} points':
    'De la evaluación de seguridad infantil: {score} puntos',
  'AI Safety Assessment': 'Evaluación con IA',
  'Safety Layers': 'Capas de seguridad',
  'Legal Requirements': 'Requisitos legales',
  points: 'puntos',
};
