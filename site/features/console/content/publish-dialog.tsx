import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { zoneName } from '#domain/booking/local-time.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { FieldSet, TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { errorOf, reasonOf } from '../attempt.ts';
import { Waiting } from '../parts.tsx';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { type DocumentName, documentUrl } from './answers.ts';
import { ChangeList } from './change-list.tsx';
import type { DeskPartProps } from './document-notices.tsx';
import { useEditing } from './editing.ts';
import { HoursReminder } from './hours-reminder.tsx';
import { IMPACT_KEY, ImpactPart } from './impact.tsx';
import { IssueList } from './issue-list.tsx';
import { isoFromLocal, localFromIso, shortMoment } from './moments.ts';
import { useLiveNotice } from './use-live-notice.ts';

/** `unsaid`: how many sentences of the document have no Spanish. */
type PublishProps = DeskPartProps & { unsaid: number; onClose: () => void };

const FIRST_CHANGES = 8;
// An announcement says itself from when it shows; Spanish goes out with its document, or at once.
const AT_ONCE: readonly DocumentName[] = ['announcement', 'spanish'];

export function PublishDialog(props: PublishProps) {
  const { document, keeper, keeping, spanish, onClose } = props;
  const { CONTENT_DESK } = useWords();
  const title = CONTENT_DESK.documents[document.name].name;
  // What is shown, and then published, is what the server has.
  useEffect(() => void keeper.tellChanges(), [keeper]);
  useEffect(() => void spanish?.keeper.save(), [spanish?.keeper]);
  const ready = keeping.settled && keeping.changes !== undefined;
  return (
    <Dialog open onOpenChange={onClose} title={fill(CONTENT_DESK.publishTitle, { document: title })}>
      {keeping.trouble ? <NotSaved {...props} /> : null}
      {!keeping.trouble && !ready ? <Waiting words={CONTENT_DESK.state.saving} /> : null}
      {!keeping.trouble && ready ? <Ready {...props} /> : null}
    </Dialog>
  );
}

/** Back to a field of the form. */
function useGoTo(onClose: () => void) {
  const { reveal } = useEditing();
  return (path: string) => {
    onClose();
    reveal(path);
  };
}

function NotSaved({ keeping, onClose }: PublishProps) {
  const { CONSOLE, CONTENT_DESK } = useWords();
  const goTo = useGoTo(onClose);
  const words = CONTENT_DESK.state;
  return (
    <>
      {keeping.trouble === 'refused' && keeping.issues.length > 0 ? (
        <IssueList keeping={keeping} onChoose={goTo} />
      ) : (
        <Alert tone="danger" title={words.failed}>
          <p>
            {keeping.trouble === 'conflict' ? CONTENT_DESK.conflict.title : reasonOf(CONSOLE, keeping.reason)}
          </p>
        </Alert>
      )}
      <Button variant="secondary" className="mt-4" onClick={onClose}>
        {CONSOLE.close}
      </Button>
    </>
  );
}

function Ready({ document, keeping, live, unsaid, onReload, onClose }: PublishProps) {
  const { CONSOLE, CONTENT_DESK } = useWords();
  const { changes = [] } = keeping;
  const goTo = useGoTo(onClose);
  const publish = usePublish({ document, keeping, live, onReload, onClose });
  return (
    <form onSubmit={publish.onSubmit} noValidate className="grid gap-6">
      <section>
        <Heading level={3} size="small">
          {CONTENT_DESK.changes}
        </Heading>
        {changes.length === 0 ? <p className="mt-2 text-small">{CONTENT_DESK.noChanges}</p> : null}
        <ChangeList changes={changes} first={FIRST_CHANGES} />
      </section>
      {unsaid > 0 ? <Alert tone="info">{counted(CONTENT_DESK.spanish.publishNote, unsaid)}</Alert> : null}
      <HoursReminder document={document} keeping={keeping} onGoTo={goTo} />
      {changes.length > 0 ? (
        <>
          <section>
            <Heading level={3} size="small">
              {CONTENT_DESK.impact}
            </Heading>
            {/* Its height is there before its words: the button below stays where it is. */}
            <div className="min-h-19">
              <ImpactPart name={document.name} stamp={keeping.savedAt ?? ''} />
            </div>
          </section>
          {AT_ONCE.includes(document.name) ? null : (
            <When later={publish.later} onLater={publish.setLater} failure={publish.missing} />
          )}
        </>
      ) : null}
      {publish.failure ? <Alert tone="danger">{publish.failure}</Alert> : null}
      {/* In sight however long the list is. */}
      <div className="sticky -bottom-6 -mt-3 -mb-6 flex flex-wrap items-center gap-4 bg-white pt-3 pb-6 sm:-bottom-8 sm:-mb-8 sm:pb-8">
        {changes.length > 0 ? (
          <Button type="submit" pending={publish.busy}>
            {publish.later ? CONTENT_DESK.schedule : CONTENT_DESK.publish}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onClose}>
          {CONSOLE.cancel}
        </Button>
      </div>
    </form>
  );
}

type Publishing = Pick<PublishProps, 'document' | 'keeping' | 'live' | 'onReload' | 'onClose'>;

function usePublish({ document, keeping, live, onReload, onClose }: Publishing) {
  const { CONSOLE, CONTENT_DESK, STUDIO_ZONE } = useWords();
  const tellLive = useLiveNotice(document.name, live);
  const queries = useQueryClient();
  const [later, setLater] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [missing, setMissing] = useState('');

  async function publish(at: string) {
    setBusy(true);
    setFailure('');
    // Nobody waits for it any more, and the server has one thing less to do.
    void queries.cancelQueries({ queryKey: IMPACT_KEY });
    try {
      await send('POST', `${documentUrl(document.name)}/publish`, {
        baseVersion: keeping.version,
        ...(at ? { at } : {}),
      });
      // The answer counts; what is read again afterwards may come late.
      await onReload().catch(() => undefined);
      onClose();
      if (at) toast({ title: fill(CONTENT_DESK.scheduled, { when: shortMoment(STUDIO_ZONE, at) }) });
      else tellLive(CONTENT_DESK.publishedNow);
    } catch (error) {
      setFailure(reasonOf(CONSOLE, error));
      setBusy(false);
      void queries.invalidateQueries({ queryKey: IMPACT_KEY });
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = later
      ? isoFromLocal(STUDIO_ZONE, String(new FormData(event.currentTarget).get('at') ?? ''))
      : '';
    const wrong = later && (at === '' || Date.parse(at) <= Date.now());
    setMissing(wrong ? CONTENT_DESK.atMissing : '');
    if (!wrong) void publish(at);
  }

  return { later, setLater, busy, failure, missing, onSubmit };
}

type WhenProps = { later: boolean; onLater: (later: boolean) => void; failure: string };

// It would open below the buttons.
const intoView = (field: HTMLElement | null) => field?.scrollIntoView({ block: 'nearest' });

const RADIO = 'mt-0.5 size-5.5 shrink-0 accent-lagoon';

function When({ later, onLater, failure }: WhenProps) {
  const { CONTENT_DESK, STUDIO_ZONE } = useWords();
  return (
    <FieldSet legend={CONTENT_DESK.when}>
      {[false, true].map((choice) => (
        <label key={String(choice)} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
          <input
            type="radio"
            name="when"
            className={RADIO}
            checked={later === choice}
            onChange={() => onLater(choice)}
          />
          {choice ? CONTENT_DESK.later : CONTENT_DESK.now}
        </label>
      ))}
      {later ? (
        <div ref={intoView} className="scroll-mb-28">
          <TextField
            className="ms-8.5 max-w-xs"
            label={CONTENT_DESK.at}
            hint={fill(CONTENT_DESK.zone, { zone: zoneName(STUDIO_ZONE, new Date().toISOString()) })}
            name="at"
            type="datetime-local"
            min={localFromIso(STUDIO_ZONE, new Date().toISOString())}
            {...errorOf(failure)}
          />
        </div>
      ) : null}
    </FieldSet>
  );
}
