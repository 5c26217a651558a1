import * as z from 'zod/mini';
import { designSchema } from '#domain/design/design.ts';
import { designAnswer } from '#domain/design/design-answer.ts';

// The designs that were made in this browser, with the words they were made from. A link gives out the pool alone, so the
// words are kept here and nowhere else that a visitor can reach.

const KEY = 'poolDesigns';
const MOST = 20;

const { understood, assumptions, notUnderstood, budget } = designAnswer.shape;
const ownDesign = z.object({
  id: z.string(),
  words: z.string(),
  asRead: designSchema,
  understood,
  assumptions,
  notUnderstood,
  budget,
});
const ownDesigns = z.array(ownDesign);
export type OwnDesign = z.infer<typeof ownDesign>;

// Storage may be full, forbidden or corrupt: then the visitor's own design opens like any other.
function readAll(): OwnDesign[] {
  try {
    const read = ownDesigns.safeParse(JSON.parse(window.localStorage.getItem(KEY) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

export const findOwnDesign = (id: string): OwnDesign | undefined => readAll().find((own) => own.id === id);

export function saveOwnDesign(own: OwnDesign): void {
  const others = readAll().filter(({ id }) => id !== own.id);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([own, ...others].slice(0, MOST)));
  } catch (error) {
    console.warn('this design could not be remembered here', error);
  }
}
