import type { Today, Unanswered } from '#domain/console/today.ts';
import { isLate } from '#domain/console/waited.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { classes } from '#site/ui/classes.ts';
import { LeadPicture } from '../lead-picture.tsx';
import { Speaks } from '../speaks.tsx';
import { useWords } from '../words.ts';
import { DAY_LINE, DAY_LIST, DayPart, Onward } from './day-part.tsx';
import {
  isRepeat,
  reachOf,
  storyPlace,
  waitedWords,
  waitingAbout,
  waitingKind,
  waitingName,
  waitingPlace,
} from './waiting-person.ts';

/** Everybody who waits for words from us, each once and the longest first; each line leads to what they sent. */
export function UnansweredPart(today: Pick<Today, 'unanswered' | 'withoutSurvey' | 'now'>) {
  const { unanswered, now } = today;
  const { TODAY } = useWords();
  const unsurveyed = new Set(today.withoutSurvey.orders.map(({ id }) => id));
  const words = TODAY.unanswered;
  const { count, people } = unanswered;
  const more = count - people.length;
  return (
    <DayPart title={words.title} lead={count > 0 ? words.lead : ''}>
      {count === 0 ? <p className="mt-2.5 text-ink-600 text-small">{words.none}</p> : null}
      <ol className={classes(DAY_LIST, count === 0 && 'hidden')}>
        {people.map((waiting) => (
          <li key={String(waiting[0]?.item.id)}>
            <Person waiting={waiting} now={now} unsurveyed={unsurveyed} />
          </li>
        ))}
      </ol>
      {more > 0 ? (
        <p className="mt-2 text-ink-600 text-small">{counted(words.more, more, { count: grouped(more) })}</p>
      ) : null}
    </DayPart>
  );
}

type PersonProps = {
  waiting: readonly Unanswered[];
  now: string;
  /** Orders that no survey came for. */
  unsurveyed: ReadonlySet<string>;
};

/** Whoever sent one thing is one link to it; of several each has its own, under one name. */
function Person({ waiting, now, unsurveyed }: PersonProps) {
  const [only, ...others] = waiting;
  const name = waitingName(waiting);
  const picture = waiting.map(({ item }) => item.picture).find(Boolean);
  if (!only) return null;
  if (others.length > 0)
    return (
      <div className="px-3.5 py-3">
        <div className="flex items-start justify-between gap-x-4">
          <div className="min-w-0">
            <PersonName waiting={waiting} name={name} now={now} />
            <Reach waiting={waiting} />
          </div>
          <LeadPicture hash={picture} className="w-20 shrink-0 sm:w-24" />
        </div>
        <ThingsSent {...{ waiting, now, unsurveyed }} />
      </div>
    );
  return (
    <a href={waitingPlace(only)} className={DAY_LINE}>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 break-words font-semibold">{name}</span>
          <Kind waiting={only} />
          <Speaks language={only.item.language} />
        </span>
        <About waiting={only} className="line-clamp-2 break-words text-small" />
        <span className="flex flex-wrap gap-x-4">
          <Wait waiting={only} now={now} />
          <NoSurvey waiting={only} unsurveyed={unsurveyed} />
          {reachOf(waiting).email === name ? null : (
            <span className="min-w-0 text-ink-600 text-small [overflow-wrap:anywhere]">
              {reachOf(waiting).email}
            </span>
          )}
        </span>
      </span>
      <LeadPicture hash={picture} className="w-24 shrink-0 self-center sm:w-32" />
      <Onward />
    </a>
  );
}

function Reach({ waiting }: { waiting: PersonProps['waiting'] }) {
  const { email, phone } = reachOf(waiting);
  return (
    <p className="flex flex-wrap gap-x-4 text-small">
      {email ? (
        <a href={`mailto:${email}`} className="text-link inline-block py-0.5 [overflow-wrap:anywhere]">
          {email}
        </a>
      ) : null}
      {phone ? (
        <a href={phoneLink(phone)} className="text-link inline-block py-0.5">
          {phone}
        </a>
      ) : null}
    </p>
  );
}

type NameProps = Pick<PersonProps, 'waiting' | 'now'> & { name: string };

function PersonName({ waiting, name, now }: NameProps) {
  const { TODAY } = useWords();
  const story = storyPlace(waiting);
  const sent = counted(TODAY.unanswered.sent, waiting.length, { count: grouped(waiting.length) });
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      {story ? (
        <a href={story} className="min-w-0 break-words py-0.5 font-semibold hover:underline">
          {name}
        </a>
      ) : (
        <span className="min-w-0 break-words font-semibold">{name}</span>
      )}
      <span className="text-ink-600 text-small">{sent}</span>
      {waiting[0] ? <Wait waiting={waiting[0]} now={now} /> : null}
      <Speaks language={waiting[0]?.item.language} />
    </p>
  );
}

// Whoever wrote more often has the rest in their story.
const MOST_THINGS = 4;

function ThingsSent({ waiting, now, unsurveyed }: PersonProps) {
  const { TODAY } = useWords();
  const waited = (one: Unanswered) => waitedWords(TODAY.waited, one.since, now);
  // The longest stands beside the name.
  const longest = waiting[0] && waited(waiting[0]);
  const story = storyPlace(waiting);
  const more = waiting.length - MOST_THINGS;
  return (
    <ul className="mt-1.5 border-sand border-s-2">
      {waiting.slice(0, MOST_THINGS).map((one, at) => (
        <li key={String(one.item.id)}>
          <a href={waitingPlace(one)} className="flex gap-x-3 px-3 py-1.5 hover:bg-foam">
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap gap-x-3">
                <Kind waiting={one} />
                {waited(one) === longest ? null : <Wait waiting={one} now={now} />}
              </span>
              <About
                waiting={one}
                className="line-clamp-2 text-small [overflow-wrap:anywhere] sm:line-clamp-1"
              />
              <span className="flex flex-wrap gap-x-3 text-clay-700 text-small">
                <NoSurvey waiting={one} unsurveyed={unsurveyed} />
                {isRepeat(one, waiting.slice(0, at)) ? <span>{TODAY.unanswered.again}</span> : null}
              </span>
            </span>
            <Onward />
          </a>
        </li>
      ))}
      {more > 0 && story ? (
        <li className="px-3">
          <a href={story} className="text-link inline-block py-1 text-small">
            {counted(TODAY.unanswered.theirs, more, { count: grouped(more) })}
          </a>
        </li>
      ) : null}
    </ul>
  );
}

function Kind({ waiting }: { waiting: Unanswered }) {
  const { TODAY } = useWords();
  return <span className="text-ink-600 text-small">{waitingKind(TODAY, waiting)}</span>;
}

/** The subject: the pool and the first words; that there are none is told, too. */
function About({ waiting, className }: { waiting: Unanswered; className: string }) {
  const { TODAY } = useWords();
  const about = waitingAbout(waiting);
  const isSilent = !about && waiting.kind === 'inquiries';
  return (
    <span className={classes(className, isSilent && 'text-ink-600')}>
      {isSilent ? TODAY.unanswered.noMessage : about}
    </span>
  );
}

function NoSurvey({
  waiting: { item },
  unsurveyed,
}: { waiting: Unanswered } & Pick<PersonProps, 'unsurveyed'>) {
  const { TODAY } = useWords();
  if (!unsurveyed.has(String(item.id))) return null;
  return <span className="text-lagoon text-small underline underline-offset-2">{TODAY.survey.short}</span>;
}

function Wait({ waiting, now }: { waiting: Unanswered; now: string }) {
  const { PROMISED, TODAY } = useWords();
  const late = isLate(PROMISED, waiting, now);
  const waited = waitedWords(TODAY.waited, waiting.since, now);
  return (
    <span
      className={classes(
        'block text-small tabular-nums',
        late ? 'font-medium text-clay-700' : 'text-ink-600',
      )}
    >
      {fill(late ? TODAY.waitsLate : TODAY.waits, { waited })}
    </span>
  );
}
