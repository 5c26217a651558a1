import type { Db } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import type { Project } from './access.ts';
import { lockProject } from './find-project.ts';

/** Held until the transaction ends, so that what two people send at once is taken one after the other. */
export const lockOpenProject = async (tx: Db, id: string): Promise<Project> => {
  const project = await lockProject(tx, id);
  refuseClosed(project);
  return project;
};

/** Before work that would be in vain; only the lock says that it stays open. */
export const refuseClosed = ({ state }: Pick<Project, 'state'>): void => {
  if (state === 'closed')
    throw new Refusal(409, 'closed', 'This project is closed. Please call or write to us to open it again.');
};
