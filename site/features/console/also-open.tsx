import { dayIn } from '#domain/booking/local-time.ts';
import type { LeadDetail } from '#domain/console/lists.ts';
import { placeOf } from '#domain/console/place.ts';
import { shortDay } from './calls/week.ts';
import { useWords } from './words.ts';

/** What else this person waits for: one letter may answer all of it. */
export function AlsoOpen({ entries }: { entries: LeadDetail['alsoOpen'] }) {
  const { CONSOLE, STUDIO_ZONE, TODAY } = useWords();
  if (entries.length === 0) return null;
  return (
    <p className="-my-2 flex flex-wrap items-baseline gap-x-3 text-small">
      {CONSOLE.alsoOpen}
      {entries.map(({ kind, id, createdAt }) => (
        <a key={id} href={placeOf(kind, id)} className="text-link inline-block py-1.5">
          {kind === 'bookings' ? CONSOLE.views[kind] : TODAY.kinds[kind]},{' '}
          {shortDay(dayIn(STUDIO_ZONE, createdAt))}
        </a>
      ))}
    </p>
  );
}
