import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The brand's faces as plain TrueType, cut to Latin: the site's own files are variable, which paper cannot use.
const NAMES = { display: 'fraunces', text: 'instrument-sans', strong: 'instrument-sans-semibold' } as const;
export type PaperFont = keyof typeof NAMES;

const folder = () => {
  const beside = fileURLToPath(new URL('./fonts', import.meta.url));
  return existsSync(beside) ? beside : join(process.cwd(), 'server', 'areas', 'estimate', 'fonts');
};

let loaded: Record<PaperFont, Buffer> | undefined;

export function paperFonts(): Record<PaperFont, Buffer> {
  const read = (font: PaperFont) => readFileSync(join(folder(), `${NAMES[font]}.ttf`));
  loaded ??= { display: read('display'), text: read('text'), strong: read('strong') };
  return loaded;
}
