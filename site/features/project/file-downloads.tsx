import { useState } from 'react';
import type { ProjectFile } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { saveFile } from '#site/save-file.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { toast } from '#site/ui/toast.ts';
import { useOpenRoom } from './room-context.tsx';
import { useWords } from './words.ts';

export function FileDownloads({ files }: { files: readonly ProjectFile[] }) {
  const { DELIVERIES } = useWords();
  if (files.length === 0) return <div />;
  return (
    <section aria-labelledby="room-files">
      <Heading level={2} size="subheading" id="room-files">
        {DELIVERIES.downloads}
      </Heading>
      <ul className="mt-3 divide-y divide-sand border-sand border-y">
        {files.map((file) => (
          <li key={file.id}>
            <FileDownload file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The key travels in a header, so a plain link cannot fetch a file: it is fetched here and handed over. */
export function FileDownload({ file }: { file: ProjectFile }) {
  const { DELIVERIES } = useWords();
  const { calls } = useOpenRoom();
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      saveFile(await calls.file(file), file.filename);
    } catch {
      toast({ title: DELIVERIES.downloadFailed, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  }
  return (
    <button
      type="button"
      disabled={pending}
      aria-busy={pending || undefined}
      aria-label={fill(DELIVERIES.download, { name: file.filename })}
      className="flex min-h-12 w-full items-center gap-3 py-2 text-start text-small hover:text-lagoon"
      onClick={() => void download()}
    >
      {pending ? (
        <Spinner className="size-5 shrink-0" />
      ) : (
        <Icon name="download" className="size-5 text-lagoon" />
      )}
      <span className="min-w-0 flex-1 break-words underline decoration-1 underline-offset-4">
        {file.filename}
      </span>
      <span className="shrink-0 text-ink-600 tabular-nums">{megabytes(file.size)}</span>
    </button>
  );
}
