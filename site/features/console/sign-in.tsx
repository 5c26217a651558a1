import { useState } from 'react';
import { HeadPicture } from '#site/layout/page-intro.tsx';
import { RequestError } from '#site/request.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { reasonOf, useSubmit } from './attempt.ts';
import { focusSoon } from './focus-soon.ts';
import { LinkedWords } from './linked-words.tsx';
import { send } from './staff-calls.ts';
import { type ConsoleWords, useWords } from './words.ts';

const needsCode = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'twoFactorRedirect' in answer &&
  answer.twoFactorRedirect === true;

const explain = (words: ConsoleWords['CONSOLE'], error: unknown, step: 'password' | 'code') => {
  if (!(error instanceof RequestError) || error.status >= 500) return reasonOf(words, error);
  if (error.status === 429) return words.signIn.tooMany;
  return step === 'password' ? words.signIn.failed : words.signIn.codeFailed;
};

/** The form on sand; on a desk a pool beside it. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { CONSOLE, reachUs, signInPicture } = useWords();
  const words = CONSOLE.signIn;
  return (
    <Section
      tone="travertine"
      space="none"
      className="min-h-[calc(100svh-var(--header-height))] [--gutter:clamp(1.25rem,5vw,5rem)]"
    >
      <Container className="py-10 sm:py-16 lg:pt-[14svh]">
        <div className="w-full max-w-md">
          <Heading level={1}>{words.heading}</Heading>
          <p className="mt-3 mb-7 text-ink-600">{words.lead}</p>
          <Card className="max-sm:p-5">
            <SignInForm onSignedIn={onSignedIn} />
          </Card>
          <div className="mt-6 grid gap-3 text-ink-600 text-small">
            <p>{words.lostPassword}</p>
            <p>
              <LinkedWords words={words.notStaff} {...reachUs} />
            </p>
          </div>
        </div>
      </Container>
      <HeadPicture picture={signInPicture} wideOnly crop="object-[40%_50%]" />
    </Section>
  );
}

type AgainProps = {
  open: boolean;
  email: string;
  onSignedIn: () => void;
  onLater: () => void;
  onSignOut: () => void;
};

/** The session expired during work: a dialog over the page signs in again and nothing is lost, now or at the next call. */
export function SignInAgain({ open, email, onSignedIn, onLater, onSignOut }: AgainProps) {
  const words = useWords().CONSOLE.signIn;
  return (
    <Dialog open={open} onOpenChange={onLater} title={words.lost} description={words.lostBody} size="sm">
      <SignInForm email={email} onSignedIn={onSignedIn} />
      <Button variant="quiet" className="mt-3" onClick={onSignOut}>
        {words.leave}
      </Button>
    </Dialog>
  );
}

function SignInForm({ email, onSignedIn }: { email?: string; onSignedIn: () => void }) {
  const words = useWords().CONSOLE.signIn;
  const [step, setStep] = useState<'password' | 'code'>('password');
  const { onSubmit, busy, failure } = useSubmit(
    async (field) => {
      if (step === 'password') {
        // A password is taken as it is: a space at its end may belong to it.
        const given = { email: field('email').trim(), password: field('password') };
        if (needsCode(await send('POST', '/api/auth/sign-in/email', given))) return setStep('code');
      } else {
        const code = field('code').replaceAll(/\s/g, '');
        const way = /^\d{6}$/.test(code) ? 'verify-totp' : 'verify-backup-code';
        await send('POST', `/api/auth/two-factor/${way}`, { code });
      }
      onSignedIn();
    },
    (words, error) => explain(words, error, step),
  );

  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      {step === 'password' ? (
        <>
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
          <TextField
            label={words.password}
            name="password"
            type="password"
            autoComplete="current-password"
            ref={email === undefined ? null : focusSoon}
            required
          />
        </>
      ) : (
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          required
        />
      )}
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Button type="submit" pending={busy}>
        {step === 'password' ? words.submit : words.verify}
      </Button>
      {step === 'code' ? (
        <Button variant="quiet" onClick={() => setStep('password')}>
          {words.startOver}
        </Button>
      ) : null}
    </form>
  );
}
