import { useState } from 'react';
import { askAbout } from '#domain/payment/payment-return.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { pageLocale, tell } from '#site/language.ts';
import { apiRequest } from '#site/request.ts';
import { saveFile } from '#site/save-file.ts';
import { Icon } from '#site/ui/icon.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import type { ReturnView } from './use-payment-return.ts';
import type { ReturnWords } from './words.ts';

/** What was bought, as our record has it; without the payment's secret that is the reference alone. */
export function PaidOrder({ words, view }: { words: ReturnWords; view: ReturnView }) {
  const facts = factsOf(words, view);
  if (facts.length === 0) return null;
  const isPaid = view.outcome === 'success';
  return (
    <div className="mt-8 rounded-card lg:max-w-[36rem] bg-white px-5 py-4 shadow-lift sm:px-6">
      <p className="mb-2 font-semibold">{words.order.heading}</p>
      <FactList facts={facts} className="[&>:last-child]:border-b-0" />
      {isPaid ? (
        <p className="mt-1 flex gap-2 border-sand border-t pt-3.5 pb-1 font-medium text-small">
          <Icon name="check" className="mt-0.5 size-4.5 text-leaf" />
          {words.refundNote}
        </p>
      ) : null}
    </div>
  );
}

function factsOf(words: ReturnWords, { outcome, reference, isExtra, payment, bought }: ReturnView): Fact[] {
  const { order } = words;
  const { packageTitle, amountCents, taxCents = 0, receiptNumber, paidAt, paidBy, email } = bought;
  const isPaid = outcome === 'success';
  const isUnpaid = outcome === 'failed' || outcome === 'closed';
  const known: (Fact | false | undefined | '')[] = [
    packageTitle && {
      label: isExtra ? order.extra : order.package,
      value: <b className="font-semibold">{packageTitle}</b>,
    },
    isPaid &&
      amountCents !== undefined && {
        label: paidBy ? order.by[paidBy] : order.paid,
        value: dollarsAndCents(amountCents),
        strong: true,
      },
    isUnpaid &&
      amountCents !== undefined && {
        label: words.failed.due,
        value: dollarsAndCents(amountCents),
        strong: true,
      },
    isPaid &&
      taxCents > 0 && {
        label: fill(order.taxIncluded, { name: tell(words.taxName) }),
        value: dollarsAndCents(taxCents),
      },
    isPaid && paidAt && { label: order.date, value: <PaidOn moment={paidAt} /> },
    reference && { label: words.reference, value: reference },
    isPaid &&
      payment &&
      receiptNumber !== undefined && {
        label: order.receipt,
        value: <Receipt words={order} payment={payment} number={receiptNumber} />,
      },
    isPaid && email && { label: order.mailed, value: email },
  ];
  return known.filter((fact): fact is Fact => Boolean(fact));
}

// The buyer's own day, as the legal pages say theirs.
const PaidOn = ({ moment }: { moment: string }) => (
  <time dateTime={moment}>
    {new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long' }).format(new Date(moment))}
  </time>
);

type ReceiptProps = {
  words: ReturnWords['order'];
  payment: { intentId: string; clientSecret: string };
  number: number;
};

// Fetched, not linked: the secret stays out of the list of downloads.
function Receipt({ words, payment, number }: ReceiptProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  async function download() {
    setState('loading');
    try {
      const { query, headers } = askAbout(payment.intentId, payment.clientSecret);
      const response = await apiRequest('GET', `/api/payments/receipt.pdf?${query}`, undefined, { headers });
      saveFile(await response.blob(), `receipt-${number}.pdf`);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return (
    <>
      {fill(words.receiptNumber, { number })}
      <button
        type="button"
        className="text-link -my-1 ms-4 min-h-8 cursor-pointer"
        disabled={state === 'loading'}
        onClick={() => void download()}
      >
        {state === 'loading' ? words.downloading : words.download}
      </button>
      <span role="status" className="block text-danger text-small empty:hidden">
        {state === 'failed' ? words.downloadFailed : ''}
      </span>
    </>
  );
}
