import { useEffect } from 'react';
import type { Delivery, DeliveryVersion } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Container } from '#site/ui/section.tsx';
import { ApprovalPanel } from './approval-panel.tsx';
import { day } from './dates.ts';
import { DeliveredDesign } from './delivered-design.tsx';
import { Drawings } from './drawings.tsx';
import { FileDownloads } from './file-downloads.tsx';
import { findVersion } from './next-act.ts';
import { useOpenRoom } from './room-context.tsx';
import type { RoomParts } from './room-parts.ts';
import { hrefOf } from './use-view.ts';
import { useWords } from './words.ts';

type Props = RoomParts & { versionId: string };

/** One version of a delivery: what it shows, what was said about it, and its approval. */
export function VersionView({ versionId, Design }: Props) {
  const { ROOM, DELIVERIES } = useWords();
  const { room, show } = useOpenRoom();
  const found = findVersion(room.deliveries, versionId);
  useSeen(found?.version);
  if (!found) {
    return (
      <Container className="grid justify-items-start gap-5 py-12">
        <Alert tone="warning">{DELIVERIES.missing}</Alert>
        <Button variant="secondary" onClick={() => show({ section: 'home' })}>
          {ROOM.back}
        </Button>
      </Container>
    );
  }
  const { delivery, version } = found;
  return (
    <Container className="pt-5 pb-16">
      <VersionHead delivery={delivery} version={version} />
      <div className="mt-6">
        {version.design ? (
          <DeliveredDesign key={version.id} delivery={delivery} version={version} Design={Design} />
        ) : (
          <Drawings key={version.id} delivery={delivery} version={version} />
        )}
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <FileDownloads files={version.files} />
        <div className="max-lg:order-first">
          <ApprovalPanel delivery={delivery} version={version} />
        </div>
      </div>
    </Container>
  );
}

/** Tells the studio that it has been before somebody's eyes; once is enough, and a failure is made up for by the next visit. */
function useSeen(version: DeliveryVersion | undefined) {
  const { calls, refresh } = useOpenRoom();
  const id = version && !version.seenAt ? version.id : undefined;
  useEffect(() => {
    if (!id) return;
    calls.send('POST', '/seen', { versionIds: [id] }).then(
      () => refresh(),
      () => undefined,
    );
  }, [id, calls, refresh]);
}

function VersionHead({ delivery, version }: { delivery: Delivery; version: DeliveryVersion }) {
  const { ROOM, DELIVERIES } = useWords();
  const { show } = useOpenRoom();
  const newest = delivery.versions[0];
  return (
    <header>
      <button
        type="button"
        className="-ms-1 flex min-h-11 items-center gap-2 text-lagoon text-small underline decoration-1 underline-offset-4"
        onClick={() => show({ section: 'home' })}
      >
        <Icon name="arrow-left" className="size-4.5" />
        {ROOM.back}
      </button>
      <h1 tabIndex={-1} className="mt-2 break-words font-display font-[400] text-heading">
        {delivery.title}
      </h1>
      <p className="mt-2 text-ink-600 text-small tabular-nums">
        {fill(DELIVERIES.versionOf, { number: version.number, count: delivery.versions.length })} ·{' '}
        {day(version.createdAt)}
      </p>
      {delivery.versions.length > 1 ? <Versions delivery={delivery} current={version} /> : null}
      {newest && newest.id !== version.id ? (
        <Alert tone="warning" className="mt-5">
          <p>{fill(DELIVERIES.older, { number: newest.number })}</p>
          <Button variant="quiet" onClick={() => show({ versionId: newest.id })}>
            {fill(DELIVERIES.openNewest, { number: newest.number })}
          </Button>
        </Alert>
      ) : null}
      {version.note ? (
        <div className="mt-5 max-w-[44em] border-lagoon border-s-2 ps-4">
          <p className="font-semibold text-small">
            {version.number > 1 ? DELIVERIES.note : DELIVERIES.firstNote}
          </p>
          <p data-typed className="mt-1 whitespace-pre-line break-words">
            {version.note}
          </p>
        </div>
      ) : null}
    </header>
  );
}

function Versions({ delivery, current }: { delivery: Delivery; current: DeliveryVersion }) {
  const { DELIVERIES } = useWords();
  const { show } = useOpenRoom();
  return (
    <nav aria-label={fill(DELIVERIES.versions, { title: delivery.title })} className="mt-4 overflow-x-auto">
      <ul className="flex gap-2">
        {delivery.versions.map(({ id, number }) => (
          <li key={id}>
            <a
              href={hrefOf({ versionId: id })}
              aria-current={id === current.id ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center whitespace-nowrap rounded-full border px-4 text-small tabular-nums',
                id === current.id ? 'border-ink bg-ink text-white' : 'border-ink-400 hover:bg-foam',
              )}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                show({ versionId: id });
              }}
            >
              {fill(DELIVERIES.version, { number })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
