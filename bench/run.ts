import { writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { flag, option } from '../proof/arguments.ts';
import { table } from '../proof/table.ts';
import { measureBusyTracer } from './busy-tracer.ts';
import { measureLeads, measureRenders } from './composed.ts';
import { measureContent } from './content.ts';
import { measureLists } from './lists.ts';
import { measurePages } from './pages.ts';
import type { Row } from './row.ts';
import { measureUploads } from './uploads.ts';

// `npm run bench`: every budget beside its peer in one table, written to bench/results.md. Needs a build and a quiet machine.
//   --full   lists at 1,000,000 rows    --quick   seconds instead of minutes    --only pages|content|leads|lists|uploads|renders|tracer

const quick = flag('quick');
const seconds = quick ? 2 : 8;
const PARTS: Record<string, () => Promise<Row[]>> = {
  pages: () => measurePages(seconds, quick ? 1 : 3),
  content: () => measureContent(quick ? 5 : 20),
  leads: measureLeads,
  lists: () => measureLists(flag('full')),
  uploads: () => measureUploads(20, quick ? 5 : 50),
  renders: measureRenders,
  tracer: () => measureBusyTracer(seconds),
};

const only = option('only');
if (only && !PARTS[only]) throw new Error(`--only takes one of ${Object.keys(PARTS).join(', ')}`);
const loadBefore = loadavg()[0] ?? 0;
const rows: Row[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (only && name !== only) continue;
  console.error(`measuring ${name} …`);
  rows.push(...(await measure()));
}

const verdict = ({ met }: Row) => (met === undefined ? '' : met ? 'met' : 'EXCEEDED');
const lines = rows.map((row) => [row.what, row.ours, row.beside, row.ratio, row.budget, verdict(row)]);
const text = table(['what', 'ours', 'beside', 'ratio', 'budget', ''], lines);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, Node ${process.version}, load average ${loadBefore.toFixed(1)} at the start`;
console.log(`${machine}\n\n${text}`);
// Part of a run says nothing about the whole.
if (!only && !quick) {
  const command = `npm run bench${flag('full') ? ' -- --full' : ''}`;
  const day = new Date().toISOString().slice(0, 10);
  await writeFile('bench/results.md', `# Measured\n\nBy \`${command}\` on ${day}. ${machine}.\n\n${text}\n`);
}
process.exit(rows.some(({ met }) => met === false) ? 1 : 0);
