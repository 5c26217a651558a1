import { useMemo } from 'react';
import type { Prices } from '#domain/estimate/prices.ts';
import { Heading } from '#site/ui/section.tsx';
import { type ComparedDesign, compareDesigns } from '#studio/compare/compare-designs.ts';
import type { StoredPicture } from './compared-picture.tsx';
import { ComparisonNumbers } from './comparison-numbers.tsx';
import { PictureSlider } from './picture-slider.tsx';
import { type CompareNames, PlanOverlay } from './plan-overlay.tsx';
import type { CompareWords } from './words.ts';

/** A delivered design is one; a wish has neither picture nor told price. */
export type ComparedVersion = ComparedDesign & Partial<StoredPicture>;

export type DesignComparisonProps = {
  before: ComparedVersion;
  after: ComparedVersion;
  prices: Prices;
  words: CompareWords;
  /** 'Version 1', 'Your changes'; 'Before' and 'Now' unless told. */
  names?: CompareNames;
  level?: 2 | 3 | 4;
};

// Two designs in numbers, as plans one over the other, and as pictures where both have one.
export function DesignComparison({ before, after, prices, words, names, level = 3 }: DesignComparisonProps) {
  const comparison = useMemo(() => compareDesigns(prices, before, after), [prices, before, after]);
  const called = names ?? { before: words.before, after: words.after };
  const [first, second] = [pictured(before), pictured(after)];
  const part = (title: string, content: React.ReactNode) => (
    <section className="mt-8">
      <Heading level={level} size="small" className="mb-3">
        {title}
      </Heading>
      {content}
    </section>
  );
  return (
    <div>
      <ComparisonNumbers comparison={comparison} words={words} />
      {first && second
        ? part(words.slider, <PictureSlider before={first} after={second} names={called} words={words} />)
        : null}
      {part(
        words.overlay,
        <PlanOverlay
          before={before.design}
          after={after.design}
          moved={[...comparison.moved, ...comparison.along]}
          names={called}
          words={words}
        />,
      )}
    </div>
  );
}

function pictured({ slug, imageUrl, previewUrl, design }: ComparedVersion) {
  return slug && imageUrl && previewUrl ? { slug, imageUrl, previewUrl, design } : null;
}
