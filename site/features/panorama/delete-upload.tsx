import { useState } from 'react';
import type { Panorama } from '#domain/panorama/panorama.ts';
import { Button } from '#site/ui/button.tsx';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { useWords } from './words.ts';

// The confirmation dialog is loaded at the first press: few visitors upload, fewer delete.
const DeleteUploadDialog = lazyPart(
  async () => (await import('./delete-upload-dialog.tsx')).DeleteUploadDialog,
);

type DeleteUploadProps = { design: Panorama; onDeleted: () => Promise<void> };

/** A visitor deletes an upload of their own. */
export function DeleteUpload({ design, onDeleted }: DeleteUploadProps) {
  const { GALLERY: words } = useWords();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${words.remove}: ${design.title}`}
        onClick={() => {
          setAsked(asked + 1);
          setOpen(true);
        }}
      >
        {words.remove}
      </Button>
      {asked > 0 ? (
        <DeleteUploadDialog
          key={asked}
          design={design}
          open={open}
          onOpenChange={setOpen}
          onDeleted={onDeleted}
        />
      ) : null}
    </>
  );
}
