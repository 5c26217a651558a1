import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { useWords } from './words.ts';

type ConfirmProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Said above the question; the action, unless given. */
  title?: string;
  action: string;
  cancel?: string;
  question: string;
  dangerous?: boolean;
  onConfirm: () => void;
};

/** Asks once more before what cannot be taken back; the title and the button name the same action. */
export function ConfirmDialog(props: ConfirmProps) {
  const { open, onOpenChange, action, question, dangerous, onConfirm } = props;
  const { CONSOLE } = useWords();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={props.title ?? action}
      description={question}
      size="sm"
    >
      <div className="flex flex-wrap gap-4">
        <Button variant={dangerous ? 'danger' : 'secondary'} onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {props.cancel ?? CONSOLE.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
