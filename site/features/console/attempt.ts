import { CONSOLE } from '#content/console.ts';
import { RequestError } from '#site/request.ts';
import { toast } from '#site/ui/toast.ts';

// What stands before the site answers these when the site itself does not.
const AWAY = new Set([502, 503, 504]);

/** Why something did not happen, in words for staff: the server's own, or that it did not answer. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof RequestError)
    return AWAY.has(error.status) ? CONSOLE.unreachable : error.visitorMessage;
  return error instanceof TypeError ? CONSOLE.unreachable : CONSOLE.unreadable;
};

/** Says what happened either way; a failure leaves what was typed. */
export const attempt = async (
  work: () => Promise<unknown>,
  words: string | (() => string) = CONSOLE.saved,
): Promise<boolean> => {
  try {
    await work();
    toast({ title: typeof words === 'string' ? words : words() });
    return true;
  } catch (error) {
    toast({ title: CONSOLE.notSaved, description: reasonOf(error), variant: 'destructive' });
    return false;
  }
};
