import { backUp } from './backup.ts';
import { restore } from './restore.ts';

// `npm run backup -- FILE.tar.gz` and `npm run restore -- FILE.tar.gz`, for the folder in DATA_DIR (./data).

const [what, archive] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR ?? './data';
try {
  if (!archive) throw new Error('name the archive, for example backups/monday.tar.gz');
  if (process.env.DATABASE_URL)
    throw new Error('with DATABASE_URL use pg_dump and pg_restore; see docs/production.md');
  if (what === 'backup') console.log(`${archive} written, sha256 ${await backUp(dataDir, archive)}`);
  else if (what === 'restore') {
    const counts = Object.entries(await restore(archive, dataDir));
    console.log(`${dataDir} restored: ${counts.map(([name, n]) => `${name} ${n}`).join(', ')}`);
  } else throw new Error('say backup or restore');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
