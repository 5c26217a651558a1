import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { CONSOLE } from '#content/console.ts';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { attempt } from './attempt.ts';
import { SecondFactor } from './second-factor.tsx';
import { showDate, showDevice } from './show-value.ts';
import { read, send } from './staff-calls.ts';

const WORDS = CONSOLE.account;
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

export function AccountView() {
  const current = useQuery({
    queryKey: ['console', 'session'],
    queryFn: () => read(currentSchema, '/api/auth/get-session'),
    gcTime: 0,
  });
  return (
    <section className="grid gap-10">
      <Heading level={1} size="heading">
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
    </section>
  );
}

function Sessions({ current }: { current: string | undefined }) {
  const query = useQuery({
    queryKey: ['console', 'sessions'],
    queryFn: () => read(sessionsSchema, '/api/auth/list-sessions'),
    gcTime: 0,
  });
  async function revoke(token: string) {
    if (await attempt(() => send('POST', '/api/auth/revoke-session', { token }))) void query.refetch();
  }
  return (
    <section>
      <Heading level={2} size="subheading">
        {WORDS.sessions}
      </Heading>
      <ul className="mt-3 divide-y divide-sand border-sand border-y text-small">
        {query.data?.map((session) => (
          <li key={session.token} className="flex flex-wrap items-center gap-x-5 py-2">
            <span className="min-w-0 flex-1 break-words">
              {showDate(session.createdAt)}, {session.ipAddress ?? ''}
              <span className="block text-ink-600">{showDevice(session.userAgent ?? '')}</span>
            </span>
            {session.token === current ? (
              <span>{WORDS.thisOne}</span>
            ) : (
              <Button variant="quiet" onClick={() => void revoke(session.token)}>
                {WORDS.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PasswordForm() {
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    setBusy(true);
    const changed = await attempt(
      () =>
        send('POST', '/api/auth/change-password', {
          currentPassword: String(fields.get('currentPassword') ?? ''),
          newPassword: String(fields.get('newPassword') ?? ''),
          revokeOtherSessions: true,
        }),
      WORDS.changed,
    );
    setBusy(false);
    if (changed) form.reset();
  }
  return (
    <form onSubmit={submit} className="grid max-w-md gap-4">
      <Heading level={2} size="subheading">
        {WORDS.password}
      </Heading>
      <TextField
        label={WORDS.current}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
      />
      <TextField label={WORDS.next} name="newPassword" type="password" autoComplete="new-password" />
      <div>
        <Button type="submit" variant="secondary" pending={busy}>
          {WORDS.change}
        </Button>
      </div>
    </form>
  );
}
