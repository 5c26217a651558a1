import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/database.ts';
import { STORAGE } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';

// Limits what unreviewed uploads may take of the disk. The free space below the floor is reserved for leads, estimates and
// payments, which are never checked.

type Unreviewed = keyof typeof STORAGE.unclaimed;
/** What the owner and staff bring waits for nobody's review: only the free space limits it. */
export type UploadKind = Unreviewed | 'picture' | 'delivery';

export interface Receiving {
  /** Counts what arrived; refuses when it no longer fits. */
  take(bytes: number): Promise<void>;
  /** What arrived is stored and counted there, or gone. */
  end(): void;
}

export interface UploadQuota {
  receive(kind: UploadKind): Receiving;
  /** Whether a drawn picture may be kept; it can always be drawn again. */
  keepsPictures(): Promise<boolean>;
}

export interface Disk {
  free: number;
  total: number;
}

const COUNTED_FOR_MS = 2_000;

// Not yet looked at by staff. Sizes stand in the database, so this holds for every kind of file store.
const UNCLAIMED = {
  intake: sql`select coalesce(sum(file.size), 0) as bytes from intake_files file
    join intakes on intakes.id = file.intake_id where intakes.status = 'new'`,
  panorama: sql`select coalesce(sum(size), 0) as bytes from panoramas where state <> 'approved'`,
  message: sql`select coalesce(sum(file.size), 0) as bytes from project_files file
    join projects on projects.id = file.project_id where file.message_id is not null and projects.unread > 0`,
};

const WORDS: Record<UploadKind, string> = {
  intake:
    'We cannot take files right now. Your answers are still here: send them without files, or try again later.',
  panorama: 'We cannot take images right now. Please try again later.',
  message:
    'We cannot take files right now. Your words are still here: send them without files, or try again later.',
  picture: 'The disk of this site is nearly full, so we cannot take pictures. Please tell whoever runs it.',
  delivery: 'The disk of this site is nearly full, so we cannot take files. Please tell whoever runs it.',
};

const diskOf = async (folder: string): Promise<Disk> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

export const uploadQuota = ({
  config,
  db,
  limits = STORAGE,
  disk = () => diskOf(config.dataDir),
}: {
  config: Pick<Config, 'dataDir' | 's3'>;
  db: Pick<Db, 'execute'>;
  limits?: { unclaimed: Record<Unreviewed, number>; freeFloor: number; freeFloorShare: number };
  disk?: () => Promise<Disk>;
}): UploadQuota => {
  const arriving: Record<UploadKind, number> = {
    intake: 0,
    panorama: 0,
    message: 0,
    picture: 0,
    delivery: 0,
  };

  const unclaimed = {
    intake: remembered(() => bytesOf(db, UNCLAIMED.intake)),
    panorama: remembered(() => bytesOf(db, UNCLAIMED.panorama)),
    message: remembered(() => bytesOf(db, UNCLAIMED.message)),
  };
  const fitsUnreviewed = async (kind: Unreviewed) =>
    (await unclaimed[kind]()) + arriving[kind] <= limits.unclaimed[kind];
  // With S3 there is no disk of ours to watch.
  const aboveFloor = remembered(async () => {
    if (config.s3) return true;
    const { free, total } = await disk();
    return free > Math.min(limits.freeFloor, total * limits.freeFloorShare);
  });

  return {
    receive: (kind) => {
      let mine = 0;
      return {
        take: async (bytes) => {
          mine += bytes;
          arriving[kind] += bytes;
          const fits = kind === 'picture' || kind === 'delivery' || (await fitsUnreviewed(kind));
          if (!fits || !(await aboveFloor())) throw new Refusal(507, 'no-room', WORDS[kind]);
        },
        end: () => {
          arriving[kind] -= mine;
          mine = 0;
        },
      };
    },
    keepsPictures: aboveFloor,
  };
};

const bytesOf = async (db: Pick<Db, 'execute'>, query: ReturnType<typeof sql>) =>
  Number((await db.execute<{ bytes: string }>(query)).rows[0]?.bytes ?? 0);

// Asked for every chunk that arrives, so cached for a few seconds.
const remembered = <Value>(look: () => Promise<Value>) => {
  let known: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (!known || known.until < Date.now()) {
      const fresh = { value: look(), until: Date.now() + COUNTED_FOR_MS };
      // A failed query is not cached.
      fresh.value.catch(() => {
        if (known === fresh) known = undefined;
      });
      known = fresh;
    }
    return known.value;
  };
};

/** Passes the bytes on while there is room for them. */
export async function* withinQuota(source: AsyncIterable<Buffer>, receiving: Receiving) {
  for await (const chunk of source) {
    await receiving.take(chunk.length);
    yield chunk;
  }
}
