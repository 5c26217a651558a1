import { useState } from 'react';
import { type Colleague, teamSchema, type Welcome } from '#domain/console/team.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { Line, Lines, Loaded } from './parts.tsx';
import { showDate } from './show-value.ts';
import { type TeamChange, TeamDialog } from './team-dialog.tsx';
import { useRead } from './use-read.ts';
import { type ConsoleWords, useWords } from './words.ts';

type AccountWords = ConsoleWords['CONSOLE']['account'];

export function Team() {
  const { CONSOLE, STUDIO_ZONE } = useWords();
  const words = CONSOLE.account;
  const [change, setChange] = useState<TeamChange>();
  const [welcome, setWelcome] = useState<Welcome>();
  const query = useRead(teamSchema, '/api/staff/team');

  function done(told: Welcome | undefined) {
    setChange(undefined);
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
              <Line key={whom.id} title={whom.email} notes={[aboutOf(words, STUDIO_ZONE, whom)]}>
                <span className="flex flex-wrap items-center gap-x-5">
                  {whom.id === me ? <span>{words.you}</span> : null}
                  {waysOf(whom, me, team).map((what) => (
                    <Button
                      key={what}
                      variant="quiet"
                      aria-label={fill(words[`${what}The`], { email: whom.email })}
                      onClick={() => setChange({ what, whom })}
                    >
                      {words[what]}
                    </Button>
                  ))}
                </span>
              </Line>
            ))}
          </Lines>
        )}
      </Loaded>
      {welcome ? <Handover {...welcome} /> : null}
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => setChange({ what: 'add' })}>
        {words.add}
      </Button>
      {change ? <TeamDialog change={change} onDone={done} onClose={() => setChange(undefined)} /> : null}
    </section>
  );
}

// One's own password is changed above. The only owner has to stay one.
const waysOf = (whom: Colleague, me: string, team: Colleague[]) => {
  if (whom.id !== me) return ['role', 'renew', 'remove'] as const;
  return team.some(({ id, role }) => id !== me && role === 'owner') ? (['role'] as const) : [];
};

const aboutOf = (words: AccountWords, zone: string, { role, lastSeenAt, secondFactor }: Colleague) =>
  [
    words.roles[role].name,
    lastSeenAt ? fill(words.lastSeen, { moment: showDate(zone, lastSeenAt) }) : words.neverSeen,
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
