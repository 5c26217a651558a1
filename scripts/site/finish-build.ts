import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ROUTES } from '../../domain/site/routes.ts';
import { templateFolder } from '../../server/database/prepare-folder.ts';
import { prepareTemplate } from '../../server/database/template.ts';
import { bundleServer } from './bundle-server.ts';
import { compressAssets } from './compress.ts';
import { filesBelow, policyHashes } from './pages.ts';
import { startPatiently } from './patient-start.ts';
import { manifest, robots, sitemap } from './public-files.ts';
import { writeSocialCards } from './social-cards.ts';

// After the pages are written: the files beside them, their script hashes, their compressed twins, the server.
const CLIENT = 'build/site/client';

writeFileSync(`${CLIENT}/sitemap.xml`, sitemap());
writeFileSync(`${CLIENT}/robots.txt`, robots());
writeFileSync(`${CLIENT}/manifest.webmanifest`, manifest());
writeFileSync('build/site-routes.json', JSON.stringify([...Object.values(ROUTES), '/404']));

await writeSocialCards(CLIENT);

const importsOf = (path: string) =>
  [...readFileSync(`${CLIENT}${path}`, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  );
for (const file of filesBelow(CLIENT).filter((name) => name.endsWith('.html'))) {
  writeFileSync(file, startPatiently(readFileSync(file, 'utf8'), importsOf));
}

const hashes = policyHashes(CLIENT);
writeFileSync('build/site-csp.json', JSON.stringify(hashes, null, 1));
const compressed = compressAssets(CLIENT);
if (existsSync('server/main.ts')) await bundleServer();
await prepareTemplate();
// Built by one user and run by another, who must be able to copy it.
execFileSync('chmod', ['-R', 'a+rX', templateFolder()]);
console.log(`${Object.keys(hashes).length} pages, ${compressed} compressed files, the server.`);
