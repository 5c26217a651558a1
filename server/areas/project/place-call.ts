import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { findProjectByKey } from './access.ts';
import { projects } from './tables.ts';

interface ArrivedCall {
  email: string;
  /** The room's key, when it was booked from there. */
  roomKey: string | undefined;
}
export type PlaceCall = (tx: Db, call: ArrivedCall) => Promise<string | null>;

/** By the room's key it is theirs; by an address that anybody can type it is only for staff to see. */
const findProjectOf = async (tx: Db, { email, roomKey }: ArrivedCall): Promise<string | null> => {
  const known = roomKey ? await findProjectByKey(tx, roomKey) : undefined;
  if (known) return known.id;
  const [newest] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(sql`lower(${projects.email})`, email.toLowerCase()), eq(projects.state, 'active')))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(1);
  return newest?.id ?? null;
};

/** The project that a call is about; it is news there. */
export const placeCall: PlaceCall = async (tx, call) => {
  const projectId = await findProjectOf(tx, call);
  if (projectId)
    await tx
      .update(projects)
      .set({ unread: sql`${projects.unread} + 1`, updatedAt: sql`now()` })
      .where(eq(projects.id, projectId));
  return projectId;
};
