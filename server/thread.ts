import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

// Worker threads start from a file: the built one when the server is built, the source in tests and development.
// `name` is a path under server/ without its extension.
export const startThread = (name: string, workerData: unknown) => {
  const built = new URL(`./${name}.js`, import.meta.url);
  if (existsSync(fileURLToPath(built))) return new Worker(built, { workerData });
  const source = new URL(`./${name}.ts`, import.meta.url).href;
  // On Node 20 a loader given to a worker does not reach its entry, so a line of plain JavaScript loads it.
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(load, { eval: true, workerData });
};
