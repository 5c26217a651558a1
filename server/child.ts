import { spawn } from 'node:child_process';
import { CHILD_OUTPUT_BYTES } from '#server/limits.ts';
import { workerFile } from './worker-file.ts';

interface ChildLimits {
  memoryMb: number;
  timeoutMs: number;
}

/** It died, took too long or failed; what it said is in the message. */
export class ChildFailed extends Error {}

// The ceiling is on memory that is really written to, not on addresses that are merely reserved. Where the system knows no
// such ceiling the child still ends alone, and is the first to go when the machine runs out.
const LIMITED = `ulimit -d "$1" 2>/dev/null; { echo 1000 > /proc/$$/oom_score_adj; } 2>/dev/null; shift; exec "$@"`;

// A process of its own, started from a file like a thread (see worker-file.ts): whatever it is given to open can end it, never
// the site. It knows nothing of our environment. It compiles no code at run time: from Node 24 the room set aside for that counts
// as half a gigabyte of written memory, and what libraries do in their own code needs none.
export const runChild = (name: string, args: string[], { memoryMb, timeoutMs }: ChildLimits) => {
  const { file, loader } = workerFile(name);
  const child = spawn(
    '/bin/sh',
    ['-c', LIMITED, 'sh', String(memoryMb * 1024), process.execPath, '--jitless', ...loader, file, ...args],
    {
      env: { PATH: process.env.PATH ?? '', TMPDIR: process.env.TMPDIR, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    },
  );
  return new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (said.length < CHILD_OUTPUT_BYTES) said += chunk.toString();
    });
    child.on('error', (error) => reject(new ChildFailed(error.message)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(said);
      else reject(new ChildFailed(`ended with ${signal ?? code}`));
    });
  });
};
