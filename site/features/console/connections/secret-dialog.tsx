import { useState } from 'react';
import * as z from 'zod/mini';
import { CONNECTIONS_URL, connectionSecretSchema } from '#domain/webhook/connections.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { toast } from '#site/ui/toast.ts';
import { reasonOf } from '../attempt.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { showDate } from '../show-value.ts';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';

type SecretProps = {
  connection: { id: string; name: string; formerSecretUntil?: string | null };
  /** What the server told when it made it. */
  told?: string;
  onClose: () => void;
};

/** Fetched when somebody asks to see it, and forgotten with the dialog. */
export function SecretDialog({ connection: { id, name, formerSecretUntil }, told, onClose }: SecretProps) {
  const { CONSOLE, CONNECTIONS, STUDIO_ZONE } = useWords();
  const words = CONNECTIONS.secret;
  const [secret, setSecret] = useState(told);
  const [note, setNote] = useState(
    formerSecretUntil ? fill(words.former, { date: showDate(STUDIO_ZONE, formerSecretUntil) }) : '',
  );
  const [failure, setFailure] = useState('');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function ask(what: 'secret' | 'rotate') {
    setAsking(false);
    setBusy(true);
    setFailure('');
    try {
      const answer = await send('POST', `${CONNECTIONS_URL}/${id}/${what}`);
      setSecret(z.parse(connectionSecretSchema, answer).secret);
      if (what === 'rotate') setNote(words.rotated);
    } catch (error) {
      setFailure(reasonOf(CONSOLE, error));
    }
    setBusy(false);
  }

  return (
    <Dialog open onOpenChange={onClose} title={fill(words.title, { name })} description={words.lead}>
      <div className="grid gap-4">
        {secret ? (
          <Shown secret={secret} />
        ) : (
          <p>
            <Button variant="secondary" pending={busy} onClick={() => void ask('secret')}>
              {words.show}
            </Button>
          </p>
        )}
        {note ? <Alert>{note}</Alert> : null}
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        <div className="flex flex-wrap gap-x-5">
          <Button variant="quiet" onClick={onClose}>
            {words.done}
          </Button>
          {told ? null : (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {words.rotate}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        action={words.rotate}
        question={words.rotateQuestion}
        onConfirm={() => void ask('rotate')}
      />
    </Dialog>
  );
}

function Shown({ secret }: { secret: string }) {
  const words = useWords().CONNECTIONS.secret;
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast({ title: words.copied }),
      () => toast({ title: words.notCopied, variant: 'destructive' }),
    );
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 rounded-control bg-foam p-4">
      <code className="min-w-0 flex-1 basis-60 select-all break-all">{secret}</code>
      <Button variant="quiet" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}
