import { counted } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { useWords } from '../words.ts';

/** Something of a client's that nobody has read yet. */
export function UnreadCount({ count, className = 'ms-2' }: { count: number; className?: string }) {
  const { PROJECT_DESK } = useWords();
  if (count === 0) return null;
  return (
    <span
      className={classes(
        'inline-block shrink-0 whitespace-nowrap rounded-full bg-clay-600 px-2.5 font-sans font-semibold text-fine text-white leading-6',
        className,
      )}
    >
      {counted(PROJECT_DESK.unread, count)}
    </span>
  );
}
