import { useEffect, useRef, useState } from 'react';
import { placeOf } from '#domain/console/place.ts';
import { type PlanSetDesk, type PlanSetDraft, planSetDeskSchema, planSetUrl } from '#domain/plan-set/desk.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Tabs } from '#site/ui/tabs.tsx';
import { useAttempt } from '../attempt.ts';
import { Failed, Waiting } from '../parts.tsx';
import { useProject } from '../projects/desk.ts';
import { send } from '../staff-calls.ts';
import { useRead } from '../use-read.ts';
import { useReadAgain } from '../use-read-again.ts';
import { useWords } from '../words.ts';
import { BeginSet } from './begin-set.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { ConflictSection } from './conflict-section.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { FootBar } from './foot-bar.tsx';
import { HandOverSet } from './hand-over-set.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PlanDeskProvider, useContents, useKeeper, usePlanDesk } from './plan-desk.ts';
import { SchedulesPanel } from './schedules-panel.tsx';
import { SetMarks } from './set-marks.tsx';
import { SheetsRegion } from './sheets-region.tsx';

type ViewProps = { projectId: string; account: string };

/** Where a colleague works on the plan set of a project. */
export function PlanSetView({ projectId, account }: ViewProps) {
  const query = useRead(planSetDeskSchema, planSetUrl(projectId));
  const { data, error, refetch } = query;
  const [again] = useState(() => () => void refetch());
  useReadAgain(again);
  return (
    <section>
      <Top projectId={projectId} />
      {query.isPending ? <Waiting /> : null}
      {/* What is being edited stays on the page when it cannot be read again. */}
      {error && !data ? (
        <Failed error={error} busy={query.isFetching} onAgain={() => void refetch()} />
      ) : null}
      {data?.draft ? (
        <Desk
          projectId={projectId}
          account={account}
          desk={data}
          draft={data.draft}
          reload={() => refetch()}
        />
      ) : null}
      {data && !data.draft ? (
        <div className="mt-5">
          <BeginSet projectId={projectId} starts={data.starts} onDone={() => void refetch()} />
        </div>
      ) : null}
    </section>
  );
}

function Top({ projectId }: { projectId: string }) {
  const words = useWords().PLAN_SET_DESK;
  const { data } = useProject(projectId);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opened it goes on from its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const name = data ? data.name || data.email || data.ticketNumber : '';
  return (
    <header>
      <ButtonLink variant="quiet" href={placeOf('projects', projectId)}>
        <Icon name="arrow-left" className="size-4.5" />
        {words.back}
      </ButtonLink>
      <Heading
        ref={heading}
        tabIndex={-1}
        level={1}
        size="heading"
        className="mt-1 min-w-0 [overflow-wrap:anywhere]"
      >
        {name ? fill(words.of, { name }) : words.title}
      </Heading>
    </header>
  );
}

type DeskProps = ViewProps & { desk: PlanSetDesk; draft: PlanSetDraft; reload: () => Promise<unknown> };

function Desk({ projectId, account, desk: { issues, starts }, draft, reload }: DeskProps) {
  const words = useWords().PLAN_SET_DESK;
  const { keeper, keeping } = useKeeper(draft, projectId, account);
  const contents = useContents(projectId, keeping.stored.version);
  const [handing, setHanding] = useState(false);
  const value = keeping.history.present;
  const desk = {
    projectId,
    account,
    issues,
    starts,
    keeper,
    keeping,
    value,
    contents: contents.data,
    reload,
  };
  return (
    <PlanDeskProvider value={desk}>
      <div className="mt-2 grid gap-3">
        <SetMarks released={value.released} draft={keeping.stored} last={issues[0]} />
        <Notices />
      </div>
      {contents.isPending ? <Waiting words={words.sheets.computing} /> : null}
      {contents.error ? (
        <Failed error={contents.error} busy={contents.isFetching} onAgain={() => void contents.refetch()} />
      ) : null}
      {contents.data ? <SheetsRegion sheets={contents.data.sheets} /> : null}
      <Panels />
      <FootBar onHandOver={() => setHanding(true)} />
      {handing ? <HandOverSet onClose={() => setHanding(false)} /> : null}
    </PlanDeskProvider>
  );
}

function Panels() {
  const words = useWords().PLAN_SET_DESK;
  const [part, setPart] = useState('details');
  return (
    <Tabs
      label={words.parts}
      value={part}
      onChange={setPart}
      className="mt-6"
      items={[
        { id: 'details', label: words.details.title, content: <DetailsPanel /> },
        { id: 'notes', label: words.notes.title, content: <NotesPanel /> },
        { id: 'schedules', label: words.schedules.title, content: <SchedulesPanel /> },
        { id: 'checklist', label: words.checklist.title, content: <ChecklistPanel /> },
        { id: 'files', label: words.files.title, content: <FilesPanel /> },
      ]}
    />
  );
}

/** What one should know before typing on. */
function Notices() {
  const words = useWords().PLAN_SET_DESK;
  const { keeping, starts } = usePlanDesk();
  const { conflict, recovered, joinedBy } = keeping;
  return (
    <>
      {conflict ? <ConflictSection key={conflict.theirs.version} conflict={conflict} /> : null}
      {recovered && !conflict ? <Alert tone="info">{words.state.recovered}</Alert> : null}
      {joinedBy === undefined ? null : (
        <Alert tone="info">
          {joinedBy ? fill(words.state.joined, { who: joinedBy }) : words.state.joinedSomebody}
        </Alert>
      )}
      {starts.newest && !starts.newest.inDraft ? <NewerDesign /> : null}
    </>
  );
}

function NewerDesign() {
  const words = useWords().PLAN_SET_DESK.begin;
  const { projectId, keeper, reload } = usePlanDesk();
  const { attempt, busy } = useAttempt();
  const take = () =>
    attempt(async () => {
      await keeper.save();
      const { version } = keeper.state().stored;
      await send('POST', planSetUrl(projectId), { from: 'newest', version });
      await reload();
    }, words.done);
  return (
    <Alert tone="info">
      <p>{words.newer}</p>
      <Button variant="quiet" pending={busy} onClick={() => void take()}>
        {words.useNewer}
      </Button>
    </Alert>
  );
}
