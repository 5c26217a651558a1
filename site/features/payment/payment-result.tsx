import { PAYMENT_SUCCESS } from '#content/payment.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { type ReturnView, usePaymentReturn } from './use-payment-return.ts';

// What the visitor comes back to after a redirect: as specified, unless our record says otherwise.
export function PaymentResult() {
  const view = usePaymentReturn();
  const words = PAYMENT_SUCCESS[view.outcome];
  return (
    <Section tone="travertine">
      <Container>
        <Eyebrow className="mb-5">{PAYMENT_SUCCESS.eyebrow}</Eyebrow>
        <div aria-live="polite">
          <Heading level={1}>{words.heading}</Heading>
          <Lead className="mt-6">{words.lead}</Lead>
          {view.checking ? (
            <p className="mt-5 flex items-center gap-3 text-ink-600" role="status">
              <Spinner /> {PAYMENT_SUCCESS.processing.checking}
            </p>
          ) : null}
        </div>
        {view.reference ? <Reference reference={view.reference} /> : null}
        {view.outcome === 'success' ? <Promises /> : null}
        <Ways view={view} />
      </Container>
    </Section>
  );
}

function Reference({ reference }: { reference: string }) {
  return (
    <p className="mt-8 inline-block border-sand border-y py-3 text-small">
      {PAYMENT_SUCCESS.reference}: <span className="font-semibold text-ink tabular-nums">{reference}</span>
    </p>
  );
}

function Promises() {
  return (
    <div className="mt-9">
      <Heading level={2} size="subheading">
        {PAYMENT_SUCCESS.next}
      </Heading>
      <ol className="mt-4 grid gap-3">
        {PAYMENT_SUCCESS.promises.map((promise, index) => (
          <li key={promise} className="flex gap-4">
            <span className="w-3 shrink-0 font-display text-lagoon">{index + 1}</span>
            <span>{promise}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Ways({ view }: { view: ReturnView }) {
  const failed = view.outcome === 'failed';
  return (
    <div className="mt-10 flex flex-wrap gap-4">
      {failed ? <ButtonLink to={`${ROUTES.home}#packages`}>{PAYMENT_SUCCESS.failed.again}</ButtonLink> : null}
      <ButtonLink to={ROUTES.home} variant={failed ? 'secondary' : 'primary'}>
        {PAYMENT_SUCCESS.home}
      </ButtonLink>
      <ButtonLink to={`${ROUTES.home}#contact`} variant="secondary">
        {PAYMENT_SUCCESS.contact}
      </ButtonLink>
    </div>
  );
}
