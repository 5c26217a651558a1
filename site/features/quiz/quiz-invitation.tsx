import { picture } from '#content/pictures.ts';
import { QUIZ } from '#content/quiz.ts';
import { Button } from '#site/ui/button.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Heading } from '#site/ui/section.tsx';

// The quiz's place on the page (id ai-quiz); the dialog itself loads on the first press.
export function QuizInvitation({ onStart, onNear }: { onStart: () => void; onNear: () => void }) {
  return (
    <div
      id="ai-quiz"
      className="tone-ink grid overflow-hidden rounded-card bg-lagoon-700 text-foam md:grid-cols-12"
    >
      <div className="p-7 sm:p-12 md:col-span-7 lg:py-16 lg:ps-14">
        <p className="font-medium text-small text-water-300">{QUIZ.eyebrow}</p>
        <Heading level={3} size="heading" className="mt-3 max-w-[10.6em]">
          {QUIZ.heading}
        </Heading>
        <p className="mt-4 max-w-[27em] text-water-200">{QUIZ.lead}</p>
        <Button
          size="lg"
          className="mt-8 !bg-white !text-ink hover:!bg-water-200 max-sm:w-full"
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onStart}
        >
          {QUIZ.start}
        </Button>
      </div>
      <Picture
        picture={picture('water')}
        alt=""
        sizes="(min-width: 48rem) 45vw, 92vw"
        className="max-md:row-start-1 max-md:h-36 md:relative md:col-span-5 md:[&>img]:absolute md:[&>img]:inset-0"
        imgClassName="object-[50%_30%]"
      />
    </div>
  );
}
