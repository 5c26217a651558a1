import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type ProjectView as Project, staffProjectUrl } from '#domain/project/project-file.ts';
import { Loaded } from '../parts.tsx';
import { PlanSetPart } from '../plan-set/plan-set-part.tsx';
import { send } from '../staff-calls.ts';
import { useReadAgain } from '../use-read-again.ts';
import { DeliveriesPart } from './deliveries-part.tsx';
import { DeskProvider, useProject, useProjectChange } from './desk.ts';
import { LinkPart } from './link-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectHead } from './project-head.tsx';
import { QuotesPart } from './quotes-part.tsx';
import { RelatedPart } from './related-part.tsx';
import { RoundsPart } from './rounds-part.tsx';
import { StepsPart } from './steps-part.tsx';
import { withAuthors } from './threads.ts';

/** Everything about one client: what waits, what was handed over, said, agreed and paid. */
export function ProjectView({ id }: { id: string }) {
  const query = useProject(id);
  return <Loaded query={query}>{(project) => <Opened project={project} onReload={query.refetch} />}</Loaded>;
}

function Opened({ project: read, onReload }: { project: Project; onReload: () => unknown }) {
  const project = useMemo(() => withAuthors(read), [read]);
  const url = staffProjectUrl(project.id);
  const reload = useCallback(() => void onReload(), [onReload]);
  const change = useProjectChange(url, reload);
  useReadAgain(reload);
  useMarkRead(url, project);
  return (
    <DeskProvider value={{ project, url, reload, change }}>
      <ProjectHead />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-10 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <ProjectFacts />
        <div className="grid min-w-0 gap-10 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <StepsPart />
          <DeliveriesPart />
          <PlanSetPart />
          <RoundsPart />
          <MessagesPart />
        </div>
        <div className="grid min-w-0 gap-8 md:max-xl:grid-cols-2 xl:col-start-2">
          <QuotesPart />
          <PaymentsPart />
          <LinkPart />
          <RelatedPart />
        </div>
      </div>
    </DeskProvider>
  );
}

// As many as one call takes.
const MOST_MARKED = 200;

// What is on the screen counts as read; the page goes on showing it as new until the project is opened again.
function useMarkRead(url: string, { messages, rounds, comments, quotes }: Project) {
  const told = useRef(new Set<string>());
  const unread = messages.filter(
    ({ id, side, readAt }) => side === 'client' && !readAt && !told.current.has(id),
  );
  const ids = unread.map(({ id }) => id).join();
  // Whatever else came while it is open has been seen too.
  const news = [rounds.length, comments.length, ...quotes.map(({ state }) => state)].join();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === news && !ids) return;
    seen.current = news;
    const messageIds = ids ? ids.split(',').slice(-MOST_MARKED) : [];
    for (const id of messageIds) told.current.add(id);
    // A mark that does not arrive is made the next time.
    send('POST', `${url}/seen`, { messageIds }).catch((error: unknown) =>
      console.warn('not marked as read', error),
    );
  }, [url, ids, news]);
}
