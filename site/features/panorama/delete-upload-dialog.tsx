import { useState } from 'react';
import type { Panorama } from '#domain/panorama/panorama.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { toast } from '#site/ui/toast.ts';
import { useWords } from './words.ts';

type DeleteUploadProps = {
  design: Panorama;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => Promise<void>;
};

// Asked once, because it cannot be undone.
export function DeleteUploadDialog({
  design: { id, title },
  open,
  onOpenChange,
  onDeleted,
}: DeleteUploadProps) {
  const { GALLERY: words } = useWords();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function remove() {
    setState('busy');
    const answer = await fetch(`/api/360-designs/${id}`, { method: 'DELETE' }).catch(() => null);
    // Already gone is gone.
    if (!answer || (!answer.ok && answer.status !== 404)) return setState('failed');
    onOpenChange(false);
    toast(words.removed);
    await onDeleted();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.removeTitle}
      description={fill(words.removeQuestion, { title })}
      size="sm"
    >
      {state === 'failed' ? (
        <Alert tone="danger" className="mb-5">
          {words.removeFailed}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-4">
        <Button variant="danger" pending={state === 'busy'} onClick={() => void remove()}>
          {words.remove}
        </Button>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {words.removeKeep}
        </Button>
      </div>
    </Dialog>
  );
}
