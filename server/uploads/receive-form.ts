import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  claimedKind,
  FILE_KINDS,
  type FileKind,
  isPicture,
  MAX_TOTAL_BYTES,
} from '#domain/intake/intake-files.ts';
import { MB } from '#domain/words/megabytes.ts';
import { secretName } from '#server/identifiers.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { inUploadFolder } from '#server/upload-folder.ts';
import { type Receiving, type UploadKind, withinQuota } from '#server/upload-quota.ts';
import { inspected, refuseFile } from './sniff-file.ts';
import { validateDocument } from './validate-document.ts';

// Streams the form: fields are kept, files go straight to the store. What was stored is named, so the caller can take it all back.

export interface ReceivedFile {
  index: number;
  key: string;
  filename: string;
  contentType: string;
  size: number;
  sha256: string;
  /** Of a PDF that was opened; 1 for an image; 0 for what was not looked into. */
  pages: number;
}

export interface ReceivedForm {
  fields: Map<string, string>;
  files: ReceivedFile[];
}

/** The same for the same fields and files, in whatever order they came. */
export const contentOf = ({ fields, files }: ReceivedForm): string =>
  JSON.stringify([
    [...fields].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    files
      .map(({ index, filename, contentType, sha256 }) => [index, filename, contentType, sha256])
      .toSorted(([one], [other]) => Number(one) - Number(other)),
  ]);

/** What a form's fields were refused for, field by field. */
export const refusedInput = (found: readonly { path: PropertyKey[]; message: string }[]) => {
  const issues = found.map(({ path, message }) => ({ path: path.join('.'), message }));
  return new Refusal(400, 'invalid-input', issues[0]?.message ?? 'Please check your input.', { issues });
};

const FILE_FIELD = /^file_(\d{1,3})$/;

/** The visitor's name for the file, without path, control characters or direction tricks. */
const safeFilename = (name: string) => {
  // Browsers write a quotation mark in a file's name as %22.
  const plain = (name.replaceAll('%22', '"').split(/[\\/]/).pop() ?? '')
    .replace(/[\p{Control}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  const extension = /\.[a-z0-9]{1,5}$/i.exec(plain)?.[0] ?? '';
  const stem = plain.slice(0, plain.length - extension.length);
  return `${[...stem].slice(0, 120).join('') || 'file'}${extension}`;
};

/** What a form may bring and where its files go. */
export interface FormRules {
  /** A folder of the file store. */
  folder: string;
  quota: UploadKind;
  kinds: readonly FileKind[];
  maxFiles?: number;
  /** In bytes, where one field may be longer than the rest. */
  longestField?: (name: string) => number;
  /** Opens a PDF before it is kept: its pages, or what is wrong with it. */
  openPdf?: (path: string) => Promise<{ pages: number } | { fault: string }>;
}

export const receiveForm = async (
  request: FastifyRequest,
  services: Pick<Services, 'files' | 'config' | 'quota'>,
  rules: FormRules,
  stored: ReceivedFile[],
): Promise<ReceivedForm> => {
  const receiving = services.quota.receive(rules.quota);
  try {
    return await receiveParts(request, services, rules, stored, receiving);
  } finally {
    receiving.end();
  }
};

const receiveParts = async (
  request: FastifyRequest,
  services: Pick<Services, 'files' | 'config' | 'quota'>,
  rules: FormRules,
  stored: ReceivedFile[],
  receiving: Receiving,
): Promise<ReceivedForm> => {
  const fields = new Map<string, string>();
  let total = 0;
  for await (const part of request.parts(rules.maxFiles ? { limits: { files: rules.maxFiles } } : {})) {
    if (part.type === 'file') {
      const received = await receiveFile(part, services, rules, stored, receiving).catch(
        refusedAt(part.fieldname),
      );
      total += received.size;
      if (total > MAX_TOTAL_BYTES) {
        throw new Refusal(413, 'too-large', `All files together can be up to ${MAX_TOTAL_BYTES / MB} MB.`);
      }
      continue;
    }
    const isTooLong =
      Buffer.byteLength(String(part.value)) > (rules.longestField?.(part.fieldname) ?? Infinity);
    if (part.valueTruncated || part.fieldnameTruncated || isTooLong) {
      throw new Refusal(413, 'field-too-long', `${part.fieldname.slice(0, 60)}: this is too long.`);
    }
    fields.set(part.fieldname, String(part.value));
  }
  return { fields, files: stored };
};

// Two files may have one name; the field tells which of them was refused. A lack of room is no fault of the file.
const refusedAt = (path: string) => (error: unknown) => {
  if (!(error instanceof Refusal) || error.status >= 500) throw error;
  const { status, code, message } = error;
  throw new Refusal(status, code, message, { issues: [{ path, message }] });
};

const receiveFile = async (
  part: MultipartFile,
  { files, config }: Pick<Services, 'files' | 'config'>,
  rules: FormRules,
  stored: ReceivedFile[],
  receiving: Receiving,
) => {
  const index = Number(FILE_FIELD.exec(part.fieldname)?.[1] ?? Number.NaN);
  if (Number.isNaN(index)) {
    part.file.resume();
    throw new Refusal(400, 'unknown-field', 'Files are expected as file_0, file_1 and so on.');
  }
  const filename = safeFilename(part.filename);
  const kind = claimedKind(filename, part.mimetype, rules.kinds);
  const contentType = kind ? FILE_KINDS[kind].types[0] : 'application/octet-stream';
  const key = `${rules.folder}/${String(index).padStart(3, '0')}-${secretName(9)}`;
  const hash = createHash('sha256');
  const allowed = inspected(part.file, filename, part.mimetype, rules.kinds);
  const passing = Readable.from(hashed(withinQuota(allowed, receiving), hash));
  const open = openerOf(kind, rules);
  const { size, pages } = open
    ? await inUploadFolder(config, async (aside) => {
        // What a document holds stands at its end: it is kept only once the whole of it was looked at.
        const path = join(aside, 'document');
        await pipeline(passing, createWriteStream(path));
        const found = await open(path);
        if ('fault' in found) throw refuseFile(filename, found.fault);
        return { ...(await files.put(key, createReadStream(path), contentType)), ...found };
      })
    : { ...(await files.put(key, passing, contentType)), pages: isPicture(kind) ? 1 : 0 };
  const sha256 = hash.digest('hex');
  const received: ReceivedFile = { index, key, filename, contentType, size, sha256, pages };
  stored.push(received);
  return received;
};

const openerOf = (kind: FileKind | undefined, { openPdf }: FormRules): FormRules['openPdf'] => {
  if (kind === 'pdf') return openPdf;
  if (kind !== 'doc' && kind !== 'docx') return undefined;
  return async (path) => {
    const fault = await validateDocument(kind, path);
    return fault ? { fault } : { pages: 0 };
  };
};

async function* hashed(source: AsyncIterable<Buffer>, hash: Hash) {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}
