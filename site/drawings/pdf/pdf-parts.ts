// What pdf.js reads beside a document: fonts that need not be embedded, character maps and two picture decoders, from our own
// files. By their names in the package; the addresses carry a hash.
const FILES = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);

const FOLDERS: Record<string, string> = {
  cMapUrl: 'cmaps',
  standardFontDataUrl: 'standard_fonts',
  wasmUrl: 'wasm',
};

/** The shape pdf.js asks for. */
export class PdfParts {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = FILES[`/node_modules/pdfjs-dist/${FOLDERS[kind]}/${filename}`];
    if (!url) throw new Error(`pdf.js has no part ${filename}.`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status}: ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
