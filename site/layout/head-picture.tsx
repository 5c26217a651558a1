import { Picture, type PictureData } from '../ui/picture.tsx';

export const HEAD_SIZES = '(min-width: 64rem) 42vw, 100vw';

type HeadPictureProps = { picture: PictureData; wideOnly?: boolean; className?: string };

// The picture at the head of an inner page: among the first things seen, so it does not wait. One that only wide
// screens show is lazy, so that small ones never fetch it.
export function HeadPicture({ picture, wideOnly, className }: HeadPictureProps) {
  return (
    <Picture
      picture={picture}
      sizes={HEAD_SIZES}
      priority={!wideOnly}
      className="h-full"
      imgClassName={className}
    />
  );
}
