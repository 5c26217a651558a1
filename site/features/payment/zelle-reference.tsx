import { useWords } from './words.ts';

/** For what is owed already and has a number of its own: where to send the money, and what to write into the memo. */
export function ZelleReference({ reference }: { reference: string }) {
  const { brand, PAYMENT_CARD } = useWords();
  return (
    <>
      <p className="mt-1">
        {PAYMENT_CARD.zelle} <span className="break-words font-semibold">{brand.zellePayee}</span>.
      </p>
      <p className="mt-1">{PAYMENT_CARD.zelleNote}.</p>
      <p className="mt-1">
        {PAYMENT_CARD.orderReference}:{' '}
        <span className="whitespace-nowrap font-semibold tabular-nums">{reference}</span>
      </p>
    </>
  );
}
