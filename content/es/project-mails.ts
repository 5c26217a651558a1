import type { Phrases } from '#domain/words/phrasebook.ts';

export const projectMails: Phrases = {
  '{ticket}: {title}, version {number}': '{ticket}: {title}, versión {number}',
  'It is ready for you to look at.': 'Está listo para que lo vea.',
  'Your drawings are ready': 'Sus planos están listos',
  'A new version is ready': 'Hay una nueva versión',
  'Ready for you': 'Listo para usted',
  'Please reply': 'Responda, por favor',
  'From us': 'De nuestra parte',
  'Open your project room to look at it, pin comments to any place, and send them together, or approve it.':
    'Abra la sala de su proyecto para verlo, poner comentarios en cualquier lugar y enviarlos juntos, o aprobarlo.',
  '{ticket}: revision {number} from {client}': '{ticket}: revision {number} from {client}',
  'A revision came in': 'A revision came in',
  'Sent by': 'Sent by',
  Revision: 'Revisión',
  'This revision is beyond what the package includes: quote it before you draw.':
    'This revision is beyond what the package includes: quote it before you draw.',
  '{place}, page {page}': '{place}, page {page}',
  '{version}, picture': '{version}, picture',
  '{version}, plan': '{version}, plan',
  '{version}, their own changes': '{version}, their own changes',
  '{place}, reply': '{place}, reply',
  'Their changes: {design}': 'Their changes: {design}',
  '{changes}. Moved along with it: {along}': '{changes}. También se movió: {along}',
  '{ticket}: you approved {title}, version {number}': '{ticket}: usted aprobó {title}, versión {number}',
  'Your receipt is attached.': 'Su comprobante va adjunto.',
  'Thank you for your approval': 'Gracias por su aprobación',
  Approved: 'Aprobado',
  By: 'Por',
  On: 'Fecha',
  'Fingerprint (SHA-256)': 'Huella digital (SHA-256)',
  'Your receipt is attached. It names exactly what you approved. We’ll get started on the next step.':
    'Su comprobante va adjunto. Dice exactamente lo que aprobó. Empezaremos el siguiente paso.',
  'Pressed too soon? You can undo it in your project room until we start the next step.':
    '¿Se adelantó? Puede deshacerlo en la sala de su proyecto hasta que empecemos el siguiente paso.',
  'You are receiving this because someone approved a delivery with the private link of your project.':
    'Recibe esto porque alguien aprobó una entrega con el enlace privado de su proyecto.',
  '{ticket}: the approval of {title}, version {number} is undone':
    '{ticket}: la aprobación de {title}, versión {number}, quedó sin efecto',
  'We’ll hold the next step.': 'Detendremos el siguiente paso.',
  'Your approval is undone': 'Su aprobación quedó sin efecto',
  'You are receiving this because someone undid an approval with the private link of your project.':
    'Recibe esto porque alguien deshizo una aprobación con el enlace privado de su proyecto.',
  '{ticket}: we have your comment': '{ticket}: recibimos su comentario',
  '{ticket}: we have your {count} comments': '{ticket}: recibimos sus {count} comentarios',
  'We have your comment': 'Recibimos su comentario',
  'We have your {count} comments': 'Recibimos sus {count} comentarios',
  'You’ll hear from us': 'Sabrá de nosotros',
  'It’s our turn now. You’ll find what you sent in your project room.':
    'Ahora nos toca a nosotros. Lo que envió está en la sala de su proyecto.',
  'This revision is beyond what your package includes: we’ll write you a quote first and draw nothing until you accept it.':
    'Esta revisión está fuera de lo que incluye su paquete: primero le escribiremos una cotización y no dibujaremos nada hasta que la acepte.',
  '{ticket}: {title}, version {number} was approved': '{ticket}: {title}, version {number} was approved',
  'A delivery was approved': 'A delivery was approved',
  'Start the next step in the console. From then on the approval is final.':
    'Start the next step in the console. From then on the approval is final.',
  '{ticket}: the approval of {title}, version {number} was undone':
    '{ticket}: the approval of {title}, version {number} was undone',
  'An approval was undone': 'An approval was undone',
  'Please hold the next step until the client approves again.':
    'Please hold the next step until the client approves again.',
  'Receipt of approval': 'Comprobante de aprobación',
  'Undone on {on}.': 'Sin efecto desde el {on}.',
  'Approved by': 'Aprobado por',
  'What was approved': 'Lo que se aprobó',
  'Delivered on': 'Entregado el',
  'The file': 'El archivo',
  'The {count} files': 'Los {count} archivos',
  'The design': 'El diseño',
  'Estimate on that day': 'Presupuesto de ese día',
  '1 week': '1 semana',
  'Each file has its own fingerprint under its name. The fingerprint above is that of these lines, in this order, as the program sha256sum prints them.':
    'Cada archivo tiene su propia huella bajo su nombre. La huella de arriba es la de estas líneas, en este orden, como las imprime el programa sha256sum.',
  'It changes with every measure, feature, material and place of the design.':
    'Cambia con cada medida, elemento, material y lugar del diseño.',
  'Reference {id}': 'Referencia {id}',
  'This link is turned off. A new one is on its way to your email address.':
    'Este enlace está desactivado. Va en camino uno nuevo a su correo electrónico.',
  'If there is a project under this address, its private link is on its way there.':
    'Si hay un proyecto con esta dirección, su enlace privado va en camino.',
  'Your project room: {ticket}': 'La sala de su proyecto: {ticket}',
  'The private link to your project.': 'El enlace privado a su proyecto.',
  'Your new private link': 'Su nuevo enlace privado',
  'Your project room is open': 'La sala de su proyecto está abierta',
  'This link opens your project room. It replaces the one you had, which no longer works.':
    'Este enlace abre la sala de su proyecto. Reemplaza al que tenía, que ya no funciona.',
  'Someone asked for the link to your project room on our site. If it was not you, you can ignore this email: the link was sent to you alone.':
    'Alguien pidió en nuestro sitio el enlace a la sala de su proyecto. Si no fue usted, puede ignorar este correo: el enlace solo se le envió a usted.',
  'Your project has its own private page: drawings, comments, messages and payments, all in one place.':
    'Su proyecto tiene su propia página privada: planos, comentarios, mensajes y pagos, todo en un lugar.',
  'Share this link with the person you decide with. Whoever has it can comment and approve.':
    'Comparta este enlace con quien decide con usted. Quien lo tenga puede comentar y aprobar.',
  'You are getting this email because {brand.name} works on a project for this address.':
    'Recibe este correo porque {brand.name} trabaja en un proyecto para esta dirección.',
  'by {due}': 'antes del {due}',
  'You are getting this email because {brand.name} is working on a project with this address.':
    'Recibe este correo porque {brand.name} está trabajando en un proyecto con esta dirección.',
  'A message about your project {ticket}': 'Un mensaje sobre su proyecto {ticket}',
  '{count} messages about your project {ticket}': '{count} mensajes sobre su proyecto {ticket}',
  'A message for you': 'Un mensaje para usted',
  '{count} messages for you': '{count} mensajes para usted',
  'You can reply in your project room.': 'Puede responder en la sala de su proyecto.',
  'Attached in the room': 'Adjunto en la sala',
  'Message from {name}, {ticket}': 'Message from {name}, {ticket}',
  '{count} messages from {name}, {ticket}': '{count} messages from {name}, {ticket}',
  'A message from a client': 'A message from a client',
  '{count} messages from a client': '{count} messages from a client',
  'a client': 'a client',
  'A quote for your project: {title}': 'Una cotización para su proyecto: {title}',
  'A quote for you': 'Una cotización para usted',
  'You can accept it, pay it or decline it in your project room. Nothing is charged until you say so.':
    'Puede aceptarla, pagarla o rechazarla en la sala de su proyecto. No se cobra nada hasta que usted lo diga.',
  'Accepted: {title}, {ticket}': 'Accepted: {title}, {ticket}',
  'A quote was accepted': 'A quote was accepted',
  'Declined: {title}, {ticket}': 'Declined: {title}, {ticket}',
  'A quote was declined': 'A quote was declined',
  'We received your payment.': 'Recibimos su pago.',
  'It’s now part of your project, and we’ll get started on it.':
    'Ya es parte de su proyecto y empezaremos con ello.',
  'We received a payment that was not due': 'Recibimos un pago que no correspondía',
  'This extra had been paid before. We will look at it and refund the second payment.':
    'Este extra ya estaba pagado. Lo revisaremos y le devolveremos el segundo pago.',
  'This quote had been withdrawn in the meantime. We will contact you about the payment.':
    'Mientras tanto, esta cotización se había retirado. Nos comunicaremos con usted sobre el pago.',
  'This quote had been declined in the meantime. We will contact you about the payment.':
    'Mientras tanto, esta cotización se había rechazado. Nos comunicaremos con usted sobre el pago.',
  'Paid: {title}, {ticket}': 'Paid: {title}, {ticket}',
  'An extra was paid for': 'An extra was paid for',
  'Please look at a payment: {title}, {ticket}': 'Please look at a payment: {title}, {ticket}',
  'A payment to look at': 'A payment to look at',
  'Receipt went to': 'Receipt went to',
  'no address is known': 'no address is known',
  'This quote was paid before by another order. Please refund this payment.':
    'This quote was paid before by another order. Please refund this payment.',
  'The quote was withdrawn before this payment arrived. Refund it, or go on with the work.':
    'The quote was withdrawn before this payment arrived. Refund it, or go on with the work.',
  'The quote was declined before this payment arrived. Ask the client, or refund it.':
    'The quote was declined before this payment arrived. Ask the client, or refund it.',
  For: 'Concepto',
};
