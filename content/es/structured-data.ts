import type { Phrases } from '#domain/words/phrasebook.ts';

export const structuredData: Phrases = {
  'Remote consultancy for custom inground pool designs, plan documents and owner-builder support.':
    'Consultoría remota de diseños de piscinas a la medida, juegos de planos y apoyo para construir por cuenta propia.',
  'United States': 'Estados Unidos',
  Florida: 'Florida',
  Texas: 'Texas',
  California: 'California',
  Arizona: 'Arizona',
  Nevada: 'Nevada',
  'North Carolina': 'Carolina del Norte',
  'South Carolina': 'Carolina del Sur',
  Caribbean: 'Caribe',
  Australia: 'Australia',
  Worldwide: 'Todo el mundo',
  'Pool design services': 'Servicios de diseño de piscinas',
  'Basic consultation': 'Consulta básica',
  'From $299, 3-5 days': 'Desde $299, 3 a 5 días',
  'Premium 3D design': 'Diseño 3D premium',
  'Luxury full service': 'Servicio completo de lujo',
  '2-3 weeks': '2 a 3 semanas',
  'How much does a custom pool design cost?': '¿Cuánto cuesta un diseño de piscina a la medida?',
  'Basic consultation from $299, premium 3D design $899, luxury full service $1,499.':
    'Consulta básica desde $299, diseño 3D premium $899, servicio completo de lujo $1,499.',
  'How much does it cost to build an inground pool?': '¿Cuánto cuesta construir una piscina enterrada?',
  'Construction costs range from $30,000 to $100,000+, depending on size, materials and features.':
    'La construcción cuesta entre $30,000 y más de $100,000, según el tamaño, los materiales y los elementos.',
  'How long does a pool design take?': '¿Cuánto tarda el diseño de una piscina?',
  'Design takes 1-3 weeks: basic 3-5 days, premium 1-2 weeks, luxury 2-3 weeks.':
    'El diseño tarda de 1 a 3 semanas: básico 3 a 5 días, premium 1 a 2 semanas, lujo 2 a 3 semanas.',
  'Where do you work?': '¿Dónde trabajan?',
  'Nationwide, Caribbean, Australia and worldwide. The permitting service is for Florida only.':
    'Todo Estados Unidos, el Caribe, Australia y el mundo. El servicio de permisos es solo para Florida.',
  'At fixed prices: {offers}.': 'A precios fijos: {offers}.',
};
