import { type DragEvent, useRef, useState } from 'react';
import { ACCEPT } from '#domain/intake/intake-files.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { FileList } from './file-list.tsx';
import type { StepProps } from './intake-wizard.tsx';
import { WantedFiles } from './wanted-files.tsx';
import { useWords } from './words.ts';

export function StepFiles({ files }: Pick<StepProps, 'files'>) {
  const words = useWords().FORM.files;
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    files.add(event.dataTransfer.files);
  }

  // The same file can be chosen again after it was removed.
  const take = (input: HTMLInputElement, named = (file: File) => file) => {
    files.add([...(input.files ?? [])].map(named));
    input.value = '';
  };
  // Some phones call every photo they take image.jpg.
  const asNextPhoto = (file: File) => {
    const ending = /\.\w+$/.exec(file.name)?.[0] ?? '.jpg';
    return new File([file], `${fill(words.photoName, { number: files.files.length + 1 })}${ending}`, {
      type: file.type,
    });
  };

  return (
    <div>
      <WantedFiles files={files.files} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons inside are the first */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          'mt-6 grid place-items-center gap-3 rounded-card border-2 border-dashed px-5 py-7 text-center transition-colors',
          over ? 'border-lagoon bg-foam' : 'border-ink-400/60',
        )}
      >
        <Icon name="upload" className="size-8 text-lagoon" />
        <div className="flex flex-wrap items-center justify-center gap-3">
          <Button variant="secondary" onClick={() => chooser.current?.click()}>
            {words.choose}
          </Button>
          <Button
            variant="secondary"
            className="sm:pointer-fine:hidden"
            onClick={() => camera.current?.click()}
          >
            <Icon name="camera" />
            {words.photo}
          </Button>
          <span className="text-ink-600 pointer-coarse:hidden max-sm:hidden">{words.drop}</span>
        </div>
        <p className="text-ink-600 text-small">{words.rules}</p>
        <input
          ref={chooser}
          type="file"
          name="files"
          multiple
          accept={ACCEPT}
          aria-label={words.choose}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          onChange={(event) => take(event.target)}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={words.photo}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          onChange={(event) => take(event.target, asNextPhoto)}
        />
      </div>
      {files.refused.length > 0 ? (
        <Alert tone="danger" title={words.rejected} className="mt-4">
          <ul>
            {files.refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <p className="mt-6 font-medium" aria-live="polite">
        <span className="sr-only">{files.news} </span>
        {files.files.length === 0 ? words.none : counted(words.count, files.files.length)}
      </p>
      <FileList files={files} />
    </div>
  );
}
