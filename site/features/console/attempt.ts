import { CONSOLE } from '#content/console.ts';
import { toast } from '#site/ui/toast.ts';

/** Says what happened either way; a failure leaves what was typed. */
export const attempt = async (
  work: () => Promise<unknown>,
  words: string = CONSOLE.saved,
): Promise<boolean> => {
  try {
    await work();
    toast({ title: words });
    return true;
  } catch (error) {
    toast({
      title: CONSOLE.notSaved,
      description: error instanceof Error ? error.message : undefined,
      variant: 'destructive',
    });
    return false;
  }
};
