import type { Phrases } from '#domain/words/phrasebook.ts';
import { SPANISH_TOOL_RULES } from './rules-of-tools.ts';
import { PAPER_RULES } from './rules-on-paper.ts';

// Sentences that rules make (messages of forms, findings of tools), in Spanish: written in English where the rule stands, and said
// otherwise where they are shown (`tell` in site/language.ts).
export const SPANISH_RULES: Phrases = {
  ...PAPER_RULES,
  ...SPANISH_TOOL_RULES,
  'Please enter your name': 'Escriba su nombre, por favor',
  'Please enter a phone number where we can reach you':
    'Escriba un teléfono donde podamos llamarle, por favor',
  'Please choose a time': 'Elija una hora, por favor',
  'Survey and setbacks': 'Topografía y retiros',
  'Place the {size} pool on a current survey; check setbacks, easements and overhead lines with your county.':
    'Ubique la piscina de {size} en una topografía actual; revise con su condado retiros, servidumbres y líneas aéreas.',
  'Plans and engineering': 'Planos e ingeniería',
  'Dimensioned plan set, structural details stamped by a licensed engineer, and a soil report if your county requires one.':
    'Juego de planos acotado, detalles estructurales sellados por un ingeniero con licencia y un estudio de suelo si su condado lo exige.',
  Permits: 'Permisos',
  'Submit the plan set as PDF under 10 MB; county review usually takes 5 to 15 business days.':
    'Presente el juego como PDF de menos de 10 MB; la revisión del condado suele tardar de 5 a 15 días hábiles.',
  'Layout and excavation': 'Trazo y excavación',
  'Mark the outline on site, dig to {deep} ft plus the shell, and agree beforehand who hauls the soil away and who pays for rock.':
    'Marque el contorno en el sitio, excave hasta {deep} pies más el vaso y acuerde antes quién se lleva la tierra y quién paga la roca.',
  'Steel, plumbing and electrical': 'Acero, plomería y electricidad',
  'Rebar, main drains, returns, bonding and conduits, then the inspection before concrete.':
    'Varilla, desagües, retornos, conexión equipotencial (bonding) y ductos; después la inspección antes del concreto.',
  'Main drains, returns, bonding and conduits, then the inspection before backfill.':
    'Desagües, retornos, conexión equipotencial (bonding) y ductos; después la inspección antes del relleno.',
  'Wall panels and bracing, main drains, returns, bonding and conduits, then the inspection before backfill.':
    'Paneles y puntales, desagües, retornos, conexión equipotencial (bonding) y ductos; después la inspección antes del relleno.',
  'Shoot and cure the concrete shell and line it with stone, set the coping, then the {deck} deck with its drains.':
    'Lance y cure el vaso de concreto y revístalo de piedra, coloque el borde y después el piso de {deck} con sus drenajes.',
  'Set the fiberglass shell by crane, level it, and backfill while it fills with water, set the coping, then the {deck} deck with its drains.':
    'Coloque el vaso de fibra de vidrio con grúa, nivélelo y rellene mientras se llena de agua; coloque el borde y después el piso de {deck} con sus drenajes.',
  'Shape the floor, backfill the walls and hang the vinyl liner, set the coping, then the {deck} deck with its drains.':
    'Moldee el piso, rellene los muros y cuelgue el forro de vinilo; coloque el borde y después el piso de {deck} con sus drenajes.',
  'Safety barrier inspection, {finish} shell color, fill, balance the water, and hand over with the warranties.':
    'Inspección de la barrera, vaso de color {finish}, llenado, balance del agua y entrega con las garantías.',
  'Safety barrier inspection, {finish} liner, fill, balance the water, and hand over with the warranties.':
    'Inspección de la barrera, forro {finish}, llenado, balance del agua y entrega con las garantías.',
  'Safety barrier inspection, stone sealed, fill, balance the water, and hand over with the warranties.':
    'Inspección de la barrera, piedra sellada, llenado, balance del agua y entrega con las garantías.',
  'Shell, coping and deck': 'Vaso, borde y piso',
  'Shoot and cure the concrete shell, set the coping, then the {deck} deck with its drains.':
    'Lance y cure el vaso de concreto, coloque el borde y después el piso de {deck} con sus drenajes.',
  'Finish, equipment and start-up': 'Acabado, equipo y arranque',
  'Safety barrier inspection, {finish} interior finish, fill, balance the water, and hand over with the warranties.':
    'Inspección de la barrera, acabado interior {finish}, llenado, balance del agua y entrega con las garantías.',
  'Grading and retaining walls': 'Nivelación y muros de contención',
  'Have the heights surveyed before anything is ordered, and lead water away from the house and the pool.':
    'Mande medir las alturas antes de pedir nada y conduzca el agua lejos de la casa y la piscina.',
  'Walls from {feet} ft up: an engineer’s design, drainage behind them, and a permit before digging.':
    'Muros de {feet} pies o más: diseño de un ingeniero, drenaje detrás y permiso antes de excavar.',
  'Fiberglass shells come up to {feet} ft long. This pool is longer, so it is priced and built in concrete.':
    'Los vasos de fibra de vidrio llegan a {feet} pies de largo. Esta piscina es más larga: se cotiza y se construye en concreto.',
  'Fiberglass shells come up to {feet} ft wide. This pool is wider, so it is priced and built in concrete.':
    'Los vasos de fibra de vidrio llegan a {feet} pies de ancho. Esta piscina es más ancha: se cotiza y se construye en concreto.',
  'Fiberglass shells come up to {feet} ft deep. This pool is deeper, so it is priced and built in concrete.':
    'Los vasos de fibra de vidrio llegan a {feet} pies de profundidad. Esta piscina es más profunda: se cotiza y se construye en concreto.',
  'No fiberglass shell has an infinity edge, so this pool is priced and built in concrete.':
    'Ningún vaso de fibra de vidrio tiene borde infinito: esta piscina se cotiza y se construye en concreto.',
  'No fiberglass shell makes a natural pond, so this pool is priced and built in concrete.':
    'Ningún vaso de fibra de vidrio hace un estanque natural: esta piscina se cotiza y se construye en concreto.',
  'No usual fiberglass shell has a beach entry, so this pool is priced and built in concrete.':
    'Los vasos de fibra de vidrio usuales no tienen entrada tipo playa: esta piscina se cotiza y se construye en concreto.',
  'No usual fiberglass shell has a swim-up bar, so this pool is priced and built in concrete.':
    'Los vasos de fibra de vidrio usuales no tienen bar dentro del agua: esta piscina se cotiza y se construye en concreto.',
  'No usual fiberglass shell has this outline, so this pool is priced and built in concrete.':
    'Los vasos de fibra de vidrio usuales no tienen este contorno: esta piscina se cotiza y se construye en concreto.',
  'A vinyl liner cannot run over an infinity edge, so this pool is priced and built in concrete.':
    'Un forro de vinilo no puede pasar sobre un borde infinito: esta piscina se cotiza y se construye en concreto.',
  'A regeneration zone needs more than a vinyl liner, so this pool is priced and built in concrete.':
    'Una zona de regeneración pide más que un forro de vinilo: esta piscina se cotiza y se construye en concreto.',
  'A vinyl liner does not suit a beach entry, so this pool is priced and built in concrete.':
    'Un forro de vinilo no va con una entrada tipo playa: esta piscina se cotiza y se construye en concreto.',
  'A vinyl liner does not suit a swim-up bar, so this pool is priced and built in concrete.':
    'Un forro de vinilo no va con un bar dentro del agua: esta piscina se cotiza y se construye en concreto.',
  'A fiberglass shell comes from a mold, in one piece on a truck':
    'Un vaso de fibra de vidrio sale de un molde, en una pieza sobre un camión',
  'A vinyl liner is welded to walls that it hangs from all around':
    'Un forro de vinilo cuelga de muros por todo el contorno',
  'Trade practice; a dealer’s list has the last word':
    'Práctica del oficio; la lista del distribuidor tiene la última palabra',
  'Any number of {value}': 'Cualquier número de {value}',
  'Child-friendly': 'Apta para niños',
  'No small children': 'Sin niños pequeños',
  'Not {value}': 'No es {value}',
  'Not a budget': 'No es mi presupuesto',
  'Budget {amount}': 'Presupuesto {amount}',
  'Depth {depths}': 'Profundidad {depths}',
  '{feet} ft throughout': '{feet} pies en toda la piscina',
  '{shallow} to {deep} ft': 'de {shallow} a {deep} pies',
  '{feet} ft': '{feet} pies',
  '{feet} ft long': '{feet} pies de largo',
  '{feet} ft wide': '{feet} pies de ancho',
  'A cover would save about half or more of the heating energy.':
    'Una cubierta ahorraría la mitad o más de la energía para calentar.',
  'A cover cuts heating energy by 50 to 70 %': 'Una cubierta reduce de 50 a 70 % la energía para calentar',
  'US Department of Energy': 'Departamento de Energía de EE. UU.',
  'Your budget beside the estimate for this design': 'Su presupuesto y el costo estimado de este diseño',
  'Our estimate': 'Nuestra estimación',
  'Your budget of {budget} is about {gap} under the low end; a shorter pool or fewer features would close the gap.':
    'Su presupuesto de {budget} está unos {gap} por debajo del extremo bajo; una piscina más corta o con menos elementos cerraría la diferencia.',
  'Your budget of {budget} is within the range; keep some of it for surprises in the ground.':
    'Su presupuesto de {budget} está dentro del rango; guarde una parte para sorpresas en el suelo.',
  'Your budget of {budget} covers the whole range.': 'Su presupuesto de {budget} cubre todo el rango.',
  'A retaining wall over {feet} ft, footing included, needs a permit and an engineer’s design':
    'Un muro de contención de más de {feet} pies, con su cimiento, necesita permiso y diseño de un ingeniero',
  'IRC R105.2 and R404.4 as commonly adopted; check locally':
    'IRC R105.2 y R404.4 como suelen adoptarse; confírmelo localmente',
  'The ground here would need a wall {height} ft high; another place on the plot or another height of the deck would save most of it.':
    'Aquí el terreno necesitaría un muro de {height} pies de alto; otro lugar u otra altura del piso lo evitaría casi todo.',
  'A wall up to {height} ft high {job}: from {feet} ft on it takes an engineer’s design and usually its own permit.':
    'Un muro de hasta {height} pies de alto {job}: desde {feet} pies necesita diseño de un ingeniero y, casi siempre, su propio permiso.',
  'A wall up to {height} ft high {job}; its footing counts toward the {feet} ft.':
    'Un muro de hasta {height} pies de alto {job}; su cimiento cuenta para los {feet} pies.',
  '{pool}, {length} × {width} ft, {shallow} to {deep} ft deep':
    '{pool}, {length} × {width} pies, de {shallow} a {deep} pies de profundidad',
  '{style} pool, {length} × {width} ft, {shallow} to {deep} ft deep.':
    'Piscina: {style}, {length} × {width} pies, de {shallow} a {deep} pies de profundidad.',
  'Features: {list}.': 'Elementos: {list}.',
  'Child-friendly.': 'Apta para niños.',
  'Pool material': 'Material de la piscina',
  'Built of: {material}.': 'Material: {material}.',
  'Wished for: {material}. Priced in concrete.': 'Se desea: {material}. Cotizada en concreto.',
  'Estimate: {range}, about {weeks} weeks.': 'Costo estimado: {range}, unas {weeks} semanas.',
  'Design: {link}': 'Diseño: {link}',
  'Bench at the deep end': 'Banca en la parte honda',
  'You did not name a style, so we drew a clean, simple one.':
    'No mencionó un estilo, así que dibujamos uno limpio y sencillo.',
  '7.5 to 9 ft of water under a board; 16 × 32 ft is the practical minimum':
    'De 7.5 a 9 pies de agua bajo un trampolín; 16 × 32 pies es el mínimo práctico',
  'ANSI/APSP/ICC-5 excerpt and trade practice, measured where the board stands':
    'Extracto de ANSI/APSP/ICC-5 y práctica del oficio, medido donde está el trampolín',
  'There is no room at the water’s edge for the diving board.':
    'No hay espacio junto al agua para el trampolín.',
  'A diving board needs {needed}; where it stands the water is {has}.':
    'Un trampolín necesita {needed}; donde está, el agua tiene {has}.',
  'The water under the board is deep, long and wide enough for residential diving.':
    'Bajo el trampolín, el agua es bastante profunda, larga y ancha para echarse clavados en casa.',
  'About {feet} ft of water or more where a slide ends; its maker’s sheet has the last word':
    'Unos {feet} pies de agua o más donde termina un tobogán; la última palabra la tiene la hoja del fabricante',
  'Trade practice, measured where the slide stands': 'Práctica del oficio, medido donde está el tobogán',
  'There is no room at the water’s edge for the slide.': 'No hay espacio junto al agua para el tobogán.',
  'The slide ends over {depth} ft of water; move it toward the deep end or make the water there at least {feet} ft deep.':
    'El tobogán termina sobre {depth} pies de agua; muévalo hacia lo hondo o dé ahí al menos {feet} pies de profundidad.',
  'The slide ends over {depth} ft of water, deep enough for most.':
    'El tobogán termina sobre {depth} pies de agua, suficiente para casi todos.',
  'From a spa people climb into the pool without looking': 'Del jacuzzi la gente pasa a la piscina sin mirar',
  'Our design practice': 'Nuestra práctica de diseño',
  'There is no room for the spa at the pool’s edge, so it stands on its own, without a spillway.':
    'No hay espacio para el jacuzzi a la orilla de la piscina, así que queda aparte y sin derrame.',
  'The pool is {depth} ft deep next to the spa. Put the spa’s steps on the deck side, or move the spa toward the shallow end.':
    'Junto al jacuzzi la piscina tiene {depth} pies de profundidad. Ponga los escalones del jacuzzi del lado del piso o muévalo hacia la parte baja.',
  'Next to the spa the pool is {depth} ft deep, shallow enough to stand in.':
    'Junto al jacuzzi la piscina tiene {depth} pies de profundidad, lo bastante baja para estar de pie.',
  'A barrier of at least 4 ft (5 ft in Arizona and California) with a self-closing, self-latching gate, or another approved measure':
    'Una barrera de al menos 4 pies (5 en Arizona y California) con puerta que se cierre y asegure sola, u otra medida aprobada',
  'Florida Statutes 515.27 and 515.29; Arizona Revised Statutes 36-1681; California Health and Safety Code 115923; check locally':
    'Estatutos de Florida 515.27 y 515.29; Estatutos Revisados de Arizona 36-1681; Código de Salud y Seguridad de California 115923; confírmelo localmente',
  'The fence': 'La cerca',
  'The cover': 'La cubierta',
  '{means} counts toward the safety barrier the law requires before the pool is filled.':
    '{means} cuenta para la barrera de seguridad que la ley exige antes de llenar la piscina.',
  'Small children will swim here: add a safety fence or an automatic cover. The law requires a barrier too.':
    'Aquí nadarán niños pequeños: agregue una cerca de seguridad o una cubierta automática. La ley también exige una barrera.',
  'You will need a safety barrier by law before the pool is filled, with or without children. Plan a fence, a wall or an approved cover.':
    'La ley exige una barrera de seguridad antes de llenar la piscina, haya niños o no. Planee una cerca, un muro o una cubierta aprobada.',
  'Standing depth for a small child is about {feet} ft or less':
    'La profundidad en que un niño pequeño está de pie es de unos {feet} pies o menos',
  'Trade practice, measured where they come in': 'Práctica del oficio, medido por donde entran',
  'Small children walk in over the beach, {share} of the water, from nothing to {feet} ft.':
    'Los niños pequeños entran caminando por la entrada tipo playa, {share} del agua, de 0 a {feet} pies.',
  'Small children can stand on the sun shelf: about {area} sq ft, {inches} inches deep.':
    'Los niños pequeños pueden estar de pie en la repisa para asolearse: unos {area} pies², a {inches} pulgadas de profundidad.',
  'Small children can stand at the steps: {depth} ft of water.':
    'Los niños pequeños pueden estar de pie en los escalones: {depth} pies de agua.',
  'At the steps the water is {depth} ft; {feet} ft or less, or a sun shelf, lets small children stand.':
    'En los escalones hay {depth} pies de agua; con {feet} pies o menos, o con una repisa para asolearse, los niños pequeños pueden estar de pie.',
  'We draw pools from {min} to {max} feet long.': 'Dibujamos piscinas de {min} a {max} pies de largo.',
  'From the {area} square feet you asked for.': 'Calculado con los {area} pies cuadrados que pidió.',
  'From the {gallons} gallons you asked for.': 'Calculado con los {gallons} galones que pidió.',
  'In proportion to your width.': 'En proporción a su ancho.',
  'In proportion to the length.': 'En proporción al largo.',
  'A diving board needs deep water.': 'Un trampolín necesita agua honda.',
  'A usual depth for this pool.': 'Una profundidad habitual para esta piscina.',
  'Shallow enough for small children to stand.': 'Lo bastante baja para que los niños pequeños estén de pie.',
  'A typical depth for standing.': 'Una profundidad típica para estar de pie.',
  'A usual width for a round pool.': 'Un ancho habitual para una piscina redonda.',
  'A usual length for a plunge pool.': 'Un largo habitual para una piscina de inmersión.',
  'A usual length for a {size} pool.': 'Un largo habitual para una piscina {size}.',
  'Long enough to swim laps.': 'Lo bastante larga para nadar.',
  'You did not give a length, so we chose one that suits most yards.':
    'No dio un largo, así que elegimos uno que va bien en la mayoría de los patios.',
  'Please describe your pool first.': 'Primero describa su piscina, por favor.',
  'Please keep the description under {limit} characters.':
    'La descripción debe tener menos de {limit} caracteres.',
  'The pool holds about {gallons} gallons of water.': 'La piscina contiene unos {gallons} galones de agua.',
  'The pool holds about {gallons} gallons of water; the spa adds about {more}.':
    'La piscina contiene unos {gallons} galones de agua; el jacuzzi, unos {more} más.',
  'The water as it is drawn, without steps, shelf and bench, × {factor} gallons a cubic foot':
    'El agua como está dibujada, sin escalones, repisa ni banca, × {factor} galones por pie cúbico',
  'Measured on the drawing': 'Medido en el dibujo',
  'No steeper than 1 in 7 where people stand, 1 in 3 into the deep end':
    'No más inclinado que 1 en 7 donde se está de pie, y 1 en 3 hacia la parte honda',
  'ISPSC 807 as commonly quoted; check locally': 'ISPSC 807 como suele citarse; confírmelo localmente',
  'Past the beach entry the floor is level and the water {feet} ft deep.':
    'Después de la entrada tipo playa el fondo es plano y el agua tiene {feet} pies de profundidad.',
  'The floor is level: the water is {feet} ft deep from end to end.':
    'El fondo es plano: el agua tiene {feet} pies de profundidad de punta a punta.',
  'The floor drops 1 ft every {ratio} ft. That is fine toward the deep end; mark where it starts with a safety rope.':
    'El fondo baja 1 pie cada {ratio} pies. Está bien hacia la parte honda; marque dónde empieza con una cuerda de seguridad.',
  'The floor slopes gently, 1 ft every {ratio} ft.': 'El fondo baja suavemente, 1 pie cada {ratio} pies.',
  'A pump that moves about {flow} gallons a minute filters all the water once in {hours} hours.':
    'Una bomba de unos {flow} galones por minuto filtra toda el agua una vez en {hours} horas.',
  'Trade formula, on the drawn water': 'Fórmula del oficio, sobre el agua dibujada',
  'Gas heater': 'Calentador de gas',
  'Heat pump': 'Bomba de calor',
  'Not heated': 'Sin calentar',
  'Open to the wind': 'Expuesta al viento',
  'Fenced garden': 'Jardín cercado',
  'Well sheltered': 'Bien protegida',
  'Between {min} and {max}': 'Entre {min} y {max}',
  'The season must end after it starts': 'La temporada debe terminar después de empezar',
  'Small (12x24 feet)': 'Pequeña (12x24 pies)',
  'Medium (16x32 feet)': 'Mediana (16x32 pies)',
  'Large (20x40 feet)': 'Grande (20x40 pies)',
  'Maximum efficiency': 'Máxima eficiencia',
  'High efficiency': 'Alta eficiencia',
  Balanced: 'Equilibrada',
  'Without {thing}': 'Sin {thing}',
  'Add {thing}': 'Agregar {thing}',
  'Excavation, shell and equipment': 'Excavación, vaso y equipo',
  'Size: {size}': 'Tamaño: {size}',
  'Shape: {shape}': 'Forma: {shape}',
  'Material: {material}': 'Material: {material}',
  'Estimate Sent!': '¡Presupuesto enviado!',
  'Estimate Saved': 'Presupuesto guardado',
  'Your cost calculation has been processed.': 'Su cálculo de costos está listo.',
  'Failed to process calculation. Please try again.':
    'No se pudo procesar el cálculo. Intente de nuevo, por favor.',
  'AI Design Loaded!': '¡Diseño con IA cargado!',
  'Small (up to {feet} ft long)': 'Pequeña (hasta {feet} pies de largo)',
  'Medium (up to {feet} ft)': 'Mediana (hasta {feet} pies)',
  'Large (up to {feet} ft)': 'Grande (hasta {feet} pies)',
  'Custom (longer or unusual)': 'A la medida (más larga o especial)',
  'Not sure yet (small to large)': 'Todavía no sé (pequeña a grande)',
  'Infinity edge': 'Borde infinito',
  'Vinyl liner': 'Forro de vinilo',
  Fiberglass: 'Fibra de vidrio',
  'Concrete (gunite)': 'Concreto (gunita)',
  'Natural stone': 'Piedra natural',
  'Another state or country': 'Otro estado o país',
  'As soon as possible': 'Lo antes posible',
  'Within 3 months': 'En 3 meses',
  'Within 6 months': 'En 6 meses',
  'Within a year': 'En un año',
  'Just planning': 'Solo estoy planeando',
  Heating: 'Calefacción',
  Lighting: 'Iluminación',
  Waterfall: 'Cascada',
  Rectangular: 'Rectangular',
  Kidney: 'Riñón',
  Freeform: 'Forma libre',
  Spa: 'Jacuzzi',
  'Raised Spa': 'Jacuzzi elevado',
  'Swim-Up Bar': 'Bar dentro del agua',
  Sunshelf: 'Repisa para asolearse',
  'Fire Feature': 'Elemento de fuego',
  'Solar Heating': 'Calentador solar',
  'LED Lighting': 'Luces LED',
  'Infinity Edge': 'Borde infinito',
  'Beach Entry': 'Entrada tipo playa',
  Slide: 'Tobogán',
  'Diving Board': 'Trampolín',
  Grotto: 'Gruta',
  Bubblers: 'Burbujeadores',
  'Deck Jets': 'Chorros de piso',
  Scuppers: 'Caños de agua',
  Pergola: 'Pérgola',
  'Outdoor Kitchen': 'Cocina exterior',
  'Safety Fence': 'Cerca de seguridad',
  'Automatic Cover': 'Cubierta automática',
  'Saltwater System': 'Sistema de sal',
  'Cold Plunge': 'Tina fría',
  'Regeneration Zone': 'Zona de regeneración',
  Modern: 'Moderna',
  Mediterranean: 'Mediterránea',
  Lap: 'De nado',
  Infinity: 'Infinita',
  Luxury: 'De lujo',
  Resort: 'Resort',
  Lagoon: 'Laguna',
  Natural: 'Natural',
  Tropical: 'Tropical',
  Small: 'Pequeña',
  Medium: 'Mediana',
  Large: 'Grande',
  'Extra large': 'Extragrande',
  small: 'pequeña',
  medium: 'mediana',
  large: 'grande',
  'extra large': 'extragrande',
  'L-shape': 'En L',
  'T-shape': 'En T',
  'Roman ends': 'Extremos romanos',
  Round: 'Redonda',
  Oval: 'Ovalada',
  '$100,000 or more': '$100,000 o más',
  'My budget: {amount}.': 'Mi presupuesto: {amount}.',
  'Not drawn yet: {things}.': 'Aún sin dibujar: {things}.',
  'In my words: {words}': 'En mis palabras: {words}',
  'Estimated cost': 'Costo estimado',
  'My budget': 'Mi presupuesto',
  'I drew it, about {area} sq ft': 'Lo dibujé, unos {area} pies²',
  'My design': 'Mi diseño',
  'First name is required': 'El nombre es obligatorio',
  'Last name is required': 'El apellido es obligatorio',
  "We'll get back to you within 24 hours with your free consultation details.":
    'Le responderemos en un plazo de 24 horas con los detalles de su consulta gratuita.',
  'Submission failed': 'No se pudo enviar',
  'Please try again or contact us directly.': 'Intente de nuevo o contáctenos directamente, por favor.',
  'Natural Stone (Travertine, Flagstone)': 'Piedra natural (travertino, laja)',
  'Pavers (Brick, Stone, Concrete)': 'Adoquín (ladrillo, piedra, concreto)',
  'Wood Decking': 'Madera',
  'Composite Decking': 'Madera compuesta',
  'Concrete/Stamped Concrete': 'Concreto o concreto estampado',
  'Sheer descents': 'Láminas de agua',
  'Deck jets': 'Chorros de piso',
  'Infinity/knife edge': 'Borde infinito',
  'Fire bowls': 'Tazones de fuego',
  'Fire pit (gas)': 'Fogata (gas)',
  'Fire pit (propane)': 'Fogata (propano)',
  'Pool fence': 'Cerca de piscina',
  'Safety cover': 'Cubierta de seguridad',
  'Pool alarms': 'Alarmas de piscina',
  'Gate alarms': 'Alarmas de puerta',
  'Screen enclosure': 'Cerramiento de malla',
  'Small, 6-8 people': 'Pequeño, 6 a 8 personas',
  'Medium, 8-10 people': 'Mediano, 8 a 10 personas',
  'Large, 10+ people': 'Grande, 10 o más personas',
  'No preference': 'Sin preferencia',
  'Survey or site plan': 'Topografía o plano del terreno',
  'Backyard photo': 'Foto del patio',
  'HOA document': 'Documento de la HOA',
  Sketch: 'Bosquejo',
  Other: 'Otro',
  'Invalid file type': 'Tipo de archivo no válido',
  '{name} is not a supported file type.': '{name} no es un tipo de archivo admitido.',
  'File too large': 'Archivo demasiado grande',
  '{name} is too large. Maximum size is {size}.': '{name} es demasiado grande. El tamaño máximo es {size}.',
  'At most {max}': 'Como máximo {max}',
  'Full name is required': 'El nombre completo es obligatorio',
  'Please enter a valid phone number': 'Escriba un teléfono válido, por favor',
  'Project address is required': 'La dirección del proyecto es obligatoria',
  'City is required': 'La ciudad es obligatoria',
  'State is required': 'El estado es obligatorio',
  'ZIP code is required': 'El código postal es obligatorio',
  'County/Authority is required': 'El condado o la autoridad son obligatorios',
  'Pool length must be at least 10 feet': 'El largo debe ser de al menos 10 pies',
  'Pool width must be at least 8 feet': 'El ancho debe ser de al menos 8 pies',
  'Shallow depth must be at least 3 feet': 'La profundidad mínima debe ser de al menos 3 pies',
  'Deep depth must be at least 4 feet': 'La profundidad máxima debe ser de al menos 4 pies',
  'Deck material is required': 'El material del piso es obligatorio',
  'Deck square footage is required': 'Los pies cuadrados de piso son obligatorios',
  'Please choose a size from the list': 'Elija un tamaño de la lista, por favor',
  'Please choose a brand from the list': 'Elija una marca de la lista, por favor',
  'Budget range is required': 'El rango de presupuesto es obligatorio',
  'You must consent to proceed': 'Debe dar su consentimiento para continuar',
  'The deep end must be at least as deep as the shallow end':
    'La parte honda debe ser al menos tan profunda como la baja',
  'We cannot read this drawing of the plot. Please add it again, or remove it.':
    'No podemos leer este dibujo del terreno. Agréguelo de nuevo o quítelo, por favor.',
  'Submission Failed': 'No se pudo enviar',
  'Submission Successful!': '¡Enviado!',
  'Your ticket number is {ticket}. Check your email for confirmation.':
    'Su número de solicitud es {ticket}. Busque la confirmación en su correo.',
  'Please enter a valid date': 'Escriba una fecha válida, por favor',
  'Please choose today or a later date': 'Elija hoy o una fecha posterior, por favor',
  'Please choose a date within the next {years} years':
    'Elija una fecha dentro de los próximos {years} años, por favor',
  'Jurisdictional extras not included': 'No incluye extras de la jurisdicción',
  'Most Popular': 'El más elegido',
  'Please save it again in a smaller size.': 'Guárdela de nuevo en un tamaño menor, por favor.',
  'Please save it again as a standard (baseline) JPG, the right way up, or in a smaller size.':
    'Guárdela de nuevo como JPG estándar, derecha, o en un tamaño menor, por favor.',
  'The file is damaged or incomplete.': 'El archivo está dañado o incompleto.',
  'It is {size}.': 'Mide {size}.',
  'It is {size}: wide enough, but too low. The width must be less than four times the height.':
    'Mide {size}: es lo bastante ancha, pero muy baja. El ancho debe ser menos de cuatro veces el alto.',
  'It is {size}: wide enough, but too tall. The height must be less than twice the width.':
    'Mide {size}: es lo bastante ancha, pero muy alta. El alto debe ser menos del doble del ancho.',
  'No valid images': 'No hay imágenes válidas',
  'Upload images with minimum {width}px width. Supports both regular photos and 360° panoramic images.':
    'Suba imágenes de al menos {width} px de ancho. Se admiten fotos comunes y panorámicas de 360°.',
  'Upload Failed': 'No se pudo subir',
  'Failed to upload images. Please try again.':
    'No se pudieron subir las imágenes. Intente de nuevo, por favor.',
  'Some files rejected': 'Se rechazaron algunos archivos',
  'Upload Successful!': '¡Subida completa!',
  '{count} valid 360° design uploaded.': 'Se subió {count} diseño de 360° válido.',
  '{count} valid 360° designs uploaded.': 'Se subieron {count} diseños de 360° válidos.',
  'Please choose your state': 'Elija su estado, por favor',
  'Please tick this if the property is in Florida. We cannot sell this package for any other place':
    'Marque esto si la propiedad está en Florida, por favor. No podemos vender este paquete para otro lugar',
  'Please accept the terms and the refund policy to continue':
    'Acepte los términos y la política de reembolso para continuar, por favor',
  'Your card was declined.': 'Su tarjeta fue rechazada.',
  'Your card has insufficient funds.': 'Su tarjeta no tiene fondos suficientes.',
  'Your card has expired.': 'Su tarjeta está vencida.',
  "Your card's security code is incorrect.": 'El código de seguridad de su tarjeta es incorrecto.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'No pudimos autenticar su forma de pago. Elija otra e intente de nuevo, por favor.',
  'Your card number is incomplete.': 'El número de su tarjeta está incompleto.',
  'Your card number is invalid.': 'El número de su tarjeta no es válido.',
  'Only test card numbers work here, for example 4242 4242 4242 4242.':
    'Aquí solo funcionan números de prueba, por ejemplo 4242 4242 4242 4242.',
  "Your card's expiration date is incomplete.": 'La fecha de vencimiento de su tarjeta está incompleta.',
  "Your card's expiration date is invalid.": 'La fecha de vencimiento de su tarjeta no es válida.',
  "Your card's expiration year is in the past.": 'El año de vencimiento de su tarjeta ya pasó.',
  "Your card's security code is incomplete.": 'El código de seguridad de su tarjeta está incompleto.',
  'Please give it a title': 'Póngale un título, por favor',
  'Please type your name': 'Escriba su nombre, por favor',
  'Between {min} and {max} feet': 'Entre {min} y {max} pies',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'South Carolina': 'Carolina del Sur',
  'North Dakota': 'Dakota del Norte',
  'South Dakota': 'Dakota del Sur',
  'New Mexico': 'Nuevo México',
  'New Jersey': 'Nueva Jersey',
  'New Hampshire': 'Nuevo Hampshire',
  Pennsylvania: 'Pensilvania',
  Hawaii: 'Hawái',
  Michigan: 'Míchigan',
  Mississippi: 'Misisipi',
  Missouri: 'Misuri',
  Oregon: 'Oregón',
  'West Virginia': 'Virginia Occidental',
  'District of Columbia': 'Distrito de Columbia',
  Louisiana: 'Luisiana',
  'American Samoa': 'Samoa Americana',
  'Northern Mariana Islands': 'Islas Marianas del Norte',
  'U.S. Virgin Islands': 'Islas Vírgenes de EE. UU.',
  'Please enter a valid email address': 'Escriba un correo electrónico válido, por favor',
  'Please choose one of the options': 'Elija una de las opciones, por favor',
  'Please tick this or leave it empty': 'Márquelo o déjelo vacío, por favor',
  'Please write this as text': 'Escríbalo como texto, por favor',
  'Please check your answers': 'Revise sus respuestas, por favor',
  'Please keep this under {limit} characters': 'Use menos de {limit} caracteres, por favor',
  included: 'incluido',
  'no change': 'sin cambio',
  'Family Fun': 'Diversión familiar',
  'Fitness & Laps': 'Ejercicio y nado',
  Entertaining: 'Recibir visitas',
  Relaxation: 'Descanso',
  'Visual Appeal': 'Atractivo visual',
  'Property Value': 'Valor de la propiedad',
  'Minimum 10 feet': 'Mínimo 10 pies',
  'Maximum 200 feet': 'Máximo 200 pies',
  'Minimum $10,000': 'Mínimo $10,000',
  'Maximum $500,000': 'Máximo $500,000',
  'Top of the drawing (north)': 'Arriba en el dibujo (norte)',
  'Bottom of the drawing (south)': 'Abajo en el dibujo (sur)',
  'Left of the drawing (west)': 'Izquierda del dibujo (oeste)',
  'Right of the drawing (east)': 'Derecha del dibujo (este)',
  'Minimum {min} {unit}': 'Mínimo {min} {unit}',
  'Maximum {max} {unit}': 'Máximo {max} {unit}',
  'Space Utilization': 'Uso del espacio',
  'Cost Efficiency': 'Eficiencia de costo',
  'Rectangular with spa': 'Rectangular con jacuzzi',
  'LED lighting and heating': 'Luces LED y calefacción',
  January: 'enero',
  February: 'febrero',
  March: 'marzo',
  April: 'abril',
  May: 'mayo',
  June: 'junio',
  July: 'julio',
  August: 'agosto',
  September: 'septiembre',
  October: 'octubre',
  November: 'noviembre',
  December: 'diciembre',
  feet: 'pies',
  north: 'norte',
  south: 'sur',
  east: 'este',
  west: 'oeste',
  travertine: 'travertino',
  pavers: 'adoquín',
  flagstone: 'piedra laja',
  wood: 'madera',
  concrete: 'concreto',
  tile: 'porcelanato',
  white: 'blanco',
  blue: 'azul',
  aqua: 'aguamarina',
  pebble: 'de guijarro',
  dark: 'oscuro',
  'Level pad that carries the filled tub, its own protected circuit for the chiller, a drain within hose reach, and a cover that locks.':
    'Base nivelada que aguante la tina llena, circuito propio protegido para el enfriador, un drenaje al alcance de la manguera y una tapa con seguro.',
  'Gas line sized and pressure-tested before the deck is poured; clearances to seating, planting and overhangs checked.':
    'Línea de gas calculada y probada a presión antes de colar el piso; distancias a asientos, plantas y aleros revisadas.',
  'Separate shell on the same steel, its own drains, air line and heater sizing, and a spillway set level to a sixteenth of an inch.':
    'Vaso aparte sobre el mismo acero, con sus propios desagües, línea de aire y calentador, y un derrame nivelado a un dieciseisavo de pulgada.',
  'Lined basin beside the shell with washed gravel over a distribution pipe, a pump that runs around the clock, wetland plants in before the first fill, and the health department asked about planted filters.':
    'Estanque revestido junto al vaso, con grava lavada sobre un tubo de distribución, una bomba que trabaje día y noche, plantas acuáticas antes del primer llenado y consulta previa al departamento de salud sobre los filtros con plantas.',
  'Collector area about the size of the water surface, roof orientation checked, three-way valve and sensor run to the equipment pad.':
    'Colectores de un área parecida a la del agua, orientación del techo revisada, válvula de tres vías y sensor hasta el equipo.',
  'Shelf 9 to 12 inches under water with sleeves for an umbrella and conduit for bubblers before the shell is shot.':
    'Repisa de 9 a 12 pulgadas bajo el agua, con camisa para sombrilla y ducto para burbujeadores antes de lanzar el concreto.',
  'Counter and submerged seats cast with the shell, 18 to 20 inches of water over the seats, power kept clear of the water by code.':
    'Barra y asientos sumergidos colados con el vaso, de 18 a 20 pulgadas de agua sobre los asientos, y la electricidad lejos del agua según el código.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'The upload was cut off. Please try again.': 'El envío se cortó. Intente de nuevo, por favor.',
  'That does not exist.': 'Eso no existe.',
  'We cannot take this right now. Please try again in a moment.':
    'No podemos recibirlo en este momento. Intente de nuevo en un momento, por favor.',
  'A lot of files are being uploaded right now. Please try again shortly.':
    'Se están subiendo muchos archivos. Intente de nuevo en un momento, por favor.',
  'We cannot take files right now. Your answers are still here: send them without files, or try again later.':
    'No podemos recibir archivos en este momento. Sus respuestas siguen aquí: envíelas sin archivos o intente más tarde.',
  'We cannot take images right now. Please try again later.':
    'No podemos recibir imágenes en este momento. Intente más tarde, por favor.',
  'We cannot take files right now. Your words are still here: send them without files, or try again later.':
    'No podemos recibir archivos en este momento. Sus palabras siguen aquí: envíelas sin archivos o intente más tarde.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'A file is too large.': 'Un archivo es demasiado grande.',
  'There are too many files.': 'Hay demasiados archivos.',
  'Please check your input.': 'Revise lo que escribió, por favor.',
  'This form cannot be read.': 'Este formulario no se puede leer.',
  'Something went wrong on our side. Please try again.':
    'Algo falló de nuestro lado. Intente de nuevo, por favor.',
  'Too many requests. Please try again in {time}.':
    'Demasiadas solicitudes. Intente de nuevo en {time}, por favor.',
  'All files together can be up to {size} MB.': 'Todos los archivos juntos pueden pesar hasta {size} MB.',
  'This link does not match a call.': 'Este enlace no corresponde a ninguna llamada.',
  'Please choose how we should meet.': 'Elija cómo quiere que hablemos, por favor.',
  'A hidden field was filled in, perhaps by your browser. Please reload the page and try again, or contact us.':
    'Se llenó un campo oculto, quizá por su navegador. Recargue la página e intente de nuevo, o contáctenos, por favor.',
  'Please cancel one of your calls, or contact us.': 'Cancele una de sus llamadas o contáctenos, por favor.',
  'Please contact us to book another call today.': 'Contáctenos para reservar otra llamada hoy, por favor.',
  'This call does not exist.': 'Esta llamada no existe.',
  'This call has begun already, so it cannot be changed.':
    'Esta llamada ya empezó, así que no se puede cambiar.',
  'This call was canceled. Please book another one.': 'Esta llamada se canceló. Reserve otra, por favor.',
  'This call was moved several times already. Please call us to find another time.':
    'Esta llamada ya se cambió varias veces. Llámenos para encontrar otra hora, por favor.',
  'This time is no longer free. Please choose another one.':
    'Esta hora ya no está libre. Elija otra, por favor.',
  'Many calls are being booked right now. Please try again shortly.':
    'Se están reservando muchas llamadas. Intente de nuevo en un momento, por favor.',
  'This design does not exist.': 'Este diseño no existe.',
  'As many people as a link takes have marked this design.':
    'Ya marcaron este diseño todas las personas que admite un enlace.',
  'This picture does not exist.': 'Esta imagen no existe.',
  'We could not make a photograph right now. Please try again later.':
    'No pudimos hacer una fotografía en este momento. Intente más tarde, por favor.',
  'That is all the photographs we can make today.': 'Por hoy no podemos hacer más fotografías.',
  'We are drawing a lot of pictures right now. Please try again shortly.':
    'Estamos dibujando muchas imágenes. Intente de nuevo en un momento, por favor.',
  'The upload was cut off and nothing was saved. Please send it again.':
    'El envío se cortó y no se guardó nada. Envíelo de nuevo, por favor.',
  'This link does not match a project.': 'Este enlace no corresponde a ningún proyecto.',
  'Card payment is unavailable right now.': 'El pago con tarjeta no está disponible en este momento.',
  'Our terms have changed since you opened this page. Please read them again. Nothing has been charged.':
    'Nuestros términos cambiaron desde que abrió esta página. Léalos de nuevo, por favor. No se ha cobrado nada.',
  'Please tell us who buys, and in which state: sales tax is added.':
    'Díganos quién compra y en qué estado, por favor: se suma el impuesto sobre las ventas.',
  'This package and amount are not in our catalog.':
    'Este paquete y este monto no están en nuestro catálogo.',
  'We could not find this payment.': 'No encontramos este pago.',
  'There is no receipt for this payment yet.': 'Todavía no hay recibo de este pago.',
  'This is not what stood before your eyes. Please load the page again.':
    'Esto cambió desde que lo abrió. Cargue la página de nuevo, por favor.',
  'There is a newer version. Please look at that one first.':
    'Hay una versión más nueva. Mírela primero, por favor.',
  'We have started the next step. Please send us a message instead.':
    'Ya empezamos el siguiente paso. Envíenos mejor un mensaje, por favor.',
  'These are as many comments as one round can hold. Please send them.':
    'No caben más comentarios en una ronda. Envíelos, por favor.',
  'There are as many comments here as we can take. Please message us.':
    'Aquí no caben más comentarios. Envíenos un mensaje, por favor.',
  'Please write what you would like.': 'Escriba lo que desea, por favor.',
  'Please write an answer.': 'Escriba una respuesta, por favor.',
  'This comment was sent. Please answer it instead of changing it.':
    'Este comentario ya se envió. Respóndalo en vez de cambiarlo, por favor.',
  'Please write a message or attach a file.': 'Escriba un mensaje o adjunte un archivo, por favor.',
  'This project cannot take more messages. Please email us.':
    'Este proyecto ya no admite más mensajes. Escríbanos por correo, por favor.',
  'This project cannot take more files. Please email us.':
    'Este proyecto ya no admite más archivos. Escríbanos por correo, por favor.',
  'This project is closed. Please call or write to us to open it again.':
    'Este proyecto está cerrado. Llámenos o escríbanos para abrirlo de nuevo, por favor.',
  'This payment link does not match a quote.': 'Este enlace de pago no corresponde a ninguna cotización.',
  'This has been paid already.': 'Esto ya está pagado.',
  'This quote was withdrawn.': 'Esta cotización se retiró.',
  'This quote does not exist.': 'Esta cotización no existe.',
  'Please accept this quote in your project room first.':
    'Primero acepte esta cotización en la sala de su proyecto, por favor.',
  'We have no email address for this project yet. Please contact us, and we will add it.':
    'Todavía no tenemos un correo para este proyecto. Contáctenos, por favor, y lo agregamos.',
  'There are no comments to send: all were sent already.':
    'No hay comentarios por enviar: ya se enviaron todos.',
  'Plan, to scale': 'Plano, a escala',
  'Pool {length} long and {width} wide': 'Piscina de {length} de largo y {width} de ancho',
  'Both plans, overlaid, to scale': 'Los dos planos, superpuestos, a escala',
  'Plan and section, to scale': 'Planta y corte, a escala',
  'Pool {length} long and {width} wide, {shallow} to {deep} deep':
    'Piscina de {length} de largo y {width} de ancho, de {shallow} a {deep} de profundidad',
  'Pool {length} long and {width} wide, {shallow} to {deep} deep, with {things}':
    'Piscina de {length} de largo y {width} de ancho, de {shallow} a {deep} de profundidad, con {things}',
  'Safety fence {feet} ft, gate': 'Cerca de {feet} pies, puerta',
  'Section along the pool': 'Corte a lo largo de la piscina',
  'Section across the infinity edge': 'Corte por el borde infinito',
  'Section through the spa': 'Corte por el jacuzzi',
  'Section across the shallow end': 'Corte por la parte baja',
  'Section across the deep end': 'Corte por la parte honda',
  '{inches} in': '{inches} pulg.',
  '1 second': '1 segundo',
  '{count} seconds': '{count} segundos',
  '1 minute': '1 minuto',
  '{count} minutes': '{count} minutos',
  '1 hour': '1 hora',
  '{count} hours': '{count} horas',
  'Sales tax': 'Impuesto sobre las ventas',
  Yes: 'Sí',
  No: 'No',
  '{from} through {to}': '{from} a {to}',
  'Pool {length} long and {width} wide, {shallow} to {deep} deep; {things}':
    'Piscina de {length} de largo y {width} de ancho, de {shallow} a {deep} de profundidad; {things}',
  'Equipment pad': 'Equipo',
  'Automatic cover': 'Cubierta automática',
  'Infinity edge and catch basin': 'Borde infinito y canal',
  'Outdoor kitchen': 'Cocina exterior',
  'Regeneration zone': 'Zona de regeneración',
  'Solar collectors': 'Colectores solares',
  'Rock waterfall': 'Cascada de rocas',
  'Sheer descent wall': 'Muro con lámina de agua',
  'holds up the pool’s low side': 'sostiene el lado bajo de la piscina',
  'holds back the ground above it': 'contiene el terreno de arriba',
  '{feet} ft of water': '{feet} pies de agua',
  '{feet} ft of length': '{feet} pies de largo',
  '{feet} ft of width': '{feet} pies de ancho',
  '{feet} ft deep': '{feet} pies de profundidad',
};
