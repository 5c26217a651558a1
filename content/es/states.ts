import type { Phrases } from '#domain/words/phrasebook.ts';

export const states: Phrases = {
  'Eight warm months, a heater for the rest, and a choice of five safety measures. Our home state, and the only one where we help you with the permit application.':
    'Ocho meses cálidos, un calentador para los demás y cinco medidas de seguridad para elegir. Es nuestro estado, y el único donde le ayudamos con la solicitud del permiso.',
  'Pools in Florida: safety law, permit and cost | {brand}':
    'Piscinas en Florida: ley, permiso y costo | {brand}',
  'What Florida’s pool safety law requires, when an owner may build, what three pools cost, and what the climate means for your heater and screen enclosure.':
    'Lo que exige la ley de seguridad de piscinas de Florida, cuándo puede construir el dueño, lo que cuestan tres piscinas y lo que el clima significa para el calentador y el cerramiento de malla.',
  'Florida pool permit': 'permiso de piscina en Florida',
  'Florida pool fence law': 'ley de cercas de piscina en Florida',
  'owner-builder Florida': 'construir por su cuenta en Florida',
  'You may act as your own contractor': 'Puede actuar como su propio contratista',
  'An owner may build at a one- or two-family home for personal use, as long as you supervise on site all work not done by licensed contractors. You sign the permit application in person and read a disclosure statement first.':
    'El dueño puede construir en una casa de una o dos familias para uso propio, siempre que supervise en la obra todo trabajo que no hagan contratistas con licencia. Usted firma la solicitud en persona y antes lee una declaración informativa.',
  'Florida Statutes 489.103(7)': 'Estatutos de Florida 489.103(7)',
  'Do not sell or lease right away': 'No venda ni rente enseguida',
  'If you sell or lease within a year of completion, or offer to, the law presumes you built to sell or lease, and the exemption does not cover that.':
    'Si vende o renta dentro del año siguiente a terminar, o lo ofrece, la ley presume que construyó para vender o rentar, y la excepción no lo cubre.',
  'Florida Statutes 489.103(7)(a)': 'Estatutos de Florida 489.103(7)(a)',
  'Anyone you hire needs a pool license': 'Quien usted contrate necesita licencia',
  'Florida has three license classes just for pool and spa contractors: commercial, residential and servicing.':
    'Florida tiene tres clases de licencia solo para contratistas de piscinas y jacuzzis: comercial, residencial y de servicio.',
  'Florida Statutes 489.105(3)(j) to (l)': 'Estatutos de Florida 489.105(3)(j) a (l)',
  'Does your county require sealed structural drawings, or does it accept a standard detail?':
    '¿Su condado exige planos estructurales sellados, o acepta un detalle estándar?',
  'Which flood zone are you in, and what does that mean for equipment height?':
    '¿En qué zona de inundación está, y qué significa para la altura del equipo?',
  'Does a screen enclosure go on the same permit?': '¿El cerramiento de malla va en el mismo permiso?',
  'In {station}, {warm} average {threshold} or more. A {pool} pool held at {heated} through those months loses about {gallons} gallons to evaporation, or about {covered} if it is covered {hours} hours a day.':
    'En {station}, los meses de {warm} promedian {threshold} o más. Una piscina de {pool} a {heated} durante esos meses pierde unos {gallons} galones por evaporación, o unos {covered} si se cubre {hours} horas al día.',
  'Adding {edges} costs about {pumpOpen} with a heat pump, or {pumpCovered} if you use a cover too. Heat pumps do well in mild air; gas would cost {gasOpen} for the same two months.':
    'Agregar {edges} cuesta unos {pumpOpen} con bomba de calor, o {pumpCovered} si además usa cubierta. Las bombas de calor rinden bien con aire templado; con gas serían {gasOpen} por los mismos dos meses.',
  'A screen cage keeps out leaves and bugs and shades the water a little. Decide before the deck is poured: the footings go into its edge, and the cage changes where the equipment fits.':
    'Un cerramiento de malla detiene hojas e insectos y da un poco de sombra. Decídalo antes de colar el piso: los cimientos van en su orilla, y el cerramiento cambia dónde cabe el equipo.',
  'Finish and deck': 'Acabado y piso',
  'Midday sun makes dark paving too hot for bare feet. Travertine and pale pavers stay walkable, and a light finish keeps the water bright under a screen.':
    'El sol del mediodía calienta demasiado un piso oscuro para los pies descalzos. El travertino y los adoquines claros se pueden pisar, y un acabado claro mantiene el agua luminosa bajo la malla.',
  Ground: 'Suelo',
  'Where the water table is high, an empty pool can float out of the ground. Ask for a hydrostatic valve on the drawings, and never drain the pool without checking first.':
    'Donde el agua subterránea está alta, una piscina vacía puede flotar y salirse del suelo. Pida una válvula hidrostática en los planos y nunca vacíe la piscina sin revisar antes.',
  'Courtyard rectangle': 'Rectángulo de patio',
  'For a small lot: a sun shelf at the shallow end, no heater.':
    'Para un terreno pequeño: repisa para asolearse en la parte baja, sin calentador.',
  'Family freeform with a spa': 'Forma libre familiar con jacuzzi',
  'Heated for December and March evenings, lit for the rest.':
    'Climatizada para las noches de diciembre y marzo, iluminada para todas las demás.',
  'Lagoon with a beach entry': 'Laguna con entrada tipo playa',
  'For a large yard: you walk in as you would at the beach.':
    'Para un patio grande: se entra caminando, como en la playa.',
  'Permitting Services is for Florida only: we prepare the application, submit it with you and answer the reviewer’s comments.':
    'El servicio de permisos es solo para Florida: preparamos la solicitud, la presentamos con usted y respondemos a los comentarios del revisor.',
  'A 34 by 16 foot rectangle behind a stucco house in Florida, sun shelf, raised spa, pale travertine deck, palms':
    'Un rectángulo de 34 por 16 pies detrás de una casa mediterránea en Florida, repisa para asolearse, jacuzzi elevado, piso de travertino claro, palmeras',
  'Two of seven safety features before the water goes in, a declaration if you build it yourself, and dry air that evaporates a lot of water.':
    'Dos de siete medidas de seguridad antes del agua, una declaración si construye por su cuenta y un aire seco que evapora mucha agua.',
  'Pools in California: safety features, cost | {brand}':
    'Piscinas en California: seguridad y costo | {brand}',
  'California’s two-of-seven rule, the owner-builder declaration, the C-53 license, what three pools cost, and why a cover matters more here.':
    'La regla de dos de siete en California, la declaración de propietario-constructor, la licencia C-53, lo que cuestan tres piscinas y por qué aquí importa más una cubierta.',
  'California pool permit': 'permiso de piscina en California',
  'two of seven safety features': 'dos de siete medidas de seguridad',
  'C-53 license': 'licencia C-53',
  'You sign an owner-builder declaration with the permit':
    'Con el permiso firma una declaración de propietario-constructor',
  'Where a permit is required, the application includes this declaration. You sign it under penalty of perjury and show documents that prove you own the property.':
    'Donde hace falta permiso, la solicitud incluye esta declaración. La firma bajo pena de perjurio y muestra documentos que prueban que la propiedad es suya.',
  'Health and Safety Code 19825': 'Código de Salud y Seguridad 19825',
  'Pool builders need a C-53 license': 'Los constructores de piscinas necesitan licencia C-53',
  'Swimming pools have their own license class. A landscape contractor may sell you a pool as part of a landscape project, but a C-53 contractor has to build it.':
    'Las piscinas tienen su propia clase de licencia. Un contratista de paisajismo puede venderle una piscina como parte de un proyecto, pero tiene que construirla un contratista C-53.',
  'Business and Professions Code 7027.5': 'Código de Negocios y Profesiones 7027.5',
  'There are limits on advising owner-builders': 'Hay límites para asesorar a quien construye por su cuenta',
  'Anyone who provides or oversees bids for an owner-builder, or schedules and oversees the work, needs a contractor’s license. We do the drawings; you collect the bids and run the job.':
    'Quien proporcione o supervise cotizaciones para un propietario-constructor, o programe y supervise la obra, necesita licencia de contratista. Nosotros hacemos los planos; usted reúne las cotizaciones y dirige la obra.',
  'Business and Professions Code 7026.1': 'Código de Negocios y Profesiones 7026.1',
  'Is a soils report or grading permit needed on a slope?':
    '¿En una pendiente hace falta un estudio de suelo o un permiso de movimiento de tierra?',
  'How far must the pool be from the property line: five feet, as in Loomis, or more?':
    '¿A qué distancia del lindero debe estar la piscina: cinco pies, como en Loomis, o más?',
  'Are there drought rules for filling a pool, and do they require a cover?':
    '¿Hay reglas de sequía para llenar una piscina, y exigen cubierta?',
  'Our figures are for {station}, in the Central Valley; the coast is cooler all summer. There, {warm} average {threshold} or more. In that time a {pool} pool kept at {heated} loses some {gallons} gallons, or {covered} with a cover on {hours} hours a day.':
    'Nuestras cifras son de {station}, en el Valle Central; la costa es más fresca todo el verano. Allí, los meses de {warm} promedian {threshold} o más. En ese tiempo una piscina de {pool} a {heated} pierde unos {gallons} galones, o {covered} con cubierta {hours} horas al día.',
  'Cover first': 'Primero la cubierta',
  'Nights are dry and clear, so an open pool loses heat and water while you sleep. An automatic cover can also count as one of the seven features, if it is an approved safety cover.':
    'Las noches son secas y despejadas, así que una piscina abierta pierde calor y agua mientras duerme. Una cubierta automática también puede contar como una de las siete medidas, si es una cubierta de seguridad aprobada.',
  'Sun before gas': 'El sol antes que el gas',
  'There is enough sun for rooftop solar heating from spring to fall. Without it, heating in {edges} costs about {gasOpen} in gas, or {gasCovered} with a cover.':
    'Hay sol suficiente para calentar desde el techo de primavera a otoño. Sin eso, calentar en {edges} cuesta unos {gasOpen} de gas, o {gasCovered} con cubierta.',
  Hillsides: 'Laderas',
  'On a slope, the money goes into the retaining wall, not the pool. An infinity edge can take the place of part of that wall; ask the engineer before you settle on it.':
    'En una pendiente el dinero se va al muro de contención, no a la piscina. Un borde infinito puede sustituir parte de ese muro; pregunte al ingeniero antes de decidirlo.',
  'Hard water leaves a white line on the tile. Pick a waterline tile that hides it, and a pebble finish if you would rather not see every mark.':
    'El agua dura deja una línea blanca en el azulejo. Elija para la línea de agua un azulejo que la disimule, y un acabado de guijarro si prefiere no ver cada marca.',
  'Plunge court in town': 'Patio de inmersión en la ciudad',
  'A short pool between garden walls, with a shelf to sit on.':
    'Una piscina corta entre muros de jardín, con una repisa para sentarse.',
  'Automatic Cover': 'Cubierta automática',
  'Valley kidney with solar': 'Riñón del valle con calor solar',
  'Warmed by the roof instead of the gas meter.': 'La calienta el techo en vez del medidor de gas.',
  'Edge over the hillside': 'Borde sobre la ladera',
  'The far wall disappears; the structure below it does not come cheap.':
    'El muro lejano desaparece; la estructura de abajo no es barata.',
  'Use our drawings to get bids. Bidding, scheduling and supervision stay with you or a licensed contractor.':
    'Use nuestros planos para pedir cotizaciones. Las cotizaciones, la programación y la supervisión quedan con usted o con un contratista con licencia.',
  'A modern rectangle, 32 by 12 feet, on a California hillside, concrete deck, automatic cover, solar heating, no lawn':
    'Un rectángulo moderno de 32 por 12 pies en una ladera de California, piso de concreto, cubierta automática, calentador solar, sin césped',
  'In Texas your city decides nearly everything: the fence (usually 48 inches), the permit and who may build.':
    'En Texas su ciudad decide casi todo: la cerca (por lo general, de 48 pulgadas), el permiso y quién puede construir.',
  'Pools in Texas: what cities decide, and cost | {brand}':
    'Piscinas en Texas: lo que decide su ciudad | {brand}',
  'Why the Texas pool fence law is not about houses, which trades need a state license, what three pools cost, and how to plan for heat and a hard freeze.':
    'Por qué la ley de cercas de Texas no trata de casas, qué trabajos necesitan licencia estatal, lo que cuestan tres piscinas y cómo prepararse para el calor y una helada fuerte.',
  'Your city decides. Ask before you choose a fence.': 'Decide su ciudad. Pregunte antes de elegir la cerca.',
  'The rule in full': 'La norma completa',
  'Texas pool permit': 'permiso de piscina en Texas',
  'Texas pool fence': 'cerca de piscina en Texas',
  'pool builder license Texas': 'licencia de constructor de piscinas en Texas',
  'Pool wiring requires a state license': 'El cableado de la piscina exige licencia estatal',
  'The state licenses electricians, and residential appliance installers for pool wiring. Ask for the license number before anyone wires the pump.':
    'El estado da licencia a electricistas, y a instaladores residenciales para el cableado de piscinas. Pida el número de licencia antes de que alguien conecte la bomba.',
  'Texas Department of Licensing and Regulation': 'Departamento de Licencias y Regulación de Texas',
  'Owners may wire their own home, unless the city says otherwise':
    'El dueño puede cablear su propia casa, salvo que la ciudad diga otra cosa',
  'State licensing law does not cover electrical work you do on a home you own and live in, unless a city ordinance regulates it. So read the city’s ordinance first.':
    'La ley estatal de licencias no abarca el trabajo eléctrico que haga en una casa suya donde vive, salvo que lo regule una ordenanza de la ciudad. Lea primero la ordenanza.',
  'Occupations Code 1305.003(a)(6)': 'Código de Ocupaciones 1305.003(a)(6)',
  'No pool builder’s license from the state': 'El estado no da licencia a constructores de piscinas',
  'Texas does not license general contractors. Some cities and counties register them. References and proof of insurance tell you more than a business card.':
    'Texas no da licencia a contratistas generales. Algunas ciudades y condados los registran. Las referencias y el comprobante de seguro le dicen más que una tarjeta.',
  'LegalClarity: contractor licensing in Texas': 'LegalClarity: licencias de contratista en Texas',
  'Which edition of the pool code has the city adopted, and what fence height does it set?':
    '¿Qué edición del código de piscinas adoptó la ciudad y qué altura de cerca fija?',
  'Outside city limits: does the county issue pool permits at all?':
    'Fuera de los límites de la ciudad: ¿el condado expide permisos de piscina?',
  'Does the homeowners’ association have to approve the plan first?':
    '¿La asociación de propietarios tiene que aprobar antes el plano?',
  'In {station}, the months from {warm} average {threshold} or more, and {hottest} reaches {hottestF}. Sun and wind take about {gallons} gallons from a {pool} pool kept at {heated}; {hours} hours a day under a cover cuts that to {covered}.':
    'En {station}, los meses de {warm} promedian {threshold} o más, y {hottest} llega a {hottestF}. El sol y el viento se llevan unos {gallons} galones de una piscina de {pool} a {heated}; {hours} horas al día con cubierta lo bajan a {covered}.',
  'Shade and cooling': 'Sombra y frescura',
  'In {hottest} the challenge is keeping the water cool enough. A tall tree to the west, a pergola, or a waterfall that runs at night will help.':
    'En {hottest} lo difícil es que el agua esté fresca. Ayudan un árbol alto al oeste, una pérgola o una cascada que corra de noche.',
  'Heater for spring and fall': 'Calentador para primavera y otoño',
  '{edges} are the months worth heating. A heat pump takes about {pumpOpen} for both, or {pumpCovered} with a cover.':
    'Los meses que vale la pena calentar son {edges}. Una bomba de calor gasta unos {pumpOpen} por ambos, o {pumpCovered} con cubierta.',
  'Freeze protection': 'Protección contra heladas',
  '{coldest} averages {coldestF}, but some nights drop far below freezing. A controller that starts the pump in time, and a plan for power outages, keep the pipes from bursting.':
    'En {coldest} el promedio es de {coldestF}, pero algunas noches baja mucho del punto de congelación. Un control que arranque la bomba a tiempo, y un plan para apagones, evitan que revienten los tubos.',
  'Clay soil': 'Suelo arcilloso',
  'Expansive clay lifts and drops a deck every season. Have the soil tested before the steel is designed, and keep the deck separate from the pool shell.':
    'La arcilla expansiva sube y baja el piso cada temporada. Estudie el suelo antes de diseñar el acero, y mantenga el piso separado del vaso.',
  'Ranch rectangle': 'Rectángulo de rancho',
  'Straight, long enough for laps, and ready for volleyball.':
    'Recta, con largo para nadar y lista para el voleibol.',
  'Fiberglass shell': 'Vaso de fibra de vidrio',
  'A factory-made shell: two to four weeks of construction, no steel to tie.':
    'Un vaso de fábrica: de dos a cuatro semanas de obra, sin amarrar acero.',
  'Hill Country gathering place': 'Punto de reunión en Hill Country',
  'Boulders and falling water, lit for long evenings; the price includes a spa.':
    'Rocas y agua que cae, con luz para noches largas; el precio incluye un jacuzzi.',
  'Start with your city’s list of required drawings: send it to us and we will follow it.':
    'Empiece con la lista de planos que exige su ciudad: envíenosla y la seguimos.',
  'A 40 by 18 foot pool behind a Texas ranch house, rock waterfall, pergola on the west side, flagstone deck':
    'Una piscina de 40 por 18 pies detrás de una casa de rancho en Texas, cascada de rocas, pérgola al oeste, piso de piedra laja',
  'A five-foot barrier where small children live, an owner exemption with a one-year catch, and the hottest summers of all our states.':
    'Barrera de cinco pies donde viven niños pequeños, una excepción para dueños con una condición de un año y los veranos más calurosos de todos nuestros estados.',
  'Pools in Arizona: barrier law, permit, cost | {brand}':
    'Piscinas en Arizona: barrera, permiso, costo | {brand}',
  'Arizona’s five-foot barrier and who needs it, when an owner may build without a license, three pools with prices, and how to keep desert water cool.':
    'La barrera de cinco pies de Arizona y quién la necesita, cuándo puede construir el dueño sin licencia, tres piscinas con precio y cómo mantener fresca el agua del desierto.',
  'Arizona pool barrier law': 'ley de barreras de piscina en Arizona',
  'Arizona owner-builder': 'construir por su cuenta en Arizona',
  'Phoenix pool cost': 'costo de piscina en Phoenix',
  'You need no license to build for yourself': 'No necesita licencia para construir para usted',
  'The licensing law exempts owners who build or improve structures on their property for their own occupancy. The structure may not be intended for sale or rent; offering it within a year of completion is evidence against you.':
    'La ley de licencias exceptúa al dueño que construye o mejora en su propiedad para vivir ahí. No puede ser para vender o rentar; ofrecerla dentro del año siguiente a terminar es prueba en su contra.',
  'Arizona Revised Statutes 32-1121(A)(5)': 'Estatutos Revisados de Arizona 32-1121(A)(5)',
  'Everyone you hire does': 'Todos los que contrate sí',
  'Paid contractors need a license from the Registrar of Contractors, and the definition includes subcontractors, project managers and consultants.':
    'Los contratistas pagados necesitan licencia del Registrar of Contractors, y la definición incluye a subcontratistas, administradores de proyecto y consultores.',
  'Arizona Revised Statutes 32-1101': 'Estatutos Revisados de Arizona 32-1101',
  'Does the city’s own barrier code apply to every pool, even with no children in the home?':
    '¿El código de barreras de la ciudad aplica a toda piscina, aunque no haya niños en casa?',
  'Is a view fence facing a wash or a golf course allowed, and how wide may the gaps be?':
    '¿Se permite una cerca con vista hacia un arroyo o un campo de golf, y qué tan anchos pueden ser los huecos?',
  'Where may backwash water go?': '¿A dónde puede ir el agua del retrolavado?',
  'In {station}, every month from {warm} averages {threshold} or above, and {hottest} averages {hottestF} around the clock. Over those months, dry air takes roughly {gallons} gallons from a {pool} pool at {heated}. Cover it {hours} hours a day and it is closer to {covered}.':
    'En {station}, todos los meses de {warm} promedian {threshold} o más, y {hottest} promedia {hottestF} día y noche. En esos meses el aire seco se lleva unos {gallons} galones de una piscina de {pool} a {heated}. Cúbrala {hours} horas al día y serán unos {covered}.',
  'Of our states, only Nevada comes close. An automatic filler hides the loss; a cover, a wall on the windward side and fewer sheer waterfalls reduce it.':
    'De nuestros estados solo Nevada se le acerca. Un llenado automático esconde la pérdida; una cubierta, un muro contra el viento y menos láminas de agua la reducen.',
  'Heating in {edges} costs about {pumpOpen} with a heat pump or {gasOpen} with gas. Ask about a heat pump that can also chill the water.':
    'Calentar en {edges} cuesta unos {pumpOpen} con bomba de calor o {gasOpen} con gas. Pregunte por una bomba de calor que también enfríe el agua.',
  'Think of bare feet. Choose pale concrete, travertine or a cool-deck coating over anything dark, with a strip of shade between the door and the pool steps.':
    'Piense en los pies descalzos. Elija concreto claro, travertino o un recubrimiento fresco antes que algo oscuro, con una franja de sombra entre la puerta y los escalones.',
  'Finish and salt': 'Acabado y sal',
  'Choose the color on a wet sample, in full sun, at noon. If your water is hard, calcium will show: a mixed pebble surface hides it better than one solid color.':
    'Elija el color en una muestra mojada, a pleno sol, al mediodía. Si su agua es dura, el calcio se verá: un guijarro de varios tonos lo disimula mejor que un color liso.',
  'Desert rectangle': 'Rectángulo del desierto',
  'Pale deck, clean lines, little to maintain.': 'Piso claro, líneas limpias, poco mantenimiento.',
  'Lap lane along the house': 'Carril junto a la casa',
  'Long, narrow and shaded by the wall it follows.': 'Largo, angosto y a la sombra del muro que sigue.',
  'Boulder pool with a spa': 'Piscina de rocas con jacuzzi',
  'Freeform, edged in sandstone, with a spa for winter nights.':
    'De forma libre, con borde de arenisca y un jacuzzi para las noches de invierno.',
  'We provide the drawings. You or your licensed contractor supervise the work.':
    'Nosotros damos los planos. Usted o su contratista con licencia supervisa la obra.',
  'A 30 by 14 foot desert pool in Arizona, pale concrete deck, pebble finish, fire bowl, agaves and boulders':
    'Una piscina del desierto de 30 por 14 pies en Arizona, piso de concreto claro, acabado de guijarro, tazón de fuego, agaves y rocas',
  'Nevada has laws written just for residential pools. If you run the job yourself, even someone you pay for advice needs a license.':
    'Nevada tiene leyes escritas solo para piscinas residenciales. Si usted dirige la obra, hasta quien le cobra por un consejo necesita licencia.',
  'Pools in Nevada: strict rules, cost, desert | {brand}':
    'Piscinas en Nevada: reglas estrictas y costo | {brand}',
  'Nevada’s special law for residential pools, the owner-builder exemption you apply for, who may advise you, three pools with prices, and desert air.':
    'La ley especial de Nevada para piscinas residenciales, la excepción de propietario-constructor que se solicita, quién puede asesorarle, tres piscinas con precio y el aire del desierto.',
  'Nevada pool contractor law': 'ley de contratistas de piscinas en Nevada',
  'Las Vegas pool permit': 'permiso de piscina en Las Vegas',
  'NRS 624': 'NRS 624',
  'Your county or city decides: Nevada has no single height for private homes. The figure is the model code’s; some places require more.':
    'Decide su condado o ciudad: Nevada no tiene una sola altura para casas privadas. La cifra es la del código modelo; algunos lugares exigen más.',
  'International Swimming Pool and Spa Code, section 305.3.3':
    'International Swimming Pool and Spa Code, sección 305.3.3',
  'Owner-builders must apply for an exemption':
    'Los propietarios-constructores deben solicitar una excepción',
  'Improving a home for your own occupancy is exempt from licensing, but you have to apply to the State Contractors’ Board, with an owner-builder disclosure statement. A sale or lease within a year counts against you.':
    'Mejorar una casa para vivir en ella está exento de licencia, pero tiene que solicitarlo a la State Contractors’ Board, con una declaración de propietario-constructor. Vender o rentar dentro de un año cuenta en su contra.',
  'NRS 624.031(4) and NAC 624.017': 'NRS 624.031(4) y NAC 624.017',
  'Each contractor pulls its own permits': 'Cada contratista saca sus propios permisos',
  'Every contractor who works on a residential pool or spa gets the permits for that work, even when the owner runs the job. The owner submits names, licenses, bonds and insurance as the law requires.':
    'Todo contratista que trabaja en una piscina o jacuzzi residencial saca los permisos de ese trabajo, aunque el dueño dirija la obra. El dueño presenta nombres, licencias, fianzas y seguros como pide la ley.',
  'NRS 624.930(1) and (2)': 'NRS 624.930(1) y (2)',
  'No unlicensed advisers for owner-builders': 'Sin asesores sin licencia para quien construye por su cuenta',
  'When an owner runs a pool project, only people with the license or authorization named in this section may consult, advise or assist for a fee. That includes help with permits.':
    'Cuando un dueño dirige una obra de piscina, solo quien tenga la licencia o autorización que nombra esta sección puede asesorar o ayudar por pago. Eso incluye la ayuda con permisos.',
  'NRS 624.930(4)': 'NRS 624.930(4)',
  'There is an ombudsman for pools': 'Hay un ombudsman para piscinas',
  'The Contractors’ Board has an ombudsman for residential pools and spas. Call before you sign a contract, not after.':
    'La Contractors’ Board tiene un ombudsman (defensor del consumidor) para piscinas y jacuzzis residenciales. Llame antes de firmar un contrato, no después.',
  'NRS 624.105': 'NRS 624.105',
  'In Clark or Washoe County, what barrier height and what kind of gate does the local pool code require?':
    'En los condados de Clark o Washoe, ¿qué altura de barrera y qué puerta exige el código local?',
  'Does the water district limit the surface area of new pools?':
    '¿El distrito de agua limita la superficie de las piscinas nuevas?',
  'Which drawings need a Nevada-licensed professional’s seal?':
    '¿Qué planos necesitan el sello de un profesional con licencia de Nevada?',
  'Las Vegas averages {threshold} or warmer from {warm}, with {hottest} at {hottestF}. Over that stretch a {pool} pool held at {heated} loses close to {gallons} gallons. Covered {hours} hours a day, count on {covered}.':
    'Las Vegas promedia {threshold} o más de {warm}, con {hottest} a {hottestF}. En ese tiempo una piscina de {pool} a {heated} pierde cerca de {gallons} galones. Con cubierta {hours} horas al día, cuente con {covered}.',
  'Water bill': 'La cuenta del agua',
  'Water evaporates from the surface, so depth costs nothing. A narrower pool with a bench instead of a wide shelf loses less, and a cover cuts the loss by more than half.':
    'El agua se evapora por la superficie, así que la profundidad no cuesta. Una piscina más angosta con banca en vez de repisa ancha pierde menos, y una cubierta baja la pérdida a menos de la mitad.',
  'May is the windiest month. Shelter the pool’s long side behind a wall, and save sheer waterfalls for protected corners.':
    'Mayo es el mes con más viento. Proteja el lado largo con un muro y deje las láminas de agua para rincones abrigados.',
  Season: 'Temporada',
  'Extending the season into {edges} takes about {gasOpen} of gas, or {gasCovered} with a cover. For winter nights near freezing, get a pump that starts automatically.':
    'Alargar la temporada a {edges} toma unos {gasOpen} de gas, o {gasCovered} con cubierta. Para las noches de invierno cerca de la congelación, ponga una bomba que arranque sola.',
  'Sun on surfaces': 'Sol en las superficies',
  'Steel edges and dark tile get hot enough to burn. Keep metal off the steps, and test how the coping feels at three in the afternoon.':
    'Los bordes de acero y el azulejo oscuro llegan a quemar. No ponga metal en los escalones y pruebe cómo se siente el borde a las tres de la tarde.',
  'Narrow court pool': 'Piscina angosta de patio',
  'Little surface to evaporate, and deep enough to stay cool.':
    'Poca superficie que evaporar y honda para mantenerse fresca.',
  'Evening pool with fire': 'Piscina de noche con fuego',
  'For after sunset, with spa and fire side by side.':
    'Para después del atardecer, con jacuzzi y fuego lado a lado.',
  'Rim of the canyon': 'Orilla del cañón',
  'An infinity edge that seems to meet the valley.': 'Un borde infinito que parece tocar el valle.',
  'In Nevada we draw pools for a licensed contractor to build. We do not recommend the owner-builder package here: the law above reserves that advice for licensed people.':
    'En Nevada dibujamos piscinas para que las construya un contratista con licencia. Aquí no recomendamos el paquete para construir por su cuenta: la ley de arriba reserva esa asesoría a personas con licencia.',
  'A 26 by 10 foot modern pool in Las Vegas, automatic cover, raised spa, fire bowl, desert plants, pale tile deck':
    'Una piscina moderna de 26 por 10 pies en Las Vegas, cubierta automática, jacuzzi elevado, tazón de fuego, plantas del desierto, piso de porcelanato claro',
  'A fence during construction, a fence when it is done, and an alarm in the water. Four months of summer, and two more if you pay to heat them.':
    'Una cerca durante la obra, una cerca al terminar y una alarma en el agua. Cuatro meses de verano, y dos más si paga por calentarlos.',
  'Pools in New York: alarm, fence, permit, cost | {brand}':
    'Piscinas en Nueva York: alarma, cerca, costo | {brand}',
  'New York’s pool alarm rule, the temporary fence and its ninety days, which counties license builders, what three pools cost, and how to stretch the summer.':
    'La regla de la alarma en Nueva York, la cerca temporal y sus noventa días, qué condados dan licencia a constructores, lo que cuestan tres piscinas y cómo alargar el verano.',
  'New York pool alarm': 'alarma de piscina en Nueva York',
  'New York pool fence': 'cerca de piscina en Nueva York',
  'Long Island pool permit': 'permiso de piscina en Long Island',
  'Pools over 24 inches deep need a building permit':
    'Las piscinas de más de 24 pulgadas necesitan permiso de construcción',
  'Any pool that can hold more than 24 inches of water needs a building permit from the city, town or village, and an electrical inspection before you use it.':
    'Toda piscina que pueda contener más de 24 pulgadas de agua necesita permiso de construcción de la ciudad, el pueblo o la villa, y una inspección eléctrica antes de usarla.',
  'Village of East Syracuse on the state’s code': 'Villa de East Syracuse sobre el código estatal',
  'Fenced from the start': 'Cercada desde el principio',
  'You need a temporary enclosure during construction. A permanent one must replace it within ninety days of the permit or the start of work, whichever is later.':
    'Durante la obra necesita un cercado temporal. Uno permanente debe reemplazarlo dentro de noventa días del permiso o del inicio de la obra, lo que sea más tarde.',
  'New York State Register, DOS-44-08-00005-E (Executive Law 378)':
    'New York State Register, DOS-44-08-00005-E (Executive Law 378)',
  'Counties license the builder': 'Los condados dan licencia al constructor',
  'There is no statewide home improvement license. Suffolk County’s, for example, covers building and servicing swimming pools; Nassau, Westchester, Putnam, Rockland and New York City have their own.':
    'No hay licencia estatal de mejoras del hogar. La del condado de Suffolk, por ejemplo, abarca construir y dar servicio a piscinas; Nassau, Westchester, Putnam, Rockland y la ciudad de Nueva York tienen la suya.',
  'Suffolk County Code, chapter 563': 'Código del condado de Suffolk, capítulo 563',
  'Can you file as the owner, and what proof of insurance does the village need from you?':
    '¿Puede solicitar usted como dueño, y qué comprobante de seguro le pide la villa?',
  'How close may the pool be to a septic field or a wetland?':
    '¿Qué tan cerca puede estar la piscina de un campo séptico o un humedal?',
  'What side and rear setbacks apply to pools?': '¿Qué retiros laterales y traseros aplican a las piscinas?',
  'At {station}, only {warm} average {threshold} or more, and {coldest} averages {coldestF}; upstate is colder. Even so, a {pool} pool at {heated} loses about {gallons} gallons over the summer, or {covered} with a cover on for {hours} hours a day.':
    'En {station}, solo los meses de {warm} promedian {threshold} o más, y {coldest} promedia {coldestF}; más al norte hace más frío. Aun así, una piscina de {pool} a {heated} pierde unos {gallons} galones en el verano, o {covered} con cubierta {hours} horas al día.',
  'Two more months': 'Dos meses más',
  '{edges} make the season half again as long. With gas: about {gasOpen}, or {gasCovered} with a cover. With a heat pump: {pumpOpen} or {pumpCovered}. Buy the cover first.':
    'Con {edges}, la temporada dura la mitad más. Con gas: unos {gasOpen}, o {gasCovered} con cubierta. Con bomba de calor: {pumpOpen} o {pumpCovered}. Compre primero la cubierta.',
  'Closing for winter': 'Cerrar para el invierno',
  'The lines are blown out and plugged, the water is lowered and the cover is anchored. Put the equipment where it can be drained without lifting a paver.':
    'Se soplan y tapan las líneas, se baja el agua y se ancla la cubierta. Ponga el equipo donde se pueda vaciar sin levantar un adoquín.',
  'Frost at the edge': 'Heladas en el borde',
  'Coping and tile take the worst of the freezing. Choose frost-rated stone, and leave a joint between pool and deck that can move.':
    'El borde y el azulejo sufren lo peor. Elija piedra resistente a heladas y deje entre piscina y piso una junta que se mueva.',
  'The alarm': 'La alarma',
  'It is required, so plan a spot for it: across from the return jets, within reach, with the indoor receiver where people will hear it.':
    'Es obligatoria, así que planee su lugar: frente a los retornos, a la mano, con el receptor donde se oiga dentro de la casa.',
  'Vinyl-lined rectangle': 'Rectángulo con forro de vinilo',
  'The sensible choice for a season of four to six months.':
    'La opción sensata para una temporada de cuatro a seis meses.',
  'Safety Fence': 'Cerca de seguridad',
  'Town garden spool': 'Piscina-jacuzzi en jardín de ciudad',
  'Half spa, half pool, and still warm when the neighbors have closed theirs.':
    'Mitad jacuzzi, mitad piscina, y todavía tibia cuando los vecinos ya cerraron la suya.',
  'Shore house pool': 'Piscina de casa en la costa',
  'Wood deck, salt system, and a cover that slides out of the wall.':
    'Piso de madera, sistema de sal y una cubierta que sale del muro.',
  'Every village has its own checklist. Tell us yours before we start, and our sheets will match it.':
    'Cada villa tiene su lista. Díganos la suya antes de empezar y nuestras láminas la seguirán.',
  'A 30 by 14 foot heated pool behind a shingled house on Long Island, automatic cover, wood deck, safety fence':
    'Una piscina de 30 por 14 pies detrás de una casa de tejas de madera en Long Island, climatizada, cubierta automática, piso de madera, cerca de seguridad',
  'One pool code for every county, an owner exemption you can use again only after two years, and summers that are humid rather than scorching.':
    'Un solo código para todos los condados, una excepción de dueño que solo se repite a los dos años y veranos húmedos más que abrasadores.',
  'Pools in Georgia: statewide code, cost | {brand}': 'Piscinas en Georgia: código estatal y costo | {brand}',
  'Georgia’s mandatory pool code for homes, the owner exemption and its 24 months, what three pools cost, and what humid summers mean for equipment.':
    'El código obligatorio de Georgia para piscinas de casa, la excepción de dueño y sus 24 meses, lo que cuestan tres piscinas y lo que los veranos húmedos significan para el equipo.',
  'Georgia pool code': 'código de piscinas en Georgia',
  'Georgia pool permit': 'permiso de piscina en Georgia',
  'Atlanta pool cost': 'costo de piscina en Atlanta',
  'One pool code is mandatory statewide': 'Un solo código de piscinas es obligatorio en todo el estado',
  'The Department of Community Affairs made the International Swimming Pool and Spa Code mandatory for residential pools. Before that, it was optional.':
    'El Departamento de Asuntos Comunitarios hizo obligatorio el International Swimming Pool and Spa Code para piscinas residenciales. Antes era opcional.',
  'Pool and Spa News on the statewide adoption': 'Pool and Spa News sobre la adopción estatal',
  'Owners may build for themselves': 'El dueño puede construir para sí',
  'Residential contractors need a state license. Owners who build or improve for their own use are exempt; if you sell a house built that way, you wait 24 months before using the exemption again.':
    'Los contratistas residenciales necesitan licencia estatal. El dueño que construye o mejora para uso propio está exento; si vende una casa hecha así, espera 24 meses antes de usar la excepción otra vez.',
  'Cities may add rules: Savannah': 'Las ciudades pueden agregar reglas: Savannah',
  'In Savannah, owner-occupants submit a notarized affidavit and hire Georgia-licensed trades for any work they do not do themselves.':
    'En Savannah, el dueño que vive ahí presenta una declaración jurada ante notario y contrata a especialistas con licencia de Georgia para lo que no haga por su cuenta.',
  'City of Savannah, trade applications': 'Ciudad de Savannah, solicitudes por especialidad',
  'Does your county need a surveyor’s site plan, with the trees on it?':
    '¿Su condado pide un plano de topógrafo con los árboles?',
  'Is there a stream buffer or a septic reserve behind the house?':
    '¿Hay una franja de arroyo o una reserva séptica detrás de la casa?',
  'Which inspections come before the concrete: steel, bonding or both together?':
    '¿Qué inspecciones van antes del concreto: acero, conexión equipotencial (bonding) o las dos juntas?',
  'Around {station}, {warm} average {threshold} and up; {hottest} is the warmest month at {hottestF}. Damp, still air slows evaporation: in those months a {pool} pool at {heated} loses about {gallons} gallons, or {covered} when covered for {hours} hours a day.':
    'Cerca de {station}, los meses de {warm} promedian {threshold} o más; {hottest} es el mes más cálido con {hottestF}. El aire húmedo y quieto frena la evaporación: en esos meses una piscina de {pool} a {heated} pierde unos {gallons} galones, o {covered} cubierta {hours} horas al día.',
  'Mild springs suit a heat pump: {edges} together cost about {pumpOpen} to heat, or {pumpCovered} with a cover.':
    'Las primaveras templadas convienen a una bomba de calor: calentar {edges} cuesta en total unos {pumpOpen}, o {pumpCovered} con cubierta.',
  'Pollen and pines': 'Polen y pinos',
  'Spring pollen turns the water yellow. Plan a larger skimmer, a filter that is easy to clean, and some distance from the pines you want to keep.':
    'El polen de primavera pone amarilla el agua. Planee un desnatador mayor, un filtro fácil de limpiar y algo de distancia a los pinos que quiera conservar.',
  'Red clay': 'Arcilla roja',
  'Runoff from a bare slope stains a new deck in one storm. Drainage on the uphill side belongs on the first drawing, not on the last invoice.':
    'El agua de una ladera desnuda mancha un piso nuevo en una sola tormenta. El drenaje del lado alto va en el primer plano, no en la última factura.',
  Winter: 'Invierno',
  'Many owners leave the pool open. {coldest} averages {coldestF} and nights below freezing are normal, so the pump needs freeze protection.':
    'Muchos dejan abierta la piscina. En {coldest} el promedio es de {coldestF} y son normales las noches bajo el punto de congelación, así que la bomba necesita protección contra heladas.',
  'Garden kidney': 'Riñón de jardín',
  'A soft outline for a sloping lawn.': 'Un contorno suave para un césped inclinado.',
  'Rectangle on the porch’s axis': 'Rectángulo en el eje del porche',
  'Straight out from the back door, with a spa to one side.':
    'Derecho desde la puerta trasera, con jacuzzi a un lado.',
  'Fiberglass with a tanning ledge': 'Fibra de vidrio con repisa',
  'The quick way in: a factory-made shell with a place to lounge.':
    'La vía rápida: un vaso de fábrica con lugar para recostarse.',
  'The pool code is the same across Georgia, but each county has its own list of required sheets. Send us yours.':
    'El código es el mismo en toda Georgia, pero cada condado tiene su lista de láminas. Envíenos la suya.',
  'A 36 by 16 foot pool behind a Georgia farmhouse with a covered porch, raised spa at one side, brick-colored pavers':
    'Una piscina de 36 por 16 pies detrás de una casa de campo en Georgia con porche techado, jacuzzi elevado a un lado, adoquín color ladrillo',
  'Jobs of $40,000 or more take a licensed general contractor, and most pools cost more than that. Owners may run the job themselves if they sign an affidavit and live there for a year.':
    'Las obras de $40,000 o más requieren un contratista general con licencia, y casi todas las piscinas cuestan más. El dueño puede dirigir la obra si firma una declaración jurada y vive ahí un año.',
  'Pools in North Carolina: license line, cost | {brand}':
    'Piscinas en Carolina del Norte: licencia, costo | {brand}',
  'North Carolina’s $40,000 contractor license rule, the owner’s affidavit, latch and fence heights, what three pools cost, and a five-month season.':
    'La regla de licencia de $40,000 en Carolina del Norte, la declaración jurada del dueño, las alturas de pestillo y cerca, lo que cuestan tres piscinas y una temporada de cinco meses.',
  'North Carolina pool permit': 'permiso de piscina en Carolina del Norte',
  'pool contractor license NC': 'licencia de contratista de piscinas NC',
  'Charlotte pool cost': 'costo de piscina en Charlotte',
  'Lowest barrier height, in an appendix to the residential code.':
    'Altura mínima de la barrera, en un apéndice del código residencial.',
  'The contractor needs a license at $40,000 and up': 'El contratista necesita licencia desde $40,000',
  'Anyone who takes on or manages an improvement that costs that much or more counts as a general contractor and needs a license from the state board.':
    'Quien asume o administra una mejora que cuesta eso o más cuenta como contratista general y necesita licencia de la junta estatal.',
  'The owner exemption': 'La excepción de dueño',
  'Building on your own land for your own family to live in is exempt if you meet G.S. 87-14. If you move out or rent within 12 months of completion, the law presumes it was never for you.':
    'Construir en su propio terreno para que viva su familia está exento si cumple G.S. 87-14. Si se muda o renta dentro de los 12 meses siguientes a terminar, la ley presume que nunca fue para usted.',
  'You cannot delegate supervision': 'No se puede delegar la supervisión',
  'The owner swears in an affidavit to supervise the job in person. Only a licensed general contractor may take over that duty, not a friend and not a design studio.':
    'El dueño declara bajo juramento que supervisará la obra en persona. Solo un contratista general con licencia puede asumir ese deber; ni un amigo ni un estudio de diseño.',
  'UNC School of Government on S.L. 2011-376': 'UNC School of Government sobre S.L. 2011-376',
  'Does the inspector treat a pool as covered by the owner exemption for buildings?':
    '¿El inspector considera que una piscina entra en la excepción de dueño para edificios?',
  'How much paved area does the county’s watershed rule allow?':
    '¿Cuánta área pavimentada permite la regla de cuenca del condado?',
  'Well and septic: what distances does environmental health want shown on the plan?':
    'Pozo y séptico: ¿qué distancias quiere ver salud ambiental en el plano?',
  'In {station}, swimming weather runs {warm}, with averages of {threshold} and above. Over that season a {pool} pool warmed to {heated} loses roughly {gallons} gallons; keeping it covered {hours} hours a day brings that down to {covered}.':
    'En {station} se puede nadar de {warm}, con promedios de {threshold} o más. En esa temporada una piscina de {pool} a {heated} pierde unos {gallons} galones; cubrirla {hours} horas al día lo baja a {covered}.',
  'Heating lets you start in April instead of May and finish in October instead of September. A heat pump uses about {pumpOpen} of electricity, or {pumpCovered} with a cover; gas costs {gasOpen} or {gasCovered}.':
    'Calentar le permite empezar en abril en vez de mayo y terminar en octubre en vez de septiembre. Una bomba de calor usa unos {pumpOpen} de electricidad, o {pumpCovered} con cubierta; el gas cuesta {gasOpen} o {gasCovered}.',
  Leaves: 'Hojas',
  'Hardwoods drop all their leaves within weeks. An automatic cover on a rectangle closes in a minute; a freeform pool takes nets and patience.':
    'Los árboles sueltan todas las hojas en unas semanas. Una cubierta automática sobre un rectángulo cierra en un minuto; una forma libre pide redes y paciencia.',
  'Piedmont slopes': 'Laderas del Piedmont',
  'Few yards are level. One long wall with steps, and the pool set into the lower half, takes less digging than leveling the whole yard.':
    'Pocos patios son planos. Un muro largo con escalones, y la piscina en la mitad baja, pide menos excavación que nivelar todo el patio.',
  'Freeze guard': 'Contra las heladas',
  '{coldest} averages {coldestF}. You can stay open all winter or close in November; if you stay open, get equipment that starts automatically in a freeze.':
    'En {coldest} el promedio es de {coldestF}. Puede dejarla abierta todo el invierno o cerrarla en noviembre; si la deja abierta, ponga un equipo que arranque solo con la helada.',
  'Covered rectangle': 'Rectángulo con cubierta',
  'Shaped for an automatic cover in leaf season.':
    'Con forma para una cubierta automática en temporada de hojas.',
  'Wooded freeform': 'Forma libre en el bosque',
  'Boulders and a waterfall at the edge of the trees.': 'Rocas y una cascada a la orilla de los árboles.',
  'Vinyl family pool': 'Piscina familiar de vinilo',
  'The lowest price for a full-size pool.': 'El precio más bajo para una piscina de tamaño completo.',
  Slide: 'Tobogán',
  'Ask us about the drawings anytime. Supervising the job is up to you.':
    'Pregúntenos por los planos cuando quiera. Supervisar la obra le toca a usted.',
  'A 34 by 16 foot pool on a wooded slope near Charlotte, one stone wall, automatic cover, small rock waterfall':
    'Una piscina de 34 por 16 pies en una ladera arbolada cerca de Charlotte, un muro de piedra, cubierta automática, pequeña cascada de rocas',
  'One construction code for the whole state, townships that add to it, and builders whose registration you can look up before you call back.':
    'Un código de construcción para todo el estado, municipios que le agregan y constructores cuyo registro puede consultar antes de llamar.',
  'Pools in Pennsylvania: code, contractor, cost | {brand}':
    'Piscinas en Pensilvania: código y costo | {brand}',
  'When a Pennsylvania pool needs a permit, how to check the builder’s registration, what three pools cost, and how to plan for frost and a short season.':
    'Cuándo necesita permiso una piscina en Pensilvania, cómo revisar el registro del constructor, lo que cuestan tres piscinas y cómo prepararse para heladas y una temporada corta.',
  'Pennsylvania pool permit': 'permiso de piscina en Pensilvania',
  'HICPA pool contractor': 'contratista de piscinas HICPA',
  'Philadelphia pool cost': 'costo de piscina en Filadelfia',
  'Any pool that holds 24 inches or more needs a permit':
    'Toda piscina de 24 pulgadas o más necesita permiso',
  'Pools that can hold 24 inches of water or more need a building permit under the Uniform Construction Code, whether in-ground, on-ground or above-ground.':
    'Las piscinas que pueden contener 24 pulgadas de agua o más necesitan permiso según el Uniform Construction Code, enterradas, a nivel o sobre el terreno.',
  'Hopewell Township on 34 Pa. Code 403.26': 'Municipio de Hopewell sobre 34 Pa. Code 403.26',
  'Builders register with the Attorney General': 'Los constructores se registran ante el fiscal general',
  'Home improvement contractors have to register, and the law names swimming pools. The number must appear in ads and in the contract; over $500, the contract needs certain terms.':
    'Los contratistas de mejoras del hogar tienen que registrarse, y la ley nombra las piscinas. El número debe aparecer en anuncios y en el contrato; desde $500 el contrato necesita ciertas cláusulas.',
  'Attorney General, Home Improvement Consumer Protection Act':
    'Fiscal general, Home Improvement Consumer Protection Act',
  'Who inspects: the township’s own officer or a third-party agency it has hired?':
    '¿Quién inspecciona: el oficial del municipio o una agencia contratada?',
  'May the owner apply, and may the owner do the electrical work?':
    '¿Puede solicitar el dueño, y puede hacer él el trabajo eléctrico?',
  'Does the stormwater ordinance count the pool’s surface as pavement?':
    '¿La ordenanza de aguas pluviales cuenta la superficie de la piscina como pavimento?',
  'Our nearest station is {station}, some 75 miles from Philadelphia; Pittsburgh and the north run cooler. There, {warm} average {threshold} or more, and a {pool} pool at {heated} loses about {gallons} gallons in that time, or {covered} when covered {hours} hours daily.':
    'Nuestra estación más cercana es {station}, a unas 75 millas de Filadelfia; Pittsburgh y el norte son más fríos. Allí, los meses de {warm} promedian {threshold} o más, y una piscina de {pool} a {heated} pierde unos {gallons} galones en ese tiempo, o {covered} cubierta {hours} horas al día.',
  'Heat it, then keep it': 'Calentar y conservar el calor',
  'Swimming in {edges} too costs about {gasOpen} with a gas heater and no cover. With a cover it is {gasCovered}, or {pumpCovered} with a heat pump.':
    'Nadar también en {edges} cuesta unos {gasOpen} con calentador de gas y sin cubierta. Con cubierta son {gasCovered}, o {pumpCovered} con bomba de calor.',
  Winterizing: 'Preparación para el invierno',
  '{coldest} averages {coldestF}, so the ground freezes. Valves at the low point and unions at the pump turn closing day into an hour’s work.':
    'En {coldest} el promedio es de {coldestF}, así que el suelo se congela. Válvulas en el punto bajo y uniones en la bomba convierten el cierre en una hora de trabajo.',
  Stone: 'Piedra',
  'Bluestone is local and not slippery when wet. Ask the quarry to show you a piece that has spent a few winters outdoors, and leave pale limestone to sunnier states.':
    'La piedra azul (bluestone) es local y no resbala mojada. Pida a la cantera una pieza que haya pasado unos inviernos afuera, y deje la caliza clara para estados más soleados.',
  'Liner or shell': 'Forro o vaso',
  'Vinyl handles frost well and costs less up front, but liners have to be replaced someday. Concrete lasts if there is good drainage behind the bond beam.':
    'El vinilo aguanta bien las heladas y cuesta menos al principio, pero algún día hay que cambiar el forro. El concreto dura si hay buen drenaje detrás de la viga de borde.',
  'Liner pool for a township lot': 'Piscina con forro para un lote suburbano',
  'Fits within the setbacks, with the fence included in the price.':
    'Cabe dentro de los retiros, con la cerca incluida en el precio.',
  'Farmhouse pool': 'Piscina de casa de campo',
  'Bluestone, lights, and warm water from May.': 'Piedra azul, luces y agua tibia desde mayo.',
  'Natural pool at the edge of the woods': 'Piscina natural a la orilla del bosque',
  'Filtered by plants, with a dark finish instead of blue.':
    'Filtrada por plantas, con acabado oscuro en vez de azul.',
  'Regeneration Zone': 'Zona de regeneración',
  'Tell us your township: whether it requires stamped sheets decides between the first two packages.':
    'Díganos su municipio: que exija láminas selladas decide entre los dos primeros paquetes.',
  'A 32 by 15 foot heated pool behind a Pennsylvania farmhouse, bluestone deck, lights, forest behind, dark finish':
    'Una piscina de 32 por 15 pies detrás de una casa de campo en Pensilvania, climatizada, piso de piedra, luces, bosque detrás, acabado oscuro',
  'There is no statewide pool code: counties and villages write their own. Your address decides the fence, the setbacks and the inspections.':
    'No hay código estatal de piscinas: condados y villas escriben el suyo. Su dirección decide la cerca, los retiros y las inspecciones.',
  'Pools in Illinois: local rules, permit, cost | {brand}':
    'Piscinas en Illinois: reglas locales y costo | {brand}',
  'Who writes the pool rules in Illinois, what state law leaves to villages, which plumbing an owner may do, what three pools cost, and a Chicago summer.':
    'Quién escribe las reglas de piscinas en Illinois, lo que la ley estatal deja a las villas, qué plomería puede hacer el dueño, lo que cuestan tres piscinas y un verano en Chicago.',
  'Illinois pool fence': 'cerca de piscina en Illinois',
  'Chicago pool permit': 'permiso de piscina en Chicago',
  'village pool code': 'código de piscinas de la villa',
  'Your village or city decides; outside their limits, the county does. There is no statewide height: the figure is the model code’s.':
    'Decide su villa o ciudad; fuera de sus límites, el condado. No hay altura estatal: la cifra es la del código modelo.',
  'Your village or city sets the pool rules': 'Su municipio fija las reglas para piscinas',
  'Municipalities may regulate how private pools are built, and may pass an ordinance that requires fences or covers at existing pools.':
    'Pueden regular cómo se construyen las piscinas privadas, y aprobar una ordenanza que exija cercas o cubiertas en piscinas existentes.',
  '65 ILCS 5/11-30-9': '65 ILCS 5/11-30-9',
  'Outside city limits, the county decides': 'Fuera de la ciudad decide el condado',
  'A county board may do the same for pools on residential land, except where a village enforces a code that is at least as strict.':
    'La junta del condado puede hacer lo mismo en terrenos residenciales, salvo donde una villa aplica un código al menos igual de estricto.',
  '55 ILCS 5/5-1066': '55 ILCS 5/5-1066',
  'A statewide law has been proposed': 'Se ha propuesto una ley estatal',
  'A 2025 bill would require 42-inch enclosures and inspections statewide. It went back to committee in April 2025, and we found no record that it passed.':
    'Un proyecto de 2025 exigiría cercados de 42 pulgadas e inspecciones en todo el estado. Volvió a comité en abril de 2025 y no encontramos constancia de que se aprobara.',
  'House Bill 2495, 104th General Assembly': 'House Bill 2495, 104th General Assembly',
  'Plumbing is licensed by the state': 'La plomería tiene licencia estatal',
  'The Department of Public Health licenses plumbers. Owners who live in the house may do their own plumbing there, subject to inspection.':
    'El Departamento de Salud Pública da licencia a los plomeros. El dueño que vive en la casa puede hacer su propia plomería, sujeta a inspección.',
  'Illinois Plumbing License Law, 225 ILCS 320': 'Illinois Plumbing License Law, 225 ILCS 320',
  'What fence height does the ordinance require, and does the house wall count as part of it?':
    '¿Qué altura de cerca exige la ordenanza, y cuenta el muro de la casa como parte?',
  'How far must the pool be from the lot line: ten feet, as in Palos Heights, or less?':
    '¿A qué distancia del lindero debe estar la piscina: diez pies, como en Palos Heights, o menos?',
  'Does the permit need a licensed contractor’s name, or can the owner sign?':
    '¿El permiso necesita el nombre de un contratista con licencia, o puede firmar el dueño?',
  'In {station}, only {warm} average {threshold} or more, and {coldest} averages {coldestF}. In the warm months a {pool} pool at {heated} loses about {gallons} gallons, or {covered} if you keep it covered {hours} hours a day. Wind makes it worse.':
    'En {station}, solo los meses de {warm} promedian {threshold} o más, y {coldest} promedia {coldestF}. En los meses cálidos una piscina de {pool} a {heated} pierde unos {gallons} galones, o {covered} si la cubre {hours} horas al día. El viento lo empeora.',
  'Make it five months': 'Hágala de cinco meses',
  'A cover and a heater turn {warm} into a season from May to September: about {gasCovered} more in gas, compared with {gasOpen} without the cover.':
    'Una cubierta y un calentador convierten los meses de {warm} en una temporada de mayo a septiembre: unos {gasCovered} más de gas, frente a {gasOpen} sin cubierta.',
  'Out of the wind': 'Lejos del viento',
  'In March and April the wind averages 12 miles an hour. A solid fence on the west side keeps the water warmer, and you too when you get out.':
    'En marzo y abril el viento promedia 12 millas por hora. Una cerca sólida al oeste mantiene más tibia el agua, y a usted al salir.',
  'Frost line': 'Línea de congelación',
  'Footings for decks, walls and the fence go below it. Put your county’s frost depth on the plan before anyone prices concrete.':
    'Los cimientos de pisos, muros y cerca van por debajo. Ponga en el plano la profundidad de su condado antes de que alguien cotice concreto.',
  'Basements nearby': 'Sótanos cercanos',
  'Digging beside a foundation takes distance or shoring. Ask for a cross-section of house and pool, drawn to scale.':
    'Excavar junto a un cimiento pide distancia o apuntalamiento. Pida un corte de casa y piscina, a escala.',
  'City plunge': 'Inmersión de ciudad',
  'Small, deep and warm, with a cover for the cold months.':
    'Pequeña, honda y tibia, con cubierta para los meses fríos.',
  'Suburban vinyl': 'Vinilo suburbano',
  'A lower price that leaves money for the fence.': 'Un precio menor que deja dinero para la cerca.',
  'Lake house edge': 'Borde de la casa del lago',
  'The pool and the lake look like one.': 'La piscina y el lago parecen uno.',
  'Send us your village’s pool handout with your survey. Without it we can draw the pool, but not a set that matches local rules.':
    'Envíenos la hoja de piscinas de su villa con su topografía. Sin ella podemos dibujar la piscina, pero no un juego que cumpla las reglas locales.',
  'A 28 by 12 foot heated pool in a Chicago suburb, automatic cover, solid fence to the west, gray pavers, modern house':
    'Una piscina climatizada de 28 por 12 pies en un suburbio de Chicago, cubierta automática, cerca sólida al oeste, adoquín gris, casa moderna',
  'The state’s residential code covers your pool’s wiring. The fence and the rest depend on where you live, and on whether there is a building department to ask.':
    'El código residencial del estado abarca el cableado de su piscina. La cerca y lo demás dependen de dónde vive, y de si hay un departamento de construcción a quien preguntar.',
  'Pools in Ohio: residential code, fence, cost | {brand}':
    'Piscinas en Ohio: código, cerca y costo | {brand}',
  'What Ohio’s residential code says about pools, how to find the department in charge, what three pools cost, and how to build for lake-effect winters.':
    'Lo que dice el código residencial de Ohio sobre piscinas, cómo encontrar al departamento responsable, lo que cuestan tres piscinas y cómo construir para los inviernos del lago.',
  'Ohio pool permit': 'permiso de piscina en Ohio',
  'Residential Code of Ohio pool': 'código residencial de Ohio piscina',
  'Cleveland pool cost': 'costo de piscina en Cleveland',
  'Wiring near water follows the state’s residential code':
    'El cableado cerca del agua sigue el código residencial del estado',
  'It applies to one-, two- and three-family homes and their accessory structures, and specifically to electrical equipment near water under article 680 of the electrical code.':
    'Aplica a casas de una, dos y tres familias y sus estructuras accesorias, y en particular al equipo eléctrico cerca del agua según el artículo 680 del código eléctrico.',
  'Ohio Administrative Code 4101:8-1-01': 'Ohio Administrative Code 4101:8-1-01',
  'Certified departments enforce it': 'Lo aplican departamentos certificados',
  'A city, township or county gets certified by the Board of Building Standards. The board keeps the list, so you can see who is in charge of your street.':
    'Una ciudad, un municipio o un condado se certifica ante la Board of Building Standards. La junta tiene la lista, así que puede ver quién responde por su calle.',
  'Residential Code of Ohio, section 103.2': 'Residential Code of Ohio, sección 103.2',
  'Zoning or building: which office issues the pool permit, and which do you visit first?':
    'Zonificación o construcción: ¿qué oficina expide el permiso y a cuál va primero?',
  'Is the required barrier four, five or six feet here?':
    '¿La barrera exigida aquí es de cuatro, cinco o seis pies?',
  'Can you do the electrical bonding yourself, or does it take a registered electrician?':
    '¿Puede hacer usted la conexión equipotencial (bonding), o hace falta un electricista registrado?',
  'In Cleveland, {warm} average {threshold} or more; {coldest} averages {coldestF}, and of our stations only Chicago gets colder. Over the summer a {pool} pool at {heated} loses about {gallons} gallons to evaporation, or {covered} with {hours} hours of cover a day.':
    'En Cleveland, los meses de {warm} promedian {threshold} o más; {coldest} promedia {coldestF}, y de nuestras estaciones solo Chicago es más fría. En el verano una piscina de {pool} a {heated} pierde unos {gallons} galones por evaporación, o {covered} con {hours} horas de cubierta al día.',
  'Longer summers': 'Veranos más largos',
  'Heating in {edges} with a heat pump costs about {pumpOpen}; a cover brings that down to {pumpCovered}. In May, solar panels help less here than farther south.':
    'Calentar en {edges} con bomba de calor cuesta unos {pumpOpen}; con cubierta baja a {pumpCovered}. En mayo los paneles solares ayudan aquí menos que más al sur.',
  'Snow load and safety covers': 'Carga de nieve y cubiertas',
  'A mesh cover lets melting snow drain through; a solid one needs a pump on top. Decide early, because the anchors go into the deck.':
    'Una cubierta de malla deja pasar la nieve derretida; una sólida necesita una bomba encima. Decídalo pronto, porque los anclajes van en el piso.',
  'Heavy soil': 'Suelo pesado',
  'Wet clay pushes against pool walls. Gravel behind the shell and a sump pipe beside the deep end are cheap while the hole is open.':
    'La arcilla mojada empuja los muros. La grava detrás del vaso y un tubo de achique junto a lo hondo son baratos mientras el hoyo está abierto.',
  'Under gray skies, white plaster looks gray too. Blue or aqua keeps its color without the sun.':
    'Bajo cielos grises, el enlucido blanco también se ve gris. El azul o el aguamarina conservan su color sin sol.',
  'Starter vinyl': 'Vinilo para empezar',
  'No extras: just a liner, a filter and a summer of swimming.':
    'Sin extras: un forro, un filtro y un verano para nadar.',
  'Fiberglass and heat pump': 'Fibra de vidrio y bomba de calor',
  'Smooth underfoot and ready by Memorial Day.':
    'Suave para los pies y lista para Memorial Day, a fines de mayo.',
  'Concrete with a spa': 'Concreto con jacuzzi',
  'The spa stays open when the pool is covered for winter.':
    'El jacuzzi sigue abierto cuando la piscina se cubre en invierno.',
  'First ask whether your local building department is certified for homes. Then we will know whose checklist to follow.':
    'Primero pregunte si su departamento de construcción está certificado para casas. Entonces sabremos qué lista seguir.',
  'A 32 by 16 foot pool near Cleveland, blue finish, heated, raised spa, solid cover, paver deck, trees behind':
    'Una piscina de 32 por 16 pies cerca de Cleveland, acabado azul, climatizada, jacuzzi elevado, cubierta sólida, piso de adoquín, árboles detrás',
  'By state': 'Por estado',
  'Pool rules, state by state': 'Reglas de piscinas, estado por estado',
  'See the rule to know first, the barrier you need and the warm months in {count.states} states, each with its source.':
    'Vea la primera regla que conviene saber, la barrera que necesita y los meses cálidos en {count.states} estados, cada regla con su fuente.',
  'Warm months': 'Meses cálidos',
  'A rule to know first': 'Una regla que conviene saber',
  'Barrier, at least': 'Barrera, mínimo',
  '{feet} ft ({inches} in)': '{feet} pies ({inches} pulg.)',
  'Rules last checked in {month}.': 'Reglas revisadas por última vez en {month}.',
  'Open a state for the full rule, its source and three priced pools. A medium rectangular concrete pool starts at {cost} with a contractor. Our calculator uses the same prices in every state; local bids differ.':
    'Abra un estado para ver la regla completa, su fuente y tres piscinas con precio. Una piscina rectangular mediana de concreto empieza en {cost} con contratista. Nuestra calculadora usa los mismos precios en todos los estados; las ofertas locales varían.',
  'Don’t see your state?': '¿No ve su estado?',
  'We draw pools for every state. Tell us your county, and we will look up its rules before we draw.':
    'Dibujamos piscinas para todos los estados. Díganos su condado y buscaremos sus reglas antes de dibujar.',
  'Tell us your county': 'Díganos su condado',
  'Pools in {state}': 'Piscinas en {state}',
  'All states': 'Todos los estados',
  'Barrier height': 'Altura de la barrera',
  'Usually {inches} in': 'Por lo general, {inches} pulgadas',
  '{inches} in or more': '{inches} pulgadas o más',
  'Set locally': 'Se fija localmente',
  'Gate latch': 'Pestillo de la puerta',
  '{inches} in or higher, in the model code. Confirm locally.':
    '{inches} pulgadas o más, en el código modelo. Confírmelo localmente.',
  'Child safety, layer by layer': 'Seguridad infantil, capa por capa',
  'Permit and license': 'Permiso y licencia',
  'Ask your building department': 'Pregunte a su departamento de construcción',
  'Through the year': 'Durante el año',
  '{threshold} or more': '{threshold} o más',
  'Average air temperature by month in {station}, in degrees Fahrenheit':
    'Temperatura promedio del aire por mes en {station}, en grados Fahrenheit',
  'Temperatures: a typical year, National Renewable Energy Laboratory. Water loss and heating costs: our eco model.':
    'Temperaturas: un año típico, National Renewable Energy Laboratory. Pérdida de agua y costo de calentar: nuestro modelo ecológico.',
  'Try other prices and pools': 'Pruebe otros precios y piscinas',
  'Three pools, priced': 'Tres piscinas y su precio',
  'From our calculator’s price tables, which are the same everywhere. Local bids will differ. The pictures show pools of the same kind from our portfolio.':
    'De las tablas de nuestra calculadora, que son iguales en todas partes. Las cotizaciones locales serán distintas. Las imágenes muestran piscinas del mismo tipo de nuestro portafolio.',
  'Pictured: {title}': 'En la imagen: {title}',
  'Change this pool': 'Cambiar esta piscina',
  'Drawn for this climate': 'Dibujada para este clima',
  'What we can draw for you': 'Lo que podemos dibujar para usted',
  'Start with a sentence': 'Empiece con una frase',
  'See it drawn': 'Verla dibujada',
  'Talk it through': 'Hablemos',
  freeform: 'freeform',
  lap: 'lap',
  infinity: 'infinity',
  heating: 'heating',
  waterfall: 'waterfall',
  Finish: 'Acabado',
  'What a pool costs in {state}, what the year does to its water, and which permits and fence it takes.':
    'Cuánto cuesta una piscina en {state}, qué le hace el año al agua y qué permisos y cerca necesita.',
  'Design one like {title}': 'Diseñar una como {title}',
};
