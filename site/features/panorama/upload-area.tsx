import { type DragEvent, useId, useState } from 'react';
import { PANORAMA_UPLOAD } from '#domain/panorama/upload-rules.ts';
import { Alert } from '#site/ui/alert.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Progress } from '#site/ui/progress.tsx';
import { useUpload } from './use-upload.ts';
import { useWords } from './words.ts';

const ACCEPT = [...PANORAMA_UPLOAD.types, ...PANORAMA_UPLOAD.extensions].join(',');

export function UploadArea({ onUploaded }: { onUploaded: () => Promise<void> }) {
  const { UPLOADING } = useWords();
  const { state, rejected, problem, upload } = useUpload(onUploaded);
  const [over, setOver] = useState(false);
  const hint = useId();
  const busy = state.at !== 'idle';

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void upload([...event.dataTransfer.files]);
  }

  return (
    <div>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          'flex min-h-64 cursor-pointer flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed p-8 text-center transition-colors',
          'focus-within:outline-3 focus-within:outline-lagoon focus-within:outline-offset-3',
          over ? 'border-lagoon bg-foam' : 'border-sand-600 bg-white hover:border-lagoon',
          busy && 'cursor-progress',
        )}
      >
        <Icon name="upload" className="size-9 text-lagoon" />
        <span className="font-semibold text-[1.125rem]">
          {busy ? UPLOADING.uploading : over ? UPLOADING.dropNow : UPLOADING.choose}
        </span>
        {busy ? (
          <UploadProgress
            share={state.at === 'uploading' ? state.share : 0}
            checking={state.at === 'checking'}
          />
        ) : (
          <span className="text-ink-600 [@media(pointer:coarse)]:hidden">{UPLOADING.drop}</span>
        )}
        <input
          type="file"
          name={PANORAMA_UPLOAD.field}
          multiple
          accept={ACCEPT}
          disabled={busy}
          aria-describedby={hint}
          className="sr-only"
          onChange={(event) => {
            void upload([...(event.target.files ?? [])]);
            // The same file chosen again must count as a change.
            event.target.value = '';
          }}
        />
      </label>
      <p id={hint} className="mt-3 text-ink-600 text-small">
        {UPLOADING.rules}
      </p>
      {problem ? (
        <Alert tone="warning" title={UPLOADING.rejectedTitle} className="mt-4">
          {problem}
        </Alert>
      ) : null}
      {rejected.length > 0 ? (
        <Alert tone="warning" title={UPLOADING.rejectedTitle} className="mt-4">
          <ul className="mt-1 space-y-1">
            {rejected.map(({ name, reason, detail }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may share a name, and the list never reorders
              <li key={`${name}-${at}`} className="[overflow-wrap:anywhere]">
                <strong>{name}</strong>: {reason}
                {detail ? <span className="block text-ink-600">{detail}</span> : null}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>
  );
}

function UploadProgress({ share, checking }: { share: number; checking: boolean }) {
  const { UPLOADING } = useWords();
  const percent = Math.round(share * 100);
  return (
    <span className="block w-full max-w-xs">
      <Progress value={percent} label={UPLOADING.uploading} />
      <span className="mt-2 block text-ink-600 text-small tabular-nums" role="status">
        {checking ? UPLOADING.checking : `${percent}%`}
      </span>
    </span>
  );
}
