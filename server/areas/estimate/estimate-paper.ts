import type { Content } from '#content/content.ts';
import { breakdown } from '#domain/estimate/breakdown.ts';
import type { PaperChoices } from '#domain/estimate/estimate-pdf.ts';
import { comparison } from '#domain/estimate/pricing.ts';
import { COLOURS } from '#domain/site/colours.ts';
import { dollarRange, lineRange } from '#domain/words/money.ts';
import { chosenFacts } from './chosen-facts.ts';
import { dayOf } from './paper-day.ts';
import { openPdfPage, type PdfPage } from './pdf-page.ts';

const { ink: INK, lagoon: LAGOON, foam: FOAM } = COLOURS;

// The estimate as a PDF: attached to the mail, and for download without giving an address.
export function estimatePaper(content: Content, choices: PaperChoices, on: Date): Promise<Buffer> {
  const paper = openPdfPage({ title: content.estimate.ESTIMATE_PAPER.title, on, content });
  letterhead(paper, content, on);
  pool(paper, content, choices);
  ranges(paper, content, choices);
  lines(paper, content, choices);
  leftOut(paper, content);
  nextSteps(paper, content);
  return paper.finish();
}

function letterhead({ doc, left, width, set, quiet, rule }: PdfPage, content: Content, on: Date) {
  const { ESTIMATE_PAPER: WORDS } = content.estimate;
  set('display', 17, LAGOON).text(content.brand.name, left, 50);
  quiet().text(`${WORDS.preparedOn} ${dayOf(content, on)}`, left, 56, { width, align: 'right' });
  rule(82, LAGOON, 1.2);
  set('display', 30).text(WORDS.title, left, 102);
  doc.y = 152;
}

function pool(paper: PdfPage, content: Content, choices: PaperChoices) {
  const { doc, left, width, set, quiet } = paper;
  paper.heading(content.estimate.ESTIMATE_PAPER.yourPool);
  const top = doc.y;
  const facts = chosenFacts(content, choices);
  facts.forEach(([label, value], index) => {
    const x = left + (index % 3) * (width / 3);
    const y = top + Math.floor(index / 3) * 34;
    quiet(8.5).text(label, x, y, { width: width / 3 - 12 });
    set('strong', 10).text(value, x, y + 11, { width: width / 3 - 12 });
  });
  doc.y = top + Math.ceil(facts.length / 3) * 34 + 14;
}

function ranges(paper: PdfPage, { estimate, prices }: Content, choices: PaperChoices) {
  const { COMPARISON, ESTIMATE_PAPER: WORDS } = estimate;
  const { doc, left, width, set, quiet } = paper;
  paper.heading(WORDS.ranges);
  const top = doc.y + 2;
  const { contractor, ownerBuilder, savings } = comparison(prices, choices);
  const boxes = [
    { words: COMPARISON.contractor, range: contractor },
    { words: COMPARISON.ownerBuilder, range: ownerBuilder },
    { words: COMPARISON.savings, range: savings },
  ];
  const gap = 12;
  const boxWidth = (width - 2 * gap) / 3;
  boxes.forEach(({ words, range }, index) => {
    const x = left + index * (boxWidth + gap);
    doc.rect(x, top, boxWidth, 72).fillColor(FOAM).fill();
    doc.rect(x, top, boxWidth, 2).fillColor(LAGOON).fill();
    set('strong', 9, LAGOON).text(words.title, x + 11, top + 11, { width: boxWidth - 22 });
    set('display', 14).text(dollarRange(range), x + 11, top + 27, { width: boxWidth - 16, lineBreak: false });
    quiet(8).text(words.note, x + 11, top + 51, { width: boxWidth - 22 });
  });
  doc.y = top + 92;
}

function lines(paper: PdfPage, { estimate, prices }: Content, choices: PaperChoices) {
  const WORDS = estimate.ESTIMATE_PAPER;
  const { doc, left, width, set, rule } = paper;
  paper.heading(WORDS.lines);
  const { contractor, ownerBuilder } = comparison(prices, choices);
  const columns = [left, left + width * 0.48, left + width * 0.74];
  const row = (cells: [string, string, string], strong: boolean) => {
    const y = doc.y;
    cells.forEach((cell, index) => {
      const cellWidth = index === 0 ? width * 0.48 - 8 : width * 0.26;
      set(strong ? 'strong' : 'text', 9.5).text(cell, columns[index], y, {
        width: cellWidth,
        align: index === 0 ? 'left' : 'right',
        lineBreak: false,
      });
    });
    rule(y + 16, strong ? INK : undefined, strong ? 0.8 : 0.5);
    doc.y = y + 22;
  };
  const { line, contractor: byContractor, ownerBuilder: byOwner } = WORDS.columns;
  row([line, byContractor, byOwner], true);
  for (const item of breakdown(prices, choices)) {
    row([item.label, lineRange(item.contractor), lineRange(item.ownerBuilder)], false);
  }
  row([WORDS.total, dollarRange(contractor), dollarRange(ownerBuilder)], true);
  doc.y += 4;
}

function leftOut(paper: PdfPage, { estimate: { ESTIMATE_PAPER: WORDS, LEFT_OUT } }: Content) {
  const { doc, left, width, set, quiet } = paper;
  doc.addPage();
  paper.heading(WORDS.leftOut);
  const column = width / 2 - 12;
  const top = doc.y + 2;
  LEFT_OUT.items.forEach(({ title, detail }, index) => {
    const x = left + (index % 2) * (column + 24);
    const y = top + Math.floor(index / 2) * 48;
    doc
      .rect(x, y + 1.5, 9, 9)
      .lineWidth(0.7)
      .strokeColor(INK)
      .stroke();
    set('strong', 10).text(title, x + 18, y, { width: column - 18 });
    quiet(9).text(detail, x + 18, y + 13, { width: column - 18 });
  });
  doc.y = top + Math.ceil(LEFT_OUT.items.length / 2) * 48 + 14;
}

function nextSteps(paper: PdfPage, { brand, estimate: { ESTIMATE_PAPER: WORDS } }: Content) {
  const { doc, left, width, set, quiet } = paper;
  paper.heading(WORDS.nextSteps);
  WORDS.steps.forEach((step, index) => {
    const y = doc.y + 4;
    set('display', 13, LAGOON).text(String(index + 1), left, y - 2, { width: 16 });
    set('text', 10.5).text(step, left + 22, y, { width: width - 22 });
  });
  doc.y += 18;
  const contact = doc.y;
  doc.rect(left, contact, width, 58).fillColor(FOAM).fill();
  set('strong', 10.5).text(WORDS.consultation, left + 14, contact + 13, { width: width - 28 });
  set('text', 10).text(`${brand.phone} · ${brand.email}`, left + 14, contact + 31, { width: width - 28 });
  doc.y = contact + 76;
  quiet(8).text(WORDS.smallPrint, left, doc.y, { width, lineGap: 1.5 });
}
