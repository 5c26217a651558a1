import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { CopyButton } from './copy-button.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import type { ReturnView } from './use-payment-return.ts';
import type { ReturnWords } from './words.ts';

type AwaitedTransferProps = { words: ReturnWords; view: ReturnView };

/** An order that waits for its money: what to send, to whom, under which reference. Without the secret the amount is not told. */
export function AwaitedTransfer({ words, view }: AwaitedTransferProps) {
  const { transfer, zelleNote } = words;
  const { email } = view.bought;
  return (
    <div className="mt-8 max-w-[34rem] rounded-card bg-white px-5 py-4 shadow-lift sm:px-6">
      <FactList className="border-t-0" facts={factsOf(words, view)} />
      <p className="mt-4 font-semibold">{zelleNote}.</p>
      <p className="mt-1 break-words">{email ? fill(transfer.mailing, { email }) : transfer.elsewhere}</p>
    </div>
  );
}

function factsOf(words: ReturnWords, { bought, reference }: ReturnView): Fact[] {
  const { transfer, order, taxName, zellePayee } = words;
  const { packageTitle, amountCents, taxCents = 0 } = bought;
  const copied = (label: string, value: string, copies = value): Fact => ({
    label,
    wide: true,
    value: (
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 break-words max-sm:text-small">{value}</span>
        <CopyButton words={transfer} what={label} text={copies} />
      </span>
    ),
  });
  const facts: Fact[] = [copied(transfer.payee, zellePayee)];
  if (amountCents !== undefined) {
    if (packageTitle && taxCents > 0)
      facts.push(
        { label: packageTitle, value: dollarsAndCents(amountCents - taxCents) },
        { label: taxName, value: dollarsAndCents(taxCents) },
      );
    else if (packageTitle) facts.push({ label: order.package, value: packageTitle });
    // A bank's field takes the bare number.
    const total = dollarsAndCents(amountCents);
    facts.push(copied(transfer.total, total, total.replace(/[$,]/g, '')));
  }
  if (reference) facts.push(copied(transfer.reference, reference));
  return facts;
}
