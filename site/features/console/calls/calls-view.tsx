import { staffWeekSchema } from '#domain/booking/booking.ts';
import { dayIn, zoneName } from '#domain/booking/local-time.ts';
import { type Filters, placeOf } from '#domain/console/place.ts';
import { mayUse, type StaffRole } from '#domain/console/roles.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Loaded, ViewHeader } from '../parts.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';
import { CallDialog } from './call-dialog.tsx';
import { addDays, shortDay, sundayOf, weekUrl } from './week.ts';
import { WeekGrid } from './week-grid.tsx';

type CallsViewProps = { opened: string | undefined; filters: Filters; role: StaffRole };

/** The week's calls in the studio's zone; which week and which call stand in the address. */
export function CallsView({ opened, filters, role }: CallsViewProps) {
  const { CONSOLE, CALLS_DESK, STUDIO_ZONE } = useWords();
  const now = new Date().toISOString();
  const today = dayIn(STUDIO_ZONE, now);
  const sunday = sundayOf(filters.from || today);
  const query = useRead(staffWeekSchema, weekUrl(sunday));
  const week = { from: filters.from };
  const close = () => {
    window.location.hash = placeOf('calls', undefined, week);
  };
  return (
    <section>
      <ViewHeader
        title={CONSOLE.views.calls}
        refreshing={query.isRefetching}
        onRefresh={() => void query.refetch()}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 text-small">
        <p className="text-ink-600">{fill(CALLS_DESK.zone, { zone: zoneName(STUDIO_ZONE, now) })}</p>
        {mayUse(role, 'content') ? (
          <a className="text-link inline-block py-2" href={placeOf('content', 'booking')}>
            {CALLS_DESK.rules}
          </a>
        ) : null}
      </div>
      <WeekNav sunday={sunday} />
      <Loaded query={query}>
        {({ items, rules }) => (
          <>
            {rules.open ? null : (
              <Alert tone="warning" className="mt-4">
                {CALLS_DESK.closed}
              </Alert>
            )}
            <WeekGrid sunday={sunday} today={today} calls={items} rules={rules} week={week} />
            {opened ? (
              <CallDialog
                call={items.find(({ id }) => id === opened)}
                rules={rules}
                onClose={close}
                onChanged={(startsAt) => {
                  // A call that was moved is followed into its new week.
                  const from = dayIn(STUDIO_ZONE, startsAt);
                  if (sundayOf(from) === sunday) void query.refetch();
                  else window.location.hash = placeOf('calls', opened, { from });
                }}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </section>
  );
}

const navLink = 'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-small hover:bg-foam';

function WeekNav({ sunday }: { sunday: string }) {
  const { CALLS_DESK } = useWords();
  const weekOf = (day?: string) => placeOf('calls', undefined, day ? { from: day } : {});
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold" aria-live="polite">
        {fill(CALLS_DESK.week, { from: shortDay(sunday), to: shortDay(addDays(sunday, 6)) })}
      </p>
      <nav aria-label={CALLS_DESK.weeks} className="-mx-3 flex flex-wrap sm:mx-0">
        <a className={navLink} href={weekOf(addDays(sunday, -7))}>
          <Icon name="chevron-left" /> {CALLS_DESK.previous}
        </a>
        <a className={navLink} href={weekOf()}>
          {CALLS_DESK.this}
        </a>
        <a className={navLink} href={weekOf(addDays(sunday, 7))}>
          {CALLS_DESK.next} <Icon name="chevron-right" />
        </a>
      </nav>
      <a className="text-link py-2 text-small sm:ms-auto" href={placeOf('bookings')}>
        {CALLS_DESK.all}
      </a>
    </div>
  );
}
