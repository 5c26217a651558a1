import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type FieldWords = { label: ReactNode; hint?: ReactNode; error?: string; required?: boolean };

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-clay-600">
      {'\u00a0*'}
    </span>
  );
}

// Ties hint and error to their control; the empty error line is a live region, so a new error is spoken.
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-fine text-ink-600">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <p id={`${id}-error`} className="mt-1.5 font-medium text-danger text-small">
            {error}
          </p>
        ) : null}
      </div>
    </>
  );
}

export function describedBy(id: string, hint?: ReactNode, error?: string): string | undefined {
  return classes(error && `${id}-error`, hint ? `${id}-hint` : undefined) || undefined;
}

type FrameProps = FieldWords & { id: string; className?: string; aside?: ReactNode; children: ReactNode };

export function FieldFrame({ id, label, hint, error, required, className, aside, children }: FrameProps) {
  return (
    <div className={classes('field', className)}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium text-small">
          {label}
          {required ? <RequiredMark /> : null}
        </label>
        {aside}
      </div>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
