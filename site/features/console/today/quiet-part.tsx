import { launchSchema } from '#domain/console/launch.ts';
import { placeOf } from '#domain/console/place.ts';
import type { StaffRole } from '#domain/console/roles.ts';
import { counted } from '#domain/words/fill.ts';
import { launchTask } from '../launch-view.tsx';
import { useRead } from '../use-read.ts';
import { mayOpen } from '../views.ts';
import { useWords } from '../words.ts';
import { DAY_LINE, DAY_LIST, DayPart, Onward } from './day-part.tsx';

const MOST_OPEN = 3;

/** What is left to do before strangers come: on a quiet day there is time for it. */
export function LaunchPart() {
  const { CONSOLE, LAUNCH } = useWords();
  const { data } = useRead(launchSchema, '/api/staff/launch');
  const open = data?.items.filter(({ done }) => !done) ?? [];
  if (open.length === 0) return null;
  return (
    <DayPart title={CONSOLE.views.launch} lead={counted(LAUNCH.open, open.length)}>
      <ul className={DAY_LIST}>
        {open.slice(0, MOST_OPEN).map((item) => (
          <li key={item.id}>
            <a href={item.place ?? placeOf('launch')} className={`${DAY_LINE} text-small`}>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{launchTask(LAUNCH, item)}</span>
                <span className="block text-ink-600">{LAUNCH.items[item.id].why}</span>
              </span>
              <Onward />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1">
        <a href={placeOf('launch')} className="text-link inline-block py-2 text-small">
          {LAUNCH.look}
        </a>
      </p>
    </DayPart>
  );
}

const QUIET_VIEWS = ['projects', 'content', 'visitors'] as const;

/** Where a quiet hour is well spent. */
export function QuietPart({ role }: { role: StaffRole }) {
  const { CONSOLE, TODAY } = useWords();
  return (
    <DayPart title={TODAY.quiet.title}>
      <ul className={DAY_LIST}>
        {QUIET_VIEWS.filter((view) => mayOpen(role, view)).map((view) => (
          <li key={view}>
            <a href={`#${view}`} className={`${DAY_LINE} text-small`}>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{CONSOLE.views[view]}</span>
                <span className="block text-ink-600">{TODAY.quiet[view]}</span>
              </span>
              <Onward />
            </a>
          </li>
        ))}
      </ul>
    </DayPart>
  );
}
