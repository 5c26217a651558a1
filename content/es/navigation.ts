import type { Phrases } from '#domain/words/phrasebook.ts';

export const navigation: Phrases = {
  Testimonials: 'Testimonios',
  'Child Safety': 'Seguridad infantil',
  'Submit Project': 'Enviar proyecto',
  Services: 'Servicios',
  '3D Pool Design': 'Diseño 3D de piscinas',
  'AI Design Tool': 'Diseñar con IA',
  'AI Optimization': 'Optimización con IA',
  'Eco Design': 'Diseño ecológico',
  '360 and Virtual Reality': '360° y realidad virtual',
  'Pool Cost Calculator': 'Calculadora de costos',
  Company: 'Empresa',
  Portfolio: 'Portafolio',
  'Success stories': 'Historias de clientes',
  'Pools by state': 'Piscinas por estado',
  'Get Quote': 'Pedir cotización',
  Packages: 'Paquetes',
  Calculator: 'Calculadora',
  'Draw your yard': 'Dibuje su patio',
  About: 'Nosotros',
  'DIY Pools and Spas': 'Guía para construir',
};
