import { expect, test } from 'vitest';
import { liveUrl, shownAt } from './shown-at.ts';

const faq = {
  sections: [
    {
      id: 'costs',
      title: 'Costs',
      questions: [
        { id: 'what-it-costs', question: 'What?', answer: ['That.'] },
        { id: '', question: '', answer: [''] },
      ],
    },
  ],
  beforeYouBuy: [{ id: 'refunds', question: 'Refunds?', answer: ['Yes.'] }],
};

test('a field is seen at the entry it stands in, else where its part is', () => {
  expect(liveUrl(shownAt('faq', faq, 'sections.0.questions.0.answer.0'))).toBe('/faq#what-it-costs');
  expect(liveUrl(shownAt('faq', faq, 'sections.0.title'))).toBe('/faq#costs');
  // A new question has no address before it is saved.
  expect(liveUrl(shownAt('faq', faq, 'sections.0.questions.1.question'))).toBe('/faq#costs');
  expect(liveUrl(shownAt('faq', faq, 'beforeYouBuy.0.question'))).toBe('/packages#refunds');
  expect(liveUrl(shownAt('testimonials', { home: [{ name: 'Dana' }] }, 'home.0.name'))).toBe(
    '/#testimonials-heading',
  );
});

test('before a field is looked at, the page where the document is seen best', () => {
  expect(liveUrl(shownAt('faq', faq, ''))).toBe('/faq');
  expect(liveUrl(shownAt('projects', { projects: [] }, ''))).toBe('/#portfolio');
});
