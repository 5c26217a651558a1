// Cuts the two typefaces down to what the site prints. Run by hand when a character or an axis is missing;
// its results in site/fonts are committed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
// Typography, money, measures, and the accents of names in the focus states.
const EXTRA = '\u00a0¡¢£©«®°±²³·»¼½¾¿×÷ÁÉÍÓÚÑÜáéíóúñüàâäçèêëîïôöùûß–—‘’“”†•…′″€™−≈≤≥←↑→↓✓★';
const TEXT = ASCII + EXTRA;

const FONTS = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'fraunces.woff2',
    axes: { wght: { min: 360, max: 500 }, opsz: 96, SOFT: 30, WONK: 0 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    target: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 700 }, wdth: 100 },
  },
];

for (const { source, target, axes } of FONTS) {
  const original = await readFile(new URL(`../node_modules/${source}`, import.meta.url));
  const cut = await subsetFont(original, TEXT, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(`../site/fonts/${target}`, import.meta.url), cut);
  console.log(`${target} ${(original.length / 1024).toFixed(0)} -> ${(cut.length / 1024).toFixed(1)} KB`);
}
