import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Threads and children start from a file: the built one when the server is built, the source in tests and development. `npm test`
// names its build: from their source each of them would compile itself anew. `name` is a path under server/ without its extension.
export const workerFile = (name: string): { file: string; loader: string[] } => {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const folder = process.env.BUILT_WORKERS;
  const built = folder ? resolve(folder, `${name}.js`) : here(`./${name}.js`);
  if (existsSync(built)) return { file: built, loader: [] };
  return { file: here(`./${name}.ts`), loader: ['--import', 'tsx'] };
};
