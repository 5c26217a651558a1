import type { Phrases } from '#domain/words/phrasebook.ts';

export const yard: Phrases = {
  ft: 'pies',
  'A full-size excavator fits through the access.': 'Por el acceso cabe una excavadora de tamaño completo.',
  'Only a mini excavator fits through the access, so expect more days of digging. Ask bidders to price it.':
    'Por el acceso solo cabe una miniexcavadora, así que cuente con más días de excavación. Pida que lo incluyan en la cotización.',
  'No machine fits through the access, so it means digging by hand or bringing in a crane. Ask about this first.':
    'Por el acceso no cabe ninguna máquina: habrá que excavar a mano o traer una grúa. Pregunte primero por esto.',
  'Computed for your yard': 'Calculado para su patio',
  'Calculated from your measurements, setbacks, budget and priority, using the prices in our cost calculator.':
    'Calculado con sus medidas, retiros, presupuesto y prioridad, con los precios de nuestra calculadora de costos.',
  'What actually fits': 'Lo que realmente cabe',
  'Choose an option to see it on the plan': 'Elija una opción para verla en el plano',
  'No pool of {yard.smallest} or more fits between these setbacks.':
    'Entre estos retiros no cabe ninguna piscina de {yard.smallest} o más.',
  'Try a smaller setback if your code allows it, try the house on another side, or ask us about a plunge pool or a spa.':
    'Pruebe un retiro menor si su código lo permite, pruebe la casa en otro lado, o pregúntenos por una piscina de inmersión o un jacuzzi.',
  'Your priority calls for more open ground than this yard has. This pool fits, with less deck than we would like.':
    'Su prioridad pide más terreno libre del que tiene este patio. Esta piscina cabe, con menos piso del que nos gustaría.',
  'Shallow play area': 'Zona baja para jugar',
  'Open ground inside the setbacks': 'Terreno libre dentro de los retiros',
  'Lap length': 'Largo del carril',
  'Calculator size': 'Tamaño en la calculadora',
  'Price includes': 'El precio incluye',
  '{type}, {length} × {width} ft': '{type}, {length} × {width} pies',
  '{area} sq ft ({percent}%)': '{area} pies² ({percent}%)',
  'Under {feet} ft a lap is mostly turning; ask about a swim jet.':
    'Con menos de {feet} pies, casi todo es dar la vuelta; pregunte por un equipo de nado contra corriente.',
  'Contractor range, pool alone': 'Rango de contratista, solo la piscina',
  'Pool alone: within your {budget} budget.': 'Solo la piscina: cabe en su presupuesto de {budget}.',
  'Pool alone: starts within your {budget} budget and can go over it.':
    'Solo la piscina: empieza dentro de su presupuesto de {budget} y puede superarlo.',
  'Pool alone: over your {budget} budget by at least {amount}.':
    'Solo la piscina: supera su presupuesto de {budget} al menos por {amount}.',
  'All in, with plans, permits and a reserve': 'En total, con planos, permisos y una reserva',
  'All in, this pool is within your budget.': 'En total, esta piscina cabe en su presupuesto.',
  'All in, this pool can go over your budget.': 'En total, esta piscina puede superar su presupuesto.',
  'All in, this pool is over your budget.': 'En total, esta piscina supera su presupuesto.',
  'Two sizes at the same price are in the same size class: we price by class, not by the foot.':
    'Dos tamaños con el mismo precio son de la misma categoría: calculamos por categoría, no por pie.',
  'A pool of this shape from our portfolio.': 'Una piscina de esta forma, de nuestro portafolio.',
  'Opens in the 3D designer at {range}, with plans, permits and a reserve.':
    'Se abre en el diseñador 3D por {range}, con planos, permisos y una reserva.',
  'for {includes}': 'por {includes}',
  'All in, within budget': 'En total, cabe en el presupuesto',
  'All in, may go over': 'En total, puede superarlo',
  'All in, over budget': 'En total, supera el presupuesto',
  'Not in these ranges: rock, power, gas, fence, permits and hauling. Ask every bidder for them.':
    'No está en estos rangos: roca, electricidad, gas, cerca, permisos y acarreo. Pídaselo a cada contratista.',
  'Fiberglass shells come up to {length} × {width} ft; this pool is priced in concrete.':
    'Las piscinas de fibra de vidrio llegan a {length} × {width} pies; esta se cotiza en concreto.',
  'Your priority': 'Su prioridad',
  Access: 'Acceso',
  'Not included': 'No incluido',
  'Where it comes from': 'De dónde sale',
  'Plan of a yard {length} by {width} feet, drawn to scale.':
    'Plano de un patio de {length} por {width} pies, a escala.',
  'Kept clear': 'Se deja libre',
  'More with this pool': 'Más con esta piscina',
  'Pool {pool}, {place}.': 'Piscina: {pool}, {place}.',
  'No pool fits between the setbacks.': 'Ninguna piscina cabe entre los retiros.',
  'Distances are in feet.': 'Las distancias están en pies.',
  'The dark square is the equipment pad.': 'El cuadro oscuro es la base del equipo.',
  'Largest pool that fits: {size}, from {price} with no extras.':
    'La piscina más grande que cabe: {size}, desde {price} sin extras.',
  'Room to build, inside the setbacks': 'Espacio para construir, dentro de los retiros',
  'To scale.': 'A escala.',
  '{feet} ft from the house': 'a {feet} pies de la casa',
  '{feet} ft to the {side} property line': 'a {feet} pies del lindero {side}',
  'Best for {priority}': 'La mejor para: {priority}',
  'Largest that fits the yard': 'La más grande que cabe en el patio',
  'Longest lap lane': 'El carril más largo',
  'The lot': 'El terreno',
  'Setbacks vary from town to town: 5 ft here, 10 ft there, more near wells and easements. Your local code decides.':
    'Los retiros cambian de una localidad a otra: 5 pies aquí, 10 allá, y más junto a pozos y servidumbres. Su código local decide.',
  'Change these to match your lot.': 'Cámbielos para que coincidan con su terreno.',
  'Setback from each property line': 'Retiro desde cada lindero',
  'Distance from the house': 'Distancia a la casa',
  'Width of the side access': 'Ancho del acceso lateral',
  'Where the house is': 'Dónde está la casa',
  'Pool material': 'Material de la piscina',
  'Setbacks, house and access': 'Retiros, casa y acceso',
  'Family fun keeps half of the water shallow ({yard.family-shallow}) and at least {open.family} of the ground open to play.':
    'Con diversión familiar, la mitad del agua es baja ({yard.family-shallow}) y al menos {open.family} del terreno queda libre para jugar.',
  'Fitness trades width for length: a lane {yard.lane-width} wide, as long as the yard allows, {yard.lane-depth} deep.':
    'Con ejercicio y nado se cambia ancho por largo: un carril {yard.lane-width} de ancho, tan largo como permita el patio y {yard.lane-depth} de profundidad.',
  'Entertaining keeps at least {open.entertaining} of the ground for deck, so the pool is smaller and freeform.':
    'Para recibir visitas queda al menos {open.entertaining} del terreno como piso, así que la piscina es más pequeña y de forma libre.',
  'Relaxation picks a kidney shape with a spa and keeps at least half of the ground open.':
    'Con descanso se elige una forma de riñón con jacuzzi y queda libre al menos la mitad del terreno.',
  'Visual appeal picks a freeform pool with a waterfall and lighting, and keeps at least {open.aesthetics} of the ground open.':
    'Con atractivo visual se elige una piscina de forma libre con cascada y luces, y queda libre al menos {open.aesthetics} del terreno.',
  'Property value keeps to classic two-to-one proportions, modest extras and at least {open.value} open ground.':
    'Con valor de la propiedad se mantienen proporciones clásicas de dos a uno, extras moderados y al menos {open.value} de terreno libre.',
  'Optimized cost': 'Costo optimizado',
  '{yard.cost} of your budget': '{yard.cost} de su presupuesto',
  '{yard.savings} of your budget': '{yard.savings} de su presupuesto',
  'An {yard.standard} pool does not fit your yard with these setbacks. What we found for yours stands above.':
    'Una piscina de {yard.standard} no cabe en su patio con estos retiros. Lo que encontramos para el suyo está arriba.',
  'turned crosswise': 'a lo ancho',
  'Optimization results': 'Resultados de la optimización',
  'Apply Optimization': 'Aplicar optimización',
  'Run Analysis Again': 'Analizar de nuevo',
  'Pool of the example report, {size}': 'Piscina del informe de ejemplo, {size}',
  'From AI Pool Optimization: {summary}.\n{answers}':
    'De la optimización de piscinas con IA: {summary}.\n{answers}',
  'My yard: {length} × {width} ft. Priority: {priority}. My budget: {budget}.':
    'Mi patio: {length} × {width} pies. Prioridad: {priority}. Mi presupuesto: {budget}.',
  'Your yard': 'Su patio',
  'Yard length': 'Largo del patio',
  'Yard width': 'Ancho del patio',
  Priority: 'Prioridad',
  'Select a priority': 'Elija una prioridad',
  '{label}, slider': '{label}, deslizador',
  'Run Analysis': 'Analizar',
  'Laying out your yard, trying sizes and pricing them. Your result will be here in {wait.yard} seconds.':
    'Trazando su patio, probando tamaños y calculando precios. Su resultado estará aquí en {wait.yard} segundos.',
  'Yard, budget, priority': 'Patio, presupuesto, prioridad',
  'Four answers get you the pools that fit your own yard: drawn to scale, inside the setbacks and priced against your budget.':
    'Cuatro respuestas le dan las piscinas que caben en su propio patio: dibujadas a escala, dentro de los retiros y comparadas con su presupuesto.',
  'One fixed pool with fixed scores, not an analysis of your yard. Its two dollar amounts are {yard.cost} and {yard.savings} of your budget, not prices.':
    'Una sola piscina con calificaciones fijas, no un análisis de su patio. Sus dos montos son el {yard.cost} y el {yard.savings} de su presupuesto, no precios.',
  'An {yard.standard} pool fits your yard {place}, too, and leaves {open}% of the ground inside the setbacks open.':
    'Una piscina de {yard.standard} también cabe en su patio, {place}, y deja libre el {open}% del terreno dentro de los retiros.',
  'That is as much as your priority asks for.': 'Es lo que pide su prioridad.',
  'Your priority asks for {least}%: that is why this pool is not our suggestion for your yard.':
    'Su prioridad pide {least}%: por eso esta piscina no es la que le sugerimos para su patio.',
  'Our cost calculator puts this pool, spa included, at {range}.':
    'Según nuestra calculadora de costos, esta piscina con jacuzzi cuesta {range}.',
  '{type} pool, {place}, inside every setback of your {yardLength}\u00a0×\u00a0{yardWidth}\u00a0ft yard.':
    '{type}. La piscina queda {place} y respeta todos los retiros de su patio de {yardLength}\u00a0×\u00a0{yardWidth}\u00a0pies.',
  'Contractor range for {includes}': 'Rango de contratista por {includes}',
  'How we calculated': 'Cómo lo calculamos',
  'Your budget {budget}': 'Su presupuesto: {budget}',
  '{shallow} to {deep} ft, {average} ft on average': 'de {shallow} a {deep} pies, {average} en promedio',
  'about {gallons} gal': 'unos {gallons} gal',
  lengthwise: 'a lo largo',
  'Largest pool within your budget': 'La piscina más grande dentro de su presupuesto',
};
