import type { Content } from '#content/content.ts';
import { type PackageId, type PoolPackage, popularFirst } from '#domain/package/catalogue.ts';
import { Icon } from '#site/ui/icon.tsx';
import type { PictureData } from '#site/ui/picture.tsx';
import { PackageRow } from './package-row.tsx';
import { PopularPackage } from './popular-package.tsx';
import type { SheetDrawingName } from './sheet-drawing.tsx';

type Words = Content['packages'];
/** A picture, or what is drawn instead of one. */
export type Thumbnail = PictureData | SheetDrawingName;
export type PackageProps = { words: Words; item: PoolPackage };

type PackageListProps = {
  words: Words;
  /** What a buyer may be afraid of, answered where the prices are. */
  refund: string;
  picture: PictureData;
  thumbnails: Partial<Record<PackageId, Thumbnail>>;
};

// The one most people take stands large and the others are a price list beside it; without one the list has the whole width.
export function PackageList({ words, refund, picture, thumbnails }: PackageListProps) {
  const items = popularFirst(words.PACKAGES);
  const popular = items.find((item) => item.popular);
  const rows = items
    .filter((item) => item !== popular)
    .map((item) => (
      <PackageRow key={item.id} words={words} item={item} wide={!popular} thumbnail={thumbnails[item.id]} />
    ));
  return (
    <>
      <p className="mb-6 flex gap-2 font-medium">
        <Icon name="check" className="mt-1 size-4.5 text-leaf" />
        {refund}
      </p>
      {popular ? (
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12 xl:gap-x-16">
          <div className="lg:col-span-5">
            <PopularPackage words={words} item={popular} picture={picture} />
          </div>
          <ul className="lg:col-span-7">{rows}</ul>
        </div>
      ) : (
        <ul>{rows}</ul>
      )}
    </>
  );
}
