import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync, constants as zlib } from 'node:zlib';
import { DOCUMENTS } from '#server/limits.ts';

// The list of a zip and single entries of it, read from a file without holding the file. Whatever a plain document has no
// need for (encryption, several volumes, overlapping or lying entries) makes it unreadable here.

export interface ZipEntry {
  name: string;
  compressed: number;
  size: number;
  deflated: boolean;
  from: number;
}

export class UnreadableZip extends Error {}

const END = { signature: 0x06054b50, bytes: 22, comment: 0xffff };
const CENTRAL = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const ENCRYPTED = 1;
const SANE_NAME = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\\:\p{Cc}]+$/u;

const demand = (condition: boolean) => {
  if (!condition) throw new UnreadableZip('not a plain zip');
};

const bytesAt = async (file: FileHandle, from: number, length: number) => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  demand(bytesRead === length);
  return buffer;
};

export const listZip = async (file: FileHandle): Promise<ZipEntry[]> => {
  const { size } = await file.stat();
  const tailBytes = Math.min(size, END.bytes + END.comment);
  const tail = await bytesAt(file, size - tailBytes, tailBytes);
  let end = tail.length - END.bytes;
  while (end >= 0 && tail.readUInt32LE(end) !== END.signature) end -= 1;
  demand(end >= 0);
  const [count, length, from] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  const oneVolume = tail.readUInt16LE(end + 4) === 0 && tail.readUInt16LE(end + 8) === count;
  const endAt = size - tailBytes + end;
  // Nothing before, between or behind that another reader could take for the list.
  demand(oneVolume && count > 0 && count <= DOCUMENTS.zipEntries && length <= DOCUMENTS.zipListBytes);
  demand(from + length === endAt && endAt + END.bytes + tail.readUInt16LE(end + 20) === size);
  const entries = readList(await bytesAt(file, from, length), count);
  await checkPlaces(file, entries, from);
  return entries;
};

const readList = (list: Buffer, count: number): ZipEntry[] => {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let turn = 0; turn < count; turn += 1) {
    demand(at + CENTRAL.bytes <= list.length && list.readUInt32LE(at) === CENTRAL.signature);
    const [flags, method] = [list.readUInt16LE(at + 8), list.readUInt16LE(at + 10)];
    const nameEnd = at + CENTRAL.bytes + list.readUInt16LE(at + 28);
    demand(!(flags & ENCRYPTED) && (method === 0 || method === 8) && nameEnd <= list.length);
    const name = list.toString('utf8', at + CENTRAL.bytes, nameEnd);
    demand(SANE_NAME.test(name));
    entries.push({
      name,
      compressed: list.readUInt32LE(at + 20),
      size: list.readUInt32LE(at + 24),
      deflated: method === 8,
      from: list.readUInt32LE(at + 42),
    });
    at = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  demand(at === list.length);
  demand(new Set(entries.map(({ name }) => name.toLowerCase())).size === entries.length);
  return entries;
};

// Each entry is where the list says, under the same name, and none lies over another; moves `from` to its content.
const checkPlaces = async (file: FileHandle, entries: ZipEntry[], listFrom: number) => {
  const inPlace = [...entries].sort((a, b) => a.from - b.from);
  demand(inPlace[0]?.from === 0);
  for (const [index, entry] of inPlace.entries()) {
    const head = await bytesAt(file, entry.from, LOCAL.bytes);
    demand(head.readUInt32LE(0) === LOCAL.signature);
    const nameLength = head.readUInt16LE(26);
    const name = await bytesAt(file, entry.from + LOCAL.bytes, nameLength);
    demand(name.toString('utf8') === entry.name);
    const content = entry.from + LOCAL.bytes + nameLength + head.readUInt16LE(28);
    demand(content + entry.compressed <= (inPlace[index + 1]?.from ?? listFrom));
    entry.from = content;
  }
};

/** The whole entry, when it is no larger than `most`. */
export const readEntry = async (file: FileHandle, entry: ZipEntry, most: number): Promise<Buffer> => {
  demand(entry.compressed <= most && entry.size <= most);
  const raw = await bytesAt(file, entry.from, entry.compressed);
  if (!entry.deflated) return raw;
  try {
    return inflateRawSync(raw, { maxOutputLength: most });
  } catch {
    throw new UnreadableZip('an entry cannot be unpacked');
  }
};

/** Its first bytes, whatever its size. */
export const startOfEntry = async (file: FileHandle, entry: ZipEntry, bytes: number): Promise<Buffer> => {
  const raw = await bytesAt(
    file,
    entry.from,
    Math.min(entry.compressed, entry.deflated ? bytes + 1024 : bytes),
  );
  if (!entry.deflated) return raw;
  try {
    const most = { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: DOCUMENTS.startUnpacked };
    return inflateRawSync(raw, most).subarray(0, bytes);
  } catch {
    throw new UnreadableZip('an entry cannot be unpacked');
  }
};
