import type { FastifyReply } from 'fastify';
import type { SetFormat } from '#domain/plan-set/loose-set.ts';
import { disposition } from '#server/stored-files.ts';
import { FILE_TYPES } from './set-files.ts';

/** Always a download, under a name that no header or file system can misread. */
export const sendFile = (
  reply: FastifyReply,
  format: SetFormat,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
) =>
  reply
    .type(FILE_TYPES[format])
    .header('content-disposition', disposition(`${name.replace(/[\\/:*?"<>|\s]+/g, ' ')}.${format}`))
    .send(Buffer.from(bytes.buffer));
