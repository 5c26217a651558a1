import type { Phrases } from '#domain/words/phrasebook.ts';

export const designTool: Phrases = {
  Picture: 'Imagen',
  'Line by line, and what is included': 'Línea por línea, y lo que incluye',
  'Your pool design: {style}': 'Su diseño de piscina: {style}',
  'The picture, the plan and the price of this pool are one tap away.':
    'La imagen, el plano y el precio de esta piscina están a un toque.',
  '{style} pool': 'Piscina: {style}',
  'Here is a pool design, sent to you from our design tool. The link opens the picture, the plan to scale, the checklist and the estimate.':
    'Aquí tiene un diseño de piscina, enviado desde nuestra herramienta de diseño. El enlace abre la imagen, el plano a escala, la lista de pasos y el presupuesto.',
  None: 'Ninguno',
  Estimate: 'Costo estimado',
  'Time to first swim': 'Tiempo hasta el primer chapuzón',
  'about {weeks} weeks': 'unas {weeks} semanas',
  'Open the design': 'Abrir el diseño',
  'The figures are for planning and are not a quote. Reply to this email with any questions.':
    'Las cifras sirven para planear y no son una cotización. Responda a este correo con cualquier pregunta.',
  'You are getting this email because someone entered this address to send you a pool design. We do not use it for anything else.':
    'Recibe este correo porque alguien escribió esta dirección para enviarle un diseño de piscina. No la usamos para nada más.',
  'Sent. The link is on its way.': 'Enviado. El enlace va en camino.',
  'Saved. We will email the link as soon as we can.': 'Guardado. Le enviaremos el enlace en cuanto podamos.',
  'Pool design': 'Diseño de piscina',
  'Computer rendering of this design. A concept, not for construction.':
    'Imagen por computadora de este diseño. Es un concepto; no es para construir.',
  'We could not draw the picture just now. You can see it at the link below.':
    'No pudimos dibujar la imagen en este momento. Puede verla en el enlace de abajo.',
  'Open, change and share this design:': 'Abra, cambie y comparta este diseño:',
  'Your design': 'Su diseño',
  Plan: 'Planta',
  Sections: 'Cortes',
  'Cost, time and checks': 'Costo y revisiones',
  Sheet: 'Lámina',
  Scale: 'Escala',
  Date: 'Fecha',
  Page: 'Página',
  '{page} of {count}': '{page} de {count}',
  'Preliminary: not for construction': 'Preliminar: no apto para construcción',
  'Measured on the drawing': 'Medido en el dibujo',
  'Water surface': 'Superficie de agua',
  'Perimeter of the water': 'Perímetro del agua',
  'Water in the pool': 'Agua en la piscina',
  'Average depth': 'Profundidad promedio',
  'Water in the spa': 'Agua en el jacuzzi',
  'sq ft': 'pies²',
  'What we assumed': 'Lo que supusimos',
  'The water stands {freeboard} below the top of the coping; the coping is {coping} wide.':
    'El agua queda {freeboard} por debajo del borde; el borde mide {coping} de ancho.',
  'Concrete shell, walls and floor {wall} thick, on {gravel} of gravel. An engineer sets the final thickness and steel.':
    'Vaso de concreto, con muros y fondo de {wall} de espesor, sobre {gravel} de grava. Un ingeniero define el espesor final y el acero.',
  'Steps with treads of {tread}.': 'Escalones con huellas de {tread}.',
  'The sunshelf lies {depth} under the water.': 'La repisa para asolearse queda {depth} bajo el agua.',
  'The land is as you drew it. A survey, the utilities on site and the county’s setbacks go before it.':
    'El terreno es como usted lo dibujó. La topografía, los servicios en el sitio y los retiros del condado tienen prioridad.',
  'Level ground without obstacles, good access for machines, no rock and no groundwater.':
    'Terreno nivelado sin obstáculos, buen acceso para máquinas, sin roca ni agua subterránea.',
  'Deck, planting and the equipment pad stand where they suit a typical yard.':
    'El piso, las plantas y el equipo están donde convienen en un patio típico.',
  'Depths, slopes and clearances follow common rules. Your county may ask for more.':
    'Las profundidades, pendientes y distancias siguen reglas comunes. Su condado puede pedir más.',
  'Printed at 100% on Letter paper, 1 inch is {feet} feet.':
    'Impreso al 100% en papel carta, 1 pulgada son {feet} pies.',
  'Cost and time': 'Costo y tiempo',
  'Rule check': 'Revisión de reglas',
  '1 more check is fine': 'Otra revisión sin problemas',
  '{count} more checks are fine': 'Otras {count} revisiones sin problemas',
  'Construction plan checklist': 'Lista de pasos de construcción',
  'Child-friendly': 'Apta para niños',
  'Contract to first swim': 'Del contrato al primer chapuzón',
  '{weeks} weeks': '{weeks} semanas',
  'Deck and finish': 'Piso y acabado',
  'Base pool × size factor': 'Piscina base × factor de tamaño',
  'Design and engineering stamp': 'Diseño y sello de ingeniería',
  Permits: 'Permisos',
  'Low end': 'Extremo bajo',
  Contingency: 'Imprevistos',
  'High end': 'Extremo alto',
  'Planning figures, not a quote. Extra jurisdictional requirements, specialty engineering and third-party reports are billed separately. We coordinate licensed third-party engineers and are not the engineer of record.':
    'Cifras para planear, no una cotización. Los requisitos adicionales de la jurisdicción, la ingeniería especial y los informes de terceros se cobran por separado. Coordinamos a ingenieros externos con licencia y no somos el ingeniero responsable.',
  'Describe your pool': 'Describa su piscina',
  'Your pool in your own words': 'Su piscina, en sus propias palabras',
  'Tell us the style, the size, who will swim, and anything you don’t want. Feet or meters both work.':
    'Cuéntenos el estilo, el tamaño, quién va a nadar y lo que no quiere. Sirven pies o metros.',
  'A modern pool about 16 by 36 feet with a hot tub and a tanning ledge, no slide, two small kids…':
    'Una piscina moderna de unos 16 por 36 pies, con jacuzzi y repisa para asolearse, sin tobogán, dos niños pequeños…',
  'Try Example': 'Probar un ejemplo',
  'Bring back my words': 'Recuperar mis palabras',
  'Record Voice': 'Grabar voz',
  'Stop Recording': 'Detener la grabación',
  'Voice Unavailable': 'Voz no disponible',
  'Generate Design': 'Generar diseño',
  'Processing...': 'Procesando...',
  Reset: 'Reiniciar',
  Listening: 'Escuchando',
  'Awaiting Input': 'Esperando su descripción',
  'Design Generated': 'Diseño generado',
  'A large lagoon style pool, about 45 feet long, with a raised spa, a rock waterfall and a swim-up bar. Palm trees, a fire pit, lights for the evening.':
    'Una laguna grande, de unos 45 pies de largo, con jacuzzi elevado, cascada de rocas y bar dentro del agua. Palmeras, una fogata y luces para la noche.',
  'Modern rectangular pool, 16 by 36 feet, 3.5 to 6 feet deep, with a sunshelf, LED lighting and solar heating. No slide. We have two small kids, so add a safety fence.':
    'Piscina rectangular moderna, de 16 por 36 pies, de 3.5 a 6 pies de profundidad, con repisa para asolearse, luces LED y calentador solar. Sin tobogán. Tenemos dos niños pequeños, así que agregue una cerca de seguridad.',
  'Small Mediterranean pool for two, 12 x 24, travertine deck, scuppers and a pergola. Our yard is 40 by 60. Budget around $90k, no diving board.':
    'Piscina mediterránea pequeña para dos, de 12 por 24, con piso de travertino, caños de agua y pérgola. Nuestro patio es de 40 por 60. Presupuesto de unos 90 mil dólares, sin trampolín.',
  'How It Works': 'Cómo funciona',
  Describe: 'Describa',
  'Say or write what you want, as you would tell a friend.':
    'Diga o escriba lo que quiere, como se lo contaría a un amigo.',
  Understand: 'Entender',
  'We show how we read each phrase, and list what we assumed.':
    'Mostramos cómo leímos cada frase y qué supusimos.',
  See: 'Ver',
  'A picture, a plan to scale, a checklist and a price for this exact pool.':
    'Una imagen, un plano a escala, una lista de pasos y un precio para exactamente esta piscina.',
  Change: 'Cambiar',
  'Tap anything to correct it. The price and rule check update right away. Then share it.':
    'Toque cualquier cosa para corregirla. El precio y la revisión de reglas cambian al momento. Después, compártala.',
  'AI Pool Design Rendering': 'Su piscina, dibujada con IA',
  'A sample, drawn from one sentence:': 'Una muestra, dibujada a partir de una frase:',
  'modern pool 36x16 with a raised spa, sunshelf and two fire bowls, travertine deck':
    'piscina moderna de 36x16 pies con jacuzzi elevado, repisa de sol y dos tazones de fuego, piso de travertino',
  'Generating AI design...': 'Generando el diseño con IA...',
  'Image failed to load': 'No se pudo cargar la imagen',
  'Please try generating a new design': 'Intente generar un nuevo diseño, por favor',
  'Draw it again': 'Dibujarla de nuevo',
  'No design this time': 'Esta vez no salió un diseño',
  Updating: 'Actualizando',
  'Not updated: no connection': 'Sin actualizar: no hay conexión',
  '{style} pool, {length} by {width} feet': 'Piscina: {style}, de {length} por {width} pies',
  '{style} pool, {length} by {width} feet, with {features}':
    'Piscina: {style}, de {length} por {width} pies, con {features}',
  'Where you look from': 'Desde dónde mira',
  'Previous view': 'Vista anterior',
  'Next view': 'Vista siguiente',
  'View {view} of {count}': 'Vista {view} de {count}',
  View: 'Vista',
  'Make it a photograph': 'Convertirla en fotografía',
  'Making a photograph of it. This can take a minute.': 'Haciendo una fotografía. Puede tardar un minuto.',
  'As a photograph': 'Como fotografía',
  'Made by an image model from our picture. It may show things differently: go by our picture, the plan and the figures.':
    'Hecha por un modelo de imágenes a partir de la nuestra. Puede mostrar cosas distintas: guíese por nuestra imagen, el plano y las cifras.',
  'The same pool as an image model imagines a photograph of it':
    'La misma piscina, como un modelo de imágenes imagina una fotografía de ella',
  'We could not make a photograph right now. Your picture is not affected.':
    'No pudimos hacer una fotografía en este momento. Su imagen sigue igual.',
  Light: 'Luz',
  Understood: 'Entendido',
  'Waiting, number {position} in line': 'En espera, número {position} de la fila',
  'Setting up the scene': 'Preparando la escena',
  'Drawing, {percent}%': 'Dibujando, {percent}%',
  Finishing: 'Terminando',
  '{sides}, depth {depth}': '{sides}, profundidad {depth}',
  'Custom size': 'A la medida',
  Sample: 'Muestra',
  Why: 'Por qué',
  Download: 'Descargar',
  '1 assumption': '1 suposición',
  '{count} assumptions': '{count} suposiciones',
  'Change anything': 'Cambiar algo',
  'Not drawn yet: a designer will add it': 'Aún sin dibujar: lo agregará un diseñador',
  'We send these words along with your request.': 'Enviamos estas palabras junto con su solicitud.',
  'not drawn yet': 'aún sin dibujar',
  'Interpreted Specifications': 'Especificaciones interpretadas',
  'What we understood': 'Lo que entendimos',
  'Tap a highlighted phrase to change how we read it, or to take it out.':
    'Toque una frase resaltada para cambiar cómo la leímos o para quitarla.',
  'Rough size': 'Tamaño aproximado',
  'No features yet': 'Todavía sin elementos',
  'Add a feature': 'Agregar un elemento',
  'House is on the': 'La casa está',
  'What we read from your words': 'Lo que leímos en sus palabras',
  'Read by a language model, double-checked by our own software':
    'Leído por un modelo de lenguaje y revisado por nuestro propio programa',
  'Between {min} and {max} ft ({minMeters} to {maxMeters} m)':
    'Entre {min} y {max} pies (de {minMeters} a {maxMeters} m)',
  'Kept at {value} ft.': 'Queda en {value} pies.',
  '{name}: set it yourself': '{name}: escribirlo',
  'Leave out {feature}': 'Quitar {feature}',
  'Add {feature}': 'Agregar {feature}',
  'I meant something else': 'Quise decir otra cosa',
  'Choose a feature': 'Elija un elemento',
  'No small children will swim here': 'Aquí no van a nadar niños pequeños',
  'This is not my budget': 'Este no es mi presupuesto',
  'This is my budget': 'Este es mi presupuesto',
  'We drew it with the pool. A designer can move it.':
    'La dibujamos con la piscina. Un diseñador puede moverla.',
  Close: 'Cerrar',
  'Construction Plan Checklist': 'Lista de pasos de construcción',
  '{Count.checklist} steps from survey to first swim':
    '{Count.checklist} pasos de la topografía al primer chapuzón',
  'Advice, not engineering. Your county has the last word.':
    'Es orientación, no ingeniería. Su condado tiene la última palabra.',
  Fine: 'Bien',
  'Worth knowing': 'Conviene saber',
  'Look at this': 'Revise esto',
  'Plan and section': 'Planta y corte',
  'Drawn to scale from your numbers. The picture uses the same layout.':
    'Dibujado a escala con sus números. La imagen usa la misma disposición.',
  'Save the drawing': 'Guardar el dibujo',
  'Site plan': 'Plano del terreno',
  'Your whole lot to scale, and how far the water is from everything on it.':
    'Todo su terreno a escala, y qué tan lejos queda el agua de cada cosa.',
  'Cost & Timeline Estimate': 'Costo y plazo estimados',
  'Estimated total': 'Total estimado',
  'About {weeks} weeks from contract to first swim': 'Unas {weeks} semanas del contrato al primer chapuzón',
  'Pool material': 'Material de la piscina',
  'Base pool, concrete': 'Piscina base, de concreto',
  'Base pool, fiberglass': 'Piscina base, de fibra de vidrio',
  'Base pool, vinyl liner': 'Piscina base, con forro de vinilo',
  'Base pool, natural stone': 'Piscina base, de piedra natural',
  'Digging, fiberglass shell with its color, backfill and coping':
    'Excavación, vaso de fibra de vidrio con su color, relleno y borde',
  'Digging, walls, vinyl liner and coping': 'Excavación, muros, forro de vinilo y borde',
  'Digging, concrete shell lined with stone, and coping':
    'Excavación, vaso de concreto revestido de piedra y borde',
  'Fiberglass shell on {gravel} of gravel, drawn in the outline you chose. The maker’s nearest shell sets its final sizes, and its drawings go before ours.':
    'Vaso de fibra de vidrio sobre {gravel} de grava, dibujado con el contorno que eligió. El vaso más parecido del fabricante fija las medidas finales, y sus planos van antes que los nuestros.',
  'Vinyl liner on braced wall panels and a shaped floor. The sections show a concrete shell; the maker’s details go before them.':
    'Forro de vinilo sobre paneles apuntalados y un piso moldeado. Los cortes muestran un vaso de concreto; los detalles del fabricante van antes.',
  'Concrete shell, walls and floor {wall} thick, on {gravel} of gravel, lined with natural stone. An engineer sets the final thickness and steel.':
    'Vaso de concreto, muros y piso de {wall} de espesor, sobre {gravel} de grava, revestido de piedra natural. Un ingeniero fija el espesor y el acero finales.',
  'As large as our base pool (size factor × {factor})':
    'Tan grande como nuestra piscina base (factor de tamaño × {factor})',
  'Larger than our base pool (size factor × {factor})':
    'Más grande que nuestra piscina base (factor de tamaño × {factor})',
  Included: 'Incluido',
  'Digging, concrete shell, finish, tile and coping':
    'Excavación, vaso de concreto, acabado, azulejo y borde',
  '{deck}, usual size for this pool': '{deck}, del tamaño usual para esta piscina',
  'Pump, filter, plumbing and wiring at the pool': 'Bomba, filtro, tubería y cableado junto a la piscina',
  'Your features, the stamp and the permits': 'Sus extras, el sello y los permisos',
  'Not included': 'No incluido',
  'Pool fence or other barrier': 'Cerca de piscina u otra barrera',
  'Planting, lawn and irrigation': 'Plantas, césped y riego',
  'Power and gas lines from the house': 'Líneas de luz y gas desde la casa',
  'Furniture, and work on the house': 'Muebles y obras en la casa',
  'Get plans': 'Pedir planos',
  '“Permits” is an allowance for the application and the county’s own fees; our permitting package ({price.permitting}, Florida only) is the application alone. The high end adds the contingency. Rock, haul-off, power runs and local fees vary from yard to yard.':
    '“Permisos” es una previsión para la solicitud y las tarifas del condado; nuestro paquete de permisos ({price.permitting}, solo en Florida) es solo la solicitud. El extremo alto agrega los imprevistos. La roca, el acarreo, la electricidad y las tarifas locales cambian de un patio a otro.',
  'same price, same time': 'mismo precio, mismo tiempo',
  '{low} to {high}': 'de {low} a {high}',
  '{price}, {sign}1 week': '{price}, {sign}1 semana',
  '{price}, {sign}{count} weeks': '{price}, {sign}{count} semanas',
  'Turn this into builder-ready plans': 'Convertirla en planos para construir',
  'fits this pool': 'va bien con esta piscina',
  'I am interested in plans for this design ({offer}).': 'Me interesan los planos de este diseño ({offer}).',
  'It includes this pool in 3D in your own yard, the dimensioned plan and section a builder bids on, and {package.premiumRevisions} revisions. An engineer’s stamp adds {price.engineering-stamp}.':
    'Incluye esta piscina en 3D en su propio patio, la planta y el corte acotados con que cotiza un constructor, y {package.premiumRevisions} revisiones. El sello de un ingeniero agrega {price.engineering-stamp}.',
  'It includes the whole yard in 3D, pool, deck, fire, shade and planting as one outdoor room, with unlimited revisions. An engineer’s stamp adds {price.engineering-stamp}.':
    'Incluye todo el patio en 3D, con piscina, piso, fuego, sombra y plantas como un solo espacio exterior, y revisiones ilimitadas. El sello de un ingeniero agrega {price.engineering-stamp}.',
  'It includes the plan set, material list, subcontractor referrals and someone to call while you run the build. An engineer’s stamp adds {price.engineering-stamp}.':
    'Incluye el juego de planos, la lista de materiales, subcontratistas recomendados y alguien a quien llamar mientras usted dirige la obra. El sello de un ingeniero agrega {price.engineering-stamp}.',
  'It includes {things} and the pool drawn together, as one outdoor room, with unlimited revisions. An engineer’s stamp adds {price.engineering-stamp}.':
    'Incluye {things} y la piscina dibujados en conjunto, como un solo espacio exterior, con revisiones ilimitadas. El sello de un ingeniero agrega {price.engineering-stamp}.',
  'Free: send us this pool and we call to talk it through. You pay only if you order a package.':
    'Gratis: envíenos esta piscina y le llamamos para hablar de ella. Solo paga si pide un paquete.',
  'The sample in detail': 'La muestra en detalle',
  'Next Steps': 'Siguientes pasos',
  'They open once there is a design.': 'Se abren cuando ya hay un diseño.',
  'Open Cost Calculator': 'Abrir la calculadora',
  'Get Professional Quote': 'Pedir cotización profesional',
  'Refine Design': 'Refinar el diseño',
  'Walk around it in 3D': 'Recorrerla en 3D',
  'Stand on its deck in 360°': 'Verla desde la orilla en 360°',
  'Download PDF pack': 'Descargar el paquete PDF',
  'More with this design': 'Más con este diseño',
  'Built along the way, for what you added': 'Se construye en el camino, por lo que usted agregó',
  'Share it': 'Compartirla',
  'Anyone with the link sees this design, and nothing about you.':
    'Cualquiera con el enlace ve este diseño, y nada sobre usted.',
  'Copy link': 'Copiar enlace',
  'Please copy the link yourself': 'Copie el enlace a mano, por favor',
  'Link to this design': 'Enlace a este diseño',
  'Email the link to yourself or a partner': 'Envíe el enlace por correo, a usted o a su pareja',
  Send: 'Enviar',
  'We could not send the email. Please try again.':
    'No pudimos enviar el correo. Intente de nuevo, por favor.',
  'Design Generated!': '¡Diseño generado!',
  'Your AI pool design is ready to review.': 'Su diseño de piscina con IA está listo para revisarlo.',
  'Processing Error': 'Error al procesar',
  'Failed to process design. Please try again.':
    'No se pudo procesar el diseño. Intente de nuevo, por favor.',
  'We could not reach the site. Check your connection and try again; your words are still here.':
    'No pudimos comunicarnos con el sitio. Revise su conexión e intente de nuevo; sus palabras siguen aquí.',
  'No Design Available': 'Todavía no hay diseño',
  'Please generate a pool design first.': 'Primero genere un diseño de piscina, por favor.',
  'Redirecting to Cost Calculator': 'Abriendo la calculadora de costos',
  'Redirecting to Contact Form': 'Abriendo el formulario de contacto',
  'Design opened': 'Diseño abierto',
  'Design not found': 'Diseño no encontrado',
  'This link does not lead to a design. You can describe a new one here.':
    'Este enlace no lleva a ningún diseño. Puede describir uno nuevo aquí.',
  'Voice stopped': 'Se detuvo la grabación',
  'We could not hear you. You can type instead.': 'No se escuchó nada. También puede escribir.',
  Finish: 'Acabado',
  'Standard outline': 'Contorno estándar',
  'Whichever suits': 'La que convenga',
  'Fire pit with seats': 'Fogata con asientos',
  '{count} fire bowl': '{count} tazón de fuego',
  '{count} fire bowls': '{count} tazones de fuego',
  '{count} fire pit': '{count} fogata',
  '{count} fire pits': '{count} fogatas',
  'You mentioned {state}, so we checked the fence against its law.':
    'Usted mencionó {state}, así que revisamos la cerca según su ley.',
  'It was shared with you. Look around, change anything you like; theirs stays as it is.':
    'Se compartió con usted. Mírela con calma y cambie lo que quiera; la original queda como está.',
};
