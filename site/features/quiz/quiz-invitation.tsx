import type { Content } from '#content/content.ts';
import { Button } from '#site/ui/button.tsx';
import { Picture, type PictureData } from '#site/ui/picture.tsx';
import { Heading } from '#site/ui/section.tsx';

type QuizInvitationProps = {
  words: Content['quiz']['QUIZ'];
  picture: PictureData;
};

// The quiz's place on the page (id ai-quiz); the dialog itself loads on the first press.
export function QuizInvitation({ words, picture }: QuizInvitationProps) {
  return (
    <div
      id="ai-quiz"
      className="tone-ink grid overflow-hidden rounded-card bg-lagoon-700 text-foam md:grid-cols-12"
    >
      <div className="p-7 sm:p-12 md:col-span-7 lg:py-16 lg:ps-14">
        <p className="font-medium text-small text-water-300">{words.eyebrow}</p>
        <Heading level={3} size="heading" className="mt-3 max-w-[10.6em]">
          {words.heading}
        </Heading>
        <p className="mt-4 max-w-[27em] text-water-200">{words.lead}</p>
        <Button size="lg" className="mt-8 !bg-white !text-ink hover:!bg-water-200 max-sm:w-full" data-quiz="">
          {words.start}
        </Button>
      </div>
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 48rem) 45vw, 92vw"
        className="max-md:row-start-1 max-md:h-36 md:relative md:col-span-5 md:[&>img]:absolute md:[&>img]:inset-0"
        imgClassName="object-[50%_30%]"
      />
    </div>
  );
}
