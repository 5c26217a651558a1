import { fileTypeFromBuffer } from 'file-type';
import { beginsAs } from '#domain/intake/file-signature.ts';
import { claimedKind, type FileKind, MAX_FILE_BYTES, TOO_LARGE } from '#domain/intake/intake-files.ts';
import { DOCUMENTS } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import { NOT_WHAT_IT_SAYS } from './validate-document.ts';

// Looks at a file while it streams past: what it really is, whether it is too large or empty.

const KINDS: Record<string, FileKind> = {
  jpg: 'jpeg',
  png: 'png',
  heic: 'heic',
  pdf: 'pdf',
  cfb: 'doc',
};

/** The kind its first bytes give away. */
const kindByContent = async (start: Buffer): Promise<FileKind | undefined> => {
  // A PDF may begin after a few stray bytes; the reader libraries allow 1,024.
  if (start.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  // Which zip and which compound file it is, only the whole of it tells (validate-document.ts).
  if (start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return 'docx';
  if (beginsAs('dxf', start)) return 'dxf';
  const found = await fileTypeFromBuffer(start).catch(() => undefined);
  if (found?.mime === 'image/heif' || found?.mime === 'image/heic') return 'heic';
  return found ? KINDS[found.ext] : undefined;
};

const NOT_WHOLE = 'is not whole. Please save it again.';

export const refuseFile = (name: string, why: string, status = 415) =>
  new Refusal(status, status === 413 ? 'file-too-large' : 'file-not-accepted', `${name}: ${why}`, {
    issues: [{ path: name, message: why }],
  });

// A drawing that was cut off has no end mark: text, or the text of a binary one.
const DXF_END = /(^|[\n\r\0])EOF[\s\0]*$/;
const END_BYTES = 64;

/** Passes the bytes on and throws as soon as they give the file away; nothing is kept but its first 64 KB and its last bytes. */
export async function* inspected(
  source: AsyncIterable<Buffer>,
  name: string,
  type: string,
  kinds: readonly FileKind[],
) {
  const claimed = claimedKind(name, type, kinds);
  if (!claimed) throw refuseFile(name, 'is not a supported file type.');
  const decide = async (bytes: Buffer) => {
    if ((await kindByContent(bytes)) !== claimed) throw refuseFile(name, NOT_WHAT_IT_SAYS);
  };
  let start: Buffer | undefined = Buffer.alloc(0);
  let end = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) throw refuseFile(name, TOO_LARGE, 413);
    if (start) {
      start = Buffer.concat([start, chunk.subarray(0, DOCUMENTS.sniffedBytes - start.length)]);
      if (start.length >= DOCUMENTS.sniffedBytes) {
        await decide(start);
        start = undefined;
      }
    }
    end = Buffer.concat([end, chunk.subarray(-END_BYTES)]).subarray(-END_BYTES);
    yield chunk;
  }
  if (size === 0) throw refuseFile(name, 'is empty.', 400);
  if (start) await decide(start);
  if (claimed === 'dxf' && !DXF_END.test(end.toString('latin1'))) throw refuseFile(name, NOT_WHOLE);
}
