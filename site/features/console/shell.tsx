import { useRef } from 'react';
import type { Me } from '#domain/console/team.ts';
import { CurrentView } from './current-view.tsx';
import { RoleContext } from './me.ts';
import { Navigation } from './navigation.tsx';
import { SessionBar } from './session-bar.tsx';
import { StudioClock } from './studio-clock.tsx';
import { useOpenCounts } from './use-open-counts.ts';
import { usePlace } from './use-place.ts';
import { namedAs } from './views.ts';
import { useWords } from './words.ts';

/** The ways through the console beside the view that is open; on small screens they stand in the bar's menu. */
export function ConsoleShell({ me, onSignOut }: { me: Me; onSignOut: () => void }) {
  const { view, id, part, filters } = usePlace(me.role);
  const openIn = useOpenCounts(me.role);
  const { CONSOLE } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const current = namedAs(view);
  return (
    <RoleContext value={me.role}>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SessionBar me={me} current={current} openIn={openIn} onSignOut={onSignOut} />
        <div className="max-lg:hidden lg:sticky lg:top-[var(--header-height)] lg:h-[calc(100dvh-var(--header-height))] lg:overflow-y-auto lg:overscroll-contain lg:border-sand lg:border-e lg:bg-foam lg:px-3 lg:py-5">
          <button
            type="button"
            className="sr-only rounded-control bg-ink text-small text-white focus:not-sr-only focus:mb-3 focus:px-3 focus:py-2"
            onClick={() => place.current?.focus()}
          >
            {CONSOLE.skip}
          </button>
          <Navigation role={me.role} current={current} openIn={openIn} />
          <StudioClock className="mt-5 px-3" />
        </div>
        <div
          ref={place}
          tabIndex={-1}
          className="focus:outline-none min-h-[calc(100svh-var(--header-height))] w-full min-w-0 max-w-[86rem] px-[var(--gutter)] pt-6 pb-20 lg:pt-8"
        >
          <CurrentView key={view} view={view} entry={id} part={part} filters={filters} me={me} />
        </div>
      </div>
    </RoleContext>
  );
}
