import { useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import type { Comment, Delivery, DeliveryVersion } from '#domain/project/room.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { storeDesign } from '#site/stored-design.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { toast } from '#site/ui/toast.ts';
import { reasonOf } from '../attempt.ts';
import { useWords } from '../words.ts';
import { AdoptDialog } from './adopt-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';

type WishProps = { delivery: Delivery; version: DeliveryVersion; comment: Comment; design: Design };

/** A design that the client changed: looked at in 3D, and handed back as the next version. */
export function WishActions({ delivery, version, comment, design }: WishProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.comments;
  const [adopting, setAdopting] = useState(false);
  const number = (delivery.versions[0]?.number ?? 0) + 1;
  return (
    <div className="mt-1 flex flex-wrap gap-x-5 text-small">
      <OpenIn3d design={design} />
      {version.design ? <CompareWish drawn={version.design} number={version.number} design={design} /> : null}
      {delivery.kind === 'design' && !comment.resolvedAt ? (
        <Button variant="quiet" onClick={() => setAdopting(true)}>
          {fill(words.adopt, { number })}
        </Button>
      ) : null}
      {adopting ? (
        <AdoptDialog
          delivery={delivery}
          comment={comment}
          design={design}
          number={number}
          onClose={() => setAdopting(false)}
        />
      ) : null}
    </div>
  );
}

// No address holds a plot: a design that stands on one is stored first.
function OpenIn3d({ design }: { design: Design }) {
  const { PROJECT_DESK, CONSOLE } = useWords();
  const { open3d } = PROJECT_DESK.comments;
  if (!design.site)
    return (
      <ButtonLink variant="quiet" href={`${ROUTES.configurator}?${designToQuery(design)}`} target="_blank">
        {open3d}
      </ButtonLink>
    );
  async function open() {
    // Opened with the press; a browser refuses it afterwards.
    const tab = window.open('', '_blank');
    try {
      const { id } = await storeDesign(design);
      (tab ?? window).location.assign(`${ROUTES.configurator}?d=${id}`);
    } catch (error) {
      tab?.close();
      toast({ title: reasonOf(CONSOLE, error), variant: 'destructive' });
    }
  }
  return (
    <Button variant="quiet" onClick={() => void open()}>
      {open3d}
    </Button>
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
