// Editorial rule: the FAQ page's questions, as they stand on it.
import { FAQ_SECTIONS } from '#content/faq.ts';
import { questionPage } from './question-page.ts';

export const faqQuestions = () => questionPage(FAQ_SECTIONS.flatMap((section) => section.questions));
