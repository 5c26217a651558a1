import { useQuery } from '@tanstack/react-query';
import { type ListedPanorama, type PanoramaDesign, panoramaListSchema } from '#domain/panorama/panorama.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { DesignCard } from './design-card.tsx';
import { LIST_KEY } from './list-key.ts';
import { TakeBack } from './take-back.tsx';
import { useWords } from './words.ts';

type UploadedDesignsProps = {
  onOpen: (design: PanoramaDesign) => void;
  // An upload was taken back, and the button that did it went with it.
  onGone: () => void;
};

export function UploadedDesigns({ onOpen, onGone }: UploadedDesignsProps) {
  const { GALLERY } = useWords();
  const { isPending, uploads } = useUploadedDesigns();
  if (isPending) {
    return (
      <p className="flex items-center gap-3 text-ink-600" role="status">
        <Spinner /> {GALLERY.uploadsLoading}
      </p>
    );
  }
  if (!uploads) return <Alert tone="warning">{GALLERY.uploadsFailed}</Alert>;
  if (uploads.length === 0) return <p className="text-ink-600">{GALLERY.uploadsEmpty}</p>;
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {uploads.map(({ design, pending, mine }) => (
        <li key={design.id}>
          <DesignCard
            design={design}
            onOpen={onOpen}
            note={pending ? GALLERY.pending : undefined}
            action={mine ? <TakeBack design={design} onGone={onGone} /> : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

export function useUploadedDesigns() {
  const { GALLERY } = useWords();
  const { data, isPending } = useQuery({ queryKey: LIST_KEY });
  const list = panoramaListSchema.safeParse(data);
  const uploads = list.success
    ? list.data.map((listed) => ({
        design: designOf(listed, GALLERY.uploadedLabel),
        pending: listed.pending,
        mine: listed.mine,
      }))
    : null;
  return { isPending, uploads };
}

// The visitor's own words for it, without the ending and the code that keeps names apart.
function titleOf(filename: string, untitled: string): string {
  const words = filename.replace(/(-[a-z0-9]{5})?\.[a-z]+$/i, '').replace(/[-_]+/g, ' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : untitled;
}

function designOf({ id, filename, path, thumbnail }: ListedPanorama, untitled: string): PanoramaDesign {
  return {
    id,
    title: titleOf(filename, untitled),
    description: '',
    thumbnail: thumbnail ?? path,
    image360: path,
    features: [],
  };
}
