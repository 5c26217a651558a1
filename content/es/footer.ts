import type { Phrases } from '#domain/words/phrasebook.ts';

export const footer: Phrases = {
  'We draw water. You get plans that can be priced, permitted and built.':
    'Dibujamos agua. Usted recibe planos para cotizar, tramitar el permiso y construir.',
  'First reply within {promise.replyHours} hours': 'Primera respuesta en {promise.replyHours} horas',
  'Remote office': 'Oficina remota',
  'Packages are standard residential plan documentation. Extra jurisdictional requirements, specialty engineering and third-party reports are billed separately.':
    'Los paquetes son documentación estándar de planos residenciales. Los requisitos adicionales de cada jurisdicción, la ingeniería especial y los informes de terceros se cobran por separado.',
  '{brand} coordinates licensed third-party engineers. It is not the engineer of record and not an engineering firm.':
    '{brand} coordina a ingenieros externos con licencia. No es el ingeniero responsable ni una firma de ingeniería.',
  '{brand}. All rights reserved.': '{brand}. Todos los derechos reservados.',
  'Privacy Policy': 'Política de privacidad',
  'Terms & Conditions': 'Términos y condiciones',
  'No cookies until you use something that needs one: the chat, card payment, a 360 upload or staff sign-in.':
    'Sin cookies hasta que use algo que las necesite: el chat, el pago con tarjeta, la carga de imágenes de 360° o el acceso del personal.',
  'Cookies and privacy': 'Cookies y privacidad',
  'Some words on this page are in English only.':
    'Algunos textos de esta página todavía están solo en inglés.',
  'Pool designs, plans and estimates.': 'Diseños de piscinas, planos y presupuestos.',
  'Skip to content': 'Ir al contenido',
  Announcement: 'Aviso',
  Menu: 'Menú',
  '{brand}, home': '{brand}, inicio',
  Main: 'Principal',
  Studio: 'Estudio',
  'Call {brand.phone}': 'Llamar al {brand.phone}',
  'Call us': 'Llámenos',
  Español: 'English',
  '¿Prefiere leer esta página en español?': 'Would you rather read this page in English?',
  'Ver en español': 'Read it in English',
  'No, gracias': 'No, thank you',
  'Without JavaScript, you can read every page and use the contact form and the cost calculator. Payment, project uploads and the design tools need it; for those, call {brand.phone} or write to {brand.email}.':
    'Sin JavaScript puede leer todas las páginas y usar el formulario de contacto y la calculadora de costos. El pago, el envío de proyectos y las herramientas de diseño sí lo necesitan; para eso, llame al {brand.phone} o escriba a {brand.email}.',
};
