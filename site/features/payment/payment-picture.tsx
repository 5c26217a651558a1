import { HeadPicture } from '#site/layout/head-picture.tsx';
import { HeadView } from '#site/layout/page-intro.tsx';
import type { PictureData } from '#site/ui/picture.tsx';

// Small screens go without it: there the next steps come sooner.
export function PaymentPicture({ picture }: { picture: PictureData }) {
  return (
    <HeadView wideOnly>
      <HeadPicture picture={picture} wideOnly className="object-[100%_50%]" />
    </HeadView>
  );
}
