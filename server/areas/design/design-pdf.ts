import sharp from 'sharp';
import type { Content } from '#content/content.ts';
import { checklistFor } from '#domain/design/checklist.ts';
import { depthWords } from '#domain/design/depth-words.ts';
import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { saySiteWork } from '#domain/design/site-work-words.ts';
import { specsOf } from '#domain/design/specs.ts';
import type { Site } from '#domain/plot/site.ts';
import { COLOURS } from '#domain/site/colours.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { openPdfPage, type PdfPage } from '#server/areas/estimate/pdf-page.ts';
import { drawnFindings } from '#studio/figures/findings.ts';
import { drawPlan } from '#studio/plan/draw-plan.ts';
import { drawSitePlan } from '#studio/plan/site-plan.ts';
import { quantities } from './pack-quantities.ts';
import { drawOnPaper } from './paper-drawing.ts';

const { ink: INK, lagoon: LAGOON } = COLOURS;

// A design to print and pass round: the picture, the plan, the figures, what to do and what to mind.

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

type Pack = { content: Content; design: Design; picture: Buffer | null; link: string; on: Date };

export async function designPdf({ content, design, picture, link, on }: Pack): Promise<Buffer> {
  const { DESIGN_PACK: WORDS } = content.designTool;
  const paper = openPdfPage({ title: WORDS.title, on, brand: content.brand });
  const { doc, left, width, set, quiet, rule } = paper;
  set('display', 17, LAGOON).text(content.brand.name, left, 50);
  quiet().text(DAY.format(on), left, 56, { width, align: 'right' });
  rule(82, LAGOON, 1.2);
  set('display', 28).text(
    `${specsOf(design).style} pool, ${design.lengthFt} × ${design.widthFt} ft`,
    left,
    98,
    { width },
  );
  doc.y += 10;
  if (picture) {
    const height = (width * 9) / 16;
    // PDF knows JPEG, not WebP.
    doc.image(await sharp(picture).jpeg({ quality: 88 }).toBuffer(), left, doc.y, { width, height });
    doc.y += height + 6;
    quiet(8).text(WORDS.pictureNote, left, doc.y, { width });
  } else quiet(9).text(WORDS.noPicture, left, doc.y, { width });
  doc.y += 14;
  facts(paper, content, design);
  quiet(8.5).text(`${WORDS.link} ${link}`, left, doc.y + 4, { width, link });

  doc.addPage();
  paper.heading(WORDS.plan);
  const top = doc.y;
  doc.y =
    top +
    drawOnPaper(paper, drawPlan(design, 'wide', content.plotDrawing), {
      x: left,
      y: top,
      width,
      height: paper.bottom - top - 30,
    }) +
    10;
  quiet(8).text(WORDS.planNote, left, doc.y, { width });

  if (design.site) sitePage(paper, content, { ...design, site: design.site });

  doc.addPage();
  money(paper, content, design);
  quantities(paper, content, design);
  findings(paper, content, design);
  checklist(paper, WORDS.checklist, design);
  doc.y += 10;
  quiet(8).text(WORDS.smallPrint, left, doc.y, { width, lineGap: 1.5 });
  return paper.finish();
}

function sitePage(paper: PdfPage, { designTool, plotDrawing }: Content, design: Design & { site: Site }) {
  const { doc, left, width, quiet } = paper;
  const drawing = drawSitePlan(design, plotDrawing);
  doc.addPage();
  paper.heading(drawing.title);
  const top = doc.y;
  const room = paper.bottom - top - 14;
  doc.y = top + drawOnPaper(paper, drawing, { x: left, y: top, width, height: room }) + 2;
  // A ruler may be laid on it only where nothing had to be made smaller.
  if (drawing.feetPerInch !== null && (drawing.height * width) / drawing.width <= room)
    quiet(8).text(fill(designTool.DESIGN_PACK.siteScale, { feet: drawing.feetPerInch }), left, doc.y, {
      width,
    });
}

function facts({ doc, left, width, set, quiet }: PdfPage, { designTool, prices }: Content, design: Design) {
  const WORDS = designTool.DESIGN_PACK;
  const estimate = estimateDesign(prices, design);
  const rows: [string, string][] = [
    [WORDS.facts.size, `${design.lengthFt} × ${design.widthFt} ft`],
    [WORDS.facts.depth, depthWords(design)],
    [WORDS.facts.children, design.childFriendly ? 'Yes' : 'No'],
    [WORDS.facts.estimate, estimatedRange(estimate)],
    [WORDS.facts.weeks, `${estimate.timelineWeeks} weeks`],
    [WORDS.facts.deck, `${design.deck.charAt(0).toUpperCase()}${design.deck.slice(1)}, ${design.finish}`],
  ];
  const top = doc.y;
  rows.forEach(([label, value], index) => {
    const x = left + (index % 3) * (width / 3);
    const y = top + Math.floor(index / 3) * 34;
    quiet(8.5).text(label, x, y, { width: width / 3 - 12 });
    set('strong', 10.5).text(value, x, y + 11, { width: width / 3 - 12 });
  });
  doc.y = top + 72;
  quiet(8.5).text(WORDS.facts.features, left, doc.y, { width });
  set('strong', 10.5).text(
    design.features.length > 0 ? design.features.join(', ') : WORDS.facts.none,
    left,
    doc.y + 1,
    { width },
  );
  doc.y += 6;
}

function money(paper: PdfPage, { designTool, prices, siteWork: { SITE_WORK } }: Content, design: Design) {
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
    rule(y + 15, strong ? INK : undefined);
    doc.y = y + 20;
  }
  if (siteWork) quiet(8.5).text(saySiteWork(SITE_WORK, siteWork), left, doc.y, { width });
  doc.y += 8;
}

function findings(paper: PdfPage, { designTool, prices }: Content, design: Design) {
  const { doc, left, width, set, quiet } = paper;
  paper.heading(designTool.DESIGN_PACK.findings);
  for (const { sentence, rule, source } of drawnFindings(prices, design)) {
    paper.keepTogether(34);
    set('text', 10).text(sentence, left, doc.y, { width });
    quiet(8).text(`${rule}. ${source}.`, left, doc.y, { width });
    doc.y += 5;
  }
  doc.y += 6;
}

function checklist(paper: PdfPage, heading: string, design: Design) {
  const { doc, left, width, set, quiet } = paper;
  // A list of work is ticked off on one sheet.
  paper.keepTogether(checklistFor(design).length * 33 + 60);
  paper.heading(heading);
  for (const { title, detail } of checklistFor(design)) {
    paper.keepTogether(40);
    const y = doc.y;
    doc
      .rect(left, y + 2, 9, 9)
      .lineWidth(0.7)
      .strokeColor(INK)
      .stroke();
    set('strong', 10).text(title, left + 18, y, { width: width - 18 });
    quiet(9).text(detail, left + 18, doc.y, { width: width - 18 });
    doc.y += 5;
  }
}
