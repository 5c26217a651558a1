import { useState } from 'react';
import * as z from 'zod/mini';
import { LIST_KINDS } from '#domain/console/kinds.ts';
import { personHeldSchema } from '#domain/console/lists.ts';
import { placeOf } from '#domain/console/place.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { errorOf, InvalidInput, useAttempt, useSubmit } from './attempt.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { downloadJson, send } from './staff-calls.ts';
import { useWords } from './words.ts';

const erasedSchema = z.object({ erased: z.record(z.string(), z.number()) });
type Found = { email: string; held: Record<string, number> };

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);

export function PersonView({ asked }: { asked: string }) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.person;
  const [found, setFound] = useState<Found>();
  const { onSubmit, busy, failure } = useSubmit(async (field) => {
    const email = field('person').trim();
    setFound(undefined);
    if (!/^\S+@\S+$/.test(email)) throw new InvalidInput(words.emailWrong);
    const { held } = z.parse(personHeldSchema, await send('POST', '/api/staff/people/look-up', { email }));
    setFound({ email, held });
  });

  return (
    <section className="max-w-xl">
      <Heading level={1} size="subheading">
        {CONSOLE.views.people}
      </Heading>
      <p className="mt-3">{words.lead}</p>
      <form onSubmit={onSubmit} noValidate className="mt-6 grid gap-4">
        <TextField
          label={words.email}
          name="person"
          type="email"
          autoComplete="off"
          defaultValue={asked}
          {...errorOf(failure)}
        />
        <div>
          <Button type="submit" variant="secondary" pending={busy}>
            {words.lookUp}
          </Button>
        </div>
      </form>
      <div role="status" className="mt-8">
        {found && sum(found.held) === 0 ? <p>{fill(words.nothing, { email: found.email })}</p> : null}
        {found && sum(found.held) > 0 ? <Held {...found} onErased={() => setFound(undefined)} /> : null}
      </div>
    </section>
  );
}

function Held({ email, held, onErased }: Found & { onErased: () => void }) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.person;
  const { attempt, busy } = useAttempt();
  const [asking, setAsking] = useState(false);

  const giveOut = () =>
    attempt(
      async () => downloadJson('person.json', await send('POST', '/api/staff/people/export', { email })),
      words.exported,
    );

  async function erase() {
    setAsking(false);
    const done = await attempt(
      async () => z.parse(erasedSchema, await send('POST', '/api/staff/people/erase', { email })),
      ({ erased }) => counted(words.erased, sum(erased), { count: grouped(sum(erased)) }),
    );
    if (done) onErased();
  }

  return (
    <>
      <Heading level={2} size="small" className="break-words">
        {fill(words.held, { email })}
      </Heading>
      <ul className="mt-2 divide-y divide-sand border-sand border-y text-small">
        {LIST_KINDS.filter((kind) => (held[kind] ?? 0) > 0).map((kind) => (
          <li key={kind}>
            <a
              className="flex min-h-11 items-center gap-4"
              href={placeOf(kind, undefined, { search: email })}
            >
              <span className="text-link">{CONSOLE.views[kind]}</span>
              <span className="ms-auto tabular-nums">{held[kind]}</span>
            </a>
          </li>
        ))}
        {held.testimonials ? (
          <li className="flex min-h-11 items-center gap-4">
            <span>{words.testimonials}</span>
            <span className="ms-auto tabular-nums">{held.testimonials}</span>
          </li>
        ) : null}
      </ul>
      <div className="mt-5 flex flex-wrap gap-4">
        <Button variant="secondary" onClick={() => void giveOut()}>
          {words.export}
        </Button>
        <Button variant="danger" pending={busy} onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        action={words.erase}
        question={fill(words.confirm, { email })}
        dangerous
        onConfirm={() => void erase()}
      />
    </>
  );
}
