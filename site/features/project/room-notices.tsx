import { useRef } from 'react';
import type { Delivery, DeliveryVersion } from '#domain/project/room.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Container } from '#site/ui/section.tsx';
import { clock } from './dates.ts';
import { findVersion } from './next-act.ts';
import { useOpenRoom } from './room-context.tsx';
import type { View } from './views.ts';
import { useWords } from './words.ts';

/** What happened meanwhile: the connection, comments that were refused, drawings that arrived while somebody was here. */
export function RoomNotices({ view, checkedAt }: { view: View; checkedAt: string }) {
  const { TROUBLE } = useWords();
  const { connection, refresh } = useOpenRoom();
  const { ROOM } = useWords();
  return (
    <Container className="grid gap-3 not-empty:py-4">
      {connection === 'offline' ? <Alert tone="warning">{TROUBLE.offline}</Alert> : null}
      {connection === 'stale' ? (
        <Alert tone="warning">
          {fill(TROUBLE.stale, { time: clock(checkedAt) })}{' '}
          <Button variant="quiet" onClick={() => void refresh()}>
            {ROOM.again}
          </Button>
        </Alert>
      ) : null}
      <RefusedComments />
      <Arrivals view={view} />
    </Container>
  );
}

function RefusedComments() {
  const { TROUBLE, ROOM } = useWords();
  const { comments, outbox } = useOpenRoom();
  const refused = comments.filter(({ sending }) => sending === 'failed');
  if (refused.length === 0) return null;
  return (
    <Alert tone="danger">
      <p>{counted(TROUBLE.refused, refused.length, { reason: refused[0]?.reason ?? '' })}</p>
      {refused.map(({ id, body }) => (
        <p key={id} className="mt-1 break-words">
          “{body}”
        </p>
      ))}
      <div className="flex flex-wrap gap-x-5">
        <Button variant="quiet" onClick={() => outbox.retry()}>
          {ROOM.again}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            for (const { id } of refused) outbox.drop(id);
          }}
        >
          {TROUBLE.discard}
        </Button>
      </div>
    </Alert>
  );
}

type Arrived = { delivery: Delivery; version: DeliveryVersion };

/** Versions that were not here when the page opened, and that nobody has looked at since. */
function useArrivals(): Arrived[] {
  const { room } = useOpenRoom();
  const known = useRef<ReadonlySet<string>>(undefined);
  known.current ??= new Set(room.deliveries.flatMap(({ versions }) => versions.map(({ id }) => id)));
  return room.deliveries.flatMap((delivery) => {
    const version = delivery.versions[0];
    return version && !version.seenAt && !known.current?.has(version.id) ? [{ delivery, version }] : [];
  });
}

function Arrivals({ view }: { view: View }) {
  const { DELIVERIES } = useWords();
  const { room, show } = useOpenRoom();
  const here = 'versionId' in view ? findVersion(room.deliveries, view.versionId) : undefined;
  return useArrivals()
    .filter(({ version }) => version.id !== here?.version.id)
    .map(({ delivery, version }) => {
      const { title } = delivery;
      const { id, number } = version;
      const replaces = delivery.id === here?.delivery.id;
      return (
        <Alert key={id}>
          {replaces
            ? fill(DELIVERIES.arrived, { title, number, old: here.version.number })
            : fill(DELIVERIES.arrivedOther, { title, number })}{' '}
          <Button variant="quiet" onClick={() => show({ versionId: id })}>
            {DELIVERIES.look}
          </Button>
        </Alert>
      );
    });
}
