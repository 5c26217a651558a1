import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type Me, meSchema } from '#domain/console/team.ts';
import { QueryProvider } from '#site/query.tsx';
import { RequestError } from '#site/request.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Container } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { CurrentView } from './current-view.tsx';
import { forgetNotes } from './note-draft.ts';
import { Failed } from './parts.tsx';
import { SignIn, SignInAgain } from './sign-in.tsx';
import { onRefused, read, send, sessionIsBack } from './staff-calls.ts';
import { usePlace } from './use-place.ts';
import { namedAs, namedViews } from './views.ts';
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
  if (me === null) {
    return (
      <Container>
        <SignIn onSignedIn={() => void checkSession()} />
      </Container>
    );
  }
  return (
    <>
      <ConsoleLayout me={me} onSignOut={() => void signOut()} />
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

// On a phone the views stand in one row that scrolls sideways: the current one is never out of sight.
const intoView = (link: HTMLAnchorElement | null) => {
  const row = link?.closest('nav');
  if (link && row)
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
};

function ConsoleLayout({ me, onSignOut }: { me: Me; onSignOut: () => void }) {
  const { CONSOLE } = useWords();
  const { view, id, part, filters } = usePlace(me.role);
  const current = namedAs(view);
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-8 pb-20 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <nav
          aria-label={CONSOLE.navigation}
          className="max-lg:-mx-[var(--gutter)] max-lg:overflow-x-auto max-lg:px-[var(--gutter)]"
        >
          <ul className="flex gap-1 lg:grid">
            {namedViews(me.role).map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  ref={name === current ? intoView : undefined}
                  aria-current={name === current ? 'page' : undefined}
                  className={classes(
                    'block min-h-11 whitespace-nowrap rounded-control px-3 py-2.5 text-small',
                    name === current ? 'bg-ink text-white' : 'hover:bg-foam',
                  )}
                >
                  {CONSOLE.views[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-600 text-small lg:mt-4 lg:grid lg:justify-items-start lg:px-3">
          <span className="min-w-0 break-words">{me.email}</span>
          <Button variant="quiet" onClick={onSignOut}>
            {CONSOLE.signOut}
          </Button>
        </p>
      </div>
      <div className="min-w-0 pt-4 lg:pt-0">
        <CurrentView key={view} view={view} entry={id} part={part} filters={filters} me={me} />
      </div>
    </Container>
  );
}
