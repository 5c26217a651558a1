import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

export type Tone = 'plain' | 'foam' | 'travertine' | 'ink';

export const TONES: Record<Tone, string> = {
  plain: 'bg-white text-ink',
  foam: 'bg-foam text-ink',
  travertine: 'bg-travertine text-ink',
  ink: 'tone-ink bg-ink text-foam',
};

type SectionProps = ComponentProps<'section'> & { tone?: Tone; space?: 'normal' | 'tight' | 'none' };

const SPACE = {
  normal: 'py-[var(--section)]',
  tight: 'py-[calc(var(--section)*0.55)]',
  none: '',
};

// A band of the page. With an id it is a scroll target that lands exactly under the header.
export function Section({ tone = 'plain', space = 'normal', className, ...rest }: SectionProps) {
  return <section className={classes('relative', TONES[tone], SPACE[space], className)} {...rest} />;
}

const WIDTHS = {
  narrow: 'max-w-[calc(46rem+2*var(--gutter))]',
  text: 'max-w-[calc(62rem+2*var(--gutter))]',
  wide: 'max-w-[calc(80rem+2*var(--gutter))]',
};

export function Container({
  width = 'wide',
  className,
  ...rest
}: ComponentProps<'div'> & { width?: keyof typeof WIDTHS }) {
  return <div className={classes('mx-auto w-full px-[var(--gutter)]', WIDTHS[width], className)} {...rest} />;
}

export function Eyebrow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={classes(
        'dimension flex items-center gap-3 font-medium text-lagoon text-small [.tone-ink_&]:text-water-300',
        className,
      )}
    >
      {children}
    </p>
  );
}

type HeadingLevel = 1 | 2 | 3 | 4;
type HeadingSize = 'display' | 'title' | 'heading' | 'view' | 'subheading' | 'small';

const HEADINGS: Record<HeadingSize, string> = {
  display: 'font-display font-[380] text-display',
  title: 'font-display font-[380] text-title',
  heading: 'font-display font-[400] text-heading',
  // Of a view that somebody works in all day.
  view: 'font-display font-[430] text-[1.75rem] leading-tight lg:text-[2.125rem]',
  subheading: 'font-display font-[460] text-subheading',
  small: 'font-sans font-semibold text-[1.125rem] leading-snug',
};

const DEFAULT_SIZE: Record<HeadingLevel, HeadingSize> = {
  1: 'title',
  2: 'heading',
  3: 'subheading',
  4: 'small',
};
const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

type HeadingProps = ComponentProps<'h2'> & { level?: HeadingLevel; size?: HeadingSize };

// The level is the document's outline, the size is how it looks.
export function Heading({ level = 2, size, className, ...rest }: HeadingProps) {
  const Tag = TAGS[level];
  return <Tag className={classes(HEADINGS[size ?? DEFAULT_SIZE[level]], className)} {...rest} />;
}

type SectionHeadProps = { id: string; heading: ReactNode; lead: ReactNode; className?: string };

/** A section's heading and, beside it where there is room, what it is about. */
export const SectionHead = ({ id, heading, lead, className }: SectionHeadProps) => (
  <div className={classes('grid gap-x-12 gap-y-4 lg:grid-cols-12 lg:items-baseline', className)}>
    <Heading id={id} className="lg:col-span-5">
      {heading}
    </Heading>
    <Lead className="lg:col-span-7">{lead}</Lead>
  </div>
);

export function Lead({ className, ...rest }: ComponentProps<'p'>) {
  return (
    <p
      className={classes(
        'max-w-[35em] text-balance text-ink-600 text-lead [.tone-ink_&]:text-water-200',
        className,
      )}
      {...rest}
    />
  );
}
