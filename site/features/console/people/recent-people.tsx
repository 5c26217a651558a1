import { dayIn } from '#domain/booking/local-time.ts';
import { placeOf } from '#domain/console/place.ts';
import { recentPeopleSchema } from '#domain/console/timeline.ts';
import { Heading } from '#site/ui/section.tsx';
import { shortDay } from '../calls/week.ts';
import { Loaded } from '../parts.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';

/** Who was last in touch: most of the time one of them is meant. */
export function RecentPeople() {
  const { CONSOLE, STUDIO_ZONE, TIMELINE } = useWords();
  const query = useRead(recentPeopleSchema, '/api/staff/people/recent');
  return (
    <section className="mt-9" aria-labelledby="recent-people">
      <Heading level={2} size="small" id="recent-people">
        {TIMELINE.recent}
      </Heading>
      <Loaded query={query}>
        {({ people }) =>
          people.length === 0 ? (
            <p className="mt-2 text-ink-600 text-small">{CONSOLE.empty.body}</p>
          ) : (
            <ul className="mt-2.5 divide-y divide-sand overflow-hidden rounded-card border border-sand">
              {people.map(({ email, name, at, kind }) => (
                <li key={email}>
                  <a
                    href={placeOf('people', undefined, { search: email })}
                    className="flex gap-x-4 px-3.5 py-2.5 text-small hover:bg-foam"
                  >
                    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                      <span className="block font-semibold">{name || email}</span>
                      {name ? email : null}
                    </span>
                    <span className="shrink-0 text-end text-ink-600 tabular-nums">
                      <span className="block">{CONSOLE.views[kind]}</span>
                      {shortDay(dayIn(STUDIO_ZONE, at))}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
