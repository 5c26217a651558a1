import { Heading } from '#site/ui/section.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { useOpenRoom } from './room-context.tsx';
import { useWords } from './words.ts';

const newestAt = (versions: readonly { createdAt: string }[]) => versions[0]?.createdAt ?? '';

export function Deliveries() {
  const { DELIVERIES } = useWords();
  const { room } = useOpenRoom();
  const deliveries = room.deliveries.toSorted((one, other) =>
    newestAt(other.versions).localeCompare(newestAt(one.versions)),
  );
  return (
    <section aria-labelledby="room-deliveries">
      <Heading level={2} size="subheading" id="room-deliveries">
        {DELIVERIES.heading}
      </Heading>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 sm:not-has-[>:only-child]:grid-cols-2">
        {deliveries.map((delivery) => (
          <DeliveryCard key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </section>
  );
}
