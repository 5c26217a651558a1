import { lazy, Suspense, useState } from 'react';
import { CONTENT } from '#content/content.ts';
import type { PoolPackage } from '#domain/package/catalogue.ts';
import { PackageList } from '#site/features/package/package-list.tsx';
import { QuizInvitation } from '#site/features/quiz/quiz-invitation.tsx';
import type { DeskWords } from './words.ts';

const loadQuiz = () => import('#site/features/quiz/quiz-dialog.tsx');
const QuizDialog = lazy(() => loadQuiz().then((module) => ({ default: module.QuizDialog })));
const PaymentDialog = lazy(() =>
  import('#site/features/payment/payment-dialog.tsx').then((module) => ({ default: module.PaymentDialog })),
);

// Cards and quiz side by side, with the one payment dialog that both lead to.
export function PackageDesk({ words }: { words: DeskWords }) {
  const [quizOpen, setQuizOpen] = useState(false);
  const [quizLoaded, setQuizLoaded] = useState(false);
  const [chosen, setChosen] = useState<PoolPackage | null>(null);
  const [payLoaded, setPayLoaded] = useState(false);

  function startQuiz() {
    setQuizLoaded(true);
    setQuizOpen(true);
  }

  function choose(next: PoolPackage) {
    setQuizOpen(false);
    setPayLoaded(true);
    setChosen(next);
  }

  return (
    <>
      <PackageList words={CONTENT.packages} picture={CONTENT.pictures['package-diy']} onSelect={choose} />
      <div className="mt-14 lg:mt-20">
        <QuizInvitation
          words={CONTENT.quiz.QUIZ}
          picture={CONTENT.pictures.water}
          onStart={startQuiz}
          onNear={loadQuiz}
        />
      </div>
      <Suspense>
        {quizLoaded ? (
          <QuizDialog words={words.quiz} open={quizOpen} onOpenChange={setQuizOpen} onSelect={choose} />
        ) : null}
      </Suspense>
      <Suspense>
        {payLoaded ? (
          <PaymentDialog words={words.payment} chosen={chosen} onClose={() => setChosen(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
