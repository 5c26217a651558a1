import type { StaffRole } from '#domain/console/roles.ts';
import { counted } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { classes } from '#site/ui/classes.ts';
import { groupedViews, type View } from './views.ts';
import { useWords } from './words.ts';

type NavigationProps = {
  role: StaffRole;
  current: View;
  openIn: (view: View) => number;
  onGo?: () => void;
};

/** Every view by its group, each with the number that waits there. */
export function Navigation({ role, current, openIn, onGo }: NavigationProps) {
  const { CONSOLE } = useWords();
  return (
    <nav aria-label={CONSOLE.navigation} className="grid gap-4">
      {groupedViews(role).map(({ group, views }) => (
        <div key={group}>
          <p className="px-3 pb-1 font-medium text-fine text-ink-600">{CONSOLE.groups[group]}</p>
          <ul className="grid grid-cols-2 gap-0.5 lg:grid-cols-1">
            {views.map((view) => (
              <li key={view}>
                <ViewLink view={view} current={view === current} open={openIn(view)} onGo={onGo} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type LinkProps = { view: View; current: boolean; open: number; onGo: (() => void) | undefined };

function ViewLink({ view, current, open, onGo }: LinkProps) {
  const { CONSOLE } = useWords();
  return (
    <a
      href={`#${view}`}
      aria-current={current ? 'page' : undefined}
      onClick={onGo}
      className={classes(
        'flex min-h-11 items-center gap-3 rounded-control px-3 text-small lg:min-h-8',
        current ? 'bg-ink font-medium text-white' : 'hover:bg-foam-200',
      )}
    >
      {CONSOLE.views[view]}
      {open > 0 ? <Count open={open} current={current} /> : null}
    </a>
  );
}

function Count({ open, current }: { open: number; current: boolean }) {
  const { CONSOLE } = useWords();
  const shown = open > 99 ? '99+' : String(open);
  return (
    <span
      className={classes(
        'ms-auto min-w-6 rounded-full px-1.5 text-center font-semibold text-fine tabular-nums',
        current ? 'bg-white text-ink' : 'bg-lagoon text-white',
      )}
    >
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{counted(CONSOLE.waitingCount, open, { count: grouped(open) })}</span>
    </span>
  );
}
