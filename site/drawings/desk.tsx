import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { CommentPanel } from './comment-panel.tsx';
import { Composer } from './composer.tsx';
import type { Box } from './geometry.ts';
import { Header, type PanelName } from './header.tsx';
import type { OpenDrawing } from './open-drawing.ts';
import { PageList } from './pdf/page-list.tsx';
import { PdfSheet } from './pdf/pdf-sheet.tsx';
import { useKnownRatios } from './pdf/use-known-ratios.ts';
import { StageView } from './stage-view.tsx';
import { EVERYTHING, matches, type ThreadFilter, threadsOn, wholeOf } from './threads.ts';
import { Toolbar } from './toolbar.tsx';
import type { DrawingViewerProps, Place } from './types.ts';
import { useChosen } from './use-chosen.ts';
import { useNewComment } from './use-new-comment.ts';
import { useOffline } from './use-offline.ts';
import { type PlacingTask, usePlacing } from './use-placing.ts';
import { useStage } from './use-stage.ts';
import { useWords } from './words.ts';

type DeskProps = DrawingViewerProps & {
  drawing: OpenDrawing | null;
  /** In place of the paper while there is none. */
  opening: ReactNode;
  takeEscape: RefObject<() => boolean>;
};

const NO_PAPER: readonly number[] = [];
const isWide = () => window.matchMedia('(min-width: 64rem)').matches;

/** Paper, tools and comments, and what happens between them. */
function useDesk(props: DeskProps) {
  const { source, comments, drafts, drawing, onAdd, onChange, chosenId } = props;
  const words = useWords();
  const ratios = useKnownRatios(
    drawing?.ratios ?? NO_PAPER,
    drawing?.kind === 'pdf' ? drawing.pdf.ratio : undefined,
  );
  const stage = useStage(ratios);
  const threads = threadsOn(source, comments);
  const [announcement, announce] = useState('');
  const [filter, setFilter] = useState<ThreadFilter>(EVERYTHING);
  const fresh = useNewComment(source, drafts);
  const [placedNow, setPlacedNow] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(() =>
    fresh.draft || chosenId || (isWide() && threads.length > 0) ? 'comments' : null,
  );
  const chosen = useChosen(stage, threads, chosenId);

  function startAt(place: Place) {
    fresh.placeAt(place);
    setPlacedNow(true);
    chosen.choose(null, 'list');
    setPanel('comments');
  }
  async function onPlace(task: PlacingTask, place: Place) {
    if (task.kind === 'new') return startAt(place);
    const number = threads.find(({ comment }) => comment.id === task.id)?.number ?? 0;
    try {
      await onChange(task.id, { x: place.x, y: place.y });
      announce(fill(words.moved, { number }));
    } catch {
      announce(words.actionFailed);
    }
  }
  async function add() {
    if (!fresh.draft) return;
    const { body, ...rest } = fresh.draft;
    const where =
      source.kind === 'file'
        ? { surface: 'file' as const, fileId: source.file.id }
        : { surface: source.surface, fileId: null };
    await onAdd({ ...where, ...rest, body: body.trim() });
    fresh.end();
    announce(fill(words.added, { number: comments.filter(({ parentId }) => !parentId).length + 1 }));
    // Back to the paper: on a phone all of it.
    stage.scroller.current?.focus({ preventScroll: true });
    if (!isWide()) setPanel(null);
  }
  const placing = usePlacing({
    stage,
    onPlace,
    announce,
    // A phone needs all of its screen for the paper.
    onStart: () => isWide() || setPanel(null),
  });
  return {
    stage,
    ratios,
    threads,
    announcement,
    announce,
    filter,
    setFilter,
    fresh,
    placedNow,
    panel,
    setPanel,
    chosen,
    placing,
    startAt,
    add,
  };
}

function PlacingHint({ task, byKeyboard }: { task: PlacingTask | null; byKeyboard: boolean }) {
  const words = useWords();
  if (!task) return null;
  return (
    <p className="-translate-x-1/2 pointer-events-none absolute top-3 left-1/2 z-20 w-max max-w-[90%] rounded-full bg-ink px-4 py-2 text-center text-small text-white shadow-float">
      {byKeyboard
        ? words.placeKeysHint
        : task.kind === 'new'
          ? words.placeHint
          : fill(words.moveHint, { page: task.page })}
    </p>
  );
}

/** Comments of the client's side are kept on the device meanwhile; on the whole screen of a phone nothing else could say so. */
function OfflineNotice() {
  const words = useWords();
  if (!useOffline()) return null;
  return (
    <p role="status" className="border-amber border-b bg-amber-100 px-4 py-2 text-small">
      {words.offline}
    </p>
  );
}

function drawSheetOf({ source, drawing }: DeskProps, view: Box) {
  return (index: number, box: Box, label: string): ReactNode => {
    if (source.kind === 'surface') return <div className="absolute inset-0">{source.content}</div>;
    if (drawing?.kind === 'pdf')
      return <PdfSheet pdf={drawing.pdf} page={index + 1} box={box} view={view} label={label} />;
    return drawing?.kind === 'image' ? (
      <img
        src={drawing.url}
        alt={source.file.filename}
        draggable={false}
        className="absolute inset-0 size-full"
      />
    ) : null;
  };
}

function SidePanel({ props, desk }: { props: DeskProps; desk: ReturnType<typeof useDesk> }) {
  const words = useWords();
  const { stage, panel, fresh, chosen, placing } = desk;
  const known = props.source.kind === 'file' ? props.source.file.pages : 1;
  const pages = Math.max(1, desk.ratios.length || known);
  const filter = desk.filter.page === 'all' ? desk.filter : { ...desk.filter, page: stage.page };
  return (
    <aside
      aria-label={panel === 'pages' ? words.pages : words.comments}
      className="max-h-[58%] shrink-0 overflow-y-auto overscroll-contain border-foam-200 max-lg:border-t lg:max-h-none lg:w-96 lg:border-s"
    >
      {panel === 'pages' && props.drawing?.kind === 'pdf' ? (
        <PageList
          pdf={props.drawing.pdf}
          ratios={desk.ratios}
          page={stage.page}
          goToPage={words.goToPage}
          onPage={stage.goToPage}
        />
      ) : (
        <CommentPanel
          threads={desk.threads}
          filter={filter}
          onFilter={desk.setFilter}
          page={stage.page}
          pages={pages}
          chosenId={chosen.chosenId}
          focusedId={chosen.focusedId}
          onChoose={(id) => chosen.choose(id, 'list')}
          onWholePage={() => desk.startAt(wholeOf(stage.page))}
          powers={{
            ...props,
            canComment: props.canComment && props.drawing !== null,
            announce: desk.announce,
            onMove: ({ comment: { id, page } }, byKeyboard) => {
              stage.show({ index: page - 1, x: 0.5, y: 0.5 }, 90);
              placing.start({ kind: 'move', id, page }, byKeyboard);
            },
          }}
          composer={
            fresh.draft ? (
              <Composer
                fresh={fresh}
                draft={fresh.draft}
                pages={pages}
                focus={desk.placedNow}
                onAdd={desk.add}
              />
            ) : null
          }
        />
      )}
    </aside>
  );
}

export function Desk(props: DeskProps) {
  const { title, drawing, opening, canComment, onClose, takeEscape } = props;
  const desk = useDesk(props);
  const { stage, threads, filter, panel, placing, chosen, fresh } = desk;
  useEffect(() => {
    takeEscape.current = () => {
      if (!placing.task) return false;
      placing.stop();
      return true;
    };
  });
  return (
    <>
      <Header
        title={title}
        comments={threads.length}
        hasPages={drawing?.kind === 'pdf' && desk.ratios.length > 1}
        panel={panel}
        onPanel={desk.setPanel}
        onClose={onClose}
      />
      {props.side === 'client' ? <OfflineNotice /> : null}
      <div className="relative flex min-h-0 flex-1 flex-col lg:flex-row">
        <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
          {drawing ? (
            <StageView
              stage={stage}
              placing={placing}
              title={title}
              threads={threads.filter((thread) => matches(thread, { ...filter, page: 'all' }))}
              chosenId={chosen.chosenId}
              draft={fresh.draft}
              onChoose={(id) => {
                chosen.choose(id, 'pin');
                desk.setPanel('comments');
              }}
              drawSheet={drawSheetOf(props, stage.view)}
            />
          ) : (
            opening
          )}
          <PlacingHint task={placing.task} byKeyboard={placing.crosshair !== null} />
        </div>
        {panel ? <SidePanel props={props} desk={desk} /> : null}
      </div>
      {drawing ? (
        <Toolbar stage={stage} placing={placing} pages={desk.ratios.length} canComment={canComment} />
      ) : null}
      <p role="status" className="sr-only">
        {desk.announcement}
      </p>
    </>
  );
}
