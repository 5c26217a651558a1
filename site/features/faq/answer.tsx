import type { ReactNode } from 'react';
import { Icon } from '#site/ui/icon.tsx';

export type Onward = { label: string; to: string };

type AnswerProps = {
  id: string;
  paragraphs: readonly string[];
  onward: Onward | undefined;
  linkLabel: string | undefined;
  children?: ReactNode;
};

const COLUMNS = 'grid gap-x-8 gap-y-3 @2xl:grid-cols-[1fr_11rem] @4xl:grid-cols-[1fr_14rem] @4xl:gap-x-12';

// Where there is room, the ways on stand beside the answer, which keeps the measure of a page of text.
export function Answer({ id, paragraphs, onward, linkLabel, children }: AnswerProps) {
  const [opening = '', ...rest] = paragraphs;
  const isAlone = !onward && !linkLabel;
  return (
    <div className={isAlone ? undefined : COLUMNS}>
      <div className="prose max-w-[38em] @4xl:text-[1.0625rem] pe-4 sm:pe-8 @2xl:pe-0">
        <Opening text={opening} />
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
      {isAlone ? null : (
        <p className="flex max-w-[38em] flex-wrap items-center justify-between gap-x-6 @2xl:flex-col @2xl:items-start @2xl:justify-start @2xl:self-start @2xl:border-sand @2xl:border-s @2xl:ps-6">
          {onward ? (
            <a
              href={onward.to}
              className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-small"
            >
              {onward.label} <Icon name="arrow-right" className="size-4" />
            </a>
          ) : null}
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
      )}
    </div>
  );
}

const FIRST_SENTENCE = /^.+?[.?!](?= \p{Lu})/u;

/** The first sentence is the answer; the rest explains it. */
function Opening({ text }: { text: string }) {
  const answer = FIRST_SENTENCE.exec(text)?.[0] ?? text;
  return (
    <p>
      <span className="font-medium text-ink">{answer}</span>
      {text.slice(answer.length)}
    </p>
  );
}
