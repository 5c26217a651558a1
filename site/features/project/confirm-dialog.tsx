import type { ReactNode } from 'react';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { useAct } from './use-act.ts';
import { useWords } from './words.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  words: string;
  button: string;
  /** What is still missing, in words; then nothing is done. */
  check?: () => string | undefined;
  work: () => Promise<unknown>;
  children?: ReactNode;
};

/** Asks once more before something that others see. */
export function ConfirmDialog({ open, onOpenChange, title, words, button, check, work, children }: Props) {
  const { ROOM } = useWords();
  const { pending, problem, act, clear } = useAct();
  const change = (next: boolean) => {
    clear();
    onOpenChange(next);
  };
  return (
    <Dialog open={open} onOpenChange={change} title={title} description={words}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!check?.()) void act(work);
        }}
      >
        {children}
        {problem ? <Alert tone="danger">{problem}</Alert> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={pending}>
            {button}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={() => change(false)}>
            {ROOM.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
