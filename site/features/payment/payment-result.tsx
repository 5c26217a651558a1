import { PAYMENT_SUCCESS } from '#content/payment.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { still } from '#site/still.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderHelp } from './order-help.tsx';
import { type ReturnView, usePaymentReturn } from './use-payment-return.ts';

const Photograph = still(
  'payment-picture',
  async () => (await import('./payment-picture.tsx')).PaymentPicture,
);

// What the visitor comes back to after a redirect: as specified, unless our record says otherwise.
export function PaymentResult() {
  const view = usePaymentReturn();
  const words = PAYMENT_SUCCESS[view.outcome];
  return (
    <>
      <Section tone="travertine" space="none">
        <Container className="pt-10 pb-10 lg:py-[calc(var(--section)*0.6)]">
          <div className="lg:max-w-[calc(100%*7/12-1.5rem)]">
            <Eyebrow className="mb-5">{PAYMENT_SUCCESS.eyebrow}</Eyebrow>
            <div aria-live="polite">
              <Heading level={1}>{words.heading}</Heading>
              <Lead className="mt-6 text-balance">{words.lead}</Lead>
              {view.checking ? (
                <p className="mt-5 flex items-center gap-3 text-ink-600" role="status">
                  <Spinner /> {PAYMENT_SUCCESS.processing.checking}
                </p>
              ) : null}
            </div>
            {view.reference ? <Reference reference={view.reference} /> : null}
            <Ways view={view} />
          </div>
        </Container>
        <Photograph />
      </Section>
      <Section tone="plain">
        <Container className="grid items-start gap-12 lg:grid-cols-[7fr_4fr] lg:gap-16">
          <NextSteps outcome={view.outcome} />
          <OrderHelp />
        </Container>
      </Section>
    </>
  );
}

function Reference({ reference }: { reference: string }) {
  return (
    <p className="mt-8 inline-block border-sand border-y py-3 text-small">
      {PAYMENT_SUCCESS.reference}: <span className="font-semibold text-ink tabular-nums">{reference}</span>
    </p>
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
