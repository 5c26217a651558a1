import { counted } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { dayName, dayNear, type FreeDays, monthName, monthOf, weeksOf } from './days.ts';
import { useWords } from './words.ts';

type CalendarProps = { days: FreeDays; day: string; today: string; onChoose: (day: string) => void };

/** One month at a time; a day with free times is a radio button, every other day only a number. */
export function Calendar({ days, day, today, onChoose }: CalendarProps) {
  const { PICKER } = useWords();
  const [first = day] = days.keys();
  const months = [...new Set([...days.keys()].map(monthOf))];
  const month = monthOf(day);
  const at = months.indexOf(month);
  // The times below always belong to the month in sight.
  const turn = (to: string | undefined) => (to ? onChoose(dayNear(days, to) ?? day) : undefined);
  return (
    <fieldset>
      <legend className="sr-only">{PICKER.day}</legend>
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold first-letter:uppercase" aria-live="polite">
          {monthName(month)}
        </p>
        <OpenDays className="ms-auto max-sm:hidden" />
        <div className="flex gap-1">
          <Turn icon="chevron-left" label={PICKER.previousMonth} to={months[at - 1]} onTurn={turn} />
          <Turn icon="chevron-right" label={PICKER.nextMonth} to={months[at + 1]} onTurn={turn} />
        </div>
      </div>
      <div className="mt-2 grid grid-cols-7 gap-1 text-center">
        {PICKER.weekdays.map((weekday) => (
          <span key={weekday} aria-hidden="true" className="pb-1 text-fine text-ink-600">
            {weekday}
          </span>
        ))}
        {weeksOf(month)
          // Weeks that are over only push the free days down.
          .filter((week) => (week.findLast(Boolean) ?? '') >= first)
          .flat()
          .map((cell, index) => (
            <Day
              key={cell ?? index}
              cell={cell}
              count={cell ? (days.get(cell)?.length ?? 0) : 0}
              chosen={cell === day}
              isToday={cell === today}
              onChoose={onChoose}
            />
          ))}
      </div>
      <OpenDays className="mt-2 sm:hidden" />
    </fieldset>
  );
}

/** What the tinted days are; whoever hears the calendar is told how many times each has. */
function OpenDays({ className }: { className: string }) {
  const { PICKER } = useWords();
  return (
    <p aria-hidden="true" className={classes('flex items-center gap-2 text-fine text-ink-600', className)}>
      <span className="size-3.5 rounded-full border border-water-300 bg-water-200" /> {PICKER.openDay}
    </p>
  );
}

type TurnProps = {
  icon: IconName;
  label: string;
  to: string | undefined;
  onTurn: (to: string | undefined) => void;
};

// Stays where it is at the last month, so that the focus does too.
function Turn({ icon, label, to, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to ? undefined : true}
      onClick={() => onTurn(to)}
      className="grid size-11 place-items-center rounded-full hover:bg-foam aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

type DayProps = {
  cell: string | null;
  count: number;
  chosen: boolean;
  isToday: boolean;
  onChoose: (day: string) => void;
};

function Day({ cell, count, chosen, isToday, onChoose }: DayProps) {
  const { PICKER } = useWords();
  if (!cell) return <span />;
  const number = Number(cell.slice(8));
  if (count === 0) {
    return (
      <span aria-hidden="true" className="grid min-h-11 place-content-center text-ink/65 text-small">
        {number}
        {isToday ? <Today /> : null}
      </span>
    );
  }
  return (
    <label
      className={classes(
        'relative grid min-h-11 cursor-pointer place-content-center rounded-control border font-semibold tabular-nums has-focus-visible:outline-2 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-2',
        chosen
          ? 'border-lagoon bg-lagoon text-white'
          : 'border-water-300 bg-water-200 text-lagoon-700 hover:border-lagoon',
      )}
    >
      <input
        type="radio"
        name="day"
        value={cell}
        checked={chosen}
        onChange={() => onChoose(cell)}
        aria-label={counted(PICKER.dayLabel, count, { day: dayName(cell) })}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {number}
      {isToday ? <Today /> : null}
    </label>
  );
}

function Today() {
  const { PICKER } = useWords();
  return <span className="font-normal text-[0.6875rem] leading-none">{PICKER.today}</span>;
}
