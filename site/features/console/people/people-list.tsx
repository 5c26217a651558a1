import { dayIn } from '#domain/booking/local-time.ts';
import { placeOf } from '#domain/console/place.ts';
import type { RecentPerson } from '#domain/console/timeline.ts';
import { shortDay } from '../calls/week.ts';
import { Speaks } from '../speaks.tsx';
import { useWords } from '../words.ts';

/** People by name and address, each with what came last from them. */
export function PeopleList({ people }: { people: readonly RecentPerson[] }) {
  const { CONSOLE, STUDIO_ZONE } = useWords();
  return (
    <ul className="mt-2.5 divide-y divide-sand overflow-hidden rounded-card border border-sand">
      {people.map(({ email, name, at, kind, language }) => (
        <li key={email}>
          <a
            href={placeOf('people', undefined, { search: email })}
            className="gap-x-4 px-3.5 py-2.5 text-small hover:bg-foam max-sm:block sm:flex"
          >
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span className="block font-semibold">
                {name || email} <Speaks language={language} className="ms-2" />
              </span>
              {name ? email : null}
            </span>
            <span className="shrink-0 text-ink-600 tabular-nums max-sm:flex max-sm:gap-x-2 sm:text-end">
              <span className="block">{CONSOLE.views[kind]}</span>
              {shortDay(dayIn(STUDIO_ZONE, at))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
