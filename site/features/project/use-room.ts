import { useCallback, useEffect, useRef, useState } from 'react';
import type { Room } from '#domain/project/room.ts';
import { RequestError } from '#site/request.ts';
import type { IntakeStatus, RoomCalls } from './room-calls.ts';

const POLL_MS = 20_000;

export type Trouble = 'missing' | 'unknown' | 'failed' | 'replaced';
export type Standing =
  | { step: 'loading' }
  | { step: 'trouble'; trouble: Trouble }
  | { step: 'intake'; status: IntakeStatus }
  | { step: 'room'; room: Room };
/** `stale`: the server answers with an error; `offline`: it does not answer. */
export type Connection = 'good' | 'offline' | 'stale';

const isUnknown = (error: unknown) => error instanceof RequestError && error.status === 404;
const isReplaced = (now: Standing) => now.step === 'trouble' && now.trouble === 'replaced';

const lookElsewhere = async (calls: RoomCalls): Promise<Standing> => {
  try {
    return { step: 'intake', status: await calls.intakeStatus() };
  } catch (error) {
    return { step: 'trouble', trouble: isUnknown(error) ? 'unknown' : 'failed' };
  }
};

/** Asks again every now and then while somebody looks, when they come back to the page, and when the network is back. */
function usePolling(refresh: () => Promise<unknown>) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    // Back from the page that takes a card.
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
      window.removeEventListener('pageshow', look);
    };
  }, [refresh]);
}

export function useRoom(calls: RoomCalls) {
  const [standing, setStanding] = useState<Standing>({ step: 'loading' });
  const [connection, setConnection] = useState<Connection>('good');
  const [checkedAt, setCheckedAt] = useState(() => new Date().toISOString());
  const reading = useRef<AbortController>(undefined);
  const latest = useRef<Promise<void>>(undefined);

  const read = useCallback(
    async (signal: AbortSignal) => {
      try {
        const room = await calls.read(signal);
        if (signal.aborted) return;
        setStanding({ step: 'room', room });
        setConnection('good');
        setCheckedAt(new Date().toISOString());
      } catch (error) {
        if (signal.aborted) return;
        if (isUnknown(error)) {
          const found = await lookElsewhere(calls);
          setStanding((now) => (isReplaced(now) ? now : found));
          return;
        }
        setConnection(error instanceof RequestError ? 'stale' : 'offline');
        setStanding((now) => (now.step === 'room' ? now : { step: 'trouble', trouble: 'failed' }));
      }
    },
    [calls],
  );

  // The newest question counts: who asked before waits for its answer.
  const refresh = useCallback(async () => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    latest.current = read(controller.signal);
    for (let awaited = latest.current; ; awaited = latest.current) {
      await awaited;
      if (awaited === latest.current) return;
    }
  }, [read]);
  useEffect(() => {
    void refresh();
    return () => reading.current?.abort();
  }, [refresh]);
  usePolling(refresh);

  useEffect(() => {
    const lost = () => setConnection('offline');
    window.addEventListener('offline', lost);
    return () => window.removeEventListener('offline', lost);
  }, []);

  const endHere = useCallback(() => setStanding({ step: 'trouble', trouble: 'replaced' }), []);
  return { standing, connection, checkedAt, refresh, endHere };
}
