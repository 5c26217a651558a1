import * as z from 'zod';
import { builtInPicture } from '#content/picture-files.ts';
import { CATEGORIES } from '#content/projects/project.ts';
import { contentDocument } from './document.ts';
import { choice, hidden, line, list, picture, text, tick } from './fields.ts';
import { addressTrouble, withAddresses } from './slug.ts';

const NAMES = { residential: 'Residential', luxury: 'Luxury', natural: 'Natural', modern: 'Modern' };

const project = z.object({
  slug: hidden(),
  title: line('Title', 60, { spoken: true }),
  description: text('Description', 240, { spoken: true }),
  category: choice('Category', CATEGORIES, NAMES),
  hidden: tick('Hidden', { hint: 'Kept here, not shown to visitors.' }),
  picture: picture('Picture'),
});

const schema = z
  .object({
    projects: list('Projects', project, {
      hint: 'In the order in which they are shown.',
      entry: 'project',
      entryTitle: 'title',
      blank: {
        slug: '',
        title: '',
        description: '',
        category: 'residential',
        hidden: false,
        picture: { file: '', alt: '' },
      },
      most: 200,
    }),
  })
  .superRefine(({ projects }, { addIssue }) => {
    const message = addressTrouble(projects.map(({ slug }) => slug));
    if (message) addIssue({ code: 'custom', path: ['projects'], message });
    if (projects.every((one) => one.hidden))
      addIssue({ code: 'custom', path: ['projects'], message: 'At least one project must be shown.' });
  });

/** The portfolio: ours and the owner's, in their order. */
export const projects = contentDocument<z.infer<typeof schema>>({
  schema,
  read: (content) => ({
    projects: content.projects.map(({ slug, title, description, category, picture }) => ({
      slug,
      title,
      description,
      category,
      hidden: false,
      picture: { file: picture.name, alt: picture.alt },
    })),
  }),
  complete: ({ projects }) => ({
    projects: withAddresses(
      projects,
      ({ slug }) => slug,
      ({ title }) => title,
      (project, slug) => ({ ...project, slug }),
    ),
  }),
  apply: (content, value, own) => {
    const known = new Map(content.projects.map((one) => [one.slug, one]));
    const shown = value.projects.flatMap(({ hidden, picture: { file, alt }, ...words }) => {
      const picture = builtInPicture(file) ?? own.get(file);
      const design = known.get(words.slug)?.design;
      return hidden || !picture
        ? []
        : [{ ...words, picture: { ...picture, alt }, ...(design ? { design } : {}) }];
    });
    return { ...content, projects: shown };
  },
});
