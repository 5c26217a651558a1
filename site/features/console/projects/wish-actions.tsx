import { useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import type { Comment, Delivery, DeliveryVersion } from '#domain/project/room.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
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
      <ButtonLink variant="quiet" href={`${ROUTES.configurator}?${designToQuery(design)}`} target="_blank">
        {words.open3d}
      </ButtonLink>
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
