import type { Content } from '#content/content.ts';
import { PACKAGES, type PoolPackage } from '#domain/package/catalogue.ts';
import type { PictureData } from '#site/ui/picture.tsx';
import { PackageRow } from './package-row.tsx';
import { PopularPackage } from './popular-package.tsx';

type Words = Content['packages'];
export type PackageProps = { words: Words; item: PoolPackage };

// The one most people take stands large; the other four are a price list beside it.
export function PackageList({ words, picture }: { words: Words; picture: PictureData }) {
  const popular = PACKAGES.filter((item) => item.popular);
  const others = PACKAGES.filter((item) => !item.popular);
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12 xl:gap-x-16">
      <div className="lg:col-span-5">
        {popular.map((item) => (
          <PopularPackage key={item.id} words={words} item={item} picture={picture} />
        ))}
      </div>
      <ul className="lg:col-span-7">
        {others.map((item) => (
          <PackageRow key={item.id} words={words} item={item} />
        ))}
      </ul>
    </div>
  );
}
