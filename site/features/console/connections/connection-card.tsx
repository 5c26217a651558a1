import { useState } from 'react';
import { CONNECTIONS_URL, type Connection } from '#domain/webhook/connections.ts';
import { STOP_AFTER_DAYS } from '#domain/webhook/events.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useAttempt } from '../attempt.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { showDate } from '../show-value.ts';
import { send } from '../staff-calls.ts';
import { type ConsoleWords, useWords } from '../words.ts';
import { ConnectionDialog } from './connection-dialog.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';

type Words = ConsoleWords['CONNECTIONS'];
type CardProps = { connection: Connection; onChanged: () => void };
type Asked = 'edit' | 'secret' | 'test' | 'delete';

export function ConnectionCard({ connection, onChanged }: CardProps) {
  const words = useWords().CONNECTIONS;
  const [asked, setAsked] = useState<Asked>();
  const [logged, setLogged] = useState(false);
  const { name, url, events } = connection;
  return (
    <li className="rounded-card border border-sand p-5 sm:p-6">
      <Heading level={2} size="subheading" className="break-words">
        {name}
      </Heading>
      <p className="break-all text-ink-600 text-small">{url}</p>
      <State words={words} connection={connection} />
      <ul aria-label={words.events} className="mt-3 flex flex-wrap gap-1.5 text-small">
        {events.map((event) => (
          <li key={event} className="rounded-control bg-foam px-2.5 py-1">
            {words.eventNames[event]}
          </li>
        ))}
      </ul>
      <Actions connection={connection} onAsk={setAsked} onChanged={onChanged} />
      <details
        className="mt-3 border-sand border-t text-small"
        onToggle={({ currentTarget }) => setLogged(currentTarget.open)}
      >
        <summary
          className="min-h-11 cursor-pointer pt-3 font-semibold"
          aria-label={fill(words.log.openThe, { name })}
        >
          {words.log.open}
        </summary>
        {logged ? <DeliveryLog connection={connection} /> : null}
      </details>
      <Asking
        connection={connection}
        asked={asked}
        onClose={() => setAsked(undefined)}
        onChanged={onChanged}
      />
    </li>
  );
}

const DAY_MS = 24 * 60 * 60_000;
const stopsAt = (failingSince: string) =>
  new Date(Date.parse(failingSince) + STOP_AFTER_DAYS * DAY_MS).toISOString();

function State({ words, connection }: { words: Words; connection: Connection }) {
  const { STUDIO_ZONE } = useWords();
  const { active, stoppedReason, failingSince, waiting, lastSentAt, lastTestAt } = connection;
  const rest = [
    lastSentAt ? fill(words.lastSent, { date: showDate(STUDIO_ZONE, lastSentAt) }) : words.neverSent,
    ...(lastTestAt ? [fill(words.lastTest, { date: showDate(STUDIO_ZONE, lastTestAt) })] : []),
    ...(waiting > 0 ? [counted(words.waiting, waiting, { count: grouped(waiting) })] : []),
  ].join(', ');
  if (stoppedReason)
    return (
      <Alert tone="danger" className="mt-3" title={words.stopped[stoppedReason]}>
        {rest}
      </Alert>
    );
  if (active && failingSince)
    return (
      <Alert
        tone="warning"
        className="mt-3"
        title={fill(words.states.failing, {
          date: showDate(STUDIO_ZONE, failingSince),
          until: showDate(STUDIO_ZONE, stopsAt(failingSince)),
        })}
      >
        {rest}
      </Alert>
    );
  return (
    <p className="mt-2 text-small">
      <span className="font-semibold">{active ? words.states.active : words.states.paused}</span>
      <span className="text-ink-600"> {rest}</span>
    </p>
  );
}

type ActionsProps = CardProps & { onAsk: (what: Asked) => void };

function Actions({ connection: { id, name, active }, onAsk, onChanged }: ActionsProps) {
  const words = useWords().CONNECTIONS;
  const { attempt, busy } = useAttempt();
  async function turn() {
    const said = fill(active ? words.pausedNow : words.resumedNow, { name });
    if (await attempt(() => send('POST', `${CONNECTIONS_URL}/${id}/active`, { active: !active }), said))
      onChanged();
  }
  const ask = (what: Asked, label: string, labelThe: string) => (
    <Button variant="quiet" aria-label={fill(labelThe, { name })} onClick={() => onAsk(what)}>
      {label}
    </Button>
  );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5">
      <Button
        variant="secondary"
        size="sm"
        aria-label={fill(words.test.openThe, { name })}
        onClick={() => onAsk('test')}
      >
        {words.test.open}
      </Button>
      {ask('edit', words.edit, words.editThe)}
      {ask('secret', words.secret.open, words.secret.openThe)}
      <Button
        variant="quiet"
        pending={busy}
        aria-label={fill(active ? words.pauseThe : words.resumeThe, { name })}
        onClick={() => void turn()}
      >
        {active ? words.pause : words.resume}
      </Button>
      {ask('delete', words.delete, words.deleteThe)}
    </div>
  );
}

type AskingProps = CardProps & { asked: Asked | undefined; onClose: () => void };

function Asking({ connection, asked, onClose, onChanged }: AskingProps) {
  const words = useWords().CONNECTIONS;
  const { attempt } = useAttempt();
  const { id, name } = connection;
  const done = () => {
    onClose();
    onChanged();
  };
  async function remove() {
    onClose();
    if (await attempt(() => send('DELETE', `${CONNECTIONS_URL}/${id}`), fill(words.deleted, { name })))
      onChanged();
  }
  return (
    <>
      {asked === 'edit' ? <ConnectionDialog connection={connection} onDone={done} onClose={onClose} /> : null}
      {asked === 'secret' ? <SecretDialog connection={connection} onClose={done} /> : null}
      {asked === 'test' ? <TestDialog connection={connection} onClose={done} /> : null}
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={onClose}
        title={fill(words.deleteThe, { name })}
        action={words.delete}
        question={words.deleteQuestion}
        dangerous
        onConfirm={() => void remove()}
      />
    </>
  );
}
