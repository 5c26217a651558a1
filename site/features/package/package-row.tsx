import { JURISDICTION_NOTE, type PoolPackage } from '#domain/package/catalogue.ts';
import { dollars } from '#domain/words/money.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Heading } from '#site/ui/section.tsx';
import { LeftOut } from './left-out.tsx';
import type { PackageProps, Thumbnail } from './package-list.tsx';
import { SheetDrawing } from './sheet-drawing.tsx';

const ICONS: Record<PoolPackage['icon'], IconName> = {
  cube: 'cube',
  stamp: 'stamp',
  palm: 'tree',
  clipboard: 'document',
  shovel: 'hammer',
};

type PackageRowProps = PackageProps & {
  /** The row has the page's whole width: the features stand beside the words. */
  wide: boolean;
  thumbnail: Thumbnail | undefined;
};

export function PackageRow({ item, words, wide, thumbnail }: PackageRowProps) {
  return (
    <li
      id={item.id}
      className="border-ink/20 border-t py-7 sm:py-8 first:border-t-0 first:pt-0 last:pb-0 lg:last:pb-0"
    >
      <article className="grid grid-cols-[1fr_auto] gap-x-5 sm:gap-x-8">
        <div
          className={classes(
            'max-sm:contents',
            wide && 'lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-12',
          )}
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading level={3} id={`${item.id}-title`} className="flex items-baseline gap-3">
              <Icon name={ICONS[item.icon]} className="size-5 translate-y-0.5 text-lagoon" />
              {item.title}
            </Heading>
            {item.note ? (
              <p className="max-[30rem]:ms-8 rounded-full border border-lagoon px-2.5 py-0.5 font-medium text-fine text-lagoon">
                {item.note}
              </p>
            ) : null}
          </div>
          <p
            className={classes(
              'mt-2 max-w-[30em] text-balance text-ink-600',
              thumbnail ? 'max-sm:col-start-1 max-sm:row-start-2' : 'max-sm:col-span-2',
            )}
          >
            {item.description}
          </p>
          <Contents item={item} words={words} wide={wide} />
        </div>
        {/* The price stands on the title's line; on a phone the button closes the row. */}
        <div className="max-sm:contents sm:flex sm:w-52 sm:flex-col sm:items-end sm:gap-y-3">
          <p className="max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end font-display font-[380] text-[2.5rem] leading-none tracking-[-0.02em] sm:-mt-1">
            {dollars(item.price)}
          </p>
          <div className="max-sm:col-span-2 max-sm:mt-3 max-sm:flex max-sm:flex-row-reverse max-sm:items-center max-sm:justify-between max-sm:gap-4 sm:contents">
            <Button
              variant="secondary"
              size="sm"
              className="max-sm:shrink-0 sm:w-full"
              aria-describedby={`${item.id}-title`}
              data-package={item.id}
            >
              {words.PACKAGES_SECTION.select}
            </Button>
            <p className="text-[0.75rem] text-ink-600 max-sm:max-w-32 max-sm:leading-snug sm:whitespace-nowrap sm:text-right">
              {JURISDICTION_NOTE}
            </p>
          </div>
          <ThumbnailView thumbnail={thumbnail} />
        </div>
      </article>
    </li>
  );
}

const THUMBNAIL =
  'aspect-[4/3] overflow-hidden rounded-control border border-ink/15 max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-3 max-sm:w-28 max-sm:self-start sm:mt-1 sm:aspect-[16/9] sm:w-full';

function ThumbnailView({ thumbnail }: { thumbnail: Thumbnail | undefined }) {
  if (!thumbnail) return null;
  if (typeof thumbnail === 'string') return <SheetDrawing of={thumbnail} className={THUMBNAIL} />;
  return <Picture picture={thumbnail} alt="" sizes="208px" className={THUMBNAIL} />;
}

// Folded on a phone: five lists of ticks below each other hide the five prices.
function Contents({ item, words, wide }: PackageProps & Pick<PackageRowProps, 'wide'>) {
  const { contents, idealFor } = words.PACKAGES_SECTION;
  return (
    <details
      className={classes(
        'group fold-small max-sm:col-span-2',
        wide && 'lg:col-start-2 lg:row-span-3 lg:row-start-1',
      )}
    >
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-lagoon text-small">
        {contents}
        <Icon name="plus" className="size-4 transition-transform group-open:rotate-45" />
      </summary>
      <ul
        className={classes(
          'gap-x-6 text-small *:flex *:break-inside-avoid *:gap-2 *:pb-1.5 max-md:pt-1 md:mt-4 md:columns-2',
          wide && 'lg:mt-1 lg:columns-1',
        )}
      >
        {item.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" className="mt-1 size-4 text-lagoon" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-ink-600 text-small max-md:mt-1">
        <span className="font-medium text-ink">{idealFor}:</span> {item.idealFor}
      </p>
      <LeftOut
        id={item.id}
        words={words}
        className="mt-1 text-ink-600 max-md:pb-3 [&>:first-child]:text-ink"
      />
    </details>
  );
}
