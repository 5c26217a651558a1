// Editorial rule: what sloped ground costs, as a builder would explain it on site. Always "about": nobody has surveyed it.
import type { SiteWorkWords } from '#domain/design/site-work-words.ts';

export const SITE_WORK = {
  label: 'Site work',
  sentence: 'Site work makes your ground level around the pool: {parts}.',
  earth: {
    one: 'about 1 cubic yard of earth moved ({price})',
    other: 'about {count} cubic yards of earth moved ({price})',
  },
  walls: 'about {feet} ft of retaining wall, up to {height} ft high ({price})',
  steps: { one: '1 step to the house ({price})', other: '{count} steps to the house ({price})' },
  included: 'With {price} of site work',
  change: 'site work {price}',
} as const satisfies SiteWorkWords & { included: string; change: string };
