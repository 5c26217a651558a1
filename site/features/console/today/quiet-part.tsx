import { launchSchema } from '#domain/console/launch.ts';
import { placeOf } from '#domain/console/place.ts';
import type { StaffRole } from '#domain/console/roles.ts';
import { fill } from '#domain/words/fill.ts';
import { Progress } from '#site/ui/progress.tsx';
import { launchTask } from '../launch-view.tsx';
import { useRead } from '../use-read.ts';
import { mayOpen } from '../views.ts';
import { useWords } from '../words.ts';
import { DayLinks, DayMore, DayPart } from './day-part.tsx';

const MOST_OPEN = 4;

type LaunchPartProps = {
  /** From then on a notice over the day says so. */
  untilPublic?: boolean;
};

/** What is left to do before strangers come, and how far it is: on a quiet day there is time for it. */
export function LaunchPart({ untilPublic }: LaunchPartProps) {
  const { CONSOLE, LAUNCH } = useWords();
  const { data } = useRead(launchSchema, '/api/staff/launch');
  if (!data) return <div className="h-96" />;
  if (untilPublic && data.isPublic) return null;
  const open = data.items.filter(({ done }) => !done);
  if (open.length === 0) return null;
  const [done, count] = [data.items.length - open.length, data.items.length];
  return (
    <DayPart title={CONSOLE.views.launch}>
      <Progress
        showLabel
        className="mt-1 mb-4"
        label={fill(LAUNCH.progress, { done, count })}
        value={done}
        max={count}
      />
      <DayLinks
        links={open.slice(0, MOST_OPEN).map((item) => ({
          href: item.place ?? placeOf('launch'),
          title: launchTask(LAUNCH, item),
          note: LAUNCH.items[item.id].why,
        }))}
      />
      <DayMore href={placeOf('launch')}>{LAUNCH.look}</DayMore>
    </DayPart>
  );
}

const QUIET_VIEWS = ['projects', 'content', 'visitors'] as const;

/** Where a quiet hour is well spent. */
export function QuietPart({ role }: { role: StaffRole }) {
  const { CONSOLE, TODAY } = useWords();
  const views = QUIET_VIEWS.filter((view) => mayOpen(role, view));
  return (
    <DayPart title={TODAY.quiet.title}>
      <DayLinks
        links={views.map((view) => ({
          href: `#${view}`,
          title: CONSOLE.views[view],
          note: TODAY.quiet[view],
        }))}
      />
    </DayPart>
  );
}
