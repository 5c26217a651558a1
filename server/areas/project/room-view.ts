import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Design } from '#domain/design/design.ts';
import { pictureUrl } from '#domain/design/design-answer.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import type { DesignOnPlot } from '#domain/design/on-plot.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { readIntakePlot } from '#domain/intake/intake-plot.ts';
import { isOrderState } from '#domain/payment/order-state.ts';
import { withoutNotes } from '#domain/plot/site.ts';
import type {
  Approval,
  Comment,
  DeliveredDesign,
  Delivery,
  DeliveryVersion,
  Message,
  ProjectFile,
  projectPartsSchema,
  Quote,
  RoomPayment,
  Round,
  Side,
} from '#domain/project/room.ts';
import { stepsOf } from '#domain/project/steps.ts';
import { pictureHash } from '#server/areas/design/store.ts';
import { intakes } from '#server/areas/intake/tables.ts';
import { orders } from '#server/areas/payment/tables.ts';
import { user } from '#server/areas/staff/tables.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import type { Project } from './access.ts';
import {
  deliveries,
  deliveryVersions,
  projectApprovals,
  projectComments,
  projectFiles,
  projectMessages,
  projectQuotes,
  projectRounds,
} from './tables.ts';

// What both sides see of a project. What a client has not sent yet is the client's alone.

type ProjectParts = z.infer<typeof projectPartsSchema>;

const iso = (moment: Date) => moment.toISOString();
const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

export const readParts = async (
  services: Pick<Services, 'db' | 'content'>,
  project: Project,
  side: Side,
): Promise<ProjectParts> => {
  const { id } = project;
  const { db } = services;
  const files = await readFiles(db, id);
  const comments = await readComments(db, id, side);
  return {
    id,
    ticketNumber: project.ticketNumber,
    packageTitle: project.packageTitle,
    steps: [...stepsOf(project.packageId)],
    step: project.step,
    turn: project.turn,
    dueAt: isoOrNull(project.dueAt),
    revisionsIncluded: project.revisionsIncluded,
    revisionsUsed: project.revisionsUsed,
    createdAt: iso(project.createdAt),
    ...(await readIntake(db, id)),
    deliveries: await readDeliveries(services, id, side, files.ofVersion),
    comments,
    rounds: await readRounds(db, id, comments),
    messages: await readMessages(db, id, files.ofMessage),
    quotes: await readQuotes(db, id),
    payments: await readPayments(db, id),
  };
};

const readFiles = async (db: Db, projectId: string) => {
  const rows = await db
    .select()
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId))
    .orderBy(asc(projectFiles.position));
  const shown = ({ id, filename, contentType, size, sha256, pages }: (typeof rows)[number]): ProjectFile => ({
    id,
    filename,
    contentType,
    size,
    sha256,
    pages,
  });
  const of = (key: 'versionId' | 'messageId') => {
    const found = Map.groupBy(rows, (row) => row[key]);
    return (id: string) => (found.get(id) ?? []).map(shown);
  };
  return { ofVersion: of('versionId'), ofMessage: of('messageId') };
};
type FilesOf = (id: string) => ProjectFile[];

const readIntake = async (db: Db, projectId: string): Promise<Pick<ProjectParts, 'hasIntake' | 'plot'>> => {
  const found = await db
    .select({ plot: sql<string | null>`submission ->> 'plot'` })
    .from(intakes)
    .where(eq(intakes.projectId, projectId))
    .orderBy(desc(intakes.createdAt), desc(intakes.id));
  const drawn = found.map(({ plot }) => readIntakePlot(plot)).find((plot) => plot !== undefined);
  return { hasIntake: found.length > 0, plot: drawn ? withBarePlot(drawn) : null };
};

const withBarePlot = (design: DesignOnPlot): DesignOnPlot => ({
  ...design,
  site: { ...design.site, plot: withoutNotes(design.site.plot) },
});

const readDeliveries = async (
  { db, content }: Pick<Services, 'db' | 'content'>,
  projectId: string,
  side: Side,
  filesOf: FilesOf,
): Promise<Delivery[]> => {
  const rows = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.projectId, projectId))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id));
  const versions = await db
    .select({ version: deliveryVersions, by: user.email })
    .from(deliveryVersions)
    .leftJoin(user, eq(user.id, deliveryVersions.staffId))
    .where(eq(deliveryVersions.projectId, projectId))
    .orderBy(desc(deliveryVersions.number));
  const approvals = await readApprovals(db, projectId);
  const { prices } = content.served.content;
  const shown = ({ version, by }: (typeof versions)[number]): DeliveryVersion => ({
    id: version.id,
    number: version.number,
    createdAt: iso(version.createdAt),
    note: version.note,
    // Which colleague it was is the studio's own affair.
    by: side === 'studio' ? (by ?? '') : '',
    sha256: version.sha256,
    design:
      version.design && version.designSlug
        ? deliveredDesign(prices, version.designSlug, version.design)
        : null,
    files: filesOf(version.id),
    seenAt: isoOrNull(version.seenAt),
    approval: approvals.get(version.id) ?? null,
  });
  const ofDelivery = Map.groupBy(versions, ({ version }) => version.deliveryId);
  return rows.map(({ id, title, kind, createdAt }) => ({
    id,
    title,
    kind,
    createdAt: iso(createdAt),
    versions: (ofDelivery.get(id) ?? []).map(shown),
  }));
};

/** Its pictures and its 3D live with the stored design; what it is, and so what it costs today, with the version. */
const deliveredDesign = (prices: Prices, slug: string, design: Design): DeliveredDesign => {
  const { totalLow, totalHigh, timelineWeeks } = estimateDesign(prices, design);
  const imageUrl = pictureUrl(pictureHash(design));
  return { slug, design, imageUrl, previewUrl: `${imageUrl}?preview`, totalLow, totalHigh, timelineWeeks };
};

const readApprovals = async (db: Db, projectId: string): Promise<Map<string, Approval>> => {
  const rows = await db
    .select()
    .from(projectApprovals)
    .where(and(eq(projectApprovals.projectId, projectId), isNull(projectApprovals.revokedAt)));
  const standing = new Map<string, Approval>();
  for (const { id, versionId, name, createdAt, sha256, finalAt } of rows)
    if (versionId)
      standing.set(versionId, {
        id,
        versionId,
        name,
        createdAt: iso(createdAt),
        sha256,
        final: finalAt !== null,
      });
  return standing;
};

const readComments = async (db: Db, projectId: string, side: Side): Promise<Comment[]> => {
  // The client's side sees all of it; the studio what was sent with a round, and the answers to that, which are sent at once.
  const sent = isNotNull(projectComments.roundId);
  const rows = await db
    .select()
    .from(projectComments)
    .where(and(eq(projectComments.projectId, projectId), side === 'studio' ? sent : undefined))
    .orderBy(asc(projectComments.createdAt), asc(projectComments.id));
  return rows.map(({ projectId: _project, staffId: _staff, createdAt, resolvedAt, ...comment }) => ({
    ...comment,
    createdAt: iso(createdAt),
    resolvedAt: isoOrNull(resolvedAt),
  }));
};

const readRounds = async (db: Db, projectId: string, comments: readonly Comment[]): Promise<Round[]> => {
  const rows = await db
    .select()
    .from(projectRounds)
    .where(eq(projectRounds.projectId, projectId))
    .orderBy(asc(projectRounds.number));
  // Both sides have read whatever was sent; asked for round by round, each would be looked for among all projects' comments.
  const sent = Map.groupBy(
    comments.filter(({ parentId }) => parentId === null),
    ({ roundId }) => roundId,
  );
  return rows.map(({ id, number, createdAt, name, words, beyond }) => ({
    id,
    number,
    createdAt: iso(createdAt),
    name,
    words,
    comments: sent.get(id)?.length ?? 0,
    beyond,
  }));
};

const readMessages = async (db: Db, projectId: string, filesOf: FilesOf): Promise<Message[]> => {
  const rows = await db
    .select()
    .from(projectMessages)
    .where(eq(projectMessages.projectId, projectId))
    .orderBy(asc(projectMessages.createdAt), asc(projectMessages.id));
  return rows.map(({ id, createdAt, side, name, body, readAt }) => ({
    id,
    createdAt: iso(createdAt),
    side,
    name,
    body,
    files: filesOf(id),
    readAt: isoOrNull(readAt),
  }));
};

const readQuotes = async (db: Db, projectId: string): Promise<Quote[]> => {
  const rows = await db
    .select()
    .from(projectQuotes)
    .where(eq(projectQuotes.projectId, projectId))
    .orderBy(asc(projectQuotes.createdAt), asc(projectQuotes.id));
  return rows.map(({ projectId: _project, staffId: _staff, createdAt, acceptedAt, paidAt, ...quote }) => ({
    ...quote,
    createdAt: iso(createdAt),
    acceptedAt: isoOrNull(acceptedAt),
    paidAt: isoOrNull(paidAt),
  }));
};

const readPayments = async (db: Db, projectId: string): Promise<RoomPayment[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.projectId, projectId), inArray(orders.state, ['processing', 'paid', 'refunded'])))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  return rows.map(
    ({ id, packageTitle, amountCents, refundedCents, state, provider, paidAt, receiptNumber }) => ({
      id,
      title: packageTitle,
      amountCents,
      // Orders given back before parts of one could be have no count of their own.
      refundedCents: state === 'refunded' ? amountCents : refundedCents,
      state: isOrderState(state) ? state : 'created',
      paidBy: provider === 'zelle' ? 'zelle' : 'card',
      paidAt: isoOrNull(paidAt),
      receiptNumber,
    }),
  );
};
