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
export const waitingVersions = ({ deliveries, comments }: Pick<Standing, 'deliveries' | 'comments'>) =>
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

/** Quotes wait in either turn. */
export const owedOf = (quotes: readonly Quote[]): Extract<Act, { quote: Quote }> | undefined => {
  const open = quotes.find(({ state }) => state === 'open');
  if (open) return { kind: 'quote', quote: open };
  const due = quotes.find(({ state }) => state === 'accepted');
  return due && { kind: 'pay', quote: due };
};

export function nextAct(room: Standing): Act {
  const [waiting, ...more] = waitingVersions(room);
  const look = waiting && ({ kind: 'look', waiting, more: more.length } as const);
  // Nobody can answer what nobody has seen; comments that are not sent stand in the bar below.
  if (look && !look.waiting.version.seenAt && room.turn !== 'done') return look;
  const owed = owedOf(room.quotes);
  if (room.turn !== 'client') return owed ?? { kind: 'none' };
  const unsent = unsentOf(room.comments);
  if (unsent.length > 0) return { kind: 'send', count: unsent.length };
  if (look) return look;
  if (!room.hasIntake && room.deliveries.length === 0 && room.step === 'documents') return { kind: 'intake' };
  return owed ?? { kind: 'answer' };
}

export type LastDone = { kind: 'round'; comments: number } | { kind: 'approval' } | undefined;

/** What the client did last and the studio has not answered yet with a version or with the next step. */
export const lastDone = ({ deliveries, rounds }: Pick<Room, 'deliveries' | 'rounds'>): LastDone => {
  const versions = deliveries.flatMap((delivery) => delivery.versions);
  const done: { at: string; what: LastDone }[] = [
    ...rounds.map(({ createdAt, comments }) => ({
      at: createdAt,
      what: { kind: 'round' as const, comments },
    })),
    ...versions.flatMap(({ approval }) =>
      approval && !approval.final ? [{ at: approval.createdAt, what: { kind: 'approval' as const } }] : [],
    ),
    ...versions.map(({ createdAt }) => ({ at: createdAt, what: undefined })),
  ];
  return done.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)?.what;
};

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
