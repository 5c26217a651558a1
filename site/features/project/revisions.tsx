import { counted, fill } from '#domain/words/fill.ts';
import { Heading } from '#site/ui/section.tsx';
import { day } from './dates.ts';
import { useOpenRoom } from './room-context.tsx';
import { useWords } from './words.ts';

/** How many rounds of changes are used of those in the price, and what each of them held. */
export function Revisions() {
  const { REVISIONS } = useWords();
  const { room } = useOpenRoom();
  const { revisionsIncluded: included, revisionsUsed: used, rounds } = room;
  return (
    <section aria-labelledby="room-revisions">
      <Heading level={2} size="subheading" id="room-revisions">
        {REVISIONS.heading}
      </Heading>
      <p className="mt-3 flex flex-wrap items-center gap-3 font-semibold tabular-nums">
        {included ? <Dots included={included} used={used} /> : null}
        {included === null
          ? counted(REVISIONS.unlimited, used)
          : included > 0
            ? fill(REVISIONS.used, { used: Math.min(used, included), included })
            : null}
      </p>
      <p className="mt-2 text-ink-600 text-small">
        {included === 0 ? REVISIONS.none : included && used >= included ? REVISIONS.beyond : REVISIONS.what}
      </p>
      {rounds.length > 0 ? <Rounds /> : null}
    </section>
  );
}

const MOST_DOTS = 6;

function Dots({ included, used }: { included: number; used: number }) {
  if (included > MOST_DOTS) return null;
  return (
    <span aria-hidden="true" className="flex gap-1.5">
      {Array.from({ length: included }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={
            index < used
              ? 'size-3 rounded-full border border-lagoon bg-lagoon'
              : 'size-3 rounded-full border border-ink-400 bg-white'
          }
        />
      ))}
    </span>
  );
}

function Rounds() {
  const { REVISIONS } = useWords();
  const { room } = useOpenRoom();
  return (
    <ul className="mt-4 divide-y divide-sand border-sand border-y text-small">
      {room.rounds.map((round) => (
        <li key={round.id} className="py-3">
          <p className="font-medium">{counted(REVISIONS.round, round.comments, { number: round.number })}</p>
          <p className="text-ink-600">
            {fill(REVISIONS.roundBy, { name: round.name, date: day(round.createdAt) })}
          </p>
          {round.words ? (
            <p data-typed className="mt-1 whitespace-pre-line break-words">
              {round.words}
            </p>
          ) : null}
          {round.beyond ? <p className="mt-1 text-clay-700">{REVISIONS.roundBeyond}</p> : null}
        </li>
      ))}
    </ul>
  );
}
