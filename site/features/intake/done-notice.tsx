import { INTAKE_FORM } from '#content/intake.ts';
import { Alert } from '#site/ui/alert.tsx';
import type { Done } from './use-submission.ts';

// The toast goes; the ticket number stays until the visitor leaves.
export function DoneNotice({ done }: { done: Done }) {
  return (
    <Alert tone="success" title={INTAKE_FORM.done.title(done.ticketNumber)} className="mb-7">
      <p>{INTAKE_FORM.done.body}</p>
      {done.statusUrl ? (
        <a className="mt-1 inline-block py-2 text-lagoon underline underline-offset-4" href={done.statusUrl}>
          {INTAKE_FORM.done.status}
        </a>
      ) : null}
    </Alert>
  );
}
