import type { Content } from '#content/content.ts';
import { Heading } from '#site/ui/section.tsx';
import { DepthProfile } from './depth-profile.tsx';
import { Questions } from './questions.tsx';

export function Answers({ words: { FAQ_DEPTH, FAQ_PAGE, FAQ_SECTIONS } }: { words: Content['faq'] }) {
  const drawings = { 'how-deep-and-how-steep': <DepthProfile words={FAQ_DEPTH} /> };
  return (
    <div className="grid gap-y-11 print:block print:space-y-8">
      {FAQ_SECTIONS.map((section) => (
        <section
          key={section.id}
          id={section.id}
          aria-labelledby={`${section.id}-heading`}
          className="scroll-mt-[calc(var(--header-height)+4.5rem)] lg:scroll-mt-[calc(var(--header-height)+2.5rem)]"
        >
          <Heading id={`${section.id}-heading`} size="subheading">
            {section.title}
          </Heading>
          <Questions
            isFirstOpen
            questions={section.questions}
            linkLabel={FAQ_PAGE.copyLink}
            drawings={drawings}
          />
        </section>
      ))}
    </div>
  );
}
