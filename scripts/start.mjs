import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install } from './install.mjs';

// `npm start`: install, build and serve, each only as far as needed. The script says `exec`, so that no shell stands between npm
// and us and a SIGTERM reaches the site.
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
install();
const { ensureBuild } = await import('./ensure-build.mjs');
ensureBuild();
// Libraries have a slow mode for developers unless told otherwise.
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL('build/server/main.js').href);
