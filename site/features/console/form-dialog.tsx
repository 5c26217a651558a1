import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Dialog } from '#site/ui/dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useWords } from './words.ts';

const FIELDS =
  'input:not([type=hidden],[type=file],[type=radio],[type=checkbox]):not(:disabled), textarea, select';

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange'> & {
  onClose: () => void;
  /** Which of its forms it shows, when it has several: each begins untouched. */
  shows?: string;
};

/** A dialog that is filled in: its first field has the focus, and it does not take along what was typed without asking. */
export function FormDialog({ onClose, shows, children, ...dialog }: FormDialogProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.leave;
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef(false);
  const [asking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form begins untouched, with the focus in its first field
  useEffect(() => {
    typed.current = false;
    // The dialog first notes where the focus came from.
    const frame = requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(FIELDS)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [shows]);
  return (
    <Dialog open onOpenChange={() => (typed.current ? setAsking(true) : onClose())} {...dialog}>
      <div
        ref={box}
        onInput={() => {
          typed.current = true;
        }}
      >
        {children}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.title}
        action={words.discard}
        cancel={words.stay}
        question={words.question}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
