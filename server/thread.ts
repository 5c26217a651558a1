import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

// Worker threads start from a file: the built one when the server is built, the source in tests and development.
// `name` is a path under server/ without its extension.
export const startThread = (name: string, workerData: unknown, resourceLimits: ResourceLimits = {}) => {
  const built = new URL(`./${name}.js`, import.meta.url);
  const options = { workerData, resourceLimits };
  if (existsSync(fileURLToPath(built))) return new Worker(built, options);
  return new Worker(new URL(`./${name}.ts`, import.meta.url), { ...options, execArgv: ['--import', 'tsx'] });
};
