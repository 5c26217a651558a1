import { useId } from 'react';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { FieldNotes } from '#site/ui/field-frame.tsx';
import { dayName, type FreeTime, PARTS_OF_DAY } from './days.ts';
import { useWords } from './words.ts';

type TimeListProps = {
  day: string;
  times: readonly FreeTime[];
  startsAt: string | undefined;
  error: string | undefined;
  onChoose: (startsAt: string) => void;
};

// Three a row on a phone; where there is room for four, no time stands alone.
const columnsFor = (count: number) =>
  classes('min-[22.5rem]:grid-cols-3', count % 3 === 1 && count > 1 && 'sm:grid-cols-4');

export function TimeList({ day, times, startsAt, error, onChoose }: TimeListProps) {
  const { PICKER } = useWords();
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-medium text-small first-letter:uppercase">
        {fill(PICKER.timesOn, { day: dayName(day) })}
      </legend>
      <FieldNotes id={id} error={error} />
      <div className="mt-2 grid gap-4">
        {PARTS_OF_DAY.map((part) => {
          const ofPart = times.filter((time) => time.part === part);
          if (ofPart.length === 0) return null;
          return (
            <div key={part}>
              <p className="mb-1.5 text-fine text-ink-600">{PICKER.parts[part]}</p>
              <div className={classes('grid grid-cols-2 gap-2', columnsFor(ofPart.length))}>
                {ofPart.map((time) => (
                  <Time
                    key={time.startsAt}
                    time={time}
                    chosen={time.startsAt === startsAt}
                    onChoose={onChoose}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

type TimeProps = { time: FreeTime; chosen: boolean; onChoose: (startsAt: string) => void };

function Time({ time, chosen, onChoose }: TimeProps) {
  return (
    <label className="relative grid min-h-11 cursor-pointer place-items-center rounded-control border border-ink-400 bg-white px-1 py-1.5 text-center font-medium text-small tabular-nums hover:border-lagoon has-focus-visible:outline-2 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-2 has-checked:border-lagoon has-checked:bg-lagoon has-checked:text-white">
      <input
        type="radio"
        name="startsAt"
        value={time.startsAt}
        checked={chosen}
        onChange={() => onChoose(time.startsAt)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {time.label}
    </label>
  );
}
