import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { LIST_KINDS, type ListKind } from '#domain/console/lists.ts';
import { type Filters, NO_FILTERS, type Place, placeFrom } from '#domain/console/place.ts';
import { fill } from '#domain/words/fill.ts';
import { QueryProvider } from '#site/query.tsx';
import { RequestError } from '#site/request.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Container } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { AccountView } from './account-view.tsx';
import { AuditView } from './audit-view.tsx';
import { ListView } from './list-view.tsx';
import { forgetNotes } from './note-draft.ts';
import { OverviewView } from './overview-view.tsx';
import { PersonView } from './person-view.tsx';
import { SignIn, SignInAgain } from './sign-in.tsx';
import { onSessionLost, read, send } from './staff-calls.ts';
import { Failed } from './waiting.tsx';
import { type ConsoleWords, useWords, WordsProvider } from './words.ts';

const VIEWS = [
  'inquiries',
  'overview',
  'estimates',
  'orders',
  'intakes',
  'designs',
  'panoramas',
  'mails',
  'people',
  'audit',
  'account',
] as const;
type View = (typeof VIEWS)[number];

const meSchema = z.object({ email: z.string() });

export function Console({ words }: { words: ConsoleWords }) {
  return (
    <WordsProvider words={words}>
      <QueryProvider>
        <Gate />
      </QueryProvider>
    </WordsProvider>
  );
}

// Nothing of the console is asked for, let alone shown, before the server knows who is there.
function Gate() {
  const { CONSOLE } = useWords();
  const [email, setEmail] = useState<string | null>();
  const [lost, setLost] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const queries = useQueryClient();
  const look = useCallback(async () => {
    setFailure(undefined);
    try {
      setEmail((await read(meSchema, '/api/staff/me')).email);
      setLost(false);
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) setEmail((known) => known ?? null);
      else setFailure(error);
    }
  }, []);
  useEffect(() => void look(), [look]);
  useEffect(() => {
    const forget = onSessionLost(() => setLost(true));
    return () => void forget();
  }, []);

  async function signOut() {
    await send('POST', '/api/auth/sign-out').catch(() => undefined);
    queries.clear();
    forgetNotes();
    setLost(false);
    setEmail(null);
  }

  // What failed for want of a session is asked for again; what was half written is still there.
  async function back() {
    await look();
    void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }

  if (failure && !email) {
    return (
      <Container className="py-16">
        <Failed error={failure} onAgain={() => void look()} />
      </Container>
    );
  }
  if (email === undefined) {
    return (
      <p className="flex items-center justify-center gap-3 py-24" role="status">
        <Spinner /> {CONSOLE.signIn.checking}
      </p>
    );
  }
  if (email === null) {
    return (
      <Container>
        <SignIn onSignedIn={() => void look()} />
      </Container>
    );
  }
  return (
    <>
      <Rooms email={email} onSignOut={() => void signOut()} />
      <SignInAgain
        open={lost}
        email={email}
        onSignedIn={() => void back()}
        onLater={() => setLost(false)}
        onSignOut={() => void signOut()}
      />
    </>
  );
}

const isView = (text: string): text is View => VIEWS.some((view) => view === text);

type Standing = Omit<Place, 'view'> & { view: View };

const standing = (): Standing => {
  const { view, ...rest } = placeFrom(window.location.hash);
  return isView(view) ? { view, ...rest } : { view: 'inquiries', filters: NO_FILTERS };
};

/** The view, the open entry and the filters stand behind the # of the address: linked, reloaded and gone back to. */
function usePlace(): Standing {
  const { CONSOLE, brand } = useWords();
  const [place, setPlace] = useState<Standing>(standing);
  useEffect(() => {
    const follow = () => setPlace(standing());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  // Another view begins at its top, under its own name.
  const { view } = place;
  const title = fill(CONSOLE.title, { view: CONSOLE.views[view], brand });
  const before = useRef(view);
  useEffect(() => {
    document.title = title;
    if (before.current === view) return;
    before.current = view;
    const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
    toTop();
    // The router takes the new address for the old page and returns to where that was scrolled.
    const later = setTimeout(toTop, 60);
    return () => clearTimeout(later);
  }, [view, title]);
  return place;
}

// On a phone the views stand in one row that scrolls sideways: the current one is never out of sight.
const intoView = (link: HTMLAnchorElement | null) => {
  const row = link?.closest('nav');
  if (link && row)
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
};

function Rooms({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  const { CONSOLE } = useWords();
  const { view, id, filters } = usePlace();
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-8 pb-20 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <nav
          aria-label={CONSOLE.navigation}
          className="-mx-[var(--gutter)] overflow-x-auto px-[var(--gutter)]"
        >
          <ul className="flex gap-1 lg:grid">
            {VIEWS.map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  ref={name === view ? intoView : undefined}
                  aria-current={name === view ? 'page' : undefined}
                  className={classes(
                    'block min-h-11 whitespace-nowrap rounded-control px-3 py-2.5 text-small',
                    name === view ? 'bg-ink text-white' : 'hover:bg-foam',
                  )}
                >
                  {CONSOLE.views[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-600 text-small lg:mt-4 lg:grid lg:justify-items-start lg:px-3">
          <span className="min-w-0 break-words">{email}</span>
          <Button variant="quiet" onClick={onSignOut}>
            {CONSOLE.signOut}
          </Button>
        </p>
      </div>
      <div className="min-w-0 pt-4 lg:pt-0">
        <CurrentView key={view} view={view} entry={id} filters={filters} />
      </div>
    </Container>
  );
}

const isList = (view: View): view is View & ListKind => LIST_KINDS.some((kind) => kind === view);

type CurrentProps = { view: View; entry: string | undefined; filters: Filters };

function CurrentView({ view, entry, filters }: CurrentProps) {
  if (isList(view)) return <ListView kind={view} opened={entry} filters={filters} />;
  if (view === 'overview') return <OverviewView />;
  if (view === 'people') return <PersonView asked={filters.search} />;
  return view === 'audit' ? <AuditView /> : <AccountView />;
}
