import type { Content } from '#content/content.ts';
import { PageIntro } from '#site/layout/page-intro.tsx';
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
      <aside className="mt-6 max-w-[44em] border-ink/25 border-t pt-4 text-ink-700 text-small">
        <p>
          <strong className="font-semibold text-ink">{words.importantLabel}:</strong> {words.important}
        </p>
      </aside>
    </PageIntro>
  );
}
