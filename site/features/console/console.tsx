import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type Me, meSchema } from '#domain/console/team.ts';
import { QueryProvider } from '#site/query.tsx';
import { RequestError } from '#site/request.ts';
import { Container } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { forgetNotes } from './note-draft.ts';
import { Failed } from './parts.tsx';
import { ConsoleShell } from './shell.tsx';
import { SignIn, SignInAgain } from './sign-in.tsx';
import { onRefused, read, send, sessionIsBack } from './staff-calls.ts';
import { type ConsoleWords, useWords, WordsProvider } from './words.ts';

export function Console({ words }: { words: ConsoleWords }) {
  return (
    <WordsProvider words={words}>
      <QueryProvider>
        <SessionGate />
      </QueryProvider>
    </WordsProvider>
  );
}

// Nothing of the console is asked for, let alone shown, before the server knows who is there.
function SessionGate() {
  const { CONSOLE } = useWords();
  const [me, setMe] = useState<Me | null>();
  const [lost, setLost] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const queries = useQueryClient();
  const checkSession = useCallback(async () => {
    setFailure(undefined);
    try {
      setMe(await read(meSchema, '/api/staff/me'));
      setLost(false);
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) setMe((known) => known ?? null);
      else setFailure(error);
    }
  }, []);
  useEffect(() => void checkSession(), [checkSession]);
  useEffect(
    () => onRefused((how) => (how === 'signed-out' ? setLost(true) : void checkSession())),
    [checkSession],
  );

  async function signOut() {
    await send('POST', '/api/auth/sign-out').catch(() => undefined);
    queries.clear();
    forgetNotes();
    setLost(false);
    setMe(null);
  }

  // What failed for want of a session is asked for again; what was half written is still there.
  async function resume() {
    await checkSession();
    sessionIsBack();
    void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }

  if (failure && !me) {
    return (
      <Container className="py-16">
        <Failed error={failure} onAgain={() => void checkSession()} />
      </Container>
    );
  }
  if (me === undefined) {
    return (
      <p className="flex items-center justify-center gap-3 py-24" role="status">
        <Spinner /> {CONSOLE.signIn.checking}
      </p>
    );
  }
  if (me === null) return <SignIn onSignedIn={() => void checkSession()} />;
  return (
    <>
      <ConsoleShell me={me} onSignOut={() => void signOut()} />
      <SignInAgain
        open={lost}
        email={me.email}
        onSignedIn={() => void resume()}
        onLater={() => setLost(false)}
        onSignOut={() => void signOut()}
      />
    </>
  );
}
