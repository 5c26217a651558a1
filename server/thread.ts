import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

// Worker threads start from a file: the built one when the server is built, the source in tests and development.
// `name` is a path under server/ without its extension.
export const startThread = (name: string, workerData: unknown) => {
  const built = new URL(`./${name}.js`, import.meta.url);
  if (existsSync(fileURLToPath(built))) return new Worker(built, { workerData });
  return new Worker(new URL(`./${name}.ts`, import.meta.url), { execArgv: ['--import', 'tsx'], workerData });
};
