import type { Content } from '#content/content.ts';
import type { Design } from '#domain/design/design.ts';
import { sayOrigin } from '#domain/plot/disclaimer.ts';
import { formatFeet } from '#domain/plot/feet.ts';
import { fill } from '#domain/words/fill.ts';
import { type ChalkDrawing, chalkDrawing } from '#studio/chalk/chalk-drawing.ts';
import { type ChalkOut, chalkOut } from '#studio/chalk/chalk-out.ts';
import { placeDrawing } from '#studio/chalk/place-drawing.ts';
import { drawnLayout } from '#studio/figures/drawn-layout.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { TITLE_INK } from '#studio/sheets/engine/title-ink.ts';
import { packName } from './pack-name.ts';
import { openPackPaper, type PackPaper } from './pack-paper.ts';
import { drawMarks } from './paper-drawing.ts';
import { chalkLists } from './stake-lists.ts';
import { drawTable } from './stake-table.ts';
import { tightPlaces } from './stake-warnings.ts';

// One sheet of Letter to take outside: the drawing, what to do, and every measure.

const DRAWING_HIGH = 262;
const PLACE_WIDE = 150;
const STEPS_WIDE = 188;
const GAP = 20;

type Sheet = { content: Content; design: Design; on: Date };

export function stakeSheet({ content, design, on }: Sheet): Promise<Buffer> {
  const { STAKE_SHEET: WORDS } = content.stakeSheet;
  const name = packName(design);
  const paper = openPackPaper(content, name, on, WORDS.title);
  const layout = drawnLayout(design);
  const chalk = chalkOut(layout);
  const { doc, left, set, quiet } = paper;
  paper.sheet({ name: WORDS.title, scale: null });
  const { width, height } = paper.room('portrait');
  set('display', 19).text(WORDS.heading, left, left, { width, lineBreak: false });
  quiet(9.5).text(WORDS.lead, left, left + 25, { width, lineBreak: false });

  const top = left + 44 + warnOf(paper, WORDS.near, layout, width);
  const drawingHigh = DRAWING_HIGH + left + 44 - top;
  const inset = placeDrawing(layout, chalk, { width: PLACE_WIDE, height: drawingHigh - 40 });
  const beside = inset.height > 0 ? PLACE_WIDE + GAP : 0;
  const room = { width: width - beside, height: drawingHigh };
  const drawing = chalkDrawing(layout, chalk, { ...WORDS.drawing, things: WORDS.things }, room);
  drawAt(paper, drawing, left + (width - beside - drawing.width) / 2, top);
  if (layout.plot && inset.height > 0) {
    const x = left + width - PLACE_WIDE;
    set('strong', 9.5).text(WORDS.place, x, top + 4, { width: PLACE_WIDE });
    const under = doc.y + 3;
    drawAt(paper, inset, x, under);
    const origin = sayOrigin(content.plotDrawing.PLOT_ORIGIN, layout.plot.site.plot);
    quiet(6.5).text(origin, x, under + inset.height + 4, { width: PLACE_WIDE });
  }

  const below = top + drawingHigh + 10;
  const foot = left + height;
  whatToDo(paper, content, chalk, { x: left, y: below, width: STEPS_WIDE, foot });
  const rest = { x: left + STEPS_WIDE + GAP, y: below, width: width - STEPS_WIDE - GAP, foot };
  const lists = chalkLists(WORDS, chalk, (feet) => paper.say(formatFeet(feet)));
  drawTable(paper, WORDS, chalk, lists, rest);
  return paper.finish();
}

// What it stands against comes before everything else; the drawing gives up as much height as it takes.
function warnOf(
  { doc, left, set, say }: PackPaper,
  words: Content['stakeSheet']['STAKE_SHEET']['near'],
  layout: Layout,
  width: number,
): number {
  const tight = tightPlaces(words, layout, say);
  if (tight.length === 0) return 0;
  const from = left + 40;
  set('strong', 9, TITLE_INK.alarm).text([...tight, words.advice].join(' '), left, from, { width });
  return doc.y - from + 2;
}

type Column = { x: number; y: number; width: number; foot: number };

function whatToDo(
  { doc, set, say }: PackPaper,
  content: Content,
  chalk: ChalkOut,
  { x, y, width }: Column,
): void {
  const { STAKE_SHEET: WORDS } = content.stakeSheet;
  const told = (feet: number) => say(formatFeet(feet));
  const string = told(chalk.stringFt);
  const heading = (text: string) => {
    set('strong', 9.5).text(text, x, doc.y, { width });
    doc.y += 1.5;
  };
  const entry = (sign: string, text: string) => {
    const at = doc.y;
    set('text', 8.5).text(sign, x, at, { width: 12, lineBreak: false });
    doc.text(text, x + 12, at, { width: width - 12 });
    doc.y += 1.5;
  };
  set('strong', 9.5, TITLE_INK.alarm).text(WORDS.warning, x, y, { width });
  set('text', 8.5, TITLE_INK.alarm).text(WORDS.call, x, doc.y, { width });
  doc.y += 6;
  heading(WORDS.need.heading);
  const measures = { string, tape: chalk.tapeFt, longest: told(chalk.longestFt) };
  for (const item of WORDS.need.items) entry('•', fill(item, measures));
  doc.y += 4;
  heading(WORDS.steps.heading);
  const steps = [firstStep(WORDS, chalk, told), ...WORDS.steps.items, WORDS.edge];
  for (const [i, text] of steps.entries()) entry(`${i + 1}.`, text);
}

function firstStep(
  { steps }: Content['stakeSheet']['STAKE_SHEET'],
  { stringFt, baseline }: ChalkOut,
  told: (feet: number) => string,
): string {
  const string = told(stringFt);
  if (!baseline) return fill(steps.loose, { string });
  const [a1, a2] = baseline.toA;
  const [b1, b2] = baseline.toB;
  const ends = { a1: told(a1), a2: told(a2), b1: told(b1), b2: told(b2) };
  return fill(steps[baseline.kind], { string, ...ends });
}

function drawAt(paper: PackPaper, { marks }: ChalkDrawing, x: number, y: number): void {
  const { doc } = paper;
  doc.save();
  doc.translate(x, y);
  drawMarks(paper, marks);
  doc.restore();
}
