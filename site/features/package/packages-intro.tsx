import type { Content } from '#content/content.ts';
import { PageIntro } from '#site/layout/page-intro.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { PictureData } from '#site/ui/picture.tsx';

type PackagesIntroProps = { words: Content['packages']['PACKAGES_PAGE']; picture: PictureData };

export function PackagesIntro({ words, picture }: PackagesIntroProps) {
  return (
    <PageIntro
      eyebrow={words.eyebrow}
      heading={words.heading}
      lead={words.lead}
      picture={picture}
      pictureIsWideOnly
    >
      <aside className="mt-9 flex max-w-[44em] gap-5 border-clay-600 border-s-4 bg-white p-6">
        <Icon name="info" className="mt-0.5 size-6 shrink-0 text-clay-600" />
        <div>
          <p className="font-semibold">{words.importantLabel}</p>
          <p className="mt-1 text-ink-700">{words.important}</p>
        </div>
      </aside>
    </PageIntro>
  );
}
