import type { Phrases } from '#domain/words/phrasebook.ts';

export const packageComparison: Phrases = {
  'Side by side': 'Lado a lado',
  'What is in each package, line by line, from the cards above. City or county extras are in none of them: we quote those first.':
    'Lo que trae cada paquete, línea por línea, según las descripciones de arriba. Los extras de la ciudad o del condado no están en ninguno: primero los cotizamos.',
  'Compare side by side': 'Comparar lado a lado',
  'First package': 'Primer paquete',
  'Second package': 'Segundo paquete',
  '3D Design': 'Diseño 3D',
  'Engineering Stamp': 'Sello de ingeniería',
  Permitting: 'Permisos',
  'DIY Package': 'Paquete DIY',
  'Typical orders': 'Pedidos habituales',
  Choose: 'Elegir',
  'A builder does the rest': 'Un constructor hace lo demás',
  'You hire the trades yourself': 'Usted contrata los oficios',
  'You hire the trades, in Florida': 'Usted contrata los oficios, en Florida',
  '3D design': 'Diseño 3D',
  'PDF plan set': 'Juego de planos en PDF',
  'Dusk renderings': 'Imágenes al anochecer',
  'Lighting plan': 'Plan de iluminación',
  'Not in it': 'No lo incluye',
  'Also in it': 'También incluye',
  'Take it when': 'Elíjalo si',
  'Take another when': 'Elija otro si',
  'How soon': 'Cuándo',
  'What we need from you': 'Lo que necesitamos de usted',
  Calls: 'Llamadas',
  'A consultation before we begin': 'Una consulta antes de empezar',
  'These two go together: neither holds the other. Both cost {sum}.':
    'Estos dos se complementan: ninguno incluye al otro. Los dos cuestan {sum}.',
  'You need one of these two, not both.': 'Necesita uno de estos dos, no ambos.',
  '3D views': 'Vistas 3D',
  Drawings: 'Planos',
  Revisions: 'Revisiones',
  '{package.premiumRevisions} revisions': '2 a 3 revisiones',
  'Up to {package.baseRevisions} revisions': 'Hasta {package.baseRevisions} revisiones',
  Lists: 'Listas',
  'Stamp or permit': 'Sello o permiso',
  Referrals: 'Recomendaciones',
  '{package.referrals} subcontractor referrals': '3 a 5 subcontratistas recomendados',
  'First concepts {promise.concepts} after your survey arrives':
    'Primeros conceptos {promise.concepts} después de su plano topográfico',
  'Your survey and photos': 'Su plano topográfico y fotos',
  'You want to see and settle the design, and a builder does the rest.':
    'Quiere ver y definir el diseño, y un constructor hace lo demás.',
  'You run the job yourself: the {title.diy} has the plan set and the lists.':
    'Usted dirige la obra: el {title.diy} trae el juego de planos y las listas.',
  'It depends on the engineer’s review': 'Depende de la revisión del ingeniero',
  'Drawings of your pool': 'Planos de su piscina',
  'Your building department asks for stamped drawings.':
    'Su departamento de construcción pide planos sellados.',
  'Nothing is drawn yet: begin with a design.': 'Todavía no hay planos: empiece con un diseño.',
  'Pool, shade, kitchen and fire should be designed together.':
    'Piscina, sombra, cocina y fuego deben diseñarse juntos.',
  'Only the pool is new: the {title.premium-3d} is enough.':
    'Solo la piscina es nueva: basta el {title.premium-3d}.',
  'It depends on the county: plan review typically takes {permit.review}':
    'Depende del condado: la revisión suele tardar {permit.review}',
  'Drawings of your pool, for a property in Florida': 'Planos de su piscina, para una propiedad en Florida',
  'You build in Florida and want us to see the application through.':
    'Construye en Florida y quiere que llevemos la solicitud hasta el final.',
  'You build in another state.': 'Construye en otro estado.',
  'You hire the trades yourself and need plans and lists to do it.':
    'Usted contrata los oficios y necesita planos y listas para hacerlo.',
  'A builder draws and runs the job: the {title.premium-3d} is enough.':
    'Un constructor dibuja y dirige la obra: basta el {title.premium-3d}.',
};
