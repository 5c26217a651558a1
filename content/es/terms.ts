import type { Phrases } from '#domain/words/phrasebook.ts';

export const terms: Phrases = {
  'Terms and Conditions': 'Términos y condiciones',
  'We sell design, not construction, engineering or permits. These terms say what you get, what you do not, and what happens if we disagree.':
    'Vendemos diseño, no construcción, ingeniería ni permisos. Estos términos dicen lo que recibe, lo que no, y qué pasa si no estamos de acuerdo.',
  'We do not build, supervise construction or guarantee the work of others.':
    'No construimos, no supervisamos obras y no garantizamos el trabajo de otros.',
  'We are not an engineering firm and not the engineer of record.':
    'No somos una firma de ingeniería ni el ingeniero responsable.',
  'Cancel before we start drawing and we refund the whole payment; not once work has begun.':
    'Si cancela antes de que empecemos a dibujar, le devolvemos todo el pago; una vez empezado el trabajo, no.',
  'Your plans are for one pool, at the address they were drawn for.':
    'Sus planos son para una sola piscina, en la dirección para la que se dibujaron.',
  'The agreement': 'El acuerdo',
  'By using this site or buying from it you accept these terms. “We” means {brand}; “you” means the visitor or client.':
    'Al usar este sitio o comprar en él acepta estos términos. “Nosotros” es {brand}; “usted” es el visitante o cliente.',
  'Design-only service': 'Servicio solo de diseño',
  'Ours is a design-only service: 3D designs, standard residential plan documentation, lists, estimates and consultation. We do not build, supervise construction or guarantee the work of others.':
    'El nuestro es un servicio solo de diseño: diseños 3D, documentación estándar de planos residenciales, listas, presupuestos y asesoría. No construimos, no supervisamos obras y no garantizamos el trabajo de otros.',
  'No engineering': 'Sin ingeniería',
  'We provide no engineering. We are not an engineering firm and not the engineer of record. Where a package includes a structural stamp, we coordinate a licensed third-party engineer, who reviews, signs and seals the sheets and is responsible for them.':
    'No prestamos servicios de ingeniería. No somos una firma de ingeniería ni el ingeniero responsable. Cuando un paquete incluye un sello estructural, coordinamos a un ingeniero externo con licencia, que revisa, firma y sella las láminas y responde por ellas.',
  'No permits': 'Sin permisos',
  'We issue no permits and promise none. The permitting service, for Florida only, prepares and coordinates an application; the authority alone decides. Permit fees are yours to pay.':
    'No expedimos permisos ni los prometemos. El servicio de permisos, solo para Florida, prepara y coordina una solicitud; decide únicamente la autoridad. Los derechos (fees) del permiso los paga usted.',
  'Owner-builders': 'Construir por su cuenta',
  'If you build as an owner-builder you are the contractor in the eyes of the law, with its duties. Some states, California among them, license consultants to owner-builders who provide or oversee bids or set schedules; there our service is limited to drawings and lists.':
    'Si construye por su cuenta (owner-builder), ante la ley usted es el contratista, con todas sus obligaciones. Algunos estados, entre ellos California, exigen licencia a quien proporciona o supervisa cotizaciones o programa la obra para propietarios-constructores; allí nuestro servicio se limita a planos y listas.',
  'Extra requirements': 'Requisitos adicionales',
  'Extra jurisdictional requirements, specialty engineering and third-party reports are not part of a package and are billed separately, after you have agreed to the price.':
    'Los requisitos adicionales de la jurisdicción, la ingeniería especial y los informes de terceros no son parte de un paquete y se cobran por separado, después de que usted haya aceptado el precio.',
  'Your part': 'Lo que le toca a usted',
  'You own the property information you send us, or have written permission to use it.':
    'La información de la propiedad que nos envía es suya, o tiene permiso por escrito para usarla.',
  'You give us a correct survey and tell us of easements, utilities, wells, septic systems and association rules.':
    'Nos da una topografía correcta y nos informa de servidumbres, servicios, pozos, sistemas sépticos y reglas de la asociación.',
  'You have the plans checked by your builder or building department before you build from them.':
    'Hace que su constructor o su departamento de construcción revise los planos antes de construir con ellos.',
  'You call 811 before anyone digs.': 'Llama al 811 antes de que alguien excave.',
  'Estimates, tools and pictures': 'Presupuestos, herramientas e imágenes',
  'Cost estimates, savings, timelines, safety scores and AI results are for planning. They are not bids, code approvals or promises. Pictures show a design, not a finished pool.':
    'Los presupuestos, ahorros, plazos, calificaciones de seguridad y resultados de IA sirven para planear. No son cotizaciones, aprobaciones de código ni promesas. Las imágenes muestran un diseño, no una piscina terminada.',
  'Prices are in US dollars and due before work begins. Card payments are handled by a card payment provider. Zelle payments need your order reference in the memo.':
    'Los precios están en dólares estadounidenses y se pagan antes de que empiece el trabajo. Los pagos con tarjeta los procesa un proveedor de pagos con tarjeta. Los pagos con Zelle necesitan la referencia de su pedido en la nota.',
  Refunds: 'Reembolsos',
  'No refunds once work begins, which is when we start drawing; we tell you before. If you cancel before that, we refund the whole payment the way you paid it.':
    'No hay reembolsos una vez que empieza el trabajo, es decir, cuando empezamos a dibujar; le avisamos antes. Si cancela antes de eso, le devolvemos todo el pago por la misma vía.',
  'Revisions and delivery': 'Revisiones y entrega',
  'Each package states its revisions. Dates we give are estimates and start when we have your survey and photos. Plans are delivered in your private project room, as PDF and other files; an email tells you when something new is there, sent through an email delivery provider. What you approve there, under your name, is what the next step is built on.':
    'Cada paquete indica sus revisiones. Las fechas que damos son estimadas y corren desde que tenemos su topografía y sus fotos. Los planos se entregan en la sala privada de su proyecto, como PDF y otros archivos; un correo, enviado por medio de un proveedor de envío de correo, le avisa cuando hay algo nuevo. Lo que apruebe allí, con su nombre, es la base sobre la que se hace el siguiente paso.',
  'Ownership and use': 'Propiedad y uso',
  'Once you have paid, you may use your plans to build one pool at the address they were drawn for. We keep the copyright and may show the design without your name or address, unless you ask us not to. Pictures on this site may not be copied.':
    'Una vez que haya pagado, puede usar sus planos para construir una sola piscina en la dirección para la que se dibujaron. Conservamos los derechos de autor y podemos mostrar el diseño sin su nombre ni dirección, salvo que nos pida no hacerlo. Las imágenes de este sitio no se pueden copiar.',
  Records: 'Registros',
  'Project files are typically retained for {promise.retentionYears} years. Keep your own copy.':
    'Los archivos del proyecto se conservan normalmente {promise.retentionYears} años. Guarde su propia copia.',
  Liability: 'Responsabilidad',
  'As far as the law allows, our liability for a project is limited to what you paid us for it, and we are not liable for indirect loss or for the work of builders, engineers, suppliers or authorities. Nothing here limits liability that the law does not let us limit.':
    'En la medida en que la ley lo permita, nuestra responsabilidad por un proyecto se limita a lo que nos pagó por él, y no respondemos por pérdidas indirectas ni por el trabajo de constructores, ingenieros, proveedores o autoridades. Nada aquí limita una responsabilidad que la ley no permita limitar.',
  'Chat and messages': 'Chat y mensajes',
  'The chat-support widget and our email are for questions, not for emergencies. What we say there informally does not change these terms.':
    'El chat de atención y nuestro correo son para preguntas, no para emergencias. Lo que digamos allí de manera informal no cambia estos términos.',
  'Law and disputes': 'Ley y disputas',
  'Governing law is Florida. Write to us first; most things are settled that way. Small claims are allowed for disputes under $10,000. Other disputes go to the state courts in Seminole County, Florida.':
    'Rige la ley de Florida. Escríbanos primero; casi todo se resuelve así. Para disputas de menos de $10,000 se permite acudir al tribunal de reclamos menores (small claims). Las demás van a los tribunales estatales del condado de Seminole, Florida. Esta traducción es para su comodidad; si difiere de la versión en inglés, prevalece la versión en inglés.',
  'We may change these terms for future purchases. The terms shown when you paid are yours.':
    'Podemos cambiar estos términos para compras futuras. A usted se le aplican los que se mostraban cuando pagó.',
};
