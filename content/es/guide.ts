import type { Phrases } from '#domain/words/phrasebook.ts';

export const guide: Phrases = {
  'Owner-builder guide': 'Guía para construir por su cuenta',
  'DIY Pools and Spas': 'Piscinas y jacuzzis por su cuenta',
  'How a homeowner builds an inground pool: what it saves, what it takes, in what order, and where it goes wrong.':
    'Cómo construye un propietario una piscina enterrada: cuánto se ahorra, qué exige, en qué orden va y dónde suele fallar.',
  'overall savings': 'de ahorro total',
  'typical duration': 'de duración típica',
  'construction steps': 'pasos de construcción',
  'Start on paper': 'Empiece en papel',
  'Describe the pool you have in mind, or talk it through with us.':
    'Describa la piscina que imagina, o háblelo con nosotros.',
  'Ask a consultant': 'Preguntar a un consultor',
  'Try the AI Design Tool': 'Probar el diseño con IA',
  'See the packages': 'Ver los paquetes',
  'Cost comparison': 'Comparación de costos',
  'An 18 × 36 ft concrete pool on level ground, in round figures inside our calculator’s ranges. Ask for bids before you believe any of them.':
    'Una piscina de concreto de 18 × 36 pies en terreno plano, en cifras redondas dentro de los rangos de nuestra calculadora. Pida cotizaciones antes de creer cualquiera de ellas.',
  Category: 'Categoría',
  'With a contractor': 'Con contratista',
  'Design and plans': 'Diseño y planos',
  'Excavation and haul-off': 'Excavación y acarreo',
  'Steel and shell': 'Acero y vaso',
  'Plumbing and equipment': 'Plomería y equipo',
  Electrical: 'Electricidad',
  'Tile, coping and deck': 'Azulejo, borde y piso',
  'Management and margin': 'Administración y margen',
  'Questions before you dig': 'Preguntas antes de excavar',
  'How many hours will it take me?': '¿Cuántas horas me tomará?',
  'Ten to fifteen hours a week for {owner-builder.duration} if you hire the heavy trades, more if you do tile and deck yourself. Much of that is on the phone before eight in the morning.':
    'De diez a quince horas por semana durante {owner-builder.duration} si contrata los trabajos pesados; más si usted hace el azulejo y el piso. Buena parte es por teléfono antes de las ocho de la mañana.',
  'Will a bank lend to an owner-builder?': '¿Presta un banco a quien construye por su cuenta?',
  'Some will not. Home equity lines usually work; construction loans often require a licensed contractor. Ask before you sign anything.':
    'Algunos no. Las líneas de crédito sobre el valor de la casa (home equity) suelen servir; los préstamos de construcción muchas veces exigen un contratista con licencia. Pregunte antes de firmar nada.',
  'Which shell suits an owner-builder?': '¿Qué vaso conviene a quien construye por su cuenta?',
  'Fiberglass is quickest: one truck, one crane, 14 to 30 days. Vinyl costs the least and takes 25 to 45 days. Concrete takes any shape, 45 to 75 days or more, and the most skill.':
    'La fibra de vidrio es lo más rápido: un camión, una grúa, de 14 a 30 días. El vinilo es lo más barato y tarda de 25 a 45 días. El concreto toma cualquier forma, de 45 a 75 días o más, y pide más destreza.',
  'What goes wrong most often?': '¿Qué falla más seguido?',
  'Vague plans, bids that leave things out, trades in the wrong order, and water running toward the house. All four are cheaper to fix on paper.':
    'Planos vagos, cotizaciones incompletas, trabajos en desorden y agua que corre hacia la casa. Las cuatro cosas se arreglan más barato en papel.',
  'The names vary; the list rarely does.': 'Los nombres cambian; la lista casi nunca.',
  'Building permit, with an owner-builder statement':
    'Permiso de construcción, con declaración de propietario-constructor',
  'Electrical permit, often for the electrician only':
    'Permiso eléctrico, muchas veces solo para el electricista',
  'Plumbing or mechanical permit, gas if you heat with it':
    'Permiso de plomería o mecánico; de gas si calienta con gas',
  'Barrier approval: fence, gates, alarms': 'Aprobación de la barrera: cerca, puertas, alarmas',
  'Association approval, in writing, before the rest':
    'Aprobación de la HOA, por escrito, antes que lo demás',
  'From application to final inspection': 'De la solicitud a la inspección final',
  'Typical times. Your county sets its own.': 'Tiempos típicos. Su condado fija los suyos.',
  Apply: 'Solicitud',
  'Day 1': 'Día 1',
  'Plan set, survey, owner-builder statement. A PDF over {permit.largestPdf} is often rejected.':
    'Juego de planos, topografía, declaración de propietario-constructor. Un PDF de más de {permit.largestPdf} suele rechazarse.',
  'Plan review': 'Revisión de planos',
  'Building, zoning and electrical reviewers each read the set.':
    'Los revisores de construcción, zonificación y electricidad leen el juego.',
  Recheck: 'Nueva revisión',
  '{permit.recheck} business days': '{permit.recheck} días hábiles',
  'Each time comments come back. Answer all of them at once.':
    'Cada vez que regresan comentarios. Respóndalos todos de una vez.',
  Permit: 'Permiso',
  '{permit.approval} in all': '{permit.approval} en total',
  'Post it where the inspector can see it. Now dig.':
    'Póngalo donde el inspector lo vea. Ahora sí, a excavar.',
  Inspections: 'Inspecciones',
  'At each stage': 'En cada etapa',
  'Steel, bonding, plumbing pressure, deck, barrier, final.':
    'Acero, conexión equipotencial, presión de tuberías, piso, barrera, final.',
  'Our permitting service is for Florida only, at {price.permitting}. Elsewhere, we prepare the plan set and you apply.':
    'Nuestro servicio de permisos es solo para Florida y cuesta {price.permitting}. En otros lugares preparamos el juego de planos y usted hace la solicitud.',
  'Some states, California among them, require a contractor’s license for anyone who provides or oversees bids, or sets schedules, for an owner-builder. There, we keep to drawings and lists.':
    'Algunos estados, entre ellos California, exigen licencia de contratista a quien proporcione o supervise cotizaciones, o programe la obra, para quien construye por su cuenta. Allí nos limitamos a planos y listas.',
  'Safety considerations': 'Seguridad en la obra',
  'The open hole': 'El hoyo abierto',
  'Fence it the day it is dug. Slope or shore the sides; loose soil deeper than 5 ft buries people.':
    'Cérquelo el día en que se excava. Incline o apuntale los lados; la tierra suelta de más de 5 pies sepulta a la gente.',
  Electricity: 'Electricidad',
  'Bonding and GFCI protection are inspected for a reason. No power near the pool before that inspection.':
    'La conexión equipotencial (bonding) y la protección GFCI se inspeccionan por algo. Nada de corriente cerca de la piscina antes de esa inspección.',
  Children: 'Niños',
  'Barrier and alarms before water. Most states require 48 in or more; check yours.':
    'Barrera y alarmas antes que agua. La mayoría de los estados exige 48 pulgadas o más; consulte el suyo.',
  Drains: 'Desagües',
  'Two drains with anti-entrapment covers, installed to the manufacturer’s instructions.':
    'Dos desagües con tapas contra atrapamiento, instalados según el fabricante.',
  Insurance: 'Seguro',
  'Ask your insurer before the first machine arrives. Ask every trade for its certificate.':
    'Pregunte a su aseguradora antes de que llegue la primera máquina. Pida el certificado a cada contratista.',
  'Plan the barriers and alarms': 'Planee las barreras y alarmas',
  'Cost savings': 'Ahorro',
  'As an owner-builder you keep the contractor’s margin and overhead, and whatever you do with your own hands. For planning we use overall savings of {owner-builder.savings} against a full-service price.':
    'Al construir por su cuenta se queda con el margen y los gastos del contratista, y ahorra lo que haga con sus propias manos. Para planear usamos un ahorro total de {owner-builder.savings} frente a un precio de servicio completo.',
  'That range is contested. One owner documented {owner-builder.documented}, builders quote 25% at best, and some say it comes out about even. It depends on how many bids you collect, how much you do yourself, what the ground hides and how often something is done twice. Keep 15% in reserve.':
    'Ese rango es discutido. Un propietario documentó {owner-builder.documented}, los constructores hablan de 25% cuando mucho y algunos dicen que sale casi igual. Depende de cuántas cotizaciones reúna, cuánto haga usted, qué esconda el suelo y cuántas cosas se hagan dos veces. Guarde 15% de reserva.',
  'Adding a spa': 'Agregar un jacuzzi',
  'A spa is cheapest while the pool is open: it shares the excavator, the steel, the shotcrete crew and the equipment pad. Added later, it costs about twice as much, and usually a section of deck.':
    'Un jacuzzi sale más barato mientras la obra está abierta: comparte la excavadora, el acero, la cuadrilla de concreto y el equipo. Agregado después cuesta más o menos el doble, y casi siempre una parte del piso.',
  'Raise it 12 to 18 in above the pool for a spillway. Give it its own suction and return lines, a heater sized for the spa rather than the pool, and a blower line even if you do not buy the blower yet.':
    'Elévelo de 12 a 18 pulgadas sobre la piscina para que derrame. Dele sus propias líneas de succión y retorno, un calentador del tamaño del jacuzzi y no de la piscina, y una línea de aire aunque todavía no compre el soplador.',
  '18 in': '18 pulg.',
  '4 ft 10 in': '4 pies 10 pulg.',
  '3 ft': '3 pies',
  'Raised spa': 'Jacuzzi elevado',
  Pool: 'Piscina',
  'One shell, one footing': 'Un solo vaso, un solo cimiento',
  'Section through a raised spa spilling into a pool: the spa stands 18 inches above the pool’s water line, over a shared footing.':
    'Corte de un jacuzzi elevado que se derrama en una piscina: el jacuzzi está 18 pulgadas sobre el nivel del agua, en un cimiento compartido.',
  'Design and permits': 'Diseño y permisos',
  '4-8 weeks': '4 a 8 semanas',
  Moderate: 'Moderada',
  'Survey, design, engineering, application. Check easements, setbacks and your association before you fall in love with a shape.':
    'Topografía, diseño, ingeniería, solicitud. Revise servidumbres, retiros y su asociación antes de enamorarse de una forma.',
  'You do it, with drawings from a designer.': 'Lo hace usted, con planos de un diseñador.',
  'The pool’s section drawn on untouched ground, with its length':
    'El corte de la piscina dibujado sobre terreno intacto, con su largo',
  'Layout and excavation': 'Trazo y excavación',
  '2-5 days': '2 a 5 días',
  Hard: 'Difícil',
  'Call 811 before digging. Paint the shape, set the grade, dig, haul off. Know where the dirt goes and what rock will cost.':
    'Llame al 811 antes de excavar. Pinte la forma, fije el nivel, excave, acarree. Sepa a dónde va la tierra y cuánto costaría encontrar roca.',
  'Hire an excavator with an operator who has dug pools.':
    'Contrate una excavadora con un operador que haya hecho piscinas.',
  'The hole dug to a shallow and a deep end, the dirt piled beside it':
    'El hoyo con su parte baja y su parte honda, y la tierra al lado',
  'Steel and plumbing rough-in': 'Acero y plomería inicial',
  '1-2 weeks': '1 a 2 semanas',
  'Rebar cage to the engineer’s sheet, main drains, skimmers, returns. Pressure-test the pipes and keep them under pressure.':
    'Malla de varilla según la lámina del ingeniero, desagües, desnatadores, retornos. Pruebe las tuberías a presión y manténgalas presurizadas.',
  'Plumbing is within reach; steel is better hired.':
    'La plomería está a su alcance; el acero es mejor contratarlo.',
  'A rebar cage lines the hole, a pipe runs from the drain to the equipment':
    'Una malla de varilla cubre el hoyo; un tubo va del desagüe al equipo',
  'Electrical and bonding': 'Electricidad y bonding',
  '3-5 days': '3 a 5 días',
  Professional: 'Profesional',
  'Bond every piece of metal within reach of the water, run power to the equipment pad, set light niches.':
    'Conecte entre sí con cable todo el metal al alcance del agua (conexión equipotencial o bonding), lleve corriente al equipo, coloque los nichos de las luces.',
  'A licensed electrician. This is the step that kills.':
    'Un electricista con licencia. Este es el paso que puede matar.',
  'A bonding wire joins the steel on both sides and runs up to the equipment':
    'Un cable une el acero de ambos lados y sube hasta el equipo',
  Shell: 'Vaso',
  '1-2 days, then 4 weeks of cure': '1 a 2 días, luego 4 semanas de curado',
  'Shotcrete or gunite is shot in a day. Wet it down several times a day for the first week or two.':
    'El concreto o la gunita se lanza en un día. Mójelo varias veces al día durante la primera semana o las dos primeras.',
  'A shotcrete crew. You do the watering.': 'Una cuadrilla de concreto lanzado. Usted lo moja.',
  'The concrete shell stands in the hole': 'El vaso de concreto está en el hoyo',
  'Waterline tile, coping, drainage, then the deck, falling away from the pool and from the house.':
    'Azulejo de la línea de agua, borde (coping), drenaje y luego el piso, con caída hacia afuera de la piscina y de la casa.',
  'The best place for your own hours.': 'Donde más rinde su propio trabajo.',
  'Coping, waterline tile and deck close the edges': 'El borde, el azulejo y el piso cierran las orillas',
  'Equipment and barrier': 'Equipo y barrera',
  'Pump, filter, heater and automation; fence, gates and alarms. Most inspectors want the barrier in before the water.':
    'Bomba, filtro, calentador y automatización; cerca, puertas y alarmas. La mayoría de los inspectores quiere la barrera antes que el agua.',
  'You, with a plumber’s check.': 'Usted, con la revisión de un plomero.',
  'A fence stands on one side, the pump and filter on the other':
    'De un lado hay una cerca; del otro, la bomba y el filtro',
  'Finish, fill and start-up': 'Acabado, llenado y arranque',
  'Plaster or pebble, fill without stopping, brush twice a day, balance the chemistry for the first month.':
    'Enlucido (plaster) o guijarro, llenar sin parar, cepillar dos veces al día, balancear la química el primer mes.',
  'A plaster crew applies it. You do the brushing.': 'Lo aplica una cuadrilla de enlucido. Usted cepilla.',
  'The finished pool, filled to the tile': 'La piscina terminada, llena hasta el azulejo',
  'The construction process, in {number.guide-steps} steps': 'La construcción, en {number.guide-steps} pasos',
  Weeks: 'Semanas',
  Difficulty: 'Dificultad',
  Easy: 'Fácil',
  Duration: 'Duración',
  Tools: 'Herramientas',
  'Own what you will use again, rent what you will not.': 'Compre lo que volverá a usar, rente lo que no.',
  Buy: 'Comprar',
  Rent: 'Rentar',
  'Laser level and tripod': 'Nivel láser y trípode',
  Wheelbarrows: 'Carretillas',
  'Pipe cutter, primer and cement': 'Cortatubos, limpiador y pegamento',
  'Pressure test gauge': 'Manómetro de prueba',
  'Wet tile saw': 'Sierra de agua para azulejo',
  'Water test kit': 'Kit para probar el agua',
  'Mini excavator': 'Miniexcavadora',
  'Plate compactor': 'Compactadora de placa',
  'Rebar bender and cutter': 'Dobladora y cortadora de varilla',
  'Concrete saw': 'Sierra para concreto',
  'Trash pump': 'Bomba de achique',
  Dumpsters: 'Contenedores de escombro',
};
