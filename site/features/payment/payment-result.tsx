import { type ReactNode, useEffect } from 'react';
import { payAgainHref } from '#domain/payment/pay-again.ts';
import { roomLink } from '#domain/project/room.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Alert } from '#site/ui/alert.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { toast } from '#site/ui/toast.ts';
import { AwaitedTransfer } from './awaited-transfer.tsx';
import { BoughtContents } from './bought-contents.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaidOrder } from './paid-order.tsx';
import { type ReturnView, usePaymentReturn } from './use-payment-return.ts';
import type { ReturnWords } from './words.ts';

type PaymentResultProps = {
  words: ReturnWords;
  /** What only shows, behind the heading and beside the next steps. */
  picture?: ReactNode;
  help?: ReactNode;
};

// What the visitor stands on after paying: as specified, unless our record says otherwise.
export function PaymentResult({ words, picture, help }: PaymentResultProps) {
  const view = usePaymentReturn();
  const { heading, lead } = headOf(words, view);
  const room = view.outcome === 'success' ? view.bought.roomKey : undefined;
  useSuccessToast(words, view);
  return (
    <>
      <Section tone="travertine" space="none">
        <Container className="pt-10 pb-10 lg:py-[calc(var(--section)*0.6)]">
          <div className="lg:max-w-[calc(100%*7/12-1.5rem)]">
            <Eyebrow className="mb-5">{words.eyebrow}</Eyebrow>
            <div aria-live="polite">
              <div className="flex items-center gap-4 max-sm:gap-3">
                {isUnnamed(view) ? null : <OutcomeMark outcome={view.outcome} />}
                <Heading level={1}>{heading}</Heading>
              </div>
              <Lead className="mt-6">{lead}</Lead>
              {view.checking ? (
                <p className="mt-5 flex items-center gap-3 text-ink-600" role="status">
                  <Spinner /> {words.processing.checking}
                </p>
              ) : null}
            </div>
            {isUnnamed(view) ? (
              <Alert className="mt-6 max-w-[36rem]">{words.success.unnamedNote}</Alert>
            ) : null}
            {view.outcome === 'transfer' ? (
              <AwaitedTransfer words={words} view={view} />
            ) : (
              <PaidOrder words={words} view={view} />
            )}
            <Ways words={words} view={view} room={room} />
          </div>
        </Container>
        {picture}
      </Section>
      <Section tone="plain">
        <Container className="grid gap-12">
          <BoughtContents words={words} view={view} />
          <NextSteps words={words} view={view} room={room} />
          {help}
        </Container>
      </Section>
    </>
  );
}

const MARKS: Partial<Record<ReturnView['outcome'], { icon: IconName; look: string }>> = {
  success: { icon: 'check', look: 'bg-leaf text-white' },
  transfer: { icon: 'calendar', look: 'bg-lagoon text-white' },
  failed: { icon: 'close', look: 'bg-danger text-white' },
};

// Seen before anything is read; the heading says the same.
function OutcomeMark({ outcome }: { outcome: ReturnView['outcome'] }) {
  const mark = MARKS[outcome];
  if (!mark) return null;
  return (
    <span className={`grid size-12 shrink-0 place-items-center rounded-full max-sm:size-10 ${mark.look}`}>
      <Icon name={mark.icon} className="size-6" />
    </span>
  );
}

// The address names no payment: the page stands as specified, without a word about an order.
const isUnnamed = ({ outcome, reference }: ReturnView) => outcome === 'success' && !reference;

function headOf(words: ReturnWords, view: ReturnView) {
  const { outcome, isExtra } = view;
  if (isUnnamed(view)) return { heading: words.success.heading, lead: words.success.unnamed };
  return isExtra && (outcome === 'success' || outcome === 'failed') ? words.extra[outcome] : words[outcome];
}

// The package's own notice, once: a reload is no payment.
function useSuccessToast(words: ReturnWords, { outcome, isFresh, isExtra }: ReturnView) {
  const isDue = outcome === 'success' && isFresh && !isExtra;
  useEffect(() => {
    if (isDue) toast(words.toast);
  }, [isDue, words.toast]);
}

type Way = { label: string; href: string };

// One way is the loudest: on with the project, the same package again, a person. A transfer is made elsewhere, and has none.
function Ways({ words, view, room }: { words: ReturnWords; view: ReturnView; room: string | undefined }) {
  const { outcome, isExtra, bought } = view;
  const home = { label: words.home, href: ROUTES.home };
  const contact = { label: words.contact, href: `${ROUTES.home}#contact` };
  const door = { label: words.findRoom, href: ROUTES.project };
  const first: Partial<Record<ReturnView['outcome'], Way>> = {
    success: room ? { label: words.room, href: roomLink('', room) } : isUnnamed(view) ? door : home,
    failed: isExtra ? contact : { label: words.failed.again, href: payAgainHref(bought.packageId) },
    closed: { label: words.closed.again, href: payAgainHref(undefined) },
    unknown: contact,
    unreachable: contact,
  };
  const main = first[outcome];
  return (
    <div className="mt-8 flex flex-wrap gap-x-6 gap-y-4 max-sm:grid max-sm:grid-cols-2 max-sm:gap-3 max-sm:[&>:nth-child(2):last-child]:col-span-2 lg:mt-10">
      {main ? (
        <ButtonLink href={main.href} className="max-sm:col-span-2">
          {main.label}
        </ButtonLink>
      ) : null}
      {room ? (
        <p className="col-span-full basis-full text-ink-600 text-small max-sm:-mt-1 max-sm:mb-2 sm:order-last">
          {words.roomIs}
        </p>
      ) : null}
      {[contact, home]
        .filter(({ href }) => href !== main?.href)
        .map(({ label, href }) => (
          <ButtonLink key={href} href={href} variant={room ? 'quiet' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
    </div>
  );
}
