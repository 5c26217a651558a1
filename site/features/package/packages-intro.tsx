import type { Content } from '#content/content.ts';
import { type PoolPackage, popularFirst } from '#domain/package/catalogue.ts';
import { dollars } from '#domain/words/money.ts';
import { PageIntro } from '#site/layout/page-intro.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { PictureData } from '#site/ui/picture.tsx';
import { COMPARE_ID } from './comparison-section.tsx';

type PackagesIntroProps = {
  words: Content['packages']['PACKAGES_PAGE'];
  /** What leads to the packages side by side. */
  compare: string;
  packages: readonly PoolPackage[];
  picture: PictureData;
};

export function PackagesIntro({ words, compare, packages, picture }: PackagesIntroProps) {
  return (
    <PageIntro
      eyebrow={words.eyebrow}
      heading={words.heading}
      lead={words.lead}
      picture={picture}
      pictureIsWideOnly
    >
      <div className="mt-5 items-start gap-x-10 sm:mt-6 md:max-lg:grid md:max-lg:grid-cols-2">
        <PriceList label={words.pricesLabel} packages={packages} />
        <aside className="max-w-[44em] border-ink/25 text-ink-700 text-small max-md:mt-1 max-sm:text-fine md:border-t md:pt-2">
          <p className="flex flex-wrap gap-x-8">
            <ButtonLink variant="quiet" href={`#${COMPARE_ID}`}>
              {compare} <Icon name="arrow-down" className="size-4" />
            </ButtonLink>
            <ButtonLink variant="quiet" href="#ai-quiz">
              {words.undecided} <Icon name="arrow-down" className="size-4" />
            </ButtonLink>
          </p>
          <p className="mt-1 mb-2">{words.freeAndPaid}</p>
          <p>
            <strong className="font-semibold text-ink">{words.importantLabel}:</strong> {words.important}
          </p>
        </aside>
      </div>
    </PageIntro>
  );
}

// On a small screen the first card fills the window after this one: every price is on the first.
function PriceList({ label, packages }: { label: string; packages: readonly PoolPackage[] }) {
  return (
    <nav aria-label={label} className="max-w-[44em] lg:hidden">
      <ul className="border-ink/25 border-t">
        {popularFirst(packages).map(({ id, title, price }) => (
          <li key={id} className="border-ink/15 border-b">
            <a
              href={`#${id}`}
              className="flex min-h-10 items-center justify-between gap-4 py-1 sm:min-h-11 text-small"
            >
              <span className="text-lagoon underline decoration-1 underline-offset-3">{title}</span>
              <span className="font-semibold tabular-nums">{dollars(price)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
