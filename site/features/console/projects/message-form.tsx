import { type FormEvent, useRef } from 'react';
import { PROJECT_LENGTHS, PROJECT_MOST } from '#domain/project/limits.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { useConfirmLeave } from '#site/ui/use-confirm-leave.ts';
import { DropArea } from '../drop-area.tsx';
import { useNoteDraft } from '../note-draft.ts';
import { WriteSpanish } from '../speaks.tsx';
import { useWords } from '../words.ts';
import { formOf } from './chosen-files.ts';
import { useDesk } from './desk.ts';
import { ChooseFiles, useChosenFiles } from './file-choice.tsx';
import { SendingLine } from './sending-line.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { refuse, useSending } from './use-sending.ts';

/** What is written is kept for its project until it is sent. */
export function MessageForm() {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.messages;
  const { project, url, reload } = useDesk();
  const [body, setBody] = useNoteDraft('messages', project.id);
  const chosen = useChosenFiles(PROJECT_MOST.filesPerMessage);
  const { share, failure, start, stop } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const busy = share !== undefined;
  useConfirmLeave(busy);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const done = await start(`${url}/messages`, () => {
      if (!body.trim() && chosen.files.length === 0) refuse(words.nothing);
      return formOf({ body }, chosen.files);
    });
    if (!done) return;
    setBody('');
    chosen.clear();
    toast({ title: words.sent });
    reload();
  }

  function insert(text: string) {
    setBody(body.trim() ? `${body.trimEnd()}\n\n${text}` : text);
    form.current?.querySelector('textarea')?.focus();
  }

  return (
    <DropArea onFiles={chosen.add} dropNow={PROJECT_DESK.files.dropNow}>
      <form ref={form} onSubmit={submit} className="mt-5 grid gap-3">
        <WriteSpanish language={project.language} />
        <TextAreaField
          label={words.write}
          name="message"
          rows={4}
          maxLength={PROJECT_LENGTHS.message}
          hint={body.trim() ? words.kept : words.hint}
          value={body}
          onChange={({ target }) => setBody(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
          }}
        />
        <TemplateChoice onInsert={insert} />
        <ChooseFiles chosen={chosen} label={PROJECT_DESK.files.attach} />
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        {busy && chosen.files.length > 0 ? <SendingLine share={share} onStop={stop} /> : null}
        <div>
          <Button type="submit" variant="secondary" pending={busy}>
            {words.send}
          </Button>
        </div>
      </form>
    </DropArea>
  );
}
