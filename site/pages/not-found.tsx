import { CONTENT } from '#content/content.ts';
import { HeadPicture } from '../layout/head-picture.tsx';
import { LinkList } from '../layout/link-list.tsx';
import { PageIntro } from '../layout/page-intro.tsx';

const { brand, notFound, pictures } = CONTENT;
const { NOT_FOUND } = notFound;

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
      view={<HeadPicture picture={pictures['not-found']} />}
    >
      <p className="mt-10 text-ink-600">{NOT_FOUND.aside}</p>
      <LinkList links={NOT_FOUND.links} />
    </PageIntro>
  );
}
