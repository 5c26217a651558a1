import { Alert } from '#site/ui/alert.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { DeleteUpload } from './delete-upload.tsx';
import { DesignCard } from './design-card.tsx';
import type { Uploads } from './use-uploads.ts';
import { useWords } from './words.ts';

type UploadedDesignsProps = {
  uploads: Uploads;
  // An upload was taken back, and the button that did it goes with it.
  onDeleted: () => Promise<void>;
};

export function UploadedDesigns({ uploads, onDeleted }: UploadedDesignsProps) {
  const { GALLERY } = useWords();
  if (uploads === undefined) {
    return (
      <p className="flex items-center gap-3 text-ink-600" role="status">
        <Spinner /> {GALLERY.uploadsLoading}
      </p>
    );
  }
  if (uploads === null) return <Alert tone="warning">{GALLERY.uploadsFailed}</Alert>;
  if (uploads.length === 0) return <NoUploads words={GALLERY.uploadsEmpty} />;
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {uploads.map(({ design, pending, mine }) => (
        <li key={design.id}>
          <DesignCard
            design={design}
            open={GALLERY.viewIn360}
            note={pending ? GALLERY.pending : undefined}
            action={mine ? <DeleteUpload design={design} onDeleted={onDeleted} /> : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function NoUploads({ words }: { words: string }) {
  return (
    <p className="flex items-center gap-4 rounded-card bg-white p-5 text-ink-700">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-foam text-lagoon">
        <Icon name="panorama" className="size-6" />
      </span>
      {words}
    </p>
  );
}
