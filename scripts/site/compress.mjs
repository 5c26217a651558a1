// Hashed text files get their compressed twins at build; pages are compressed by the server, which edits them first.
import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './pages.mjs';

const TEXT = /\.(js|css|svg|json|txt|map|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function compressAssets(client) {
  const files = (await filesBelow(client)).filter((file) => TEXT.test(file));
  for (const file of files) {
    if ((await stat(file)).size < 256) continue;
    const body = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    await writeFile(`${file}.br`, await brotli(body, { params }));
    await writeFile(`${file}.gz`, await zip(body, { level: 9 }));
  }
  return files.length;
}
