import { useState } from 'react';
import * as z from 'zod/mini';
import { isLeadKind, type LeadStatus, type ListKind } from '#domain/console/kinds.ts';
import { type LeadMarked, leadMarkedSchema, MOST_MARKED } from '#domain/console/lists.ts';
import { useAttempt } from './attempt.ts';
import { send } from './staff-calls.ts';
import { useWords } from './words.ts';

export type Marking = ReturnType<typeof useMarking>;
type Done = LeadMarked & { status: LeadStatus };

/** Which entries are selected, marking them at once, and the way back. */
export function useMarking(kind: ListKind, items: { id?: unknown }[], onChanged: () => void) {
  const { CONSOLE } = useWords();
  const { attempt, busy } = useAttempt();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<Done>();
  const shown = items.map(({ id }) => String(id)).slice(0, MOST_MARKED);
  // What is no longer shown is not marked unseen.
  const selected = shown.filter((id) => chosen.has(id));

  const choose = (ids: Iterable<string>) => {
    setDone(undefined);
    setChosen(new Set(ids));
  };
  const put = async (ids: string[], status: LeadStatus) =>
    z.parse(leadMarkedSchema, await send('PATCH', `/api/staff/lists/${kind}`, { ids, status }));

  async function mark(status: LeadStatus) {
    await attempt(async () => {
      const answer = await put(selected, status);
      setChosen(new Set());
      setDone({ ...answer, status });
      onChanged();
    });
  }

  async function undo() {
    if (!done) return;
    await attempt(async () => {
      const before = new Set(done.changed.map(({ was }) => was));
      for (const was of before)
        await put(
          done.changed.filter((lead) => lead.was === was).map(({ id }) => id),
          was,
        );
      setDone(undefined);
      onChanged();
    }, CONSOLE.undone);
  }

  return {
    possible: isLeadKind(kind),
    selected,
    all: shown.length > 0 && selected.length === shown.length,
    some: selected.length > 0 && selected.length < shown.length,
    busy,
    done,
    of: (id: string) => ({
      selected: chosen.has(id),
      onSelect: (on: boolean) => choose(on ? [...chosen, id] : selected.filter((other) => other !== id)),
    }),
    selectAll: (on: boolean) => choose(on ? shown : []),
    dismiss: () => setDone(undefined),
    mark,
    undo,
  };
}
