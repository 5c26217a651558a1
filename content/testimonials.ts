// Editorial rule: SAMPLE COPY. Replace every entry with a real client's words, with their consent; first name and initial only.
import { ROUTES } from '#domain/site/routes.ts';
import { type PictureFile, pictureFile } from './picture-files.ts';

export type Testimonial = {
  /** Invented, until a client's own words take its place. */
  sample: boolean;
  name: string;
  initials: string;
  location: string;
  package: string;
  content: string;
  rating: 5;
  colours: 'lagoon' | 'clay' | 'water' | 'sand';
};

export type CaseStudy = Testimonial & {
  projectType: string;
  completionDate: string;
  projectDetails: string;
  savings: string;
  picture: PictureFile;
};

type Written = Omit<Testimonial, 'sample' | 'rating' | 'initials'>;

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');

const sample = <Entry extends Written>(entry: Entry) => ({
  ...entry,
  sample: true,
  rating: 5 as const,
  initials: initialsOf(entry.name),
});

const DIY = '{title.diy}';

export const HOME_TESTIMONIALS: readonly Testimonial[] = [
  sample({
    name: 'Dana R.',
    location: 'Sarasota, FL',
    package: '{title.premium-3d}',
    content:
      'We had argued about the spa for a year. Seeing it drawn in our own yard settled it in an evening, and the builder priced exactly what we saw.',
    colours: 'lagoon',
  }),
  sample({
    name: 'Marcus T.',
    location: 'Round Rock, TX',
    package: DIY,
    content:
      'The material list was right to the pallet. I knew what to ask each sub, and when a number was wrong.',
    colours: 'clay',
  }),
  sample({
    name: 'Elena V.',
    location: 'Mesa, AZ',
    package: '{title.engineering-stamp}',
    content:
      'Two comments from plan review, both answered the same day. Stamped and back in under two weeks.',
    colours: 'water',
  }),
];

export const CASE_STUDIES: readonly CaseStudy[] = [
  sample({
    name: 'Priya S.',
    location: 'Winter Garden, FL',
    package: DIY,
    projectType: 'Family pool with a raised spa',
    completionDate: 'May 2025',
    projectDetails: '36 × 16 ft concrete pool on the axis of the porch, raised spa, brick paver terrace',
    savings: '$28,400',
    content:
      'From the porch we look across open water, because the spa stands to one side. The section shows where the floor begins to fall, so nobody on site had to guess.',
    colours: 'lagoon',
    picture: pictureFile('porch-to-water'),
  }),
  sample({
    name: 'Tom W.',
    location: 'Cary, NC',
    package: '{title.luxury-resort}',
    projectType: 'Infinity edge above a valley',
    completionDate: 'September 2024',
    projectDetails: '44 × 18 ft concrete pool, infinity edge and catch basin, stone terrace',
    savings: '$19,700',
    content:
      'A picture shows an edge. The section showed our builder the basin below it and the level the water falls from, and he priced it as drawn.',
    colours: 'clay',
    picture: pictureFile('horizon-terrace'),
  }),
  sample({
    name: 'Alicia M.',
    location: 'Philadelphia, PA',
    package: '{title.premium-3d}',
    projectType: 'Small courtyard plunge pool',
    completionDate: 'March 2025',
    projectDetails: '22 × 10 ft plunge pool, sunshelf, stone deck, room for a table',
    savings: '$11,200',
    content:
      'We thought a pool this small would have no place to sit in the water. A shelf takes one end, and the rest stays open.',
    colours: 'water',
    picture: pictureFile('city-court'),
  }),
  sample({
    name: 'Greg H.',
    location: 'Lakeland, FL',
    package: '{title.permitting}',
    projectType: 'Freeform lagoon with a rock waterfall',
    completionDate: 'November 2024',
    projectDetails: '40 × 22 ft lagoon with a two-step fall over stacked boulders, flagstone shore',
    savings: '$8,900',
    content:
      'Nothing about this shape is square, and still every size and both depths are on the sheets. I had something to hand in.',
    colours: 'sand',
    picture: pictureFile('boulder-fall'),
  }),
];

export const REVIEWS: readonly Testimonial[] = [
  {
    name: 'Kevin B.',
    location: 'Tampa, FL',
    package: DIY,
    content: 'Clear plans, quick answers, and no pressure to buy more.',
    colours: 'lagoon',
  } as const,
  {
    name: 'Sofia L.',
    location: 'San Antonio, TX',
    package: '{title.premium-3d}',
    content: 'Third revision, exactly right. The dusk view sold my husband.',
    colours: 'clay',
  } as const,
  {
    name: 'Ray P.',
    location: 'Phoenix, AZ',
    package: '{title.engineering-stamp}',
    content: 'The city accepted the set on the first submission.',
    colours: 'water',
  } as const,
  {
    name: 'Hannah K.',
    location: 'Charleston, SC',
    package: '{title.luxury-resort}',
    content: 'They designed around our live oak instead of through it.',
    colours: 'sand',
  } as const,
  {
    name: 'Luis D.',
    location: 'Miami, FL',
    package: '{title.permitting}',
    content: 'Worth it for the phone calls to the county I did not have to make.',
    colours: 'lagoon',
  } as const,
  {
    name: 'Beth N.',
    location: 'Reno, NV',
    package: '{title.premium-3d}',
    content: 'Dimensions on everything. My builder stopped guessing.',
    colours: 'water',
  } as const,
  {
    name: 'Omar A.',
    location: 'Orlando, FL',
    package: DIY,
    content: 'Four of the five subs they named are on my phone for good.',
    colours: 'clay',
  } as const,
  {
    name: 'Julie C.',
    location: 'Wilmington, NC',
    package: '{title.engineering-stamp}',
    content: 'Straight about what the stamp covers and what it does not.',
    colours: 'sand',
  } as const,
  {
    name: 'Peter G.',
    location: 'Nassau, Bahamas',
    package: '{title.luxury-resort}',
    content: 'Everything by video, three time zones apart, and it worked.',
    colours: 'lagoon',
  } as const,
].map(sample);

/** Whether samples are shown to strangers too: the owner's decision. */
export const SHOW_SAMPLES: boolean = false;

export const TESTIMONIALS_SECTION = {
  eyebrow: 'Clients',
  heading: 'What owners say',
  more: 'Read client success stories',
  stars: '5 out of 5 stars',
  sample: 'Example',
  samples: 'Examples, written by us',
} as const;

export const STORIES_PAGE = {
  eyebrow: 'Testimonials',
  heading: 'Client success stories',
  lead: 'What we drew, what was built from it and what it saved, pool by pool.',
  /** While every story is a sample: nothing was built or saved yet. */
  sampleLead:
    'Pools from our drawing board: what to look at in each, its plan to scale and what one like it costs to build.',
  stats: [
    { value: '{claim.poolsDesigned}+', label: 'Pools Designed' },
    { value: '{claim.yearsCombined}', label: 'Years Experience' },
    { value: '{claim.savings}', label: 'Client Savings' },
    { value: '{claim.satisfaction}', label: 'Satisfaction Rate' },
  ],
  experience:
    '{claim.yearsCombined} years combined: {claim.yearsOfPools} in pools, {claim.yearsOfLandscape} in landscape. The figures are our own count.',
  source: 'Clients’ words appear here only with their consent, under first name and initial.',
  sampleNote:
    'Where a quote is marked “Example”, we wrote it, with its date and savings. The pool, its drawing and its price are what we show.',
  drawnNote:
    'Pools, plans and renderings are ours; planting and furniture are in the rendering only. “A pool like it” is with a contractor, by our design tool’s table: shell, features, plans, permits and a reserve.',
  sampleReviews:
    'Reviews marked “Example” were written by us. Clients’ own words appear only with their consent, under first name and initial.',
  /** Where there is none of the one or the other, the page is described without counts. */
  uncounted: 'What owners built with our plans, what it took and what it saved them, in their own words.',
  /** Before there is a first story. */
  none: {
    lead: 'Client stories are published here with their owners’ consent, once their pools are finished.',
    description: 'Pools designed, years of experience and savings, in figures. Client stories follow.',
    heading: 'What we draw',
    see: 'See what we draw',
  },
  see: { one: 'See the project', other: 'See the {count.cases} projects' },
  /** The line that a phone shows in place of a quote until it is pressed. */
  exampleWords: 'How an owner might put it',
  ownWords: 'What the owner says',
  casesHeading: { one: 'One project, in detail', other: '{Count.cases} projects, in detail' },
  reviewsHeading: 'In a sentence or two',
  labels: {
    package: 'Package',
    completed: 'Completed',
    built: 'What we drew',
    savings: 'Savings',
    cost: 'A pool like it',
    volume: 'Water',
  },
  volume: '{gallons} gal',
  look: 'What to look at',
  /** Of each project shown here, by its slug: what its drawing says that a picture does not. */
  looks: {
    'porch-to-water':
      'The spa stands to one side, so from the porch the view runs across open water. The section under the plan shows where the floor begins to fall and how deep it ends.',
    'horizon-terrace':
      'A picture shows the edge. Only the section shows what makes it work: the level the water falls from, and the basin below that catches it.',
    'city-court':
      'A shelf takes one end, so a pool this small still has a place to sit in the water. The steps lead down from it, and the rest stays open.',
    'boulder-fall':
      'The rocks stand toward the deep end and the steps at the shallow one, so the fall is out of the way of whoever walks in. The section shows both depths.',
  },
  project: 'See the project',
  sheet: '{title}, to scale',
  savingsNote:
    'Savings are each owner’s own figure against the lowest full-service bid. Yours will depend on your site and your trades.',
  actionHeading: 'Start with a number or a plan',
  actionLead: 'Compare the packages, or see first what a pool like yours costs to build.',
  packages: { label: 'View packages', to: `${ROUTES.home}#packages` },
  calculator: { label: 'Calculate your cost', to: `${ROUTES.home}#calculator` },
} as const;
