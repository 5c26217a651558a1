import type { Content } from '#content/content.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Heading } from '#site/ui/section.tsx';
import { DepthProfile } from './depth-profile.tsx';
import { Questions } from './questions.tsx';

const FURTHER: Readonly<Record<string, string>> = {
  'can-i-pull-my-own-permit': ROUTES.states,
  'how-long-does-a-permit-take': ROUTES.packages,
  'may-a-consultant-help-me': ROUTES.states,
  'do-i-need-an-engineers-stamp': ROUTES.packages,
  'what-does-a-pool-cost': '/#calculator',
  'what-is-billed-separately': ROUTES.packages,
  'when-do-i-pay': ROUTES.packages,
  'how-much-does-an-owner-builder-save': ROUTES.guide,
  'how-long-does-it-take-to-build': ROUTES.guide,
  'when-should-i-hire-a-builder': ROUTES.book,
  'what-do-you-need-from-me': ROUTES.intake,
  'how-deep-and-how-steep': ROUTES.configurator,
};

type AnswersProps = { words: Content['faq']; lists: Content['navigation']['FOOTER_LISTS'] };

export function Answers({ words: { FAQ_DEPTH, FAQ_PAGE, FAQ_SECTIONS }, lists }: AnswersProps) {
  const links = lists.flatMap((list) => list.links);
  const further = Object.fromEntries(
    Object.entries(FURTHER).map(([id, to]) => [id, links.find((link) => link.to === to)]),
  );
  const drawings = { 'how-deep-and-how-steep': <DepthProfile words={FAQ_DEPTH} /> };
  return (
    <div className="grid gap-y-11 print:block print:space-y-8">
      {FAQ_SECTIONS.map((section, index) => (
        <section
          key={section.id}
          id={section.id}
          aria-labelledby={`${section.id}-heading`}
          className="scroll-mt-[calc(var(--header-height)+4.5rem)] lg:scroll-mt-[calc(var(--header-height)+2.5rem)]"
        >
          <Heading id={`${section.id}-heading`} size="heading">
            {section.title}
          </Heading>
          <Questions
            isFirstOpen={index === 0}
            questions={section.questions}
            further={further}
            linkLabel={FAQ_PAGE.copyLink}
            drawings={drawings}
          />
        </section>
      ))}
    </div>
  );
}
