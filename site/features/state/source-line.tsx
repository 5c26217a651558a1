import type { FactSource } from '#content/states/state.ts';
import { longDate } from '#domain/words/long-date.ts';
import { pageLocale } from '#site/language.ts';
import { classes } from '#site/ui/classes.ts';

type SourceLineProps = { source: FactSource; words: string; className?: string };

export function SourceLine({ source: { name, url, checked }, words, className }: SourceLineProps) {
  return (
    <p className={classes('text-fine text-ink-600', className)}>
      <a href={url} className="text-link" rel="noreferrer">
        {name}
      </a>
      . {words} <time dateTime={checked}>{longDate(checked, pageLocale())}</time>.
    </p>
  );
}
