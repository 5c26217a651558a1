import { asc, eq, type SQL } from 'drizzle-orm';
import { projects } from '#server/areas/project/tables.ts';
import type { Db } from '#server/database/database.ts';
import { planSetIssues, planSets } from './tables.ts';

/** What the plan sets of a person's projects were drawn from. They are erased with the project. */
export const exportPlanSets = async (db: Db, theirs: SQL) => {
  const found = await db
    .select({ projectId: projects.id, ticketNumber: projects.ticketNumber, draft: planSets.input })
    .from(planSets)
    .innerJoin(projects, eq(projects.id, planSets.projectId))
    .where(theirs)
    .orderBy(asc(planSets.createdAt));
  const { number, createdAt, input } = planSetIssues;
  return Promise.all(
    found.map(async ({ projectId, ...own }) => ({
      ...own,
      issues: await db
        .select({ number, createdAt, input })
        .from(planSetIssues)
        .where(eq(planSetIssues.projectId, projectId))
        .orderBy(asc(number)),
    })),
  );
};
