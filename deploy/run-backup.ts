import { parseArgs } from 'node:util';
import { keepFilesPrivate } from '#server/private-files.ts';
import { backUp, backUpInto } from './backup.ts';
import { moveToPostgres } from './move.ts';
import { restore } from './restore.ts';

// `npm run backup -- FILE.tar.gz`, or `npm run backup -- FOLDER --keep 14` for one named by the time; `npm run restore -- FILE.tar.gz`;
// both for the folder in DATA_DIR (./data). `npm run move -- postgres://…` takes its embedded database to a PostgreSQL.

const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const KEPT = 14;

const backUpTo = async (dataDir: string, place: string, kept: string | undefined) => {
  const keep = Number(kept ?? KEPT);
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep takes a number of archives, 1 or more');
  if (place.endsWith('.tar.gz')) return `${place} written, sha256 ${await backUp(dataDir, place)}`;
  const { archive, checksum, removed } = await backUpInto(dataDir, place, keep);
  return `${archive} written, sha256 ${checksum}${removed > 0 ? `, ${removed} older removed` : ''}`;
};

const run = async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const [what, place] = positionals;
  const dataDir = process.env.DATA_DIR ?? './data';
  if (!place)
    throw new Error(
      what === 'move'
        ? 'name the database, for example postgres://user@host/poolwright'
        : 'name the archive, for example backups/monday.tar.gz',
    );
  if (process.env.DATABASE_URL)
    throw new Error('with DATABASE_URL use pg_dump and pg_restore; see docs/production.md');
  if (what === 'backup') return backUpTo(dataDir, place, values.keep);
  if (what === 'restore') return `${dataDir} restored: ${listed(await restore(place, dataDir))}`;
  if (what === 'move') return `Moved: ${listed(await moveToPostgres(dataDir, place))}`;
  throw new Error('say backup, restore or move');
};

try {
  // What is in an archive is nobody else's business on this machine.
  keepFilesPrivate();
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
