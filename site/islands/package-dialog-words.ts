import type { Content } from '#content/content.ts';
import { paymentWords } from '#site/features/payment/words.ts';
import { quizWords } from '#site/features/quiz/words.ts';

/** What the two dialogs say that a package leads to. */
export const packageDialogWords = (content: Content) => ({
  quiz: quizWords(content),
  payment: paymentWords(content),
});
export type PackageDialogWords = ReturnType<typeof packageDialogWords>;
