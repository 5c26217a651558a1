import type { Content } from '#content/content.ts';

/** What the quiz asks, and the packages it may recommend. */
export const quizWords = ({ quiz, packages }: Content) => {
  const { title, back, again, select, selectNote, result, because, over, instead } = quiz.QUIZ;
  const { done, progress, lost } = quiz.QUIZ;
  return {
    QUIZ: { title, back, again, select, selectNote, result, because, over, instead, done, progress, lost },
    QUIZ_STEPS: quiz.QUIZ_STEPS,
    PACKAGES: packages.PACKAGES,
  };
};
export type QuizWords = ReturnType<typeof quizWords>;
