import { classes } from '#site/ui/classes.ts';
import { useWords } from './words.ts';

/** Says of a client that they read Spanish; of anybody else nothing. */
export function Speaks({ language, className }: { language: unknown; className?: string }) {
  const { CONSOLE } = useWords();
  if (language !== 'es') return null;
  return (
    <span
      lang="es"
      className={classes(
        'inline-block shrink-0 rounded-full bg-travertine px-2.5 font-medium text-ink-600 text-small',
        className,
      )}
    >
      {CONSOLE.readsSpanish}
    </span>
  );
}

/** Beside what is written to a client: in which language they read it. */
export function WriteSpanish({ language }: { language: unknown }) {
  const { CONSOLE } = useWords();
  return language === 'es' ? <p className="text-ink-600 text-small">{CONSOLE.writeSpanish}</p> : null;
}
