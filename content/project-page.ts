// Editorial rule: the page of one project of the portfolio. Its own words come with the project; these stand around them.
import type { Hour } from '#domain/design/design.ts';
import { type PictureFile, pictureFile } from './picture-files.ts';
import { DRAWN_VIEWS } from './project-views.ts';

export type ProjectPicture = { slug: string; hour: Hour; picture: PictureFile };

/** What is seen of a project beside its own picture. */
export const PROJECT_PICTURES: readonly ProjectPicture[] = DRAWN_VIEWS.map(({ slug, hour, name, alt }) => ({
  slug,
  hour,
  picture: pictureFile(name, alt),
}));

export const PROJECT_PAGE = {
  title: '{title}: {kind} pool design | {brand}',
  keywords: ['pool design', '{kind} pool', '{title}'],
  back: 'All projects',
  dimensions: 'Pool',
  dimensionsValue: '{length} × {width} ft, {shallow} to {deep} ft deep',
  volume: 'Volume',
  volumeValue: 'about {gallons} gallons',
  features: 'With',
  cost: 'To build',
  costNote: 'With a contractor, by our design tool’s table: shell, features, plans, permits and a reserve.',
  like: 'Design one like this',
  price: 'Price it your way',
  talk: 'Talk to a designer',
  plan: 'Plan and section to scale',
  planNote: '{title}: its pool to scale. Planting and furniture are in the picture only.',
  previous: 'Previous',
  next: 'Next',
  neighbors: 'More projects',
  views: 'View',
  view: { day: 'Day', golden: 'Late sun', sunset: 'Sunset', dusk: 'Dusk' },
  credit: 'Design and picture: {brand}',
} as const;
