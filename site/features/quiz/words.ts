import type { Content } from '#content/content.ts';

/** What the quiz asks, and what it says about the package it recommends. */
export const quizWords = ({ quiz, packages }: Content) => {
  const { title, back, again, select, result, done, progress, lost } = quiz.QUIZ;
  return {
    QUIZ: { title, back, again, select, result, done, progress, lost },
    QUIZ_STEPS: quiz.QUIZ_STEPS,
    PACKAGE_COPY: packages.PACKAGE_COPY,
  };
};
export type QuizWords = ReturnType<typeof quizWords>;
