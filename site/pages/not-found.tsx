import { NOT_FOUND } from '#content/not-found.ts';
import { picture } from '#content/pictures.ts';
import { brand } from '#domain/site/brand.ts';
import { HeadPicture } from '../layout/head-picture.tsx';
import { LinkList } from '../layout/link-list.tsx';
import { PageIntro } from '../layout/page-intro.tsx';

// Served for any unknown address, so it cannot hydrate at the one it was rendered for.
export const handle = { noJs: true };

export const meta = () => [
  { title: `${NOT_FOUND.heading} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
  return (
    <PageIntro
      heading={NOT_FOUND.heading}
      lead={NOT_FOUND.text}
      view={<HeadPicture picture={picture('not-found')} />}
    >
      <p className="mt-10 text-ink-600">{NOT_FOUND.aside}</p>
      <LinkList links={NOT_FOUND.links} />
    </PageIntro>
  );
}
