import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { LIST_KINDS } from '#domain/console/kinds.ts';
import { personHeldSchema } from '#domain/console/lists.ts';
import { placeOf } from '#domain/console/place.ts';
import { timelineSchema } from '#domain/console/timeline.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useAttempt } from '../attempt.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { callLink } from '../detail-rows.ts';
import { Loaded } from '../parts.tsx';
import { Speaks } from '../speaks.tsx';
import { ask, downloadJson, send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { Timeline } from './timeline.tsx';

const erasedSchema = z.object({ erased: z.record(z.string(), z.number()) });

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);

/** What we have about one address, in one answer: how much, and the story it tells. */
const useCustomer = (email: string) =>
  useQuery({
    queryKey: ['console', 'customer', email],
    queryFn: async () => {
      const { held } = await ask(personHeldSchema, '/api/staff/people/look-up', { email });
      return { held, story: await ask(timelineSchema, '/api/staff/people/timeline', { email }) };
    },
    gcTime: 0,
  });

export function Customer({ email }: { email: string }) {
  const { CONSOLE } = useWords();
  const query = useCustomer(email);
  return (
    <div className="mt-8">
      <Loaded query={query}>
        {({ held, story }) =>
          sum(held) === 0 ? (
            <p>{fill(CONSOLE.person.nothing, { email })}</p>
          ) : (
            <>
              <Heading level={2} size="subheading" className="[overflow-wrap:anywhere]">
                {story.name || email}
              </Heading>
              <p className="flex flex-wrap gap-x-5 text-small">
                <a className="text-link inline-block py-1 [overflow-wrap:anywhere]" href={`mailto:${email}`}>
                  {email}
                </a>
                {story.phone ? (
                  <a className="text-link inline-block py-1" href={callLink(story.phone)}>
                    {story.phone}
                  </a>
                ) : null}
                <Speaks language={story.language} className="self-center" />
              </p>
              <Held held={held} email={email} />
              <Timeline story={story} />
              <TheirData email={email} onErased={() => void query.refetch()} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function Held({ held, email }: { held: Record<string, number>; email: string }) {
  const { CONSOLE } = useWords();
  const look = 'inline-flex min-h-9 items-center gap-2 rounded-full border border-sand px-3.5 text-small';
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {LIST_KINDS.filter((kind) => (held[kind] ?? 0) > 0).map((kind) => (
        <li key={kind}>
          <a className={`${look} hover:bg-foam`} href={placeOf(kind, undefined, { search: email })}>
            {CONSOLE.views[kind]} <span className="font-semibold tabular-nums">{held[kind]}</span>
          </a>
        </li>
      ))}
      {held.testimonials ? (
        <li className={look}>
          {CONSOLE.person.testimonials}{' '}
          <span className="font-semibold tabular-nums">{held.testimonials}</span>
        </li>
      ) : null}
    </ul>
  );
}

/** To give out or to erase: asked for rarely, so it stands at the end. */
function TheirData({ email, onErased }: { email: string; onErased: () => void }) {
  const { CONSOLE, TIMELINE } = useWords();
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
    <section className="mt-10 border-sand border-t pt-6" aria-labelledby="their-data">
      <Heading level={2} size="small" id="their-data">
        {TIMELINE.data}
      </Heading>
      <div className="mt-3 flex flex-wrap gap-4">
        <Button variant="secondary" size="sm" onClick={() => void giveOut()}>
          {words.export}
        </Button>
        <Button variant="danger" size="sm" pending={busy} onClick={() => setAsking(true)}>
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
    </section>
  );
}
