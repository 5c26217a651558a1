import { useEffect, useState } from 'react';
import { INTAKE_FORM } from '#content/intake.ts';
import { megabytes } from '#domain/intake/intake-files.ts';
import { FILE_PURPOSES, type FilePurpose } from '#domain/intake/options.ts';
import { Button } from '#site/ui/button.tsx';
import { SelectField } from '#site/ui/field.tsx';
import type { ChosenFile } from './kept-files.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { Files } from './use-files.ts';

const WORDS = INTAKE_FORM.files;
const UNDO_MS = 8000;

const toPurpose = (value: string): FilePurpose | '' =>
  FILE_PURPOSES.find((purpose) => purpose.value === value)?.value ?? '';

export function FileList({ files }: { files: Files }) {
  const [removed, setRemoved] = useState<{ entry: ChosenFile; position: number }>();
  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);

  function remove(entry: ChosenFile, position: number) {
    files.remove(entry.id);
    setRemoved({ entry, position });
  }

  function undo() {
    if (removed) files.restore(removed.entry, removed.position);
    setRemoved(undefined);
  }

  return (
    <>
      <ul className="mt-3 divide-y divide-sand border-sand border-y">
        {files.files.map((entry, position) => (
          <li
            key={entry.id}
            className="grid grid-cols-[3.5rem_1fr] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[3.5rem_1fr_13rem_auto]"
          >
            <Thumbnail file={entry.file} />
            <p className="min-w-0">
              <span className="block truncate font-medium">{entry.file.name}</span>
              <span className="text-ink-600 text-small tabular-nums">{megabytes(entry.file.size)} MB</span>
            </p>
            <SelectField
              className="col-span-2 sm:col-span-1 [&_label]:sr-only"
              label={WORDS.purpose(entry.file.name)}
              placeholder={WORDS.purposeUnknown}
              options={FILE_PURPOSES}
              value={entry.purpose}
              onChange={(event) => files.describe(entry.id, toPurpose(event.target.value))}
            />
            <Button
              variant="quiet"
              className="col-span-2 justify-self-start sm:col-span-1"
              aria-label={WORDS.remove(entry.file.name)}
              onClick={() => remove(entry, position)}
            >
              {WORDS.removeWord}
            </Button>
          </li>
        ))}
      </ul>
      {removed ? (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-small" role="status">
          {WORDS.removed(removed.entry.file.name)}
          <Button variant="quiet" onClick={undo}>
            {WORDS.undo}
          </Button>
        </p>
      ) : null}
    </>
  );
}
