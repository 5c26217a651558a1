import { Readable } from 'node:stream';
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import type { Config } from '#server/config.ts';
import { FILE_PART_BYTES, FILE_WAITS } from '#server/limits.ts';
import { checkKey, type FileStore, guarded } from './file-store.ts';
import { translateFailure, unlessMissing, withStallTimeout } from './s3-failures.ts';

type Settings = NonNullable<Config['s3']>;

export const s3Store = async (settings: Settings, waits = FILE_WAITS): Promise<FileStore> => {
  // Large, and most sites never need it: a start without a bucket does not load it.
  const {
    AbortMultipartUploadCommand,
    CopyObjectCommand,
    DeleteObjectCommand,
    GetObjectCommand,
    HeadObjectCommand,
    ListObjectsV2Command,
    S3Client,
  } = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const clientFor = (patience: Record<string, number | boolean>) =>
    new S3Client({
      region: settings.region,
      ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
      credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
      maxAttempts: waits.tries,
      requestHandler: patience,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  // An upload's part only has an idle timeout (bytes must keep moving); every other request has a total timeout.
  const connecting = { connectionTimeout: waits.connect };
  const uploading = clientFor({ ...connecting, socketTimeout: waits.silence });
  const asking = clientFor({
    ...connecting,
    requestTimeout: waits.silence,
    throwOnRequestTimeout: true,
  });
  const Bucket = settings.bucket;

  // Nothing appears under the key of an upload that broke; the abort that clears its parts is not awaited.
  const abandon = (Key: string, UploadId: string | undefined) => {
    if (UploadId)
      asking.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
  };

  return {
    put: async (key, body, contentType) => {
      const sizeOf = { bytes: 0 };
      const upload = new Upload({
        client: uploading,
        params: {
          Bucket,
          Key: checkKey(key),
          Body: Readable.from(counted(body, sizeOf)),
          ContentType: contentType,
        },
        queueSize: 1,
        partSize: FILE_PART_BYTES,
        leavePartsOnError: true,
      });
      try {
        await translateFailure(upload.done());
      } catch (error) {
        abandon(key, upload.uploadId);
        throw error;
      }
      return { size: sizeOf.bytes };
    },
    get: async (key) => {
      const found = await unlessMissing(asking.send(new GetObjectCommand({ Bucket, Key: checkKey(key) })));
      if (!(found?.Body instanceof Readable)) return undefined;
      return { stream: guarded(withStallTimeout(found.Body, waits.silence)), size: found.ContentLength ?? 0 };
    },
    exists: async (key) => {
      const found = await unlessMissing(asking.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) })));
      return found !== undefined;
    },
    delete: async (key) => {
      await translateFailure(asking.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) })));
    },
    move: async (key, to) => {
      const CopySource = encodeURI(`${Bucket}/${checkKey(key)}`);
      await translateFailure(asking.send(new CopyObjectCommand({ Bucket, Key: checkKey(to), CopySource })));
      await translateFailure(asking.send(new DeleteObjectCommand({ Bucket, Key: key })));
    },
    // An unfinished multipart upload is aborted by its own process, or by the bucket's lifecycle rule.
    sweepHalfDone: async () => undefined,
    async *list(prefix) {
      let ContinuationToken: string | undefined;
      do {
        const next = ContinuationToken ? { ContinuationToken } : {};
        const command = new ListObjectsV2Command({ Bucket, Prefix: prefix, ...next });
        const page: ListObjectsV2CommandOutput = await translateFailure(asking.send(command));
        for (const item of page.Contents ?? []) {
          if (item.Key && item.LastModified)
            yield { key: item.Key, size: item.Size ?? 0, modifiedAt: item.LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
};

async function* counted(body: Readable | Buffer, sizeOf: { bytes: number }) {
  for await (const chunk of Buffer.isBuffer(body) ? [body] : body) {
    sizeOf.bytes += chunk.length;
    yield chunk;
  }
}
