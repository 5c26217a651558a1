import * as z from 'zod/mini';
import type { DocumentName, Json } from './answers.ts';

// What the server does not have yet, kept in this browser, per document and account: a reload, a closed window or an ended
// session loses no word. It goes once the server has it.

const copySchema = z.object({
  value: z.json(),
  /** What the server had when this was begun. */
  common: z.json(),
  baseVersion: z.number(),
  revision: z.number(),
});
export type LocalCopy = { value: Json; common: Json; baseVersion: number; revision: number };

const keyOf = (account: string, name: DocumentName) => `poolwright.content.${account}.${name}`;

// A browser may forbid its storage, or it may be full: then the words live as long as the page.
const stored = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
};

export const keepCopy = (account: string, name: DocumentName, copy: LocalCopy) =>
  void stored((storage) => storage.setItem(keyOf(account, name), JSON.stringify(copy)));

export const forgetCopy = (account: string, name: DocumentName) =>
  void stored((storage) => storage.removeItem(keyOf(account, name)));

export const keptCopy = (account: string, name: DocumentName): LocalCopy | undefined =>
  stored((storage) => {
    const text = storage.getItem(keyOf(account, name));
    return text ? z.parse(copySchema, JSON.parse(text)) : undefined;
  });
