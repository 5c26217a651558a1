import type { Phrases } from '#domain/words/phrasebook.ts';

export const plotUnderlay: Phrases = {
  'Trace your own survey': 'Calque su propia topografía',
  'Lay your survey, site plan or an aerial picture under the drawing, tell its scale, and click along its lines.':
    'Ponga su topografía, un plano o una foto aérea debajo del dibujo, indique la escala y siga sus líneas.',
  'Choose a file': 'Elegir un archivo',
  'or drop it here, or paste it': 'o suéltelo aquí, o péguelo',
  'PDF, JPG, PNG, WebP or HEIC, up to {megabytes} MB.': 'PDF, JPG, PNG, WebP o HEIC, hasta {megabytes} MB.',
  'It stays in this browser. Nothing is sent unless you add it to your project yourself.':
    'Se queda en este navegador. No se envía nada a menos que usted lo agregue a su proyecto.',
  'A drawing traced from a picture is for planning. It is not a survey.':
    'Un dibujo calcado de una imagen sirve para planear. No es una topografía.',
  'Opening your file': 'Abriendo su archivo',
  'Password of the PDF': 'Contraseña del PDF',
  Open: 'Abrir',
  'This PDF is locked. Type its password to open it here; it is not kept.':
    'Este PDF está protegido. Escriba su contraseña para abrirlo aquí; no se guarda.',
  'That password does not open it. Please try again.':
    'Esa contraseña no lo abre. Intente de nuevo, por favor.',
  'This file is empty. Please choose another one.': 'Este archivo está vacío. Elija otro, por favor.',
  'This file is larger than {megabytes} MB. Save the page you need as a file of its own.':
    'Este archivo pesa más de {megabytes} MB. Guarde en otro archivo la página que necesita.',
  'This kind of file cannot be shown here. Please choose a PDF, JPG, PNG, WebP or HEIC file.':
    'Aquí no se puede mostrar este tipo de archivo. Elija un PDF, JPG, PNG, WebP o HEIC, por favor.',
  'This file is damaged and could not be opened. Download or save it again, or take a screenshot.':
    'Este archivo está dañado y no se pudo abrir. Descárguelo o guárdelo de nuevo, o tome una captura de pantalla.',
  'This picture has more pixels than a browser can hold. Save it smaller, or take a screenshot.':
    'Esta imagen tiene más píxeles de los que aguanta un navegador. Guárdela más pequeña o tome una captura de pantalla.',
  'The PDF reader could not be loaded. Check your connection and try again.':
    'No se pudo cargar el lector de PDF. Revise su conexión e intente de nuevo.',
  '{name} was not opened': 'No se abrió {name}',
  'Which page shows your lot?': '¿Qué página muestra su terreno?',
  '1 page': '1 página',
  '{count} pages': '{count} páginas',
  'Use page {page}': 'Usar la página {page}',
  'Page {page} could not be drawn. Choose another page.': 'No se pudo dibujar la página {page}. Elija otra.',
  'Your picture was very large. A smaller copy is used here; lines stay where they were.':
    'Su imagen era muy grande. Aquí se usa una copia más pequeña; las líneas quedan donde estaban.',
  'This browser has no room for the picture. You can go on; after a reload, open the file again and it lies as before.':
    'Este navegador no tiene espacio para la imagen. Puede seguir; si recarga, abra el archivo de nuevo y quedará como antes.',
  'The picture is no longer in this browser. Open {name} again and it lies as before.':
    'La imagen ya no está en este navegador. Abra {name} de nuevo y quedará como antes.',
  'Page {page} of {pages}': 'Página {page} de {pages}',
  'Another page': 'Otra página',
  Replace: 'Reemplazar',
  'Find a length that is written on it, such as a lot line: the longer, the better.':
    'Busque un largo que esté escrito en ella, como un lindero: cuanto más largo, mejor.',
  'Set the scale': 'Fijar la escala',
  'Measure again': 'Medir de nuevo',
  'Trace the lot lines': 'Calcar los linderos',
  'Set by a length of {length}.': 'Fijada con un largo de {length}.',
  'Tap one end of the length.': 'Toque un extremo del largo.',
  'Tap the other end.': 'Toque el otro extremo.',
  'Drag the points until they sit exactly on the ends. Zoom in, or use the arrow keys.':
    'Arrastre los puntos hasta que queden exactamente en los extremos. Acerque, o use las flechas.',
  'Place both points for me': 'Colocar los dos puntos',
  'First point': 'Primer punto',
  'Second point': 'Segundo punto',
  '{x} across, {y} down, in pixels of the picture':
    '{x} a lo ancho, {y} hacia abajo, en píxeles de la imagen',
  'Length between the points': 'Largo entre los puntos',
  'For example 80, 80.5 or 80’ 6”. Meters work too: 24 m.':
    'Por ejemplo 80, 80.5 u 80’ 6”. También en metros: 24 m.',
  'Set scale': 'Fijar escala',
  'These points are close together. A longer length gives a better scale.':
    'Estos puntos están muy cerca. Un largo mayor da mejor escala.',
  Check: 'Revisar',
  'One length can mislead: a copy may be stretched. A second one shows how far off the picture is.':
    'Un solo largo puede engañar: una copia puede estar estirada. Un segundo muestra cuánto falla la imagen.',
  'Check with a second length': 'Revisar con un segundo largo',
  'Check again': 'Revisar de nuevo',
  'The second length is {typed}, and the picture says {measured}. They agree.':
    'El segundo largo es {typed} y la imagen dice {measured}. Coinciden.',
  'The second length is {typed}, but the picture says {measured}: {percent}% too long.':
    'El segundo largo es {typed}, pero la imagen dice {measured}: {percent}% de más.',
  'The second length is {typed}, but the picture says {measured}: {percent}% too short.':
    'El segundo largo es {typed}, pero la imagen dice {measured}: {percent}% de menos.',
  'Scale error: ± {percent}%, {feet} in every 100 ft.':
    'Error de escala: ± {percent}%, {feet} por cada 100 pies.',
  'The two lengths do not agree': 'Los dos largos no coinciden',
  'First look at the points: is each on the end of its line, and is the number the right one? If both are right, the copy is stretched.':
    'Primero mire los puntos: ¿está cada uno al final de su línea y es correcto el número? Si ambos lo son, la copia está estirada.',
  'Use the average of both': 'Usar el promedio de ambos',
  'The second is right': 'El segundo es el correcto',
  'The scale is the average of both lengths.': 'La escala es el promedio de los dos largos.',
  'Tap both ends of the length on the picture first.':
    'Primero toque en la imagen los dos extremos del largo.',
  'Type a length, for example 80, 80.5 or 80’ 6”.': 'Escriba un largo, por ejemplo 80, 80.5 u 80’ 6”.',
  'The length must be more than 0.': 'El largo debe ser mayor que 0.',
  'Both points are on one spot. Move one to the other end of the length.':
    'Los dos puntos están en el mismo lugar. Mueva uno al otro extremo del largo.',
  'With this length the whole picture would be only {side} wide. Look at the points and the number again.':
    'Con este largo, toda la imagen mediría solo {side} de ancho. Revise los puntos y el número.',
  'With this length the whole picture would be {side} wide. Look at the points and the number again.':
    'Con este largo, toda la imagen mediría {side} de ancho. Revise los puntos y el número.',
  'The drawing would become too large. Look at the number again, or let the drawing stay as it is.':
    'El dibujo quedaría demasiado grande. Revise el número, o deje el dibujo como está.',
  'Does your drawing go along?': '¿Su dibujo cambia también?',
  'The picture becomes {percent}% {direction}. What you traced on it should follow; what you typed from a document should not.':
    'La imagen queda {percent}% {direction}. Lo que calcó de ella debe seguirla; lo que escribió de un documento, no.',
  'Yes, keep it on the picture’s lines': 'Sí, ajustarlo a la imagen',
  'No, leave my drawing as it is': 'No, dejarlo como está',
  'Undo takes it back either way.': 'De cualquier forma, Deshacer lo recupera.',
  'How it lies': 'Cómo está colocada',
  Strength: 'Intensidad',
  'Show the picture': 'Mostrar la imagen',
  'Lock: it cannot be moved or turned': 'Bloquear: no se puede mover ni girar',
  Turn: 'Girar',
  'Turn left by 90°': 'Girar 90° a la izquierda',
  'Turn right by 90°': 'Girar 90° a la derecha',
  'Move it by dragging': 'Moverla arrastrando',
  'Move up': 'Mover hacia arriba',
  'Move down': 'Mover hacia abajo',
  'Move left': 'Mover a la izquierda',
  'Move right': 'Mover a la derecha',
  larger: 'más grande',
  smaller: 'más pequeña',
};
