import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { canonicalDesign } from '#domain/design/canonical.ts';
import type { Design } from '#domain/design/design.ts';
import { readIntakePlot } from '#domain/intake/intake-plot.ts';
import type { PlanSetDesk } from '#domain/plan-set/desk.ts';
import { intakes } from '#server/areas/intake/tables.ts';
import { deliveryVersions, projectComments } from '#server/areas/project/tables.ts';
import type { Db } from '#server/database/database.ts';

// The designs that a project holds: what the studio handed over, what the client wished instead, and what came with their form.

type Found = { from: 'delivery' | 'wish' | 'intake'; createdAt: Date; design: Design };

const deliveredDesign = async (db: Db, projectId: string): Promise<Found[]> => {
  const { createdAt, design } = deliveryVersions;
  const found = await db
    .select({ createdAt, design })
    .from(deliveryVersions)
    .where(and(eq(deliveryVersions.projectId, projectId), isNotNull(design)))
    .orderBy(desc(createdAt))
    .limit(1);
  return found.flatMap((one) => (one.design ? [{ ...one, from: 'delivery', design: one.design }] : []));
};

/** What the client has not sent yet is theirs alone. */
const wishedDesign = async (db: Db, projectId: string): Promise<Found[]> => {
  const { createdAt, design, roundId, side } = projectComments;
  const found = await db
    .select({ createdAt, design })
    .from(projectComments)
    .where(
      and(
        eq(projectComments.projectId, projectId),
        eq(side, 'client'),
        isNotNull(design),
        isNotNull(roundId),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1);
  return found.flatMap((one) => (one.design ? [{ ...one, from: 'wish', design: one.design }] : []));
};

export const drawnDesigns = async (db: Db, projectId: string): Promise<Found[]> => {
  const { createdAt } = intakes;
  const found = await db
    .select({ createdAt, plot: sql<string | null>`submission ->> 'plot'` })
    .from(intakes)
    .where(eq(intakes.projectId, projectId))
    .orderBy(desc(createdAt), desc(intakes.id));
  return found.flatMap(({ createdAt: at, plot }) => {
    const design = readIntakePlot(plot);
    return design ? [{ from: 'intake', createdAt: at, design }] : [];
  });
};

export const newestDesign = async (db: Db, projectId: string): Promise<Found | undefined> => {
  const found = [
    ...(await deliveredDesign(db, projectId)),
    ...(await wishedDesign(db, projectId)),
    ...(await drawnDesigns(db, projectId)),
  ];
  return found.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
};

// The database has its own order of what a plot holds.
const isSame = (one: Design, other: Design) =>
  isDeepStrictEqual(JSON.parse(canonicalDesign(one)), JSON.parse(canonicalDesign(other)));

export const startsOf = async (
  db: Db,
  projectId: string,
  inDraft: Design | undefined,
): Promise<PlanSetDesk['starts']> => {
  const newest = await newestDesign(db, projectId);
  return {
    newest: newest
      ? {
          from: newest.from,
          createdAt: newest.createdAt.toISOString(),
          inDraft: inDraft !== undefined && isSame(inDraft, newest.design),
        }
      : null,
    plot: (await drawnDesigns(db, projectId)).length > 0,
  };
};
