import type { RefObject } from 'react';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { CallFields } from './call-fields.tsx';
import { NearTimes } from './near-times.tsx';
import { OtherWays } from './other-ways.tsx';
import { SlotPicker, SlotsTrouble } from './slot-picker.tsx';
import { type BookingContext, type BookingTrouble, useBooking } from './use-booking.ts';
import type { Choice } from './use-choice.ts';
import { useWords } from './words.ts';
import { momentHere } from './zones.ts';

/** Choosing a time and saying who calls; a call that is booked has a page of its own. */
export function BookingDesk(context: BookingContext) {
  const { BOOK } = useWords();
  const { choice, form, trap, trouble, timeError, submit } = useBooking(context);
  const { free, days } = choice;
  if (!free) return choice.failed ? <SlotsTrouble choice={choice} /> : <Loading />;
  const { isDirty, isSubmitting } = form.formState;
  const noneFree = days.size === 0;
  // Whoever has typed something keeps it, even when the last time has just gone.
  if (noneFree && !isDirty)
    return (
      <Card>
        <OtherWays words={BOOK.none} />
      </Card>
    );
  return (
    <form noValidate onSubmit={submit} className="relative grid gap-6">
      <Part heading={BOOK.whenHeading}>
        {noneFree ? (
          <>
            <NearTimes choice={choice} />
            <OtherWays words={BOOK.none} />
          </>
        ) : (
          <SlotPicker choice={choice} error={timeError} />
        )}
      </Part>
      <Part heading={BOOK.youHeading}>
        <p className="-mt-4 text-fine text-ink-600">{BOOK.required}</p>
        <Attached {...context} />
        <CallFields form={form} ways={free.ways} />
        <MachineTrap field={trap} />
        <Review choice={choice} />
        <Trouble trouble={trouble} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="lg" pending={isSubmitting} className="max-sm:w-full">
            {isSubmitting ? BOOK.submitting : BOOK.submit}
          </Button>
        </div>
      </Part>
    </form>
  );
}

// As tall as the form that takes its place, so that nothing below moves when the times arrive.
const FORM_HEIGHT = 'min-h-[120.2rem] md:min-h-[100.4rem] lg:min-h-[100.7rem] xl:min-h-[84.1rem]';

function Loading() {
  const { PICKER } = useWords();
  return (
    <Card className={`noscript:hidden ${FORM_HEIGHT}`}>
      <p className="flex min-h-[26rem] items-center justify-center gap-3" role="status">
        <Spinner /> {PICKER.loading}
      </p>
    </Card>
  );
}

function Part({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <Card as="section" className="grid gap-6 max-sm:px-4">
      <Heading level={2} size="subheading">
        {heading}
      </Heading>
      {children}
    </Card>
  );
}

function Attached({ design, designIsStored, roomKey }: BookingContext) {
  const { BOOK } = useWords();
  if (roomKey) return <Alert tone="info">{BOOK.project}</Alert>;
  if (!design || !designIsStored) return null;
  return (
    <Alert tone="info">
      {BOOK.design}{' '}
      <a className="text-link" href={`${ROUTES.designTool}?d=${design}`}>
        {BOOK.openDesign}
      </a>
    </Alert>
  );
}

function Review({ choice: { startsAt, zone, free } }: { choice: Choice }) {
  const { BOOK } = useWords();
  return (
    <p className="flex items-start gap-3 border-sand border-t pt-5 font-semibold" role="status">
      <Icon name="calendar" className="mt-0.5 size-5 text-lagoon" />
      {startsAt
        ? fill(BOOK.review, { when: momentHere(zone, startsAt), minutes: free?.minutes ?? '' })
        : BOOK.notChosen}
    </p>
  );
}

function Trouble({ trouble }: { trouble: BookingTrouble | undefined }) {
  const { BOOK, brand } = useWords();
  if (!trouble) return null;
  return (
    <Alert tone="danger" title={BOOK.failed.title}>
      {trouble.reason
        ? fill(BOOK.failed.refused, { reason: trouble.reason })
        : fill(BOOK.failed.words, { phone: brand.phone })}
    </Alert>
  );
}

// Out of sight, not display:none, which machines look for; no person can reach it.
function MachineTrap({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { BOOK } = useWords();
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 size-px overflow-hidden opacity-0"
    >
      <label>
        {BOOK.labels.website}
        <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
