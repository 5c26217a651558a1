import { and, desc, eq, sql } from 'drizzle-orm';
import type { PlanSetDesk, PlanSetDraft, PlanSetIssue } from '#domain/plan-set/desk.ts';
import type { PlanSetInput } from '#domain/plan-set/plan-set.ts';
import { filesOfVersion } from '#server/areas/project/file-store.ts';
import { user } from '#server/areas/staff/tables.ts';
import type { Db } from '#server/database/database.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { startsOf } from './newest-design.ts';
import { planSetIssues, planSets } from './tables.ts';

// The draft of a project's plan set and what was handed over of it.

export const findDraft = async (db: Db, projectId: string): Promise<PlanSetDraft | undefined> => {
  const { input, version, updatedAt } = planSets;
  const [found] = await db
    .select({ input, version, updatedAt, by: user.email })
    .from(planSets)
    .leftJoin(user, eq(user.id, planSets.staffId))
    .where(eq(planSets.projectId, projectId))
    .limit(1);
  return found && { input: found.input, version: found.version, savedAt: iso(found.updatedAt), by: found.by };
};

export const requireDraft = async (db: Db, projectId: string): Promise<PlanSetDraft> => {
  const draft = await findDraft(db, projectId);
  if (!draft) throw notFound('This project has no plan set yet.');
  return draft;
};

const iso = (moment: Date) => moment.toISOString();

/** Saved over a newer one: whoever did is shown that one. */
export const staleDraft = (current: PlanSetDraft) =>
  new Refusal(409, 'stale-draft', 'Somebody has changed this plan set in the meantime.', {
    details: { current },
  });

type NewDraft = { projectId: string; staffId: string; input: PlanSetInput };

export const insertDraft = async (tx: Db, draft: NewDraft): Promise<void> => {
  await tx.insert(planSets).values({ id: crypto.randomUUID(), ...draft });
};

/** Over exactly this version. */
export const replaceDraft = async (
  tx: Db,
  { projectId, staffId, input }: NewDraft,
  version: number,
): Promise<void> => {
  const written = await tx
    .update(planSets)
    .set({ input, staffId, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(planSets.projectId, projectId), eq(planSets.version, version)))
    .returning({ id: planSets.id });
  if (written.length === 0) throw staleDraft(await requireDraft(tx, projectId));
};

export type Issue = typeof planSetIssues.$inferSelect;

export const lastIssue = async (db: Db, projectId: string): Promise<Issue | undefined> =>
  (
    await db
      .select()
      .from(planSetIssues)
      .where(eq(planSetIssues.projectId, projectId))
      .orderBy(desc(planSetIssues.number))
      .limit(1)
  )[0];

export const readDesk = async (db: Db, projectId: string): Promise<PlanSetDesk> => {
  const draft = await findDraft(db, projectId);
  return {
    draft: draft ?? null,
    issues: await readIssues(db, projectId),
    starts: await startsOf(db, projectId, draft?.input.design),
  };
};

const readIssues = async (db: Db, projectId: string): Promise<PlanSetIssue[]> => {
  const found = await db
    .select({ issue: planSetIssues, by: user.email })
    .from(planSetIssues)
    .leftJoin(user, eq(user.id, planSetIssues.staffId))
    .where(eq(planSetIssues.projectId, projectId))
    .orderBy(desc(planSetIssues.number));
  const shown: PlanSetIssue[] = [];
  for (const { issue, by } of found) {
    const files = await filesOfVersion(db, projectId, issue.versionId);
    shown.push({
      number: issue.number,
      issuedAt: iso(issue.createdAt),
      by: by ?? '',
      words: issue.input.revisions.at(-1)?.words ?? '',
      versionId: issue.versionId,
      files: files.map(({ id, filename, contentType, size, sha256, pages }) => ({
        ...{ id, filename, contentType, size, sha256, pages },
      })),
    });
  }
  return shown;
};
