import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PoolPackage } from '#domain/package/catalogue.ts';
import { payAgainIn } from '#domain/payment/pay-again.ts';
import type { QuizAnswer } from '#domain/quiz/quiz.ts';
import type { PaymentDialog } from '#site/features/payment/payment-dialog.tsx';
import type { QuizDialog } from '#site/features/quiz/quiz-dialog.tsx';
import { toast } from '#site/ui/toast.ts';
import { OutdatedPrices } from './outdated-prices.tsx';
import type { PackageDialogWords } from './package-dialog-words.ts';

const loadQuiz = () => import('#site/features/quiz/quiz-dialog.tsx');
const loadPayment = () => import('#site/features/payment/payment-dialog.tsx');

const buttonAt = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-package], [data-quiz]') : null;

// Preloads a button's dialog when the pointer or the focus comes near it.
function near(event: { target: EventTarget }) {
  const button = buttonAt(event);
  if (button) void (button.dataset.package ? loadPayment() : loadQuiz()).catch(() => undefined);
}

type PackageDialogsProps = { words: PackageDialogWords; children?: ReactNode };

// Its children are static: clicks on a package or on the quiz's invitation are handled here and open the dialog.
export function PackageDialogs({ words, children }: PackageDialogsProps) {
  // The quiz leads on to the payment: closing that one returns the focus to the button that began it.
  const pressed = useRef<HTMLElement>(null);
  const [Quiz, setQuiz] = useState<typeof QuizDialog>();
  const [quizOpen, setQuizOpen] = useState(false);
  const [answers, setAnswers] = useState<readonly QuizAnswer[]>([]);
  const [Payment, setPayment] = useState<typeof PaymentDialog>();
  const [chosen, setChosen] = useState<PoolPackage | null>(null);
  const [outdated, setOutdated] = useState(false);

  // Its first question stands in the page: an answer there opens the second.
  async function startQuiz(answer: string | undefined) {
    try {
      const loaded = await loadQuiz();
      const given = words.quiz.QUIZ_STEPS[0]?.options.find(({ value }) => value === answer);
      if (given) setAnswers([given.value]);
      setQuiz(() => loaded.QuizDialog);
      setQuizOpen(true);
    } catch {
      toast({ ...words.quiz.QUIZ.lost, variant: 'destructive' });
    }
  }

  async function choose(next: PoolPackage) {
    try {
      const loaded = await loadPayment();
      setPayment(() => loaded.PaymentDialog);
      setQuizOpen(false);
      setChosen(next);
    } catch {
      toast(words.payment.PAYMENT_TOASTS.setupFailed);
    }
  }

  // Whoever comes back from a payment that failed finds it open, once: a reload is another visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read on arrival
  useEffect(() => {
    const wanted = words.quiz.PACKAGES.find(({ id }) => id === payAgainIn(location.search));
    if (!wanted) return;
    history.replaceState(history.state, '', location.pathname + location.hash);
    pressed.current = document.querySelector<HTMLElement>(`[data-package="${wanted.id}"]`);
    void choose(wanted);
  }, []);

  function closePayment(pricesChanged: boolean) {
    setChosen(null);
    if (pricesChanged) setOutdated(true);
  }

  function press(event: { target: EventTarget }) {
    const button = buttonAt(event);
    if (button) pressed.current = button;
    const next = words.quiz.PACKAGES.find(({ id }) => id === button?.dataset.package);
    if (next) void choose(next);
    else if (button) void startQuiz(button.dataset.quiz);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside it are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click */}
      <div onClick={press} onPointerOver={near} onFocus={near}>
        {outdated ? <OutdatedPrices words={words.payment.PRICE_CHANGED} /> : null}
        {children}
      </div>
      {Quiz ? (
        <Quiz
          words={words.quiz}
          open={quizOpen}
          opener={pressed}
          onOpenChange={setQuizOpen}
          answers={answers}
          onAnswers={setAnswers}
          onSelect={choose}
        />
      ) : null}
      {Payment ? (
        <Payment words={words.payment} chosen={chosen} opener={pressed} onClose={closePayment} />
      ) : null}
    </>
  );
}
