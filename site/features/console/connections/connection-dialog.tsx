import { useState } from 'react';
import * as z from 'zod/mini';
import {
  CONNECTION_LENGTHS,
  CONNECTIONS_URL,
  type Connection,
  connectionFormSchema,
  connectionSecretSchema,
} from '#domain/webhook/connections.ts';
import { WEBHOOK_EVENTS } from '#domain/webhook/events.ts';
import { fill } from '#domain/words/fill.ts';
import { CheckboxField, FieldSet, TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { errorOf, useSubmit } from '../attempt.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormFoot } from '../form-foot.tsx';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';

type DialogProps = {
  /** None: a new one. */
  connection?: Connection;
  onDone: (told: { id: string; name: string; secret: string } | undefined) => void;
  onClose: () => void;
};

type Errors = Partial<Record<'name' | 'url' | 'events', string>>;

const readForm = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  return z.safeParse(connectionFormSchema, {
    name: fields.get('name'),
    url: fields.get('url'),
    events: fields.getAll('events'),
  });
};

const errorsOf = (issues: z.core.$ZodIssue[]): Errors =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).toReversed());

export function ConnectionDialog({ connection, onDone, onClose }: DialogProps) {
  const words = useWords().CONNECTIONS;
  const [errors, setErrors] = useState<Errors>({});
  const { onSubmit, busy, failure } = useSubmit(async (_field, form) => {
    const read = readForm(form);
    setErrors(read.success ? {} : errorsOf(read.error.issues));
    if (!read.success) {
      const first = WITH_ERRORS.find((name) => read.error.issues.some(({ path }) => path[0] === name));
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    const told = await send(
      'POST',
      connection ? `${CONNECTIONS_URL}/${connection.id}` : CONNECTIONS_URL,
      read.data,
    );
    toast({ title: connection ? words.saved : words.added });
    onDone(connection ? undefined : { ...z.parse(connectionSecretSchema, told), name: read.data.name });
  });

  return (
    <FormDialog
      onClose={onClose}
      title={connection ? fill(words.editThe, { name: connection.name }) : words.add}
      description={words.addLead}
    >
      <form onSubmit={onSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          label={words.name}
          hint={words.nameHint}
          name="name"
          maxLength={CONNECTION_LENGTHS.name}
          defaultValue={connection?.name}
          autoComplete="off"
          required
          {...errorOf(errors.name)}
        />
        <TextField
          label={words.url}
          hint={words.urlHint}
          name="url"
          type="url"
          inputMode="url"
          defaultValue={connection?.url}
          autoComplete="off"
          spellCheck={false}
          required
          {...errorOf(errors.url)}
        />
        <FieldSet legend={words.events} required {...errorOf(errors.events)}>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {WEBHOOK_EVENTS.map((event) => (
              <CheckboxField
                key={event}
                label={words.eventNames[event]}
                name="events"
                value={event}
                defaultChecked={connection ? connection.events.includes(event) : event === 'lead.created'}
              />
            ))}
          </div>
        </FieldSet>
        <FormFoot failure={failure} busy={busy} onCancel={onClose}>
          {connection ? words.save : words.add}
        </FormFoot>
      </form>
    </FormDialog>
  );
}

// In the order in which they stand.
const WITH_ERRORS = ['name', 'url', 'events'] as const;
