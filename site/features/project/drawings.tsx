import { useState } from 'react';
import type { Delivery, DeliveryVersion, ProjectFile } from '#domain/project/room.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { FilePicture } from './file-picture.tsx';
import { useOpenRoom } from './room-context.tsx';
import { useCommentTools } from './use-comment-tools.ts';
import { useWide } from './use-wide.ts';
import { useWords } from './words.ts';

type Props = { delivery: Delivery; version: DeliveryVersion };

/** Fetched as soon as a room is open, so that a connection lost later does not take it away. */
export const fetchViewer = async () => (await import('#site/drawings/drawing-viewer.tsx')).DrawingViewer;

const DrawingViewer = lazyPart(fetchViewer, { waiting: <Spinner />, missing: <ViewerMissing /> });

function ViewerMissing() {
  return <p className="p-4">{useWords().DELIVERIES.downloadFailed}</p>;
}

/** The pages of a version: beside their comments where there is room, on the whole screen of a phone. */
export function Drawings({ delivery, version }: Props) {
  const { DELIVERIES } = useWords();
  const wide = useWide();
  const shown = version.files.filter(({ pages }) => pages > 0);
  const [fileId, setFileId] = useState(shown[0]?.id);
  const [open, setOpen] = useState(false);
  const file = shown.find(({ id }) => id === fileId) ?? shown[0];
  if (!file) return <p className="text-ink-600">{DELIVERIES.onlyDownloads}</p>;
  if (wide) {
    return (
      <>
        {shown.length > 1 ? <FileTabs files={shown} current={file} onChoose={setFileId} /> : null}
        <div className="h-[min(80svh,56rem)] overflow-hidden rounded-card border border-sand bg-white">
          <FileViewer key={file.id} delivery={delivery} version={version} file={file} />
        </div>
      </>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        {shown.map((entry) => (
          <li key={entry.id}>
            <FileCard
              file={entry}
              onOpen={() => {
                setFileId(entry.id);
                setOpen(true);
              }}
            />
          </li>
        ))}
      </ul>
      {open ? (
        <FileViewer delivery={delivery} version={version} file={file} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

function FileViewer({
  delivery,
  version,
  file,
  onClose,
}: Props & { file: ProjectFile; onClose?: () => void }) {
  const { VIEWER, APPROVAL } = useWords();
  const { comments } = useOpenRoom();
  const tools = useCommentTools(version);
  return (
    <DrawingViewer
      {...tools}
      words={VIEWER}
      title={fill(APPROVAL.version, { title: delivery.title, number: version.number })}
      source={{ kind: 'file', file }}
      comments={comments.filter(({ versionId }) => versionId === version.id)}
      side="client"
      canComment={!version.approval}
      onClose={onClose}
    />
  );
}

type CardProps = { file: ProjectFile; onOpen: () => void };

function FileCard({ file, onOpen }: CardProps) {
  const { DELIVERIES } = useWords();
  const { comments } = useOpenRoom();
  const about = comments.filter(({ fileId, parentId }) => fileId === file.id && parentId === null).length;
  const said = about === 0 ? DELIVERIES.comments.none : counted(DELIVERIES.comments, about);
  return (
    <article className="relative overflow-hidden rounded-card border border-sand bg-white">
      <div className="aspect-[3/2] overflow-hidden border-sand border-b bg-foam">
        <FilePicture file={file} />
      </div>
      <div className="p-4">
        <p className="break-words font-medium">{file.filename}</p>
        <p className="text-ink-600 text-small">
          {counted(DELIVERIES.pages, file.pages)} · {said}
        </p>
        <Button
          variant="secondary"
          className="mt-3 w-full after:absolute after:inset-0"
          onClick={onOpen}
          aria-label={fill(DELIVERIES.openFile, { name: file.filename })}
        >
          {DELIVERIES.openAndComment}
        </Button>
      </div>
    </article>
  );
}

type TabsProps = { files: readonly ProjectFile[]; current: ProjectFile; onChoose: (id: string) => void };

function FileTabs({ files, current, onChoose }: TabsProps) {
  const { DELIVERIES } = useWords();
  return (
    <fieldset className="mb-3 flex flex-wrap gap-2">
      <legend className="sr-only">{DELIVERIES.downloads}</legend>
      {files.map(({ id, filename }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === current.id}
          className={classes(
            'min-h-11 max-w-full truncate rounded-control border px-4 text-small',
            id === current.id ? 'border-ink bg-ink text-white' : 'border-ink-400 hover:bg-foam',
          )}
          onClick={() => onChoose(id)}
        >
          {filename}
        </button>
      ))}
    </fieldset>
  );
}
