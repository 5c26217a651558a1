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
        'The site follows the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We believe it meets them, apart from the limits listed below.',
        'Pages can be read without JavaScript, and the contact form and the cost calculator can be sent without it.',
      ],
    },
    {
      id: 'checks',
      title: 'How we check',
      items: [
        'Every public page is tested automatically before each release: markup, contrast, names and roles (axe), a window 320 pixels wide, wider text spacing and the size of what can be pressed.',
        'By hand, in November 2026, with the keyboard alone: buying a package, the cost calculator, the contact form, the design tool and the project form with its uploads.',
        'For the same five we read what the browser hands to a screen reader: names, states, headings, the order of things and what is announced. Tests repeat this before each release.',
        'High-contrast colors, reduced motion, 400% zoom and large text.',
      ],
      paragraphs: [
        'These checks are our own. No outside auditor has examined the site, and we have used one browser engine, Chromium, for most of them.',
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
        'Tell us the page and what you tried, in whatever way suits you: {brand.email} or {brand.phone}. {promise.hours}: a first reply within {promise.replyHours} hours. We tell you what we will do about it and when, within five business days.',
        'Until it is mended you get the same another way: an estimate, a quote, an order or a project form by phone or email, at the same price.',
      ],
    },
  ],
};
