import { useEffect, useRef } from 'react';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Progress } from '#site/ui/progress.tsx';
import type { ChosenFile } from './file-storage.ts';
import type { Submission } from './use-submission.ts';
import { useWords } from './words.ts';

// Screen readers get four announcements per upload, however large it is.
const SPOKEN_STEP = 25;

export function UploadProgress({ submission, files }: { submission: Submission; files: ChosenFile[] }) {
  const words = useWords().FORM.upload;
  const { progress, cancel } = submission;
  const section = useRef<HTMLElement>(null);
  // The pressed button is disabled now; the focus would fall to the top of the page.
  useEffect(() => section.current?.focus(), []);
  const arrived = progress !== undefined && progress.sent >= progress.total;
  const percent = Math.floor(((progress?.sent ?? 0) / (progress?.total || 1)) * 100);
  const shareOf = (id: string) => progress?.files.find((entry) => entry.id === id)?.share ?? 0;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="mt-6 scroll-mt-28 scroll-mb-28 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-foam p-5"
      aria-label={words.title}
    >
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        {words.title}
        <span className="tabular-nums" aria-hidden="true">
          {percent}%
        </span>
      </p>
      <Progress label={words.all} value={percent} />
      <p className="sr-only" role="status">
        {arrived
          ? words.storing
          : fill(words.sent, { percent: Math.floor(percent / SPOKEN_STEP) * SPOKEN_STEP })}
      </p>
      {arrived ? (
        <p className="text-ink-600 text-small" aria-hidden="true">
          {words.storing}
        </p>
      ) : (
        <div>
          <Button variant="secondary" onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 text-small">
        {files.map(({ id, file }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]"
          >
            <span className="truncate">{file.name}</span>
            <Progress label={file.name} value={Math.round(shareOf(id) * 100)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
