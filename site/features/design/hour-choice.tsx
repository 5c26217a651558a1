import { HOURS, type Hour } from '#domain/design/design.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from './words.ts';

type HourChoiceProps = { hour: Hour; onHour: (hour: Hour) => void };

export function HourChoice({ hour, onHour }: HourChoiceProps) {
  const { hours } = useWords().rendering;
  return (
    <fieldset className="flex rounded-control border border-sand p-0.5">
      <legend className="sr-only">{hours.label}</legend>
      {HOURS.map((value) => (
        <label
          key={value}
          className="flex min-h-10 cursor-pointer items-center gap-1.5 rounded-[3px] px-2 text-[0.9375rem] sm:px-3 sm:text-small has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="hour"
            value={value}
            checked={value === hour}
            onChange={() => onHour(value)}
            className="sr-only"
          />
          <Icon name={HOUR_ICONS[value]} className="size-4 max-sm:hidden" />
          {value === 'golden' ? (
            <>
              <span aria-hidden="true" className="sm:hidden">
                {hours.goldenShort}
              </span>
              <span className="max-sm:sr-only">{hours.golden}</span>
            </>
          ) : (
            hours[value]
          )}
        </label>
      ))}
    </fieldset>
  );
}

const HOUR_ICONS = { day: 'sun', golden: 'sunset', sunset: 'sundown', dusk: 'moon' } as const;
