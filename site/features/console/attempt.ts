import { RequestError } from '#site/request.ts';
import { toast } from '#site/ui/toast.ts';
import { useWords } from './words.ts';

// What stands before the site answers these when the site itself does not.
const AWAY = new Set([502, 503, 504]);

type Reasons = { unreachable: string; unreadable: string };

/** Why something did not happen, in words for staff: the server's own, or that it did not answer. */
export const reasonOf = ({ unreachable, unreadable }: Reasons, error: unknown): string => {
  if (error instanceof RequestError) return AWAY.has(error.status) ? unreachable : error.visitorMessage;
  return error instanceof TypeError ? unreachable : unreadable;
};

/** Says what happened either way; a failure leaves what was typed. */
export function useAttempt() {
  const { CONSOLE } = useWords();
  return async (
    work: () => Promise<unknown>,
    words: string | (() => string) = CONSOLE.saved,
  ): Promise<boolean> => {
    try {
      await work();
      toast({ title: typeof words === 'string' ? words : words() });
      return true;
    } catch (error) {
      toast({ title: CONSOLE.notSaved, description: reasonOf(CONSOLE, error), variant: 'destructive' });
      return false;
    }
  };
}
