import type { FormEvent } from 'react';
import { placeOf } from '#domain/console/place.ts';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from '../words.ts';
import { Customer } from './customer.tsx';
import { FoundPeople } from './found-people.tsx';
import { RecentPeople } from './recent-people.tsx';

const isAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text);

/** Whose story is shown, or who is looked for, stands in the address: linked to from every entry, and gone back to. */
export function PersonView({ asked }: { asked: string }) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.person;
  function lookUp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('person') ?? '').trim();
    window.location.assign(placeOf('people', undefined, { search }));
  }
  return (
    <section className="max-w-3xl">
      <Heading level={1} size="view">
        {CONSOLE.views.people}
      </Heading>
      <p className="mt-1 text-ink-600 text-small">{words.lead}</p>
      <form onSubmit={lookUp} className="mt-5 flex items-end gap-3">
        <TextField
          key={asked}
          className="min-w-0 flex-1"
          label={words.who}
          name="person"
          type="search"
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          defaultValue={asked}
        />
        <Button type="submit" variant="secondary" className="shrink-0">
          {words.lookUp}
        </Button>
      </form>
      <Shown asked={asked} />
    </section>
  );
}

function Shown({ asked }: { asked: string }) {
  if (!asked) return <RecentPeople />;
  return isAddress(asked) ? (
    <Customer key={asked} email={asked} />
  ) : (
    <FoundPeople key={asked} words={asked} />
  );
}
