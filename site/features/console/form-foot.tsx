import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { useWords } from './words.ts';

type FormFootProps = {
  failure: ReactNode;
  busy: boolean;
  variant?: ComponentProps<typeof Button>['variant'];
  onCancel: () => void;
  /** Where "Cancel" could mean the act itself. */
  cancel?: string;
  children: ReactNode;
};

/** Under the fields of a dialog's form: what went wrong, the button that sends it, the way out. */
export function FormFoot({ failure, busy, variant, onCancel, cancel, children }: FormFootProps) {
  const { CONSOLE } = useWords();
  return (
    <>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" variant={variant} pending={busy}>
          {children}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {cancel ?? CONSOLE.cancel}
        </Button>
      </div>
    </>
  );
}
