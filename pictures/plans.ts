import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
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

// `npm run pictures:plans`: after the plan set changed, the sheets of it that the packages are shown with, and the whole set for
// anybody to open. They are drawn by the same code as every set that is sold, from the project whose view stands beside them.

const WIDTH = 2000;
const DRAWN_ON = '2026-11-16';
const SHEETS = new Map([
  ['A-1', 'sheet-layout'],
  ['A-2', 'sheet-sections'],
  ['P-1', 'sheet-plumbing'],
  ['S-1', 'sheet-structural'],
]);

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
const pdf = await setPdf(sheets, { title: project.title, author: brand.name, on: new Date(`${DRAWN_ON}T12:00:00Z`) });
await writeFile(join(import.meta.dirname, '../site/public', SAMPLE_SET.href), pdf);

for (const { number, title, width, height, marks, frame } of sheets) {
  const name = SHEETS.get(number);
  if (!name) continue;
  const svg = drawingToSvg({ width, height, title, description: title, key: [], marks: [...marks, ...frame] });
  const source = await sharp(Buffer.from(svg)).resize({ width: WIDTH }).png().toBuffer();
  await publish({ name, title: `${number} ${title}`, source, marked: false });
  console.log(`${name}: ${number} ${title}`);
}
