import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { ContactLinks } from './contact-links.tsx';
import { useWords } from './words.ts';

// In the place of the provider's card form until it shows: waiting first, then what to do without it.
export function BlockedCard({ blocked, onAgain }: { blocked: boolean; onAgain: () => void }) {
  const { PAYMENT_CARD } = useWords();
  if (!blocked)
    return (
      <p role="status" className="flex min-h-24 items-center gap-3 text-ink-600">
        <Spinner /> {PAYMENT_CARD.loadingCard}
      </p>
    );
  return (
    <Alert tone="danger" title={PAYMENT_CARD.blocked}>
      <p className="mt-1">{PAYMENT_CARD.blockedWhy}</p>
      <ContactLinks />
      <Button variant="secondary" size="sm" className="mt-2" onClick={onAgain}>
        {PAYMENT_CARD.tryAgain}
      </Button>
    </Alert>
  );
}
