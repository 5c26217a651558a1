import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import { TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { InvalidInput, useSubmit } from '../attempt.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormFoot } from '../form-foot.tsx';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';

/** Where mails go is changed by a press of its own: a slip would send them to a stranger. */
export function ClientDialog({ onClose }: { onClose: () => void }) {
  const { CONSOLE, PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.head;
  const { project, url, reload } = useDesk();
  const { onSubmit, busy, failure } = useSubmit(async (field) => {
    const name = field('client').trim();
    const email = field('address').trim();
    if (!name) throw new InvalidInput(PROJECT_DESK.begin.nameMissing);
    if (email !== (project.email ?? '') && !/^\S+@\S+$/.test(email))
      throw new InvalidInput(PROJECT_DESK.begin.emailWrong);
    await send('PATCH', url, { name, ...(email && email !== project.email ? { email } : {}) });
    toast({ title: CONSOLE.saved });
    reload();
    onClose();
  });
  return (
    <FormDialog onClose={onClose} title={words.edit} description={words.editLead} size="sm">
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <TextField
          label={words.name}
          name="client"
          defaultValue={project.name}
          maxLength={PROJECT_LENGTHS.name}
          autoComplete="off"
        />
        <TextField
          label={words.email}
          name="address"
          type="email"
          defaultValue={project.email ?? ''}
          autoComplete="off"
        />
        <FormFoot failure={failure} busy={busy} variant="secondary" onCancel={onClose}>
          {words.save}
        </FormFoot>
      </form>
    </FormDialog>
  );
}
