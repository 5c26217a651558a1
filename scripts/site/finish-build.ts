import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { templateFolder } from '../../server/database/prepare-folder.ts';
import { prepareTemplate } from '../../server/database/template.ts';
import { bundleServer } from './bundle-server.ts';
import { compressAssets } from './compress.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { writeSocialCards } from './social-cards.ts';

// After the pages' code is built: the files beside it, the scripts that pages may run, compressed twins, the server.
const CLIENT = 'build/site/client';

await writeSocialCards(CLIENT);
const hashes = await inlineScriptHashes();
writeFileSync('build/site/inline-scripts.json', JSON.stringify(hashes));
const compressed = compressAssets(CLIENT);
await bundleServer();
await prepareTemplate();
// Built by one user and run by another, who must be able to copy it.
execFileSync('chmod', ['-R', 'a+rX', templateFolder()]);
console.log(`${hashes.length} inline scripts, ${compressed} compressed files, the server.`);
