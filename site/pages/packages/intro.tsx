import { PACKAGES_PAGE } from '#content/packages.ts';
import { picture } from '#content/pictures.ts';
import { HeadPicture } from '#site/layout/head-picture.tsx';
import { PageIntro } from '#site/layout/page-intro.tsx';
import { Icon } from '#site/ui/icon.tsx';

export function PackagesIntro() {
  return (
    <PageIntro
      eyebrow={PACKAGES_PAGE.eyebrow}
      heading={PACKAGES_PAGE.heading}
      lead={PACKAGES_PAGE.lead}
      viewIsWideOnly
      view={<HeadPicture picture={picture('packages')} wideOnly className="object-[100%_50%]" />}
    >
      <aside className="mt-9 flex max-w-[44em] gap-5 border-clay-600 border-s-4 bg-white p-6">
        <Icon name="info" className="mt-0.5 size-6 shrink-0 text-clay-600" />
        <div>
          <p className="font-semibold">{PACKAGES_PAGE.importantLabel}</p>
          <p className="mt-1 text-ink-700">{PACKAGES_PAGE.important}</p>
        </div>
      </aside>
    </PageIntro>
  );
}
