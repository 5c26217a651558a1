import { QUIZ } from '#content/quiz.ts';
import { Button } from '#site/ui/button.tsx';
import { Eyebrow, Heading } from '#site/ui/section.tsx';

// The quiz's place on the page (id ai-quiz); the dialog itself loads on the first press.
export function QuizInvitation({ onStart, onNear }: { onStart: () => void; onNear: () => void }) {
  return (
    <div
      id="ai-quiz"
      className="tone-ink relative grid gap-x-12 gap-y-8 overflow-hidden rounded-card bg-lagoon-700 p-7 text-foam sm:p-12 lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <Ripples />
      <div className="relative">
        <Eyebrow>{QUIZ.eyebrow}</Eyebrow>
        <Heading level={3} size="heading" className="mt-4 max-w-[22ch]">
          {QUIZ.heading}
        </Heading>
        <p className="mt-4 max-w-[52ch] text-water-200">{QUIZ.lead}</p>
      </div>
      <Button
        size="lg"
        className="relative justify-self-start !bg-white !text-ink hover:!bg-water-200"
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onStart}
      >
        {QUIZ.start}
      </Button>
    </div>
  );
}

function Ripples() {
  return (
    <svg
      viewBox="0 0 600 300"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-y-0 right-0 h-full w-2/3 text-water/25"
    >
      {[40, 80, 125, 175, 230, 290].map((radius) => (
        <ellipse key={radius} cx="450" cy="150" rx={radius * 1.5} ry={radius} />
      ))}
    </svg>
  );
}
