import { useCallback, useEffect } from 'react';
import { dayNameIn, zoneName } from '#domain/booking/local-time.ts';
import { mayUse, type StaffRole } from '#domain/console/roles.ts';
import { type Today, todaySchema } from '#domain/console/today.ts';
import { fill } from '#domain/words/fill.ts';
import { Loaded, ViewHeader } from '../parts.tsx';
import { onDone } from '../staff-calls.ts';
import { useRead } from '../use-read.ts';
import { useReadAgain } from '../use-read-again.ts';
import { useWords } from '../words.ts';
import { CallsPart } from './calls-part.tsx';
import { Glance } from './glance.tsx';
import { LaunchNotice } from './launch-notice.tsx';
import { NeedsYou } from './needs-you.tsx';
import { LaunchPart, QuietPart } from './quiet-part.tsx';
import { SurveyPart } from './survey-part.tsx';
import { UnansweredPart } from './unanswered-part.tsx';
import { isQuiet } from './waiting-person.ts';

/** What the day asks for, on the studio's calendar. It stays fresh while it is looked at. */
export function TodayView({ role }: { role: StaffRole }) {
  const { CONSOLE, STUDIO_ZONE, TODAY } = useWords();
  const query = useRead(todaySchema, '/api/staff/today');
  const { refetch } = query;
  const again = useCallback(() => void refetch(), [refetch]);
  useEffect(() => onDone(again), [again]);
  useReadAgain(again);
  return (
    <section>
      <ViewHeader title={CONSOLE.views.today} refreshing={query.isRefetching} onRefresh={again} />
      {query.data ? (
        <p className="text-ink-600 text-small">
          {fill(TODAY.lead, {
            day: dayNameIn(STUDIO_ZONE, query.data.now),
            zone: zoneName(STUDIO_ZONE, query.data.now),
          })}
        </p>
      ) : null}
      {mayUse(role, 'launch') && query.data && !isQuiet(query.data) ? <LaunchNotice /> : null}
      <Loaded query={query}>
        {(today) => (
          <>
            <Glance today={today} />
            <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              {isQuiet(today) ? (
                <QuietDay today={today} role={role} />
              ) : (
                <>
                  <UnansweredPart {...today} />
                  <div
                    className={`${COLUMN} xl:sticky xl:top-[calc(var(--header-height)+1.5rem)] xl:self-start`}
                  >
                    <NeedsYou waiting={today.waiting} />
                    <SurveyPart {...today} />
                    <CallsPart calls={today.calls} now={today.now} />
                    {mayUse(role, 'launch') ? <LaunchPart untilPublic /> : null}
                  </div>
                </>
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}

const COLUMN = 'grid content-start gap-y-9';

type QuietDayProps = { today: Today; role: StaffRole };

/** Nobody waits: what is worth doing comes first, and that nothing else asks for anything is said once. */
function QuietDay({ today: { calls, now }, role }: QuietDayProps) {
  return (
    <>
      <div className={`${COLUMN} empty:hidden`}>{mayUse(role, 'launch') ? <LaunchPart /> : null}</div>
      <div className={COLUMN}>
        <AllDone />
        {calls.length > 0 ? <CallsPart calls={calls} now={now} /> : null}
        <QuietPart role={role} />
      </div>
    </>
  );
}

function AllDone() {
  const { TODAY } = useWords();
  return (
    <div role="status" className="self-start rounded-card bg-leaf-100 px-6 py-6">
      <p className="font-display text-subheading">{TODAY.done.title}</p>
      <p className="mt-1.5 max-w-prose text-ink-700">{TODAY.done.body}</p>
    </div>
  );
}
