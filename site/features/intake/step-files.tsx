import { type DragEvent, useRef, useState } from 'react';
import { INTAKE_FORM } from '#content/intake.ts';
import { ACCEPT } from '#domain/intake/intake-files.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { FileList } from './file-list.tsx';
import type { StepProps } from './intake-wizard.tsx';

const WORDS = INTAKE_FORM.files;

export function StepFiles({ files }: StepProps) {
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    files.add(event.dataTransfer.files);
  }

  // The same file can be chosen again after it was removed.
  const take = (input: HTMLInputElement) => {
    files.add(input.files ?? []);
    input.value = '';
  };

  return (
    <div>
      <ul className="grid gap-1">
        <li>{WORDS.required}</li>
        <li className="text-ink-600">{WORDS.optional}</li>
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons inside are the first */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          'mt-5 grid place-items-center gap-3 rounded-card border-2 border-dashed p-7 text-center',
          over ? 'border-lagoon bg-foam' : 'border-sand',
        )}
      >
        <Icon name="upload" className="size-8 text-lagoon" />
        <div className="flex flex-wrap items-center justify-center gap-3">
          <Button variant="secondary" onClick={() => chooser.current?.click()}>
            {WORDS.choose}
          </Button>
          <Button variant="quiet" className="sm:hidden" onClick={() => camera.current?.click()}>
            {WORDS.photo}
          </Button>
          <span className="hidden text-ink-600 sm:inline">{WORDS.drop}</span>
        </div>
        <p className="text-ink-600 text-small">{WORDS.rules}</p>
        <input
          ref={chooser}
          type="file"
          name="files"
          multiple
          accept={ACCEPT}
          aria-label={WORDS.choose}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => take(event.target)}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={WORDS.photo}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => take(event.target)}
        />
      </div>
      {files.refused.length > 0 ? (
        <Alert tone="danger" title={WORDS.rejected} className="mt-4">
          <ul>
            {files.refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <p className="mt-6 font-medium" aria-live="polite">
        {files.files.length === 0 ? WORDS.none : WORDS.count(files.files.length)}
      </p>
      <FileList files={files} />
    </div>
  );
}
