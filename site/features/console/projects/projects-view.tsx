import { useEffect, useRef } from 'react';
import type { Filters } from '#domain/console/place.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Failed, Waiting } from '../parts.tsx';
import { BoardView } from './board-view.tsx';
import { ProjectView } from './project-view.tsx';

const PlanSetView = lazyPart(async () => (await import('../plan-set/plan-set-view.tsx')).PlanSetView, {
  waiting: <Waiting />,
  missing: <Failed error={new TypeError('the view')} onAgain={() => window.location.reload()} />,
});

type ProjectsProps = {
  project: string | undefined;
  part: string | undefined;
  account: string;
  filters: Filters;
};

/** The board of all projects, one of them with everything about its client, or its plan set. */
export function ProjectsView({ project, part, account, filters }: ProjectsProps) {
  const box = useRef<HTMLDivElement>(null);
  const arrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of a project begins at its top too
  useEffect(() => {
    // Whoever chose it by keyboard goes on from its heading; a page that was just loaded takes no focus.
    const chosen = arrived.current || document.activeElement !== document.body;
    arrived.current = true;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // One project has its heading once it is read, and takes the focus then.
    const heading = chosen && !project ? box.current?.querySelector('h1') : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [project, part]);
  const opened = part ? (
    <PlanSetView key={project} projectId={project ?? ''} account={account} />
  ) : (
    <ProjectView key={project} id={project ?? ''} />
  );
  return <div ref={box}>{project ? opened : <BoardView filters={filters} />}</div>;
}
