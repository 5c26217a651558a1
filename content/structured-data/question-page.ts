// Editorial rule: a question page repeats the page's own words; it never says more.
import type { Question } from '#content/faq.ts';

export const questionPage = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});
