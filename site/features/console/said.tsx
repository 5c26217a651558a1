import { classes } from '#site/ui/classes.ts';
import { useWords } from './words.ts';

type SaidProps = {
  words: string;
  /** How many characters stand there at once. */
  long: number;
  /** How many lines of a longer text are seen before it is opened. */
  clamp: string;
  className: string;
};

/** What was said: a long text is folded, and opens in its place. */
export function Said({ words, long, clamp, className }: SaidProps) {
  const { TIMELINE } = useWords();
  const look = classes('whitespace-pre-line [overflow-wrap:anywhere]', className);
  if (words.length <= long) return <p className={look}>{words}</p>;
  return (
    <details className="group">
      <summary className={classes(look, 'cursor-pointer list-none')}>
        <span className={classes(clamp, 'group-open:hidden')}>{words}</span>
        <span className="text-link group-open:hidden">{TIMELINE.whole}</span>
        <span className="hidden whitespace-pre-line group-open:block">{words}</span>
      </summary>
    </details>
  );
}
