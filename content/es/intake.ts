import type { Phrases } from '#domain/words/phrasebook.ts';

export const intake: Phrases = {
  'Step {step} of {count}': 'Paso {step} de {count}',
  'Next: {step}': 'Sigue: {step}',
  '{percent}% complete': '{percent}% completado',
  'Step {step} of {count}: {title}': 'Paso {step} de {count}: {title}',
  'Steps of the form': 'Pasos del formulario',
  '* required': '* obligatorio',
  Previous: 'Anterior',
  Next: 'Siguiente',
  'Back to the review': 'Volver a la revisión',
  'Submit Application': 'Enviar solicitud',
  'Submitting...': 'Enviando...',
  'We call only about this project.': 'Llamamos solo por este proyecto.',
  'The office that reviews your plans, for example Seminole County.':
    'La oficina que revisa sus planos, por ejemplo Seminole County.',
  'The paved area around the pool, not counting the water.':
    'La superficie de piso alrededor de la piscina, sin contar el agua.',
  'Optional. When digging should begin.': 'Opcional. Cuándo debería empezar la excavación.',
  'Anything your sketches do not show.': 'Lo que sus bosquejos no muestren.',
  CA: 'CA',
  'Choose a deck material': 'Elija un material para el piso',
  'Choose a budget range': 'Elija un rango de presupuesto',
  'Choose a size': 'Elija un tamaño',
  'Not chosen yet': 'Todavía sin elegir',
  Required: 'Obligatorio',
  Optional: 'Opcional',
  'Survey or site plan': 'Topografía o plano del terreno',
  'Backyard photos': 'Fotos del patio',
  'HOA documents': 'Documentos de la HOA',
  Sketches: 'Bosquejos',
  'Choose files': 'Elegir archivos',
  'or drop them here': 'o suéltelos aquí',
  'Take a photo': 'Tomar una foto',
  'JPEG, PNG, HEIC, PDF, DOC or DOCX, up to {limit.intake-file} each.':
    'JPEG, PNG, HEIC, PDF, DOC o DOCX, hasta {limit.intake-file} cada uno.',
  '1 file chosen': '1 archivo elegido',
  '{count} files chosen': '{count} archivos elegidos',
  'No files chosen yet': 'Todavía no hay archivos',
  'What {name} is': 'Qué es {name}',
  'What is it?': '¿Qué es?',
  'Remove {name}': 'Quitar {name}',
  Remove: 'Quitar',
  '{name} was removed.': 'Se quitó {name}.',
  'Added: {names}.': 'Agregado: {names}.',
  'photo-{number}': 'foto-{number}',
  'Not added': 'No se agregó',
  'This file is empty. Please choose it again.': 'Este archivo está vacío. Elíjalo de nuevo, por favor.',
  'This file can no longer be read. Please choose it again.':
    'Este archivo ya no se puede leer. Elíjalo de nuevo, por favor.',
  'This file does not match its name, so we probably cannot accept it. Please check it.':
    'Este archivo no corresponde a su nombre, así que quizá no podamos recibirlo. Revíselo, por favor.',
  '{name} is already in the list.': '{name} ya está en la lista.',
  'We could not accept this file. Remove it or choose another.':
    'No pudimos recibir este archivo. Quítelo o elija otro.',
  'You can send up to {limit.intake-files} files at once; the rest were not added.':
    'Puede enviar hasta {limit.intake-files} archivos a la vez; los demás no se agregaron.',
  'All files together can be up to {limit.intake-total}; the rest were not added.':
    'Todos los archivos juntos pueden pesar hasta {limit.intake-total}; los demás no se agregaron.',
  'As you have it now': 'Así va su piscina',
  'Fill in the four dimensions to see the pool to scale.':
    'Escriba las cuatro medidas para ver la piscina a escala.',
  'Plan, {length} ft by {width} ft': 'Planta, {length} por {width} pies',
  'Section, {shallow} ft to {deep} ft deep': 'Corte, de {shallow} a {deep} pies de profundidad',
  'About {gallons} gallons of water': 'Unos {gallons} galones de agua',
  Address: 'Dirección',
  HOA: 'HOA',
  Depths: 'Profundidades',
  '{material}, {squareFeet} sq ft': '{material}, {squareFeet} pies²',
  'Number of files': 'Número de archivos',
  Spa: 'Jacuzzi',
  Included: 'Incluido',
  'spilling over into the pool': 'se derrama en la piscina',
  'Change {title}': 'Cambiar {title}',
  'A missing survey or photos may delay concepts.':
    'Sin topografía o fotos, los conceptos pueden tardar más.',
  'No file is marked as a survey or site plan.':
    'Ningún archivo está marcado como topografía o plano del terreno.',
  'No file is marked as a backyard photo.': 'Ningún archivo está marcado como foto del patio.',
  'Add files': 'Agregar archivos',
  '{length} ft by {width} ft': '{length} por {width} pies',
  '{shallow} ft shallow, {deep} ft deep': '{shallow} pies en la parte baja, {deep} en la honda',
  'I own the property information I send here, or have written permission to share it. I agree to the ':
    'La información de la propiedad que envío es mía, o tengo permiso por escrito para compartirla. Acepto los ',
  'terms and conditions': 'términos y condiciones',
  ' and the ': ' y la ',
  'privacy policy': 'política de privacidad',
  ', and I understand that engineering and permitting may cost extra.':
    ', y entiendo que la ingeniería y los permisos pueden tener un costo adicional.',
  'Sending your project': 'Enviando su proyecto',
  'All files': 'Todos los archivos',
  Cancel: 'Cancelar',
  'The upload was canceled. Nothing was sent, and everything you entered is still here.':
    'Se canceló el envío. No se envió nada y todo lo que escribió sigue aquí.',
  '{percent}% sent': '{percent}% enviado',
  'Everything has arrived. Saving it now.': 'Todo llegó. Lo estamos guardando.',
  'That did not go through. Everything you entered is still here; submit again when you are back online.':
    'No se pudo enviar. Todo lo que escribió sigue aquí; envíelo de nuevo cuando vuelva la conexión.',
  'Please correct this and submit again:': 'Corrija esto, por favor, y envíe de nuevo:',
  'We are still receiving your project. Please wait a few seconds, then submit again.':
    'Todavía estamos recibiendo su proyecto. Espere unos segundos, por favor, y envíe de nuevo.',
  'Go to {what}': 'Ir a {what}',
  'Not sure of the size yet?': '¿Todavía no sabe el tamaño?',
  'Fill in a usual pool': 'Usar una piscina típica',
  'We filled in a usual pool: {poolLength} ft by {poolWidth} ft, {shallowDepth} to {deepDepth} ft deep. Your designer knows that the size is still open; change anything you like.':
    'Pusimos una piscina típica: {poolLength} por {poolWidth} pies, de {shallowDepth} a {deepDepth} pies de profundidad. Su diseñador sabe que el tamaño no está decidido; cambie lo que quiera.',
  'Size not settled yet: the dimensions are those of a usual pool.':
    'Tamaño por definir: las medidas son las de una piscina típica.',
  'Computed from your pool: {deck} sq ft, with {deck.around} ft to walk around it and {deck.house} ft toward the house. Change it if you know better.':
    'Calculado con su piscina: {deck} pies², con {deck.around} pies para caminar alrededor y {deck.house} pies hacia la casa. Cámbielo si tiene un dato más exacto.',
  'We have your project': 'Tenemos su proyecto',
  'Your ticket number is': 'Su número de solicitud es',
  'Expect design concepts within {promise.concepts}. A confirmation with the private link to your project is on its way to {email}.':
    'Espere los conceptos de diseño en {promise.concepts}. Va en camino a {email} una confirmación con el enlace privado a su proyecto.',
  'Open your project': 'Abrir su proyecto',
  'Your project room: messages, files and drawings in one place. Its link is private, so keep it.':
    'La sala de su proyecto: mensajes, archivos y planos en un solo lugar. Su enlace es privado; guárdelo.',
  'The private link to your project room comes with the confirmation email.':
    'El enlace privado a la sala de su proyecto llega con el correo de confirmación.',
  'What happens next': 'Qué sigue',
  Now: 'Ahora',
  'A confirmation email is on its way': 'Va en camino un correo de confirmación',
  'With your ticket number and the private link. Not there? Look in the spam folder, or write to us.':
    'Con su número de solicitud y el enlace privado. ¿No llega? Busque en el correo no deseado o escríbanos.',
  Then: 'Después',
  'A designer looks at your files first': 'Un diseñador revisa primero sus archivos',
  'If something is missing or unclear, we ask you before we draw.':
    'Si falta algo o no está claro, le preguntamos antes de dibujar.',
  'Within {promise.concepts}': 'En {promise.concepts}',
  'When you are ready': 'Cuando usted quiera',
  'You choose a package, or nothing': 'Elige un paquete, o ninguno',
  'What we received': 'Lo que recibimos',
  'Pool, {size}, with your answers in all {count.intake-steps} steps':
    'Piscina, {size}, con sus respuestas en los {count.intake-steps} pasos',
  'No files yet': 'Todavía sin archivos',
  'We have no survey or site plan yet.': 'Todavía no tenemos topografía ni plano del terreno.',
  'We have no backyard photos yet.': 'Todavía no tenemos fotos del patio.',
  'Add files, photos or notes at any time in your project room, or reply to the confirmation email.':
    'Agregue archivos, fotos o notas cuando quiera en la sala de su proyecto, o responda al correo de confirmación.',
  'To add files, photos or notes, reply to the confirmation email.':
    'Para agregar archivos, fotos o notas, responda al correo de confirmación.',
  'What it costs': 'Lo que cuesta',
  'Compare the packages': 'Comparar los paquetes',
  'Print this page': 'Imprimir esta página',
  'Send another project': 'Enviar otro proyecto',
  'Full name': 'Nombre completo',
  'Project address': 'Dirección del proyecto',
  City: 'Ciudad',
  State: 'Estado',
  'ZIP code': 'Código postal',
  'County or authority having jurisdiction': 'Condado o autoridad competente',
  'The property has a homeowners association (HOA)': 'La propiedad tiene asociación de propietarios (HOA)',
  'HOA guidelines': 'Reglas de la HOA',
  'Pool length (feet)': 'Largo de la piscina (pies)',
  'Pool width (feet)': 'Ancho de la piscina (pies)',
  'Shallow depth (feet)': 'Profundidad mínima (pies)',
  'Deep depth (feet)': 'Profundidad máxima (pies)',
  'Deck material': 'Material del piso',
  'Deck square footage': 'Pies cuadrados de piso',
  'Water features': 'Elementos de agua',
  'Fire features': 'Elementos de fuego',
  'Include a spa': 'Incluir jacuzzi',
  'Spa size': 'Tamaño del jacuzzi',
  'The spa spills over into the pool': 'El jacuzzi se derrama en la piscina',
  'Equipment brand': 'Marca del equipo',
  'Safety features': 'Elementos de seguridad',
  'Budget range': 'Rango de presupuesto',
  'Target start date': 'Fecha deseada de inicio',
  'Special requests': 'Peticiones especiales',
  'Notes on your sketches': 'Notas sobre sus bosquejos',
  'We have your project: {ticket}': 'Tenemos su proyecto: {ticket}',
  'Your ticket number, your pool, and when to expect concepts.':
    'Su número de solicitud, su piscina y cuándo esperar los conceptos.',
  'Thank you. We have your project.': 'Gracias. Tenemos su proyecto.',
  'Ticket number': 'Número de solicitud',
  'A designer will look at your files first. Expect design concepts within {promise.concepts}.':
    'Un diseñador revisará primero sus archivos. Espere los conceptos de diseño en {promise.concepts}.',
  'You did not attach any files. A missing survey or photos may delay concepts; you can reply to this email with them.':
    'No adjuntó archivos. Sin topografía o fotos, los conceptos pueden tardar más; puede responder a este correo con ellos.',
  'We also have your contact details, address and notes. To keep them private, we do not repeat them in email.':
    'También tenemos sus datos de contacto, su dirección y sus notas. Para protegerlos, no los repetimos por correo.',
  'Open your project room': 'Abrir la sala de su proyecto',
  'This link is private: anyone who has it can see your project.':
    'Este enlace es privado: cualquiera que lo tenga puede ver su proyecto.',
  'You are getting this email because this address was entered in the {brand.name} project form.':
    'Recibe este correo porque esta dirección se escribió en el formulario de proyectos de {brand.name}.',
  'New project {ticket}: {name}': 'New project {ticket}: {name}',
  'A new project came in': 'A new project came in',
  'Replying to this email writes to the client. Concepts are promised within {promise.concepts}.':
    'Replying to this email writes to the client. Concepts are promised within {promise.concepts}.',
  Files: 'Archivos',
  'Contact Information': 'Información de contacto',
  'Who you are and how to reach you.': 'Quién es usted y cómo comunicarnos.',
  'Property Information': 'Información de la propiedad',
  Property: 'Propiedad',
  'Where the pool goes, and which authority reviews its plans.':
    'Dónde va la piscina y qué autoridad revisa los planos.',
  'File Uploads': 'Sus archivos',
  'A survey and photos let us draw your yard as it is. Everything else helps.':
    'Con una topografía y fotos dibujamos su patio tal como es. Todo lo demás ayuda.',
  'Pool Specifications': 'Especificaciones de la piscina',
  'The size you have in mind. Nothing is final yet.':
    'El tamaño que tiene en mente. Nada es definitivo todavía.',
  'Features & Equipment': 'Elementos y equipo',
  'Check what you want; skip what you are unsure of.': 'Marque lo que quiere; omita lo que no sepa.',
  'Project Details': 'Detalles del proyecto',
  Details: 'Detalles',
  'Budget, timing, and anything we should know.': 'Presupuesto, fechas y lo que debamos saber.',
  'Review & Submit': 'Revisar y enviar',
  Review: 'Revisión',
  'Check your answers, then send them.': 'Revise sus respuestas y envíelas.',
  'Name, email, phone': 'Nombre, correo, teléfono',
  'Address, county, HOA': 'Dirección, condado, HOA',
  'Survey and photos': 'Topografía y fotos',
  'Size, depth, deck': 'Tamaño, profundidad, piso',
  'Water, fire, spa, safety': 'Agua, fuego, jacuzzi, seguridad',
  'Budget and timing': 'Presupuesto y plazos',
  'Check and send': 'Revisar y enviar',
  'Before you begin': 'Antes de empezar',
  Free: 'Gratis',
  'Up to and including your design concepts. Then you choose a package, or nothing.':
    'Hasta sus conceptos de diseño, incluidos. Después usted elige un paquete, o nada.',
  'About ten minutes': 'Unos diez minutos',
  'Your answers stay on this device until you send them.':
    'Sus respuestas quedan en este dispositivo hasta que las envíe.',
  'Have on hand': 'Tenga a mano',
  'A survey or site plan and photos of the yard. You can add them later, but concepts may take longer.':
    'La topografía o un plano del terreno y fotos del patio. Puede agregarlos después, pero los conceptos pueden tardar más.',
  'You get': 'Usted recibe',
  'A ticket number at once, and your concepts by email.':
    'Un número de solicitud enseguida y los conceptos por correo.',
  Received: 'Recibido',
  'A designer is working on it': 'Un diseñador está trabajando en él',
  'Your concepts are ready': 'Sus conceptos están listos',
  'Your project is in our queue.': 'Su proyecto ya está en la lista de espera.',
  'A designer is working on your survey, photos and wish list. Expect concepts within {promise.concepts} of your submission.':
    'Un diseñador está trabajando con su topografía, sus fotos y su lista de deseos. Espere los conceptos en {promise.concepts} desde su envío.',
  'Your design concepts are ready. We will send them to this address and call you to go over them.':
    'Sus conceptos de diseño están listos. Se los enviaremos a esta dirección y le llamaremos para revisarlos juntos.',
  added: 'agregado',
  'Your pool, as you sent it': 'Su piscina, tal como la envió',
  'Your design concepts, free': 'Sus conceptos de diseño, gratis',
  'First drawings of the pool in your yard. We send them, call to go over them, and that is all you have agreed to.':
    'Los primeros dibujos de la piscina en su terreno. Se los enviamos, le llamamos para revisarlos, y a nada más se ha comprometido.',
  'Only now does it cost anything: the plans a builder bids on, stamps and permit papers begin once you have paid for the package you picked.':
    'Solo a partir de aquí cuesta algo: los planos con que cotiza un constructor, los sellos y los papeles del permiso empiezan cuando haya pagado el paquete que eligió.',
  'Your drawing of the yard': 'Su dibujo del terreno',
  'Add them in your project room': 'Agréguelos en la sala de su proyecto',
  'Nothing up to and including the design concepts: they are free, and no card was charged. What you pay for are the plans made from them: packages start at {price.lowest}, one fixed price, paid once, before the plan set is drawn.':
    'Nada hasta los conceptos de diseño inclusive: son gratis y no se cobró a ninguna tarjeta. Lo que se paga son los planos que salen de ellos: los paquetes empiezan en {price.lowest}, a un precio fijo que se paga una vez, antes de dibujar el juego de planos.',
  'Your drawing of the yard came with it.': 'También nos llegó su dibujo del terreno.',
};
