import { recentPeopleSchema } from '#domain/console/timeline.ts';
import { Heading } from '#site/ui/section.tsx';
import { Loaded } from '../parts.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';
import { PeopleList } from './people-list.tsx';

/** Who was last in touch: most of the time one of them is meant. */
export function RecentPeople() {
  const { CONSOLE, TIMELINE } = useWords();
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
            <PeopleList people={people} />
          )
        }
      </Loaded>
    </section>
  );
}
