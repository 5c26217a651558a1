import { useEffect, useRef, useState } from 'react';
import { FILE_PURPOSES, type FilePurpose } from '#domain/intake/options.ts';
import { fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { Button } from '#site/ui/button.tsx';
import { SelectField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { ChosenFile } from './file-storage.ts';
import { useFileWarning } from './file-warning.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { Files } from './use-files.ts';
import { useWords } from './words.ts';

/** The id of a file's button, so that an error can move the focus to it. */
export const fileButtonId = (id: string) => `file-${id}`;

type Removed = { entry: ChosenFile; position: number };

const toPurpose = (value: string): FilePurpose | '' =>
  FILE_PURPOSES.find((purpose) => purpose.value === value)?.value ?? '';

// Where a file was removed its Undo stands, with the focus; after Undo the focus is on the file again.
export function FileList({ files }: { files: Files }) {
  const [removed, setRemoved] = useState<Removed>();
  const [back, setBack] = useState<string>();

  function remove(entry: ChosenFile, position: number) {
    files.remove(entry);
    setRemoved({ entry, position });
  }

  function undo({ entry, position }: Removed) {
    files.restore(entry, position);
    setBack(entry.id);
    setRemoved(undefined);
  }

  const rows = files.files.map((entry, position) => (
    <FileRow
      key={entry.id}
      entry={entry}
      files={files}
      takesFocus={entry.id === back}
      onRemove={() => remove(entry, position)}
    />
  ));
  const gone = removed ? (
    <RemovedRow key="removed" name={removed.entry.file.name} onUndo={() => undo(removed)} />
  ) : null;
  if (rows.length === 0 && !gone) return null;
  return (
    <ul className="mt-3 divide-y divide-sand border-sand border-y">
      {gone && removed ? rows.toSpliced(removed.position, 0, gone) : rows}
    </ul>
  );
}

type RowProps = { entry: ChosenFile; files: Files; takesFocus: boolean; onRemove: () => void };

function FileRow({ entry, files, takesFocus, onRemove }: RowProps) {
  const words = useWords().FORM.files;
  const { id, file, purpose } = entry;
  const button = useRef<HTMLButtonElement>(null);
  const warning = useFileWarning(file);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[3.5rem_1fr_13rem_auto]">
      <Thumbnail file={file} />
      <p className="min-w-0">
        <span className="line-clamp-2 break-all font-medium leading-snug">{file.name}</span>
        <span className="text-ink-600 text-small tabular-nums">{megabytes(file.size)}</span>
      </p>
      <SelectField
        className="order-last col-span-3 sm:order-none sm:col-span-1 [&_label]:sr-only"
        label={fill(words.purpose, { name: file.name })}
        placeholder={words.purposeUnknown}
        options={FILE_PURPOSES}
        value={purpose}
        onChange={(event) => files.describe(id, toPurpose(event.target.value))}
      />
      <button
        ref={button}
        id={fileButtonId(id)}
        type="button"
        aria-label={fill(words.remove, { name: file.name })}
        title={words.removeWord}
        className="grid size-11 place-items-center rounded-control text-ink-600 transition-colors hover:bg-danger-100 hover:text-danger"
        onClick={onRemove}
      >
        <Icon name="trash" className="size-5" />
      </button>
      <p className="order-last col-span-full font-medium text-danger text-small empty:hidden" role="status">
        {files.blamed.includes(id) ? words.refused : warning && words[warning]}
      </p>
    </li>
  );
}

function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const words = useWords().FORM.files;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-2 text-ink-600 text-small">
      <span className="min-w-0 break-words">{fill(words.removed, { name })}</span>
      <Button ref={button} variant="quiet" onClick={onUndo}>
        {words.undo}
      </Button>
    </li>
  );
}
