import type { Content } from '#content/content.ts';
import type { StateLaw } from '#domain/safety/state-laws.ts';
import { STATE_PAGES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { longDate } from '#domain/words/long-date.ts';
import { pageLocale } from '#site/language.ts';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';

type LawCardProps = { words: Content['safetyLaws']; law: StateLaw; level?: 3 | 4; className?: string };

export function LawCard({ words, law, level = 3, className }: LawCardProps) {
  const { LAWS_TAB } = words;
  const { measures, homes, more, read, basis, checked } = words.LAW_WORDS[law.code];
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
          <dd>{measures}</dd>
        </div>
        <div>
          <dt className="font-semibold">{LAWS_TAB.homes}</dt>
          <dd>{homes}</dd>
        </div>
      </dl>
      <p className="mt-2.5 text-small">{more}</p>
      <p className="mt-3 text-fine text-ink-600">
        {LAWS_TAB.read}:{' '}
        <a href={read.url} className="text-link" rel="noreferrer">
          {read.name}
        </a>
        . {words.LAW_BASIS[basis]}. {LAWS_TAB.checked}{' '}
        <time dateTime={checked}>{longDate(checked, pageLocale())}</time>.
      </p>
      <p className="mt-1 text-small">
        <a href={STATE_PAGES[law.code]} className="text-link inline-flex min-h-11 items-center">
          {fill(LAWS_TAB.more, { state: law.state })}
        </a>
      </p>
    </article>
  );
}
