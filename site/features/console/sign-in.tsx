import { type FormEvent, useState } from 'react';
import { CONSOLE } from '#content/console.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { send } from './staff-calls.ts';

const WORDS = CONSOLE.signIn;

const needsCode = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'twoFactorRedirect' in answer &&
  answer.twoFactorRedirect === true;

export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '').trim();
    setBusy(true);
    setFailed(false);
    try {
      if (step === 'password') {
        const answer = await send('POST', '/api/auth/sign-in/email', {
          email: field('email'),
          password: field('password'),
        });
        if (needsCode(answer)) return setStep('code');
      } else {
        const code = field('code');
        const way = /^\d{6}$/.test(code) ? 'verify-totp' : 'verify-backup-code';
        await send('POST', `/api/auth/two-factor/${way}`, { code });
      }
      onSignedIn();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="mx-auto grid w-full max-w-md gap-5 py-16">
      <Heading level={1} size="heading">
        {WORDS.heading}
      </Heading>
      {step === 'password' ? (
        <>
          <TextField label={WORDS.email} name="email" type="email" autoComplete="username" required />
          <TextField
            label={WORDS.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </>
      ) : (
        <TextField
          label={WORDS.code}
          hint={WORDS.codeHint}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          required
        />
      )}
      {failed ? <Alert tone="danger">{WORDS.failed}</Alert> : null}
      <Button type="submit" pending={busy}>
        {step === 'password' ? WORDS.submit : WORDS.verify}
      </Button>
    </form>
  );
}
