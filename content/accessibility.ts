// Editorial rule: say what was really checked, when, and what still falls short; change the date with the words.
import type { LegalDocument } from './legal.ts';

export const ACCESSIBILITY: LegalDocument = {
  title: 'Accessibility',
  updated: { day: '2026-11-16', words: 'November 16, 2026' },
  summary:
    'Everyone should be able to plan a pool here, with a mouse, a keyboard, a screen reader, large text or voice control. This page says how far we are, what still falls short and who to tell.',
  sections: [
    {
      id: 'goal',
      title: 'What we aim for',
      paragraphs: [
        'We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Where we know that we fall short is listed below.',
        'Pages can be read without JavaScript, and the contact form and the cost calculator can be sent without it.',
      ],
    },
    {
      id: 'checks',
      title: 'How we check',
      items: [
        'Every public page is tested automatically before each release: markup, contrast, names and roles (axe), a window 320 pixels wide, wider text spacing and the size of what can be pressed.',
        'In November 2026 we went through five journeys with keyboard input alone: the quiz and its package up to the payment, the cost calculator, the contact form, the design tool and the project form with its uploads.',
        'For the same five we read what the browser hands to a screen reader: names, states, headings, the order of things and what is announced. Tests repeat this before each release.',
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
        'The 3D view is a picture. Everything in it can be chosen, moved and read in the fields beside it and on the plan, but a screen reader is not told what the view shows from where you stand.',
        'A 360 picture can be turned and zoomed with buttons and arrow keys. Its title is told, its content is not; pictures that visitors upload have no description of their own.',
        'Plans and papers in PDF files have text that a screen reader can find, but no headings and no description of what is drawn. Comments can be placed on a drawing with the arrow keys; knowing where to place them takes seeing it. We go through any drawing with you by phone or in writing.',
        'Short notices go away after five seconds. F8 moves the keyboard to a notice and keeps it there, and so does pointing at it.',
        'The card form and the chat belong to other companies, and their insides are not ours to change. You can pay by Zelle, and reach us by phone or email, instead.',
      ],
    },
    {
      id: 'tell-us',
      title: 'If something does not work for you',
      paragraphs: [
        'Tell us the page and what you tried, in whatever way suits you: {brand.email} or {brand.phone}. {promise.hours}: a first reply within {promise.replyHours} hours.',
        'Until it is mended we help you another way: an estimate, a quote, an order or a project form by phone or email.',
      ],
    },
  ],
};
