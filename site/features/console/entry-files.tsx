import { useState } from 'react';
import type { LeadDetail } from '#domain/console/lists.ts';
import { FILE_PURPOSES } from '#domain/intake/options.ts';
import { fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { EntryPart } from './parts.tsx';
import { useWords } from './words.ts';

type File = LeadDetail['files'][number];

/** What came with a project: a photo can be looked at in its place, everything can be downloaded. */
export function EntryFiles({ id, files }: { id: string; files: File[] }) {
  const { CONSOLE } = useWords();
  return (
    <EntryPart title={CONSOLE.files}>
      <ul className="mt-2 divide-y divide-sand border-sand border-y text-small">
        {files.map((file) => (
          <EntryFile key={file.id} url={`/api/staff/intakes/${id}/files/${file.id}`} file={file} />
        ))}
      </ul>
      <ButtonLink variant="quiet" href={`/api/staff/intakes/${id}/files.zip`} download>
        {CONSOLE.downloadAll}
      </ButtonLink>
    </EntryPart>
  );
}

// What every browser draws.
const DRAWN = new Set(['image/jpeg', 'image/png', 'image/webp']);

function EntryFile({ url, file: { filename, purpose, size, contentType } }: { url: string; file: File }) {
  const { CONSOLE } = useWords();
  // Fetched when it is asked for: every look is written down.
  const [shown, setShown] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <span className="min-w-0 flex-1 basis-40 break-words py-1">{filename}</span>
      <span className="text-ink-600">
        {FILE_PURPOSES.find(({ value }) => value === purpose)?.label ?? ''}
      </span>
      <span className="tabular-nums">{megabytes(size)}</span>
      {DRAWN.has(contentType) ? (
        <Button
          variant="quiet"
          aria-expanded={shown}
          aria-label={fill(CONSOLE.showThe, { file: filename })}
          onClick={() => setShown(!shown)}
        >
          {shown ? CONSOLE.hide : CONSOLE.show}
        </Button>
      ) : null}
      <ButtonLink variant="quiet" href={url} download>
        {CONSOLE.download}
      </ButtonLink>
      {shown ? (
        <img src={url} alt={filename} className="mb-3 max-h-[60vh] w-full rounded-control object-contain" />
      ) : null}
    </li>
  );
}
