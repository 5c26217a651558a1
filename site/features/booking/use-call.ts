import { useCallback, useEffect, useState } from 'react';
import type { BookingView } from '#domain/booking/booking.ts';
import { RequestError } from '#site/request.ts';
import type { CallCalls } from './booking-calls.ts';

export type CallTrouble = 'missing' | 'unknown' | 'failed';
export type CallStanding =
  | { step: 'loading' }
  | { step: 'trouble'; trouble: CallTrouble }
  | { step: 'call'; call: BookingView };

export function useCall(calls: CallCalls) {
  const [standing, setStanding] = useState<CallStanding>({ step: 'loading' });
  const read = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const call = await calls.read(signal);
        if (!signal?.aborted) setStanding({ step: 'call', call });
      } catch (error) {
        if (signal?.aborted) return;
        const unknown = error instanceof RequestError && error.status === 404;
        setStanding({ step: 'trouble', trouble: unknown ? 'unknown' : 'failed' });
      }
    },
    [calls],
  );
  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read]);
  return {
    standing,
    readAgain: () => {
      setStanding({ step: 'loading' });
      return read();
    },
    show: (call: BookingView) => setStanding({ step: 'call', call }),
  };
}
