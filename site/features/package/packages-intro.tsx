import type { Content } from '#content/content.ts';
import type { PoolPackage } from '#domain/package/catalogue.ts';
import { dollars } from '#domain/words/money.ts';
import { PageIntro } from '#site/layout/page-intro.tsx';
import type { PictureData } from '#site/ui/picture.tsx';

type PackagesIntroProps = {
  words: Content['packages']['PACKAGES_PAGE'];
  packages: readonly PoolPackage[];
  picture: PictureData;
};

export function PackagesIntro({ words, packages, picture }: PackagesIntroProps) {
  return (
    <PageIntro
      eyebrow={words.eyebrow}
      heading={words.heading}
      lead={words.lead}
      picture={picture}
      pictureIsWideOnly
    >
      <PriceList label={words.pricesLabel} packages={packages} />
      <aside className="mt-6 max-w-[44em] border-ink/25 pt-4 lg:border-t text-ink-700 text-small">
        <p>
          <strong className="font-semibold text-ink">{words.importantLabel}:</strong> {words.important}
        </p>
      </aside>
    </PageIntro>
  );
}

// On a small screen the first card fills the window after this one: every price is on the first.
function PriceList({ label, packages }: { label: string; packages: readonly PoolPackage[] }) {
  return (
    <nav aria-label={label} className="mt-6 max-w-[44em] lg:hidden">
      <ul className="border-ink/25 border-t">
        {packages.map(({ id, title, price }) => (
          <li key={id} className="border-ink/15 border-b">
            <a href={`#${id}`} className="flex min-h-11 items-center justify-between gap-4 py-1.5 text-small">
              <span className="text-lagoon underline decoration-1 underline-offset-3">{title}</span>
              <span className="font-semibold tabular-nums">{dollars(price)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
