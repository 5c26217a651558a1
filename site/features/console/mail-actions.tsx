import { useState } from 'react';
import * as z from 'zod/mini';
import { CONSOLE } from '#content/console.ts';
import { Button } from '#site/ui/button.tsx';
import { attempt } from './attempt.ts';
import { read, send } from './staff-calls.ts';

const wordsSchema = z.object({ subject: z.string(), text: z.string() });

// A mail is read as text: nothing in it can run, load or pretend.
export function MailActions({ id, onChanged }: { id: string; onChanged: () => void }) {
  const [text, setText] = useState<string>();
  const show = async () => setText((await read(wordsSchema, `/api/staff/mails/${id}/words`)).text);
  const again = async () => {
    if (await attempt(() => send('POST', `/api/staff/mails/${id}/retry`), CONSOLE.mailQueued)) onChanged();
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" size="sm" onClick={() => void show()}>
          {CONSOLE.readMail}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void again()}>
          {CONSOLE.retryMail}
        </Button>
      </div>
      {text ? (
        <pre className="whitespace-pre-wrap break-words bg-travertine p-4 font-sans text-small">{text}</pre>
      ) : null}
    </div>
  );
}
