import type { FactSource } from '#content/states/state.ts';
import { longDate } from '#domain/words/long-date.ts';
import { pageLocale } from '#site/language.ts';
import { classes } from '#site/ui/classes.ts';

type SourceLineProps = {
  source: FactSource;
  /** Before the day it was checked, unless that stands elsewhere. */
  words?: string | undefined;
  className?: string;
};

export function SourceLine({ source: { name, url, checked }, words, className }: SourceLineProps) {
  return (
    <p className={classes('text-fine text-ink-600', className)}>
      <a href={url} className="text-link" rel="noreferrer">
        {name}
      </a>
      {words ? (
        <>
          . <CheckedOn words={words} day={checked} />
        </>
      ) : null}
    </p>
  );
}

export const CheckedOn = ({ words, day }: { words: string; day: string }) => (
  <>
    {words}{' '}
    <time dateTime={day} className="whitespace-nowrap">
      {longDate(day, pageLocale())}
    </time>
    .
  </>
);
