import { useState } from 'react';
import * as z from 'zod/mini';
import { type Colleague, teamSchema, type Welcome, welcomeSchema } from '#domain/console/team.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { useSubmit } from './attempt.ts';
import { focusSoon } from './focus-soon.ts';
import { Line, Lines, Loaded } from './parts.tsx';
import { showDate } from './show-value.ts';
import { send } from './staff-calls.ts';
import { useRead } from './use-read.ts';
import { type ConsoleWords, useWords } from './words.ts';

type AccountWords = ConsoleWords['CONSOLE']['account'];
type Asking = { what: 'add' } | { what: 'renew' | 'remove'; whom: Colleague };

export function Team() {
  const words = useWords().CONSOLE.account;
  const [asking, setAsking] = useState<Asking>();
  const [welcome, setWelcome] = useState<Welcome>();
  const query = useRead(teamSchema, '/api/staff/team');

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
      <Loaded query={query}>
        {({ me, team }) => (
          <Lines>
            {team.map((whom) => (
              <Line key={whom.id} title={whom.email} notes={[aboutOf(words, whom)]}>
                {whom.id === me ? (
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
              </Line>
            ))}
          </Lines>
        )}
      </Loaded>
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

// What is asked, under which words, by which call.
const questionOf = (words: AccountWords, asking: Asking) => {
  if (asking.what === 'add')
    return { title: words.add, lead: words.addLead, action: words.add, url: '/api/staff/team' };
  const { email, id } = asking.whom;
  const url = `/api/staff/team/${id}`;
  return asking.what === 'renew'
    ? {
        title: fill(words.renewThe, { email }),
        lead: words.renewLead,
        action: words.renew,
        url: `${url}/password`,
      }
    : {
        title: fill(words.removeThe, { email }),
        lead: words.removeLead,
        action: words.remove,
        url: `${url}/remove`,
      };
};

type AskProps = { asking: Asking; onDone: (told: Welcome | undefined) => void; onClose: () => void };

// Adding or removing a colleague asks for one's own password again: an unattended session is not enough.
function Ask({ asking, onDone, onClose }: AskProps) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.account;
  const { title, lead, action, url } = questionOf(words, asking);
  const { onSubmit, busy, failure } = useSubmit(async (field) => {
    const email = field('colleague').trim();
    const told = await send('POST', url, { password: field('ownPassword'), ...(email ? { email } : {}) });
    if (asking.what === 'remove') toast({ title: words.removed });
    onDone(asking.what === 'remove' ? undefined : z.parse(welcomeSchema, told));
  });

  return (
    <Dialog open onOpenChange={onClose} title={title} description={lead} size="sm">
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
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
            {action}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {CONSOLE.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
