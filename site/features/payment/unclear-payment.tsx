import { Alert } from '#site/ui/alert.tsx';
import { ContactLinks } from './contact-links.tsx';
import type { PayingPhase } from './use-paying.ts';
import { useWords } from './words.ts';

// Shown when the payment's outcome is unknown: says so, and where to ask with which reference.
export function UnclearPayment({ phase, reference }: { phase: PayingPhase; reference: string }) {
  const { UNCLEAR_PAYMENT } = useWords();
  if (phase !== 'late' && phase !== 'unclear') return null;
  return (
    <Alert tone="danger" title={UNCLEAR_PAYMENT[phase]} className="mt-6">
      <p className="mt-1">{UNCLEAR_PAYMENT.truth}</p>
      <p className="mt-2">
        {UNCLEAR_PAYMENT.reference}: <span className="font-semibold tabular-nums">{reference}</span>
      </p>
      <ContactLinks />
    </Alert>
  );
}
