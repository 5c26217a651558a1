import type { Testimonial } from '#content/testimonials.ts';
import { classes } from '#site/ui/classes.ts';

const AVATARS: Record<Testimonial['colours'], string> = {
  lagoon: 'bg-lagoon text-white',
  clay: 'bg-clay-600 text-white',
  water: 'bg-water-200 text-ink',
  sand: 'bg-sand text-ink',
};

type BylineProps = {
  by: Testimonial;
  /** What marks words that nobody said, where a heading has not. */
  sample?: string | undefined;
};

export function Byline({ by, sample }: BylineProps) {
  return (
    <footer className="flex items-center gap-3.5">
      <span
        aria-hidden="true"
        className={classes(
          'grid size-11 shrink-0 place-items-center rounded-full font-semibold text-fine',
          AVATARS[by.colours],
        )}
      >
        {by.initials}
      </span>
      <span className="leading-snug">
        <cite className="block font-semibold not-italic">{by.name}</cite>
        <span className="block text-ink-600 text-small [.tone-ink_&]:text-water-200">
          {by.location}
          {by.sample && sample ? (
            <span className="ms-2 border-current/40 border-s ps-2 text-fine">{sample}</span>
          ) : null}
        </span>
      </span>
    </footer>
  );
}
