import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '#server/config.ts';
import { checkKey, type FileStore, guarded } from './file-store.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

export const s3Store = (settings: NonNullable<Config['s3']>): FileStore => {
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Bucket = settings.bucket;
  return {
    put: async (key, body, contentType) => {
      let size = 0;
      const counted = Readable.from(
        (async function* () {
          for await (const chunk of Buffer.isBuffer(body) ? [body] : body) {
            size += chunk.length;
            yield chunk;
          }
        })(),
      );
      // A multipart upload that breaks is aborted, so nothing appears under the key.
      await new Upload({
        client,
        params: { Bucket, Key: checkKey(key), Body: counted, ContentType: contentType },
        queueSize: 1,
        partSize: 5 * 1024 * 1024,
      }).done();
      return { size };
    },
    get: async (key) => {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key) }));
        if (!(found.Body instanceof Readable)) return undefined;
        return { stream: guarded(found.Body), size: found.ContentLength ?? 0 };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    exists: async (key) => {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) }));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
    move: async (key, to) => {
      const CopySource = encodeURI(`${Bucket}/${checkKey(key)}`);
      await client.send(new CopyObjectCommand({ Bucket, Key: checkKey(to), CopySource }));
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    // An unfinished multipart upload is aborted by its own process, or by the bucket's lifecycle rule.
    sweepHalfDone: async () => undefined,
    async *list(prefix) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: prefix,
            ...(ContinuationToken ? { ContinuationToken } : {}),
          }),
        );
        for (const item of page.Contents ?? []) {
          if (item.Key && item.LastModified)
            yield { key: item.Key, size: item.Size ?? 0, modifiedAt: item.LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
};
