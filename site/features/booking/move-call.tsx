import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BOOKING_MESSAGES, type BookingView } from '#domain/booking/booking.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { BELOW_HEADER } from './below-header.ts';
import type { CallCalls } from './booking-calls.ts';
import { NearTimes } from './near-times.tsx';
import { SlotPicker, SlotsTrouble, ZoneChoice } from './slot-picker.tsx';
import { useAct } from './use-act.ts';
import { useChoice } from './use-choice.ts';
import { useWords } from './words.ts';
import { momentHere } from './zones.ts';

type MoveCallProps = {
  call: BookingView;
  calls: CallCalls;
  onMoved: (call: BookingView) => void;
  onKeep: () => void;
};

export function MoveCall({ call, calls, onMoved, onKeep }: MoveCallProps) {
  const { CALL, PICKER, brand } = useWords();
  const choice = useChoice(call.startsAt);
  const { pending, problem, act } = useAct();
  const [asked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { startsAt, zone, free, days } = choice;
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (startsAt) void act(async () => onMoved(await calls.move(startsAt, zone)), choice.lostTo);
  }
  return (
    <Card as="section" className="max-sm:px-4">
      <form noValidate onSubmit={submit} className="grid gap-6">
        <div>
          <Heading ref={heading} tabIndex={-1} level={2} size="subheading" className={BELOW_HEADER}>
            {CALL.move.heading}
          </Heading>
          <p className="mt-1 text-ink-600">
            {fill(CALL.move.now, { when: momentHere(zone, call.startsAt) })}
          </p>
        </div>
        {!free && !choice.failed ? (
          <p className="flex min-h-72 items-center gap-3" role="status">
            <Spinner /> {PICKER.loading}
          </p>
        ) : null}
        {free && days.size === 0 ? (
          <>
            <NearTimes choice={choice} />
            <p>{fill(CALL.move.none, { phone: brand.phone })}</p>
          </>
        ) : null}
        {days.size > 0 ? (
          <>
            <ZoneChoice choice={choice} />
            <SlotPicker choice={choice} error={asked && !startsAt ? BOOKING_MESSAGES.startsAt : undefined} />
          </>
        ) : (
          <SlotsTrouble choice={choice} />
        )}
        <p className="font-semibold" role="status">
          {startsAt && free
            ? fill(CALL.move.review, { when: momentHere(zone, startsAt), minutes: free.minutes })
            : null}
        </p>
        {problem ? <Alert tone="danger">{problem}</Alert> : null}
        <div className="flex flex-wrap gap-3">
          {days.size > 0 ? (
            <Button type="submit" pending={pending}>
              {CALL.move.submit}
            </Button>
          ) : null}
          <Button variant="secondary" disabled={pending} onClick={onKeep}>
            {CALL.move.keep}
          </Button>
        </div>
      </form>
    </Card>
  );
}
