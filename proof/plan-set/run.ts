import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { PAPER_NAMES, type Paper } from '#domain/plan-set/papers.ts';
import { brand } from '#domain/site/brand.ts';
import { setPdf } from '#server/areas/plan-set/set-pdf.ts';
import { drawSet } from '#studio/sheets/draw-set.ts';
import { buildPlanSet } from '#studio/sheets/plan-set.ts';
import { TWELVE_DESIGNS } from './designs.ts';

// `npm run plan-sets -- [folder] [paper] [design]`: the sets of twelve designs as PDF files, with what each took; fails where one took more
// than a set may. The first one pays for starting up.

const [folder = 'plan-sets', paper = 'arch-d', only] = process.argv.slice(2);
const isPaper = (name: string): name is Paper => PAPER_NAMES.some((one) => one === name);
if (!isPaper(paper)) throw new Error(`There is no paper ${paper}: ${PAPER_NAMES.join(', ')}.`);
const MOST_SECONDS = 3;
mkdirSync(folder, { recursive: true });

for (const { name, input } of TWELVE_DESIGNS) {
  if (only && name !== only) continue;
  const before = process.cpuUsage();
  const set = buildPlanSet({ input: { ...input, paper }, words: PLAN_SET, office: OFFICE, brand });
  const pages = drawSet(set);
  const pdf = await setPdf(pages, { title: name, author: brand.name, on: new Date('2026-11-16T12:00:00Z') });
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  if (seconds > MOST_SECONDS) process.exitCode = 1;
  writeFileSync(join(folder, `${name}.pdf`), pdf);
  console.log(
    `${name}: ${pages.length} sheets, ${Math.round(pdf.length / 1024)} KB, ${seconds.toFixed(2)} s of processor time`,
  );
}
