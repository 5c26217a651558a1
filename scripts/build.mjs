// The whole build: rules, pages, the files beside them, the server. Everything lands in build/.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { compressAssets } from './site/compress.mjs';
import { bundleServer } from './site/bundle-server.mjs';
import { policyHashes } from './site/pages.mjs';

const CLIENT = 'build/site/client';
const started = Date.now();

function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: process.env });
  if (status !== 0) {
    console.error(`The build stopped at: ${command} ${args.join(' ')}`);
    process.exit(status ?? 1);
  }
}

const bin = (name) => `node_modules/.bin/${name}`;

run(process.execPath, '--import', 'tsx', 'scripts/check-imports.ts');
await rm('build/site', { recursive: true, force: true });
run(bin('react-router'), 'build', '--logLevel', 'warn');
run(process.execPath, '--import', 'tsx', 'scripts/site/write-public-files.ts', CLIENT, 'build/site-routes.json');
// Kept word for word with domain/site/brand.ts by scripts/site/pages.test.ts.
const hashes = await policyHashes(CLIENT, ['site-url.invalid', 'chat-website-id-here']);
await writeFile('build/site-csp.json', JSON.stringify(hashes, null, 1));
const compressed = await compressAssets(CLIENT);
if (existsSync('server/main.ts')) await bundleServer();
console.log(`Built ${Object.keys(hashes).length} pages and ${compressed} text files in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
