import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compound, contentTypes, doc, docx, type Parts, zip } from '#server/testing/documents.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import {
  HAS_MACROS,
  HAS_PROGRAMS,
  NOT_WHAT_IT_SAYS,
  UNPACKS_TOO_LARGE,
  validateDocument,
} from './validate-document.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
});
afterAll(() => removeFolder(folder));

const judge = async (kind: 'doc' | 'docx', bytes: Buffer) => {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return validateDocument(kind, path);
};

const PROGRAM = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)]);
const MACRO_TYPE = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const without = (name: string, parts: Parts = {}) => {
  const whole: Parts = { '[Content_Types].xml': contentTypes(), 'word/document.xml': '<w/>', ...parts };
  delete whole[name];
  return zip(whole);
};

test.each<[string, Buffer]>([
  ['plain', docx()],
  [
    'with pictures, styles and relations',
    docx({ '_rels/.rels': '<r/>', 'word/media/image1.png': '\x89PNG....' }),
  ],
  ['with a spreadsheet', docx({ 'word/embeddings/sheet.xlsx': zip({ 'xl/workbook.xml': '<x/>' }) })],
  [
    'with a drawing object',
    docx({ 'word/embeddings/oleObject1.bin': compound(['\u0001Ole', 'VisioDocument']) }),
  ],
  [
    'whose main part has a number',
    zip({ '[Content_Types].xml': contentTypes(), 'word/document2.xml': '<w/>' }),
  ],
  ['with an empty folder entry', docx({ 'word/': '' })],
])('a docx %s passes', async (_what, bytes) => {
  expect(await judge('docx', bytes)).toBeNull();
});

test.each<[string, Buffer, string]>([
  ['any other zip', zip({ 'evil.txt': 'x' }), NOT_WHAT_IT_SAYS],
  ['a spreadsheet', zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' }), NOT_WHAT_IT_SAYS],
  ['one without its main part', without('word/document.xml'), NOT_WHAT_IT_SAYS],
  ['one without its types', without('[Content_Types].xml'), NOT_WHAT_IT_SAYS],
  [
    'words that name the parts',
    Buffer.from('PK\u0003\u0004[Content_Types].xml word/document.xml'),
    NOT_WHAT_IT_SAYS,
  ],
  ['one with a macro project', docx({ 'word/vbaProject.bin': 'x' }), HAS_MACROS],
  ['one with a macro project under another name', docx({ 'custom/VBAPROJECT2.BIN': 'x' }), HAS_MACROS],
  ['one whose type allows macros', docx({ '[Content_Types].xml': contentTypes(MACRO_TYPE) }), HAS_MACROS],
  [
    'one whose spreadsheet has macros',
    docx({ 'word/embeddings/a.xlsx': zip({ 'xl/vbaProject.bin': 'x' }) }),
    HAS_MACROS,
  ],
  ['one with a program', docx({ 'word/setup.exe': 'x' }), HAS_PROGRAMS],
  ['one with a program under another name', docx({ 'word/media/image1.png': PROGRAM }), HAS_PROGRAMS],
  ['one with a script', docx({ 'word/media/run.js': 'x' }), HAS_PROGRAMS],
  ['one with controls', docx({ 'word/activeX/activeX1.xml': '<x/>' }), HAS_PROGRAMS],
  ['one with an archive', docx({ 'word/media/a.bin': zip({ 'a.exe': 'x' }) }), HAS_PROGRAMS],
  [
    'one with a packed file',
    docx({ 'word/embeddings/oleObject1.bin': compound(['\u0001Ole', '\u0001Ole10Native']) }),
    HAS_PROGRAMS,
  ],
  ['one with a name outside', docx({ '../../x.xml': 'x' }), NOT_WHAT_IT_SAYS],
  ['one with an absolute name', docx({ '/etc/x.xml': 'x' }), NOT_WHAT_IT_SAYS],
  ['one with backslashes', docx({ 'word\\x.xml': 'x' }), NOT_WHAT_IT_SAYS],
  ['one with two names that differ by case', docx({ 'WORD/document.xml': 'x' }), NOT_WHAT_IT_SAYS],
  [
    'one whose list and entries disagree',
    zip(
      { '[Content_Types].xml': contentTypes(), 'word/document.xml': '<w/>' },
      { renameLocally: (name) => name.replace('document', 'setup.ex') },
    ),
    NOT_WHAT_IT_SAYS,
  ],
  ['one with a program before it', Buffer.concat([PROGRAM, docx()]), NOT_WHAT_IT_SAYS],
  ['one with something behind it', Buffer.concat([docx(), PROGRAM]), NOT_WHAT_IT_SAYS],
  ['one cut off', docx().subarray(0, -30), NOT_WHAT_IT_SAYS],
])('a docx: %s is refused', async (_what, bytes, why) => {
  expect(await judge('docx', bytes)).toBe(why);
});

test('a docx that claims to unpack to gigabytes is refused before anything is unpacked', async () => {
  const bomb = docx({ 'word/media/a.png': 'x' });
  const listed = bomb.lastIndexOf('word/media/a.png') - 46;
  bomb.writeUInt32LE(0xfffffff0, listed + 24);
  expect(await judge('docx', bomb)).toBe(UNPACKS_TOO_LARGE);
  // Types that unpack to more than they say are not unpacked to the end.
  const types = docx({ '[Content_Types].xml': contentTypes() + ' '.repeat(30_000_000) });
  types.writeUInt32LE(500, types.lastIndexOf('[Content_Types].xml') - 46 + 24);
  expect(await judge('docx', types)).toBe(NOT_WHAT_IT_SAYS);
});

test.each<[string, Buffer, string | null]>([
  ['a plain document', doc(), null],
  ['a long document', doc(['ObjectPool'], 400), null],
  ['macros', doc(['Macros', 'VBA', 'dir', '_VBA_PROJECT']), HAS_MACROS],
  ['macros far behind', doc(['x', 'y', 'z', 'a', 'b', '_VBA_PROJECT'], 400), HAS_MACROS],
  ['a packed file', doc(['ObjectPool', '_1234', '\u0001Ole10Native']), HAS_PROGRAMS],
  ['an embedded package', doc(['ObjectPool', 'Package']), HAS_PROGRAMS],
  ['an installer or a spreadsheet', compound(['Workbook']), NOT_WHAT_IT_SAYS],
  ['a header alone', doc().subarray(0, 512), NOT_WHAT_IT_SAYS],
  ['a cut-off file', doc([], 400).subarray(0, 9_000), NOT_WHAT_IT_SAYS],
])('a doc: %s is judged by what it holds', async (_what, bytes, why) => {
  expect(await judge('doc', bytes)).toBe(why);
});

test('a doc whose directory leads round in a circle is refused', async () => {
  const circle = doc(['a', 'b', 'c', 'd', 'e']);
  const first = circle.readUInt32LE(48);
  circle.writeUInt32LE(first, 512 + (first + 1) * 4);
  expect(await judge('doc', circle)).toBe(NOT_WHAT_IT_SAYS);
});
