import * as z from 'zod';
import type { Question } from '#content/faq.ts';
import { contentDocument } from './document.ts';
import { hidden, line, list, text } from './fields.ts';
import { addressTrouble, takenAddresses, withAddresses } from './slug.ts';

const question = z.object({
  id: hidden(),
  question: line('Question', 160, { spoken: true }),
  answer: list('Answer', text('Paragraph', 1200, { spoken: true }), {
    entry: 'paragraph',
    entryTitle: '',
    blank: '',
    least: 1,
    most: 8,
  }),
});

const questions = (title: string, hint?: string) =>
  list(title, question, {
    ...(hint ? { hint } : {}),
    entry: 'question',
    entryTitle: 'question',
    blank: { id: '', question: '', answer: [''] },
    most: 40,
  });

const schema = z
  .object({
    sections: list(
      'Sections of the FAQ page',
      z.object({
        id: hidden(),
        title: line('Section title', 80, { spoken: true }),
        questions: questions('Questions'),
      }),
      {
        entry: 'section',
        entryTitle: 'title',
        blank: { id: '', title: '', questions: [] },
        least: 1,
        most: 12,
      },
    ),
    beforeYouBuy: questions('“Before you buy” on the packages page'),
  })
  .superRefine(({ sections, beforeYouBuy }, { addIssue }) => {
    for (const [path, addresses] of [
      ['sections', addressesOf(sections)],
      ['beforeYouBuy', beforeYouBuy.map(({ id }) => id)],
    ] as const) {
      const message = addressTrouble(addresses);
      if (message) addIssue({ code: 'custom', path: [path], message });
    }
  });

type Value = z.infer<typeof schema>;

const editable = (given: readonly Question[]) => given.map((one) => ({ ...one, answer: [...one.answer] }));

const identified = <Entry extends { id: string }>(
  given: Entry[],
  titleOf: (entry: Entry) => string,
  taken: Set<string>,
) =>
  withAddresses(
    given,
    ({ id }) => id,
    titleOf,
    (entry, id) => ({ ...entry, id }),
    taken,
  );
const addressed = (given: Value['beforeYouBuy'], taken: Set<string>) =>
  identified(given, (one) => one.question, taken);

/** Sections and questions of the FAQ page, whose addresses are places of one page. */
const addressesOf = (sections: Value['sections']) =>
  sections.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);

/** What people ask, on the FAQ page and before they buy. */
export const faq = contentDocument<Value>({
  schema,
  read: ({ faq, packages }) => ({
    sections: faq.FAQ_SECTIONS.map(({ id, title, questions }) => ({
      id,
      title,
      questions: editable(questions),
    })),
    beforeYouBuy: editable(packages.PACKAGES_FAQ),
  }),
  complete: ({ sections, beforeYouBuy }) => {
    const taken = takenAddresses(addressesOf(sections));
    return {
      sections: identified(sections, ({ title }) => title, taken).map((section) => ({
        ...section,
        questions: addressed(section.questions, taken),
      })),
      beforeYouBuy: addressed(beforeYouBuy, takenAddresses(beforeYouBuy.map(({ id }) => id))),
    };
  },
  apply: (content, { sections, beforeYouBuy }) => ({
    ...content,
    faq: { ...content.faq, FAQ_SECTIONS: sections },
    packages: { ...content.packages, PACKAGES_FAQ: beforeYouBuy },
  }),
});
