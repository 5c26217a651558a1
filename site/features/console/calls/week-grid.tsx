import type { CallRules, StaffBooking } from '#domain/booking/booking.ts';
import { hoursOn } from '#domain/booking/day-hours.ts';
import { clockIn } from '#domain/booking/local-time.ts';
import { isDayOff } from '#domain/booking/rules.ts';
import { type Filters, placeOf } from '#domain/console/place.ts';
import { clockWords } from '#domain/words/clock-words.ts';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from '../words.ts';
import { CallMarks } from './call-marks.tsx';
import { callsOn, daysFrom, shortDay, weekdayName } from './week.ts';

type WeekGridProps = {
  sunday: string;
  today: string;
  calls: readonly StaffBooking[];
  rules: CallRules;
  week: Partial<Filters>;
};

/** Days as columns where there is room, below one another elsewhere. */
export function WeekGrid({ sunday, today, calls, rules, week }: WeekGridProps) {
  const { CALLS_DESK, STUDIO_ZONE } = useWords();
  return (
    <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-card border border-sand bg-sand xl:grid-cols-7">
      {daysFrom(sunday).map((day) => {
        const ofDay = callsOn(day, STUDIO_ZONE, calls);
        const isToday = day === today;
        return (
          <li
            key={day}
            aria-current={isToday ? 'date' : undefined}
            className={classes(
              'min-w-0 p-3 max-xl:grid max-xl:grid-cols-[6.5rem_minmax(0,1fr)] max-xl:gap-x-3 xl:min-h-64',
              isToday ? 'bg-foam' : 'bg-white',
            )}
          >
            <Heading level={2} size="small" className="text-small">
              {weekdayName(day)}
              <span className="block font-normal text-ink-600">
                {isToday ? `${CALLS_DESK.today}, ${shortDay(day)}` : shortDay(day)}
              </span>
              <DayHours day={day} rules={rules} />
            </Heading>
            {ofDay.length > 0 ? (
              <ul className="grid content-start gap-2 xl:mt-3">
                {ofDay.map((call) => (
                  <li key={call.id}>
                    <CallCard call={call} rules={rules} week={week} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-fine text-ink-600 xl:mt-3">{CALLS_DESK.dayNone}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** When calls are taken on a day, or that they are not. */
function DayHours({ day, rules }: { day: string; rules: CallRules }) {
  const { CALLS_DESK } = useWords();
  const off = isDayOff(rules, day);
  const hours = hoursOn(rules, day).map(({ opens, closes }) =>
    fill(CALLS_DESK.span, { from: clockWords(opens), to: clockWords(closes) }),
  );
  const told = off ? CALLS_DESK.dayOff : hours.join(', ') || CALLS_DESK.noHours;
  return (
    <span
      className={classes('block text-fine', off ? 'font-semibold text-amber' : 'font-normal text-ink-600')}
    >
      {told}
    </span>
  );
}

type CallCardProps = { call: StaffBooking; rules: CallRules; week: Partial<Filters> };

function CallCard({ call, rules, week }: CallCardProps) {
  const { CALLS_DESK, STUDIO_ZONE } = useWords();
  const canceled = call.state === 'canceled';
  const time = clockIn(STUDIO_ZONE, call.startsAt);
  const way = canceled ? CALLS_DESK.canceled : CALLS_DESK.ways[call.way];
  return (
    <a
      href={placeOf('calls', call.id, week)}
      aria-label={fill(CALLS_DESK.openThe, { time, name: call.name, way })}
      className={classes(
        'block rounded-control border-s-4 px-2.5 py-2 text-small hover:bg-foam-200',
        canceled ? 'border-sand bg-travertine text-ink-600' : 'border-lagoon bg-foam',
      )}
    >
      <span className={classes('block font-semibold tabular-nums', canceled && 'line-through')}>{time}</span>
      <span className="block break-words">{call.name}</span>
      <span className="block text-fine text-ink-600">{way}</span>
      <CallMarks call={call} rules={rules} />
    </a>
  );
}
