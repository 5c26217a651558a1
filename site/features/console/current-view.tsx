import { LIST_KINDS, type ListKind } from '#domain/console/kinds.ts';
import type { Filters } from '#domain/console/place.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Failed, Waiting } from './parts.tsx';
import type { View } from './use-place.ts';

// Each view is fetched when it is opened; one that cannot be had says so, like an answer that does not come.
const AROUND = {
  waiting: <Waiting />,
  missing: <Failed error={new TypeError('the view')} onAgain={() => window.location.reload()} />,
};
const ListView = lazyPart(async () => (await import('./list-view.tsx')).ListView, AROUND);
const OverviewView = lazyPart(async () => (await import('./overview-view.tsx')).OverviewView, AROUND);
const PersonView = lazyPart(async () => (await import('./person-view.tsx')).PersonView, AROUND);
const AuditView = lazyPart(async () => (await import('./audit-view.tsx')).AuditView, AROUND);
const AccountView = lazyPart(async () => (await import('./account-view.tsx')).AccountView, AROUND);

const isList = (view: View): view is View & ListKind => LIST_KINDS.some((kind) => kind === view);

type CurrentProps = { view: View; entry: string | undefined; filters: Filters };

export function CurrentView({ view, entry, filters }: CurrentProps) {
  if (isList(view)) return <ListView kind={view} opened={entry} filters={filters} />;
  if (view === 'overview') return <OverviewView />;
  if (view === 'people') return <PersonView asked={filters.search} />;
  return view === 'audit' ? <AuditView /> : <AccountView />;
}
