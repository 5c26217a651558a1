import { useState } from 'react';
import * as z from 'zod/mini';
import { placeAbout } from '#domain/console/place.ts';
import { fill } from '#domain/words/fill.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { useAttempt } from './attempt.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Loaded } from './parts.tsx';
import { send } from './staff-calls.ts';
import { useRead } from './use-read.ts';
import { useWords } from './words.ts';

type MailProps = { id: string; item: Record<string, unknown>; onChanged: () => void };

const wordsSchema = z.object({ subject: z.string(), text: z.string() });
const sentSchema = z.object({ sent: z.boolean() });
const ARRIVED = new Set(['sent', 'saved']);

// A mail is read as text: nothing in it can run, load or pretend.
export function MailActions({ id, item, onChanged }: MailProps) {
  const { CONSOLE } = useWords();
  const { attempt, busy } = useAttempt();
  const [asking, setAsking] = useState(false);
  const query = useRead(wordsSchema, `/api/staff/mails/${id}/words`);
  const about =
    item.aboutKind && item.aboutId ? { kind: String(item.aboutKind), id: String(item.aboutId) } : null;
  const place = about ? placeAbout(about) : '';

  async function again() {
    setAsking(false);
    const done = await attempt(
      async () => z.parse(sentSchema, await send('POST', `/api/staff/mails/${id}/retry`)),
      ({ sent }) => (sent ? CONSOLE.mailSent : CONSOLE.mailQueued),
    );
    if (done) onChanged();
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <Button
          variant="secondary"
          size="sm"
          pending={busy}
          onClick={() => (ARRIVED.has(String(item.state)) ? setAsking(true) : void again())}
        >
          {CONSOLE.retryMail}
        </Button>
        {place ? (
          <ButtonLink variant="quiet" href={place}>
            {CONSOLE.openAbout}
          </ButtonLink>
        ) : null}
      </div>
      <Loaded query={query}>
        {({ text }) => (
          <pre className="whitespace-pre-wrap break-words bg-travertine p-4 font-sans text-small">{text}</pre>
        )}
      </Loaded>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        action={CONSOLE.retryMail}
        question={fill(CONSOLE.confirmMail, { address: String(item.toAddress) })}
        onConfirm={() => void again()}
      />
    </div>
  );
}
