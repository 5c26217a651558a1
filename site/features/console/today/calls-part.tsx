import { clockIn, dayIn } from '#domain/booking/local-time.ts';
import { placeOf } from '#domain/console/place.ts';
import { openCountsSchema, type Today } from '#domain/console/today.ts';
import { counted } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { classes } from '#site/ui/classes.ts';
import { shortDay } from '../calls/week.ts';
import { useMayUse } from '../me.ts';
import { Speaks } from '../speaks.tsx';
import { useReadWhen } from '../use-read.ts';
import { useWords } from '../words.ts';
import { DAY_LINE, DAY_LIST, DayMore, DayPart, Onward } from './day-part.tsx';

type Call = Today['calls'][number];

/** Today's calls and the next ones, on the studio's clock. */
export function CallsPart({ calls, now }: Pick<Today, 'calls' | 'now'>) {
  const { TODAY } = useWords();
  const words = TODAY.calls;
  const { data } = useReadWhen(useMayUse('leads'), openCountsSchema, '/api/staff/open');
  const later = data?.open.bookings ?? 0;
  return (
    <DayPart title={words.title}>
      {calls.length === 0 ? (
        <p className="mt-2.5 text-ink-600 text-small">
          {words.noneSoon} {later > 0 ? counted(words.later, later, { count: grouped(later) }) : null}
        </p>
      ) : (
        <ol className={DAY_LIST}>
          {calls.map((call) => (
            <li key={call.id}>
              <CallLine call={call} now={now} />
            </li>
          ))}
        </ol>
      )}
      <DayMore href={placeOf('calls')}>{words.all}</DayMore>
    </DayPart>
  );
}

function CallLine({ call, now }: { call: Call; now: string }) {
  const { id, startsAt, endsAt, name, way, isToday, language } = call;
  const { CALLS_DESK, STUDIO_ZONE, TODAY } = useWords();
  const day = dayIn(STUDIO_ZONE, startsAt);
  const over = endsAt <= now;
  const running = !over && startsAt <= now;
  return (
    <a
      href={placeOf('calls', id, { from: day })}
      className={classes(DAY_LINE, 'text-small', over && 'text-ink-600')}
    >
      <span className="w-20 shrink-0 tabular-nums">
        <span className="block font-semibold">{clockIn(STUDIO_ZONE, startsAt)}</span>
        <span className="block text-ink-600">{isToday ? TODAY.calls.today : shortDay(day)}</span>
      </span>
      <span className="min-w-0 flex-1 break-words">
        <span className="block font-semibold">{name}</span>
        {CALLS_DESK.ways[way]} <Speaks language={language} className="ms-2" />
      </span>
      {running ? <Mark>{TODAY.calls.now}</Mark> : null}
      {over ? <span className="self-center">{TODAY.calls.over}</span> : null}
      <Onward />
    </a>
  );
}

const Mark = ({ children }: { children: string }) => (
  <span className="self-center rounded-full bg-leaf-100 px-2.5 font-medium text-leaf">{children}</span>
);
