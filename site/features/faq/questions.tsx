import type { ReactNode } from 'react';
import type { Question } from '#content/faq.ts';
import { Accordion } from '#site/ui/accordion.tsx';
import { Icon } from '#site/ui/icon.tsx';

type QuestionsProps = {
  questions: readonly Question[];
  /** Each answer then ends with its own address, to send to somebody. */
  linkLabel?: string;
  /** The first answer shows what is behind the others. */
  isFirstOpen?: boolean;
  /** A drawing for an answer, by the question's id. */
  drawings?: Readonly<Record<string, ReactNode>>;
};

export function Questions({ questions, linkLabel, isFirstOpen, drawings }: QuestionsProps) {
  return (
    <Accordion
      className="mt-4 [&_details]:scroll-mt-[calc(var(--header-height)+4.5rem)] sm:[&_summary]:text-[1.3125rem]"
      items={questions.map(({ id, question, answer }, index) => ({
        id,
        isOpen: isFirstOpen && index === 0,
        title: question,
        content: (
          <div className="prose">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {drawings?.[id]}
            {linkLabel ? (
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center gap-2 text-lagoon text-small hover:underline"
              >
                <Icon name="link" className="size-4" />
                {linkLabel}
              </a>
            ) : null}
          </div>
        ),
      }))}
    />
  );
}
