import type { Phrases } from '#domain/words/phrasebook.ts';

export const projectRoom: Phrases = {
  'Latest message': 'Último mensaje',
  'Read and reply': 'Leer y responder',
  'Questions?': '¿Preguntas?',
  'Write to your designer': 'Escribir a su diseñador',
  'Approve this version': 'Aprobar esta versión',
  'Approve {title}': 'Aprobar {title}',
  'You’re approving exactly this version. We’ll start the next step from it.':
    'Está aprobando exactamente esta versión. Con ella empezaremos el siguiente paso.',
  'What you’re approving': 'Lo que está aprobando',
  '{title}, version {number}': '{title}, versión {number}',
  Fingerprint: 'Huella digital',
  'It changes with the smallest change to a file, so both sides can prove later what was agreed.':
    'Cambia con la más mínima modificación de un archivo, para que ambas partes puedan probar después lo acordado.',
  'Estimated building cost: {low} to {high}': 'Costo estimado de construcción: de {low} a {high}',
  'You sent 1 comment on this version. Approve it without that change?':
    'Envió 1 comentario sobre esta versión. ¿Aprobarla sin ese cambio?',
  'You sent {count} comments on this version. Approve it without those changes?':
    'Envió {count} comentarios sobre esta versión. ¿Aprobarla sin esos cambios?',
  'You have 1 comment on this version that is not sent yet. Approving does not send it.':
    'Tiene 1 comentario sobre esta versión sin enviar. Aprobar no lo envía.',
  'You have {count} comments on this version that are not sent yet. Approving does not send them.':
    'Tiene {count} comentarios sobre esta versión sin enviar. Aprobar no los envía.',
  'Type your first and last name to approve': 'Escriba su nombre y apellido para aprobar',
  'Please type your first and last name': 'Escriba su nombre y apellido, por favor',
  'Approve version {number}': 'Aprobar la versión {number}',
  'You can undo it until we start the next step.': 'Puede deshacerlo hasta que empecemos el siguiente paso.',
  'Thank you. {title}, version {number}, is approved.': 'Gracias. {title}, versión {number}, está aprobada.',
  'We’ve emailed you a confirmation. We’ll get started on the next step.':
    'Le enviamos una confirmación por correo. Empezaremos el siguiente paso.',
  'Approved by {name} on {date}.': 'Aprobada por {name} el {date}.',
  'We have started the next step with it, so it is final.':
    'Ya empezamos el siguiente paso con ella, así que es definitiva.',
  'Download the receipt (PDF)': 'Descargar comprobante (PDF)',
  'approval-{ticket}-version-{number}.pdf': 'aprobacion-{ticket}-version-{number}.pdf',
  'Undo approval': 'Deshacer la aprobación',
  'Undo this approval?': '¿Deshacer esta aprobación?',
  'We’ll hold the next step until you approve this version or a newer one.':
    'Detendremos el siguiente paso hasta que apruebe esta versión o una más nueva.',
  'Your approval of version {number} is undone.': 'Su aprobación de la versión {number} quedó sin efecto.',
  'This version is no longer what you had before you. We have loaded it again: please look at it once more, then approve.':
    'Esta versión ya no es la que tenía a la vista. La cargamos de nuevo: mírela otra vez, por favor, y después apruebe.',
  'Your drawings': 'Sus planos',
  New: 'Nuevo',
  'Version {number}': 'Versión {number}',
  'Version {number} of {count}': 'Versión {number} de {count}',
  '1 file': '1 archivo',
  '{count} files': '{count} archivos',
  'No comments': 'Sin comentarios',
  '1 comment': '1 comentario',
  '{count} comments': '{count} comentarios',
  '1 not sent': '1 sin enviar',
  '{count} not sent': '{count} sin enviar',
  'Approved by {name}, {date}': 'Aprobado por {name}, {date}',
  'Open {title}, version {number}': 'Abrir {title}, versión {number}',
  'Versions of {title}': 'Versiones de {title}',
  'This is an earlier version. The newest is version {number}.':
    'Esta es una versión anterior. La más nueva es la versión {number}.',
  'Open version {number}': 'Abrir la versión {number}',
  'Version {number} of {title} has just arrived. Your comments on version {old} are kept.':
    'Acaba de llegar la versión {number} de {title}. Sus comentarios sobre la versión {old} se conservan.',
  '{title}, version {number}, has just arrived.': 'Acaba de llegar {title}, versión {number}.',
  'This version is no longer here.': 'Esta versión ya no está aquí.',
  'Download {name}': 'Descargar {name}',
  'Files of this version': 'Archivos de esta versión',
  'The file could not be fetched. Please check your connection and try again.':
    'No se pudo obtener el archivo. Revise su conexión e intente de nuevo, por favor.',
  'What we changed': 'Lo que cambiamos',
  'From your designer': 'De su diseñador',
  'First page of {name}': 'Primera página de {name}',
  'Open {name} and comment': 'Abrir {name} y comentar',
  'Open and comment': 'Abrir y comentar',
  'These files open in your own programs. Download them below.':
    'Estos archivos se abren en sus propios programas. Descárguelos abajo.',
  'You send your survey and photos': 'Usted envía su topografía y fotos',
  'It takes about ten minutes; a phone is enough for the photos.':
    'Toma unos diez minutos; para las fotos basta un teléfono.',
  'We draw': 'Nosotros dibujamos',
  'Expect design concepts within {promise.concepts} of a complete submission.':
    'Espere los conceptos de diseño en {promise.concepts} desde que todo esté completo.',
  'You look at it here': 'Usted lo ve aquí',
  'We email you when a drawing is ready. You mark what you would change, right on the drawing.':
    'Le avisamos por correo cuando un plano está listo. Usted marca lo que cambiaría, directamente en el plano.',
  'You send your survey, photos and plans': 'Usted envía su topografía, fotos y planos',
  'We check what we have': 'Revisamos lo que tenemos',
  'We tell you here if something is missing, and what comes next.':
    'Aquí le decimos si falta algo y qué sigue.',
  'You find every paper here': 'Aquí encuentra cada documento',
  'We email you when something is ready for you to look at.':
    'Le avisamos por correo cuando haya algo listo para ver.',
  'Send survey and photos': 'Enviar topografía y fotos',
  'Please use the email address that this link was sent to ({mail}): that is how your survey finds this project.':
    'Use la dirección de correo a la que llegó este enlace ({mail}), por favor: así su topografía llega a este proyecto.',
  'Please use the email address that this link was sent to: that is how your survey finds this project.':
    'Use la dirección de correo a la que llegó este enlace, por favor: así su topografía llega a este proyecto.',
  'We have your survey and photos. You can send more with a message at any time.':
    'Tenemos su topografía y sus fotos. Puede enviar más con un mensaje cuando quiera.',
  'No drawings yet. We email you as soon as the first one is here.':
    'Todavía no hay planos. Le avisamos por correo en cuanto llegue el primero.',
  'We have your survey and photos': 'Tenemos su topografía y sus fotos',
  'They belong to a project of yours. The link to its room, with drawings and messages, is in the email we sent you.':
    'Pertenecen a un proyecto suyo. El enlace a su sala, con planos y mensajes, está en el correo que le enviamos.',
  Submitted: 'Enviado',
  'Your project and its files are stored.': 'Su proyecto y sus archivos están guardados.',
  'In review': 'En revisión',
  'A designer is going through your survey, photos and wish list.':
    'Un diseñador está revisando su topografía, sus fotos y su lista de deseos.',
  'Concepts ready': 'Conceptos listos',
  'They are in your project room.': 'Están en la sala de su proyecto.',
  'Your private link': 'Su enlace privado',
  'Who can see this room': 'Quién puede ver esta sala',
  'Anyone with your link, and our studio. Nobody else: search engines and other companies never see it, and there is no password that could be lost.':
    'Cualquiera con su enlace, y nuestro estudio. Nadie más: los buscadores y otras empresas nunca la ven, y no hay contraseña que se pueda perder.',
  'Share it with the person you decide with: copy it here or forward our email. Whoever has it can comment and approve.':
    'Compártalo con quien decide con usted: cópielo aquí o reenvíe nuestro correo. Quien lo tenga puede comentar y aprobar.',
  'Copy the link': 'Copiar el enlace',
  'Copied. Whoever has it can comment and approve.': 'Copiado. Quien lo tenga puede comentar y aprobar.',
  'Your browser does not allow it. Please copy it from the address bar.':
    'Su navegador no lo permite. Cópielo de la barra de direcciones, por favor.',
  'A new link': 'Un enlace nuevo',
  'Has the link fallen into the wrong hands? We’ll email a new one to {mail} and turn this one off right away.':
    '¿El enlace cayó en malas manos? Enviaremos uno nuevo a {mail} y desactivaremos este de inmediato.',
  'We have no email address for this project. Please contact us, and we’ll send you a new link.':
    'No tenemos correo electrónico para este proyecto. Contáctenos, por favor, y le enviaremos un enlace nuevo.',
  'Email me a new link': 'Enviarme un enlace nuevo',
  'Turn off this link and email a new one?': '¿Desactivar este enlace y enviar uno nuevo?',
  'This page stops working for everyone who has the old link, you included, until you open the new one from your email. Comments that are not sent yet are kept. A message that you are writing now is not: send it first.':
    'Esta página deja de funcionar para todos los que tienen el enlace anterior, también para usted, hasta que abra el nuevo desde su correo. Los comentarios sin enviar se conservan. Un mensaje que esté escribiendo ahora no: envíelo primero.',
  'Turn off this link and email me a new one': 'Desactivar y enviar otro',
  'This link is turned off': 'Este enlace está desactivado',
  'A new one is on its way to {mail}. Please open it from there.':
    'Va en camino uno nuevo a {mail}. Ábralo desde ahí, por favor.',
  Messages: 'Mensajes',
  'Questions, changes of plan, more photos: write here, and your designer reads it. Replies come by email too.':
    'Preguntas, cambios de planes, más fotos: escriba aquí y su diseñador lo lee. Las respuestas también llegan por correo.',
  'Nobody has written yet.': 'Nadie ha escrito todavía.',
  'Show 1 earlier message': 'Mostrar 1 mensaje anterior',
  'Show {count} earlier messages': 'Mostrar {count} mensajes anteriores',
  'The studio': 'El estudio',
  You: 'Usted',
  'Seen by the studio': 'Visto por el estudio',
  'Write a message': 'Escribir un mensaje',
  'Your message': 'Su mensaje',
  'Attach files': 'Adjuntar archivos',
  'Up to {count} files, {limit.intake-file} each: JPEG, PNG, HEIC, PDF, Word or DXF.':
    'Hasta {count} archivos de {limit.intake-file} cada uno: JPEG, PNG, HEIC, PDF, Word o DXF.',
  'Do not send {name}': 'No enviar {name}',
  'Send message': 'Enviar mensaje',
  Sending: 'Enviando',
  'All of it has left; we are checking the files.': 'Todo se envió; estamos revisando los archivos.',
  'Cancel sending': 'Cancelar el envío',
  'Not sent. Your message is still here.': 'No se envió. Su mensaje sigue aquí.',
  'Message sent.': 'Mensaje enviado.',
  'It did not reach us. Your message is still here.': 'No nos llegó. Su mensaje sigue aquí.',
  'You’re offline. Your message is kept here until you send it.':
    'No tiene conexión. Su mensaje se guarda aquí hasta que lo envíe.',
  'Send again': 'Enviar de nuevo',
  'Up to {count} files travel with one message.': 'Con un mensaje van hasta {count} archivos.',
  'Please write something or attach a file.': 'Escriba algo o adjunte un archivo, por favor.',
  'Looking up the payment': 'Consultando el pago',
  'You are paying for': 'Va a pagar',
  Project: 'Proyecto',
  'It may have gone through. You can close this page, but please do not pay for this again until you have asked us.':
    'Es posible que se haya realizado. Puede cerrar esta página, pero no lo pague otra vez hasta preguntarnos, por favor.',
  'Paid. Thank you.': 'Pagado. Gracias.',
  'Your receipt is on its way by email, and your project room shows it as paid.':
    'Su recibo va en camino por correo y la sala de su proyecto lo muestra como pagado.',
  'This has been paid already': 'Esto ya está pagado',
  'Nothing is left to pay here, and nothing was charged again.':
    'Aquí no queda nada por pagar y no se volvió a cobrar.',
  'This quote was withdrawn': 'Esta cotización se retiró',
  'It can no longer be paid, and nothing was charged. Ask us in your project room if you still want it.':
    'Ya no se puede pagar y no se cobró nada. Pregúntenos en la sala de su proyecto si todavía la quiere.',
  'This quote is not accepted yet': 'Esta cotización todavía no está aceptada',
  'Please accept it in your project room first. Nothing was charged.':
    'Acéptela primero en la sala de su proyecto, por favor. No se cobró nada.',
  'This link does not open a payment': 'Este enlace no abre ningún pago',
  'Part of it may be missing. Please go to your project room and choose to pay by card there.':
    'Quizá le falta una parte. Vaya a la sala de su proyecto, por favor, y elija allí pagar con tarjeta.',
  'We could not look this up': 'No pudimos consultarlo',
  'Nothing was charged. Please check your connection and try again.':
    'No se cobró nada. Revise su conexión e intente de nuevo, por favor.',
  'To return to your project room, use the link in our email.':
    'Para volver a la sala de su proyecto, use el enlace de nuestro correo.',
  'Get my link again': 'Recibir mi enlace de nuevo',
  Payments: 'Pagos',
  Quotes: 'Cotizaciones',
  'What you have paid': 'Lo que ha pagado',
  'You don’t owe anything. When something extra comes up, we write you a quote here first.':
    'No debe nada. Cuando surja algo adicional, primero le escribimos una cotización aquí.',
  'Waiting for your answer': 'Esperando su respuesta',
  'Accepted, payment due': 'Aceptada, pago pendiente',
  Declined: 'Rechazada',
  'Withdrawn by the studio': 'Retirada por el estudio',
  'Accept for {amount}': 'Aceptar por {amount}',
  'Accept “{title}”?': '¿Aceptar “{title}”?',
  'You agree to pay {amount}. You choose how on the next step.':
    'Acepta pagar {amount}. En el siguiente paso elige cómo.',
  'Accept the quote': 'Aceptar la cotización',
  Decline: 'Rechazar',
  'Decline “{title}”?': '¿Rechazar “{title}”?',
  'We then leave it out. You can always ask us for a new quote.':
    'Si la rechaza, no lo hacemos. Siempre puede pedirnos otra cotización.',
  'Decline the quote': 'Rechazar la cotización',
  'Accepted by {name}, {date}': 'Aceptada por {name}, {date}',
  'Pay {amount} by card': 'Pagar {amount} con tarjeta',
  'Pay by Zelle': 'Pagar con Zelle',
  'Send {amount} with Zelle to {payee} and write {ticket} into the memo. We mark it as paid here when it has arrived, usually within one business day.':
    'Envíe {amount} con Zelle a {payee} y escriba {ticket} en la nota. Aquí lo marcamos como pagado cuando llega, casi siempre en un día hábil.',
  'By card': 'Con tarjeta',
  'By Zelle': 'Con Zelle',
  '{amount} of it refunded': '{amount} reembolsados',
  'Refunded in full': 'Reembolsado por completo',
  'Not paid': 'Sin pagar',
  'Download receipt {number}': 'Descargar recibo {number}',
  'receipt-{number}.pdf': 'recibo-{number}.pdf',
  '{used} of {included} used': '{used} de {included} usadas',
  '1 used, as many as you need': '1 usada, sin límite',
  '{count} used, as many as you need': '{count} usadas, sin límite',
  'They come with a package. Without one you can still comment: we quote each revision before we draw.':
    'Vienen con un paquete. Sin él también puede comentar: cotizamos cada revisión antes de dibujar.',
  'Every included revision is used. You can still comment: we quote the next revision before we draw.':
    'Ya usó todas las revisiones incluidas. Aun así puede comentar: cotizamos la siguiente antes de dibujar.',
  'One revision is everything you send us together, however many comments it holds.':
    'Una revisión es todo lo que nos envía junto, sin importar cuántos comentarios tenga.',
  'What you have sent': 'Lo que ha enviado',
  'Revision {number}: 1 comment': 'Revisión {number}: 1 comentario',
  'Revision {number}: {count} comments': 'Revisión {number}: {count} comentarios',
  'Beyond the package; we quote it first.': 'Fuera del paquete; primero la cotizamos.',
  'Welcome, {name}': 'Le damos la bienvenida, {name}',
  'Project {ticket}': 'Proyecto {ticket}',
  'Opening your project room': 'Abriendo la sala de su proyecto',
  'Parts of your project': 'Partes de su proyecto',
  Sharing: 'Compartir',
  '1 new': '1 nuevo',
  '{count} new': '{count} nuevos',
  'Back to the project': 'Volver al proyecto',
  'So that we know which of you is writing. We remember it on this device.':
    'Para saber quién de ustedes escribe. Lo recordamos en este dispositivo.',
  'Please type your name': 'Escriba su nombre, por favor',
  'That did not reach us. Nothing was lost: please try again in a moment.':
    'No nos llegó. No se perdió nada: intente de nuevo en un momento, por favor.',
  'We could not do that: {reason}': 'No pudimos hacerlo: {reason}',
  '1 comment saved, not sent yet': '1 comentario guardado, sin enviar',
  '{count} comments saved, not sent yet': '{count} comentarios guardados, sin enviar',
  '1 comment saved on this device, not sent yet': '1 comentario guardado en este dispositivo, sin enviar',
  '{count} comments saved on this device, not sent yet':
    '{count} comentarios guardados en este dispositivo, sin enviar',
  'Send to the studio': 'Enviar al estudio',
  'Send 1 comment to the studio': 'Enviar 1 comentario al estudio',
  'Send {count} comments to the studio': 'Enviar {count} comentarios al estudio',
  'You can both add to this list until one of you sends it.':
    'Ambos pueden agregar a esta lista hasta que uno la envíe.',
  'Must-have': 'Indispensable',
  Idea: 'Idea',
  'Your changed design': 'Su diseño modificado',
  '{title}, version {number}, page {page}': '{title}, versión {number}, página {page}',
  'Remove the comment “{body}”': 'Quitar el comentario “{body}”',
  'Anything else?': '¿Algo más?',
  'Optional. For example what matters most to you.': 'Opcional. Por ejemplo, lo que más le importa.',
  'This is revision {number} of {included}. After it you have {left} left.':
    'Esta es la revisión {number} de {included}. Después le quedan {left}.',
  'This is revision {number} of {included}, the last one included.':
    'Esta es la revisión {number} de {included}, la última incluida.',
  'This is revision {number}. Your package includes as many as you need.':
    'Esta es la revisión {number}. Su paquete incluye todas las que necesite.',
  'This is revision {number}, beyond the {included} included. We quote it first and draw nothing until you accept.':
    'Esta es la revisión {number}, fuera de las {included} incluidas. Primero la cotizamos y no dibujamos nada hasta que acepte.',
  'Send as one revision': 'Enviar como una revisión',
  'Send for a quote': 'Enviar para cotizar',
  'Nobody has commented on {names} yet. What you add after sending is another revision.':
    'Nadie ha comentado todavía sobre {names}. Lo que agregue después de enviar es otra revisión.',
  '1 comment is only saved on this device so far. You can send it as soon as you’re back online.':
    '1 comentario está guardado solo en este dispositivo. Podrá enviarlo cuando vuelva la conexión.',
  '{count} comments are only saved on this device so far. You can send them as soon as you’re back online.':
    '{count} comentarios están guardados solo en este dispositivo. Podrá enviarlos cuando vuelva la conexión.',
  'Sent. It’s our turn now.': 'Enviado. Ahora nos toca a nosotros.',
  'Sent. We’ll write you a quote first.': 'Enviado. Primero le escribiremos una cotización.',
  'There is nothing left to send.': 'No queda nada por enviar.',
  'Your project, step by step': 'Su proyecto, paso a paso',
  'to come': 'pendiente',
  'Survey and photos': 'Topografía y fotos',
  'You show us the yard; we check that nothing is missing.':
    'Usted nos muestra el patio; revisamos que no falte nada.',
  Concept: 'Concepto',
  'We draw your pool in its yard and hand it over here.':
    'Dibujamos su piscina en su patio y la entregamos aquí.',
  'Your changes': 'Sus cambios',
  'You comment on the drawings; we draw them again.': 'Usted comenta los planos; los dibujamos de nuevo.',
  Plans: 'Planos',
  'We draw the plan set with all its dimensions.': 'Dibujamos el juego de planos con todas sus medidas.',
  'Engineer’s stamp': 'Sello del ingeniero',
  'A licensed engineer checks and seals the plans.': 'Un ingeniero con licencia revisa y sella los planos.',
  'We prepare the papers your building department asks for.':
    'Preparamos los documentos que pide su departamento de construcción.',
  Handover: 'Entrega',
  'You approve the last version and get every file.':
    'Usted aprueba la última versión y recibe todos los archivos.',
  'Open your project room': 'Abra la sala de su proyecto',
  'Use the private link in our latest email.': 'Use el enlace privado de nuestro último correo.',
  'In your project room': 'En la sala de su proyecto',
  Drawings: 'Dibujos',
  'Every version, to open, zoom and comment on.': 'Cada versión, para abrirla, ampliarla y comentarla.',
  'You and your designer, with files and photos.': 'Usted y su diseñador, con archivos y fotos.',
  Approvals: 'Aprobaciones',
  'Which version you approved, and when.': 'Qué versión aprobó, y cuándo.',
  Receipts: 'Recibos',
  'What is paid, and every file you got for it.': 'Lo que está pagado, y cada archivo que recibió por ello.',
  'This link doesn’t work anymore': 'Este enlace ya no funciona',
  'It may have been replaced by a newer one, or cut short on the way. Open the link in our latest email, or have it sent again.':
    'Quizá lo reemplazó uno más nuevo, o llegó incompleto. Abra el enlace de nuestro último correo, o pida que se lo enviemos otra vez.',
  'We could not open your project': 'No pudimos abrir su proyecto',
  'It is still there; only the connection to it failed just now. Please try again in a moment.':
    'Sigue ahí; solo falló la conexión. Intente de nuevo en un momento, por favor.',
  'You’re offline. You can keep going: what you write is saved on this device until you’re back.':
    'No tiene conexión. Puede continuar: lo que escriba se guarda en este dispositivo hasta que vuelva.',
  'We could not look for news since {time}.': 'No hemos podido buscar novedades desde {time}.',
  'Lost your link?': '¿Perdió su enlace?',
  'Email me my link': 'Enviarme mi enlace',
  'No longer use that email?': '¿Ya no usa ese correo?',
  'The email you gave us': 'El correo que nos dio',
  'Please type your email address': 'Escriba su correo electrónico, por favor',
  '1 comment could not be stored: {reason}': 'No se pudo guardar 1 comentario: {reason}',
  '{count} comments could not be stored: {reason}': 'No se pudieron guardar {count} comentarios: {reason}',
  Discard: 'Descartar',
  'Your turn:': 'Le toca a usted:',
  'Our turn:': 'Nos toca a nosotros:',
  '{sentence} by {due}': '{sentence} antes del {due}',
  '{sentence}. You’ll hear from us by {due}.': '{sentence}. Sabrá de nosotros antes del {due}.',
  'We asked for it by {due}. If you need more time, just tell us.':
    'Lo pedimos para el {due}. Si necesita más tiempo, díganos.',
  'We promised it by {due} and are running late. We’re on it.':
    'Lo prometimos para el {due} y vamos atrasados. Estamos en ello.',
  'look at version\u00a0{number} of “{title}”': 'ver la versión\u00a0{number} de “{title}”',
  'send us your comment': 'enviarnos su comentario',
  'send us your {count} comments': 'enviarnos sus {count} comentarios',
  'send us your survey and photos': 'enviarnos su topografía y sus fotos',
  'decide on our quote “{title}”': 'decidir sobre nuestra cotización “{title}”',
  'pay for “{title}”': 'pagar “{title}”',
  'send us a reply': 'enviarnos una respuesta',
  'we’re reading your survey, photos and wishes': 'estamos revisando su topografía, sus fotos y sus deseos',
  'we’re drawing your concept': 'estamos dibujando su concepto',
  'we’re drawing your changes': 'estamos dibujando sus cambios',
  'we’re drawing your plans': 'estamos dibujando sus planos',
  'the engineer is checking your plans': 'el ingeniero está revisando sus planos',
  'we’re preparing your permit papers': 'estamos preparando los documentos de su permiso',
  'we’re putting your files together': 'estamos reuniendo sus archivos',
  'we’re working on your comment': 'estamos trabajando en su comentario',
  'we’re working on your {count} comments': 'estamos trabajando en sus {count} comentarios',
  'we’ll get started on the next step': 'empezaremos el siguiente paso',
  'Version {number} of “{title}” is also here for you to look at.':
    'También está aquí la versión {number} de “{title}” para que la vea.',
  'Our quote “{title}” is also waiting for your answer.':
    'También espera su respuesta nuestra cotización “{title}”.',
  'Payment for “{title}” is also due.': 'También está pendiente el pago de “{title}”.',
  'Your project is complete. Everything we drew stays here.':
    'Su proyecto está completo. Todo lo que dibujamos se queda aquí.',
  '1 more drawing is waiting for you.': 'Hay 1 plano más para usted.',
  '{count} more drawings are waiting for you.': 'Hay {count} planos más para usted.',
  'Version\u00a0{number} is here: look at it, then comment or approve.':
    'La versión\u00a0{number} está aquí: mírala y luego comenta o aprueba.',
  'Review your comments': 'Revisar sus comentarios',
  'See the quote': 'Ver la cotización',
  'See how to pay': 'Ver cómo pagar',
  done: 'listo',
};
