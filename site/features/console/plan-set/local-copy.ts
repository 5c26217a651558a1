import * as z from 'zod/mini';
import { planSetChangesSchema } from '#domain/plan-set/desk.ts';

// What the server does not have yet, kept in this browser, per project and account: neither a reload nor a lost connection loses it.

const copySchema = z.object({
  value: planSetChangesSchema,
  /** What the server had when this was begun. */
  base: planSetChangesSchema,
  version: z.int(),
});
export type LocalCopy = z.infer<typeof copySchema>;

const keyOf = (account: string, projectId: string) => `poolwright.plan-set.${account}.${projectId}`;

// A browser may forbid its storage, or it may be full: then the changes live as long as the page.
const stored = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
};

export const keepCopy = (account: string, projectId: string, copy: LocalCopy) =>
  void stored((storage) => storage.setItem(keyOf(account, projectId), JSON.stringify(copy)));

export const forgetCopy = (account: string, projectId: string) =>
  void stored((storage) => storage.removeItem(keyOf(account, projectId)));

export const keptCopy = (account: string, projectId: string): LocalCopy | undefined =>
  stored((storage) => {
    const text = storage.getItem(keyOf(account, projectId));
    return text ? z.parse(copySchema, JSON.parse(text)) : undefined;
  });
