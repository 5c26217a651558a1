import type { Content } from '#content/content.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';

type QuizInvitationProps = { words: Content['quiz'] };

// The quiz's place on the page (id ai-quiz): what it is for, and its first question, which phones meet in the dialog alone. An answer
// goes on there; it loads on the first press.
export function QuizInvitation({ words: { QUIZ, QUIZ_STEPS } }: QuizInvitationProps) {
  return (
    <div id="ai-quiz" className="grid overflow-hidden rounded-card bg-white shadow-lift lg:grid-cols-12">
      <div className="tone-ink flex flex-col gap-x-10 bg-lagoon-700 px-6 py-7 text-foam sm:px-10 sm:max-lg:grid sm:max-lg:grid-cols-2 lg:col-span-5 lg:py-12">
        <div>
          <p className="font-medium text-small text-water-300">{QUIZ.eyebrow}</p>
          <Heading level={3} size="heading" className="mt-3 max-w-[10.6em]">
            {QUIZ.heading}
          </Heading>
        </div>
        <div className="flex flex-1 flex-col items-start max-sm:mt-4 lg:mt-4">
          <p className="max-w-[27em] text-water-200">{QUIZ.lead}</p>
          {/* On a tablet the lead and the button have said them. */}
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-small text-water-200 sm:max-lg:hidden lg:mt-6 lg:grid lg:gap-2">
            {QUIZ.facts.map((fact) => (
              <li key={fact} className="flex gap-2.5 max-sm:last:hidden">
                <Icon name="check" className="mt-0.5 size-4.5 text-water-300" />
                {fact}
              </li>
            ))}
          </ul>
          <div className="mt-auto pt-5 max-sm:w-full">
            {/* Beside the first question it is the quieter of two ways to begin. */}
            <Button
              variant="quiet"
              className="max-sm:min-h-14 max-sm:w-full max-sm:bg-white max-sm:text-ink! max-sm:no-underline"
              data-quiz=""
            >
              {QUIZ.start}
              <Icon name="arrow-right" className="size-4 max-sm:hidden" />
            </Button>
          </div>
        </div>
      </div>
      <FirstQuestion words={QUIZ} steps={QUIZ_STEPS} />
    </div>
  );
}

type FirstQuestionProps = {
  words: Content['quiz']['QUIZ'];
  steps: Content['quiz']['QUIZ_STEPS'];
};

function FirstQuestion({ words, steps }: FirstQuestionProps) {
  const [first] = steps;
  if (!first) return null;
  return (
    <fieldset className="flex min-w-0 flex-col px-6 py-7 max-sm:hidden sm:px-10 sm:py-8 lg:col-span-7 lg:p-12">
      <legend className="contents">
        <span className="flex items-center justify-between gap-4 font-medium text-ink-600 text-small">
          {fill(words.progress, { step: 1, total: steps.length })}
          <span aria-hidden="true" className="flex gap-1.5">
            {steps.map(({ id }, index) => (
              <span
                key={id}
                className={
                  index === 0 ? 'h-2 w-8 rounded-full bg-lagoon' : 'h-2 w-8 rounded-full bg-foam-200'
                }
              />
            ))}
          </span>
        </span>
        <span className="mt-3 block font-display text-subheading">{first.question}</span>
      </legend>
      <div
        data-tool="press"
        className="mt-5 grid gap-2.5 sm:grid-cols-2 lg:mt-7 lg:flex-1 lg:auto-rows-fr lg:gap-4"
      >
        {first.options.map(({ value, text }) => (
          <button key={value} type="button" data-quiz={value} className="answer">
            {text}
            <Icon name="arrow-right" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
