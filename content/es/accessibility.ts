import type { Phrases } from '#domain/words/phrasebook.ts';

export const accessibility: Phrases = {
  Accessibility: 'Accesibilidad',
  'November 16, 2026': '16 de noviembre de 2026',
  'Everyone should be able to plan a pool here, with a mouse, a keyboard, a screen reader, large text or voice control. This page says where we stand, what still falls short and whom to tell.':
    'Cualquiera debería poder planear aquí una piscina, con ratón, teclado, lector de pantalla, letra grande o control por voz. Esta página dice cómo estamos, qué falta todavía y a quién avisar.',
  'We aim for WCAG 2.2 at level AA.': 'Buscamos cumplir las WCAG 2.2 en el nivel AA.',
  'Every public page is tested automatically before each release.':
    'Cada página pública se prueba automáticamente antes de cada publicación.',
  'No outside auditor has examined the site yet.': 'Ningún auditor externo ha examinado todavía el sitio.',
  'Where a page fails you, we do it with you by phone or email.':
    'Si una página no le sirve, lo hacemos con usted por teléfono o correo.',
  'What we aim for': 'Lo que buscamos',
  'We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. The gaps we know of are listed below.':
    'Buscamos cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en el nivel AA. Lo que sabemos que falta está en la lista de abajo.',
  'Pages can be read without JavaScript, and the contact form and the cost calculator can be sent without it.':
    'Las páginas se pueden leer sin JavaScript, y el formulario de contacto y la calculadora de costos se pueden enviar sin él.',
  'How we check': 'Cómo lo revisamos',
  'Every public page is tested automatically before each release: markup, contrast, names and roles (axe), a window 320 pixels wide, wider text spacing and the size of buttons and links.':
    'Cada página pública se prueba automáticamente antes de cada publicación: marcado, contraste, nombres y roles (axe), una ventana de 320 píxeles de ancho, texto más espaciado y el tamaño de botones y enlaces.',
  'In November 2026 we went through five tasks with the keyboard alone: the quiz and its package up to the payment, the cost calculator, the contact form, the design tool and the project form with its uploads.':
    'En noviembre de 2026 recorrimos cinco tareas solo con el teclado: el cuestionario y su paquete hasta el pago, la calculadora de costos, el formulario de contacto, la herramienta de diseño y el formulario de proyectos con sus archivos.',
  'For the same five we checked what the browser passes to a screen reader: names, states, headings, reading order and announcements. Tests repeat this before each release.':
    'En las mismas cinco revisamos lo que el navegador pasa a un lector de pantalla: nombres, estados, encabezados, orden de lectura y avisos. Las pruebas lo repiten antes de cada publicación.',
  'We looked at the home page, the design tool and the booking page in high-contrast colors, and used the contact form at 400% zoom. Animations stop if your system asks for less motion.':
    'Miramos la página de inicio, la herramienta de diseño y la página de reservas con colores de alto contraste, y usamos el formulario de contacto al 400%. Las animaciones se detienen si su sistema pide menos movimiento.',
  'These checks are our own, made in one browser, Chromium. We have not yet tested with a screen reader itself or with people who rely on one, and no outside auditor has examined the site.':
    'Estas revisiones son nuestras y se hicieron en un solo navegador, Chromium. Todavía no hemos probado con un lector de pantalla real ni con personas que dependen de uno, y ningún auditor externo ha examinado el sitio.',
  'Known limits': 'Límites conocidos',
  'The 3D view is a picture. Everything in it can be chosen, moved and read in the fields beside it and on the plan, but a screen reader cannot describe the view itself.':
    'La vista 3D es una imagen. Todo lo que hay en ella se puede elegir, mover y leer en los campos de al lado y en el plano, pero un lector de pantalla no puede describir la vista misma.',
  'A 360 picture can be turned and zoomed with buttons and arrow keys. A screen reader hears its title, but not what it shows; pictures that visitors upload have no description of their own.':
    'Una imagen de 360° se puede girar y acercar con botones y flechas. Un lector de pantalla lee su título, pero no lo que muestra; las imágenes que suben los visitantes no tienen descripción propia.',
  'Plans and documents in PDF files have text that a screen reader can read, but no headings and no description of the drawing. You can place comments on a drawing with the arrow keys, but you have to see it to know where. We will go through any drawing with you by phone or in writing.':
    'Los planos y documentos PDF tienen texto que un lector de pantalla puede leer, pero sin encabezados ni descripción del dibujo. Puede poner comentarios en un plano con las flechas, pero hay que verlo para saber dónde. Con gusto repasamos cualquier plano con usted por teléfono o por escrito.',
  'Short notices disappear after five seconds. Pressing F8 moves the focus to a notice and keeps it open; so does pointing at it.':
    'Los avisos breves desaparecen a los cinco segundos. Con F8 el foco pasa al aviso y este permanece abierto; también si apunta a él con el ratón.',
  'The card form and the chat are run by other companies, and we cannot change how they work inside. You can pay by Zelle and reach us by phone or email instead.':
    'El formulario de tarjeta y el chat son de otras empresas y no podemos cambiar cómo funcionan por dentro. Si no le funcionan, puede pagar con Zelle y comunicarse con nosotros por teléfono o correo.',
  'If something does not work for you': 'Si algo no le funciona',
  'Tell us the page and what you tried, in whatever way suits you: {brand.email} or {brand.phone}. {promise.hours}: a first reply within {promise.replyHours} hours.':
    'Díganos la página y lo que intentó, como más le convenga: {brand.email} o {brand.phone}. {promise.hours}: primera respuesta en {promise.replyHours} horas.',
  'Until we fix it, we will help you another way: we can take care of an estimate, a quote, an order or a project form by phone or email.':
    'Mientras lo arreglamos, le ayudamos de otra forma: podemos atender un presupuesto, una cotización, un pedido o un formulario de proyecto por teléfono o correo.',
};
