import * as z from 'zod';
import { ownOffers } from '#content/structured-data/own-offers.ts';
import { PACKAGE_IDS, type PackageId } from '#domain/package/catalogue.ts';
import { contentDocument } from './document.ts';
import { hasBraces, line, list, money, NO_BRACES, optionalLine, text, tick } from './fields.ts';

// Five packages, known by their ids to the quiz, to sentences that name their prices and to orders: they change, they do not come and go.

const ICONS = ['cube', 'stamp', 'palm', 'clipboard', 'shovel'] as const;

const offer = z.object({
  id: z.enum(PACKAGE_IDS).meta({ control: 'hidden' }),
  title: line('Title', 80, { spoken: true }),
  // The most that a card is charged at once ends below a million.
  price: money('Price', { least: 1, most: 999_999 }),
  popular: tick('Most popular', { hint: 'Shown larger than the others. Only one package can be.' }),
  description: text('Description', 240, { spoken: true }),
  features: list('What is included', line('Item', 100, { spoken: true }), {
    entry: 'item',
    entryTitle: '',
    blank: '',
    least: 1,
    most: 12,
  }),
  idealFor: line('Ideal for', 160, { spoken: true }),
  note: optionalLine('Mark beside the title', 40, { hint: 'For example: Florida only', spoken: true }),
  icon: z.enum(ICONS).meta({ control: 'hidden' }),
});

const schema = z
  .object({
    packages: list('Packages', offer, {
      hint: 'In the order in which they are shown.',
      entry: 'package',
      entryTitle: 'title',
      fixed: true,
      most: PACKAGE_IDS.length,
    }),
  })
  .superRefine(({ packages }, { addIssue }) => {
    const refuse = (path: (string | number)[], message: string) =>
      addIssue({ code: 'custom', path: ['packages', ...path], message });
    const popular = packages.flatMap((item, at) => (item.popular ? [at] : []));
    if (popular.length > 1) refuse([popular[1] ?? 0, 'popular'], 'Only one package can be the most popular.');
    packages.forEach(({ title }, at) => {
      if (hasBraces(title)) refuse([at, 'title'], NO_BRACES);
      if (packages.findIndex((other) => other.title === title) < at)
        refuse([at, 'title'], 'Two packages have this title.');
    });
    const ids = new Set<PackageId>(packages.map(({ id }) => id));
    if (ids.size < PACKAGE_IDS.length) refuse([], 'A package is missing.');
  });

/** What can be bought, and for how much. */
export const packages = contentDocument<z.infer<typeof schema>>({
  schema,
  read: (content) => ({
    packages: content.packages.PACKAGES.map((item) => ({ ...item, features: [...item.features] })),
  }),
  apply: (content, value) => ({
    ...content,
    packages: { ...content.packages, PACKAGES: value.packages },
    structuredData: ownOffers(content, value.packages),
  }),
});
