import * as z from 'zod';
import { REPLY_PLACES, unknownPlaces } from '#domain/console/reply.ts';
import { contentDocument } from './document.ts';
import { line, list, text } from './fields.ts';

const PLACES = REPLY_PLACES.map((place) => `{${place}}`).join(', ');

const template = z.object({
  title: line('Name', 60, { hint: 'What you choose it by. Customers never see it.' }),
  subject: line('Subject', 120),
  body: text('Text', 1500, {
    hint: `Filled in for each customer: ${PLACES}. What is not known is shown before anything is sent.`,
  }),
});

const schema = z
  .object({
    templates: list('Reply templates', template, {
      entry: 'template',
      entryTitle: 'title',
      blank: { title: '', subject: '', body: '' },
      most: 30,
    }),
  })
  .superRefine(({ templates }, { addIssue }) => {
    const refuse = (path: (string | number)[], message: string) =>
      addIssue({ code: 'custom', path, message });
    templates.forEach(({ title, subject, body }, index) => {
      if (templates.findIndex((other) => other.title === title) < index)
        refuse(['templates', index, 'title'], `“${title}” is in the list already.`);
      for (const [field, words] of Object.entries({ subject, body })) {
        const [unknown] = unknownPlaces(words);
        if (unknown)
          refuse(['templates', index, field], `${unknown} cannot be filled in. You can use ${PLACES}.`);
      }
    });
  });

/** The answers that are written often, to be looked over and sent by hand. */
export const replies = contentDocument<z.infer<typeof schema>>({
  schema,
  read: ({ replies }) => ({ templates: replies.REPLY_TEMPLATES.map((one) => ({ ...one })) }),
  apply: (content, { templates }) => ({
    ...content,
    replies: { ...content.replies, REPLY_TEMPLATES: templates },
  }),
});
