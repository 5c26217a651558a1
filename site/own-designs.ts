import * as z from 'zod/mini';
import { designSchema } from '#domain/design/design.ts';
import { designAnswer } from '#domain/design/design-answer.ts';

// The designs that were made in this browser, with the words they were made from. A link gives out the pool alone, so the
// words are kept here and nowhere else that a visitor can reach.

const KEY = 'poolDesigns';
const MOST = 20;
// Every change is kept under a new name: the names last longer than the words, so that nobody is told of their own pool as another's.
const NAMES_KEY = 'poolDesignNames';
const MOST_NAMES = 500;

const { understood, assumptions, notUnderstood, budget, answeredBy } = designAnswer.shape;
const ownDesign = z.object({
  id: z.string(),
  words: z.string(),
  asRead: designSchema,
  understood,
  assumptions,
  notUnderstood,
  budget,
  answeredBy: z.optional(answeredBy),
});
const ownDesigns = z.array(ownDesign);
export type OwnDesign = z.infer<typeof ownDesign>;

const names = z.array(z.string());

// Storage may be full, forbidden or corrupt: then the visitor's own design opens like any other.
function readAll<Value>(key: string, schema: z.ZodMiniType<Value[]>): Value[] {
  try {
    const read = schema.safeParse(JSON.parse(window.localStorage.getItem(key) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

function write(key: string, value: unknown[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn('this design could not be remembered here', error);
  }
}

export const findOwnDesign = (id: string): OwnDesign | undefined =>
  readAll(KEY, ownDesigns).find((own) => own.id === id);

/** It was made in this browser, whether or not its words are still here. */
export const isOwnDesign = (id: string): boolean =>
  readAll(NAMES_KEY, names).includes(id) || findOwnDesign(id) !== undefined;

export function rememberOwnDesign(id: string): void {
  const others = readAll(NAMES_KEY, names).filter((name) => name !== id);
  write(NAMES_KEY, [id, ...others].slice(0, MOST_NAMES));
}

export function saveOwnDesign(own: OwnDesign): void {
  rememberOwnDesign(own.id);
  const others = readAll(KEY, ownDesigns).filter(({ id }) => id !== own.id);
  write(KEY, [own, ...others].slice(0, MOST));
}
