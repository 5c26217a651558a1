import { keepFilesPrivate } from '#server/private-files.ts';
import { backUp } from './backup.ts';
import { moveToPostgres } from './move.ts';
import { restore } from './restore.ts';

// `npm run backup -- FILE.tar.gz` and `npm run restore -- FILE.tar.gz`, for the folder in DATA_DIR (./data);
// `npm run move -- postgres://…` takes the embedded database of that folder to a PostgreSQL.

const [what, archive] = process.argv.slice(2);
const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
keepFilesPrivate();
const dataDir = process.env.DATA_DIR ?? './data';
try {
  if (!archive)
    throw new Error(
      what === 'move'
        ? 'name the database, for example postgres://user@host/poolwright'
        : 'name the archive, for example backups/monday.tar.gz',
    );
  if (process.env.DATABASE_URL)
    throw new Error('with DATABASE_URL use pg_dump and pg_restore; see docs/production.md');
  if (what === 'backup') console.log(`${archive} written, sha256 ${await backUp(dataDir, archive)}`);
  else if (what === 'restore') console.log(`${dataDir} restored: ${listed(await restore(archive, dataDir))}`);
  else if (what === 'move') console.log(`Moved: ${listed(await moveToPostgres(dataDir, archive))}`);
  else throw new Error('say backup, restore or move');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
