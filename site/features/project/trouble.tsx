import { type FormEvent, useState } from 'react';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';
import { AT_DOOR_HEIGHT } from './door-height.ts';
import { InsideRoom } from './inside-room.tsx';
import { askForLink } from './room-calls.ts';
import { useAct } from './use-act.ts';
import type { Trouble } from './use-room.ts';
import { useWords } from './words.ts';

type Props = { trouble: Trouble; mailHint?: string | null; onAgain: () => void };

/** No room behind this link, or none just now: what to do about it. */
export function TroublePage({ trouble, mailHint, onAgain }: Props) {
  const { ROOM, LINK, TROUBLE } = useWords();
  const { heading, words } =
    trouble === 'replaced'
      ? { heading: LINK.replaced, words: fill(LINK.replacedWords, { mail: mailHint ?? '' }) }
      : TROUBLE[trouble];
  const lost = trouble === 'missing' || trouble === 'unknown';
  return (
    <Section
      tone="travertine"
      space="tight"
      className={trouble === 'missing' ? `pb-24 ${AT_DOOR_HEIGHT}` : 'min-h-first-screen'}
    >
      <Container
        className={lost ? 'grid items-start gap-x-12 gap-y-10 sm:grid-cols-2 lg:gap-x-20' : undefined}
      >
        <div>
          <Heading level={1} size="heading">
            {heading}
          </Heading>
          <Lead className="mt-4">{words}</Lead>
          {lost ? <LostLink /> : null}
          {lost ? null : (
            <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1">
              {trouble === 'failed' ? <Button onClick={onAgain}>{ROOM.again}</Button> : null}
              <ButtonLink href={ROUTES.contact} variant={trouble === 'failed' ? 'quiet' : 'secondary'}>
                {ROOM.contact}
              </ButtonLink>
            </div>
          )}
        </div>
        {lost ? <InsideRoom /> : null}
      </Container>
    </Section>
  );
}

function LostLink() {
  const { ROOM, TROUBLE } = useWords();
  const words = TROUBLE.lost;
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const { pending, problem, act } = useAct();
  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = !email.includes('@');
    setError(missing ? words.emailNeeded : undefined);
    setAnswer(undefined);
    if (!missing) void act(async () => setAnswer(await askForLink(email.trim())));
  }
  return (
    <form noValidate className="mt-6 max-w-xl rounded-card bg-white p-5 sm:mt-8 sm:p-6" onSubmit={submit}>
      <Heading level={2} size="subheading">
        {words.heading}
      </Heading>
      <TextField
        className="mt-4"
        name="email"
        type="email"
        autoComplete="email"
        required
        label={words.email}
        error={error}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" pending={pending} className="mt-4">
        {words.button}
      </Button>
      {answer ? (
        <Alert tone="success" className="mt-4">
          {answer}
        </Alert>
      ) : null}
      {problem ? (
        <Alert tone="danger" className="mt-4">
          {problem}
        </Alert>
      ) : null}
      <p className="mt-5 border-sand border-t pt-3 text-small">
        {words.otherEmail}{' '}
        <ButtonLink href={ROUTES.contact} variant="quiet">
          {ROOM.contact}
        </ButtonLink>
      </p>
    </form>
  );
}
