import type { Phrases } from '#domain/words/phrasebook.ts';

export const faq: Phrases = {
  'Section along a pool: level at 3 1/2 ft, then a floor that falls 1 ft in 7, then 1 ft in 3 down to 6 ft.':
    'Corte a lo largo de una piscina: fondo plano a 3 1/2 pies, luego baja 1 pie en 7, luego 1 en 3 hasta 6 pies.',
  '3 1/2 ft': '3 1/2 pies',
  '6 ft': '6 pies',
  '1 in 7': '1 en 7',
  '1 in 3': '1 en 3',
  FAQ: 'Preguntas',
  'Owner-builder permits, engineering, costs and timelines':
    'Permisos para construir por su cuenta, ingeniería, costos y plazos',
  '{Count.faq-questions} questions we answer every week. Check any legal number with your own building department before you rely on it.':
    '{Count.faq-questions} preguntas que respondemos cada semana. Antes de confiar en una cifra legal, confírmela con su departamento de construcción.',
  'The figures people ask for first': 'Las cifras que más se preguntan',
  'A county’s plan review': 'La revisión de planos del condado',
  'Our cost calculator starts at': 'Nuestra calculadora empieza en',
  'Owner-builders save, by our plan; builders contest it':
    'Ahorro de quien dirige su obra, según nuestro plan; los constructores lo discuten',
  'Building it yourself, from digging to swimming':
    'Construirla usted mismo, de la excavación al primer baño',
  'On this page': 'En esta página',
  'Link to this question': 'Enlace a esta pregunta',
  'Didn’t find your answer?': '¿No encontró su respuesta?',
  'Send us your question or the reviewer’s comments. We will tell you what they mean, whether or not you buy anything.':
    'Envíenos su pregunta o los comentarios del revisor. Le diremos qué significan, compre algo o no.',
  'Get Permitting Help': 'Ayuda con permisos',
  'Book a {call.minutes}-minute call': 'Llamada de {call.minutes} minutos',
  'Email us': 'Escríbanos un correo',
  'Owner-builder permits': 'Permisos para construir por su cuenta',
  'Can I pull my own pool permit as an owner-builder?':
    '¿Puedo sacar el permiso de mi piscina como propietario?',
  'In most states, yes, for the home you own and live in. You sign an owner-builder statement, you supervise the work yourself, and you answer for it. In Florida, selling or leasing the house within a year of completion counts against you.':
    'En casi todos los estados sí, para la casa que es suya y donde vive. Firma una declaración de propietario-constructor, supervisa la obra en persona y responde por ella. En Florida, vender o rentar la casa dentro del año siguiente a terminarla cuenta en su contra.',
  'The rules differ by state and county, and licensed trades such as electrical usually stay licensed. Ask your building department for its owner-builder form before you plan around it.':
    'Las reglas cambian según el estado y el condado, y los trabajos que piden licencia, como el eléctrico, casi siempre la siguen pidiendo. Pida a su departamento de construcción el formulario de propietario-constructor antes de hacer planes.',
  'How long does a pool permit take?': '¿Cuánto tarda un permiso de piscina?',
  'County plan review typically takes {permit.review}, and each recheck {permit.recheck}. From a complete application to permit approval, plan on {permit.approval}. An incomplete one can take months.':
    'La revisión de planos del condado suele tardar {permit.review}, y cada nueva revisión {permit.recheck}. De una solicitud completa a la aprobación, cuente con {permit.approval}. Una incompleta puede tardar meses.',
  'The permit coordination package is {price.permitting}, for Florida only. We prepare the set, submit it with you and answer the reviewer’s comments.':
    'El paquete de permisos cuesta {price.permitting}, solo para Florida. Preparamos el juego, lo presentamos con usted y respondemos a los comentarios del revisor.',
  'Can a consultant help me run the job in my state?':
    '¿Puede un consultor ayudarme a dirigir la obra en mi estado?',
  'It depends on the state. Some states, California among them, require a contractor’s license for anyone who provides or oversees bids or sets schedules for an owner-builder. Other states have similar rules.':
    'Depende del estado. Algunos, entre ellos California, exigen licencia de contratista a quien proporcione o supervise cotizaciones o programe la obra para quien construye por su cuenta. Otros estados tienen reglas parecidas.',
  'Where such a rule applies we keep to design, drawings and lists, and you or a licensed consultant handle bids and schedules. So far that is {diy.without-referrals}; for {diy.ask-first} we ask you to talk to us first. We say so before you pay.':
    'Donde rige una regla así nos limitamos a diseño, planos y listas, y usted o un consultor con licencia se encarga de cotizaciones y programación. Hasta ahora es {diy.without-referrals}; para {diy.ask-first} le pedimos hablar antes con nosotros. Se lo decimos antes de que pague.',
  Engineering: 'Ingeniería',
  'Do I need an engineer’s stamp?': '¿Necesito el sello de un ingeniero?',
  'Often. Most Florida counties, and many cities elsewhere, require sealed structural sheets for a concrete pool. Fiberglass shells sometimes come with the manufacturer’s own sealed drawings.':
    'Muchas veces sí. La mayoría de los condados de Florida, y muchas ciudades en otras partes, exigen láminas estructurales selladas para una piscina de concreto. Los vasos de fibra de vidrio a veces traen los planos sellados del fabricante.',
  'Your building department’s pool checklist says which sheets must be sealed. Send it to us if it is unclear.':
    'La lista de requisitos de su departamento de construcción dice qué láminas deben ir selladas. Si no está clara, envíenosla.',
  'Who is the engineer of record?': '¿Quién es el ingeniero responsable?',
  'The licensed third-party engineer who reviews, signs and seals your sheets. We coordinate that engineer and prepare the drawings. We are not an engineering firm and not the engineer of record.':
    'El ingeniero externo con licencia que revisa, firma y sella sus láminas. Nosotros lo coordinamos y preparamos los planos. No somos una firma de ingeniería ni el ingeniero responsable.',
  'What does the standard stamp not cover?': '¿Qué no cubre el sello estándar?',
  'Soil reports, retaining walls, flood zones, elevated decks, infinity edges on a slope and other site-specific engineering. Those are specialty engineering, quoted by the engineer and billed separately.':
    'Estudios de suelo, muros de contención, zonas de inundación, terrazas elevadas, bordes infinitos en pendiente y otra ingeniería propia del sitio. Es ingeniería especial: la cotiza el ingeniero y se cobra por separado.',
  Costs: 'Costos',
  'What does an inground pool cost to build?': '¿Cuánto cuesta construir una piscina enterrada?',
  'Our calculator starts at {price.calculator} for a small vinyl rectangle built by a contractor; a large concrete rectangle with a spa takes up to {price.calculator-large}. Size, shell, shape and a spa move the figure most, and you can see the range for your own choices without giving your name.':
    'Nuestra calculadora empieza en {price.calculator} para un rectángulo pequeño de vinilo hecho por un contratista; un rectángulo grande de concreto con jacuzzi llega hasta {price.calculator-large}. Lo que más mueve la cifra son el tamaño, el vaso, la forma y un jacuzzi, y puede ver el rango de lo que elija sin dar su nombre.',
  'Ask every bidder about the items that are often left out: excavation in rock, haul-off, the power run, the fence, the permit and the deck.':
    'Pregunte a cada contratista por lo que suele faltar: excavación en roca, acarreo, línea eléctrica, cerca, permiso y piso.',
  'What is billed separately from a package?': '¿Qué se cobra aparte del paquete?',
  'Extra jurisdictional requirements, specialty engineering and third-party reports. You pay permit fees directly to the county. Anything extra is quoted before we order it.':
    'Los requisitos adicionales de la jurisdicción, la ingeniería especial y los informes de terceros. Las tarifas del permiso las paga directamente al condado. Todo extra se cotiza antes de pedirlo.',
  'When do I pay, and can I get a refund?': '¿Cuándo pago y me pueden devolver el dinero?',
  'You pay once, by card or Zelle, when you choose a package. We contact you within {promise.contactHours} hours to begin. There are no refunds once work begins, so tell us early if your plans change.':
    'Paga una vez, con tarjeta o Zelle, al elegir un paquete. Nos comunicamos con usted en un plazo de {promise.contactHours} horas para empezar. No hay reembolsos una vez que empieza el trabajo, así que avísenos pronto si cambian sus planes.',
  'DIY or builder': 'Por su cuenta o con constructor',
  'How much does an owner-builder really save?': '¿Cuánto se ahorra de verdad construyendo por su cuenta?',
  'For planning we use {owner-builder.savings} of a full-service price, before counting your own time. It is a contested figure: one owner documented {owner-builder.documented}, some builders say 25% at best, and others say it comes out about even.':
    'Para planear usamos {owner-builder.savings} de un precio de servicio completo, sin contar su propio tiempo. Es una cifra discutida: un propietario documentó {owner-builder.documented}, algunos constructores dicen que 25% cuando mucho, y otros que sale casi igual.',
  'It depends on how much you do with your own hands, how many bids you collect, how your soil behaves and whether you make an expensive mistake. If you hire out everything and supervise nothing, do not expect much.':
    'Depende de cuánto haga con sus manos, cuántas cotizaciones reúna, cómo se comporte su suelo y si comete un error caro. Si contrata todo y no supervisa nada, no espere mucho.',
  'How long does it take?': '¿Cuánto tiempo toma?',
  'An owner-built pool typically takes {owner-builder.duration} from excavation to swimming. A full-service builder often takes 8-16 weeks from contract to swim. The difference is mostly waiting between trades.':
    'Una piscina hecha por cuenta propia suele tomar {owner-builder.duration} desde la excavación hasta nadar. Un constructor de servicio completo tarda muchas veces de 8 a 16 semanas desde el contrato. La diferencia es sobre todo la espera entre un contratista y otro.',
  'When should I hire a builder instead?': '¿Cuándo conviene contratar a un constructor?',
  'When you cannot be on site during the day, when the yard needs walls or blasting, when your lender requires a licensed contractor, or when your state or HOA does. The plans are the same either way, and good plans make builders’ bids comparable.':
    'Cuando no puede estar en la obra durante el día, cuando el patio necesita muros o voladura de roca, cuando su banco exige un contratista con licencia, o cuando lo exige su estado o su HOA. Los planos son los mismos, y unos buenos planos permiten comparar cotizaciones.',
  Technical: 'Cuestiones técnicas',
  'Why did the county’s portal reject my PDF?': '¿Por qué el portal del condado rechazó mi PDF?',
  'Usually its size: PDFs over {permit.largestPdf} are often rejected. Others fail for scanned pages, missing bookmarks, a layer that will not print or a title block without the parcel number. Our sets are vector PDFs well under that size.':
    'Casi siempre por el tamaño: los PDF de más de {permit.largestPdf} suelen rechazarse. Otros fallan por páginas escaneadas, marcadores que faltan, una capa que no imprime o un cuadro de datos sin el número de parcela. Nuestros juegos son PDF vectoriales muy por debajo de ese tamaño.',
  'What do you need from me to start?': '¿Qué necesitan de mí para empezar?',
  'A survey or site plan, and photos of the yard from each corner. HOA rules and a sketch help too. The project form takes all of it, and first concepts come back in {promise.concepts}.':
    'Una topografía o plano del terreno y fotos del patio desde cada esquina. También ayudan las reglas de la HOA y un bosquejo. El formulario del proyecto recibe todo, y los primeros conceptos llegan en {promise.concepts}.',
  'How deep can the pool be, and how steep can the floor be?':
    '¿Qué tan honda puede ser la piscina y qué tan inclinado el fondo?',
  'Most family pools run from 3 1/2 ft to 6 ft. A common limit for the floor is 1 ft down in 7 ft in the shallow end and 1 in 3 into the deep end; local codes can be stricter. A diving board needs about 8 ft of water and a longer pool than most yards allow.':
    'La mayoría de las piscinas familiares van de 3 1/2 a 6 pies. Un límite común para el fondo es 1 pie de caída en 7 en la parte baja y 1 en 3 hacia lo hondo; los códigos locales pueden ser más estrictos. Un trampolín necesita unos 8 pies de agua y una piscina más larga de lo que permite la mayoría de los patios.',
};
