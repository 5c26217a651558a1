import { and, desc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { revisionsOf, stepOnPackage } from '#domain/project/steps.ts';
import { addWorkingDays, STUDIO_ANSWERS_IN } from '#domain/project/working-days.ts';
import { newTicket } from '#server/areas/intake/store.ts';
import { intakes } from '#server/areas/intake/tables.ts';
import type { Order } from '#server/areas/payment/order-store.ts';
import { orders } from '#server/areas/payment/tables.ts';
import type { Db } from '#server/database/database.ts';
import { sha256 } from '#server/identifiers.ts';
import { findProjectByKey, type Project, type RoomKeys } from './access.ts';
import { currentKey, issueLink } from './links.ts';
import { projects } from './tables.ts';

// An intake or a paid order begins a project, or joins the one of the same person, in its own transaction. An address that
// somebody typed proves nothing: whoever joins by it learns nothing, and what they join is not theirs to watch (decision 030).

const studioDueAt = () => addWorkingDays(new Date(), STUDIO_ANSWERS_IN);

/** One after the other for each address, so that an order and an intake at the same moment find each other. */
const lockAddress = (tx: Db, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`project of ${email.toLowerCase()}`}, 0))`);

const findToJoin = async (tx: Db, email: string, lacking: SQL): Promise<Project | undefined> => {
  await lockAddress(tx, email);
  const [found] = await tx
    .select()
    .from(projects)
    .where(and(eq(sql`lower(${projects.email})`, email.toLowerCase()), eq(projects.state, 'active'), lacking))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(1)
    .for('update');
  return found;
};

const withoutIntake = (tx: Db) =>
  notExists(tx.select({ id: intakes.id }).from(intakes).where(eq(intakes.projectId, projects.id)));

export interface ArrivedIntake {
  id: string;
  ticketNumber: string;
  accessHash: string;
  fullName: string;
  email: string;
  /** The room's key, when the form was sent from there. */
  sentKey: string | undefined;
}

/** The keys that an intake's mail and its answer may carry. */
export interface PlacedIntake {
  mailKey: string;
  answerKey: string;
}
export type PlaceIntake = (tx: Db, intake: ArrivedIntake) => Promise<PlacedIntake>;

const sameAddress = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

export const placeIntake =
  (rooms: RoomKeys): PlaceIntake =>
  async (tx, intake) => {
    const ownKey = rooms.roomKeyOf(intake.id, 0);
    const known = intake.sentKey ? await findActiveByKey(tx, intake.sentKey) : undefined;
    const project = known ?? (await findToJoin(tx, intake.email, withoutIntake(tx)));
    if (!project) {
      await beginWithIntake(tx, intake);
      return { mailKey: ownKey, answerKey: ownKey };
    }
    await tx
      .update(projects)
      .set({
        name: project.name || intake.fullName,
        email: project.email ?? intake.email,
        turn: 'studio',
        dueAt: studioDueAt(),
        unread: sql`unread + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(projects.id, project.id));
    await tx.update(intakes).set({ projectId: project.id }).where(eq(intakes.id, intake.id));
    const isTheirs = sameAddress(project.email ?? intake.email, intake.email);
    return {
      mailKey: isTheirs ? await currentKey(rooms, tx, project) : ownKey,
      answerKey: known && intake.sentKey ? intake.sentKey : ownKey,
    };
  };

const findActiveByKey = async (tx: Db, key: string) => {
  const found = await findProjectByKey(tx, key);
  return found?.state === 'active' ? found : undefined;
};

const beginWithIntake = async (tx: Db, { id, ticketNumber, accessHash, fullName, email }: ArrivedIntake) => {
  await tx.insert(projects).values({
    id,
    ticketNumber,
    accessHash,
    linkIssuedAt: new Date(),
    name: fullName,
    email,
    begunBy: 'intake',
    unread: 1,
    turn: 'studio',
    dueAt: studioDueAt(),
  });
  await tx.update(intakes).set({ projectId: id }).where(eq(intakes.id, id));
};

type BoughtPackage = Pick<Order, 'id' | 'email' | 'buyerName' | 'packageId' | 'packageTitle'>;

/** Returns the key for the receipt, which goes to the buyer's address. */
export const placeOrder = async (rooms: RoomKeys, tx: Db, order: BoughtPackage): Promise<string> => {
  const { packageId, packageTitle } = order;
  const bought = { packageId, packageTitle, revisionsIncluded: revisionsOf(packageId) };
  const project = order.email ? await findToJoin(tx, order.email, isNull(projects.packageTitle)) : undefined;
  if (project) {
    await tx
      .update(projects)
      .set({
        ...bought,
        name: project.name || order.buyerName || '',
        step: stepOnPackage(packageId, project.step),
        unread: sql`unread + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(projects.id, project.id));
  } else {
    await tx.insert(projects).values({
      ...bought,
      id: order.id,
      ticketNumber: newTicket(new Date()),
      accessHash: sha256(rooms.roomKeyOf(order.id, 0)),
      linkIssuedAt: new Date(),
      name: order.buyerName ?? '',
      email: order.email,
      begunBy: 'order',
      unread: 1,
      turn: 'client',
    });
  }
  await tx
    .update(orders)
    .set({ projectId: project?.id ?? order.id })
    .where(eq(orders.id, order.id));
  if (!project) return rooms.roomKeyOf(order.id, 0);
  // Whoever sent the form holds its link, and may have typed another's address: from now on only the mailbox has it.
  const heldByAnybody = project.begunBy === 'intake' && project.linkNumber === 0;
  return heldByAnybody ? issueLink(rooms, tx, project) : currentKey(rooms, tx, project);
};
