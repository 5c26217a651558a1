import { useCallback, useEffect, useRef, useState } from 'react';
import type { FreeSlots } from '#domain/booking/booking.ts';
import { readSlots } from './booking-calls.ts';

/** `failed` beside what was read before: that stays on the page. */
export type Slots = { free: FreeSlots | undefined; failed: boolean; loading: boolean };

export function useSlots() {
  const [slots, setSlots] = useState<Slots>({ free: undefined, failed: false, loading: true });
  const reading = useRef<AbortController>(undefined);
  const reload = useCallback(async () => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setSlots(({ free }) => ({ free, failed: false, loading: true }));
    try {
      const free = await readSlots(controller.signal);
      if (!controller.signal.aborted) setSlots({ free, failed: false, loading: false });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('The free times could not be read.', error);
      setSlots(({ free }) => ({ free, failed: true, loading: false }));
    }
  }, []);
  useEffect(() => {
    void reload();
    return () => reading.current?.abort();
  }, [reload]);
  return { ...slots, reload };
}
