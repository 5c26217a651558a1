import { type ComponentType, useMemo, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import type { DeliveredDesign } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import type { DesignComparisonProps } from '#site/design-compare/design-comparison.tsx';
import type { DesignPartProps } from '#site/features/project/room-parts.ts';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useDesignWords } from './room-design-words.ts';

type RoomWishesProps = Pick<DesignPartProps, 'comments' | 'version' | 'onDelete'> & {
  design: DeliveredDesign;
  Comparison: ComponentType<DesignComparisonProps>;
};

/** The designs that the client changed, each with what it changes; one that is not sent yet can be taken back. */
export function RoomWishes({ comments, version, design, onDelete, Comparison }: RoomWishesProps) {
  const words = useDesignWords();
  const wishes = comments.flatMap((one) =>
    one.surface === 'wish' && one.design ? [{ ...one, design: one.design }] : [],
  );
  if (wishes.length === 0) return null;
  const name = fill(words.version, { number: version.number });
  return (
    <section aria-labelledby="wishes">
      <Heading level={2} size="subheading" id="wishes" className="mb-4">
        {words.wishes}
      </Heading>
      <ul className="space-y-4">
        {wishes.map(({ id, body, roundId, design: wished }) => (
          <li key={id} className="rounded-card border border-sand p-5">
            <p className="text-ink-600 text-small">{roundId ? words.wishSent : words.wishUnsent}</p>
            <p className="mt-1 whitespace-pre-line break-words">{body}</p>
            <WishDetail delivered={design} wished={wished} name={name} Comparison={Comparison} />
            {roundId ? null : (
              <Button variant="quiet" onClick={() => void onDelete(id)}>
                {words.wishRemove}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type WishDetailProps = {
  delivered: DeliveredDesign;
  wished: Design;
  name: string;
  Comparison: ComponentType<DesignComparisonProps>;
};

function WishDetail({ delivered, wished, name, Comparison }: WishDetailProps) {
  const { wish, wishShow, compare, configurator } = useDesignWords();
  const [open, setOpen] = useState(false);
  const after = useMemo(() => ({ design: wished }), [wished]);
  return (
    <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 text-lagoon underline underline-offset-4">
        {wishShow}
      </summary>
      {open ? (
        <div className="pt-4">
          <Comparison
            before={delivered}
            after={after}
            prices={configurator.prices}
            words={compare}
            names={{ before: name, after: wish }}
          />
        </div>
      ) : null}
    </details>
  );
}
