import type { Phrases } from '#domain/words/phrasebook.ts';

export const payment: Phrases = {
  'Check the number, date and code, try another card, or ask your bank to allow it.':
    'Revise el número, la fecha y el código, pruebe otra tarjeta o pida a su banco que lo permita.',
  'Visa, Mastercard, Amex, Discover': 'Visa, Mastercard, Amex, Discover',
  'Or pick a time yourself': 'O elija usted una hora',
  'Send them in your project room': 'Enviarlos en la sala de su proyecto',
  'Or pay by Zelle, below': 'O pague con Zelle, abajo',
  'Paid: {title}': 'Paid: {title}',
  'Refunded: {title}': 'Refunded: {title}',
  'A package was paid for': 'A package was paid for',
  'A payment was refunded': 'A payment was refunded',
  'Part of a payment was refunded': 'Part of a payment was refunded',
  'A refund did not arrive: {title}': 'A refund did not arrive: {title}',
  'A refund was sent back by the bank': 'A refund was sent back by the bank',
  'The buyer does not have this money. Ask them how they would like to get it.':
    'The buyer does not have this money. Ask them how they would like to get it.',
  'The buyer was promised contact within {promise.contactHours} hours.':
    'The buyer was promised contact within {promise.contactHours} hours.',
  Buyer: 'Comprador',
  'no address was given; the provider may have one': 'no address was given; the provider may have one',
  Order: 'Pedido',
  'Provider reference': 'Provider reference',
  'Preparing secure payment': 'Preparando el pago seguro',
  'Secure payment': 'Pago seguro',
  'Payment setup failed. Please try again.': 'No se pudo preparar el pago. Intente de nuevo, por favor.',
  'Go Back': 'Volver',
  'Pay {amount}': 'Pagar {amount}',
  'Email for your receipt': 'Correo para su recibo',
  'Optional. Without one, the receipt goes to the address of your project.':
    'Opcional. Si no lo da, el recibo va a la dirección de su proyecto.',
  'Prefer Zelle?': '¿Prefiere Zelle?',
  'Send the same amount to': 'Envíe el mismo monto a',
  'Please include your order reference in the payment memo':
    'Incluya la referencia de su pedido en la nota del pago, por favor',
  'Your order reference': 'La referencia de su pedido',
  'Your payment is being processed. Please keep this window open until it is done. If the tab closes all the same, the payment goes on and your receipt comes by email; please do not pay again.':
    'Su pago se está procesando. Mantenga esta ventana abierta hasta que termine, por favor. Si la pestaña se cierra de todos modos, el pago continúa y su recibo llega por correo; no pague otra vez.',
  'Loading the card form': 'Cargando el formulario de tarjeta',
  'The card form could not load.': 'No se pudo cargar el formulario de tarjeta.',
  'A browser extension, your network or an outage may be in the way. You have not been charged. Try again, pay by Zelle below, or call or email us.':
    'Puede deberse a una extensión del navegador, a su red o a una falla del servicio. No se le ha cobrado. Intente de nuevo, pague con Zelle abajo, o llámenos o escríbanos.',
  'Try Again': 'Intentar de nuevo',
  'You get the whole payment back until we start drawing, and we tell you before we do. No refunds once work begins.':
    'Le devolvemos todo el pago hasta que empezamos a dibujar, y le avisamos antes. No hay reembolsos una vez que empieza el trabajo.',
  'Your card number goes straight to the payment provider. We never see it.':
    'El número de su tarjeta va directamente al proveedor de pagos. Nunca lo vemos.',
  'Full refund any time before work begins.':
    'Reembolso completo en cualquier momento antes de que empiece el trabajo.',
  'Send your survey (the drawing of your property lines) and photos there; drawings, messages and payments follow. The link is private.':
    'Envíe ahí la topografía (el plano de los linderos de su propiedad) y las fotos; después vienen planos, mensajes y pagos. El enlace es privado.',
  'Payment Successful': 'Pago realizado',
  'Thank you. Your order is confirmed.': 'Gracias. Su pedido está confirmado.',
  'Your receipt comes by email, and the link to your project room with it.':
    'Su recibo le llega por correo electrónico, con el enlace a la sala de su proyecto.',
  'Your receipt email is the proof of your payment. If it has not come in a few minutes, call or write and tell us the day you paid.':
    'El correo con su recibo es la prueba de su pago. Si no le llega en unos minutos, llame o escriba e indique el día en que pagó.',
  'Find your project room': 'Encontrar la sala de su proyecto',
  'Your payment is still processing': 'Su pago sigue en proceso',
  'The bank has not confirmed it yet. This page checks again on its own. You can also close it; your receipt will come by email.':
    'El banco todavía no lo confirma. Esta página lo consulta de nuevo automáticamente. También puede cerrarla; su recibo llegará por correo.',
  'Checking with the payment provider': 'Consultando al proveedor de pagos',
  'The payment did not go through': 'El pago no se realizó',
  'You have not been charged. You can choose the package again and pay with another card, or contact us.':
    'No se le ha cobrado. Puede elegir el paquete de nuevo y pagar con otra tarjeta, o contactarnos.',
  'Back to the packages': 'Volver a los paquetes',
  'Checking your payment': 'Revisando su pago',
  'This takes a few seconds.': 'Tarda unos segundos.',
  'Waiting for your transfer': 'Esperando su transferencia',
  'Your order is placed. Send the total by Zelle, from your bank’s app.':
    'Su pedido está registrado. Envíe el total con Zelle, desde la aplicación de su banco.',
  'Send to': 'Enviar a',
  'Total to send': 'Total por enviar',
  'Order reference': 'Referencia del pedido',
  'The total is in the email about your order.': 'El total está en el correo de su pedido.',
  'We are sending these details to {email}.': 'Vamos a enviar estos datos a {email}.',
  Copy: 'Copiar',
  Copied: 'Copiado',
  'It could not be copied. Please select it and copy it by hand.':
    'No se pudo copiar. Selecciónelo y cópielo usted, por favor.',
  'This order is closed': 'Este pedido está cerrado',
  'No transfer for it has reached us. If you have sent one, please contact us with the reference.':
    'No nos ha llegado su transferencia. Si ya la envió, contáctenos con la referencia, por favor.',
  'We cannot find this payment': 'No encontramos este pago',
  'Our records show no payment under this reference. If you have paid, your card statement or a confirmation email will show it. Please contact us before you pay again.':
    'En nuestros registros no hay ningún pago con esta referencia. Si pagó, lo verá en su estado de cuenta o en un correo de confirmación. Contáctenos antes de pagar otra vez, por favor.',
  'We could not check this payment': 'No pudimos revisar este pago',
  'Our records cannot be reached at the moment. This page keeps trying. Please contact us before you pay again.':
    'En este momento no podemos consultar nuestros registros. Esta página sigue intentando. Contáctenos antes de pagar otra vez, por favor.',
  'Reference ID': 'Referencia',
  'Your order': 'Su pedido',
  Package: 'Paquete',
  Extra: 'Extra',
  Paid: 'Pagado',
  'Includes {name}': 'Incluye {name}',
  Receipt: 'Recibo',
  'No. {number}': 'N.º {number}',
  'Download PDF': 'Descargar PDF',
  'Preparing...': 'Preparando...',
  'The receipt could not be loaded. It is also attached to the email we send you.':
    'No se pudo cargar el recibo. También va adjunto en el correo que le enviamos.',
  'Receipt goes to': 'El recibo va a',
  'Paid by card': 'Pagado con tarjeta',
  'Paid by Zelle': 'Pagado por Zelle',
  'The link to your project room is in your receipt email.':
    'El enlace a la sala de su proyecto está en el correo de su recibo.',
  'Thank you. This extra is paid for, and your project room shows it.':
    'Gracias. Este extra está pagado y la sala de su proyecto lo muestra.',
  'You have not been charged. You can pay for this extra again from your project room, with another card or by Zelle.':
    'No se le ha cobrado. Puede pagar este extra de nuevo desde la sala de su proyecto, con otra tarjeta o con Zelle.',
  'A confirmation email arrives within {promise.receiptMinutes} minutes.':
    'En {promise.receiptMinutes} minutos llega un correo de confirmación.',
  'This is your receipt. If you do not see it, check your spam folder.':
    'Es su recibo. Si no lo ve, busque en el correo no deseado.',
  'We go on with your project.': 'Seguimos con su proyecto.',
  'You hear from us in your project room; nothing else is needed from you for this extra.':
    'Le avisamos en la sala de su proyecto; por este extra no tiene que hacer nada más.',
  'While the bank decides': 'Mientras el banco decide',
  'You do not need to pay again.': 'No necesita pagar otra vez.',
  'The payment continues whether or not this page is open.': 'El pago continúa aunque esta página se cierre.',
  'If it is confirmed, your project room shows it.': 'Si se confirma, la sala de su proyecto lo muestra.',
  'Your receipt will come by email.': 'Su recibo llegará por correo.',
  'If it is declined, nothing is charged.': 'Si se rechaza, no se cobra nada.',
  'You can then pay another way from your project room.':
    'Entonces puede pagar de otra forma desde la sala de su proyecto.',
  'What you can do': 'Lo que puede hacer',
  'Check the card.': 'Revise la tarjeta.',
  'First the number, date and code; then the limit, or a hold that your bank can lift.':
    'Primero el número, la fecha y el código; después el límite, o una retención que su banco puede quitar.',
  'Pay again from your project room.': 'Pague de nuevo desde la sala de su proyecto.',
  'Open it with the link in our emails. Nothing is charged twice.':
    'Ábrala con el enlace de nuestros correos. No se cobra nada dos veces.',
  'Or pay by Zelle.': 'O pague con Zelle.',
  'Your project room names the address, the amount and what to write into the memo.':
    'La sala de su proyecto indica la dirección, el monto y qué escribir en la nota.',
  'We will contact you within {promise.contactHours} hours to schedule a consultation.':
    'Nos comunicaremos con usted en un plazo de {promise.contactHours} horas para programar una consulta.',
  'A designer will go over your yard, your wish list and your dates with you.':
    'Un diseñador revisará con usted el patio, su lista de deseos y sus fechas.',
  'You send us a survey and photos.': 'Usted nos envía una topografía y fotos.',
  'The survey is often among the papers from when you bought the house. Photos can come first. You will see first concepts {promise.concepts} after the survey arrives.':
    'La topografía suele estar entre los papeles de cuando compró la casa. Las fotos pueden llegar antes. Verá los primeros conceptos {promise.concepts} después de que llegue la topografía.',
  'Start the project form': 'Llenar el formulario',
  'If you have just paid': 'Si acaba de pagar',
  'It is your receipt, and the proof that the payment went through.':
    'Es su recibo y la prueba de que el pago se realizó.',
  'A designer goes through the yard, your wishes and the dates with you.':
    'Un diseñador revisa con usted el patio, sus deseos y las fechas.',
  'No email? Ask us first.': '¿No llega el correo? Pregúntenos primero.',
  'Call or write with the reference and the day you paid, and we look it up.':
    'Llame o escriba con la referencia y el día del pago, y lo buscamos.',
  'You send the transfer.': 'Usted envía la transferencia.',
  'Open Zelle in your bank’s app, send the total and write the order reference in the memo.':
    'Abra Zelle en la aplicación de su banco, envíe el total y escriba en la nota la referencia del pedido.',
  'We record the payment when it arrives, usually within one business day.':
    'Registramos el pago cuando llega, casi siempre en un día hábil.',
  'Then we email your receipt and the link to your project room.':
    'Después le enviamos por correo su recibo y el enlace a la sala de su proyecto.',
  'We contact you within {promise.contactHours} hours of that.':
    'Nos comunicamos con usted en las {promise.contactHours} horas siguientes.',
  'You have sent the money?': '¿Ya envió el dinero?',
  'Call or write with the order reference, and we look it up.':
    'Llame o escriba con la referencia del pedido y lo buscamos.',
  'You have not, and still want the package?': '¿No lo envió y todavía quiere el paquete?',
  'Choose the package again and pay by card or by Zelle.':
    'Elija el paquete de nuevo y pague con tarjeta o con Zelle.',
  'You have changed your mind?': '¿Cambió de opinión?',
  'You don’t owe anything.': 'No debe nada.',
  'If it is confirmed, you are all set.': 'Si se confirma, ya no tiene que hacer nada.',
  'You can then choose the package again and pay another way.':
    'Entonces puede elegir el paquete de nuevo y pagar de otra forma.',
  'Choose the package again.': 'Elija el paquete de nuevo.',
  'Pay with another card. Nothing is charged twice.': 'Pague con otra tarjeta. No se cobra nada dos veces.',
  'Choose “Pay by Zelle instead” in the payment window: you get an order reference and where to send the money.':
    'Elija “Prefiero pagar con Zelle” en la ventana de pago: recibe una referencia de pedido y a dónde enviar el dinero.',
  'Questions about your order?': '¿Preguntas sobre su pedido?',
  'Payment Setup Failed': 'No se pudo preparar el pago',
  'Unable to initialize payment. Please try again.':
    'No se pudo iniciar el pago. Intente de nuevo, por favor.',
  'Payment Failed': 'No se realizó el pago',
  'Thank you for your payment!': '¡Gracias por su pago!',
  'Receipt: {title}': 'Recibo: {title}',
  'We received your payment, and here is what happens next.': 'Recibimos su pago; esto es lo que sigue.',
  'Thank you. We received your payment.': 'Gracias. Recibimos su pago.',
  Amount: 'Monto',
  'Receipt number': 'Número de recibo',
  'If you call or write about this payment, quote the reference ID.':
    'Si llama o escribe sobre este pago, mencione la referencia.',
  'We will contact you within {promise.contactHours} hours to schedule a consultation. To save a day, reply to this email with your survey and a few photos of the yard, or send them through the project form.':
    'Nos comunicaremos con usted en un plazo de {promise.contactHours} horas para programar una consulta. Para ahorrar un día, responda a este correo con su topografía y unas fotos del patio, o envíelas con el formulario del proyecto.',
  'Send us your project': 'Envíenos su proyecto',
  'Your project has a room of its own: drawings, comments, messages and payments. This link is private, so please do not pass it on. If you had a link before, this one replaces it.':
    'Su proyecto tiene una sala propia: planos, comentarios, mensajes y pagos. Este enlace es privado; por favor no lo comparta. Si ya tenía un enlace, este lo reemplaza.',
  'There are no refunds once work begins. Jurisdictional extras are not included.':
    'No hay reembolsos una vez que empieza el trabajo. No incluye extras de la jurisdicción.',
  'You are getting this email because this address was entered for the receipt of a package bought at {brand.name}.':
    'Recibe este correo porque esta dirección se escribió para el recibo de un paquete comprado en {brand.name}.',
  'Receipt {number}': 'Recibo {number}',
  From: 'De',
  'Received from': 'Recibido de',
  'No name was given': 'No se dio un nombre',
  'Paid on': 'Pagado el',
  'Paid by': 'Forma de pago',
  Card: 'Tarjeta',
  Zelle: 'Zelle',
  'Total paid, US dollars': 'Total pagado, dólares estadounidenses',
  Refunded: 'Reembolsado',
  'Refunded, last on {day}': 'Reembolsado, por última vez el {day}',
  'Remaining after refunds': 'Saldo después de reembolsos',
  'Paid in full. Thank you.': 'Pagado por completo. Gracias.',
  'Part of this payment was refunded.': 'Se reembolsó una parte de este pago.',
  'This payment was refunded in full.': 'Este pago se reembolsó por completo.',
  'Questions about this payment? Call {phone} or email {email} and quote reference ID {reference}.':
    '¿Preguntas sobre este pago? Llame al {phone} o escriba a {email} y mencione la referencia {reference}.',
  'The buyer accepted the terms and conditions and the refund policy on {day}.':
    'El comprador aceptó los términos y condiciones y la política de reembolso el {day}.',
  'Refund: {title}': 'Reembolso: {title}',
  'Your payment has been refunded.': 'Se reembolsó su pago.',
  'Part of your payment has been refunded.': 'Se reembolsó una parte de su pago.',
  'Your payment has been refunded': 'Se reembolsó su pago',
  'Part of your payment has been refunded': 'Se reembolsó una parte de su pago',
  'Refunded in all': 'Reembolsado en total',
  'The payment provider has confirmed the refund. It usually shows up at your bank within 5 to 10 business days.':
    'El proveedor de pagos confirmó el reembolso. Suele aparecer en su banco en 5 a 10 días hábiles.',
  'Test payments: no real card is charged. Use 4242\u00a04242\u00a04242\u00a04242, any future date, any code.':
    'Pagos de prueba: no se cobra a ninguna tarjeta real. Use 4242 4242 4242 4242, cualquier fecha futura, cualquier código.',
  'Card number': 'Número de tarjeta',
  'Expiration date': 'Fecha de vencimiento',
  'MM / YY': 'MM / AA',
  'Security code': 'Código de seguridad',
  'Confirm this payment': 'Confirme este pago',
  'Your bank wants to make sure it is you. In this test, you decide.':
    'Su banco quiere asegurarse de que es usted. En esta prueba, usted decide.',
  'Complete authentication': 'Completar la autenticación',
  'Fail authentication': 'Rechazar la autenticación',
  'This is taking longer than usual.': 'Está tardando más de lo normal.',
  'We could not confirm your payment.': 'No pudimos confirmar su pago.',
  'It may have gone through. You can close this window, but please do not pay for this package again until you have asked us.':
    'Es posible que se haya realizado. Puede cerrar esta ventana, pero no pague este paquete otra vez hasta preguntarnos, por favor.',
  'Give us this reference': 'Denos esta referencia',
  'How to pay by Zelle: {title}': 'Cómo pagar con Zelle: {title}',
  'Your order is noted. Here is how to pay it by Zelle.': 'Su pedido quedó anotado. Así se paga con Zelle.',
  'Your order is noted. Please pay it by Zelle.': 'Su pedido quedó anotado. Páguelo con Zelle, por favor.',
  'Send this amount': 'Envíe este monto',
  To: 'A',
  'Write in the memo': 'Escriba en la nota',
  'Changed your mind? You do not need to do anything. An order without a payment costs nothing.':
    '¿Cambió de opinión? No tiene que hacer nada. Un pedido sin pago no cuesta nada.',
  'You are getting this email because this address was entered for a package ordered at {brand.name}.':
    'Recibe este correo porque esta dirección se escribió para un paquete pedido en {brand.name}.',
  'Zelle expected: {title}': 'Zelle expected: {title}',
  'A package was ordered and will be paid by Zelle': 'A package was ordered and will be paid by Zelle',
  'Watch for the amount with this reference in the memo. When it has arrived, open the order and book it as paid: the receipt and the link to the room go out then.':
    'Watch for the amount with this reference in the memo. When it has arrived, open the order and book it as paid: the receipt and the link to the room go out then.',
  'Not charged': 'Sin cobrar',
  'When the payment arrives, we record it and send you the receipt and the private link to your project room. We look during our hours: {promise.hours}. Nothing is charged by this email alone.':
    'Cuando llega el pago, lo registramos y le enviamos el recibo y el enlace privado a la sala de su proyecto. Revisamos en nuestro horario: {promise.hours}. Este correo por sí solo no cobra nada.',
  '{message} Nothing\u00a0was\u00a0charged.': '{message} No\u00a0se\u00a0cobró\u00a0nada.',
  'Have your reference at hand, or the day you paid: we find your order with either.':
    'Tenga a mano su referencia o el día en que pagó: con cualquiera de los dos encontramos su pedido.',
  'Counted in our working days, by {day}.': 'Según nuestros días hábiles, a más tardar el {day}.',
};
