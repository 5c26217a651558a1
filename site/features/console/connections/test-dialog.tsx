import { useState } from 'react';
import * as z from 'zod/mini';
import {
  CONNECTIONS_URL,
  type Connection,
  type Delivery,
  deliverySchema,
} from '#domain/webhook/connections.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { SelectField } from '#site/ui/field.tsx';
import { useSubmit } from '../attempt.ts';
import { FormFoot } from '../form-foot.tsx';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { errorWords } from './error-words.ts';

export function TestDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const { CONSOLE, CONNECTIONS: words } = useWords();
  const { id, name, events } = connection;
  const [answer, setAnswer] = useState<Delivery>();
  const { onSubmit, busy, failure } = useSubmit(async (field) => {
    setAnswer(undefined);
    const told = await send('POST', `${CONNECTIONS_URL}/${id}/test`, { event: field('event') });
    setAnswer(z.parse(deliverySchema, told));
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fill(words.test.title, { name })}
      description={words.test.lead}
    >
      <form onSubmit={onSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SelectField
          label={words.test.event}
          name="event"
          options={events.map((event) => ({ value: event, label: words.eventNames[event] }))}
        />
        {answer ? <Answer answer={answer} /> : null}
        <FormFoot
          failure={failure}
          busy={busy}
          variant="secondary"
          onCancel={onClose}
          cancel={answer ? CONSOLE.close : CONSOLE.cancel}
        >
          {answer ? words.test.sendAgain : words.test.send}
        </FormFoot>
      </form>
    </Dialog>
  );
}

function Answer({ answer }: { answer: Delivery }) {
  const words = useWords().CONNECTIONS;
  const { error, responseStatus: status, responseExcerpt: said, tookMs } = answer;
  const ms = tookMs ?? 0;
  return (
    <Alert tone={error ? 'danger' : 'success'} title={error ? words.test.failed : words.test.taken}>
      {error ? <p>{errorWords(words, answer)}</p> : null}
      <p>{status ? fill(words.test.status, { status, ms }) : fill(words.test.time, { ms })}</p>
      {said ? (
        <>
          <p className="mt-2">{words.test.said}</p>
          <p className="mt-1 max-h-40 overflow-y-auto break-words rounded-control bg-white p-2.5 font-mono">
            {said}
          </p>
        </>
      ) : null}
      {status && !said ? <p>{words.test.saidNothing}</p> : null}
    </Alert>
  );
}
