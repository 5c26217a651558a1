import { type FormEvent, useState } from 'react';
import { endOfDueDay } from '#domain/project/due-day.ts';
import { PROJECT_LENGTHS, PROJECT_MOST } from '#domain/project/limits.ts';
import type { Delivery } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { FieldSet, TextAreaField, TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { useConfirmLeave } from '#site/ui/use-confirm-leave.ts';
import { DropArea } from '../drop-area.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useNoteDraft } from '../note-draft.ts';
import { useWords } from '../words.ts';
import { formOf } from './chosen-files.ts';
import { designNameIn } from './design-name.ts';
import { useDesk } from './desk.ts';
import { DAYS_TO_ANSWER, workingDaysAhead } from './due-words.ts';
import { ChooseFiles, useChosenFiles } from './file-choice.tsx';
import { SendingLine } from './sending-line.tsx';
import { refuse, useSending } from './use-sending.ts';

type Kind = Delivery['kind'];
type HandOverProps = { delivery?: Delivery | undefined; onClose: () => void };

/** A new delivery, or a new version of one: files or a design, and the words that go with it. */
export function HandOverDialog({ delivery, onClose }: HandOverProps) {
  const { CONSOLE, PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.handOver;
  const { project, url, reload } = useDesk();
  const [kind, setKind] = useState<Kind>(delivery?.kind ?? 'files');
  const [note, setNote] = useNoteDraft('deliveries', delivery?.id ?? project.id);
  const chosen = useChosenFiles(PROJECT_MOST.filesPerVersion);
  const { share, failure, start, stop } = useSending();
  const busy = share !== undefined;
  useConfirmLeave(busy);

  async function handOver(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const field = (name: string) => String(fields.get(name) ?? '').trim();
    const design = kind === 'design' ? designNameIn(field('design')) : undefined;
    const target = delivery ? `${url}/deliveries/${delivery.id}/versions` : `${url}/deliveries`;
    const done = await start(target, () => {
      const title = delivery ? '' : field('title') || refuse(words.titleMissing);
      if (kind === 'design' && !design) refuse(words.linkWrong);
      if (kind === 'files' && chosen.files.length === 0) refuse(words.noFiles);
      const texts = { title, note, design: design ?? '', dueAt: endOfDueDay(field('due')) ?? '' };
      return formOf(texts, kind === 'files' ? chosen.files : []);
    });
    if (!done) return;
    setNote('');
    toast({ title: words.done });
    reload();
    onClose();
  }

  return (
    <FormDialog
      onClose={onClose}
      title={
        delivery
          ? fill(PROJECT_DESK.deliveries.newVersionOf, { title: delivery.title })
          : PROJECT_DESK.deliveries.handOver
      }
      description={words.lead}
      {...(busy ? { lockedReason: words.locked } : {})}
    >
      <form onSubmit={handOver} noValidate className="grid gap-4">
        {delivery ? null : (
          <>
            <TextField
              label={words.title}
              name="title"
              hint={words.titleHint}
              maxLength={PROJECT_LENGTHS.title}
              autoComplete="off"
              required
            />
            <KindChoice kind={kind} onChange={setKind} />
          </>
        )}
        {kind === 'files' ? (
          <DropArea onFiles={chosen.add} dropNow={PROJECT_DESK.files.dropNow}>
            <ChooseFiles chosen={chosen} label={PROJECT_DESK.files.choose} large />
          </DropArea>
        ) : (
          <TextField
            label={words.link}
            name="design"
            hint={words.linkHint}
            autoComplete="off"
            maxLength={2000}
            required
          />
        )}
        <TextAreaField
          label={words.note}
          name="note"
          rows={3}
          maxLength={PROJECT_LENGTHS.note}
          hint={note.trim() ? words.noteKept : undefined}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <TextField
          label={words.due}
          name="due"
          type="date"
          className="max-w-56"
          defaultValue={workingDaysAhead(DAYS_TO_ANSWER)}
        />
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        {busy ? <SendingLine share={share} onStop={stop} /> : null}
        <div className="flex flex-wrap gap-4">
          <Button type="submit" pending={busy}>
            {words.submit}
          </Button>
          {busy ? null : (
            <Button variant="quiet" onClick={onClose}>
              {CONSOLE.cancel}
            </Button>
          )}
        </div>
      </form>
    </FormDialog>
  );
}

function KindChoice({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const { PROJECT_DESK, brand } = useWords();
  const words = PROJECT_DESK.handOver;
  return (
    <FieldSet legend={words.what}>
      <div className="flex flex-wrap gap-x-6">
        {(['files', 'design'] as const).map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="kind"
              className="size-5.5 accent-lagoon"
              checked={one === kind}
              onChange={() => onChange(one)}
            />
            {fill(words[one], { brand })}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
