import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import {
  type PlanSetChanges,
  type PlanSetContents,
  type PlanSetDesk,
  type PlanSetDraft,
  planSetContentsSchema,
  planSetDraftSchema,
  planSetUrl,
  sheetUrl,
} from '#domain/plan-set/desk.ts';
import { useUndoKeys } from '#site/ui/use-undo-keys.ts';
import { read, readText, send } from '../staff-calls.ts';
import { useKept } from '../use-kept.ts';
import { forgetCopy, keepCopy, keptCopy } from './local-copy.ts';
import { type Keeping, SetKeeper } from './set-keeper.ts';

// One open plan set: what is kept of it, what it comes to, and how a part of the page changes it.

export type PlanDesk = {
  projectId: string;
  account: string;
  issues: PlanSetDesk['issues'];
  starts: PlanSetDesk['starts'];
  keeper: SetKeeper;
  keeping: Keeping;
  /** As it is shown: every change in place. */
  value: PlanSetChanges;
  /** What the stored draft comes to; none until it is computed. */
  contents: PlanSetContents | undefined;
  reload: () => Promise<unknown>;
};

const Context = createContext<PlanDesk | undefined>(undefined);
export const PlanDeskProvider = Context;

export const usePlanDesk = (): PlanDesk => {
  const desk = useContext(Context);
  if (!desk) throw new Error('This part stands outside an open plan set.');
  return desk;
};

/** The keeper of a project's draft, and what it knows now. */
export function useKeeper(draft: PlanSetDraft, projectId: string, account: string) {
  const [keeper] = useState(
    () =>
      new SetKeeper(draft, keptCopy(account, projectId), {
        put: async ({ version, changes }) => {
          // One that is still empty is no note.
          const notes = changes.notes?.filter((note) => note.trim()) ?? null;
          const body = { version, changes: { ...changes, notes } };
          return z.parse(planSetDraftSchema, await send('PUT', planSetUrl(projectId), body));
        },
        keep: (copy) => keepCopy(account, projectId, copy),
        forget: () => forgetCopy(account, projectId),
      }),
  );
  const keeping = useKept(keeper);
  useEffect(() => keeper.adopt(draft), [keeper, draft]);
  useUndoKeys(keeper.undo, keeper.redo);
  return { keeper, keeping };
}

/** The last ones stay until the next are computed. */
export const useContents = (projectId: string, version: number) =>
  useQuery({
    queryKey: ['console', planSetUrl(projectId), 'contents', version],
    queryFn: ({ signal }) => read(planSetContentsSchema, `${planSetUrl(projectId)}/contents`, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

type ShownSheet = { number: string; version: number; clouds?: boolean };

/** As SVG. A newer version of a sheet takes the place of the older one once it is drawn. */
export const useSheet = (projectId: string, { number, ...shown }: ShownSheet, enabled = true) =>
  useQuery({
    queryKey: ['console', 'sheet', projectId, number, shown.clouds === true, shown.version],
    queryFn: ({ signal }) => readText(sheetUrl(projectId, number, shown), signal),
    placeholderData: (before, query) => (query?.queryKey[3] === number ? before : undefined),
    enabled,
    gcTime: 60_000,
  });
