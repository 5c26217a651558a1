import type { Today, Unanswered } from '#domain/console/today.ts';
import { isLate } from '#domain/console/waited.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { classes } from '#site/ui/classes.ts';
import { LeadPicture } from '../lead-picture.tsx';
import { useWords } from '../words.ts';
import { DAY_LINE, DAY_LIST, DayPart } from './day-part.tsx';
import { waitedWords, waitingAbout, waitingName, waitingPlace } from './waiting-person.ts';

/** Everybody who waits for words from us, the longest first; each line leads to what they sent. */
export function UnansweredPart({ unanswered, now }: Pick<Today, 'unanswered' | 'now'>) {
  const { TODAY } = useWords();
  const words = TODAY.unanswered;
  const { count, longest } = unanswered;
  const more = count - longest.length;
  return (
    <DayPart title={words.title} lead={count > 0 ? words.lead : ''}>
      {count === 0 ? <p className="mt-2.5 text-ink-600 text-small">{words.none}</p> : null}
      <ol className={classes(DAY_LIST, count === 0 && 'hidden')}>
        {longest.map((waiting) => (
          <li key={String(waiting.item.id)}>
            <WaitingLine waiting={waiting} now={now} />
          </li>
        ))}
      </ol>
      {more > 0 ? (
        <p className="mt-2 text-ink-600 text-small">{counted(words.more, more, { count: grouped(more) })}</p>
      ) : null}
    </DayPart>
  );
}

function WaitingLine({ waiting, now }: { waiting: Unanswered; now: string }) {
  const { TODAY } = useWords();
  const about = waitingAbout(waiting);
  const late = isLate(waiting.since, now);
  const waited = waitedWords(TODAY.waited, waiting.since, now);
  return (
    <a href={waitingPlace(waiting)} className={DAY_LINE}>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 break-words font-semibold">{waitingName(waiting)}</span>
          <span className="text-ink-600 text-small">{TODAY.kinds[waiting.kind]}</span>
        </span>
        {about ? <span className="line-clamp-2 break-words text-small">{about}</span> : null}
        <span
          className={classes(
            'block text-small tabular-nums',
            late ? 'font-medium text-clay-700' : 'text-ink-600',
          )}
        >
          {fill(TODAY.waits, { waited })}
        </span>
      </span>
      <LeadPicture hash={waiting.item.picture} className="w-24 shrink-0 self-center sm:w-32" />
    </a>
  );
}
