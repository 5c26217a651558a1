import { useState } from 'react';
import * as z from 'zod/mini';
import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import { STAFF_PROJECTS_URL } from '#domain/project/project-file.ts';
import { requestKeys } from '#site/request-key.ts';
import { CheckboxField, SelectField, TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { InvalidInput, useSubmit } from '../attempt.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormFoot } from '../form-foot.tsx';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';

const begunSchema = z.object({ id: z.uuid() });

type BeginProps = { onClose: () => void; onBegun: (id: string) => void };

/** A project that no order and no intake began. */
export function BeginDialog({ onClose, onBegun }: BeginProps) {
  const { PROJECT_DESK, PACKAGE_CHOICES } = useWords();
  const words = PROJECT_DESK.begin;
  const [keys] = useState(requestKeys);
  const { onSubmit, busy, failure } = useSubmit(async (field) => {
    const name = field('client').trim();
    const email = field('address').trim();
    if (!name) throw new InvalidInput(words.nameMissing);
    if (!/^\S+@\S+$/.test(email)) throw new InvalidInput(words.emailWrong);
    const asked = { name, email, packageId: field('package') || null, tellClient: field('tell') === 'on' };
    const begun = await send('POST', STAFF_PROJECTS_URL, asked, {
      headers: { 'idempotency-key': keys.for(asked) },
    });
    toast({ title: words.done });
    onBegun(z.parse(begunSchema, begun).id);
  });
  return (
    <FormDialog onClose={onClose} title={PROJECT_DESK.board.begin} description={words.lead} size="sm">
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <TextField
          label={words.name}
          name="client"
          autoComplete="off"
          maxLength={PROJECT_LENGTHS.name}
          required
        />
        <TextField label={words.email} name="address" type="email" autoComplete="off" required />
        <SelectField
          label={words.package}
          name="package"
          placeholder={PROJECT_DESK.noPackage}
          options={PACKAGE_CHOICES}
        />
        <CheckboxField label={words.tell} name="tell" defaultChecked />
        <FormFoot failure={failure} busy={busy} onCancel={onClose}>
          {words.submit}
        </FormFoot>
      </form>
    </FormDialog>
  );
}
