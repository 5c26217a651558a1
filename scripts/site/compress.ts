import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './files-below.ts';

// Text files get their compressed twins at build; pages are rendered, and compressed, while the site runs.
const TEXT = /\.(js|css|svg|json)$/;
const WORTH_IT = 256;
// Of a megabyte and more, which few visitors ever fetch, the last two percent took as long as all other files together.
const LARGE = 1 << 20;

export function compressAssets(client: string): number {
  const files = filesBelow(client).filter((file) => TEXT.test(file));
  for (const file of files) {
    const body = readFileSync(file);
    if (body.length < WORTH_IT) continue;
    const quality = body.length < LARGE ? 11 : 10;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
  return files.length;
}
