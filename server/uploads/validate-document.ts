import { type FileHandle, open } from 'node:fs/promises';
import { DOCUMENTS } from '#server/limits.ts';
import { COMPOUND_SIGNATURE, namesInCompound, type ReadAt, UnreadableCompound } from './open-compound.ts';
import { listZip, readEntry, startOfEntry, UnreadableZip, type ZipEntry } from './open-zip.ts';

// Word documents are opened as far as it takes to know that they are what they say and carry nothing that runs.

export const NOT_WHAT_IT_SAYS = 'is not what its name says.';
export const HAS_MACROS = 'contains macros; please save it without them.';
export const HAS_PROGRAMS = 'contains an embedded file or program; please save it without.';
export const UNPACKS_TOO_LARGE = 'unpacks to far more than a document; please save it again or send a PDF.';

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MAIN_PART = /^word\/document\d*\.xml$/i;
const MACRO_TYPE = /macroEnabled|ms-office\.vbaProject|ms-word\.vbaData/i;
const MACRO_PART = /vba(project|data)[^/]*$|(^|\/)macrosheets\//i;
const ACTIVE_PART = /(^|\/)activeX\//i;
const PROGRAM =
  /\.(exe|dll|com|scr|pif|cpl|sys|msi|msp|bat|cmd|ps1|psm1|vb|vbs|vbe|js|jse|mjs|ws|wsf|wsh|hta|lnk|url|jar|apk|app|dmg|iso|img|reg|chm|sh|py|docm|dotm|xlsm|xltm|xlam|pptm|ppam)$/i;
const PROGRAM_STARTS = [
  'MZ',
  '\x7fELF',
  '#!',
  '\xca\xfe\xba\xbe',
  '\xcf\xfa\xed\xfe',
  '\xfe\xed\xfa\xce',
].map((start) => Buffer.from(start, 'latin1'));

/** What is wrong with the document in this file; null when nothing is. */
export const validateDocument = async (kind: 'doc' | 'docx', path: string): Promise<string | null> => {
  const file = await open(path);
  try {
    return kind === 'docx' ? await judgeDocx(file) : await judgeDoc(file);
  } catch (error) {
    if (error instanceof UnreadableZip || error instanceof UnreadableCompound) return NOT_WHAT_IT_SAYS;
    throw error;
  } finally {
    await file.close();
  }
};

const judgeDoc = async (file: FileHandle) => {
  const readAt: ReadAt = async (from, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  };
  const names = await namesInCompound(readAt, (await file.stat()).size);
  // Installers, spreadsheets and mails are compound files too.
  return names.includes('WordDocument') ? judgeNames(names) : NOT_WHAT_IT_SAYS;
};

const MACRO_NAMES = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur', 'projectwm']);
const EMBEDDED_NAMES = new Set(['\u0001ole10native', 'package']);

const judgeNames = (names: string[]) => {
  const known = names.map((name) => name.toLowerCase());
  if (known.some((name) => MACRO_NAMES.has(name))) return HAS_MACROS;
  if (known.some((name) => EMBEDDED_NAMES.has(name))) return HAS_PROGRAMS;
  return null;
};

const judgeDocx = async (file: FileHandle) => {
  const entries = await listZip(file);
  if (entries.some(({ name }) => MACRO_PART.test(name))) return HAS_MACROS;
  if (entries.reduce((sum, { size }) => sum + size, 0) > DOCUMENTS.unpacked) return UNPACKS_TOO_LARGE;
  const types = entries.find(({ name }) => name === '[Content_Types].xml');
  if (!types || !entries.some(({ name }) => MAIN_PART.test(name))) return NOT_WHAT_IT_SAYS;
  const said = textOf(await readEntry(file, types, DOCUMENTS.typeListBytes));
  if (MACRO_TYPE.test(said)) return HAS_MACROS;
  if (!said.includes(MAIN_TYPE)) return NOT_WHAT_IT_SAYS;
  if (entries.some(({ name }) => PROGRAM.test(name) || ACTIVE_PART.test(name))) return HAS_PROGRAMS;
  for (const entry of entries) {
    const fault = await judgePart(file, entry);
    if (fault) return fault;
  }
  return null;
};

// By its first bytes, not by its name. Whatever is a container itself is looked into once more.
const judgePart = async (file: FileHandle, entry: ZipEntry): Promise<string | null> => {
  if (entry.size === 0 || entry.compressed === 0) return null;
  const start = await startOfEntry(file, entry, 8);
  if (PROGRAM_STARTS.some((program) => start.subarray(0, program.length).equals(program)))
    return HAS_PROGRAMS;
  if (start.equals(COMPOUND_SIGNATURE)) {
    if (entry.size > DOCUMENTS.embedded) return HAS_PROGRAMS;
    const object = await readEntry(file, entry, DOCUMENTS.embedded);
    return judgeNames(
      await namesInCompound(async (from, length) => object.subarray(from, from + length), object.length),
    );
  }
  // A spreadsheet inside a document is common; one with macros, or any other archive, is not.
  if (start.subarray(0, 2).toString('latin1') === 'PK') {
    if (!/\.(docx|xlsx|pptx|vsdx)$/i.test(entry.name) || entry.size > DOCUMENTS.embedded) return HAS_PROGRAMS;
    const workbook = await readEntry(file, entry, DOCUMENTS.embedded);
    return /vbaProject|macroEnabled/i.test(workbook.toString('latin1')) ? HAS_MACROS : null;
  }
  return null;
};

// Content types may be written in UTF-16.
const textOf = (bytes: Buffer) =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString('utf8');
