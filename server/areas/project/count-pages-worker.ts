import { readFile } from 'node:fs/promises';
import { argv, stdout } from 'node:process';
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Run as a process of its own: opens one PDF and says how many pages it has, or why it cannot be opened.
const [, , path = ''] = argv;

const tell = (said: { pages: number } | { fault: 'locked' | 'broken' }) => stdout.write(JSON.stringify(said));

const countPages = async (data: Uint8Array) => {
  const { promise } = getDocument({
    data,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
  });
  const pdf = await promise;
  // The count is what the file says; its last page must be there.
  await pdf.getPage(pdf.numPages);
  return pdf.numPages;
};

const bytes = new Uint8Array(await readFile(path));
try {
  tell({ pages: await countPages(bytes) });
} catch (error) {
  tell({ fault: error instanceof PasswordException ? 'locked' : 'broken' });
}
