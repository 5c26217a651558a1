import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { startSocketServer } from './socket-server.ts';

// The thread that holds the embedded database; it speaks Postgres over a private socket.

const port = parentPort;
if (!port) throw new Error('runs as a worker only');
const { folder, socketPath } = workerData as { folder: string; socketPath: string };

try {
  const db = await PGlite.create({ dataDir: folder, relaxedDurability: true });
  const server = await startSocketServer(db, socketPath);
  // PGlite has no background checkpointer or autovacuum of its own.
  const upkeep = setInterval(() => {
    db.exec('checkpoint').catch(() => undefined);
  }, 5 * 60_000);
  port.on('message', async () => {
    clearInterval(upkeep);
    await server.stop();
    await db.close();
    port.postMessage({ kind: 'closed' });
    port.close();
  });
  port.postMessage({ kind: 'ready' });
} catch (error) {
  port.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  port.close();
}
