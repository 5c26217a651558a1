import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The brand's faces as plain TrueType, cut to Latin: the site's own files are variable, which paper cannot use.
const NAMES = { display: 'fraunces', text: 'instrument-sans', strong: 'instrument-sans-semibold' } as const;
export type PaperFont = keyof typeof NAMES;

// Beside this file, and beside the built server: nothing depends on where it was started.
const FOLDER = fileURLToPath(new URL('./fonts', import.meta.url));

type Font = PDFKit.Mixins.PDFFontSource;
let loaded: Record<PaperFont, Font> | undefined;

/** Read once for all papers: given their bytes, each paper took half its time to read them again. */
export function paperFonts(): Record<PaperFont, Font> {
  if (loaded) return loaded;
  // With pdfkit's own reader, whose fonts it takes as they are.
  const pdfkit = createRequire(import.meta.url).resolve('pdfkit');
  const { create }: { create: (bytes: Buffer) => Font } = createRequire(pdfkit)('fontkit');
  const read = (font: PaperFont) => create(readFileSync(join(FOLDER, `${NAMES[font]}.ttf`)));
  loaded = { display: read('display'), text: read('text'), strong: read('strong') };
  return loaded;
}
