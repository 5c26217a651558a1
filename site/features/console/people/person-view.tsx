import { placeOf } from '#domain/console/place.ts';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { errorOf, InvalidInput, useSubmit } from '../attempt.ts';
import { useWords } from '../words.ts';
import { Customer } from './customer.tsx';
import { RecentPeople } from './recent-people.tsx';

const isAddress = (text: string) => /^\S+@\S+$/.test(text);

/** Whose story is shown stands in the address: linked to from every entry, and gone back to. */
export function PersonView({ asked }: { asked: string }) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.person;
  const { onSubmit, onInput, failure } = useSubmit(async (field) => {
    const email = field('person').trim();
    if (!isAddress(email)) throw new InvalidInput(words.emailWrong);
    window.location.assign(placeOf('people', undefined, { search: email }));
  });
  return (
    <section className="max-w-3xl">
      <Heading level={1} size="view">
        {CONSOLE.views.people}
      </Heading>
      <p className="mt-1 text-ink-600 text-small">{words.lead}</p>
      <form onSubmit={onSubmit} noValidate className="mt-5 flex flex-wrap items-end gap-3">
        <TextField
          key={asked}
          className="min-w-0 flex-1 basis-60"
          label={words.email}
          name="person"
          type="email"
          autoComplete="off"
          defaultValue={asked}
          onInput={onInput}
          {...errorOf(failure)}
        />
        <Button type="submit" variant="secondary">
          {words.lookUp}
        </Button>
      </form>
      {isAddress(asked) ? <Customer key={asked} email={asked} /> : <RecentPeople />}
    </section>
  );
}
