import { Link } from 'react-router';
import { NOT_FOUND } from '#content/not-found.ts';
import { picture } from '#content/pictures.ts';
import { brand } from '#domain/site/brand.ts';
import { HeadPicture } from '../layout/head-picture.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Icon } from '../ui/icon.tsx';

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
      <ul className="mt-3 max-w-md">
        {NOT_FOUND.links.map((link) => (
          <li key={link.to} className="border-ink/15 border-t last:border-b">
            <Link
              to={link.to}
              className="flex min-h-14 items-center justify-between font-display text-[1.25rem] hover:text-lagoon"
            >
              {link.label}
              <Icon name="arrow-right" className="size-4 text-lagoon" />
            </Link>
          </li>
        ))}
      </ul>
    </PageIntro>
  );
}
