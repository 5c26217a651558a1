import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { OWNER_BUILDER } from '../content/owner-builder.ts';
import { OFFICE, PLAN_SET } from '../content/plan-set/plan-set.ts';
import { SAMPLE_SET } from '../domain/site/sample-set.ts';
import { projects } from '../content/projects/projects.ts';
import { brand } from '../domain/site/brand.ts';
import { setPdf } from '../server/areas/plan-set/set-pdf.ts';
import { drawingToSvg } from '../studio/plan/svg.ts';
import { drawSet } from '../studio/sheets/draw-set.ts';
import { buildPlanSet } from '../studio/sheets/plan-set.ts';
import { publish } from './publish.ts';

// `npm run pictures:plans`: after the plan set changed, the parts of its sheets that the packages are shown with, one whole and others close enough to
// read, and the whole set for anybody to open. They are drawn by the same code as every set that is sold, from the project whose view stands beside them.

const DRAWN_ON = '2026-11-16';

/** Where on its sheet a part lies, in shares of the sheet's width, and how many pixels it gets. */
type Part = { sheet: string; name: string; left: number; top: number; width: number; pixels: readonly [number, number] };

const SMALL = [960, 640] as const;
const PARTS: readonly Part[] = [
  { sheet: 'A-1', name: 'sheet-layout', left: 0, top: 0, width: 1, pixels: [1920, 1280] },
  { sheet: 'A-1', name: 'detail-layout', left: 0.402, top: 0.453, width: 0.171, pixels: SMALL },
  { sheet: 'A-2', name: 'detail-sections', left: 0.094, top: 0.028, width: 0.161, pixels: SMALL },
  { sheet: 'P-1', name: 'detail-plumbing', left: 0.275, top: 0.238, width: 0.161, pixels: SMALL },
  { sheet: 'S-1', name: 'detail-structural', left: 0.024, top: 0.303, width: 0.167, pixels: SMALL },
];

const project = projects.find(({ slug }) => slug === OWNER_BUILDER.shown);
if (!project) throw new Error(`There is no project ${OWNER_BUILDER.shown}.`);
const set = buildPlanSet({
  input: {
    design: project.design,
    title: {
      project: project.title,
      client: 'Sample client',
      address: '100 Sample Street, Anytown, FL',
      number: 'PW-0000',
      drawnBy: brand.name,
      date: DRAWN_ON,
    },
    paper: 'arch-d',
    state: 'FL',
    released: false,
    notes: null,
    edits: [],
    ticks: [],
    revisions: [],
  },
  words: PLAN_SET,
  office: OFFICE,
  brand,
});

const sheets = drawSet(set);
if (sheets.length !== SAMPLE_SET.sheets) throw new Error(`The set has ${sheets.length} sheets, SAMPLE_SET says otherwise.`);
if (sheets[SAMPLE_SET.layoutPage - 1]?.number !== 'A-1') throw new Error('SAMPLE_SET names another page for sheet A-1.');
const pdf = await setPdf(sheets, { title: project.title, author: brand.name, on: new Date(`${DRAWN_ON}T12:00:00Z`) });
await writeFile(join(import.meta.dirname, '../site/public', SAMPLE_SET.href), pdf);

for (const { number, title, width, height, marks, frame } of sheets) {
  const named = `${number} ${title}`;
  const svg = drawingToSvg({ width, height, title, description: title, key: [], marks: [...marks, ...frame] });
  const drawn = (across: number) => sharp(Buffer.from(svg)).resize({ width: Math.round(across) });
  for (const part of PARTS.filter(({ sheet }) => sheet === number))
    await publish({ name: part.name, title: named, source: await cut(drawn, part), marked: false });
}

function cut(drawn: (across: number) => Sharp, { left, top, width, pixels }: Part): Promise<Buffer> {
  const across = pixels[0] / width;
  const box = { left: Math.round(left * across), top: Math.round(top * across), width: pixels[0], height: pixels[1] };
  return drawn(across).extract(box).png().toBuffer();
}
