import type { ReactNode, RefObject } from 'react';
import type { CallWay } from '#domain/booking/booking.ts';
import { clockIn, dayNameIn, zoneName } from '#domain/booking/local-time.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { pageLocale } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { CallFields } from './call-fields.tsx';
import { NearTimes } from './near-times.tsx';
import { OtherWays } from './other-ways.tsx';
import { SlotPicker, SlotsTrouble, ZoneChoice } from './slot-picker.tsx';
import { type BookingContext, type BookingTrouble, toTimes, useBooking } from './use-booking.ts';
import type { Choice } from './use-choice.ts';
import { useWords } from './words.ts';
import { momentHere } from './zones.ts';

type BookingDeskProps = BookingContext & {
  /** What stands under the summary beside the form; without it there is no such column. */
  beside?: ReactNode;
};

/** Choosing a time and saying who calls; a call that is booked has a page of its own. */
export function BookingDesk({ beside, ...context }: BookingDeskProps) {
  const booking = useBooking(context);
  const desk = <Desk {...context} booking={booking} />;
  if (beside === undefined) return desk;
  return (
    <div className={WITH_ASIDE}>
      {desk}
      <div className="grid content-start gap-8 lg:sticky lg:top-28 lg:self-start">
        <Summary choice={booking.choice} way={booking.form.watch('way')} />
        {beside}
      </div>
    </div>
  );
}

function Desk({ booking, ...context }: BookingContext & { booking: ReturnType<typeof useBooking> }) {
  const { BOOK } = useWords();
  const { choice, form, trap, trouble, timeError, submit } = booking;
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
      <Part heading={BOOK.whenHeading} aside={noneFree ? null : <ZoneChoice choice={choice} />}>
        {noneFree ? (
          <>
            <NearTimes choice={choice} />
            <OtherWays words={BOOK.none} />
          </>
        ) : (
          <SlotPicker choice={choice} error={timeError} />
        )}
      </Part>
      <Part heading={BOOK.youHeading} aside={<p className="text-fine text-ink-600">{BOOK.required}</p>}>
        <Attached {...context} />
        <CallFields form={form} ways={free.ways} />
        <MachineTrap field={trap} />
        <Review choice={choice} />
        <Trouble trouble={trouble} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            size="lg"
            variant={choice.startsAt ? 'primary' : 'secondary'}
            pending={isSubmitting}
            className="max-sm:w-full"
          >
            {isSubmitting ? BOOK.submitting : BOOK.submit}
          </Button>
        </div>
      </Part>
    </form>
  );
}

/** The form and what stands beside it. */
export const WITH_ASIDE =
  'grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-14';

// As tall as the form that takes its place, so that nothing below moves when the times arrive.
const FORM_HEIGHT = 'min-h-[109.6rem] md:min-h-[88.9rem] lg:min-h-[90.3rem] xl:min-h-[69.4rem]';

/** Both parts of the form as pale shapes: what is on its way, and where. */
function Loading() {
  const { BOOK, PICKER } = useWords();
  const wait = (
    <p className="flex items-center gap-3 text-small" role="status">
      <Spinner /> {PICKER.loading}
    </p>
  );
  return (
    <div className={`grid content-start gap-6 noscript:hidden ${FORM_HEIGHT}`}>
      <Part heading={BOOK.whenHeading} aside={wait}>
        <div className="grid gap-x-10 gap-y-5 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          <Shapes count={35} className="grid-cols-7 gap-1" />
          <Shapes count={9} className="grid-cols-3 gap-2" />
        </div>
      </Part>
      <Part heading={BOOK.youHeading} aside={null}>
        <Shapes count={6} className="gap-5 sm:grid-cols-2" />
      </Part>
    </div>
  );
}

const Shapes = ({ count, className }: { count: number; className: string }) => (
  <div
    aria-hidden="true"
    className={`grid content-start *:h-11 *:rounded-control *:bg-foam motion-safe:animate-pulse ${className}`}
  >
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <span key={at} />
    ))}
  </div>
);

function Part({ heading, aside, children }: { heading: string; aside: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" className="grid gap-5 max-sm:px-4 max-sm:py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Heading level={2} size="subheading">
          {heading}
        </Heading>
        {aside}
      </div>
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
      {startsAt ? (
        fill(BOOK.review, { when: momentHere(zone, startsAt), minutes: free?.minutes ?? '' })
      ) : (
        <button
          type="button"
          className="text-link text-start font-semibold"
          onClick={({ currentTarget }) => toTimes(currentTarget.form)}
        >
          {BOOK.notChosen}
        </button>
      )}
    </p>
  );
}

// In sight while the form is filled in; on a small screen, and before a time is chosen, the line over the button says it.
function Summary({ choice, way }: { choice: Choice; way: CallWay }) {
  const { startsAt, zone, free, failed } = choice;
  const { BOOK } = useWords();
  if (!free && failed) return null;
  const minutes = free && fill(BOOK.summary.minutes, { minutes: free.minutes });
  const facts = [minutes ?? '\u00a0', BOOK.ways[way], BOOK.summary.free];
  return (
    <Card className="max-lg:hidden noscript:hidden lg:p-6">
      <Heading level={2} size="small" className="flex items-center gap-2.5">
        <Icon name="calendar" className="size-5 text-lagoon" />
        {BOOK.summary.heading}
      </Heading>
      {startsAt ? (
        <p className="mt-3">
          <span className="block font-display text-[1.625rem] text-lagoon leading-tight">
            {clockIn(zone, startsAt, pageLocale())}
          </span>
          <span className="mt-1 block font-medium first-letter:uppercase">
            {dayNameIn(zone, startsAt, pageLocale())}
          </span>
          <span className="block text-ink-600 text-small">{zoneName(zone, startsAt, pageLocale())}</span>
        </p>
      ) : (
        <p className="mt-3 text-ink-600 text-small">{BOOK.summary.open}</p>
      )}
      <ul className="mt-4 grid gap-y-1 border-sand border-t pt-3 text-small">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Card>
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
