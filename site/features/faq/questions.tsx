import type { ReactNode } from 'react';
import type { Question } from '#content/faq.ts';
import { Accordion } from '#site/ui/accordion.tsx';
import { Answer, type Onward } from './answer.tsx';

type QuestionsProps = {
  questions: readonly Question[];
  /** Where an answer goes on, by the question's id. */
  further?: Readonly<Record<string, Onward | undefined>>;
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
      contentClassName="@container"
      items={questions.map(({ id, question, answer }, index) => ({
        id,
        isOpen: isFirstOpen && index === 0,
        title: question,
        content: (
          <Answer id={id} paragraphs={answer} linkLabel={linkLabel} onward={further?.[id]}>
            {drawings?.[id]}
          </Answer>
        ),
      }))}
    />
  );
}
