import { parentPort, workerData } from 'node:worker_threads';
import { EMBEDDED_CHECKPOINT_MS } from '#server/limits.ts';
import { startSocketServer } from './socket-server.ts';
import { openSynced } from './synced-files.ts';

// The thread that holds the embedded database; it speaks Postgres over a private socket.

const port = parentPort;
if (!port) throw new Error('runs as a worker only');
const { folder, socketPath } = workerData as { folder: string; socketPath: string };

const die = (message: string): never => {
  port.postMessage({ kind: 'failed', message });
  process.exit(1);
};

try {
  const db = await openSynced(folder, die);
  const server = await startSocketServer(db, socketPath, die);
  // PGlite has no background checkpointer or autovacuum of its own.
  const upkeep = setInterval(() => {
    db.exec('checkpoint').catch(() => undefined);
  }, EMBEDDED_CHECKPOINT_MS);
  port.on('message', async () => {
    clearInterval(upkeep);
    await server.stop();
    await db.close();
    port.close();
  });
  port.postMessage({ kind: 'ready' });
} catch (error) {
  die(error instanceof Error ? error.message : String(error));
}
