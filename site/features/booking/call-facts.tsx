import type { ReactNode } from 'react';
import type { BookingView } from '#domain/booking/booking.ts';
import { clockIn, dayNameIn, zoneName } from '#domain/booking/local-time.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { pageLocale } from '#site/language.ts';
import { useWords } from './words.ts';
import { momentHere, ownZone } from './zones.ts';

const MINUTE_MS = 60_000;
/** So much stands beside another fact. */
const SHORT_DETAILS = 90;
const minutesOf = ({ startsAt, endsAt }: Pick<BookingView, 'startsAt' | 'endsAt'>) =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);

/** The call as its holder needs it; somebody who travels also reads it off the clock of this device. */
export function CallFacts({ call }: { call: BookingView }) {
  const { CALL } = useWords();
  const here = momentHere(ownZone(call.zone), call.startsAt);
  const chosen = momentHere(call.zone, call.startsAt);
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact label={CALL.when} wide>
        <span className="block font-display text-subheading first-letter:uppercase">
          {dayNameIn(call.zone, call.startsAt, pageLocale())},{' '}
          <span className="whitespace-nowrap">{clockIn(call.zone, call.startsAt, pageLocale())}</span>
        </span>{' '}
        <span className="block text-ink-600 text-small">
          {zoneName(call.zone, call.startsAt, pageLocale())},{' '}
          {fill(CALL.minutes, { minutes: minutesOf(call) })}
        </span>
      </Fact>
      {here === chosen ? null : <Fact label={CALL.whenHere}>{here}</Fact>}
      <Fact label={CALL.how}>
        <How call={call} />
      </Fact>
      <Fact label={CALL.who}>
        <span data-typed className="block">
          {call.name}
        </span>
        <span data-typed className="block wrap-anywhere">
          {call.email}
        </span>
      </Fact>
      {call.details ? (
        <Fact label={CALL.details} wide={call.details.length > SHORT_DETAILS}>
          <span data-typed className="whitespace-pre-wrap break-words">
            {call.details}
          </span>
        </Fact>
      ) : null}
      {call.design ? (
        <Fact label={CALL.design}>
          <a className="text-link inline-block py-1" href={`${ROUTES.designTool}?d=${call.design}`}>
            {CALL.openDesign}
          </a>
        </Fact>
      ) : null}
    </dl>
  );
}

function How({ call: { way, phone, videoUrl } }: { call: BookingView }) {
  const { CALL } = useWords();
  if (way === 'phone') return fill(CALL.howPhone, { phone });
  if (!videoUrl) return CALL.howVideoLater;
  return (
    <>
      {CALL.howVideo}{' '}
      <a className="text-link break-all" href={videoUrl} rel="noopener noreferrer" target="_blank">
        {videoUrl}
      </a>
    </>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="text-ink-600 text-small">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
