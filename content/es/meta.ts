import type { Phrases } from '#domain/words/phrasebook.ts';

export const meta: Phrases = {
  'Custom 3D Pool Design and Plans | {brand}': 'Diseño 3D de piscinas y planos a la medida | {brand}',
  'Personalized 3D pool designs, plan sets, cost estimates and owner-builder support at fixed prices. Free consultation, nationwide.':
    'Diseños 3D de piscinas y albercas, juegos de planos, presupuestos y apoyo para construir por su cuenta, a precio fijo. Consulta gratuita, en todo el país.',
  'pool design': 'diseño de piscinas',
  'inground pool': 'alberca enterrada',
  'owner-builder pool': 'construir mi propia piscina',
  'pool plans': 'planos de piscina',
  'pool cost calculator': 'calculadora de costo de piscina',
  'pool engineering stamp': 'sello de ingeniería para piscina',
  'About the studio: {claim.yearsCombined} years combined | {brand}':
    'Sobre el estudio: {claim.yearsCombined} años en conjunto | {brand}',
  'A remote pool design studio: {claim.yearsOfPools} years of pools, {claim.yearsOfLandscape} of landscape. What we draw, what we leave to engineers, and how we work with owner-builders.':
    'Un estudio remoto de diseño de piscinas: {claim.yearsOfPools} años de piscinas, {claim.yearsOfLandscape} de paisajismo. Lo que dibujamos, lo que dejamos a los ingenieros y cómo trabajamos con quien construye por su cuenta.',
  'pool designer': 'diseñador de piscinas',
  'remote pool design': 'diseño de piscinas a distancia',
  'Lake Mary FL': 'Lake Mary FL',
  'Client success stories | {brand}': 'Historias de clientes | {brand}',
  '{Count.cases} projects in detail and {count.reviews} short reviews: what owners built, what it took and what they saved.':
    '{Count.cases} proyectos en detalle y {count.reviews} reseñas breves: lo que construyeron los dueños, el trabajo que llevó y lo que ahorraron.',
  'pool design reviews': 'reseñas de diseño de piscinas',
  'owner-builder savings': 'ahorro construyendo por su cuenta',
  'Pool design packages from {price.lowest} | {brand}':
    'Paquetes de diseño de piscinas desde {price.lowest} | {brand}',
  '{Count.packages} fixed-price packages: 3D design, engineering stamp, luxury resort, Florida permitting and the DIY pool package.':
    '{Count.packages} paquetes a precio fijo: diseño 3D, sello de ingeniería, resort de lujo, permisos en Florida y el paquete DIY.',
  'pool design price': 'precio del diseño de una piscina',
  'pool permit Florida': 'permiso para piscina en Florida',
  'engineering stamp': 'sello de ingeniería',
  'DIY pools and spas: owner-builder guide | {brand}': 'Piscinas y jacuzzis por su cuenta: guía | {brand}',
  '{Count.guide-steps} construction steps with durations and difficulty, a cost comparison, tools, permits and safety for building your own pool.':
    '{Count.guide-steps} pasos de obra con duración y dificultad, comparación de costos, herramientas, permisos y seguridad para construir su propia piscina.',
  'DIY pool': 'piscina por cuenta propia',
  'build your own pool': 'construya su propia piscina',
  'pool permits': 'permisos de piscina',
  'Contact us: free pool consultation | {brand}': 'Contacto: consulta gratuita sobre su piscina | {brand}',
  'Tell us about your yard and get a free consultation. {promise.hours}, first reply within {promise.replyHours} hours.':
    'Cuéntenos de su patio y reciba una consulta gratuita. {promise.hours}, primera respuesta en {promise.replyHours} horas.',
  'pool consultation': 'consulta sobre piscinas',
  'contact pool designer': 'contactar a un diseñador de piscinas',
  'Book a call with a pool designer | {brand}': 'Reserve una llamada con un diseñador | {brand}',
  'Choose a time for a free call by phone or video, in your own time zone. Move or cancel it whenever you need to.':
    'Elija la hora de una llamada gratuita por teléfono o video, en su propia zona horaria. Cámbiela o cancélela cuando lo necesite.',
  'book a call': 'reservar una llamada',
  'pool designer call': 'llamada con diseñador de piscinas',
  'Pool permits, engineering and costs: FAQ | {brand}': 'Permisos, ingeniería y costos: preguntas | {brand}',
  '{Count.faq-questions} answers on owner-builder permits, engineering stamps, costs, DIY or builder, and technical requirements.':
    '{Count.faq-questions} respuestas sobre permisos para propietarios, sellos de ingeniería, costos, hacerlo por su cuenta o con constructor, y requisitos técnicos.',
  'pool permit FAQ': 'preguntas sobre permisos de piscina',
  'owner-builder permit': 'permiso de propietario-constructor',
  'plan review time': 'tiempo de revisión de planos',
  'Pool rules, permits and costs by state | {brand}':
    'Reglas, permisos y costos de piscinas por estado | {brand}',
  'Barrier law, permit facts with their sources, warm months and price examples for {count.states} states, one page each.':
    'Ley de barreras, datos de permisos con sus fuentes, meses cálidos y ejemplos de precio de {count.states} estados, una página para cada uno.',
  'pool fence law by state': 'ley de cercas de piscina por estado',
  'pool permit by state': 'permiso de piscina por estado',
  'Draw lot lines, house, trees, easements and slope in feet, or trace your survey, and see how far the pool stands from each.':
    'Dibuje linderos, casa, árboles, servidumbres y pendiente en pies, o calque su topografía, y vea a qué distancia queda la piscina de cada cosa.',
  'pool site plan': 'plano de ubicación de piscina',
  'pool setbacks': 'retiros de piscina',
  'plot plan': 'plano del terreno',
  'Privacy Policy | {brand}': 'Política de privacidad | {brand}',
  'What we collect, what we use it for, how long we keep it and how to have it erased.':
    'Qué recopilamos, para qué lo usamos, cuánto tiempo lo guardamos y cómo pedir que se borre.',
  'Terms and Conditions | {brand}': 'Términos y condiciones | {brand}',
  'A design-only service: what you get, what you do not, payment, refunds and governing law.':
    'Un servicio solo de diseño: lo que recibe, lo que no, pagos, reembolsos y ley aplicable.',
  'Accessibility | {brand}': 'Accesibilidad | {brand}',
  'How the site follows WCAG 2.2 AA, how and when that was checked, what still falls short and who to tell.':
    'Cómo cumple el sitio con las WCAG 2.2 AA, cómo y cuándo se revisó, qué falta todavía y a quién avisar.',
  'accessibility statement': 'declaración de accesibilidad',
  'WCAG 2.2': 'WCAG 2.2',
  'Draw your yard and place the pool to scale | {brand}':
    'Dibuje su terreno y ubique la piscina a escala | {brand}',
  'draw your yard': 'dibujar el terreno',
};
