import { clockIn, dayNameIn } from '#domain/booking/local-time.ts';
import { byDay, type Moment, type MomentKind, type Timeline as Story } from '#domain/console/timeline.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { LeadPicture } from '../lead-picture.tsx';
import { Said } from '../said.tsx';
import { useWords } from '../words.ts';

// What the customer did stands out, what we did is quieter, what went on by itself is quietest.
const DOTS: Partial<Record<MomentKind, string>> = {
  paid: 'bg-leaf',
  approval: 'bg-leaf',
  refunded: 'bg-danger',
  callCanceled: 'bg-danger',
  mailWaits: 'bg-amber',
  unpaid: 'bg-amber',
  mail: 'bg-sand',
  status: 'bg-sand',
  note: 'bg-sand-600',
  ourMessage: 'bg-sand-600',
  delivery: 'bg-sand-600',
  quote: 'bg-sand-600',
};

/** One customer's story, day by day. */
export function Timeline({ story: { moments, all } }: { story: Story }) {
  const { STUDIO_ZONE, TIMELINE } = useWords();
  return (
    <section aria-labelledby="timeline" className="mt-8">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Heading level={2} size="small" id="timeline">
          {TIMELINE.title}
        </Heading>
        <p className="text-ink-600 text-small">{TIMELINE.lead}</p>
      </div>
      {moments.length === 0 ? <p className="mt-3 text-ink-600 text-small">{TIMELINE.none}</p> : null}
      {byDay(STUDIO_ZONE, moments).map(({ day, moments: ofDay }) => (
        <section key={day} className="mt-5">
          <Heading level={3} size="small" className="text-small">
            {dayNameIn(STUDIO_ZONE, ofDay[0]?.at ?? day)}
          </Heading>
          <ol className="mt-2 border-sand border-s-2">
            {ofDay.map((moment) => (
              <MomentLine key={moment.id} moment={moment} />
            ))}
          </ol>
        </section>
      ))}
      {all > moments.length ? (
        <p className="mt-4 text-ink-600 text-small">
          {fill(TIMELINE.cut, { shown: grouped(moments.length), count: grouped(all) })}
        </p>
      ) : null}
    </section>
  );
}

function MomentLine({ moment }: { moment: Moment }) {
  const { CONSOLE, STUDIO_ZONE, TIMELINE } = useWords();
  const { at, kind, values, words, place, picture, pictureOf } = moment;
  const title = fill(TIMELINE.moments[kind], { ...values, who: values.who || CONSOLE.somebodyGone });
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-x-5 py-2.5 ps-5 sm:grid-cols-[5rem_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className={classes('-start-[7px] absolute top-4.5 size-3 rounded-full', DOTS[kind] ?? 'bg-lagoon')}
      />
      <p className="pt-0.5 text-ink-600 text-small tabular-nums">{clockIn(STUDIO_ZONE, at)}</p>
      <div className="min-w-0">
        <p className="break-words font-medium">
          {place ? (
            <a
              href={place}
              className="inline-block underline decoration-sand underline-offset-4 hover:decoration-ink"
            >
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {words ? <Said words={words} long={280} clamp="line-clamp-3" className="mt-1 text-small" /> : null}
        {picture ? (
          <a
            href={`${ROUTES.designTool}?d=${pictureOf ?? ''}`}
            className="mt-2 inline-block"
            aria-label={TIMELINE.openDesign}
          >
            <LeadPicture hash={picture} className="w-48 max-w-full sm:w-56" />
          </a>
        ) : null}
      </div>
    </li>
  );
}
