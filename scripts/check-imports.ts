import { existsSync } from 'node:fs';
import { brokenImports } from './imports/broken-imports.ts';

// `npm run check:imports [folder]`: prints every import that runs against the rules, and fails if there is one.
const root = process.argv[2] ?? '.';
if (!existsSync(root)) throw new Error(`There is no folder ${root}.`);

const broken = brokenImports(root);
for (const { file, line, specifier, why } of broken)
  console.error(`${file}:${line}  imports ${specifier}\n    ${why}`);
if (broken.length > 0) {
  console.error(`${broken.length} imports against the rules (scripts/imports/rooms.ts).`);
  process.exitCode = 1;
}
