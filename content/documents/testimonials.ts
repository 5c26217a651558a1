import * as z from 'zod';
import { builtInPicture } from '#content/picture-files.ts';
import type { CaseStudy, Testimonial } from '#content/testimonials.ts';
import { PACKAGE_IDS, type PackageId } from '#domain/package/catalogue.ts';
import { EMAIL_LENGTHS, isEmailAddress } from '#domain/site/email-address.ts';
import { contentDocument } from './document.ts';
import { choice, line, list, onCalendar, optionalLine, picture, text, tick, whole } from './fields.ts';

// The package that somebody bought is kept by its id and named by its title of today.
const titleOf = (id: PackageId) => `{title.${id}}`;
const idOf = (title: string) => PACKAGE_IDS.find((id) => titleOf(id) === title) ?? 'premium-3d';
const TITLES: Record<PackageId, string> = {
  'premium-3d': titleOf('premium-3d'),
  'engineering-stamp': titleOf('engineering-stamp'),
  'luxury-resort': titleOf('luxury-resort'),
  permitting: titleOf('permitting'),
  diy: titleOf('diy'),
};

const COLORS = ['lagoon', 'clay', 'water', 'sand'] as const;

const voice = {
  name: line('Name', 60, { hint: 'First name and initial, as they agreed to it.' }),
  location: line('Place', 80),
  package: choice('Package', PACKAGE_IDS, TITLES),
  content: text('Their words', 600, { spoken: true }),
  date: onCalendar('Date they wrote it', 'date', { hint: 'Required, unless this is a sample.' }),
  consent: tick('They agreed to be quoted here'),
  email: optionalLine('Their email', EMAIL_LENGTHS.address, {
    hint: 'Stored so that nobody can read it. If this person ever asks you to erase their data, it lets us find these words and remove them too.',
  }),
  sample: tick('This is a sample', {
    hint: 'Samples are left out once the site has its public address. Uncheck this when these are a real client’s words.',
  }),
  colours: z.enum(['', ...COLORS]).meta({ control: 'hidden' }),
};

const study = {
  projectType: line('Kind of project', 80, { spoken: true }),
  completionDate: line('Completed', 40, { hint: 'For example: May 2025', spoken: true }),
  projectDetails: line('What was built', 200, { spoken: true }),
  savings: line('Saved', 40, { hint: 'For example: $28,400', spoken: true }),
  picture: picture('Picture'),
};

/** What an email becomes when it is saved: enough to find the words of somebody who asks for it. */
const FINGERPRINT = /^fingerprint:[0-9a-f]{64}$/;

const NOBODY = {
  name: '',
  location: '',
  package: 'premium-3d',
  content: '',
  date: '',
  consent: false,
  email: '',
  sample: false,
  colours: '',
};

type Promised = { sample: boolean; date: string; consent: boolean; email: string };

/** Words of a real person are shown only with a day and their consent. */
const troubleWith = ({ sample, date, consent, email }: Promised) => [
  ...(sample || date ? [] : [['date', 'Please say when they wrote this.'] as const]),
  ...(sample || consent ? [] : [['consent', 'Without their consent it cannot be shown.'] as const]),
  ...(email === '' || FINGERPRINT.test(email) || isEmailAddress(email)
    ? []
    : [['email', 'This is not an email address.'] as const]),
];

const voices = (title: string) =>
  list(title, z.object(voice), { entry: 'testimonial', entryTitle: 'name', blank: NOBODY, most: 60 });

const schema = z
  .object({
    home: voices('On the home page'),
    cases: list('Case studies', z.object({ ...voice, ...study }), {
      entry: 'case study',
      entryTitle: 'name',
      blank: {
        ...NOBODY,
        projectType: '',
        completionDate: '',
        projectDetails: '',
        savings: '',
        picture: { file: '', alt: '' },
      },
      most: 20,
    }),
    reviews: voices('Reviews'),
    rating: z
      .object({
        value: line('Average', 3, { hint: 'Out of 5, for example 4.9' }),
        count: whole('Number of reviews', 1, 1_000_000),
        sample: tick('This is a sample', {
          hint: 'On the public site search engines get it only if it is not a sample.',
        }),
      })
      .meta({ title: 'Rating for search engines' }),
    story: z
      .object({
        heading: line('Heading', 80, { spoken: true }),
        paragraphs: list('Paragraphs', text('Paragraph', 1200, { spoken: true }), {
          entry: 'paragraph',
          entryTitle: '',
          blank: '',
          least: 1,
          most: 8,
        }),
        quote: line('Quote', 160, { spoken: true }),
        sample: tick('This is a sample'),
      })
      .meta({ title: 'The founder’s story', description: 'On the page About.' }),
    showSamples: tick('Show samples on the public site too', {
      hint: 'Each is marked as a sample. On a local address samples are always shown.',
    }),
  })
  .superRefine(({ home, cases, reviews, rating }, { addIssue }) => {
    for (const [name, entries] of Object.entries({ home, cases, reviews }))
      entries.forEach((entry, at) => {
        for (const [field, message] of troubleWith(entry))
          addIssue({ code: 'custom', path: [name, at, field], message });
      });
    if (!/^[1-5](\.\d)?$/.test(rating.value) || Number(rating.value) > 5)
      addIssue({ code: 'custom', path: ['rating', 'value'], message: 'An average lies between 1 and 5.' });
  });

type Value = z.infer<typeof schema>;
type Voice = Value['home'][number];

const editable = ({ initials: _, rating: __, package: title, ...words }: Testimonial): Voice => ({
  date: '',
  consent: false,
  email: '',
  ...words,
  package: idOf(title),
});

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');

// An address given for erasure never leaves the document.
const shown = ({ email: _, consent: __, date: ___, package: id, colours, ...words }: Voice): Testimonial => ({
  ...words,
  package: titleOf(id),
  colours: colours || 'lagoon',
  rating: 5,
  initials: initialsOf(words.name),
});

const colored = <Entry extends Voice>(entries: Entry[]): Entry[] =>
  entries.map((entry, at) => ({
    ...entry,
    colours: entry.colours || COLORS[at % COLORS.length] || 'lagoon',
  }));

/** What clients say, and what else may be a sample until it is replaced. */
export const testimonials = contentDocument<Value>({
  schema,
  read: ({ testimonials, about, structuredData }) => ({
    home: testimonials.HOME_TESTIMONIALS.map(editable),
    cases: testimonials.CASE_STUDIES.map(({ picture, ...study }) => ({
      ...editable(study),
      projectType: study.projectType,
      completionDate: study.completionDate,
      projectDetails: study.projectDetails,
      savings: study.savings,
      picture: { file: picture.name, alt: picture.alt },
    })),
    reviews: testimonials.REVIEWS.map(editable),
    rating: {
      value: structuredData.BUSINESS.rating.ratingValue,
      count: Number(structuredData.BUSINESS.rating.reviewCount),
      sample: structuredData.BUSINESS.rating.sample,
    },
    story: { ...about.FOUNDER_STORY, paragraphs: [...about.FOUNDER_STORY.paragraphs] },
    showSamples: testimonials.SHOW_SAMPLES,
  }),
  complete: (value) => ({
    ...value,
    home: colored(value.home),
    cases: colored(value.cases),
    reviews: colored(value.reviews),
  }),
  apply: (content, { home, cases, reviews, rating, story, showSamples }, own) => {
    const { BUSINESS } = content.structuredData;
    return {
      ...content,
      testimonials: {
        ...content.testimonials,
        HOME_TESTIMONIALS: home.map(shown),
        CASE_STUDIES: cases.flatMap((one): CaseStudy[] => {
          const { file, alt } = one.picture;
          const picture = builtInPicture(file) ?? own.get(file);
          const { projectType, completionDate, projectDetails, savings } = one;
          if (!picture) return [];
          return [
            {
              ...shown(one),
              projectType,
              completionDate,
              projectDetails,
              savings,
              picture: { ...picture, alt },
            },
          ];
        }),
        REVIEWS: reviews.map(shown),
        SHOW_SAMPLES: showSamples,
      },
      about: { ...content.about, FOUNDER_STORY: story },
      structuredData: {
        ...content.structuredData,
        BUSINESS: {
          ...BUSINESS,
          rating: {
            ...BUSINESS.rating,
            ratingValue: rating.value,
            reviewCount: String(rating.count),
            sample: rating.sample,
          },
        },
      },
    };
  },
});
