import { useMemo, useState } from 'react';
import { dayIn } from '#domain/booking/local-time.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { SelectField } from '#site/ui/field.tsx';
import { Calendar } from './calendar.tsx';
import { dayName } from './days.ts';
import { NearTimes } from './near-times.tsx';
import { TimeList } from './time-list.tsx';
import type { Choice } from './use-choice.ts';
import { useWords } from './words.ts';
import { zoneOptions } from './zones.ts';

type SlotPickerProps = { choice: Choice; error?: string | undefined };

/** In whose time the times are told, and the way to another. */
export function ZoneChoice({ choice: { own, zone, setZone } }: { choice: Choice }) {
  const { PICKER } = useWords();
  const [isChanging, setChanging] = useState(false);
  const options = useMemo(() => zoneOptions(own, PICKER.zones), [own, PICKER]);
  return isChanging ? (
    <SelectField
      className="w-full max-w-sm"
      label={PICKER.chooseZone}
      name="zone"
      options={options}
      value={zone}
      onChange={(event) => setZone(event.target.value)}
    />
  ) : (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      {fill(PICKER.zone, { zone: options.find(({ value }) => value === zone)?.label ?? zone })}
      <Button variant="quiet" onClick={() => setChanging(true)}>
        {PICKER.changeZone}
      </Button>
    </p>
  );
}

/** A day, then a time of that day. */
export function SlotPicker({ choice, error }: SlotPickerProps) {
  const { PICKER } = useWords();
  const { days, day, zone, startsAt } = choice;
  if (!day) return null;
  const times = days.get(day) ?? [];
  const today = dayIn(zone, new Date().toISOString());
  return (
    <div className="-mt-3 grid gap-5 max-sm:-mt-5">
      <NearTimes choice={choice} />
      <div className="grid gap-x-10 gap-y-5 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Calendar days={days} day={day} today={today} onChoose={choice.chooseDay} />
        <TimeList day={day} times={times} startsAt={startsAt} error={error} onChoose={choice.choose} />
      </div>
      <p className="sr-only" role="status">
        {counted(PICKER.chosenDay, times.length, { day: dayName(day) })}
      </p>
      <SlotsTrouble choice={choice} />
    </div>
  );
}

export function SlotsTrouble({ choice: { failed, loading, reload } }: { choice: Choice }) {
  const { PICKER } = useWords();
  if (!failed) return null;
  return (
    <Alert tone="danger" title={PICKER.failed.title}>
      <p>{PICKER.failed.words}</p>
      <Button variant="quiet" pending={loading} onClick={() => void reload()}>
        {PICKER.failed.again}
      </Button>
    </Alert>
  );
}
