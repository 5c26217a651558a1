import type { Phrases } from '#domain/words/phrasebook.ts';

export const ownerBuilder: Phrases = {
  'Base package and extras, side by side': 'Paquete base y extras, lado a lado',
  'The {title.diy} ({price.diy}) is the Base Package plus {package.referrals} subcontractor referrals and the cost breakdown. Add-On/Upgrade is what you can add, and the package it comes in.':
    '{title.diy} ({price.diy}) es el paquete base más {package.referrals} subcontratistas recomendados y el desglose de costos. “Extra o mejora” dice qué puede agregar y en qué paquete viene.',
  'A sample plan set: this pool': 'Juego de planos de muestra: esta piscina',
  'Plan and section of this pool': 'Planta y corte de esta piscina',
  'P-1, plumbing': 'P-1, plomería',
  'S-1, structural': 'S-1, estructura',
  'Open the set (PDF, {sheets} sheets)': 'Abrir el juego (PDF, {sheets} láminas)',
  'Feature/Service': 'Función o servicio',
  'Base Package': 'Paquete base',
  'Add-On/Upgrade': 'Extra o mejora',
  'Not included': 'No incluido',
  'Plan set': 'Juego de planos',
  'PDF plan set': 'Juego de planos en PDF',
  'Printed and mailed sets': 'Juegos impresos y enviados por correo',
  Revisions: 'Revisiones',
  'Up to {package.baseRevisions} revisions': 'Hasta {package.baseRevisions} revisiones',
  'Unlimited with {title.luxury-resort}, {price.luxury-resort}':
    'Ilimitadas con {title.luxury-resort}, {price.luxury-resort}',
  '3D design': 'Diseño 3D',
  'Eye-level views': 'Vistas a la altura de los ojos',
  '{title.premium-3d}, {price.premium-3d}, with {package.premiumRevisions} revisions':
    '{title.premium-3d}, {price.premium-3d}, con {package.premiumRevisions} revisiones',
  'Structural engineering': 'Ingeniería estructural',
  'Permit application': 'Solicitud de permiso',
  '{title.permitting}, {price.permitting}, Florida only':
    '{title.permitting}, {price.permitting}, solo en Florida',
  'Subcontractor referrals': 'Subcontratistas recomendados',
  '{package.referrals} with the whole DIY package, {price.diy}':
    '{package.referrals} con el paquete DIY completo, {price.diy}',
  'Soil, flood or wind reports': 'Informes de suelo, inundación o viento',
  'Third-party report, quoted': 'Informe de un tercero, se cotiza',
  'Survey or boundary work': 'Topografía o linderos',
  'You supply it': 'La aporta usted',
  'Licensed surveyor, quoted': 'Topógrafo con licencia, se cotiza',
  'City or county extras': 'Extras de la ciudad o el condado',
  'Billed separately, quoted first': 'Se cobran aparte, con cotización previa',
  Disclaimers: 'Avisos',
  'We coordinate licensed third-party engineers. We are not the engineer of record or an engineering firm.':
    'Coordinamos a ingenieros externos con licencia. No somos el ingeniero responsable ni una firma de ingeniería.',
  'The permitting service is for Florida only.': 'El servicio de permisos es solo para Florida.',
  'Some states, California among them, require a contractor’s license for anyone who provides or oversees bids, or sets schedules, for an owner-builder. Where such a rule applies we keep to drawings and lists, and leave out referrals, bids and scheduling. Ask us about your state before you buy.':
    'Algunos estados, entre ellos California, exigen licencia de contratista a quien proporcione o supervise cotizaciones, o programe la obra, para quien construye por su cuenta. Donde rige una regla así nos limitamos a planos y listas, sin recomendaciones, cotizaciones ni programación. Pregúntenos por su estado antes de comprar.',
  'Owner-builder savings depend on your trades, your soil, your county and the hours you put in. We plan with {owner-builder.savings}; one owner documented {owner-builder.documented}, some save nothing. Our ranges are for planning; only a bid is a price.':
    'El ahorro de construir por su cuenta depende de sus contratistas, su suelo, su condado y las horas que dedique. Planeamos con {owner-builder.savings}; un propietario documentó {owner-builder.documented}, otros no ahorran nada. Nuestros rangos sirven para planear; solo una cotización es un precio.',
  'What’s included': 'Qué incluye',
  'The base owner-builder package: up to {package.baseRevisions} revisions, PDF plan set. You get it with the {title.diy}, {price.diy}.':
    'El paquete básico para quien construye por su cuenta: hasta {package.baseRevisions} revisiones y un juego de planos en PDF. Viene con el {title.diy}, {price.diy}.',
  'Site plan, dimensioned pool plan, sections and depths, ready to print or upload.':
    'Plano del terreno, planta acotada, cortes y profundidades, listos para imprimir o subir.',
  'Two rounds of changes after the first drawing.': 'Dos rondas de cambios después del primer dibujo.',
  '3D views': 'Vistas 3D',
  'The design from eye level, so you can see what the plan means.':
    'El diseño a la altura de los ojos, para ver lo que significa el plano.',
  'Equipment layout': 'Disposición del equipo',
  'Pump, filter, heater and pipe runs, sized for the volume.':
    'Bomba, filtro, calentador y tuberías, del tamaño que pide el volumen.',
  'Material list': 'Lista de materiales',
  'Quantities for shell, coping, tile and deck to take to suppliers.':
    'Cantidades de vaso, borde, azulejo y piso para llevar a los proveedores.',
  'Consultant support': 'Apoyo de un consultor',
  'Questions answered by phone, email or video while you plan and build.':
    'Respuestas por teléfono, correo o video mientras planea y construye.',
  'For owner-builders': 'Para quien construye por su cuenta',
  'Owner-Builder Pool Packages': 'Paquetes para construir por su cuenta',
  'You hold the permit and hire the trades. We draw the pool, write the lists and stay on the phone. Here is exactly what that covers.':
    'Usted saca el permiso y contrata a los especialistas. Nosotros dibujamos la piscina, hacemos las listas y seguimos al teléfono. Esto es exactamente lo que cubre.',
  'Get a Quote for Extras': 'Pedir cotización de extras',
  "See What's Included": 'Ver qué incluye',
  '{title}: the view and its plan sheet come from the same measurements.':
    '{title}: la vista y su lámina salen de las mismas medidas.',
  Terms: 'Condiciones',
  'Paid once, by card or Zelle, before work begins.':
    'Se paga una vez, con tarjeta o Zelle, antes de empezar.',
  'First concepts in {promise.concepts} after your survey and photos arrive.':
    'Primeros conceptos en {promise.concepts} desde que llegan su topografía y sus fotos.',
  'A revision is one list of changes. Revisions beyond the package are quoted first.':
    'Una revisión es una lista de cambios. Las revisiones adicionales se cotizan antes.',
  'No refunds once work begins.': 'No hay reembolsos una vez que empieza el trabajo.',
  'You check the plans against your survey, your easements and your association’s rules.':
    'Usted compara los planos con su topografía, sus servidumbres y las reglas de su asociación.',
  'Read the full terms and conditions': 'Leer los términos y condiciones completos',
  'A-1, dimensioned layout': 'A-1, planta acotada',
};
