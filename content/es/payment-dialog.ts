import type { Phrases } from '#domain/words/phrasebook.ts';

export const paymentDialog: Phrases = {
  'Your details': 'Sus datos',
  'Your receipt and project link come by email.': 'Su recibo y el enlace a su proyecto llegan por correo.',
  'Phone (optional)': 'Teléfono (opcional)',
  'I accept the terms and conditions and the refund policy.':
    'Acepto los términos y condiciones y la política de reembolso.',
  'Sales tax depends on it.': 'De él depende el impuesto sobre las ventas.',
  'Choose your state': 'Elija su estado',
  'Outside the United States': 'Fuera de Estados Unidos',
  'The refund policy:': 'La política de reembolso:',
  'Read the terms': 'Leer los términos',
  'Read about refunds': 'Leer sobre los reembolsos',
  '(opens in a new tab)': '(se abre en otra pestaña)',
  'Continue to payment': 'Continuar al pago',
  'Nothing is ordered or charged yet.': 'Todavía no se pide ni se cobra nada.',
  '* required': '* obligatorio',
  'The price of {title} is now {price}.': 'El precio de {title} ahora es {price}.',
  '{former} is now called {title}. The price is still {price}.':
    '{former} ahora se llama {title}. El precio sigue siendo {price}.',
  '{former} is now called {title} and costs {price}.': '{former} ahora se llama {title} y cuesta {price}.',
  'For properties in Florida only': 'Solo para propiedades en Florida',
  'We prepare and follow permits in Florida and nowhere else.':
    'Solo preparamos permisos y les damos seguimiento en Florida.',
  'The property is in Florida.': 'La propiedad está en Florida.',
  'In {diy.without-referrals} or {diy.ask-first}? Read this first':
    '¿En {diy.without-referrals} o {diy.ask-first}? Lea esto primero',
  'State law in {diy.without-referrals} reserves referrals, bids and scheduling for owner-builders to licensed contractors. There, this package has the design, drawings and lists without them. For a property in {diy.ask-first}, please ask us before you pay: the law there limits paid help for owner-builders further.':
    'La ley de {diy.without-referrals} reserva a contratistas con licencia las recomendaciones, cotizaciones y programación de obra para quienes construyen por su cuenta. Allí, este paquete incluye el diseño, los planos y las listas sin ellas. Si la propiedad está en {diy.ask-first}, pregúntenos antes de pagar: allí la ley limita aún más la ayuda pagada.',
  'Pay for': 'Pagar',
  'You are buying': 'Usted compra',
  'What you get': 'Lo que recibe',
  'Within {promise.receiptMinutes} minutes: your receipt and a private link to your project, by email.':
    'En {promise.receiptMinutes} minutos: su recibo y un enlace privado a su proyecto, por correo.',
  'Within {promise.contactHours} hours: we contact you to schedule a consultation.':
    'En {promise.contactHours} horas: nos comunicamos con usted para programar una consulta.',
  'You send a survey and photos. First concepts follow {promise.concepts} later.':
    'Usted envía su topografía y fotos. Los primeros conceptos llegan {promise.concepts} después.',
  'Step {step} of 2': 'Paso {step} de 2',
  'Payment Successful!': '¡Pago realizado!',
  "We'll contact you within {promise.contactHours} hours to begin your project.":
    'Nos comunicaremos con usted en un plazo de {promise.contactHours} horas para empezar su proyecto.',
  'Nothing has been charged. Would you like to continue?': 'No se ha cobrado nada. ¿Desea continuar?',
  'Continue at {price}': 'Continuar por {price}',
  'Not now': 'Ahora no',
  'Packages have changed.': 'Los paquetes han cambiado.',
  'Reload page': 'Recargar la página',
  'Pay by Zelle instead': 'Prefiero pagar con Zelle',
  'Place the order now, then send {amount} to {payee} from your bank’s app.':
    'Haga el pedido ahora y después envíe {amount} a {payee} desde la aplicación de su banco.',
  'Placing your order...': 'Haciendo su pedido...',
  'We could not place the order just now.': 'No pudimos registrar el pedido en este momento.',
  'You can still pay: send {amount} to {payee} and write “{memo}” into the memo. Or call or email us.':
    'Aún puede pagar: envíe {amount} a {payee} y escriba “{memo}” en la nota. O llámenos o escríbanos.',
};
