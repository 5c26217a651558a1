import { useQuery } from '@tanstack/react-query';
import { recentPeopleSchema } from '#domain/console/timeline.ts';
import { fill } from '#domain/words/fill.ts';
import { Heading } from '#site/ui/section.tsx';
import { Loaded } from '../parts.tsx';
import { ask } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { Customer } from './customer.tsx';
import { PeopleList } from './people-list.tsx';

/** Whom some words may mean; where it can only be one, their story at once. */
export function FoundPeople({ words }: { words: string }) {
  const { CONSOLE } = useWords();
  const query = useQuery({
    queryKey: ['console', 'people', words],
    queryFn: () => ask(recentPeopleSchema, '/api/staff/people/find', { words }),
    gcTime: 0,
  });
  return (
    <div className="mt-8">
      <Loaded query={query}>
        {({ people }) => {
          const [only, ...others] = people;
          if (!only) return <p role="status">{fill(CONSOLE.person.nobody, { words })}</p>;
          if (others.length === 0) return <Customer email={only.email} />;
          return (
            <>
              <Heading level={2} size="small">
                {CONSOLE.person.found}
              </Heading>
              <PeopleList people={people} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
