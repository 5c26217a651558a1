import { DOCUMENTS } from '#server/limits.ts';
// The names inside a compound file (.doc, and objects embedded in documents), read without holding the file.

/** Reads bytes of the file; fewer than asked for at its end. */
export type ReadAt = (from: number, length: number) => Promise<Buffer>;

export class UnreadableCompound extends Error {}

export const COMPOUND_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const LAST_SECTOR = 0xfffffffa;

const demand = (condition: boolean) => {
  if (!condition) throw new UnreadableCompound('not a plain compound file');
};

export const namesInCompound = async (readAt: ReadAt, size: number): Promise<string[]> => {
  const header = await readAt(0, HEADER_BYTES);
  demand(header.length === HEADER_BYTES && header.subarray(0, 8).equals(COMPOUND_SIGNATURE));
  const shift = header.readUInt16LE(30);
  demand(shift === 9 || shift === 12);
  const sectorBytes = 2 ** shift;
  const sectors = Math.ceil(size / sectorBytes);
  const sector = async (number: number) => {
    const bytes = await readAt((number + 1) * sectorBytes, sectorBytes);
    // The last sector of some files is cut short.
    return Buffer.concat([bytes, Buffer.alloc(sectorBytes - bytes.length)]);
  };

  const table = await tableSectors(header, sector, sectors);
  const perSector = sectorBytes / 4;
  const kept = new Map<number, Buffer>();
  const after = async (number: number) => {
    const place = table[Math.floor(number / perSector)];
    demand(place !== undefined);
    if (place === undefined) return LAST_SECTOR;
    const part = kept.get(place) ?? (await sector(place));
    kept.set(place, part);
    return part.readUInt32LE((number % perSector) * 4);
  };

  const names: string[] = [];
  const seen = new Set<number>();
  let number = header.readUInt32LE(48);
  while (number < LAST_SECTOR) {
    demand(number < sectors && !seen.has(number));
    seen.add(number);
    const entries = await sector(number);
    for (let at = 0; at < entries.length; at += ENTRY_BYTES) {
      const length = entries.readUInt16LE(at + 64);
      if (entries[at + 66] === 0 || length < 2) continue;
      demand(length <= 64);
      names.push(entries.toString('utf16le', at, at + length - 2));
    }
    demand(names.length <= DOCUMENTS.compoundEntries);
    number = await after(number);
  }
  demand(names.length > 0);
  return names;
};

// Where the table of sectors lies: the first 109 places stand in the header, more in a chain of their own.
const tableSectors = async (
  header: Buffer,
  sector: (number: number) => Promise<Buffer>,
  sectors: number,
): Promise<number[]> => {
  const table: number[] = [];
  const take = (bytes: Buffer, from: number, to: number) => {
    for (let at = from; at < to; at += 4) {
      const place = bytes.readUInt32LE(at);
      if (place < LAST_SECTOR) table.push(place);
    }
  };
  take(header, 76, HEADER_BYTES);
  const seen = new Set<number>();
  let next = header.readUInt32LE(68);
  while (next < LAST_SECTOR) {
    demand(next < sectors && !seen.has(next));
    seen.add(next);
    const bytes = await sector(next);
    take(bytes, 0, bytes.length - 4);
    next = bytes.readUInt32LE(bytes.length - 4);
  }
  demand(table.every((place) => place < sectors));
  return table;
};
