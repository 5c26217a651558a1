import { useState } from 'react';
import * as z from 'zod/mini';
import type { Design } from '#domain/design/design.ts';
import { DESIGNS_URL } from '#domain/design/design-answer.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import type { Delivery, DeliveryVersion } from '#domain/project/room.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { useAttempt } from '../attempt.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { send, upload } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { formOf } from './chosen-files.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { useDesk } from './desk.ts';
import { DAYS_TO_ANSWER, endOfDay, workingDaysAhead } from './due-words.ts';

const storedSchema = z.object({ id: z.string() });
type WishProps = { delivery: Delivery; version: DeliveryVersion; design: Design };

/** A design that the client changed: looked at in 3D, and handed back as the next version. */
export function WishActions({ delivery, version, design }: WishProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.comments;
  const { url, reload } = useDesk();
  const { attempt, busy } = useAttempt();
  const [asking, setAsking] = useState(false);
  const number = (delivery.versions[0]?.number ?? 0) + 1;

  async function adopt() {
    setAsking(false);
    const done = await attempt(
      async () => {
        const { id } = z.parse(storedSchema, await send('POST', DESIGNS_URL, { design }));
        const form = formOf({ design: id, dueAt: endOfDay(workingDaysAhead(DAYS_TO_ANSWER)) ?? '' }, []);
        return upload(z.unknown(), `${url}/deliveries/${delivery.id}/versions`, form, {
          onProgress: () => undefined,
        });
      },
      fill(words.adopted, { number }),
    );
    if (done) reload();
  }
  return (
    <div className="mt-1 flex flex-wrap gap-x-5 text-small">
      <ButtonLink variant="quiet" href={`${ROUTES.configurator}?${designToQuery(design)}`} target="_blank">
        {words.open3d}
      </ButtonLink>
      {version.design ? <CompareWish drawn={version.design} number={version.number} design={design} /> : null}
      {delivery.kind === 'design' ? (
        <Button variant="quiet" pending={busy} onClick={() => setAsking(true)}>
          {words.adopt}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        action={words.adopt}
        question={fill(words.adoptQuestion, { number, title: delivery.title })}
        onConfirm={() => void adopt()}
      />
    </div>
  );
}

type CompareProps = { drawn: NonNullable<DeliveryVersion['design']>; number: number; design: Design };

function CompareWish({ drawn, number, design }: CompareProps) {
  const { PROJECT_DESK } = useWords();
  const [open, setOpen] = useState(false);
  const title = fill(PROJECT_DESK.deliveries.compare, { number });
  const names = {
    before: fill(PROJECT_DESK.deliveries.version, { number }),
    after: PROJECT_DESK.comments.theirWish,
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open ? (
        <CompareDialog
          title={title}
          before={drawn}
          after={{ design }}
          names={names}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
