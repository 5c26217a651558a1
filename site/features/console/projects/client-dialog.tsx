import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { InvalidInput, useSubmit } from '../attempt.ts';
import { FormDialog } from '../form-dialog.tsx';
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
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        <div className="flex flex-wrap gap-4">
          <Button type="submit" variant="secondary" pending={busy}>
            {words.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {CONSOLE.cancel}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
