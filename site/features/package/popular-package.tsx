import { JURISDICTION_NOTE, POPULAR_MARK } from '#domain/package/catalogue.ts';
import { dollars } from '#domain/words/money.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture, type PictureData } from '#site/ui/picture.tsx';
import { Heading } from '#site/ui/section.tsx';
import { LeftOut } from './left-out.tsx';
import type { PackageProps } from './package-list.tsx';

type PopularProps = PackageProps & { picture: PictureData };

export function PopularPackage({ item, words, picture }: PopularProps) {
  return (
    <article
      id={item.id}
      className="tone-ink relative flex h-full flex-col overflow-hidden rounded-card bg-ink text-foam"
    >
      {/* Beside the price list its price stands on the same line as theirs, and the picture under it. */}
      <div className="relative lg:order-last lg:min-h-64 lg:flex-1">
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 64rem) 530px, 92vw"
          className="aspect-[16/10] overflow-hidden md:aspect-[21/9] lg:absolute lg:inset-0 lg:aspect-auto"
        />
      </div>
      <p className="absolute top-5 left-5 inline-flex items-center gap-2 rounded-full bg-ink px-3.5 py-1.5 font-semibold text-fine text-white lg:static lg:mt-9 lg:ms-9 lg:self-start lg:border lg:border-white/35">
        <Icon name="star" className="size-3.5 text-water-300" />
        {POPULAR_MARK}
      </p>
      <div className="p-6 sm:p-9 lg:pt-5 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10">
        <Heading level={3} id={`${item.id}-title`}>
          {item.title}
        </Heading>
        <p className="mt-3 font-[360] font-display text-[3.25rem] sm:mt-4 sm:text-[4rem] leading-none tracking-[-0.03em]">
          {dollars(item.price)}
        </p>
        {item.note ? <p className="mt-2 font-medium text-small text-water-300">{item.note}</p> : null}
        <p className="mt-3 text-water-200">{item.description}</p>
        <ul className="mt-5 sm:mt-7 md:max-lg:col-start-2 md:max-lg:row-span-6 md:max-lg:row-start-1 md:max-lg:mt-0 border-white/15 border-t *:flex *:gap-3 *:border-white/15 *:border-b *:py-3 max-sm:*:py-1.5 max-sm:text-small">
          {item.features.map((feature) => (
            <li key={feature}>
              <Icon name="check" className="mt-1 size-4 text-water-300" />
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-small text-water-200 sm:mt-6">
          <span className="text-white">{words.PACKAGES_SECTION.idealFor}:</span> {item.idealFor}
        </p>
        <LeftOut id={item.id} words={words} className="mt-1 text-water-200 [&>:first-child]:text-white" />
        <div className="pt-5 sm:pt-8 md:max-lg:col-span-2 md:max-lg:row-start-7">
          <Button size="lg" className="w-full" aria-describedby={`${item.id}-title`} data-package={item.id}>
            {words.PACKAGES_SECTION.select}
          </Button>
          <p className="mt-3 text-center text-water-200 text-[0.75rem]">{JURISDICTION_NOTE}</p>
        </div>
      </div>
    </article>
  );
}
