// Editorial rule: say what was really checked, when, and what still falls short; change the date with the words.
import type { LegalDocument } from './legal.ts';

export const ACCESSIBILITY: LegalDocument = {
  title: 'Accessibility',
  updated: { day: '2026-11-16', words: 'November 16, 2026' },
  summary:
    'Everyone should be able to plan a pool here, with a mouse, a keyboard, a screen reader, large text or voice control. This page says where we stand, what still falls short and whom to tell.',
  points: [
    { text: 'We aim for WCAG 2.2 at level AA.', at: 'goal' },
    { text: 'Every public page is tested automatically before each release.', at: 'checks' },
    { text: 'No outside auditor has examined the site yet.', at: 'checks' },
    { text: 'Where a page fails you, we do it with you by phone or email.', at: 'tell-us' },
  ],
  sections: [
    {
      id: 'goal',
      title: 'What we aim for',
      paragraphs: [
        'We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. The gaps we know of are listed below.',
        'Pages can be read without JavaScript, and the contact form and the cost calculator can be sent without it.',
      ],
    },
    {
      id: 'checks',
      title: 'How we check',
      items: [
        'Every public page is tested automatically before each release: markup, contrast, names and roles (axe), a window 320 pixels wide, wider text spacing and the size of buttons and links.',
        'In November 2026 we went through five tasks with the keyboard alone: the quiz and its package up to the payment, the cost calculator, the contact form, the design tool and the project form with its uploads.',
        'For the same five we checked what the browser passes to a screen reader: names, states, headings, reading order and announcements. Tests repeat this before each release.',
        'We looked at the home page, the design tool and the booking page in high-contrast colors, and used the contact form at 400% zoom. Animations stop if your system asks for less motion.',
      ],
      paragraphs: [
        'These checks are our own, made in one browser, Chromium. We have not yet tested with a screen reader itself or with people who rely on one, and no outside auditor has examined the site.',
      ],
    },
    {
      id: 'limits',
      title: 'Known limits',
      items: [
        'The 3D view is a picture. Everything in it can be chosen, moved and read in the fields beside it and on the plan, but a screen reader cannot describe the view itself.',
        'A 360 picture can be turned and zoomed with buttons and arrow keys. A screen reader hears its title, but not what it shows; pictures that visitors upload have no description of their own.',
        'Plans and documents in PDF files have text that a screen reader can read, but no headings and no description of the drawing. You can place comments on a drawing with the arrow keys, but you have to see it to know where. We will go through any drawing with you by phone or in writing.',
        'Short notices disappear after five seconds. Pressing F8 moves the focus to a notice and keeps it open; so does pointing at it.',
        'The card form and the chat are run by other companies, and we cannot change how they work inside. You can pay by Zelle and reach us by phone or email instead.',
      ],
    },
    {
      id: 'tell-us',
      title: 'If something does not work for you',
      paragraphs: [
        'Tell us the page and what you tried, in whatever way suits you: {brand.email} or {brand.phone}. {promise.hours}: a first reply within {promise.replyHours} hours.',
        'Until we fix it, we will help you another way: we can take care of an estimate, a quote, an order or a project form by phone or email.',
      ],
    },
  ],
};
