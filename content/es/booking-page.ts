import type { Phrases } from '#domain/words/phrasebook.ts';

export const bookingPage: Phrases = {
  'Book a call': 'Reservar una llamada',
  '{minutes} minutes with a designer, by phone or video, free of charge. Pick a time in your own time zone; you can move or cancel it later.':
    '{minutes} minutos con un diseñador, por teléfono o video, sin costo. Elija una hora en su propia zona horaria; puede cambiarla o cancelarla después.',
  'Pick a day and a time': 'Elija un día y una hora',
  'Your details': 'Sus datos',
  'Your design comes along: we’ll have it in front of us when we talk.':
    'Su diseño nos llega con la reserva: lo tendremos a la vista cuando hablemos.',
  'Look at it': 'Verlo',
  'This call belongs to your project: we’ll have your drawings in front of us when we talk.':
    'Esta llamada es de su proyecto: tendremos sus planos a la vista cuando hablemos.',
  'How would you like to talk?': '¿Cómo prefiere hablar?',
  'Your name': 'Su nombre',
  'What would you like to talk about?': '¿De qué le gustaría hablar?',
  'Leave this empty': 'Deje esto vacío',
  'For the confirmation and the link to change the call.':
    'Para la confirmación y el enlace con que puede cambiar la llamada.',
  'We’ll call this number.': 'Llamaremos a este número.',
  'In case the video does not work.': 'Por si el video no funciona.',
  'Your yard, your plans, your questions: a line or two helps us prepare.':
    'Su patio, sus planes, sus preguntas: una o dos líneas nos ayudan a prepararnos.',
  Video: 'Video',
  'We call you': 'Nosotros le llamamos',
  'You get a link': 'Recibe un enlace',
  '{when}, {minutes} minutes': '{when}, {minutes} minutos',
  'No time chosen yet': 'Todavía no eligió hora',
  'Book this call': 'Reservar esta llamada',
  Booking: 'Reservando',
  'Fields with * are required.': 'Los campos con * son obligatorios.',
  'Your call is not booked yet': 'Su llamada todavía no está reservada',
  'We could not reach our server. Everything you typed is still here: try again, or call {phone}.':
    'No pudimos comunicarnos con nuestro servidor. Todo lo que escribió sigue aquí: intente de nuevo o llame al {phone}.',
  '{reason} Everything you typed is still here.': '{reason} Todo lo que escribió sigue aquí.',
  'No free times right now': 'Por ahora no hay horas libres',
  'Every call we offer is taken. Call us, or write what you have in mind and we’ll suggest a time.':
    'Todas las llamadas que ofrecemos están ocupadas. Llámenos, o escriba lo que tiene en mente y le propondremos una hora.',
  'Calls cannot be booked online at the moment': 'Por el momento no se pueden reservar llamadas en línea',
  'We are still here: call us, or write what you have in mind and we’ll suggest a time.':
    'Seguimos aquí: llámenos, o escriba lo que tiene en mente y le propondremos una hora.',
  'Choose a time in our calendar': 'Elija una hora en nuestro calendario',
  'It opens on another site.': 'Se abre en otro sitio.',
  'Open the calendar': 'Abrir el calendario',
  'Call {phone}': 'Llamar al {phone}',
  'Write to us instead': 'Prefiero escribir',
  'Booking online needs JavaScript. Call us at ':
    'Para reservar en línea hace falta JavaScript. Llámenos al ',
  ' or use the ': ' o use el ',
  'contact form': 'formulario de contacto',
  ': we’ll suggest a time.': ': le propondremos una hora.',
  'What to expect': 'Qué esperar',
  'A designer, not a call center. Ask about layout, permits, engineering or cost.':
    'Un diseñador, no un centro de llamadas. Pregunte por la disposición, los permisos, la ingeniería o el costo.',
  'Nothing to prepare. A photo of the yard or a rough size helps, if you have one.':
    'No hay que preparar nada. Si tiene una foto del patio o una medida aproximada, ayuda.',
  'A confirmation with a calendar entry, and reminders before the call.':
    'Una confirmación con una cita para su calendario, y recordatorios antes de la llamada.',
  'Rather not book?': '¿Prefiere no reservar?',
  'Talk it through: book a call': 'Hablemos: reserve una llamada',
  'Or book a call': 'O reservar una llamada',
  'Your call': 'Su llamada',
  'Opening your call': 'Abriendo su llamada',
  'Your call with {brand}': 'Su llamada con {brand}',
  'This call has taken place': 'Esta llamada ya se realizó',
  'This call has been canceled': 'Esta llamada se canceló',
  'On this device’s clock': 'Según el reloj de este dispositivo',
  'We’ll call you at {phone}.': 'Le llamaremos al {phone}.',
  'By video. Open this link at that time:': 'Por video. Abra este enlace a esa hora:',
  'By video. We’ll email you the link before the call.':
    'Por video. Le enviaremos el enlace por correo antes de la llamada.',
  Who: 'Quién',
  Design: 'Diseño',
  'Look at the design': 'Ver el diseño',
  'We sent a confirmation with a calendar entry to {email}.':
    'Enviamos una confirmación con una cita para el calendario a {email}.',
  'Your call is booked, but the confirmation to {email} hasn’t been sent yet. We keep trying; meanwhile, save this link.':
    'Su llamada está reservada, pero la confirmación a {email} todavía no se ha enviado. Seguimos intentando; mientras tanto, guarde este enlace.',
  'Add to calendar': 'Agregar al calendario',
  'The calendar entry could not be loaded. Try again.': 'No se pudo cargar la cita. Intente de nuevo.',
  'Copy the link to this page': 'Copiar el enlace',
  'Whoever has this link can see, move and cancel the call.':
    'Quien tenga este enlace puede ver, cambiar y cancelar la llamada.',
  'Link copied': 'Enlace copiado',
  'The link could not be copied. Copy it from the address bar.':
    'No se pudo copiar el enlace. Cópielo de la barra de direcciones.',
  'Move to another time': 'Cambiar la hora',
  'Choose another time': 'Elegir otra hora',
  'Now: {when}': 'Ahora: {when}',
  'New time: {when}, {minutes} minutes': 'Nueva hora: {when}, {minutes} minutos',
  'Move the call': 'Cambiar la hora',
  'Leave it as it is': 'Dejarla como está',
  'Your call has been moved. We are sending a new calendar entry to {email}.':
    'Cambiamos la hora de su llamada. Enviaremos la nueva cita a {email}.',
  'There is no other free time right now. Call us at {phone}, and we’ll find one.':
    'Por ahora no hay otra hora libre. Llámenos al {phone} y encontraremos una.',
  'Cancel the call': 'Cancelar la llamada',
  'Cancel this call?': '¿Cancelar esta llamada?',
  '{when}. The time becomes free for others.': '{when}. La hora queda libre para otros.',
  'Would you tell us why?': '¿Nos diría por qué?',
  'Optional.': 'Opcional.',
  'Yes, cancel it': 'Sí, cancelarla',
  'Keep the call': 'No cancelar',
  'You canceled it. Nothing more to do.': 'Usted la canceló. No hay nada más que hacer.',
  'We had to cancel it and are sorry. Please choose another time.':
    'Tuvimos que cancelarla y lo sentimos. Elija otra hora, por favor.',
  'It was set for {when}.': 'Estaba prevista para {when}.',
  'Book another call': 'Reservar otra llamada',
  'It was on {when}. Is something still open?': 'Fue el {when}. ¿Quedó algo pendiente?',
  'That did not reach us. Your connection may be down; what you chose is still here.':
    'No nos llegó. Quizá no hay conexión; lo que eligió sigue aquí.',
  'This link is incomplete': 'Este enlace está incompleto',
  'The private part at its end is missing. Open the link from our email once more, whole.':
    'Falta la parte privada del final. Abra de nuevo el enlace de nuestro correo, completo.',
  'This link does not open a call': 'Este enlace no abre ninguna llamada',
  'It may have been cut off, or what it led to has been erased. Open the link from our email once more.':
    'Quizá está cortado, o ya se borró lo que abría. Abra de nuevo el enlace de nuestro correo.',
  'Your call could not be loaded': 'No se pudo cargar su llamada',
  'Your connection may be down. The call itself is not affected.':
    'Quizá no hay conexión. La llamada sigue en pie.',
  'Try again': 'Intentar de nuevo',
  'Contact us': 'Contáctenos',
  'Book a call about your project': 'Reservar una llamada sobre su proyecto',
  'Back to your project': 'Volver a su proyecto',
  'Choose a day': 'Elija un día',
  'Choose a time': 'Elija una hora',
  '{day}: choose a time': '{day}: elija una hora',
  'Times are shown in': 'Las horas se muestran en',
  'Previous month': 'Mes anterior',
  'Next month': 'Mes siguiente',
  Sun: 'Dom',
  Mon: 'Lun',
  Tue: 'Mar',
  Wed: 'Mié',
  Thu: 'Jue',
  Fri: 'Vie',
  Sat: 'Sáb',
  '{day}, 1 free time': '{day}, 1 hora libre',
  '{day}, {count} free times': '{day}, {count} horas libres',
  '{day}: 1 free time, listed below.': '{day}: 1 hora libre, abajo.',
  '{day}: {count} free times, listed below.': '{day}: {count} horas libres, abajo.',
  Morning: 'Por la mañana',
  Afternoon: 'Por la tarde',
  Evening: 'Por la noche',
  'Looking for free times': 'Buscando horas libres',
  'The free times could not be loaded': 'No se pudieron cargar las horas libres',
  'Your connection may be down. What you have typed is still here.':
    'Quizá no hay conexión. Lo que ha escrito sigue aquí.',
  'Somebody just booked that time': 'Alguien acaba de reservar esa hora',
  'It was free a moment ago. Everything you typed is still here: choose another time.':
    'Estaba libre hace un momento. Todo lo que escribió sigue aquí: elija otra hora.',
  'It was free a moment ago, and it was the last one. Everything you typed is still here.':
    'Estaba libre hace un momento, y era la última. Todo lo que escribió sigue aquí.',
  'Other open times': 'Otras horas libres',
  About: 'De qué se trata',
};
