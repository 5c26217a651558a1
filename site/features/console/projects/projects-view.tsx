import { useEffect, useRef } from 'react';
import type { Filters } from '#domain/console/place.ts';
import { BoardView } from './board-view.tsx';
import { ProjectView } from './project-view.tsx';

type ProjectsProps = { project: string | undefined; filters: Filters };

/** The board of all projects, or one of them with everything about its client. */
export function ProjectsView({ project, filters }: ProjectsProps) {
  const box = useRef<HTMLDivElement>(null);
  const arrived = useRef(false);
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
  }, [project]);
  return (
    <div ref={box}>
      {project ? <ProjectView key={project} id={project} /> : <BoardView filters={filters} />}
    </div>
  );
}
