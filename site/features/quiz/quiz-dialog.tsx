import { type RefObject, useId, useRef } from 'react';
import type { PoolPackage } from '#domain/package/catalogue.ts';
import { type QuizAnswer, recommend, withinBudget } from '#domain/quiz/quiz.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Progress } from '#site/ui/progress.tsx';
import type { QuizWords } from './words.ts';

type QuizDialogProps = {
  words: QuizWords;
  open: boolean;
  opener: RefObject<HTMLElement | null>;
  onOpenChange: (open: boolean) => void;
  answers: readonly QuizAnswer[];
  onAnswers: (answers: readonly QuizAnswer[]) => void;
  onSelect: (chosen: PoolPackage) => void;
};

export function QuizDialog(props: QuizDialogProps) {
  const { words, open, opener, onOpenChange, answers, onAnswers, onSelect } = props;
  const { QUIZ, QUIZ_STEPS } = words;
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  const step = QUIZ_STEPS[answers.length];
  const recommended = step ? undefined : words.PACKAGES.find(({ id }) => id === recommend(answers));

  // Each step replaces the buttons under the reader's finger: focus follows to the new question.
  function go(next: readonly QuizAnswer[]) {
    onAnswers(next);
    requestAnimationFrame(() => panel.current?.focus());
  }

  function select(chosen: PoolPackage) {
    onAnswers([]);
    onSelect(chosen);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} opener={opener} title={QUIZ.title} size="md">
      <Progress
        value={answers.length}
        max={QUIZ_STEPS.length}
        label={step ? fill(QUIZ.progress, { step: answers.length + 1, total: QUIZ_STEPS.length }) : QUIZ.done}
        showLabel
      />
      {/* biome-ignore lint/a11y/useSemanticElements: named by the question, then by the result; a legend names only its own fields */}
      <div ref={panel} role="group" aria-labelledby={heading} tabIndex={-1} className="mt-7 outline-none">
        {step ? (
          <>
            <h3 id={heading} className="font-display text-[1.375rem] leading-snug">
              {step.question}
            </h3>
            <div data-tool="press" className="mt-5 grid gap-2.5">
              {step.options.map((option) => (
                <button
                  key={option.value}
                  type="button"
                  onClick={() => go([...answers, option.value])}
                  className="answer"
                >
                  {option.text}
                  <Icon name="arrow-right" />
                </button>
              ))}
            </div>
          </>
        ) : null}
        {recommended ? (
          <Recommendation
            id={heading}
            words={words}
            chosen={recommended}
            said={saidIn(QUIZ_STEPS, answers)}
            cheaper={withinBudget(answers, words.PACKAGES)}
            onSelect={select}
            onAgain={() => go([])}
          />
        ) : null}
      </div>
      {step && answers.length > 0 ? (
        <Button variant="quiet" className="mt-5" onClick={() => go(answers.slice(0, -1))}>
          <Icon name="arrow-left" className="size-4" />
          {QUIZ.back}
        </Button>
      ) : null}
    </Dialog>
  );
}

const saidIn = (steps: QuizWords['QUIZ_STEPS'], answers: readonly QuizAnswer[]): string[] =>
  steps.flatMap(({ options }, index) => {
    const given = options.find(({ value }) => value === answers[index]);
    return given ? [given.text] : [];
  });

type RecommendationProps = {
  id: string;
  words: QuizWords;
  chosen: PoolPackage;
  said: readonly string[];
  /** Where the recommended one is more than was to be spent. */
  cheaper: PoolPackage | undefined;
  onSelect: (chosen: PoolPackage) => void;
  onAgain: () => void;
};

function Recommendation(props: RecommendationProps) {
  const { id, words, chosen, said, cheaper, onSelect, onAgain } = props;
  const { QUIZ } = words;
  return (
    <div>
      <p className="text-ink-600">{QUIZ.result}</p>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={id} className="font-display text-subheading">
          {chosen.title}
        </h3>
        <p className="font-display text-[2.25rem] leading-none">{dollars(chosen.price)}</p>
      </div>
      <p className="mt-3 text-ink-600">{chosen.description}</p>
      <ul className="mt-4 grid gap-x-6 gap-y-1.5 text-small sm:grid-cols-2">
        {chosen.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Icon name="check" className="mt-1 size-4 text-lagoon" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-5 rounded-control bg-foam px-4 py-2.5 text-ink-600 text-small">
        <p>
          <span className="font-medium text-ink">{QUIZ.because}</span> {said.join(' · ')}
        </p>
        {cheaper ? (
          <p className="mt-2 border-ink/15 border-t pt-2 text-ink">
            {fill(QUIZ.over, { title: cheaper.title, price: dollars(cheaper.price) })}{' '}
            <button
              type="button"
              className="text-link inline-flex min-h-7 cursor-pointer items-center"
              onClick={() => onSelect(cheaper)}
            >
              {QUIZ.instead}
            </button>
          </p>
        ) : null}
      </div>
      <Button size="lg" className="mt-6 w-full" onClick={() => onSelect(chosen)}>
        {QUIZ.select}
      </Button>
      <p className="mt-2 text-center text-ink-600 text-small">{QUIZ.selectNote}</p>
      <Button variant="quiet" className="mt-3" onClick={onAgain}>
        {QUIZ.again}
      </Button>
    </div>
  );
}
