import { useRef, useState } from 'react';
import type { Approval, Delivery, DeliveryVersion } from '#domain/project/room.ts';
import { studioMoment } from '#domain/project/studio-time.ts';
import { fill } from '#domain/words/fill.ts';
import { pageLocale } from '#site/language.ts';
import { saveFile } from '#site/save-file.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { toast } from '#site/ui/toast.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useOpenRoom } from './room-context.tsx';
import { shortHash } from './short-hash.ts';
import { useAct } from './use-act.ts';
import { useWords } from './words.ts';

type Props = { delivery: Delivery; version: DeliveryVersion };

/** Only the newest version can be approved; one that is shows who did it, and can be taken back until the next step begins. */
export function ApprovalPanel({ delivery, version }: Props) {
  const { APPROVAL } = useWords();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isNewest = delivery.versions[0]?.id === version.id;
  return (
    <div>
      {version.approval ? (
        <Approved version={version} approval={version.approval} />
      ) : isNewest ? (
        <section className="rounded-card bg-foam p-5 sm:p-6">
          <p className="text-ink-600">{APPROVAL.lead}</p>
          <Button ref={opener} className="mt-4 w-full" onClick={() => setOpen(true)}>
            {APPROVAL.approve}
          </Button>
        </section>
      ) : null}
      <ApproveDialog
        open={open}
        onOpenChange={setOpen}
        delivery={delivery}
        version={version}
        opener={opener}
      />
    </div>
  );
}

function Approved({ version, approval }: { version: DeliveryVersion; approval: Approval }) {
  const { APPROVAL } = useWords();
  const { calls, room, refresh } = useOpenRoom();
  const [asking, setAsking] = useState(false);
  const { pending, problem, act } = useAct();
  const { number } = version;
  const download = () =>
    act(async () =>
      saveFile(
        await calls.receipt(approval.id),
        fill(APPROVAL.receiptName, { ticket: room.ticketNumber, number }),
      ),
    );
  async function takeBack() {
    await calls.send('DELETE', `/approvals/${approval.id}`);
    await refresh();
    setAsking(false);
    toast({ title: fill(APPROVAL.takenBack, { number }) });
  }
  const date = studioMoment(approval.createdAt, pageLocale());
  return (
    <section className="rounded-card bg-leaf-100 p-5 sm:p-6">
      <Icon name="check-circle" className="size-8 text-leaf" />
      <p className="mt-2 break-words font-semibold">{fill(APPROVAL.stands, { name: approval.name, date })}</p>
      <p className="mt-1 break-all text-fine text-ink-600">
        {APPROVAL.fingerprint}: <code>{shortHash(approval.sha256)}</code>
      </p>
      <p className="mt-2 text-small">{approval.final ? APPROVAL.final : APPROVAL.undoHint}</p>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <Button variant="secondary" size="sm" pending={pending} onClick={() => void download()}>
          {APPROVAL.receipt}
        </Button>
        {approval.final ? null : (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {APPROVAL.takeBack}
          </Button>
        )}
      </div>
      {problem ? (
        <Alert tone="danger" className="mt-3">
          {problem}
        </Alert>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={APPROVAL.takeBackHeading}
        words={APPROVAL.takeBackLead}
        button={APPROVAL.takeBack}
        work={takeBack}
      />
    </section>
  );
}
