import type { ReactNode } from 'react';
import type { Question } from '#content/faq.ts';
import { Accordion } from '#site/ui/accordion.tsx';
import { Icon } from '#site/ui/icon.tsx';

type QuestionsProps = {
  questions: readonly Question[];
  /** Where an answer goes on, by the question's id. */
  further?: Readonly<Record<string, { label: string; to: string } | undefined>>;
  /** Each answer then ends with its own address, to send to somebody. */
  linkLabel?: string;
  /** The first answer shows what is behind the others. */
  isFirstOpen?: boolean;
  /** A drawing for an answer, by the question's id. */
  drawings?: Readonly<Record<string, ReactNode>>;
};

export function Questions({ questions, further, linkLabel, isFirstOpen, drawings }: QuestionsProps) {
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
            <p className="flex flex-wrap items-center justify-between gap-x-6">
              <Further link={further?.[id]} />
              {linkLabel ? (
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center gap-1.5 text-fine text-ink-600 no-underline hover:underline"
                >
                  <Icon name="link" className="size-4.5" />
                  {linkLabel}
                </a>
              ) : null}
            </p>
          </div>
        ),
      }))}
    />
  );
}

function Further({ link }: { link: { label: string; to: string } | undefined }) {
  if (!link) return null;
  return (
    <a href={link.to} className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-small">
      {link.label} <Icon name="arrow-right" className="size-4" />
    </a>
  );
}
