import { deflateRawSync } from 'node:zlib';

// Zips, Word documents and compound files as small as they can be, for tests of what may be attached.

export type Parts = Record<string, string | Buffer>;

export const zip = (parts: Parts, { renameLocally = (name: string) => name } = {}): Buffer => {
  const [local, central]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const [packed, bytes] = [deflateRawSync(content), Buffer.from(content)];
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(bytes.length, 8);
    const common = (length: number) => {
      const head = Buffer.alloc(length);
      head.writeUInt16LE(8, length === 30 ? 8 : 10);
      sizes.copy(head, length === 30 ? 14 : 16);
      head.writeUInt16LE(Buffer.byteLength(name), length === 30 ? 26 : 28);
      return head;
    };
    const here = common(30);
    here.writeUInt32LE(0x04034b50);
    const listed = common(46);
    listed.writeUInt32LE(0x02014b50);
    listed.writeUInt32LE(at, 42);
    local.push(here, Buffer.from(renameLocally(name)), packed);
    central.push(listed, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, list, end]);
};

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const contentTypes = (type = TYPE) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;

export const docx = (more: Parts = {}): Buffer =>
  zip({ '[Content_Types].xml': contentTypes(), 'word/document.xml': '<w:document/>', ...more });

/** A compound file of these names; its directory lies behind `padding` sectors, as in a large document. */
export const compound = (names: string[], padding = 0): Buffer => {
  const SECTOR = 512;
  const [free, end, table] = [0xffffffff, 0xfffffffe, 0xfffffffd];
  const directory = Buffer.alloc(Math.ceil((names.length + 1) / 4) * SECTOR);
  ['Root Entry', ...names].forEach((name, index) => {
    directory.write(name, index * 128, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, index * 128 + 64);
    directory[index * 128 + 66] = index === 0 ? 5 : 2;
  });
  const directorySectors = directory.length / SECTOR;
  let tables = 1;
  while (tables * 128 < tables + padding + directorySectors) tables += 1;
  const next = Buffer.alloc(tables * SECTOR, 0xff);
  const set = (sector: number, value: number) => next.writeUInt32LE(value, sector * 4);
  const first = tables + padding;
  for (let sector = 0; sector < tables; sector += 1) set(sector, table);
  for (let index = 0; index < directorySectors; index += 1)
    set(first + index, index + 1 < directorySectors ? first + index + 1 : end);
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(tables, 44);
  header.writeUInt32LE(first, 48);
  header.writeUInt32LE(end, 68);
  for (let place = 0; place < 109; place += 1)
    header.writeUInt32LE(place < tables ? place : free, 76 + place * 4);
  return Buffer.concat([header, next, Buffer.alloc(padding * SECTOR, 0x20), directory]);
};

export const doc = (more: string[] = [], padding = 0) =>
  compound(['WordDocument', '1Table', '\u0005SummaryInformation', ...more], padding);
