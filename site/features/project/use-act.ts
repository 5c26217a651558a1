import { useRef, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { RequestError } from '#site/request.ts';
import { useWords } from './words.ts';

/** One press at a time; what failed is told beside the button, in words. */
export function useAct() {
  const { ROOM } = useWords();
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const [problem, setProblem] = useState<string>();
  async function act(work: () => Promise<unknown>, explain?: (error: RequestError) => string | undefined) {
    // A second press comes before the button is drawn as waiting.
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const refused = error instanceof RequestError && error.status < 500 ? error : undefined;
      setProblem(
        refused
          ? (explain?.(refused) ?? fill(ROOM.refusedAct, { reason: refused.visitorMessage }))
          : ROOM.failedAct,
      );
    } finally {
      busy.current = false;
      setPending(false);
    }
  }
  return { pending, problem, act, clear: () => setProblem(undefined) };
}
