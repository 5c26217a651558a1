// Editorial rule: a second picture of a project shows the same pool; its alt text says what is different in it.
import type { Hour } from '#domain/design/design.ts';

/** Drawn at another hour (npm run pictures:projects), from the project's own camera or the view of the same rank, which may stand elsewhere at that hour. */
type DrawnView = { slug: string; name: string; hour: Hour; alt: string };

export const DRAWN_VIEWS: readonly DrawnView[] = [
  {
    slug: 'porch-to-water',
    name: 'porch-to-water-dusk',
    hour: 'dusk',
    alt: 'The same pool and porch after sunset, windows and water lit',
  },
  {
    slug: 'morning-at-the-ranch',
    name: 'morning-at-the-ranch-dusk',
    hour: 'dusk',
    alt: 'The same pool and ranch house after sunset, windows and water lit',
  },
  {
    slug: 'desert-rectangle',
    name: 'desert-rectangle-dusk',
    hour: 'dusk',
    alt: 'The same pool and desert house after sunset, windows and water lit',
  },
];
