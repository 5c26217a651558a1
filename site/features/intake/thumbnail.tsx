import { useEffect, useState } from 'react';
import { claimedKind, isPicture } from '#domain/intake/intake-files.ts';
import { heicToJpeg } from '#site/heic-to-jpeg.ts';
import { Icon } from '#site/ui/icon.tsx';

const asPicture = async (file: File): Promise<Blob> =>
  claimedKind(file.name, file.type) === 'heic' ? heicToJpeg(file, 0.5) : file;

export function Thumbnail({ file }: { file: File }) {
  const kind = claimedKind(file.name, file.type);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!isPicture(claimedKind(file.name, file.type))) return;
    let made: string | undefined;
    let gone = false;
    asPicture(file).then(
      (picture) => {
        if (gone) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      },
      (error: unknown) => console.warn('no preview for this picture', error),
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);

  return (
    <span className="grid size-14 place-content-center justify-items-center gap-0.5 overflow-hidden rounded-control bg-foam text-lagoon">
      {url ? (
        <img src={url} alt="" className="size-14 object-cover" onError={() => setUrl(undefined)} />
      ) : (
        <>
          <Icon name={isPicture(kind) ? 'image' : 'document'} className="size-6" />
          <span aria-hidden="true" className="font-semibold text-[0.6875rem] uppercase leading-none">
            {kind}
          </span>
        </>
      )}
    </span>
  );
}
