import { ButtonLink } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

const MarksCard = lazyPart(async () => (await import('#site/design-marks/marks-card.tsx')).MarksCard);

/** Yes and no to each part, once the design has a link that can be sent. */
export function Together({ shown }: { shown: Shown }) {
  const { marks } = useWords();
  const { stored, changed, design, estimate, own, imageUrl } = shown;
  if (!stored || changed) return null;
  return (
    <Card className="mt-8 p-5 sm:p-7 lg:mt-10">
      <MarksCard
        id={stored.id}
        design={design}
        estimate={estimate}
        own={own}
        folded
        picture={{ src: imageUrl, soon: stored.previewUrl }}
        words={marks}
      />
    </Card>
  );
}

/** For whoever was sent the link: what they are asked, right under the picture, where nothing that is seen moves for it. */
export function SharedNotice({ shown }: { shown: Shown | null }) {
  const { marks } = useWords();
  if (!shown?.stored || shown.own) return null;
  return (
    <Card tone="foam" className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <p className="basis-80 flex-1">{marks.shared}</p>
      <ButtonLink href="#together" size="sm">
        <Icon name="check-circle" /> {marks.go}
      </ButtonLink>
    </Card>
  );
}
