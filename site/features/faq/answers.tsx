import { FAQ_PAGE, FAQ_SECTIONS, type Question } from '#content/faq.ts';
import { Accordion } from '#site/ui/accordion.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';

export function Answers() {
  return (
    <div className="grid gap-y-16 print:block print:space-y-8">
      {FAQ_SECTIONS.map((section) => (
        <section
          key={section.id}
          id={section.id}
          aria-labelledby={`${section.id}-heading`}
          className="scroll-mt-[calc(var(--header-height)+4.5rem)] lg:scroll-mt-[calc(var(--header-height)+2.5rem)]"
        >
          <Heading id={`${section.id}-heading`}>{section.title}</Heading>
          <Questions questions={section.questions} />
        </section>
      ))}
    </div>
  );
}

// `linked`: each answer ends with its own address, to send to somebody.
export function Questions({
  questions,
  linked = true,
}: {
  questions: readonly Question[];
  linked?: boolean;
}) {
  return (
    <Accordion
      className="mt-6 [&_details]:scroll-mt-[calc(var(--header-height)+4.5rem)]"
      items={questions.map(({ id, question, answer }) => ({
        id,
        title: question,
        content: (
          <div className="prose">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {linked ? (
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center gap-2 text-lagoon text-small hover:underline"
              >
                <Icon name="link" className="size-4" />
                {FAQ_PAGE.copyLink}
              </a>
            ) : null}
          </div>
        ),
      }))}
    />
  );
}
