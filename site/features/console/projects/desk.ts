import { createContext, useContext } from 'react';
import { type ProjectView, projectFileViewSchema, staffProjectUrl } from '#domain/project/project-file.ts';
import { RequestError } from '#site/request.ts';
import { toast } from '#site/ui/toast.ts';
import { reasonOf } from '../attempt.ts';
import { send } from '../staff-calls.ts';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';

// One open project: what it holds, and how a part of the page changes it.

export type ProjectChange = Partial<{
  step: ProjectView['step'];
  turn: ProjectView['turn'];
  dueAt: string | null;
  assignedTo: string | null;
  revisionsIncluded: number | null;
  packageId: string | null;
  email: string;
  name: string;
  state: ProjectView['state'];
}>;

export interface Desk {
  project: ProjectView;
  /** Below this address stand the calls of the project. */
  url: string;
  reload: () => void;
  /** Saves it, says so, and offers the way back where there is one. */
  change: (next: ProjectChange, said: string, back?: ProjectChange) => Promise<boolean>;
}

const Context = createContext<Desk | undefined>(undefined);
export const DeskProvider = Context;

export const useDesk = (): Desk => {
  const desk = useContext(Context);
  if (!desk) throw new Error('This part stands outside an open project.');
  return desk;
};

export const useProject = (id: string) => useRead(projectFileViewSchema, staffProjectUrl(id));

/** What the desk does with one project; `reload` reads it again. */
export function useProjectChange(url: string, reload: () => void): Desk['change'] {
  const { CONSOLE, PROJECT_DESK } = useWords();
  const refuse = (error: unknown) => {
    const conflict = error instanceof RequestError && error.status === 409;
    toast({
      title: CONSOLE.notSaved,
      description: conflict ? PROJECT_DESK.head.closed409 : reasonOf(CONSOLE, error),
      variant: 'destructive',
    });
    if (conflict) reload();
  };
  const patch = async (next: ProjectChange) => {
    try {
      await send('PATCH', url, next);
      reload();
      return true;
    } catch (error) {
      refuse(error);
      return false;
    }
  };
  const undo = async (back: ProjectChange) => {
    if (await patch(back)) toast({ title: PROJECT_DESK.head.undone });
  };
  return async (next, said, back) => {
    const done = await patch(next);
    const action = back ? { action: { label: CONSOLE.undo, onPress: () => void undo(back) } } : {};
    if (done) toast({ title: said, ...action });
    return done;
  };
}
