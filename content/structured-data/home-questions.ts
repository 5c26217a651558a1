// Editorial rule: the home page's questions carry the structured-data figures, word for word.
import type { Question } from '#content/faq.ts';
import { questionPage } from './question-page.ts';

const HOME_QUESTIONS: readonly Question[] = [
  {
    id: 'cost-of-design',
    question: 'How much does a custom pool design cost?',
    answer: ['Basic consultation from $299, premium 3D design $899, luxury full service $1,499.'],
  },
  {
    id: 'cost-of-construction',
    question: 'How much does it cost to build an inground pool?',
    answer: [
      'Construction costs range from $30,000 to $100,000+, depending on size, materials and features.',
    ],
  },
  {
    id: 'time-of-design',
    question: 'How long does a pool design take?',
    answer: ['Design takes 1-3 weeks: basic 3-5 days, premium 1-2 weeks, luxury 2-3 weeks.'],
  },
  {
    id: 'where-we-work',
    question: 'Where do you work?',
    answer: ['Nationwide, Caribbean, Australia and worldwide. The permitting service is for Florida only.'],
  },
];

export const homeQuestions = () => questionPage(HOME_QUESTIONS);
