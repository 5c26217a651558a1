import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BookingView } from '#domain/booking/booking.ts';
import type { Arrival } from '#domain/booking/call-place.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { NextSteps } from '#site/ui/next-steps.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { BELOW_HEADER } from './below-header.ts';
import type { CallCalls } from './booking-calls.ts';
import { CallFacts } from './call-facts.tsx';
import { CallTools } from './call-tools.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveCall } from './move-call.tsx';
import { useWords } from './words.ts';
import { momentHere, ownZone } from './zones.ts';

type CallViewProps = {
  call: BookingView;
  calls: CallCalls;
  arrival: Arrival | undefined;
  /** Beside the heading on a desk, while the call stands. */
  picture?: ReactNode;
  onChanged: (call: BookingView) => void;
};

/** Clear of the picture. */
const HALF = 'lg:max-w-[calc(100%*7/12-1.5rem)]';

const standingOf = ({ state, changeable }: BookingView) =>
  state === 'canceled' ? 'canceled' : changeable ? 'booked' : 'past';

export function CallView({ call, calls, arrival, picture, onChanged }: CallViewProps) {
  const { CALL, brand } = useWords();
  const [moved, setMoved] = useState(false);
  const standing = standingOf(call);
  const isBooked = standing === 'booked';
  const isNew = arrival !== undefined && isBooked && !moved;
  const title = useTitleFocus(`${standing} ${call.startsAt}`);
  return (
    <div className="flex min-h-first-screen flex-col">
      <Section tone="travertine" space="none">
        <Container className="py-8 lg:py-14">
          <div className={isBooked ? HALF : undefined}>
            {isBooked ? null : <Eyebrow className="mb-4">{CALL.eyebrow}</Eyebrow>}
            <Heading
              ref={title}
              tabIndex={-1}
              level={1}
              size="heading"
              className={`flex items-center gap-3 sm:gap-4 ${BELOW_HEADER}`}
            >
              {/* The circle begins an eighth into its box. */}
              {isBooked ? <Icon name="check-circle" className="-ms-1 size-9 text-leaf sm:size-11" /> : null}
              {fill(CALL.heading[isNew ? 'justBooked' : standing], { brand: brand.name })}
            </Heading>
            {isNew ? <Mailed email={call.email} mailed={arrival === 'mailed'} /> : null}
            {moved && isBooked ? (
              <Alert tone="success" className="mt-5">
                {fill(CALL.move.done, { email: call.email })}
              </Alert>
            ) : null}
          </div>
        </Container>
        {isBooked ? picture : null}
      </Section>
      <Section tone="foam" space="none" className="flex-1 pt-6 pb-20 lg:pt-14 lg:pb-28">
        <Container>
          {isBooked ? (
            <Standing
              call={call}
              calls={calls}
              onMoved={(next) => {
                setMoved(true);
                onChanged(next);
              }}
              onChanged={onChanged}
            />
          ) : (
            <Over call={call} />
          )}
        </Container>
      </Section>
    </div>
  );
}

/** What changed is read from its heading on; a page that was just opened takes no focus. */
function useTitleFocus(state: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    title.current?.focus();
  }, [state]);
  return title;
}

function Mailed({ email, mailed }: { email: string; mailed: boolean }) {
  const { CALL } = useWords();
  return (
    <Alert tone={mailed ? 'success' : 'warning'} className="mt-5">
      {fill(mailed ? CALL.mailed : CALL.notMailed, { email })}
    </Alert>
  );
}

type StandingProps = Omit<CallViewProps, 'arrival' | 'picture'> & { onMoved: (call: BookingView) => void };

function Standing({ call, calls, onMoved, onChanged }: StandingProps) {
  const { CALL } = useWords();
  const [moving, setMoving] = useState(false);
  const [canceling, setCanceling] = useState(false);
  return (
    <>
      {moving ? (
        <MoveCall
          call={call}
          calls={calls}
          onMoved={(next) => {
            setMoving(false);
            onMoved(next);
          }}
          onKeep={() => setMoving(false)}
        />
      ) : (
        <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[7fr_4fr]">
          <Card>
            <CallFacts call={call} />
            <CallTools calls={calls} />
          </Card>
          <div>
            <NextSteps id="call-next" heading={CALL.next} steps={CALL.steps} />
            <div className="mt-6 flex flex-wrap items-center gap-x-6 border-ink/15 border-t pt-4">
              <p className="w-full">{CALL.change}</p>
              <Button variant="quiet" onClick={() => setMoving(true)}>
                {CALL.move.open}
              </Button>
              <Button variant="quiet" onClick={() => setCanceling(true)}>
                {CALL.cancel.open}
              </Button>
            </div>
          </div>
        </div>
      )}
      <CancelDialog
        open={canceling}
        onOpenChange={setCanceling}
        call={call}
        calls={calls}
        onCanceled={onChanged}
      />
    </>
  );
}

function Over({ call }: { call: BookingView }) {
  const { CALL } = useWords();
  const when = momentHere(ownZone(call.zone), call.startsAt);
  return (
    <>
      {call.state === 'canceled' ? (
        <>
          <Lead>{CALL.canceledBy[call.canceledBy ?? 'visitor']}</Lead>
          <p className="mt-3 text-ink-600">{fill(CALL.was, { when })}</p>
        </>
      ) : (
        <Lead>{fill(CALL.pastWords, { when })}</Lead>
      )}
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink href={ROUTES.book}>{CALL.again}</ButtonLink>
        <ButtonLink href={ROUTES.contact} variant="secondary">
          {CALL.contact}
        </ButtonLink>
      </div>
    </>
  );
}
