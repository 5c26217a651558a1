import type { Phrases } from '#domain/words/phrasebook.ts';

export const services: Phrases = {
  'Set shape, size, depth, deck and features, and walk around your pool in 3D. Everything stays to scale.':
    'Elija forma, tamaño, profundidad, piso y elementos, y recorra su piscina en 3D. Todo se mantiene a escala.',
  'Enter your yard, budget and what matters most. See what fits and what is left over.':
    'Escriba las medidas de su patio, su presupuesto y lo que más le importa. Vea qué cabe y qué sobra.',
  'Weigh solar heat, covers, pumps and natural filters against what they cost and save.':
    'Compare el calor solar, las cubiertas, las bombas y los filtros naturales con lo que cuestan y ahorran.',
  'Virtual Reality': 'Realidad virtual',
  'Stand beside the water. Look around designs in 360 degrees, in the browser or a headset.':
    'Párese junto al agua. Mire los diseños en 360 grados, en el navegador o con un visor.',
  'Contractor price, owner-builder price and the difference, as you choose.':
    'El precio del contratista, el de construir por su cuenta y la diferencia, a medida que elige.',
  'Technical Plans': 'Planos técnicos',
  'Dimensioned plan sets your building department and your trades can read.':
    'Juegos de planos acotados que su departamento de construcción y sus contratistas pueden leer.',
  'Pool Builder Network': 'Red de constructores de piscinas',
  'Introductions to pool builders and trades who work where you live.':
    'Le presentamos a constructores y especialistas que trabajan donde usted vive.',
  '24/7 Support': 'Atención 24/7',
  'Write or chat at any hour. People answer {promise.hours}.':
    'Escriba o chatee a cualquier hora. Le contesta una persona: {promise.hours}.',
  'Draw it, price it, then decide': 'Dibújela, póngale precio y luego decida',
  '{Count.tools} tools give you answers right away, free and with no phone number. The rest is people, from first call to last drawing.':
    '{Count.tools} herramientas le responden al momento, gratis y sin pedir su teléfono. Lo demás lo hacen personas, desde la primera llamada hasta el último plano.',
  'AI-Powered': 'Con IA',
  'Try AI Tool': 'Probar con IA',
  'Learn More': 'Más información',
  'Custom 3D Pool Design': 'Diseño 3D de piscinas a la medida',
};
