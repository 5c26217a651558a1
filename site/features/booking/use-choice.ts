import { useMemo, useState } from 'react';
import type { FreeSlots } from '#domain/booking/booking.ts';
import { dayIn } from '#domain/booking/local-time.ts';
import { leftNear } from './booking-calls.ts';
import { dayNear, freeDays } from './days.ts';
import { useSlots } from './use-slots.ts';
import { ownZone } from './zones.ts';

/** The time somebody chooses, in which zone they read it, and what happens when somebody else is faster. A call that has a time already (`former`) is looked for around it. */
export function useChoice(former?: string) {
  const { free, ...reading } = useSlots();
  const [chosenZone, setZone] = useState<string>();
  const [chosenDay, setDay] = useState<string>();
  const [startsAt, setStartsAt] = useState<string>();
  const [lost, setLost] = useState<{ startsAt: string; near: FreeSlots }>();

  const own = ownZone(free?.zone ?? 'UTC');
  const zone = chosenZone ?? own;
  const days = useMemo(
    () =>
      freeDays(
        (free?.slots ?? []).filter((slot) => slot !== lost?.startsAt),
        zone,
      ),
    [free, lost, zone],
  );
  const around = startsAt ?? (chosenDay ? undefined : former);
  const day = dayNear(days, around ? dayIn(zone, around) : (chosenDay ?? ''));

  return {
    ...reading,
    free,
    days,
    day,
    own,
    zone,
    setZone,
    startsAt,
    near: startsAt ? undefined : lost?.near,
    chooseDay: (next: string) => {
      setDay(next);
      setStartsAt(undefined);
    },
    choose: setStartsAt,
    /** True when the time has just been taken: it is told, and the times are read again. */
    lostTo: (error: unknown): boolean => {
      const near = leftNear(error);
      if (!near || !startsAt) return false;
      setDay(dayIn(zone, startsAt));
      setLost({ startsAt, near });
      setStartsAt(undefined);
      void reading.reload();
      return true;
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;
