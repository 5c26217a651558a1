import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { PLAN_SETS } from '#server/limits.ts';
import { drawnSets } from './drawn-sets.ts';
import { contentsOf } from './set-contents.ts';
import { fileOf } from './set-files.ts';
import type { FromThread, SetRequest } from './set-request.ts';

// The thread that computes and draws plan sets, one after another: whatever a design holds, the site itself goes on.

const port = parentPort;
if (!port) throw new Error('runs as a worker only');

const sets = drawnSets(PLAN_SETS.drawnKept);

async function answer(request: SetRequest): Promise<FromThread> {
  const drawn = sets.draw(request);
  if (drawn === 'no-place') return { kind: 'no-place' };
  const { set, pages, before } = drawn;
  if (request.want === 'contents') return { kind: 'contents', contents: contentsOf({ set, pages }, before) };
  return { kind: 'file', file: { bytes: await fileOf(request.want, set, pages), pages: pages.length } };
}

try {
  // Visitors go first.
  setPriority(0, PLAN_SETS.niceness);
} catch {
  // Not everywhere may a thread step back.
}
port.on('message', (request: SetRequest) => {
  answer(request)
    .catch((error: unknown): FromThread => {
      sets.forget();
      return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
    })
    .then((said) => port.postMessage(said));
});
