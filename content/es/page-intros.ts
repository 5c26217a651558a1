import type { Phrases } from '#domain/words/phrasebook.ts';

export const pageIntros: Phrases = {
  'Choose a shape, set its dimensions and walk around it. The pool you see is drawn to your dimensions.':
    'Elija una forma, dele medidas y recórrala. La piscina que ve está dibujada con sus medidas.',
  'Custom 3D pool design in your browser | {brand}': 'Diseño 3D de piscinas en su navegador | {brand}',
  'Shape a pool in 3D: style, length, width, depths, features and deck, drawn to scale, with an estimate.':
    'Dé forma a una piscina o alberca en 3D: estilo, largo, ancho, profundidades, elementos y piso, a escala y con presupuesto.',
  '3D pool designer': 'diseñador de piscinas 3D',
  'pool configurator': 'configurador de albercas',
  Optimization: 'Optimización',
  'AI Pool Optimization': 'Optimización de piscinas con IA',
  'Enter the size of your yard, your budget and what matters most. See the pool that makes the most of all three.':
    'Escriba el tamaño de su patio, su presupuesto y lo que más le importa. Vea la piscina que mejor aprovecha los tres.',
  'AI pool optimization for your yard | {brand}': 'Optimización de piscinas con IA para su patio | {brand}',
  'Yard, budget and priority in; the pool that fits all three out, with cost and savings.':
    'Díganos su patio, su presupuesto y su prioridad, y vea la piscina que cumple con los tres, con costo y ahorro.',
  'pool size for yard': 'tamaño de piscina para el patio',
  'pool budget': 'presupuesto para piscina',
  'Eco design': 'Diseño ecológico',
  'Choose what saves water, energy and chemicals, and see what each choice saves before you pay for it.':
    'Elija lo que ahorra agua, energía y químicos, y vea cuánto ahorra cada opción antes de pagarla.',
  'Eco-friendly pool design and savings | {brand}': 'Piscinas ecológicas: diseño y ahorro | {brand}',
  'Solar heating, covers, variable pumps, natural filters: an eco score and the savings behind it.':
    'Calentamiento solar, cubiertas, bombas variables, filtros naturales: una calificación ecológica y el ahorro detrás de ella.',
  'eco pool': 'piscina ecológica',
  'solar pool heating': 'calentador solar para piscina',
  'natural pool': 'piscina natural',
  '360 and virtual reality': '360° y realidad virtual',
  '360 Pool Design Viewer': 'Visor 360° de piscinas',
  'Stand on the deck of a pool that does not exist yet. Drag to look around, or put on a headset.':
    'Párese en la orilla de una piscina que todavía no existe. Arrastre para mirar alrededor o póngase un visor.',
  '360 pool design viewer and VR | {brand}': 'Visor 360° de piscinas y RV | {brand}',
  'Look around finished pool designs in 360 degrees or in a headset, and upload your own.':
    'Mire diseños terminados en 360 grados o con un visor, y suba los suyos.',
  '360 pool viewer': 'visor 360 de piscinas',
  'virtual reality pool': 'realidad virtual piscina',
  'Child safety': 'Seguridad infantil',
  'Child Safety First': 'Primero, la seguridad infantil',
  'Layers of protection around the water, what each one is worth, and what your state requires by law.':
    'Capas de protección alrededor del agua, lo que vale cada una y lo que exige la ley de su estado.',
  'Pool safety for children: assessment and law | {brand}':
    'Seguridad infantil en la piscina: evaluación y leyes | {brand}',
  'Assess the safety of your pool, see what is missing and what {count.states} states require.':
    'Evalúe la seguridad de su piscina, vea qué falta y qué exigen {count.states} estados.',
  'pool fence law': 'ley de cercas para piscinas',
  'pool safety': 'seguridad en la piscina',
  'child safety': 'seguridad infantil',
  'Design tool': 'Herramienta de diseño',
  'AI Pool Design Tool': 'Herramienta de diseño de piscinas con IA',
  'Say or write what you want. You get a picture, a plan to scale, a price range and a checklist. Free, no email.':
    'Diga o escriba lo que quiere. Recibe una imagen, un plano a escala, un rango de precios y una lista de pasos. Gratis, sin correo.',
  'AI Pool Design Tool: describe it, see it | {brand}':
    'Diseño de piscinas con IA: descríbala y véala | {brand}',
  'Say or write what you want and get a rendering, specifications, a construction checklist and an estimate.':
    'Diga o escriba lo que quiere y reciba una imagen, especificaciones, una lista de obra y un presupuesto.',
  'AI pool design': 'diseño de piscinas con IA',
  'pool rendering': 'imagen de piscina',
  'Submit a project': 'Enviar un proyecto',
  'Tell us about your project': 'Cuéntenos su proyecto',
  'Free design concepts follow within {promise.concepts}.':
    'Los conceptos de diseño, gratis, llegan en {promise.concepts}.',
  'Submit your pool project | {brand}': 'Envíe su proyecto de piscina | {brand}',
  'Send your survey, photos and wish list in {count.intake-steps} steps. Concepts within {promise.concepts}.':
    'Envíe su topografía, fotos y lista de deseos en {count.intake-steps} pasos. Conceptos en {promise.concepts}.',
  'pool project': 'proyecto de piscina',
  'pool design intake': 'solicitud de diseño de piscina',
  Payment: 'Pago',
  'Payment successful': 'Pago realizado',
  'A confirmation email arrives within {promise.receiptMinutes} minutes. We will contact you within {promise.contactHours} hours to schedule a consultation.':
    'En {promise.receiptMinutes} minutos llega un correo de confirmación. Nos comunicaremos con usted en un plazo de {promise.contactHours} horas para programar una consulta.',
  'Payment | {brand}': 'Pago | {brand}',
  'The status of your payment.': 'El estado de su pago.',
  'Your project': 'Su proyecto',
  'Your project room': 'La sala de su proyecto',
  'Drawings, comments, messages and payments, behind the private link in your email.':
    'Planos, comentarios, mensajes y pagos, con el enlace privado de su correo.',
  'Your project | {brand}': 'Su proyecto | {brand}',
  'The room of your project, for whoever holds its private link.':
    'La sala de su proyecto, para quien tiene su enlace privado.',
  'Pay for an extra': 'Pagar un extra',
  'The amount is the one we quoted in your project room.':
    'El monto es el que le cotizamos en la sala de su proyecto.',
  'Pay for an extra | {brand}': 'Pagar un extra | {brand}',
  'Payment of an extra that you accepted in your project room.':
    'Pago de un extra que usted aceptó en la sala de su proyecto.',
  'See, move or cancel your call, behind the private link in your email.':
    'Vea, cambie o cancele su llamada con el enlace privado de su correo.',
  'Your call | {brand}': 'Su llamada | {brand}',
  'A call that you booked, for whoever holds its private link.':
    'Una llamada que usted reservó, para quien tiene su enlace privado.',
  Staff: 'Personal',
  'Sign in': 'Iniciar sesión',
  'For staff only.': 'Solo para el personal.',
  'Console | {brand}': 'Consola | {brand}',
  'Staff console.': 'Consola del personal.',
  'Custom 3D Pool Design': 'Diseño 3D de piscinas a la medida',
};
