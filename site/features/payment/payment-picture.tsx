import { picture } from '#content/pictures.ts';
import { HeadPicture } from '#site/layout/head-picture.tsx';
import { HeadView } from '#site/layout/page-intro.tsx';

// Small screens go without it: there the next steps come sooner.
export function PaymentPicture() {
  return (
    <HeadView wideOnly>
      <HeadPicture picture={picture('payment')} wideOnly className="object-[100%_50%]" />
    </HeadView>
  );
}
