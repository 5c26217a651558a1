import type { Filters } from '#domain/console/place.ts';
import type { StaffRole } from '#domain/console/roles.ts';
import type { Me } from '#domain/console/team.ts';
import { fill } from '#domain/words/fill.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Failed, Waiting } from './parts.tsx';
import { firstView, isList, mayOpen, type View } from './views.ts';
import { useWords } from './words.ts';

// Each view is fetched when it is opened; one that cannot be had says so, like an answer that does not come.
const AROUND = {
  waiting: <Waiting />,
  missing: <Failed error={new TypeError('the view')} onAgain={() => window.location.reload()} />,
};
const ListView = lazyPart(async () => (await import('./list-view.tsx')).ListView, AROUND);
const TodayView = lazyPart(async () => (await import('./today/today-view.tsx')).TodayView, AROUND);
const OverviewView = lazyPart(async () => (await import('./overview-view.tsx')).OverviewView, AROUND);
const ProjectsView = lazyPart(
  async () => (await import('./projects/projects-view.tsx')).ProjectsView,
  AROUND,
);
const CallsView = lazyPart(async () => (await import('./calls/calls-view.tsx')).CallsView, AROUND);
const ContentView = lazyPart(async () => (await import('./content/content-view.tsx')).ContentView, AROUND);
const VisitorsView = lazyPart(
  async () => (await import('./visitors/visitors-view.tsx')).VisitorsView,
  AROUND,
);
const PersonView = lazyPart(async () => (await import('./people/person-view.tsx')).PersonView, AROUND);
const ConnectionsView = lazyPart(
  async () => (await import('./connections/connections-view.tsx')).ConnectionsView,
  AROUND,
);
const LaunchView = lazyPart(async () => (await import('./launch-view.tsx')).LaunchView, AROUND);
const AuditView = lazyPart(async () => (await import('./audit-view.tsx')).AuditView, AROUND);
const AccountView = lazyPart(async () => (await import('./account-view.tsx')).AccountView, AROUND);

type CurrentProps = {
  view: View;
  entry: string | undefined;
  part: string | undefined;
  filters: Filters;
  me: Me;
};

export function CurrentView({ view, entry, part, filters, me: { email, role } }: CurrentProps) {
  if (!mayOpen(role, view)) return <NotYours view={view} role={role} />;
  if (view === 'projects')
    return <ProjectsView project={entry} part={part} account={email} filters={filters} />;
  if (isList(view)) return <ListView kind={view} opened={entry} filters={filters} />;
  switch (view) {
    case 'today':
      return <TodayView role={role} />;
    case 'overview':
      return <OverviewView />;
    case 'calls':
      return <CallsView opened={entry} filters={filters} role={role} />;
    case 'content':
      return <ContentView account={email} />;
    case 'visitors':
      return <VisitorsView />;
    case 'people':
      return <PersonView asked={filters.search} />;
    case 'connections':
      return <ConnectionsView />;
    case 'launch':
      return <LaunchView />;
    case 'audit':
      return <AuditView />;
    case 'account':
      return <AccountView role={role} />;
  }
}

// Somebody sent a link, or the role was changed while the view was open.
function NotYours({ view, role }: { view: View; role: StaffRole }) {
  const { CONSOLE } = useWords();
  const first = firstView(role);
  return (
    <section>
      <Heading level={1} size="view">
        {CONSOLE.views[view]}
      </Heading>
      <p className="mt-3 max-w-prose">{CONSOLE.notYours}</p>
      <p className="mt-2">
        <a href={`#${first}`} className="text-link inline-block py-1">
          {fill(CONSOLE.goTo, { view: CONSOLE.views[first] })}
        </a>
      </p>
    </section>
  );
}
