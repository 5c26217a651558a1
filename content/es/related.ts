import type { Phrases } from '#domain/words/phrasebook.ts';

export const related: Phrases = {
  'Fit the pool to your yard and budget.': 'Ajuste la piscina a su patio y a su presupuesto.',
  '360 and VR viewer': 'Visor 360° y RV',
  'Stand beside the water and look around.': 'Párese junto al agua y mire alrededor.',
  'Design packages': 'Paquetes de diseño',
  'Plans, stamps and permits at fixed prices.': 'Planos, sellos y permisos a precios fijos.',
  'Shape your pool in 3D, to scale.': 'Dé forma a su piscina en 3D, a escala.',
  'Free consultation': 'Consulta gratuita',
  'Tell us about your yard.': 'Cuéntenos de su patio.',
  'Client success stories': 'Historias de clientes',
  'Pools, their plans to scale and what each costs to build.':
    'Piscinas, sus planos a escala y lo que cuesta construir cada una.',
  'Describe a pool in your own words.': 'Describa una piscina con sus propias palabras.',
  'About the studio': 'Sobre el estudio',
  'Who draws your pool.': 'Quién dibuja su piscina.',
  'Related Pool Services': 'Servicios relacionados',
  'Custom 3D Pool Design': 'Diseño 3D de piscinas a la medida',
  'AI Design Tool': 'Herramienta de diseño con IA',
};
