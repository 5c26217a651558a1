import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';

type StoredFile = { key: string; filename: string; size: number };

const NOTHING = Readable.from([]);

// A name for the download that no header or file system can misread; the real one follows in UTF-8.
export const disposition = (name: string) => {
  const plain = name.replace(/[^\w .()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`;
};

/** Always a download, whatever it is: nothing a stranger sent opens inside our origin. */
export const sendStored = async (
  reply: FastifyReply,
  files: Services['files'],
  { key, filename }: Pick<StoredFile, 'key' | 'filename'>,
) => {
  const stored = await files.get(key);
  if (!stored) throw notFound();
  return reply
    .type('application/octet-stream')
    .header('content-disposition', disposition(filename))
    .header('content-length', String(stored.size))
    .send(stored.stream);
};

/** All files as one archive, each read when its turn comes. */
export const zipOf = (stored: StoredFile[], files: Services['files']): PassThrough => {
  const zip = new ZipFile();
  const archive = new PassThrough();
  // A file that is erased while it is fetched ends this download, and nothing else.
  zip.on('error', (error: Error) => archive.destroy(error));
  archive.on('error', () => undefined);
  zip.outputStream.pipe(archive);
  const read = (stream: Readable) => {
    stream.once('error', (error) => archive.destroy(error));
    if (archive.destroyed) stream.destroy();
    archive.once('close', () => stream.destroy());
    return stream;
  };
  for (const [index, file] of stored.entries()) {
    const name = `${String(index + 1).padStart(2, '0')}-${file.filename}`;
    zip.addReadStreamLazy(name, { compress: false, size: file.size }, (give) => {
      files.get(file.key).then(
        (found) => (found ? give(null, read(found.stream)) : give(new Error('a file is missing'), NOTHING)),
        (error: unknown) => give(error, NOTHING),
      );
    });
  }
  zip.end();
  return archive;
};
