import type { ReactNode } from 'react';
import { roomLink } from '#domain/project/room.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { NextSteps } from './next-steps.tsx';
import { type ReturnView, usePaymentReturn } from './use-payment-return.ts';
import type { ReturnWords } from './words.ts';

type PaymentResultProps = {
  words: ReturnWords;
  /** What only shows, behind the heading and beside the next steps. */
  picture?: ReactNode;
  help?: ReactNode;
};

// What the visitor comes back to after a redirect: as specified, unless our record says otherwise.
export function PaymentResult({ words, picture, help }: PaymentResultProps) {
  const view = usePaymentReturn();
  const { heading, lead } = words[view.outcome];
  return (
    <>
      <Section tone="travertine" space="none">
        <Container className="pt-10 pb-10 lg:py-[calc(var(--section)*0.6)]">
          <div className="lg:max-w-[calc(100%*7/12-1.5rem)]">
            <Eyebrow className="mb-5">{words.eyebrow}</Eyebrow>
            <div aria-live="polite">
              <Heading level={1}>{heading}</Heading>
              <Lead className="mt-6 text-balance">{lead}</Lead>
              {view.checking ? (
                <p className="mt-5 flex items-center gap-3 text-ink-600" role="status">
                  <Spinner /> {words.processing.checking}
                </p>
              ) : null}
            </div>
            {view.reference ? <Reference label={words.reference} reference={view.reference} /> : null}
            <Ways words={words} view={view} />
          </div>
        </Container>
        {picture}
      </Section>
      <Section tone="plain">
        <Container className="grid items-start gap-12 lg:grid-cols-[7fr_4fr] lg:gap-16">
          <NextSteps words={words.next} outcome={view.outcome} />
          {help}
        </Container>
      </Section>
    </>
  );
}

function Reference({ label, reference }: { label: string; reference: string }) {
  return (
    <p className="mt-8 inline-block border-sand border-y py-3 text-small">
      {label}: <span className="font-semibold text-ink tabular-nums">{reference}</span>
    </p>
  );
}

function Ways({ words, view }: { words: ReturnWords; view: ReturnView }) {
  const failed = view.outcome === 'failed';
  const room = view.outcome === 'success' ? view.roomKey : undefined;
  return (
    <div className="mt-10 flex flex-wrap gap-4">
      {room ? <ButtonLink href={roomLink('', room)}>{words.room}</ButtonLink> : null}
      {failed ? <ButtonLink href={`${ROUTES.home}#packages`}>{words.failed.again}</ButtonLink> : null}
      <ButtonLink href={ROUTES.home} variant={failed || room ? 'secondary' : 'primary'}>
        {words.home}
      </ButtonLink>
      <ButtonLink href={`${ROUTES.home}#contact`} variant="secondary">
        {words.contact}
      </ButtonLink>
    </div>
  );
}
