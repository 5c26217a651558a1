import { LAW_BASIS, LAW_WORDS, LAWS_TAB } from '#content/safety-laws.ts';
import type { StateLaw } from '#domain/safety/state-laws.ts';
import { longDate } from '#domain/words/long-date.ts';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';

export function LawCard({ law, level = 3, className }: { law: StateLaw; level?: 3 | 4; className?: string }) {
  const words = LAW_WORDS[law.code];
  return (
    <article className={classes('break-inside-avoid border-ink border-t-2 pt-4', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={level} size="subheading">
          {law.state}
        </Heading>
        <p className="whitespace-nowrap font-display text-[1.75rem] text-lagoon tabular-nums">{law.figure}</p>
      </div>
      <dl className="mt-3 grid gap-2.5 text-small">
        <div>
          <dt className="font-semibold">{LAWS_TAB.measures}</dt>
          <dd>{words.measures}</dd>
        </div>
        <div>
          <dt className="font-semibold">{LAWS_TAB.homes}</dt>
          <dd>{words.homes}</dd>
        </div>
      </dl>
      <p className="mt-2.5 text-small">{words.more}</p>
      <p className="mt-3 text-fine text-ink-600">
        {LAWS_TAB.read}:{' '}
        <a href={words.read.url} className="text-link" rel="noreferrer">
          {words.read.name}
        </a>
        . {LAW_BASIS[words.basis]}. {LAWS_TAB.checked}{' '}
        <time dateTime={words.checked}>{longDate(words.checked)}</time>.
      </p>
    </article>
  );
}
