import type { ReactNode } from 'react';
import { clockIn, dayIn } from '#domain/booking/local-time.ts';
import { placeOf } from '#domain/console/place.ts';
import { keptCents, type Money, type Today } from '#domain/console/today.ts';
import { isLate } from '#domain/console/waited.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { priceOf } from '#domain/words/money.ts';
import { classes } from '#site/ui/classes.ts';
import { shortDay } from '../calls/week.ts';
import { useWords } from '../words.ts';
import { waitedWords, waitingPlace } from './waiting-person.ts';

type TileProps = {
  href: string;
  figure: string;
  words: string;
  /** What the day is about: on a phone it has a row to itself. */
  main?: boolean;
  late?: boolean;
  children?: ReactNode;
};

/** A number, what it counts, and the way there. */
function Tile({ href, figure, words, main = false, late = false, children }: TileProps) {
  return (
    <li className={classes('min-w-0', main && 'max-md:col-span-2')}>
      <a
        href={href}
        className={classes(
          'block h-full rounded-card border px-3.5 py-3 hover:border-lagoon sm:p-4',
          late ? 'border-clay-300 bg-clay-100' : 'border-sand bg-white',
        )}
      >
        <span
          className={classes(
            'block font-display tabular-nums leading-tight',
            main ? 'text-heading' : 'text-subheading md:text-heading',
            figure === '0' && 'text-ink-600',
          )}
        >
          {figure}
        </span>
        <span className="block text-small leading-snug">{words}</span>
        {children ? <span className="block text-ink-600 text-small">{children}</span> : null}
      </a>
    </li>
  );
}

/** Both sums in one place: what was paid, without what went back of it. */
function MoneyTile({ money: { week, month, isTest } }: Pick<Today, 'money'>) {
  const { TODAY } = useWords();
  return (
    <li className="min-w-0 rounded-card bg-foam px-3.5 py-3 sm:p-4 col-span-2">
      <div className="grid grid-cols-2 gap-x-5">
        <Sum money={week} words={TODAY.money.week} />
        <Sum money={month} words={TODAY.money.month} />
      </div>
      {isTest ? <p className="mt-1 text-fine text-ink-600">{TODAY.money.test}</p> : null}
    </li>
  );
}

/** In a week that gave back more than came, less than nothing. */
const balance = (cents: number) => (cents < 0 ? `-${priceOf(-cents)}` : priceOf(cents));

type SumProps = { money: Money; words: { paid: string; left: string } };

/** What came; where something went back, what is left of it. */
function Sum({ money, words }: SumProps) {
  const { TODAY } = useWords();
  const { orders, paidCents, refundedCents, since } = money;
  const notes = [
    ...(orders > 0
      ? [counted(TODAY.money.orders, orders, { date: shortDay(since), count: grouped(orders) })]
      : []),
    ...(refundedCents > 0
      ? [fill(TODAY.money.refunded, { paid: priceOf(paidCents), amount: priceOf(refundedCents) })]
      : []),
  ];
  return (
    <a href={placeOf('orders', undefined, { from: since })} className="group block">
      <span className="block">
        <span className="block font-semibold text-[1.125rem] tabular-nums leading-snug">
          {balance(keptCents(money))}
        </span>
        <span className="block text-small group-hover:underline">
          {refundedCents > 0 ? words.left : words.paid}
        </span>
      </span>
      {notes.map((note) => (
        <span key={note} className="block text-ink-600 text-small">
          {note}
        </span>
      ))}
    </a>
  );
}

/** The whole day in one row of numbers. */
export function Glance({ today }: { today: Today }) {
  const { PROMISED, TODAY, STUDIO_ZONE } = useWords();
  const { unanswered, withoutSurvey, calls, money, now } = today;
  const waiting = unanswered.people.flat();
  const [longest] = waiting;
  const ofToday = calls.filter(({ isToday }) => isToday);
  const next = calls.find(({ endsAt }) => endsAt > now);
  const [unsurveyed] = withoutSurvey.orders;
  return (
    <ul aria-label={TODAY.glance} className="mt-5 grid grid-cols-2 gap-2 sm:gap-3.5 md:grid-cols-5">
      <Tile
        main
        href={longest ? waitingPlace(longest) : placeOf('inquiries')}
        figure={grouped(unanswered.count)}
        words={counted(TODAY.unanswered.tile, unanswered.count)}
        late={waiting.some((one) => isLate(PROMISED, one, now))}
      >
        {longest
          ? fill(TODAY.unanswered.longest, { waited: waitedWords(TODAY.waited, longest.since, now) })
          : null}
      </Tile>
      <Tile
        href={unsurveyed ? placeOf('orders', unsurveyed.id) : placeOf('orders')}
        figure={grouped(withoutSurvey.count)}
        words={counted(TODAY.survey.tile, withoutSurvey.count)}
      />
      <Tile
        href={placeOf('calls')}
        figure={grouped(ofToday.length)}
        words={counted(TODAY.calls.tile, ofToday.length)}
      >
        {next
          ? fill(TODAY.calls.nextAt, {
              time: `${next.isToday ? '' : `${shortDay(dayIn(STUDIO_ZONE, next.startsAt))}, `}${clockIn(STUDIO_ZONE, next.startsAt)}`,
            })
          : null}
      </Tile>
      <MoneyTile money={money} />
    </ul>
  );
}
