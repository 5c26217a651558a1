import { useEffect, useRef, useState } from 'react';
import { MARKER_HEADER, marksAnswer, marksUrl } from '#domain/design/marks.ts';
import { apiRequest, RequestError } from '#site/request.ts';
import { keepName, ownMarker, ownName } from './marker.ts';
import { type MarksState, marksKeeper, type Transport } from './marks-keeper.ts';

const LOOK_MS = 6_000;
/** Once nothing has happened for a while. */
const QUIET_MS = 30_000;
const QUIET_AFTER = 50;

type Keeper = ReturnType<typeof marksKeeper>;

function transportTo(id: string): Transport {
  const ask = async (method: 'GET' | 'PUT', body?: unknown) => {
    const answer = await apiRequest(method, marksUrl(id), body, {
      headers: { [MARKER_HEADER]: ownMarker() },
    });
    return marksAnswer.parse(await answer.json()).markers;
  };
  return {
    read: () => ask('GET'),
    write: (said) => ask('PUT', said),
    refused: (cause) => {
      if (!(cause instanceof RequestError)) return null;
      return cause.status === 409 ? 'full' : cause.status === 404 ? 'gone' : null;
    },
  };
}

const EMPTY: MarksState = { others: [], own: {}, name: '', loaded: false, saving: 'saved', last: null };

/** The marks on a stored design: looked at again every few seconds while the page is seen, and whenever it is returned to. */
export function useMarks(id: string) {
  const [state, setState] = useState(EMPTY);
  const keeper = useRef<Keeper | null>(null);
  useEffect(() => {
    const kept = marksKeeper(transportTo(id), ownName(), setState);
    keeper.current = kept;
    setState({ ...EMPTY, name: ownName() });
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') void kept.refresh();
      looks += 1;
      timer = setTimeout(look, looks > QUIET_AFTER ? QUIET_MS : LOOK_MS);
    };
    const back = () => {
      looks = 0;
      look();
    };
    look();
    window.addEventListener('focus', back);
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      kept.close();
      clearTimeout(timer);
      window.removeEventListener('focus', back);
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [id]);
  return {
    ...state,
    mark: (...said: Parameters<Keeper['mark']>) => void keeper.current?.mark(...said),
    undo: () => void keeper.current?.undo(),
    rename: (name: string) => {
      keepName(name);
      void keeper.current?.rename(name);
    },
  };
}
