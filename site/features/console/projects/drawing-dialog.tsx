import type { Delivery, DeliveryVersion, ProjectFile } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { download } from '#site/drawings/download.ts';
import type { DrawingSource, DrawingViewerProps, FetchOptions } from '#site/drawings/types.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { toast } from '#site/ui/toast.ts';
import { keepNote, keptNote } from '../note-draft.ts';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { newId } from './new-id.ts';

/** What is looked at, and the comment it was opened for. */
export type Shown = { commentId?: string } & (
  | { surface: 'file'; file: ProjectFile }
  | { surface: 'picture' | 'plan' }
);

// They bring along what opens a PDF and what draws a plan: fetched when somebody looks.
const DrawingViewer = lazyPart(async () => (await import('#site/drawings/drawing-viewer.tsx')).DrawingViewer);

const PlanViewer = lazyPart(async () => (await import('./plan-viewer.tsx')).PlanViewer);

// The proportions of every picture of a design.
const PICTURE = { width: 1280, height: 720 };

const sourceOf = (shown: Shown, { design }: DeliveryVersion): DrawingSource | undefined => {
  if (shown.surface === 'file') return { kind: 'file', file: shown.file };
  if (!design || shown.surface === 'plan') return undefined;
  const content = <img src={design.imageUrl} alt="" className="size-full object-cover" />;
  return { kind: 'surface', surface: 'picture', content, ...PICTURE };
};

// Half typed answers are kept as notes are.
const drafts = {
  get: (key: string) => keptNote('drawings', key),
  set: (key: string, text: string) => keepNote('drawings', key, text),
};

// The studio answers; it places no comments of its own.
const NOT_OURS = { onAdd: () => undefined, onChange: () => undefined, onDelete: () => undefined };

function useAnswers(): Pick<DrawingViewerProps, 'onReply' | 'onResolve'> {
  const { PROJECT_DESK } = useWords();
  const { url, reload } = useDesk();
  return {
    onReply: async (parentId, body) => {
      await send('POST', `${url}/comments`, { id: newId(), parentId, body });
      toast({ title: PROJECT_DESK.comments.sent });
      reload();
    },
    onResolve: async (id, resolved) => {
      await send('PATCH', `${url}/comments/${id}`, { resolved });
      reload();
    },
  };
}

type DrawingProps = { delivery: Delivery; version: DeliveryVersion; shown: Shown; onClose: () => void };

/** The drawing as the client sees it, with the comments in their places. */
export function DrawingDialog({ delivery, version, shown, onClose }: DrawingProps) {
  const { PROJECT_DESK, DRAWING_VIEWER } = useWords();
  const { project, url } = useDesk();
  const answers = useAnswers();
  const source = sourceOf(shown, version);
  const props = {
    words: DRAWING_VIEWER,
    title: fill(PROJECT_DESK.deliveries.titled, { title: delivery.title, number: version.number }),
    comments: project.comments.filter(({ versionId }) => versionId === version.id),
    side: 'studio' as const,
    canComment: false,
    fetchFile: (file: ProjectFile, options: FetchOptions) => download(`${url}/files/${file.id}`, options),
    drafts,
    onClose,
    ...(shown.commentId ? { chosenId: shown.commentId } : {}),
    ...NOT_OURS,
    ...answers,
  };
  if (shown.surface === 'plan' && version.design)
    return <PlanViewer design={version.design.design} {...props} />;
  return source ? <DrawingViewer source={source} {...props} /> : null;
}
