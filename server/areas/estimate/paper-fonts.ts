import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The brand's faces as plain TrueType, cut to Latin: the site's own files are variable, which paper cannot use.
const NAMES = { display: 'fraunces', text: 'instrument-sans', strong: 'instrument-sans-semibold' } as const;
export type PaperFont = keyof typeof NAMES;

// Beside this file, and beside the built server: nothing depends on where it was started.
const FOLDER = fileURLToPath(new URL('./fonts', import.meta.url));

let loaded: Record<PaperFont, Buffer> | undefined;

export function paperFonts(): Record<PaperFont, Buffer> {
  const read = (font: PaperFont) => readFileSync(join(FOLDER, `${NAMES[font]}.ttf`));
  loaded ??= { display: read('display'), text: read('text'), strong: read('strong') };
  return loaded;
}
