import { useId, useState } from 'react';
import { counted, fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from '../words.ts';
import { ACCEPTED, addFiles, MOST_MB } from './chosen-files.ts';

export interface ChosenFiles {
  files: readonly File[];
  refused: readonly string[];
  most: number;
  add: (added: readonly File[]) => void;
  remove: (file: File) => void;
  clear: () => void;
}

export function useChosenFiles(most: number): ChosenFiles {
  const { PROJECT_DESK } = useWords();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  return {
    files,
    refused,
    most,
    add: (added) => {
      const next = addFiles(PROJECT_DESK.files, files, added, most);
      setFiles(next.files);
      setRefused(next.refused);
    },
    remove: (file) => {
      setFiles(files.filter((one) => one !== file));
      setRefused([]);
    },
    clear: () => {
      setFiles([]);
      setRefused([]);
    },
  };
}

type ChooseProps = { chosen: ChosenFiles; label: string; large?: boolean };

export function ChooseFiles({ chosen, label, large }: ChooseProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.files;
  const id = useId();
  return (
    <div>
      <label
        className={
          large
            ? 'flex min-h-32 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border-2 border-sand-600 border-dashed p-4 text-center focus-within:outline-3 focus-within:outline-lagoon focus-within:outline-offset-3 hover:border-lagoon'
            : 'inline-flex min-h-11 cursor-pointer items-center gap-2 text-lagoon text-small underline underline-offset-[0.35em] focus-within:outline-3 focus-within:outline-lagoon'
        }
      >
        <Icon name="upload" className={large ? 'size-7 text-lagoon' : 'size-5'} />
        <span className="font-semibold">{label}</span>
        {large ? <span className="text-ink-600 text-small max-sm:hidden">{words.drop}</span> : null}
        <input
          type="file"
          multiple
          accept={ACCEPTED}
          aria-describedby={`${id}-rules ${id}-refused`}
          className="sr-only"
          onChange={({ target }) => {
            chosen.add([...(target.files ?? [])]);
            // The same file chosen again must count as a change.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-rules`} className={large ? 'mt-1.5 text-fine text-ink-600' : 'sr-only'}>
        {fill(words.rules, { size: MOST_MB, count: chosen.most })}
      </p>
      <div id={`${id}-refused`} role="alert" className="text-danger text-small not-empty:mt-2">
        {chosen.refused.map((reason) => (
          <p key={reason} className="[overflow-wrap:anywhere]">
            {reason}
          </p>
        ))}
      </div>
      <FileRows chosen={chosen} />
    </div>
  );
}

function FileRows({ chosen: { files, remove } }: { chosen: ChosenFiles }) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.files;
  if (files.length === 0) return null;
  const all = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <ul className="mt-2 divide-y divide-sand border-sand border-y text-small">
        {files.map((file) => (
          <li key={`${file.name}${file.size}`} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{file.name}</span>
            <span className="whitespace-nowrap text-ink-600 tabular-nums">{megabytes(file.size)}</span>
            <button
              type="button"
              aria-label={fill(words.remove, { name: file.name })}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-600 hover:bg-danger-100 hover:text-danger"
              onClick={() => remove(file)}
            >
              <Icon name="trash" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-fine text-ink-600" role="status">
        {counted(words.chosen, files.length, { size: megabytes(all) })}
      </p>
    </>
  );
}
