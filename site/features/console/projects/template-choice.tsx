import { useState } from 'react';
import { type AnswerTemplate, answerTemplatesSchema } from '#domain/project/project-file.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { SelectField } from '#site/ui/field.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { TemplatesDialog } from './templates-dialog.tsx';
import { TEMPLATES_URL } from './templates-url.ts';

/** Puts a frequent answer into the message, with the client's name and ticket in their places. */
export function TemplateChoice({ onInsert }: { onInsert: (text: string) => void }) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.templates;
  const { project } = useDesk();
  const query = useRead(answerTemplatesSchema, TEMPLATES_URL);
  const [managing, setManaging] = useState(false);
  const templates = query.data?.templates ?? [];
  const insert = ({ body }: AnswerTemplate) =>
    onInsert(fill(body, { name: project.name.split(' ')[0] ?? '', ticket: project.ticketNumber }));
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-1">
      {templates.length > 0 ? (
        <SelectField
          className="min-w-0 flex-1 basis-56"
          label={words.insert}
          name="template"
          placeholder={words.choose}
          options={templates.map(({ id, title }) => ({ value: id, label: title }))}
          value=""
          onChange={({ target }) => {
            const chosen = templates.find(({ id }) => id === target.value);
            if (chosen) insert(chosen);
          }}
        />
      ) : null}
      <Button variant="quiet" onClick={() => setManaging(true)}>
        {words.manage}
      </Button>
      {managing ? (
        <TemplatesDialog
          templates={templates}
          onChanged={() => void query.refetch()}
          onClose={() => setManaging(false)}
        />
      ) : null}
    </div>
  );
}
