// Editorial rule: a question fits one line, an answer is what a visitor would say; values and the rule live in domain/quiz.
import type { QuizAnswer, QuizQuestion } from '#domain/quiz/quiz.ts';

export type QuizStep = {
  id: QuizQuestion;
  question: string;
  options: readonly { value: QuizAnswer; text: string }[];
};

type Options<Question extends QuizQuestion> = readonly { value: QuizAnswer<Question>; text: string }[];

const GOALS: Options<'goal'> = [
  { value: 'premium', text: 'A premium 3D design of my pool' },
  { value: 'engineering', text: 'An engineering stamp on my drawings' },
  { value: 'luxury', text: 'A luxury resort in my backyard' },
  { value: 'permits', text: 'Help with permits' },
  { value: 'diy', text: 'To build it myself' },
  { value: 'exploring', text: 'Just exploring' },
];

const BUDGETS: Options<'budget'> = [
  { value: 'low', text: 'Under $500' },
  { value: 'medium', text: '$500-$700' },
  { value: 'high', text: '$700-$1,000' },
  { value: 'premium', text: '$1,000+' },
];

const STAMPS: Options<'stamp'> = [
  { value: 'yes', text: 'Yes' },
  { value: 'no', text: 'No' },
];

export const QUIZ_STEPS: readonly QuizStep[] = [
  { id: 'goal', question: 'What do you want to end up with?', options: GOALS },
  { id: 'budget', question: 'What is your budget for design and plans?', options: BUDGETS },
  { id: 'stamp', question: 'Do you need stamped engineering?', options: STAMPS },
];

export const QUIZ = {
  eyebrow: 'AI Design Quiz',
  heading: 'Which package fits your pool?',
  lead: 'Answer {count.quiz-questions} questions and get one recommendation, with its price and everything in it.',
  facts: [
    '{Count.quiz-questions} questions, about 2 minutes',
    'No email needed',
    'You can go back and change an answer',
  ],
  start: 'Start AI Quiz (2 minutes)',
  title: 'Find your package',
  back: 'Back',
  again: 'Take Quiz Again',
  select: 'Select Recommended Package',
  selectNote: 'Next you see the total and what happens after. Nothing is charged yet.',
  result: 'We recommend',
  because: 'You said:',
  over: 'This is more than the budget you named. Within it: {title}, {price}.',
  instead: 'Choose this one instead',
  done: 'Your result',
  lost: {
    title: 'The quiz could not load',
    description: 'Please check your connection and try again.',
  },
  progress: 'Question {step} of {total}',
};
