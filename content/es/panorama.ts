import type { Phrases } from '#domain/words/phrasebook.ts';

export const panorama: Phrases = {
  'View in 360': 'Ver en 360°',
  'Design one like this': 'Diseñar una como esta',
  'Step into your own design': 'Entre en su propio diseño',
  'Your own design': 'Su propio diseño',
  'We draw your pool all around you, from the deck at eye height. It takes a few seconds the first time.':
    'Dibujamos su piscina a su alrededor, desde la orilla y a la altura de los ojos. La primera vez tarda unos segundos.',
  'Draw a pool in the 3D configurator or describe one in words, and come back here to stand beside it.':
    'Dibuje una piscina en el configurador 3D o descríbala con palabras, y vuelva aquí para pararse a su lado.',
  'Open the 3D configurator': 'Abrir el configurador 3D',
  'Describe it in words': 'Describirla con palabras',
  'Uploaded designs': 'Diseños subidos',
  'Loading uploaded designs…': 'Cargando los diseños subidos…',
  'Uploaded designs could not be loaded.': 'No se pudieron cargar los diseños subidos.',
  'Nothing here yet.': 'Todavía no hay nada aquí.',
  'Only you can see this until we approve it.': 'Solo usted puede verlo hasta que lo aprobemos.',
  'Uploaded design': 'Diseño subido',
  Delete: 'Borrar',
  'Delete this upload?': '¿Borrar este archivo?',
  '“{title}” will be deleted from our server for good, and no one will be able to see it anymore.':
    '“{title}” se borrará de nuestro servidor para siempre y nadie podrá verlo más.',
  'Keep it': 'Conservarlo',
  'Upload deleted': 'Archivo borrado',
  'The image is gone from our server.': 'La imagen ya no está en nuestro servidor.',
  'It could not be deleted. Please try again.': 'No se pudo borrar. Intente de nuevo, por favor.',
  'Stand beside the water before it is there. Pick a design and turn around: drag it, move your phone, or put on a headset. There is no app to install.':
    'Párese junto al agua antes de que exista. Elija un diseño y dese la vuelta: arrastre, mueva el teléfono o póngase un visor. No hay que instalar nada.',
  'Back to Home': 'Volver al inicio',
  '{length} × {width} ft, from {price} to build': '{length} × {width} pies, construirla desde {price}',
  'Designs to step into': 'Diseños para recorrer',
  'Bring your own panorama': 'Traiga su propia panorámica',
  'A 360° picture of your yard, a rendering from your designer, or an ordinary photo. You see it here at once. Nobody else does unless we add it to the gallery.':
    'Una imagen de 360° de su patio, una imagen de su diseñador o una foto común. Usted la ve aquí enseguida. Nadie más la ve, salvo que la agreguemos a la galería.',
  'Choose images': 'Elegir imágenes',
  'Let go to add them': 'Suelte para agregarlas',
  Uploading: 'Subiendo',
  'JPG or PNG, at least {limit.panorama-width} px wide. Full panoramas are twice as wide as they are tall. Location data is removed.':
    'JPG o PNG, de al menos {limit.panorama-width} px de ancho. Las panorámicas completas son el doble de anchas que altas. Se quitan los datos de ubicación.',
  'Not uploaded': 'No se subieron',
  'Checking your images…': 'Revisando sus imágenes…',
  'Exit 360': 'Salir de 360°',
  'Opening the panorama…': 'Abriendo la panorámica…',
  'Drawing your pool all around you…': 'Dibujando su piscina a su alrededor…',
  'Drawn so far': 'Dibujado hasta ahora',
  'Your panorama is number {position} in the queue.': 'Su panorámica es la número {position} de la fila.',
  'This panorama could not be opened.': 'No se pudo abrir esta panorámica.',
  'VR is disabled because this browser does not support WebGL. You can still drag, turn and zoom.':
    'La RV no está disponible porque este navegador no admite WebGL. Aun así puede arrastrar, girar y acercar.',
  'Look left': 'Mirar a la izquierda',
  'Look right': 'Mirar a la derecha',
  'Look up': 'Mirar hacia arriba',
  'Look down': 'Mirar hacia abajo',
  'Zoom in': 'Acercar',
  'Zoom out': 'Alejar',
  'Look straight ahead': 'Mirar al frente',
  'Full screen': 'Pantalla completa',
  'Leave full screen': 'Salir de pantalla completa',
  'Enter VR': 'Entrar en RV',
  'The headset did not respond. Put it on and try again.':
    'El visor no respondió. Póngaselo e intente de nuevo.',
  'Turn with your phone': 'Girar con su teléfono',
  'Stop turning with the phone': 'Ya no girar con el teléfono',
  'Your phone blocked motion access. You can allow it for this site in your browser settings.':
    'Su teléfono bloqueó el acceso al movimiento. Puede permitirlo para este sitio en los ajustes del navegador.',
};
