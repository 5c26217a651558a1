import type { Phrases } from '#domain/words/phrasebook.ts';

export const home: Phrases = {
  'Cost calculator': 'Calculadora de costos',
  'What would it cost to build?': '¿Cuánto costaría construirla?',
  'Choose a size, a shape and a shell. The ranges update as you choose. We only need your email if you want the detailed estimate sent to you.':
    'Elija un tamaño, una forma y un tipo de vaso. Los rangos cambian con cada elección. Solo necesitamos su correo si quiere recibir el presupuesto detallado.',
  'Remote pool design, plans and prices': 'Diseño, planos y precios a distancia',
  'See your pool before anyone digs.': 'Vea su piscina antes de excavar.',
  'Personalized 3D pool designs, construction cost estimates and consultation, from {claim.yearsCombined}+ years of experience: {claim.yearsOfLandscape} years of landscape plus {claim.yearsOfPools} years of pool work.':
    'Diseños 3D personalizados, presupuestos de construcción y asesoría, con más de {claim.yearsCombined} años de experiencia: {claim.yearsOfLandscape} de paisajismo más {claim.yearsOfPools} de piscinas.',
  'Write or chat any time': 'Escriba o chatee a cualquier hora',
  'Start AI Design Quiz': 'Cuestionario con IA',
  'View Our Work': 'Ver nuestro trabajo',
  'A modern pool, 16 by 36 feet, with a hot tub and a tanning ledge…':
    'Una piscina moderna, de 16 por 36 pies, con jacuzzi y repisa para asolearse…',
  'Draw my pool': 'Dibujar mi piscina',
  'Free, no email: a picture, a plan to scale and a price.':
    'Gratis y sin correo: una imagen, un plano a escala y un precio.',
  'Write a few words about your pool, or press an example.':
    'Escriba unas palabras sobre su piscina o elija un ejemplo.',
  'Family pool': 'Piscina familiar',
  'Modern rectangular pool, 16 by 36 feet, with a sunshelf, a raised spa and a safety fence for two small kids.':
    'Piscina rectangular moderna, de 16 por 36 pies, con repisa para asolearse, jacuzzi elevado y cerca de seguridad para dos niños pequeños.',
  Lagoon: 'Laguna',
  'Large lagoon, 45 feet long, with a rock waterfall, a swim-up bar and palm trees, at sunset.':
    'Laguna grande, de 45 pies de largo, con cascada de rocas, bar dentro del agua y palmeras, al atardecer.',
  'Courtyard pool': 'Piscina de patio',
  'Small Mediterranean pool, 12 by 24 feet, in a courtyard, with scuppers and a travertine deck.':
    'Piscina mediterránea pequeña, de 12 por 24 pies, en un patio interior, con caños de agua y piso de travertino.',
  'A lit infinity pool at dusk with a raised spa spilling into it and two fire bowls, beside a modern house by a lake.':
    'Piscina infinita iluminada al anochecer, con un jacuzzi elevado que derrama en ella y dos tazones de fuego, junto a una casa moderna frente a un lago.',
  'Pools Designed': 'Piscinas diseñadas',
  'Client Satisfaction': 'Clientes satisfechos',
  'Years Experience': 'Años de experiencia',
  Support: 'Atención',
  'Professional pool design services you can trust': 'Diseño profesional de piscinas en el que puede confiar',
  'Licensed & Insured': 'Con licencia y seguro',
  'AI-Powered Design Tools': 'Herramientas de diseño con IA',
  'Free Consultations': 'Consultas gratuitas',
  'Or try:': 'O pruebe:',
};
