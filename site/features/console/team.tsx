import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { type Colleague, teamSchema, type Welcome, welcomeSchema } from '#domain/console/team.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { reasonOf } from './attempt.ts';
import { focusSoon } from './focus-soon.ts';
import { showDate } from './show-value.ts';
import { read, send } from './staff-calls.ts';
import { Failed, Waiting } from './waiting.tsx';
import { type ConsoleWords, useWords } from './words.ts';

type AccountWords = ConsoleWords['CONSOLE']['account'];
type Asking = { what: 'add' } | { what: 'renew' | 'remove'; whom: Colleague };

export function Team() {
  const words = useWords().CONSOLE.account;
  const [asking, setAsking] = useState<Asking>();
  const [welcome, setWelcome] = useState<Welcome>();
  const query = useQuery({
    queryKey: ['console', 'team'],
    queryFn: () => read(teamSchema, '/api/staff/team'),
    gcTime: 0,
  });

  function done(told: Welcome | undefined) {
    setAsking(undefined);
    setWelcome(told);
    void query.refetch();
  }

  return (
    <section>
      <Heading level={2} size="subheading">
        {words.team}
      </Heading>
      <p className="mt-2 max-w-prose">{words.teamLead}</p>
      {query.isPending ? <Waiting /> : null}
      {query.isError ? <Failed error={query.error} onAgain={() => void query.refetch()} /> : null}
      <ul className="mt-3 divide-y divide-sand border-sand text-small not-empty:border-y">
        {query.data?.team.map((whom) => (
          <li key={whom.id} className="flex flex-wrap items-center gap-x-5 py-2">
            <span className="min-w-0 flex-1 basis-60 break-words">
              {whom.email}
              <span className="block text-ink-600">{aboutOf(words, whom)}</span>
            </span>
            {whom.id === query.data.me ? (
              <span>{words.you}</span>
            ) : (
              <>
                <Button
                  variant="quiet"
                  aria-label={fill(words.renewThe, { email: whom.email })}
                  onClick={() => setAsking({ what: 'renew', whom })}
                >
                  {words.renew}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={fill(words.removeThe, { email: whom.email })}
                  onClick={() => setAsking({ what: 'remove', whom })}
                >
                  {words.remove}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {welcome ? <Handover {...welcome} /> : null}
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => setAsking({ what: 'add' })}>
        {words.add}
      </Button>
      {asking ? <Ask asking={asking} onDone={done} onClose={() => setAsking(undefined)} /> : null}
    </section>
  );
}

const aboutOf = (words: AccountWords, { lastSeenAt, secondFactor }: Colleague) =>
  [
    lastSeenAt ? fill(words.lastSeen, { moment: showDate(lastSeenAt) }) : words.neverSeen,
    ...(secondFactor ? [words.withSecond] : []),
  ].join(', ');

function Handover({ email, password }: Welcome) {
  const words = useWords().CONSOLE.account;
  const copy = () =>
    navigator.clipboard.writeText(password).then(
      () => toast({ title: words.copied }),
      () => undefined,
    );
  return (
    <Alert tone="success" className="mt-4">
      <p>{fill(words.welcome, { email })}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-5">
        <span className="select-all font-mono text-[1.0625rem]">{password}</span>
        <Button variant="quiet" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </p>
    </Alert>
  );
}

const wordsOf = (words: AccountWords, asking: Asking) => {
  if (asking.what === 'add') return { title: words.add, lead: words.addLead };
  return asking.what === 'renew'
    ? { title: fill(words.renewThe, { email: asking.whom.email }), lead: words.renewLead }
    : { title: fill(words.removeThe, { email: asking.whom.email }), lead: words.removeLead };
};

const callOf = (asking: Asking) => {
  if (asking.what === 'add') return '/api/staff/team';
  return `/api/staff/team/${asking.whom.id}/${asking.what === 'renew' ? 'password' : 'remove'}`;
};

type AskProps = { asking: Asking; onDone: (told: Welcome | undefined) => void; onClose: () => void };

// Whoever lets somebody in or out gives their own password: an open screen is not enough.
function Ask({ asking, onDone, onClose }: AskProps) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.account;
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const { title, lead } = wordsOf(words, asking);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('colleague') ?? '').trim();
    setBusy(true);
    setFailure('');
    try {
      const body = { password: String(fields.get('ownPassword') ?? ''), ...(email ? { email } : {}) };
      const answer = await send('POST', callOf(asking), body);
      if (asking.what === 'remove') toast({ title: words.removed });
      onDone(asking.what === 'remove' ? undefined : z.parse(welcomeSchema, answer));
    } catch (error) {
      setFailure(reasonOf(CONSOLE, error));
      setBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={title} description={lead} size="sm">
      <form onSubmit={submit} noValidate className="grid gap-4">
        {asking.what === 'add' ? (
          <TextField
            label={words.addEmail}
            name="colleague"
            type="email"
            autoComplete="off"
            ref={focusSoon}
          />
        ) : null}
        <TextField
          label={words.yours}
          name="ownPassword"
          type="password"
          autoComplete="current-password"
          ref={asking.what === 'add' ? null : focusSoon}
        />
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        <div className="flex flex-wrap gap-4">
          <Button type="submit" variant={asking.what === 'remove' ? 'danger' : 'secondary'} pending={busy}>
            {asking.what === 'add' ? words.add : asking.what === 'renew' ? words.renew : words.remove}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {CONSOLE.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
