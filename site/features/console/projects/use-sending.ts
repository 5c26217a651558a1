import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { requestKeys } from '#site/request-key.ts';
import { InvalidInput, reasonOf } from '../attempt.ts';
import { upload } from '../staff-calls.ts';
import { useWords } from '../words.ts';

const anything = z.unknown();

const describe = (form: FormData) =>
  [...form].map(([name, value]) => [name, typeof value === 'string' ? value : [value.name, value.size]]);

/** Sends a form with files: how far it is, why it failed, and the way to stop it. */
export function useSending() {
  const { CONSOLE, PROJECT_DESK } = useWords();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState('');
  const going = useRef<AbortController>(undefined);
  // Sent again after a lost answer, it is still one.
  const [keys] = useState(requestKeys);
  useEffect(() => () => going.current?.abort(), []);

  async function start(url: string, makeForm: () => FormData): Promise<boolean> {
    const mine = new AbortController();
    setFailure('');
    try {
      const form = makeForm();
      going.current = mine;
      setShare(0);
      await upload(anything, url, form, {
        signal: mine.signal,
        headers: { 'idempotency-key': keys.for([url, describe(form)]) },
        onProgress: (loaded, total) => setShare(total > 0 ? loaded / total : 0),
      });
      keys.forget();
      return true;
    } catch (error) {
      setFailure(mine.signal.aborted ? PROJECT_DESK.handOver.stopped : reasonOf(CONSOLE, error));
      return false;
    } finally {
      going.current = undefined;
      setShare(undefined);
    }
  }

  return { share, failure, start, stop: () => going.current?.abort() };
}

/** What the page itself can tell is missing. */
export const refuse = (reason: string): never => {
  throw new InvalidInput(reason);
};
