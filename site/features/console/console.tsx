import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { CONSOLE } from '#content/console.ts';
import { LIST_KINDS, type ListKind } from '#domain/console/lists.ts';
import { placeFrom } from '#domain/console/place.ts';
import { QueryProvider } from '#site/query.tsx';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Container } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { AccountView } from './account-view.tsx';
import { AuditView } from './audit-view.tsx';
import { ListView } from './list-view.tsx';
import { OverviewView } from './overview-view.tsx';
import { PersonView } from './person-view.tsx';
import { SignIn } from './sign-in.tsx';
import { read, send } from './staff-calls.ts';

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

export function Console() {
  return (
    <QueryProvider>
      <Gate />
    </QueryProvider>
  );
}

// Nothing of the console is asked for, let alone shown, before the server knows who is there.
function Gate() {
  const [email, setEmail] = useState<string | null>();
  const queries = useQueryClient();
  const look = useCallback(
    () =>
      read(meSchema, '/api/staff/me').then(
        (me) => setEmail(me.email),
        () => setEmail(null),
      ),
    [],
  );
  useEffect(() => void look(), [look]);

  async function signOut() {
    await send('POST', '/api/auth/sign-out').catch(() => undefined);
    queries.clear();
    setEmail(null);
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
        <SignIn onSignedIn={look} />
      </Container>
    );
  }
  return <Rooms email={email} onSignOut={signOut} />;
}

const isView = (text: string): text is View => VIEWS.some((view) => view === text);

/** The view and the open entry stand behind the # of the address: they can be linked, reloaded and gone back to. */
function usePlace(): { view: View; id?: string } {
  const [place, setPlace] = useState<{ view: View; id?: string }>({ view: 'inquiries' });
  useEffect(() => {
    const follow = () => {
      const { view, ...entry } = placeFrom(window.location.hash);
      setPlace(isView(view) ? { view, ...entry } : { view: 'inquiries' });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return place;
}

// On a phone the views stand in one row that scrolls sideways: the current one is never out of sight.
const intoView = (link: HTMLAnchorElement | null) => {
  const row = link?.closest('nav');
  if (link && row)
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
};

function Rooms({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  const { view, id } = usePlace();
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-10 py-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
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
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-ink-600 text-small lg:grid lg:justify-items-start lg:px-3">
          <span className="min-w-0 break-words">{email}</span>
          <Button variant="quiet" onClick={onSignOut}>
            {CONSOLE.signOut}
          </Button>
        </p>
      </div>
      <div className="min-w-0 pt-6 lg:pt-0">
        <CurrentView key={view} view={view} entry={id} />
      </div>
    </Container>
  );
}

const isList = (view: View): view is View & ListKind => LIST_KINDS.some((kind) => kind === view);

function CurrentView({ view, entry }: { view: View; entry: string | undefined }) {
  if (isList(view)) return <ListView kind={view} opened={entry} />;
  if (view === 'overview') return <OverviewView />;
  if (view === 'people') return <PersonView />;
  return view === 'audit' ? <AuditView /> : <AccountView />;
}
