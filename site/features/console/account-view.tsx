import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { mayUse, type StaffRole } from '#domain/console/roles.ts';
import { STAFF_PASSWORD } from '#domain/console/team.ts';
import { fill } from '#domain/words/fill.ts';
import { RequestError } from '#site/request.ts';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { errorOf, reasonOf, useAttempt } from './attempt.ts';
import { Line, Lines, Loaded } from './parts.tsx';
import { SecondFactor } from './second-factor.tsx';
import { showDate, showDevice } from './show-value.ts';
import { send } from './staff-calls.ts';
import { Team } from './team.tsx';
import { useRead } from './use-read.ts';
import { useWords } from './words.ts';

const sessionsSchema = z.array(
  z.object({
    token: z.string(),
    createdAt: z.string(),
    ipAddress: z.nullish(z.string()),
    userAgent: z.nullish(z.string()),
  }),
);
const currentSchema = z.object({
  session: z.object({ token: z.string() }),
  user: z.object({ twoFactorEnabled: z.nullish(z.boolean()) }),
});

export function AccountView({ role }: { role: StaffRole }) {
  const { CONSOLE } = useWords();
  const current = useRead(currentSchema, '/api/auth/get-session');
  return (
    <section className="grid gap-10">
      <Heading level={1} size="view">
        {CONSOLE.views.account}
      </Heading>
      <Sessions current={current.data?.session.token} />
      <PasswordForm />
      {current.data ? (
        <SecondFactor
          on={current.data.user.twoFactorEnabled === true}
          onChanged={() => void current.refetch()}
        />
      ) : null}
      {mayUse(role, 'accounts') ? <Team /> : null}
    </section>
  );
}

function Sessions({ current }: { current: string | undefined }) {
  const { CONSOLE, STUDIO_ZONE } = useWords();
  const words = CONSOLE.account;
  const { attempt } = useAttempt();
  const query = useRead(sessionsSchema, '/api/auth/list-sessions');
  const section = useRef<HTMLElement>(null);
  async function end(call: 'revoke-session' | 'revoke-other-sessions', body: object = {}) {
    if (!(await attempt(() => send('POST', `/api/auth/${call}`, body), words.revoked))) return;
    // The button that was pressed goes with its row.
    section.current?.focus();
    void query.refetch();
  }
  return (
    <section ref={section} tabIndex={-1} className="focus:outline-none">
      <Heading level={2} size="subheading">
        {words.sessions}
      </Heading>
      <Loaded query={query}>
        {(sessions) => (
          <Lines>
            {sessions
              .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
              .map(({ token, createdAt, ipAddress, userAgent }) => {
                const device = showDevice(userAgent ?? '');
                const since = showDate(STUDIO_ZONE, createdAt);
                return (
                  <Line
                    key={token}
                    className=""
                    title={[since, ipAddress].filter(Boolean).join(', ')}
                    notes={[device]}
                  >
                    {token === current ? (
                      <span>{words.thisOne}</span>
                    ) : (
                      <Button
                        variant="quiet"
                        aria-label={fill(words.revokeThe, { session: `${since}, ${device}` })}
                        onClick={() => void end('revoke-session', { token })}
                      >
                        {words.revoke}
                      </Button>
                    )}
                  </Line>
                );
              })}
          </Lines>
        )}
      </Loaded>
      {query.data && query.data.length > 2 ? (
        <Button variant="quiet" className="mt-2" onClick={() => void end('revoke-other-sessions')}>
          {words.revokeAll}
        </Button>
      ) : null}
    </section>
  );
}

function PasswordForm() {
  const { CONSOLE } = useWords();
  const words = CONSOLE.account;
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ current?: string; next?: string }>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const currentPassword = String(fields.get('currentPassword') ?? '');
    const newPassword = String(fields.get('newPassword') ?? '');
    const wrong = {
      ...(currentPassword ? {} : { current: words.currentMissing }),
      ...(newPassword.length < STAFF_PASSWORD.min ? { next: words.nextShort } : {}),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await send('POST', '/api/auth/change-password', {
        currentPassword,
        newPassword,
        revokeOtherSessions: true,
      });
      toast({ title: words.changed });
      form.reset();
    } catch (error) {
      if (error instanceof RequestError && error.status === 400) setErrors({ current: words.currentWrong });
      else toast({ title: CONSOLE.notSaved, description: reasonOf(CONSOLE, error), variant: 'destructive' });
    }
    setBusy(false);
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
      <Heading level={2} size="subheading">
        {words.password}
      </Heading>
      <TextField
        label={words.current}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        {...errorOf(errors.current)}
      />
      <TextField
        label={words.next}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        {...errorOf(errors.next)}
      />
      <div>
        <Button type="submit" variant="secondary" pending={busy}>
          {words.change}
        </Button>
      </div>
    </form>
  );
}
