import type { Content } from '#content/content.ts';
import type { PackageId, PoolPackage } from '#domain/package/catalogue.ts';
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
  picture: PictureData;
  thumbnails: Partial<Record<PackageId, Thumbnail>>;
};

// The one most people take stands large and the others are a price list beside it; without one the list has the whole width.
export function PackageList({ words, picture, thumbnails }: PackageListProps) {
  const popular = words.PACKAGES.find((item) => item.popular);
  const others = words.PACKAGES.filter((item) => item !== popular);
  const rows = others.map((item) => (
    <PackageRow key={item.id} words={words} item={item} wide={!popular} thumbnail={thumbnails[item.id]} />
  ));
  if (!popular) return <ul>{rows}</ul>;
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12 xl:gap-x-16">
      <div className="lg:col-span-5">
        <PopularPackage words={words} item={popular} picture={picture} />
      </div>
      <ul className="lg:col-span-7">{rows}</ul>
    </div>
  );
}
