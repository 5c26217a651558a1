// Editorial rule: the disclaimers limit what the consultancy promises, and are read on every page.

export const FOOTER = {
  statement: 'We draw water. You get plans that can be priced, permitted and built.',
  hours: '{promise.hours}',
  reply: 'First reply within {promise.replyHours} hours',
  office: 'Remote office',
  disclaimers: [
    'Packages are standard residential plan documentation. Extra jurisdictional requirements, specialty engineering and third-party reports are billed separately.',
    '{brand} coordinates licensed third-party engineers. It is not the engineer of record and not an engineering firm.',
  ],
  rights: '{brand}. All rights reserved.',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  accessibility: 'Accessibility',
  cookies:
    'No cookies until you use something that needs one: the chat, card payment, a 360 upload or staff sign-in.',
  cookiesLink: 'Cookies and privacy',
  contact: 'Contact',
  /** On a Spanish page that says something in English. */
  partlyEnglish: 'Some words on this page are in English only.',
} as const;

export const SHELL = {
  description: 'Pool designs, plans and estimates.',
  skip: 'Skip to content',
  announcement: 'Announcement',
  menu: 'Menu',
  home: '{brand}, home',
  mainNavigation: 'Main',
  companyNavigation: 'Studio',
  smallNavigation: 'Menu',
  call: 'Call {brand.phone}',
  callLabel: 'Call us',
  // In the other language, for those who read it.
  language: {
    name: 'Español',
    offer: '¿Prefiere leer esta página en español?',
    take: 'Ver en español',
    leave: 'No, gracias',
  },
  noScript:
    'Without JavaScript, you can read every page and use the contact form and the cost calculator. Payment, project uploads and the design tools need it; for those, call {brand.phone} or write to {brand.email}.',
} as const;
