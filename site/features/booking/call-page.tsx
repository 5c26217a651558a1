import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Arrival, type Behind, readHash } from '#domain/booking/call-place.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { callCalls } from './booking-calls.ts';
import { BookingDesk } from './booking-desk.tsx';
import { CallView } from './call-view.tsx';
import { type CallTrouble, useCall } from './use-call.ts';
import { type CallWords, useWords, WordsProvider } from './words.ts';

/** The private page of a call, with its picture. The key stands behind the # and in this page's memory, nowhere else. */
export function CallPage({ words, children }: { words: CallWords; children?: ReactNode }) {
  return (
    <WordsProvider words={words}>
      <KeyGate picture={children} />
    </WordsProvider>
  );
}

function KeyGate({ picture }: { picture: ReactNode }) {
  const [behind, setBehind] = useState<Behind>();
  useEffect(() => {
    const look = () => {
      const found = readHash(window.location.hash);
      setBehind(found);
      // How the booking went is told once; the link that stays is the plain one.
      if (found.page === 'call' && found.arrival) window.history.replaceState(null, '', `#${found.key}`);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  if (!behind) return <Loading />;
  if (behind.page === 'missing') return <TroublePage trouble="missing" picture={picture} />;
  if (behind.page === 'new') return <FromRoom roomKey={behind.roomKey} />;
  return <KnownCall key={behind.key} callKey={behind.key} arrival={behind.arrival} picture={picture} />;
}

function Loading() {
  const { CALL } = useWords();
  return (
    <Container>
      <h1 className="sr-only">{CALL.eyebrow}</h1>
      <p className="flex items-center gap-3 py-16 noscript:hidden" role="status">
        <Spinner /> {CALL.loading}
      </p>
    </Container>
  );
}

type KnownCallProps = { callKey: string; arrival: Arrival | undefined; picture: ReactNode };

function KnownCall({ callKey, arrival, picture }: KnownCallProps) {
  const calls = useMemo(() => callCalls(callKey), [callKey]);
  const { standing, readAgain, show } = useCall(calls);
  if (standing.step === 'loading') return <Loading />;
  if (standing.step === 'trouble')
    return <TroublePage trouble={standing.trouble} picture={picture} onAgain={() => void readAgain()} />;
  return <CallView call={standing.call} calls={calls} arrival={arrival} picture={picture} onChanged={show} />;
}

/** Booked from a project's room: its key came along behind the #. */
function FromRoom({ roomKey }: { roomKey: string }) {
  const { CALL } = useWords();
  return (
    <Section tone="travertine" space="tight" className="min-h-first-screen">
      <Container width="text">
        <a className="text-link inline-block py-2 text-small" href={`${ROUTES.project}#${roomKey}`}>
          {CALL.project.back}
        </a>
        <Heading level={1} size="heading" className="mt-2 mb-8">
          {CALL.project.heading}
        </Heading>
        <BookingDesk roomKey={roomKey} />
      </Container>
    </Section>
  );
}

// Nothing else is to be read here: on small screens the picture fills what the words leave of the window.
const BELOW_WORDS =
  'max-lg:relative max-lg:min-h-[46vw] max-lg:grow max-lg:[&_.head-view]:absolute max-lg:[&_.head-view]:inset-0 max-lg:[&_.head-view]:block max-lg:[&_.head-view]:h-auto max-lg:[&_.head-view]:max-h-none';

type TroubleProps = { trouble: CallTrouble; picture: ReactNode; onAgain?: () => void };

function TroublePage({ trouble, picture, onAgain }: TroubleProps) {
  const { BOOK, CALL, brand } = useWords();
  const { heading, words } = CALL.trouble[trouble];
  return (
    <Section tone="travertine" space="none" className="flex min-h-first-screen flex-col">
      <Container className="py-10 lg:py-14">
        <div className="lg:max-w-[calc(100%*7/12-1.5rem)]">
          <Eyebrow>{CALL.eyebrow}</Eyebrow>
          <Heading level={1} size="heading" className="mt-4">
            {heading}
          </Heading>
          <Lead className="mt-5">{words}</Lead>
          <div className="mt-8 flex flex-wrap gap-4">
            {trouble === 'failed' ? (
              <Button onClick={onAgain}>{CALL.tryAgain}</Button>
            ) : (
              <ButtonLink href={ROUTES.book}>{CALL.again}</ButtonLink>
            )}
            <ButtonLink href={ROUTES.contact} variant="secondary">
              {CALL.contact}
            </ButtonLink>
          </div>
          <a className="text-link mt-4 inline-block py-2.5" href={phoneLink(brand.phone)}>
            {fill(BOOK.call, { phone: brand.phone })}
          </a>
        </div>
      </Container>
      <div className={BELOW_WORDS}>{picture}</div>
    </Section>
  );
}
