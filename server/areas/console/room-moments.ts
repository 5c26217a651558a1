import { eq, inArray } from 'drizzle-orm';
import { placeOf } from '#domain/console/place.ts';
import type { Moment } from '#domain/console/timeline.ts';
import { priceOf } from '#domain/words/money.ts';
import {
  deliveries,
  deliveryVersions,
  projectApprovals,
  projectMessages,
  projectQuotes,
  projectRounds,
} from '#server/areas/project/tables.ts';
import type { Db } from '#server/database/database.ts';
import { picturesOf } from './lead-designs.ts';

// What happened in the rooms of projects: handed over, asked for, approved, said, quoted.

type Row = { id: string; createdAt: Date; projectId: string | null };

const told = ({ id, createdAt, projectId }: Row, more: Pick<Moment, 'kind'> & Partial<Moment>): Moment => ({
  id,
  at: createdAt.toISOString(),
  values: {},
  words: '',
  place: placeOf('projects', projectId ?? ''),
  ...more,
});

const handedOver = async (db: Db, projectIds: string[]): Promise<Moment[]> => {
  const { id, createdAt, projectId, number, note, designSlug } = deliveryVersions;
  const found = await db
    .select({ id, createdAt, projectId, number, note, designSlug, title: deliveries.title })
    .from(deliveryVersions)
    .innerJoin(deliveries, eq(deliveries.id, deliveryVersions.deliveryId))
    .where(inArray(projectId, projectIds));
  const pictures = await picturesOf(
    db,
    found.flatMap((version) => version.designSlug ?? []),
  );
  return found.map((version) => {
    const picture = pictures.get(version.designSlug ?? '');
    return told(version, {
      kind: 'delivery',
      values: { title: version.title, version: version.number },
      words: version.note,
      ...(picture ? { picture, pictureOf: version.designSlug ?? '' } : {}),
    });
  });
};

export const roomMoments = async (db: Db, projectIds: string[]): Promise<Moment[]> => {
  if (projectIds.length === 0) return [];
  const [versions, rounds, approvals, messages, quotes] = await Promise.all([
    handedOver(db, projectIds),
    db.select().from(projectRounds).where(inArray(projectRounds.projectId, projectIds)),
    db.select().from(projectApprovals).where(inArray(projectApprovals.projectId, projectIds)),
    db.select().from(projectMessages).where(inArray(projectMessages.projectId, projectIds)),
    db.select().from(projectQuotes).where(inArray(projectQuotes.projectId, projectIds)),
  ]);
  return [
    ...versions,
    ...rounds.map((row) => told(row, { kind: 'round', values: { number: row.number }, words: row.words })),
    ...approvals.map((row) => told(row, { kind: 'approval', values: { name: row.name } })),
    ...messages.map((row) =>
      told(row, { kind: row.side === 'client' ? 'theirMessage' : 'ourMessage', words: row.body }),
    ),
    ...quotes.map((row) =>
      told(row, {
        kind: 'quote',
        values: { title: row.title, amount: priceOf(row.amountCents) },
        words: row.words,
      }),
    ),
  ];
};
