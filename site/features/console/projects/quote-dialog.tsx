import { useState } from 'react';
import { PROJECT_LENGTHS, QUOTE_CENTS } from '#domain/project/limits.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { requestKeys } from '#site/request-key.ts';
import { TextAreaField, TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { InvalidInput, useSubmit } from '../attempt.ts';
import { centsIn } from '../dollar-input.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormFoot } from '../form-foot.tsx';
import { useNoteDraft } from '../note-draft.ts';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';

const LIMITS = { min: dollarsAndCents(QUOTE_CENTS.min), max: dollarsAndCents(QUOTE_CENTS.max) };

export function QuoteDialog({ onClose }: { onClose: () => void }) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.quotes;
  const { project, url, reload } = useDesk();
  const [text, setText] = useNoteDraft('quotes', project.id);
  const [keys] = useState(requestKeys);
  const { onSubmit, busy, failure } = useSubmit(async (field) => {
    const title = field('name').trim();
    const amountCents = centsIn(field('amount'));
    if (!title) throw new InvalidInput(words.titleMissing);
    if (!amountCents || amountCents < QUOTE_CENTS.min || amountCents > QUOTE_CENTS.max)
      throw new InvalidInput(fill(words.amountWrong, LIMITS));
    const asked = { title, words: text, amountCents };
    await send('POST', `${url}/quotes`, asked, { headers: { 'idempotency-key': keys.for(asked) } });
    setText('');
    toast({ title: words.sent });
    reload();
    onClose();
  });
  return (
    <FormDialog onClose={onClose} title={words.write} description={words.lead} size="sm">
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <TextField
          label={words.name}
          name="name"
          maxLength={PROJECT_LENGTHS.title}
          autoComplete="off"
          required
        />
        <TextAreaField
          label={words.words}
          name="covers"
          rows={4}
          maxLength={PROJECT_LENGTHS.quoteWords}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField label={words.amount} name="amount" inputMode="decimal" autoComplete="off" required />
        <FormFoot failure={failure} busy={busy} onCancel={onClose}>
          {words.submit}
        </FormFoot>
      </form>
    </FormDialog>
  );
}
