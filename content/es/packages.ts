import type { Phrases } from '#domain/words/phrasebook.ts';

export const packages: Phrases = {
  'Premium 3D Design': 'Diseño 3D Premium',
  'Your pool in your own yard, to scale, with the sizes a builder can bid on.':
    'Su piscina en su propio patio, a escala, con las medidas que un constructor necesita para cotizar.',
  'Custom 3D pool design': 'Diseño 3D a la medida',
  '2-3 revisions': '2 a 3 revisiones',
  'Dimensioned plan view and section': 'Planta y corte acotados',
  'Day and dusk renderings': 'Imágenes de día y al anochecer',
  'Material and finish palette': 'Paleta de materiales y acabados',
  'Homeowners who want to see and settle the design first':
    'Propietarios que primero quieren ver y definir el diseño',
  'Standard Structural Engineering Stamp': 'Sello estándar de ingeniería estructural',
  'Structural sheets reviewed and stamped by a licensed third-party engineer we coordinate.':
    'Láminas estructurales revisadas y selladas por un ingeniero externo con licencia que nosotros coordinamos.',
  'Structural details for shell and steel': 'Detalles estructurales del vaso y del acero',
  'Stamp by a licensed engineer of record': 'Sello de un ingeniero responsable con licencia',
  'Engineer’s comments handled for you': 'Atención a los comentarios del ingeniero',
  'PDF sheets ready for plan review': 'Láminas PDF listas para revisión',
  'Projects whose building department requires stamped drawings':
    'Proyectos donde el departamento de construcción exige planos sellados',
  'Luxury Resort': 'Resort de lujo',
  'A whole outdoor room: water, fire, shade, kitchen and planting designed together.':
    'Todo un espacio exterior: agua, fuego, sombra, cocina y plantas diseñados en conjunto.',
  'Full backyard 3D design': 'Diseño 3D del patio completo',
  'Unlimited revisions': 'Revisiones ilimitadas',
  'Water and fire features': 'Elementos de agua y fuego',
  'Spa, pergola and outdoor kitchen layout': 'Disposición de jacuzzi, pérgola y cocina exterior',
  'Lighting plan and dusk renderings': 'Plan de iluminación e imágenes al anochecer',
  'Larger yards where the pool is one part of the plan':
    'Patios grandes donde la piscina es una parte del plan',
  'Permitting Services': 'Servicios de permisos',
  'We prepare the application set and answer the reviewer until the county has what it needs.':
    'Preparamos la solicitud y respondemos al revisor hasta que el condado tenga lo que necesita.',
  'Permit application prepared': 'Solicitud de permiso preparada',
  'Plan set checked against the county’s list': 'Planos verificados con la lista del condado',
  'Reviewer comments answered': 'Respuestas al revisor',
  'Status followed until the decision': 'Seguimiento del trámite hasta la decisión',
  'Florida owner-builders and contractors': 'Propietarios-constructores y contratistas en Florida',
  'Florida only': 'Solo en Florida',
  'DIY Pools and Build Your Own Pool Package': 'Paquete DIY: construya su propia piscina',
  'Everything an owner-builder needs on paper, and someone to call during construction.':
    'Todo lo que necesita en papel quien construye por su cuenta, y alguien a quien llamar durante la obra.',
  '3D design and PDF plan set': 'Diseño 3D y juego de planos en PDF',
  '3-5 subcontractor referrals': '3 a 5 subcontratistas recomendados',
  'Cost breakdown': 'Desglose de costos',
  'Up to 2 revisions': 'Hasta 2 revisiones',
  'Owner-builders who run their own project': 'Propietarios que dirigen su propia obra',
  'What happens after I pay?': '¿Qué pasa después de pagar?',
  'You get a receipt by email, and we contact you within {promise.contactHours} hours to begin your project. Have your survey and a few photos of the yard handy; the project form takes both.':
    'Le llega un recibo por correo y nos comunicamos con usted en un plazo de {promise.contactHours} horas para empezar su proyecto. Tenga a la mano su topografía y unas fotos del patio; las dos cosas se envían con el formulario del proyecto.',
  'What are jurisdictional extras?': '¿Qué son los extras de la jurisdicción?',
  'Anything your building department requires beyond a standard residential pool set: a soil report, a site-specific wind or flood calculation, a new survey, a tree or drainage plan, an energy form. They vary from county to county, so no fixed price can honestly include them.':
    'Todo lo que su departamento de construcción exija más allá de un juego residencial estándar: un estudio de suelo, un cálculo de viento o inundación para el sitio, una topografía nueva, un plan de árboles o de drenaje, un formulario de energía. Cambian de un condado a otro, así que, siendo honestos, ningún precio fijo puede incluirlos.',
  'Are you the engineer?': '¿Ustedes son los ingenieros?',
  'No. We coordinate licensed third-party engineers. They review, sign and seal the structural sheets, and they are the engineers of record. We are not an engineering firm.':
    'No. Coordinamos a ingenieros externos con licencia. Ellos revisan, firman y sellan las láminas estructurales, y son los ingenieros responsables. Nosotros no somos una firma de ingeniería.',
  'Can I combine packages?': '¿Puedo combinar paquetes?',
  'Yes. Many owner-builders start with the DIY package and add the engineering stamp once the design is settled. In Florida the permitting service can follow. You pay for each when you need it.':
    'Sí. Muchos propietarios que construyen por su cuenta empiezan con el paquete DIY y agregan el sello de ingeniería cuando el diseño está definido. En Florida se puede agregar después el servicio de permisos. Cada uno se paga cuando se necesita.',
  'Can I get my money back?': '¿Me pueden devolver el dinero?',
  'Until work begins, yes, in full. Once work has begun there are no refunds, because the hours have gone into your drawings. We let you know before we start.':
    'Sí, completo, hasta que empiece el trabajo. Una vez que empieza no hay reembolsos, porque esas horas ya están invertidas en sus planos. Le avisamos antes de empezar.',
  'Pool design packages': 'Paquetes de diseño de piscinas',
  'Plans, stamps and permits at a fixed price. First concepts come {promise.concepts} after we receive your survey.':
    'Planos, sellos y permisos a precio fijo. Los primeros conceptos llegan {promise.concepts} después de su plano topográfico.',
  'Not sure which? Answer {count.quiz-questions} questions':
    '¿No sabe cuál? Responda {count.quiz-questions} preguntas',
  Important: 'Importante',
  'Our packages give you standard residential plan documents. Some cities or counties need extras, such as soil reports, that are billed separately. We tell you their price first.':
    'Nuestros paquetes incluyen planos residenciales estándar. Algunas ciudades o condados piden documentos adicionales, como estudios de suelo, que se cobran por separado. Primero le decimos su precio.',
  'All {count.packages} packages': 'Los {count.packages} paquetes',
  'Before you buy': 'Antes de comprar',
  'Fixed prices, written down': 'Precios fijos, por escrito',
  '{Count.packages} packages. Each price is for the documents listed, paid once, by card or Zelle. Anything your city or county requires beyond that is quoted before we start.':
    '{Count.packages} paquetes. Cada precio es por los documentos que se indican y se paga una sola vez, con tarjeta o Zelle. Lo que su ciudad o condado exija además se cotiza antes de empezar.',
  'Select Package': 'Elegir paquete',
  'Can be added': 'Se puede agregar',
  '3D design {price.premium-3d}': 'diseño 3D {price.premium-3d}',
  'engineering stamp {price.engineering-stamp}': 'sello de ingeniería {price.engineering-stamp}',
  'Florida permitting {price.permitting}': 'permisos en Florida {price.permitting}',
  'Prices at a glance': 'Precios de un vistazo',
  'Ideal for': 'Ideal para',
  'What you get: sheets like these': 'Lo que recibe: láminas como estas',
  'From the plan set of a pool in our portfolio. Yours show your address, your sizes and, with the engineering stamp, the engineer’s seal.':
    'Del juego de planos de una piscina de nuestro portafolio. Los suyos llevan su dirección, sus medidas y, con el sello de ingeniería, el sello del ingeniero.',
  'A-1, dimensioned layout, close up': 'A-1, planta acotada, de cerca',
  'A-2, sections': 'A-2, cortes',
  'A-2, sections, close up': 'A-2, cortes, de cerca',
  'S-1, structural, close up': 'S-1, estructura, de cerca',
  'Open this sheet': 'Abrir esta lámina',
  'Plan sets come with the {title.diy}. The {title.premium-3d} has a dimensioned plan view and section.':
    'El juego de planos viene con el {title.diy}. El {title.premium-3d} incluye una planta y un corte acotados.',
  'First concepts of the pool in your yard are free. A package adds what you build from: dimensioned drawings, renderings and revisions, or the lists, stamp or permit papers named on its card.':
    'Los primeros conceptos de la piscina en su patio son gratis. Un paquete agrega lo necesario para construirla: planos acotados, imágenes y revisiones, o las listas, el sello o los papeles del permiso que nombra su descripción.',
};
