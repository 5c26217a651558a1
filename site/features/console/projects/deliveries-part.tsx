import { useState } from 'react';
import type { Delivery } from '#domain/project/room.ts';
import { counted } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { Mark, Part, Quiet } from './project-part.tsx';
import { openCount, threadsOf } from './threads.ts';
import { VersionBlock } from './version-block.tsx';

export function DeliveriesPart() {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.deliveries;
  const { project } = useDesk();
  // Undefined: nothing is being handed over; null: something new.
  const [handing, setHanding] = useState<Delivery | null>();
  return (
    <Part
      id="deliveries"
      title={words.title}
      action={
        <Button size="sm" onClick={() => setHanding(null)}>
          {words.handOver}
        </Button>
      }
    >
      {project.deliveries.length === 0 ? <Quiet>{words.none}</Quiet> : null}
      <ul className="grid gap-5">
        {project.deliveries.map((delivery) => (
          <DeliveryCard key={delivery.id} delivery={delivery} onNewVersion={() => setHanding(delivery)} />
        ))}
      </ul>
      {handing === undefined ? null : (
        <HandOverDialog delivery={handing ?? undefined} onClose={() => setHanding(undefined)} />
      )}
    </Part>
  );
}

type CardProps = { delivery: Delivery; onNewVersion: () => void };

function DeliveryCard({ delivery, onNewVersion }: CardProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.deliveries;
  const { project } = useDesk();
  const [newest, ...older] = delivery.versions;
  const open = delivery.versions.reduce((sum, { id }) => sum + openCount(threadsOf(project.comments, id)), 0);
  return (
    <li className="min-w-0 rounded-card border border-sand p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Heading level={3} size="small" className="min-w-0 [overflow-wrap:anywhere]">
          {delivery.title}
        </Heading>
        {open > 0 ? <Mark tone="waits">{counted(words.open, open)}</Mark> : null}
        <Button variant="quiet" className="ms-auto" onClick={onNewVersion}>
          {words.newVersion}
        </Button>
      </div>
      {newest ? <VersionBlock delivery={delivery} version={newest} /> : null}
      {older.length > 0 ? (
        <details className="mt-3 border-sand border-t pt-1">
          <summary className="min-h-11 py-2.5 font-medium text-small">
            {counted(words.older, older.length)}
          </summary>
          {older.map((version) => (
            <VersionBlock key={version.id} delivery={delivery} version={version} />
          ))}
        </details>
      ) : null}
    </li>
  );
}
