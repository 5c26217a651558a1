import { useRef, useState } from 'react';
import { replyTemplatesSchema } from '#domain/console/reply.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useMayUse } from '../me.ts';
import { WriteSpanish } from '../speaks.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';
import { type AllAnswered, ReplyActions } from './reply-actions.tsx';
import { type Reply, useReply } from './use-reply.ts';

type ReplyProps = {
  kind: string;
  item: Record<string, unknown>;
  /** Marks whoever was answered; absent where they were marked already. */
  onAnswered: (() => void) | undefined;
  onAllAnswered: AllAnswered | undefined;
};

/** A letter to whoever sent the entry: begun from a template, looked over, and handed to the reader's own email. */
export function ReplyPart({ kind, item, onAnswered, onAllAnswered }: ReplyProps) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.reply;
  const reply = useReply(kind, item);
  const [open, setOpen] = useState(reply.begun);
  if (!open)
    return (
      <div>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {words.begin}
        </Button>
      </div>
    );
  return (
    <section aria-labelledby="reply" className="grid gap-4 rounded-card border border-sand p-4 sm:p-5">
      <Heading level={3} size="small" id="reply">
        {words.title}
      </Heading>
      <WriteSpanish language={item.language} />
      <TemplateChoice reply={reply} />
      <TextField
        label={words.subject}
        name="reply-subject"
        value={reply.subject}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => reply.setSubject(target.value)}
      />
      <TextAreaField
        label={fill(words.body, { name: reply.name })}
        name="reply"
        rows={9}
        maxLength={4000}
        hint={reply.begun ? words.kept : words.never}
        value={reply.body}
        onChange={({ target }) => reply.setBody(target.value)}
      />
      {reply.missing.length > 0 ? (
        <Alert tone="warning" title={fill(words.missing, { places: reply.missing.join(', ') })}>
          {words.missingHint}
        </Alert>
      ) : null}
      <ReplyActions
        reply={reply}
        address={String(item.email)}
        onAnswered={onAnswered}
        onAllAnswered={onAllAnswered}
        onClear={() => {
          reply.clear();
          setOpen(false);
        }}
      />
    </section>
  );
}

function TemplateChoice({ reply }: { reply: Reply }) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.reply;
  const query = useRead(replyTemplatesSchema, '/api/staff/replies');
  const field = useRef<HTMLDivElement>(null);
  const mayEdit = useMayUse('content');
  const templates = query.data?.templates ?? [];
  const undo = () => {
    reply.undo();
    // The button goes with its reason.
    field.current?.querySelector('select')?.focus();
  };
  return (
    <div ref={field} className="grid gap-1">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-1">
        <SelectField
          className="min-w-0 flex-1 basis-56"
          label={words.template}
          name="reply-template"
          placeholder={words.choose}
          options={templates.map(({ title }) => ({ value: title, label: title }))}
          value=""
          onChange={({ target }) => {
            const chosen = templates.find(({ title }) => title === target.value);
            if (chosen) reply.insert(chosen);
          }}
        />
        {mayEdit ? (
          <a href="#content/replies" className="text-link inline-block py-2.5 text-small">
            {words.edit}
          </a>
        ) : null}
      </div>
      <div role="status" className="text-small">
        {reply.inserted ? (
          <p className="flex flex-wrap items-center gap-x-3">
            {fill(words.inserted, { title: reply.inserted })}
            <Button variant="quiet" onClick={undo}>
              {CONSOLE.undo}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
