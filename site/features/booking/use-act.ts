import { useRef, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { RequestError } from '#site/request.ts';
import { useWords } from './words.ts';

/** One press at a time; what failed is told beside the button, and nothing chosen is lost. */
export function useAct() {
  const { CALL } = useWords();
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const [problem, setProblem] = useState<string>();
  /** `handled` says whether a failure has been told already. */
  async function act(work: () => Promise<unknown>, handled: (error: unknown) => boolean = () => false) {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const refused = error instanceof RequestError && error.status < 500;
      if (!handled(error))
        setProblem(refused ? fill(CALL.refusedAct, { reason: error.visitorMessage }) : CALL.failedAct);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }
  return { pending, problem, act };
}
