import type { Phrases } from '#domain/words/phrasebook.ts';

export const estimate: Phrases = {
  'Pool type': 'Tipo de piscina',
  Material: 'Material',
  Timeline: 'Plazo',
  'Select a size': 'Elija un tamaño',
  'Select a type': 'Elija un tipo',
  'Select a material': 'Elija un material',
  'Select a location': 'Elija un lugar',
  'Select a timeline': 'Elija un plazo',
  'Only to send you the estimate. No phone number, no newsletter.':
    'Solo para enviarle el presupuesto. Sin teléfono y sin boletines.',
  'Send Detailed Estimate to Email': 'Enviarme el presupuesto',
  'Sending Estimate...': 'Enviando presupuesto...',
  'Download PDF now': 'Descargar el PDF ahora',
  'No email needed.': 'No necesita dar su correo.',
  'No email needed. Choose a size, type and material first.':
    'Sin correo. Primero elija tamaño, tipo y material.',
  'Cost Comparison': 'Comparación de costos',
  'Professional Contractor': 'Contratista profesional',
  'One company builds everything': 'Una sola empresa construye todo',
  'Owner-Builder Cost': 'Construir por su cuenta',
  'Your Savings': 'Su ahorro',
  Contractor: 'Contratista',
  'Owner-builder': 'Por su cuenta',
  'You are not sure of the size, so these run from the low end of a small pool to the high end of a large one. Choose a size to narrow them.':
    'Como todavía no sabe el tamaño, estas cifras van del extremo bajo de una piscina pequeña al extremo alto de una grande. Elija un tamaño para acotarlas.',
  'Typical ranges for planning, not a quote. What you actually save depends on local trades, soil, access and time; some owners save very little.':
    'Rangos típicos para planear, no una cotización. Lo que realmente ahorre depende de la mano de obra local, el suelo, el acceso y el tiempo; hay quienes ahorran muy poco.',
  'Your AI design is loaded': 'Su diseño con IA está cargado',
  'From your design: {came}. Please add your {missing}.':
    'De su diseño: {came}. Agregue por favor: {missing}.',
  '{first} and {last}': '{first} y {last}',
  'We could not read your design': 'No pudimos leer su diseño',
  'The link brought no choices for this form. Please choose below, or come from your design again.':
    'El enlace no trajo opciones para este formulario. Elija abajo, por favor, o vuelva a abrirlo desde su diseño.',
  '{length} ft': '{length} pies',
  'AI estimate': 'Estimación de la IA',
  'Your budget': 'Su presupuesto',
  'The calculator now shows your design. Change anything you like.':
    'La calculadora ahora muestra su diseño. Cambie lo que quiera.',
  'Pool cost estimate': 'Presupuesto de la piscina',
  'Prepared on': 'Preparado el',
  'None chosen': 'Ninguno',
  'What it could cost to build': 'Lo que podría costar construirla',
  'Line by line': 'Línea por línea',
  Line: 'Línea',
  'Usually left out: ask every bidder': 'Lo que suele faltar: pregunte a cada contratista',
  'Next steps': 'Siguientes pasos',
  'Check the yard: survey, setbacks, utilities and a path for machines.':
    'Revise el patio: topografía, retiros, servicios y paso para las máquinas.',
  'Get a to-scale design, so every bidder prices the same pool.':
    'Consiga un diseño a escala, para que todos coticen la misma piscina.',
  'Ask at least three bidders, with the list of what is usually left out.':
    'Pida precio al menos a tres contratistas, con la lista de lo que suele faltar.',
  'Talk it over with us: the first consultation is free.':
    'Hable con nosotros: la primera consulta es gratuita.',
  'Free consultation: {promise.hours}, first reply within {promise.replyHours} hours.':
    'Consulta gratuita: {promise.hours}, primera respuesta en {promise.replyHours} horas.',
  'Planning ranges, not a quote or an offer. Location and timeline are noted and do not change the figures. Owner-builder savings depend on local trades, soil, access and time. We draw designs and coordinate licensed third-party engineers; we are not a contractor, an engineering firm or the engineer of record, and we do not provide or oversee bids.':
    'Rangos para planear; no son una cotización ni una oferta. El lugar y el plazo quedan anotados y no cambian las cifras. El ahorro de construir por su cuenta depende de la mano de obra local, el suelo, el acceso y el tiempo. Dibujamos diseños y coordinamos a ingenieros externos con licencia; no somos contratistas, ni una firma de ingeniería, ni el ingeniero responsable, y no proporcionamos ni supervisamos cotizaciones.',
  'What is left out': 'No incluye',
  'What estimates usually leave out': 'Lo que los presupuestos suelen dejar fuera',
  'Ask every bidder for these, in writing. They explain most of the difference between two quotes.':
    'Pídalo por escrito a cada contratista. Ahí está casi toda la diferencia entre dos cotizaciones.',
  'Excavation surprises': 'Sorpresas en la excavación',
  'Rock, groundwater or bad soil, and hauling the dirt away.':
    'Roca, agua subterránea o suelo malo, y el acarreo de la tierra.',
  'Power run and panel': 'Línea y tablero eléctricos',
  'A sub-panel, trenching and bonding from the house to the equipment pad.':
    'Un subtablero, la zanja y la conexión equipotencial (bonding) desde la casa hasta el equipo.',
  'Gas line': 'Línea de gas',
  'Needed for most heaters and fire features; priced by the foot.':
    'La necesitan casi todos los calentadores y elementos de fuego; se cobra por pie.',
  'Fence, gates and alarms': 'Cerca, puertas y alarmas',
  'The law requires a barrier nearly everywhere; check your local code.':
    'La ley exige una barrera casi en todas partes; consulte su código local.',
  'Permits and inspections': 'Permisos e inspecciones',
  'Fees, surveys, energy calculations, engineering stamps.':
    'Tarifas, topografías, cálculos de energía, sellos de ingeniería.',
  'Deck beyond the coping': 'Piso más allá del borde (coping)',
  'Many quotes include three feet of deck, or none.':
    'Muchas cotizaciones incluyen tres pies de piso, o ninguno.',
  Access: 'Acceso',
  'A narrow side yard means smaller machines and more days.':
    'Un pasillo lateral angosto significa máquinas más pequeñas y más días.',
  'Repairs afterward': 'Reparaciones al final',
  'Sprinklers, lawn, driveway and the fence panels the machines came through.':
    'Riego, césped, entrada y los tramos de cerca por donde pasaron las máquinas.',
  'First fill and start-up': 'Primer llenado y arranque',
  'Water, chemicals and the first month of balancing.': 'Agua, químicos y el primer mes de balance químico.',
  'Where the money goes': 'A dónde va el dinero',
  'Starting price, before your choices': 'Precio inicial, antes de sus opciones',
  'Change one thing': 'Cambie una cosa',
  'Change one thing, see the difference': 'Cambie una cosa y vea la diferencia',
  'Each button changes just that one choice. The figures are the low and high ends of the contractor range.':
    'Cada botón cambia solo esa opción. Las cifras son los extremos bajo y alto del rango del contratista.',
  'to {amount}': 'a {amount}',
  'Your detailed estimate is on its way to your inbox.': 'Su presupuesto detallado va en camino a su correo.',
  'Your cost calculation has been processed. You can download the PDF now; we will email it as soon as we can.':
    'Su cálculo está listo. Puede descargar el PDF ahora; se lo enviaremos por correo en cuanto podamos.',
  'Your estimate': 'Su costo estimado',
  Reference: 'Referencia',
  'It is on its way to {email}.': 'Va en camino a {email}.',
  'Your PDF is ready. We will email it to {email} shortly.':
    'Su PDF está listo. Se lo enviaremos a {email} en breve.',
  'Open the full estimate': 'Abrir el presupuesto completo',
  'Questions? Mention the reference when you call or write.':
    '¿Preguntas? Mencione la referencia al llamar o escribir.',
  'Ask for a free consultation': 'Pedir una consulta gratuita',
  'You hire each trade yourself: half of the contractor’s price':
    'Usted contrata a cada especialista: la mitad del precio del contratista',
  'The top of the usual {owner-builder.savings}': 'El máximo del {owner-builder.savings} habitual',
  'Part of the pool': 'Parte de la piscina',
  'Contractor, in total': 'Contratista, en total',
  'If you run the build yourself: half': 'Si usted dirige la obra: la mitad',
  'Building it yourself? {offer}': '¿Va a construirla por su cuenta? {offer}',
  'From the cost calculator: {choices}.\nContractor range: {range}.':
    'De la calculadora de costos: {choices}.\nRango del contratista: {range}.',
  included: 'incluido',
  size: 'tamaño',
  type: 'tipo',
  material: 'material',
  features: 'elementos',
  timeline: 'plazo',
  location: 'lugar',
  email: 'correo',
  'Choose any, or none.': 'Elija los que quiera, o ninguno.',
  Location: 'Lugar',
  'What each part adds, from its low end to its high end. The lines add up to the contractor’s range.':
    'Lo que agrega cada parte, de su extremo bajo a su extremo alto. Las líneas suman el rango del contratista.',
  '{share}% saved': '{share}% de ahorro',
  'in {place}': 'en {place}',
};
