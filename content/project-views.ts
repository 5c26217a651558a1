// Editorial rule: a second picture of a project shows the same pool; its alt text says what is different in it.
import type { Hour } from '#domain/design/design.ts';

/** How such a picture is drawn (npm run pictures:projects): at another hour, or from another of the views of its design. */
type DrawnView = { slug: string; name: string; kind: 'dusk' | 'above'; hour?: Hour; from?: number; alt: string };

export const DRAWN_VIEWS: readonly DrawnView[] = [
  {
    slug: 'porch-to-water',
    name: 'porch-to-water-dusk',
    kind: 'dusk',
    hour: 'dusk',
    alt: 'The same pool and porch after sunset, windows and water lit',
  },
];
