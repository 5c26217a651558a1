import { type FormEvent, useState } from 'react';
import { RequestError } from '#site/request.ts';
import { toast } from '#site/ui/toast.ts';
import { type ConsoleWords, useWords } from './words.ts';

// What a proxy responds when the site itself does not.
const AWAY = new Set([502, 503, 504]);

/** What the page itself can tell is wrong; its message is shown as it is. */
export class InvalidInput extends Error {}

type Reasons = Pick<ConsoleWords['CONSOLE'], 'unreachable' | 'unreadable'>;

/** Why something did not happen, in words for staff: the server's own, or that it did not answer. */
export const reasonOf = ({ unreachable, unreadable }: Reasons, error: unknown): string => {
  if (error instanceof InvalidInput) return error.message;
  if (error instanceof RequestError) return AWAY.has(error.status) ? unreachable : error.visitorMessage;
  return error instanceof TypeError ? unreachable : unreadable;
};

/** Says what happened either way; a failure leaves what was typed. */
export function useAttempt() {
  const { CONSOLE } = useWords();
  const [busy, setBusy] = useState(false);
  async function attempt<Result>(
    work: () => Promise<Result>,
    said: string | ((result: Result) => string) = CONSOLE.saved,
  ): Promise<boolean> {
    setBusy(true);
    try {
      const result = await work();
      toast({ title: typeof said === 'string' ? said : said(result) });
      return true;
    } catch (error) {
      toast({ title: CONSOLE.notSaved, description: reasonOf(CONSOLE, error), variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { attempt, busy };
}

type Field = (name: string) => string;

/** Sends a form: what it holds goes to `work`, and why that failed stands where the form shows it. */
export function useSubmit(
  work: (field: Field, form: HTMLFormElement) => Promise<unknown>,
  explain: (words: ConsoleWords['CONSOLE'], error: unknown) => string = reasonOf,
) {
  const { CONSOLE } = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const fields = new FormData(form, submitter);
    setBusy(true);
    setFailure('');
    try {
      await work((name) => String(fields.get(name) ?? ''), form);
    } catch (error) {
      setFailure(explain(CONSOLE, error));
    }
    setBusy(false);
  }
  /** What is wrong with one input says nothing of the next. */
  const onInput = () => setFailure('');
  return { onSubmit, onInput, busy, failure };
}

/** For a field that shows why a form failed. */
export const errorOf = (failure: string | undefined) => (failure ? { error: failure } : {});
