import type { Phrases } from '#domain/words/phrasebook.ts';

export const privacy: Phrases = {
  'We ask for what a pool design needs, use it for that, and never sell it. This page says what we keep, for how long, and how to have it erased.':
    'Pedimos lo que un diseño de piscina necesita, lo usamos para eso y nunca lo vendemos. Esta página dice qué guardamos, por cuánto tiempo y cómo pedir que se borre.',
  'No cookie is set while you read and use the tools.':
    'No se instala ninguna cookie mientras usted lee y usa las herramientas.',
  'Card numbers go to the card payment provider and never reach us.':
    'Los números de tarjeta van al proveedor de pagos con tarjeta y nunca llegan a nosotros.',
  'Write to us to see, correct, export or erase your data.':
    'Escríbanos para ver, corregir, exportar o borrar sus datos.',
  'In your own browser': 'En su propio navegador',
  'In a design that you share': 'En un diseño que comparte',
  'When we count visits': 'Cuando contamos visitas',
  'Who we are': 'Quiénes somos',
  '{brand} is a remote pool design consultancy with an office address in {brand.city}, Florida. In this policy, “we” means {brand} and “you” means a visitor or client.':
    '{brand} es una consultoría remota de diseño de piscinas con dirección de oficina en {brand.city}, Florida. En esta política, “nosotros” es {brand} y “usted” es un visitante o cliente.',
  'What we collect': 'Qué recopilamos',
  'What you write in a form: name, email, phone, project location, budget and project details.':
    'Lo que escribe en un formulario: nombre, correo, teléfono, lugar del proyecto, presupuesto y detalles del proyecto.',
  'Images you upload to the 360 viewer: location and camera data inside them is removed.':
    'Imágenes que sube al visor de 360°: se eliminan los datos de ubicación y de cámara que contienen.',
  'In your project room: the comments, messages and files you send, and what you approved, when, and under which name.':
    'En la sala de su proyecto: los comentarios, mensajes y archivos que envía, y qué aprobó, cuándo y con qué nombre.',
  'For a call: its time, your time zone, how we should reach you and what it is about. We remind you by email before it begins.':
    'Para una llamada: su hora, su zona horaria, cómo comunicarnos con usted y de qué se trata. Se la recordamos por correo antes de que empiece.',
  'For a payment: your name, email, phone if you give it, and your state where a sales tax is due; the package or extra, the amount, the status of the payment and a reference; which terms you accepted, when, and from which network address. Card numbers go to the card payment provider and never reach us.':
    'Para un pago: su nombre, correo, teléfono si lo da, y su estado cuando corresponde un impuesto sobre las ventas; el paquete o extra, el monto, el estado del pago y una referencia; qué términos aceptó, cuándo y desde qué dirección de red. Los números de tarjeta van al proveedor de pagos con tarjeta y nunca llegan a nosotros.',
  'Technical records: address of the request, time, page and browser, kept briefly for security.':
    'Registros técnicos: dirección de red de la solicitud, hora, página y navegador, guardados por poco tiempo por seguridad.',
  'How we use it': 'Para qué lo usamos',
  'To answer you, prepare estimates and designs, and deliver what you bought.':
    'Para responderle, preparar presupuestos y diseños, y entregar lo que compró.',
  'To coordinate licensed third-party engineers, and permit offices in Florida, when your project needs them.':
    'Para coordinar a ingenieros externos con licencia y, en Florida, a las oficinas de permisos, cuando su proyecto lo necesita.',
  'To send confirmations, receipts and estimates you asked for.':
    'Para enviarle las confirmaciones, recibos y presupuestos que pidió.',
  'To protect the site from abuse and to keep the records the law requires.':
    'Para proteger el sitio de abusos y conservar los registros que exige la ley.',
  'We do not sell personal data and we do not use it for advertising.':
    'No vendemos datos personales y no los usamos para publicidad.',
  'Who receives it': 'Quién lo recibe',
  'A card payment provider, to take payments.': 'Un proveedor de pagos con tarjeta, para cobrar.',
  'An email delivery provider, to send our mail to you.':
    'Un proveedor de envío de correo, para hacerle llegar nuestros mensajes.',
  'A chat-support widget run by Crisp, if you press the chat button. Nothing of it is loaded before. From then on it receives what you write in the chat and technical data about your visit. Pages that show your project, your call, your payment or our console have no chat.':
    'Un chat operado por Crisp, si pulsa el botón de chat. Antes no se carga nada de él. Desde entonces recibe lo que escribe en el chat y datos técnicos de su visita. Las páginas que muestran su proyecto, su llamada, su pago o nuestra consola no tienen chat.',
  'Hosting and file storage providers who process data for us under contract.':
    'Proveedores de alojamiento web y almacenamiento de archivos que procesan datos para nosotros bajo contrato.',
  'Programs that run our office, such as a customer list or accounting: what you send us, book or buy.':
    'Los programas de nuestra oficina, como una lista de clientes o la contabilidad: lo que nos envía, reserva o compra.',
  'Engineers, surveyors or permit offices, for your project and with your knowledge.':
    'Ingenieros, topógrafos u oficinas de permisos, para su proyecto y con su conocimiento.',
  'Authorities, where the law requires it.': 'Autoridades, cuando la ley lo exige.',
  'Cookies and local storage': 'Cookies y almacenamiento local',
  'No cookie is set while you read and use the tools, and there are no advertising or tracking cookies. Each of the following is set only once you do what it is for.':
    'No se instala ninguna cookie mientras usted lee y usa las herramientas, y no hay cookies de publicidad ni de rastreo. Cada una de las siguientes se instala solo cuando usted hace aquello para lo que sirve.',
  'You upload an image to the 360 viewer: a cookie named “visitor”, for a year, so that you alone see and can delete your uploads.':
    'Si sube una imagen al visor de 360°: una cookie llamada “visitor”, por un año, para que solo usted vea y pueda borrar lo que subió.',
  'You start a card payment: the card payment provider may set its own cookies to prevent fraud.':
    'Si empieza un pago con tarjeta: el proveedor de pagos con tarjeta puede instalar sus propias cookies para evitar fraudes.',
  'You press the chat button: Crisp may set its own cookies to keep a conversation together.':
    'Si pulsa el botón de chat: Crisp puede instalar sus propias cookies para mantener unida la conversación.',
  'Staff sign in: a session cookie, until they sign out or it expires.':
    'Si el personal inicia sesión: una cookie de sesión, hasta que la cierre o venza.',
  'Where you say yes or no to the parts of a shared design, your marks and the name you give yourself are kept with that design and shown to everybody who has its link. Take your marks back and both are gone. Your browser remembers the name, and a random number by which the marks are yours.':
    'Cuando dice sí o no a las partes de un diseño compartido, sus marcas y el nombre que se dé se guardan con ese diseño y los ve toda persona que tenga su enlace. Si retira sus marcas, ambos desaparecen. Su navegador recuerda el nombre y un número al azar que identifica las marcas como suyas.',
  'We count visits by day and by where they come from: the name of the site that linked to us, or the words in the link that was followed. Your tab remembers that, and whether it has been counted, until you close it. It sends the words along with your forms; with an order we keep them. Otherwise we store numbers only: no cookie, no address and nothing that tells one visitor from another. If your browser asks not to be tracked (Global Privacy Control), your visit is not counted. The numbers are kept for {limit.visit-years} years.':
    'Contamos las visitas por día y por su procedencia: el nombre del sitio que nos enlazó, o las palabras del enlace que se siguió. Su pestaña lo recuerda, y si ya se contó, hasta que la cierra. Envía esas palabras con sus formularios; con un pedido las guardamos. Fuera de eso guardamos solo números: ninguna cookie, ninguna dirección y nada que distinga a un visitante de otro. Si su navegador pide no ser rastreado (Global Privacy Control), su visita no se cuenta. Los números se guardan {limit.visit-years} años.',
  'How long we keep it': 'Cuánto tiempo lo guardamos',
  'Project files are typically retained for {promise.retentionYears} years, because people ask for drawings long after a pool is built. Inquiries that do not become projects are erased sooner on request. An approval of a drawing is kept for good: once you have us erase your data, without your name. Payment records are kept as long as tax law requires. You can delete an image you uploaded to the 360 viewer yourself, in the same browser; if we have not approved it within 90 days, we delete it.':
    'Los archivos de un proyecto se conservan normalmente {promise.retentionYears} años, porque hay quien pide los planos mucho después de construir. Las consultas que no llegan a ser proyecto se borran antes si lo pide. La aprobación de un plano se conserva de forma permanente; si nos pide borrar sus datos, se conserva sin su nombre. Los registros de pago se conservan el tiempo que exige la ley fiscal. Usted mismo puede borrar una imagen que subió al visor de 360°, en el mismo navegador; si no la hemos aprobado en 90 días, la borramos.',
  Security: 'Seguridad',
  'Pages are served over an encrypted connection, staff sign in with their own accounts, and uploaded files are stored apart from the site. No system is perfectly safe; if a breach puts you at risk we will tell you.':
    'Las páginas se sirven por una conexión cifrada, el personal entra con sus propias cuentas y los archivos subidos se guardan aparte del sitio. Ningún sistema es perfectamente seguro; si una violación de seguridad representa un riesgo para usted, se lo avisaremos.',
  'Your choices': 'Sus opciones',
  'Write to us to see, correct, export or erase your data. We answer within 30 days and may ask you to prove who you are. We keep what the law makes us keep. Residents of some states, California among them, have these rights by statute; we give them to everyone.':
    'Escríbanos para ver, corregir, exportar o borrar sus datos. Respondemos en 30 días y podemos pedirle que demuestre quién es. Conservamos lo que la ley nos obliga a conservar. Los residentes de algunos estados, entre ellos California, tienen estos derechos por ley; nosotros se los reconocemos a todos.',
  'The site is meant for adults. We do not knowingly collect data from children under 13.':
    'El sitio es para adultos. No recopilamos a sabiendas datos de menores de 13 años.',
  'Visitors from other countries': 'Visitantes de otros países',
  'We work from the United States and your data is processed there. If you write to us from elsewhere, you send it there.':
    'Trabajamos desde Estados Unidos y allí se procesan sus datos. Si nos escribe desde otro lugar, los envía allá.',
  Changes: 'Cambios',
  'When this policy changes, this page changes. The date above is the date you read it; ask us for any earlier version.':
    'Cuando cambia esta política, cambia esta página. La fecha de arriba es la del día en que la lee; pídanos cualquier versión anterior.',
  Children: 'Menores de edad',
  'What you send with a project: property address, survey or site plan, photos, association documents, sketches, the yard you drew.':
    'Lo que envía con un proyecto: dirección de la propiedad, topografía o plano del terreno, fotos, documentos de la asociación, bosquejos, el terreno que dibujó.',
  'What you choose in a tool: pool size, shape, materials and features, and the words you describe a pool with; the yard you drew, once you take it to another tool or share it.':
    'Lo que elige en una herramienta: tamaño, forma, materiales y elementos de la piscina, y las palabras con que la describe; el terreno que dibujó, cuando lo lleva a otra herramienta o lo comparte.',
  'Some things are kept in your own browser and sent nowhere until you send them: a draft of the project form, which you can discard on that page; comments and messages of your project room that are not sent yet, and the name you sign them with; the designs you make, with the words you described them in; the yard you draw, with the survey or picture under it; that you were offered this site in your browser’s language, so that you are asked only once. Deleting this site’s data in your browser deletes them.':
    'Algunas cosas se guardan en su propio navegador y no se envían hasta que usted las envía: un borrador del formulario de proyecto, que puede descartar en esa página; comentarios y mensajes de la sala de su proyecto sin enviar, y el nombre con que los firma; los diseños que hace, con las palabras con que los describió; el terreno que dibuja, con la topografía o la imagen debajo; que ya se le ofreció este sitio en el idioma de su navegador, para preguntarle una sola vez. Si borra los datos de este sitio en su navegador, se borran.',
};
