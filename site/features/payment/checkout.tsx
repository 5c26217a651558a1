import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { PackageOffer } from '#domain/package/catalogue.ts';
import type { Buyer } from '#domain/payment/buyer.ts';
import { type BuyerForm, buyerOf } from '#domain/payment/buyer-form.ts';
import type { PaymentSetup, ZelleSetup } from '#domain/payment/payment-request.ts';
import type { PriceChange } from '#domain/payment/price-change.ts';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { BuyerDetails } from './buyer-details.tsx';
import { BuyerSummary } from './buyer-summary.tsx';
import { PaymentCard } from './payment-card.tsx';
import type { AcceptedTerms, AskAgain, BuyerProblems } from './place-order.ts';
import { useCheckoutWords } from './words.ts';

type CheckoutProps = {
  offer: PackageOffer;
  /** What is bought, beside both steps. */
  panel: ReactNode;
  kept: RefObject<BuyerForm>;
  /** Asked in the place of the card: the server wants another price. */
  question: ReactNode;
  onPriceChange: (change: PriceChange) => void;
  onSuccess: (setup: PaymentSetup) => void;
  onZelle: (order: ZelleSetup) => void;
  moving: boolean;
  onMoving: (moving: boolean) => void;
  onClose: () => void;
};

type Step = 'details' | 'card';

// Who buys, then the card or a transfer. Both steps stay as they were left while the other one is shown.
export function Checkout(props: CheckoutProps) {
  const { offer, panel, kept, question, onPriceChange, onClose, ...card } = props;
  const words = useCheckoutWords();
  const [terms, setTerms] = useState<AcceptedTerms>(words.terms);
  const [asksState, setAsksState] = useState(words.tax.on);
  const [problems, setProblems] = useState<BuyerProblems>();
  const [buyer, setBuyer] = useState<Buyer>();
  const { step, go, headings } = useSteps();
  const keys = useRef(new Map<string, string>());

  function next(form: BuyerForm) {
    const given = buyerOf(form, terms.version, asksState);
    // The same details lead back to the card as it was left.
    if (JSON.stringify(given) !== JSON.stringify(buyer)) setBuyer(given);
    go('card');
  }

  function ask(again: AskAgain) {
    if (again.ask === 'price') return onPriceChange(again.change);
    if (again.terms) setTerms(again.terms);
    if (again.problems.region) setAsksState(true);
    setBuyer(undefined);
    go('details');
    setProblems(again.problems);
  }

  return (
    <div className="grid items-start gap-3 md:grid-cols-[1fr_18rem] md:gap-8 lg:grid-cols-[1fr_22rem]">
      <div className="max-md:[@media(min-height:40rem)]:not-has-[[open]]:sticky max-md:-top-2 max-md:z-10 max-md:-my-1 max-md:bg-white max-md:py-1 md:order-2 md:self-stretch md:rounded-card md:bg-foam">
        {panel}
      </div>
      <StepFrame
        step={1}
        shown={step === 'details'}
        head={headings.details}
        heading={words.BUYER_FORM.heading}
      >
        <BuyerDetails
          offer={offer}
          kept={kept}
          asksState={asksState}
          refundRule={terms.refundRule}
          problems={problems}
          onNext={next}
          onCancel={onClose}
        />
      </StepFrame>
      {buyer ? (
        <StepFrame step={2} shown={step === 'card'} head={headings.card} heading={words.PAYMENT_CARD.heading}>
          <BuyerSummary buyer={buyer} locked={card.moving} onChange={() => go('details')} />
          {question ?? (
            <PaymentCard {...card} offer={offer} buyer={buyer} keys={keys} onAsk={ask} onCancel={onClose} />
          )}
        </StepFrame>
      ) : null}
    </div>
  );
}

// The focus follows from one step to the other; at first it is where the dialog puts it.
function useSteps() {
  const [{ step, moved }, setStep] = useState<{ step: Step; moved: boolean }>({
    step: 'details',
    moved: false,
  });
  const details = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLHeadingElement>(null);
  // Before the effects of what is shown: a field that the server refused takes it from here.
  useLayoutEffect(() => {
    if (moved) (step === 'details' ? details : card).current?.focus();
  }, [step, moved]);
  return { step, go: (next: Step) => setStep({ step: next, moved: true }), headings: { details, card } };
}

const STEPS = [1, 2] as const;

type StepFrameProps = {
  step: (typeof STEPS)[number];
  shown: boolean;
  head: RefObject<HTMLHeadingElement | null>;
  heading: string;
  children: ReactNode;
};

function StepFrame({ step, shown, head, heading, children }: StepFrameProps) {
  const { PAYMENT_DIALOG } = useCheckoutWords();
  return (
    <section hidden={!shown} aria-label={heading} className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h3 ref={head} tabIndex={-1} className="font-semibold text-[1.125rem] outline-none">
          {heading}
        </h3>
        <p className="flex items-center gap-3 text-ink-600 text-small">
          <span aria-hidden="true" className="flex gap-1.5">
            {STEPS.map((one) => (
              <span
                key={one}
                className={classes('h-1.5 w-7 rounded-full', one <= step ? 'bg-lagoon' : 'bg-foam-200')}
              />
            ))}
          </span>
          {fill(PAYMENT_DIALOG.step, { step })}
        </p>
      </div>
      {children}
    </section>
  );
}
