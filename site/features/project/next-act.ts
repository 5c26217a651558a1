import type { Comment, Delivery, DeliveryVersion, Quote, Room } from '#domain/project/room.ts';

// What the page asks for on top: one thing at a time, the one the other side waits for.

export type WaitingVersion = { delivery: Delivery; version: DeliveryVersion };
export type Act =
  | { kind: 'look'; waiting: WaitingVersion; more: number }
  | { kind: 'send'; count: number }
  | { kind: 'intake' }
  | { kind: 'quote' | 'pay'; quote: Quote }
  | { kind: 'answer' }
  | { kind: 'none' };

/** Only this side sees them until they are sent; an answer is sent at once. */
export const unsentOf = <Item extends Comment>(comments: readonly Item[]): Item[] =>
  comments.filter(
    ({ roundId, parentId, side }) => roundId === null && parentId === null && side === 'client',
  );

const newestOf = (delivery: Delivery): WaitingVersion[] => {
  const version = delivery.versions[0];
  return version ? [{ delivery, version }] : [];
};

type Standing = Omit<Room, 'comments'> & { comments: readonly Comment[] };

/** The newest versions that are neither approved nor commented on in a round, newest first. */
const waitingVersions = ({ deliveries, comments }: Pick<Standing, 'deliveries' | 'comments'>) =>
  deliveries
    .flatMap(newestOf)
    .filter(
      ({ version }) =>
        !version.approval &&
        !comments.some(
          ({ versionId, roundId, side }) => versionId === version.id && roundId && side === 'client',
        ),
    )
    .toSorted((one, other) => other.version.createdAt.localeCompare(one.version.createdAt));

const money = (quotes: readonly Quote[]): Act | undefined => {
  const open = quotes.find(({ state }) => state === 'open');
  if (open) return { kind: 'quote', quote: open };
  const due = quotes.find(({ state }) => state === 'accepted');
  return due && { kind: 'pay', quote: due };
};

export function nextAct(room: Standing): Act {
  const owed = money(room.quotes);
  if (room.turn !== 'client') return owed ?? { kind: 'none' };
  const unsent = unsentOf(room.comments);
  if (unsent.length > 0) return { kind: 'send', count: unsent.length };
  const [waiting, ...more] = waitingVersions(room);
  if (waiting) return { kind: 'look', waiting, more: more.length };
  if (!room.hasIntake && room.step === 'documents') return { kind: 'intake' };
  return owed ?? { kind: 'answer' };
}

/** Where a drawing stands that the page shows by its version's id. */
export const findVersion = (
  deliveries: readonly Delivery[],
  versionId: string,
): WaitingVersion | undefined => {
  for (const delivery of deliveries) {
    const version = delivery.versions.find(({ id }) => id === versionId);
    if (version) return { delivery, version };
  }
  return undefined;
};
