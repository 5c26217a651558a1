import { CONSOLE } from '#content/console.ts';
import { RequestError } from '#site/request.ts';
import { toast } from '#site/ui/toast.ts';

/** Why something did not happen, in words for staff: the server's own, or that it did not answer. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof RequestError) return error.visitorMessage;
  return error instanceof TypeError ? CONSOLE.unreachable : CONSOLE.again;
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
