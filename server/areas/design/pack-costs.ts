import type { Content } from '#content/content.ts';
import { checklistFor } from '#domain/design/checklist.ts';
import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { saySiteWork } from '#domain/design/site-work-words.ts';
import { COLOURS } from '#domain/site/colours.ts';
import { dollars } from '#domain/words/money.ts';
import type { PdfPage } from '#server/areas/estimate/pdf-page.ts';
import { voiceOf } from '#server/voice.ts';
import { drawnFindings } from '#studio/figures/findings.ts';

const { ink: INK } = COLOURS;

// What it costs and how long it takes, what the rules say, and what has to be done.

export function money(paper: PdfPage, content: Content, design: Design) {
  const { designTool, prices } = content;
  const { SITE_WORK } = content.siteWork;
  const WORDS = designTool.DESIGN_PACK;
  const { doc, left, width, set, quiet, rule } = paper;
  const { lineItems, totalLow, totalHigh, siteWork } = estimateDesign(prices, design);
  paper.heading(WORDS.estimate);
  const shell = Math.round(lineItems.base * lineItems.sizeFactor);
  const rows: [string, string][] = [
    [`${WORDS.lines.base} (${dollars(lineItems.base)} × ${lineItems.sizeFactor.toFixed(2)})`, dollars(shell)],
    [WORDS.lines.features, dollars(lineItems.featuresCost)],
    [WORDS.lines.design, dollars(lineItems.design)],
    [WORDS.lines.permits, dollars(lineItems.permits)],
    ...(lineItems.siteWork
      ? [[SITE_WORK.label, dollars(lineItems.siteWork)] satisfies [string, string]]
      : []),
    [WORDS.lines.low, dollars(totalLow)],
    [WORDS.lines.contingency, dollars(lineItems.contingency)],
    [WORDS.lines.high, dollars(totalHigh)],
  ];
  for (const [label, value] of rows) {
    const y = doc.y;
    const strong = label === WORDS.lines.low || label === WORDS.lines.high;
    set(strong ? 'strong' : 'text', 10).text(label, left, y, { width: width * 0.7, lineBreak: false });
    set(strong ? 'strong' : 'text', 10).text(value, left, y, { width, align: 'right', lineBreak: false });
    rule(y + 13, strong ? INK : undefined);
    doc.y = y + 16.5;
  }
  if (siteWork) quiet(8.5).text(saySiteWork(SITE_WORK, siteWork, voiceOf(content)), left, doc.y, { width });
  quiet(8).text(WORDS.smallPrint, left, doc.y + 2, { width, lineGap: 1.5 });
  doc.y += 8;
}

const COLUMN_GAP = 24;
const TICK = 18;

type Item = { title: string; detail: string };
type List = {
  heading: string;
  items: readonly Item[];
  face: 'text' | 'strong';
  indent: number;
  small: number;
};

const HEADING = 28;
const GAP = { least: 5, most: 30 };
/** Two lists on a sheet of their own reach down to here. */
const FILLED = 0.8;

/** What the rules say, and what is to be ticked off: on one sheet, spread over it. */
export function advice(paper: PdfPage, { designTool, prices }: Content, design: Design): void {
  const { DESIGN_PACK } = designTool;
  const found = drawnFindings(prices, design).map(({ sentence, rule, source }) => ({
    title: sentence,
    detail: `${paper.say(rule)}. ${paper.say(source)}.`,
  }));
  const lists: List[] = [
    { heading: DESIGN_PACK.findings, items: found, face: 'text', indent: 0, small: 8.5 },
    {
      heading: DESIGN_PACK.checklist,
      items: checklistFor(design),
      face: 'strong',
      indent: TICK,
      small: 9,
    },
  ];
  const columns = lists.map((list) => inColumns(paper, list));
  const rows = columns.reduce((sum, { rows }) => sum + rows, 0);
  const words = columns.reduce((sum, { high }) => sum + high + HEADING, 0);
  paper.keepTogether(words + rows * GAP.least);
  const room = paper.doc.page.height * FILLED - paper.doc.y - words;
  const gap = Math.max(GAP.least, Math.min(GAP.most, room / rows));
  for (const { draw } of columns) draw(gap);
}

/** Two columns under a heading. */
function inColumns(paper: PdfPage, { heading, items: all, face, indent, small }: List) {
  const { doc, left, width, set, quiet } = paper;
  const column = (width - COLUMN_GAP) / 2;
  const room = { width: column - indent };
  const items = all.map(({ title, detail }) => {
    set(face, 10.5);
    const head = doc.heightOfString(title, room);
    quiet(small);
    return { title, detail, height: head + doc.heightOfString(detail, room) };
  });
  const rows = Math.ceil(items.length / 2);
  const sides = [items.slice(0, rows), items.slice(rows)];
  const high = Math.max(...sides.map((side) => side.reduce((sum, { height }) => sum + height, 0)));
  function draw(gap: number): void {
    paper.heading(heading);
    const top = doc.y;
    sides.forEach((side, i) => {
      const x = left + i * (column + COLUMN_GAP);
      let y = top;
      for (const { title, detail, height } of side) {
        if (indent > 0)
          doc
            .rect(x, y + 2, 8.5, 8.5)
            .lineWidth(0.7)
            .strokeColor(INK)
            .stroke();
        set(face, 10.5).text(title, x + indent, y, room);
        quiet(small).text(detail, x + indent, doc.y, room);
        y += height + gap;
      }
    });
    doc.y = top + high + rows * gap;
  }
  return { rows, high, draw };
}
