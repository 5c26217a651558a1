import { existsSync } from 'node:fs';
import { brokenImports } from './imports/broken-imports.ts';
import { loops } from './imports/loops.ts';

// `npm run check:imports [folder]`: prints every import that runs against the rules and every loop, and fails if there is one.
const root = process.argv[2] ?? '.';
if (!existsSync(root)) throw new Error(`There is no folder ${root}.`);

const broken = brokenImports(root);
for (const { file, line, specifier, why } of broken)
  console.error(`${file}:${line}  imports ${specifier}\n    ${why}`);

const looped = loops(root);
for (const { members, imports } of looped) {
  console.error(`A loop: ${members.join(' <-> ')}`);
  for (const { file, line, specifier } of imports) console.error(`    ${file}:${line}  imports ${specifier}`);
}

if (broken.length + looped.length > 0) {
  console.error(
    `${broken.length} imports against the rules (scripts/imports/rooms.ts), ${looped.length} loops.`,
  );
  process.exitCode = 1;
}
