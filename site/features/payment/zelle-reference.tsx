import { useWords } from './words.ts';

/** For what is owed already and has a number of its own. */
export function ZelleReference({ reference }: { reference: string }) {
  const { PAYMENT_CARD } = useWords();
  return (
    <p className="mt-1">
      {PAYMENT_CARD.orderReference}: <span className="font-semibold tabular-nums">{reference}</span>
    </p>
  );
}
