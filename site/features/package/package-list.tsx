import type { Content } from '#content/content.ts';
import { type PackageId, type PoolPackage, popularFirst } from '#domain/package/catalogue.ts';
import type { typicalOrder } from '#domain/package/compare.ts';
import { dollars } from '#domain/words/money.ts';
import { Icon } from '#site/ui/icon.tsx';
import type { PictureData } from '#site/ui/picture.tsx';
import { PackageRow } from './package-row.tsx';
import { PopularPackage } from './popular-package.tsx';
import type { SheetDrawingName } from './sheet-drawing.tsx';

type Words = Content['packages'];
/** A picture, or what is drawn instead of one. */
export type Thumbnail = PictureData | SheetDrawingName;
export type PackageProps = { words: Words; item: PoolPackage };

export type PackageListProps = {
  words: Words;
  /** What a buyer may be afraid of, answered where the prices are. */
  refund: string;
  /** What is often bought together, with its sum. */
  orders?: { heading: string; items: readonly ReturnType<typeof typicalOrder>[] } | undefined;
  picture: PictureData;
  thumbnails: Partial<Record<PackageId, Thumbnail>>;
};

// The one most people take stands large and the others are a price list beside it; without one the list has the whole width.
export function PackageList({ words, refund, orders, picture, thumbnails }: PackageListProps) {
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
      {orders ? <Orders {...orders} /> : null}
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

function Orders({ heading, items }: NonNullable<PackageListProps['orders']>) {
  return (
    <div className="-mt-2 mb-8 text-small">
      <p className="font-semibold">{heading}</p>
      <dl className="mt-2 grid gap-x-10 border-ink/15 border-t md:grid-cols-3 md:border-t-0">
        {items.map(({ who, what, sum }) => (
          <div
            key={who}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-ink/15 py-2 max-md:border-b md:border-t"
          >
            <dt>
              {who}
              <span className="block text-fine text-ink-600">{what}</span>
            </dt>
            <dd className="font-[400] font-display text-[1.375rem] leading-tight tabular-nums">
              {dollars(sum)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
