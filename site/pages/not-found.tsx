import { Link } from 'react-router';
import { NOT_FOUND } from '#content/not-found.ts';
import { brand } from '#domain/site/brand.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { PageIntro } from '../layout/page-intro.tsx';

// Served for any unknown address, so it cannot hydrate at the one it was rendered for.
export const handle = { noJs: true };

export const meta = () => [
  { title: `${NOT_FOUND.heading} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
  return (
    <PageIntro heading={NOT_FOUND.heading} lead={NOT_FOUND.text}>
      <p className="mt-6">
        {NOT_FOUND.aside}{' '}
        <Link to={ROUTES.home} className="text-link">
          Home
        </Link>
      </p>
    </PageIntro>
  );
}
