import { useEffect, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { Heading } from '#site/ui/section.tsx';
import { currentToast, dismissToast } from '#site/ui/toast.ts';
import { reasonOf } from '../attempt.ts';
import { showDate } from '../show-value.ts';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { documentUrl, type Version } from './answers.ts';
import { ChangeList } from './change-list.tsx';
import type { DeskPartProps } from './document-notices.tsx';
import { shortMoment } from './moments.ts';
import { useWho } from './start-view.tsx';
import { useLiveNotice } from './use-live-notice.ts';
import { isPublicNow, wayBack } from './way-back.ts';

type HistoryProps = DeskPartProps & { onClose: () => void };

const ORIGINAL = 0;
const FIRST_CHANGES = 4;

// A notice would cover what is read here, unless it holds the way back from something.
function clearNotice() {
  const notice = currentToast();
  if (notice?.open && !(notice.action && 'onPress' in notice.action)) dismissToast(notice.id);
}

/** What was published when and by whom; looking at it leaves everything as it is. */
export function HistoryDialog(props: HistoryProps) {
  const { document, onClose } = props;
  const { CONTENT_DESK } = useWords();
  const [asked, setAsked] = useState<number>();
  useEffect(clearNotice, []);
  const title = CONTENT_DESK.documents[document.name].name;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={fill(CONTENT_DESK.historyTitle, { document: title })}
      {...(asked === undefined ? { description: CONTENT_DESK.historyLead } : {})}
    >
      {asked === undefined ? (
        <Versions {...props} onAsk={setAsked} />
      ) : (
        <Confirm {...props} version={asked} onBack={() => setAsked(undefined)} />
      )}
    </Dialog>
  );
}

function Versions({ document, account, onAsk }: HistoryProps & { onAsk: (version: number) => void }) {
  const { CONTENT_DESK, STUDIO_ZONE } = useWords();
  const { history, version: current, schedule } = document;
  const newest = [...history].sort((one, other) => other.version - one.version);
  const locked = schedule !== null;
  return (
    <>
      {locked ? (
        <Alert
          tone="info"
          className="mb-4"
          title={fill(CONTENT_DESK.scheduleTitle, { when: shortMoment(STUDIO_ZONE, schedule.at) })}
        />
      ) : null}
      {newest.length === 0 ? <p>{CONTENT_DESK.historyNone}</p> : null}
      <ol className="grid gap-5">
        {newest.map((one) => (
          <li key={one.version} className="border-sand border-b pb-4">
            <VersionWords one={one} history={history} current={one.version === current} account={account} />
            {locked || isPublicNow(history, current, one.version) ? null : (
              <Button
                variant="quiet"
                aria-label={fill(CONTENT_DESK.restoreThe, { when: showDate(STUDIO_ZONE, one.publishedAt) })}
                onClick={() => onAsk(one.version)}
              >
                {CONTENT_DESK.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {locked || isPublicNow(history, current, ORIGINAL) ? null : (
        <Button variant="secondary" size="sm" className="mt-5" onClick={() => onAsk(ORIGINAL)}>
          {CONTENT_DESK.backToOriginal}
        </Button>
      )}
    </>
  );
}

type VersionProps = { one: Version; history: readonly Version[]; current: boolean; account: string };

function VersionWords({ one, history, current, account }: VersionProps) {
  const { CONTENT_DESK, STUDIO_ZONE } = useWords();
  const who = useWho(account);
  const source = history.find(({ version }) => version === one.restoredFrom);
  return (
    <>
      <Heading level={3} size="small" className="flex flex-wrap items-center gap-x-3">
        {showDate(STUDIO_ZONE, one.publishedAt)}
        {current ? (
          <span className="rounded-full bg-leaf-100 px-2.5 py-0.5 font-normal text-fine text-leaf">
            {CONTENT_DESK.versionNow}
          </span>
        ) : null}
      </Heading>
      <p className="text-ink-600 text-small">{who(one.by)}</p>
      {one.restoredFrom === null ? null : (
        <p className="mt-1 text-small">
          {source
            ? fill(CONTENT_DESK.versionRestored, { when: showDate(STUDIO_ZONE, source.publishedAt) })
            : CONTENT_DESK.versionOriginal}
        </p>
      )}
      <ChangeList changes={one.changes} first={FIRST_CHANGES} />
    </>
  );
}

function Confirm({
  document,
  keeping,
  live,
  version,
  onReload,
  onClose,
  onBack,
}: HistoryProps & { version: number; onBack: () => void }) {
  const { CONSOLE, CONTENT_DESK, STUDIO_ZONE } = useWords();
  const tellLive = useLiveNotice(document.name, live);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const chosen = document.history.find((one) => one.version === version);
  const action = chosen
    ? fill(CONTENT_DESK.restoreThe, { when: showDate(STUDIO_ZONE, chosen.publishedAt) })
    : CONTENT_DESK.backToOriginal;

  async function restore() {
    setBusy(true);
    setFailure('');
    try {
      await send('POST', `${documentUrl(document.name)}/restore`, { version });
      await onReload().catch(() => undefined);
      onClose();
      tellLive(CONTENT_DESK.restored);
    } catch (error) {
      setFailure(reasonOf(CONSOLE, error));
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4">
      <Heading level={3} size="small">
        {action}
      </Heading>
      <p>{chosen ? CONTENT_DESK.restoreQuestion : CONTENT_DESK.originalQuestion}</p>
      <section>
        <Heading level={4} size="small">
          {CONTENT_DESK.changes}
        </Heading>
        <ChangeList changes={wayBack(document.history, version)} first={FIRST_CHANGES} />
      </section>
      {keeping.drafted || !keeping.settled ? <Alert tone="info">{CONTENT_DESK.restoreDraft}</Alert> : null}
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <div className="flex flex-wrap gap-4">
        <Button autoFocus variant="secondary" pending={busy} onClick={() => void restore()}>
          {chosen ? CONTENT_DESK.restore : CONTENT_DESK.backToOriginal}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {CONSOLE.cancel}
        </Button>
      </div>
    </div>
  );
}
