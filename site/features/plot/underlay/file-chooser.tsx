import { type DragEvent, useRef, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { MB } from '#domain/words/megabytes.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from '../words.ts';
import { ACCEPTED, MOST_BYTES } from './file-kind.ts';
import { openFile } from './opening.ts';

type FieldProps = { label: string; variant: 'primary' | 'quiet'; className?: string };

/** A button that opens the browser's own choice of files. */
export function FileButton({ label, variant, className }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} className={className} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        accept={ACCEPTED}
        aria-label={label}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again after it was removed.
          target.value = '';
          if (file) void openFile(file);
        }}
      />
    </>
  );
}

/** The first thing to do here. A file dropped beside it is taken too. */
export function FileChooser() {
  const { PLOT_UNDERLAY: words } = useWords();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    void openFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'grid place-items-center gap-3 rounded-card border-2 border-dashed px-5 py-7 text-center transition-colors',
        isOver ? 'border-lagoon bg-foam' : 'border-ink-400/60',
      )}
    >
      <Icon name="upload" className="size-8 text-lagoon" />
      <FileButton label={words.choose} variant="primary" />
      <p className="text-ink-600 text-small pointer-coarse:hidden">{words.drop}</p>
      <p className="text-fine text-ink-600">{fill(words.rules, { megabytes: MOST_BYTES / MB })}</p>
    </div>
  );
}
