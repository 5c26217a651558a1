import type { ReactNode } from 'react';
import type { Panorama, PanoramaDesign } from '#domain/panorama/panorama.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';

type DesignCardProps = {
  design: Panorama & Partial<PanoramaDesign>;
  // What the button says that opens it.
  open: string;
  note?: string;
  // Beside the button that opens it.
  action?: ReactNode;
  // The first of the gallery: large, and the main thing to press.
  lead?: boolean;
  // The last of an uneven gallery: as large, mirrored.
  closing?: boolean;
};

// The parent of the cards handles their clicks (`data-open`), so that those of the gallery need no script. The picture is
// a second, larger target for the mouse; the button is the one that is named and focused.
export function DesignCard({ design, open, note, action, lead = false, closing = false }: DesignCardProps) {
  const { id, title, description, thumbnail, features = [], facts } = design;
  const titleId = `panorama-${id}`;
  const wide = lead || closing;
  return (
    <article
      className={classes(
        'group flex h-full flex-col',
        wide && 'lg:grid lg:grid-cols-12 lg:items-center lg:gap-x-10',
      )}
    >
      <div
        data-open={id}
        data-tool="press"
        className={classes(
          'relative aspect-[8/5] cursor-pointer overflow-hidden rounded-card bg-foam-200',
          wide && 'max-sm:aspect-video lg:col-span-8',
          closing && 'lg:order-last',
        )}
      >
        <img
          src={thumbnail}
          alt=""
          width={800}
          height={500}
          loading={lead ? 'eager' : 'lazy'}
          fetchPriority={lead ? 'high' : undefined}
          className="h-full w-full object-cover transition-transform duration-700 ease-water group-hover:translate-x-[-3%] group-hover:scale-[1.08] motion-reduce:transition-none"
        />
        {/* The picture is a still: what says that it can be turned. */}
        <span
          aria-hidden="true"
          className="absolute end-3 bottom-3 flex items-center gap-1.5 rounded-full bg-ink/80 py-1 ps-2.5 pe-3 font-semibold text-fine text-white sm:end-4 sm:bottom-4 sm:gap-2 sm:py-2 sm:ps-3 sm:pe-4 sm:text-small"
        >
          <Icon
            name="rotate"
            className="size-4 sm:size-5 transition-transform duration-700 group-hover:rotate-180"
          />{' '}
          360°
        </span>
      </div>
      <div
        className={classes('flex flex-1 flex-col items-start pt-4 sm:pt-5', wide && 'lg:col-span-4 lg:pt-0')}
      >
        <Heading level={3} size={wide ? 'heading' : 'subheading'} id={titleId}>
          {title}
        </Heading>
        {description ? <p className="mt-2 max-w-[48ch] text-ink-600">{description}</p> : null}
        {features.length > 0 ? (
          <ul
            className={classes(
              'mt-3 flex flex-wrap gap-x-1 gap-y-1 text-ink-600 text-small',
              // On a phone what is pressed stands above the call bar.
              lead && 'max-sm:order-last',
            )}
          >
            {features.map((feature) => (
              <li key={feature} className="not-last:after:content-[',']">
                {feature}
              </li>
            ))}
          </ul>
        ) : null}
        {note ? (
          <p className="mt-3 flex gap-2 text-fine text-ink-600">
            <Icon name="lock" className="mt-0.5 size-4" />
            {note}
          </p>
        ) : null}
        {facts ? (
          <p
            className={classes(
              'mt-2 font-semibold text-small tabular-nums',
              lead && 'max-sm:order-last max-sm:mt-4',
            )}
          >
            {facts}
          </p>
        ) : null}
        <div
          className={classes(
            'flex flex-wrap items-center gap-x-4 gap-y-2 pt-4',
            wide ? 'max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:gap-2 max-sm:*:px-1' : 'mt-auto',
          )}
        >
          <Button
            variant={lead ? 'primary' : 'secondary'}
            size={wide ? 'lg' : 'sm'}
            aria-describedby={titleId}
            data-open={id}
            data-tool="press"
          >
            {open}
          </Button>
          {action}
        </div>
      </div>
    </article>
  );
}
