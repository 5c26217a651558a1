import { useState } from 'react';
import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import type { AnswerTemplate } from '#domain/project/project-file.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { TextAreaField, TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { InvalidInput, useAttempt, useSubmit } from '../attempt.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { FormFoot } from '../form-foot.tsx';
import { Line, Lines } from '../parts.tsx';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { Quiet } from './project-part.tsx';
import { TEMPLATES_URL } from './templates-url.ts';

type TemplatesProps = {
  templates: readonly AnswerTemplate[];
  onChanged: () => void;
  onClose: () => void;
};

export function TemplatesDialog({ templates, onChanged, onClose }: TemplatesProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.templates;
  // Undefined: the list; null: a new one.
  const [editing, setEditing] = useState<AnswerTemplate | null>();
  return (
    <FormDialog
      onClose={onClose}
      shows={editing === undefined ? 'list' : 'form'}
      title={words.title}
      description={words.lead}
    >
      {editing === undefined ? (
        <>
          {templates.length === 0 ? <Quiet>{words.none}</Quiet> : null}
          <Lines>
            {templates.map((template) => (
              <TemplateLine
                key={template.id}
                template={template}
                onEdit={() => setEditing(template)}
                onChanged={onChanged}
              />
            ))}
          </Lines>
          <Button variant="secondary" size="sm" className="mt-4" onClick={() => setEditing(null)}>
            {words.add}
          </Button>
        </>
      ) : (
        <TemplateForm
          template={editing}
          onDone={() => {
            setEditing(undefined);
            onChanged();
          }}
          onCancel={() => setEditing(undefined)}
        />
      )}
    </FormDialog>
  );
}

type LineProps = { template: AnswerTemplate; onEdit: () => void; onChanged: () => void };

function TemplateLine({ template, onEdit, onChanged }: LineProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.templates;
  const { attempt, busy } = useAttempt();
  const [asking, setAsking] = useState(false);
  const { id, title, body } = template;
  async function remove() {
    setAsking(false);
    if (await attempt(() => send('DELETE', `${TEMPLATES_URL}/${id}`), words.removed)) onChanged();
  }
  return (
    <Line title={title} notes={[body.length > 120 ? `${body.slice(0, 120)}…` : body]}>
      <Button variant="quiet" aria-label={fill(words.editThe, { title })} onClick={onEdit}>
        {words.edit}
      </Button>
      <Button
        variant="quiet"
        pending={busy}
        aria-label={fill(words.removeThe, { title })}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        action={words.remove}
        question={fill(words.removeQuestion, { title })}
        dangerous
        onConfirm={() => void remove()}
      />
    </Line>
  );
}

type FormProps = { template: AnswerTemplate | null; onDone: () => void; onCancel: () => void };

function TemplateForm({ template, onDone, onCancel }: FormProps) {
  const { CONSOLE, PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.templates;
  const { onSubmit, busy, failure } = useSubmit(async (field) => {
    const next = { title: field('name').trim(), body: field('body').trim() };
    if (!next.title || !next.body) throw new InvalidInput(words.incomplete);
    if (template) await send('PUT', `${TEMPLATES_URL}/${template.id}`, next);
    else await send('POST', TEMPLATES_URL, next);
    toast({ title: CONSOLE.saved });
    onDone();
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <TextField
        label={words.name}
        name="name"
        defaultValue={template?.title ?? ''}
        maxLength={PROJECT_LENGTHS.title}
        autoComplete="off"
        required
      />
      <TextAreaField
        label={words.body}
        name="body"
        rows={7}
        defaultValue={template?.body ?? ''}
        maxLength={PROJECT_LENGTHS.template}
        required
      />
      <FormFoot failure={failure} busy={busy} variant="secondary" onCancel={onCancel}>
        {words.save}
      </FormFoot>
    </form>
  );
}
