import { type FormEvent, type RefObject, useState } from 'react';
import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import type { Comment, Delivery, DeliveryVersion } from '#domain/project/room.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import type { RequestError } from '#site/request.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { unsentOf } from './next-act.ts';
import { useOpenRoom } from './room-context.tsx';
import { shortHash } from './short-hash.ts';
import { useAct } from './use-act.ts';
import { useWords } from './words.ts';

type Approving = { delivery: Delivery; version: DeliveryVersion };
type Props = Approving & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLButtonElement | null>;
};

/** Names exactly what is approved; what the page shows is sent back by its fingerprint, so nothing else can be meant. */
export function ApproveDialog({ open, onOpenChange, delivery, version, opener }: Props) {
  const { APPROVAL } = useWords();
  const [done, setDone] = useState(false);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setDone(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={fill(APPROVAL.heading, { title: delivery.title })}
      description={done ? undefined : APPROVAL.lead}
      opener={opener}
    >
      {done ? (
        <Done delivery={delivery} version={version} onClose={() => change(false)} />
      ) : (
        <ApproveForm delivery={delivery} version={version} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}

function ApproveForm({ delivery, version, onDone }: Approving & { onDone: () => void }) {
  const { APPROVAL } = useWords();
  const { calls, refresh, comments } = useOpenRoom();
  const open = openComments(comments, version);
  // Typed each time, like a signature: the remembered one may be another person's.
  const [name, setName] = useState('');
  const { pending, problem, act } = useAct();
  const [error, setError] = useState<string>();
  // What is approved is what stood here when the dialog opened, whatever arrives meanwhile.
  const [shown] = useState(version);
  const { id, sha256 } = shown;
  const explain = ({ status }: RequestError) => {
    if (status !== 409) return undefined;
    void refresh();
    return APPROVAL.changed;
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    const full = name.trim().split(/\s+/).length >= 2;
    setError(full ? undefined : APPROVAL.typedNeeded);
    if (!full) return;
    void act(async () => {
      await calls.send('POST', '/approvals', { versionId: id, name: name.trim(), sha256 });
      await refresh();
      onDone();
    }, explain);
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <WhatIsApproved delivery={delivery} version={shown} />
      {open.sent > 0 ? <Alert tone="warning">{counted(APPROVAL.sent, open.sent)}</Alert> : null}
      {open.unsent > 0 ? <Alert tone="warning">{counted(APPROVAL.unsent, open.unsent)}</Alert> : null}
      <TextField
        name="fullName"
        required
        label={APPROVAL.typed}
        hint={APPROVAL.undoHint}
        error={error}
        autoComplete="name"
        maxLength={PROJECT_LENGTHS.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {problem ? <Alert tone="danger">{problem}</Alert> : null}
      <Button type="submit" variant={open.sent + open.unsent > 0 ? 'secondary' : 'primary'} pending={pending}>
        {fill(APPROVAL.button, { number: version.number })}
      </Button>
    </form>
  );
}

/** What the client asked to have changed on this version and nobody has resolved. */
const openComments = (comments: readonly Comment[], { id }: DeliveryVersion) => {
  const open = comments.filter(
    ({ versionId, parentId, side, resolvedAt }) =>
      versionId === id && parentId === null && side === 'client' && resolvedAt === null,
  );
  const unsent = unsentOf(open).length;
  return { sent: open.length - unsent, unsent };
};

function WhatIsApproved({ delivery, version }: Approving) {
  const { APPROVAL, DELIVERIES } = useWords();
  const { design } = version;
  return (
    <section aria-label={APPROVAL.what} className="rounded-card bg-foam p-4 text-small">
      <p className="break-words font-semibold">
        {fill(APPROVAL.version, { title: delivery.title, number: version.number })}
      </p>
      {design ? (
        <p className="mt-1">
          {fill(APPROVAL.price, { low: dollars(design.totalLow), high: dollars(design.totalHigh) })}
        </p>
      ) : null}
      {version.files.length > 0 ? (
        <ul className="mt-1">
          {version.files.map((file) => (
            <li key={file.id} className="break-words">
              {file.filename}
              {file.pages > 0 ? (
                <span className="text-ink-600"> · {counted(DELIVERIES.pages, file.pages)}</span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-3 text-fine text-ink-600">
        {APPROVAL.fingerprint} <code className="font-semibold text-ink">{shortHash(version.sha256)}</code>
        <br />
        {APPROVAL.fingerprintHint}
      </p>
    </section>
  );
}

function Done({ delivery, version, onClose }: Approving & { onClose: () => void }) {
  const { ROOM, APPROVAL } = useWords();
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <Icon name="check-circle" className="size-10 text-leaf" />
      <p className="break-words font-semibold">
        {fill(APPROVAL.done, { title: delivery.title, number: version.number })}
      </p>
      <p>{APPROVAL.doneNext}</p>
      <p className="text-ink-600 text-small">{APPROVAL.undoHint}</p>
      <Button variant="secondary" onClick={onClose}>
        {ROOM.close}
      </Button>
    </div>
  );
}
